"""What is done by keys in Rattus Cartus only."""

from __future__ import annotations

from game.rattus_cartus.lang import N_
from game.ui.input.actions import CARDS, Action

GROUPS = [
    Action(f"group_{number}", N_("A card of group {number} (with Shift: all)"), CARDS, (key,), number=number)
    for number, key in enumerate("qweruijk", start=1)
]
CARD_GROUPS = tuple(action.id for action in GROUPS)  # of a hand, from left to right
KEYS = (
    *GROUPS,
    Action("best", N_("Choose the cards that fit best"), CARDS, ("m",)),
    Action("play_pass", N_("Play a Pass card"), CARDS, ("p",), answers=True),
)

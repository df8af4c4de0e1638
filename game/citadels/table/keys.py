"""What is done by keys in Citadels only."""

from __future__ import annotations

from game.citadels.lang import N_
from game.ui.input.actions import TURN, Action

KEYS = (
    Action("gold", N_("Take gold"), TURN, ("g",), answers=True),
    Action("cards", N_("Draw cards"), TURN, ("c",), answers=True),
    Action("income", N_("Take the income"), TURN, ("i",), answers=True),
    Action("ability", N_("Use the ability"), TURN, ("a",), answers=True),
    Action("use", N_("Use a district"), TURN, ("u",), answers=True),
    Action("use_other", N_("Use another district"), TURN, ("j",), answers=True),
)

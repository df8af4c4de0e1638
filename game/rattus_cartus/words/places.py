"""Where on the table an option is picked, and what a press on a thing may mean. No pygame here."""

from __future__ import annotations

from game.kernel.options import kind, value
from game.kernel.steps import Ask
from game.rattus_cartus.rules.state import View
from game.table.asking.spots import BUTTON, HAND, SEAT

BUILDING, NUN = "building", "nun"  # a building of the row by its slot, a card of the nun row by its position
KINDS = {BUILDING: ("supply", "enter"), NUN: ("look",), HAND: ("card",), SEAT: ("seat",)}
PLACES = {word: place for place, words in KINDS.items() for word in words}


def place(option: str, view: View) -> str:
    """Where an option is picked. What does not lie on the table becomes a button."""
    return PLACES.get(kind(option), BUTTON) if value(option) >= 0 else BUTTON


def wanted(place_: str, thing: int, ask: Ask) -> list[str]:
    """The options somebody may mean by a press on a thing that is not offered: asked of the rules for the reason."""
    offered = {kind(word) for word in ask.options}
    words = KINDS.get(place_, ())
    return [f"{word}:{thing}" for word in sorted(words, key=lambda word: word not in offered)]

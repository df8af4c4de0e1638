"""What F1 at the table is about: the question that waits, or whose turn it is. No pygame here.

Only what everybody before the screen may know anyway is told: of other people's questions the public title.
"""

from __future__ import annotations

from game.citadels.rules import CHARACTERS
from game.citadels.rules.state import View
from game.citadels.words.contents import question
from game.citadels.words.records import MENU
from game.kernel.steps import Ask

CALLING = "topic:calling"


def place_of_ask(ask: Ask, view: View) -> str:
    """The place in the rules about a question of the person before the screen."""
    if ask.step == MENU:
        return "topic:turn" if view.gathered else "section:gather"
    owner = ask.step.partition(".")[0]
    return question(ask.step).help or (f"card:{owner}" if owner in CHARACTERS else place_of_turn(view))


def place_of_turn(view: View) -> str:
    """The character that was called, or the phase."""
    if view.phase == "draft":
        return "topic:draft"
    return f"card:{view.box.setup.cast[view.rank - 1]}" if view.rank > 0 else CALLING

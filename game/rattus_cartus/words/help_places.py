"""What F1 at the table is about: the question that waits, or what is going on. No pygame here."""

from __future__ import annotations

from game.kernel.steps import Ask
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.contents import question

OF_PHASES = {"supply": "topic:supply", "enter": "topic:enter", "buildings": "topic:resolving", "over": "topic:scoring"}


def place_of_ask(ask: Ask, view: View) -> str:
    """The place in the rules about a question of the person before the screen."""
    if ask.step == "action.chosen" and view.slot >= 0:
        return f"card:{view.box.building_ids[view.building(view.slot)]}"
    return question(ask.step).help or place_of_phase(view)


def place_of_phase(view: View) -> str:
    return OF_PHASES.get(view.phase, "topic:game")

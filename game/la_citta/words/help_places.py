"""What F1 at the table is about: the question that waits, or what is going on. No pygame here."""

from __future__ import annotations

from game.kernel.steps import Ask
from game.la_citta.rules.state import View
from game.la_citta.words.contents import ANNOUNCED, QUESTIONS

OF_PHASES = {
    "placement": "topic:placing", "new_year": "topic:year", "voice": "topic:voices", "income": "topic:income",
    "growth": "topic:growth", "politics": "topic:politics", "reveal": "topic:wishes", "migration": "topic:migration",
    "demolition": "topic:demolition", "feeding": "topic:feeding", "year_end": "topic:year", "scoring": "topic:scoring",
    "over": "topic:scoring",
}  # fmt: skip


def place_of_ask(ask: Ask, view: View) -> str:
    """The place in the rules about a question of the person before the screen."""
    found = QUESTIONS.get(ask.step)
    return found.help if found is not None else place_of_phase(view)


def place_of_waiting(title: str, view: View) -> str:
    """The place about what somebody else is asked, by its public title."""
    return ANNOUNCED[title].help if title in ANNOUNCED else place_of_phase(view)


def place_of_phase(view: View) -> str:
    return OF_PHASES.get(view.phase, "topic:game")

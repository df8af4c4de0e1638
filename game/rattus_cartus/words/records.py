"""The records of the words of Rattus Cartus, and the kinds of its events for the log's filter. No pygame here."""

from __future__ import annotations

from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.names import Names
from game.table.records import Records, Register
from game.table.records import fact as other_of
from game.table.words import EventText, QuestionText

__all__ = [
    "ANNOUNCED", "CARDS", "EVENTS", "PLACES", "POINTS", "PROBLEMS", "QUESTIONS", "RATS", "Records", "announced",
    "other_of", "problem", "question", "told", "untold",
]  # fmt: skip
PLACES, CARDS, RATS, POINTS = "places", "cards", "rats", "points"

_REGISTER: Register[View, Names, QuestionText[View, Names], EventText[Names]] = Register(QuestionText, EventText)
QUESTIONS, EVENTS = _REGISTER.questions, _REGISTER.events
ANNOUNCED, PROBLEMS = _REGISTER.announcements, _REGISTER.problems
question, told, untold = _REGISTER.question, _REGISTER.told, _REGISTER.untold
announced, problem = _REGISTER.announced, _REGISTER.problem

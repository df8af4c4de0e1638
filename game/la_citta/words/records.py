"""The records of the words of La Città, and the kinds of its events for the log's filter. No pygame here."""

from __future__ import annotations

from game.la_citta.rules.state import View
from game.la_citta.words.names import Names
from game.table.records import Register, fact, nobody
from game.table.words import EventText, QuestionText

__all__ = [
    "ANNOUNCED", "CITIES", "EVENTS", "GOODS", "PEOPLE", "PROBLEMS", "QUESTIONS", "VOICES", "announced", "fact",
    "nobody", "problem", "question", "told", "untold",
]  # fmt: skip
CITIES, PEOPLE, GOODS, VOICES = "cities", "people", "goods", "voices"

_REGISTER: Register[View, Names, QuestionText[View, Names], EventText[Names]] = Register(QuestionText, EventText)
QUESTIONS, EVENTS = _REGISTER.questions, _REGISTER.events
ANNOUNCED, PROBLEMS = _REGISTER.announcements, _REGISTER.problems
question, told, untold = _REGISTER.question, _REGISTER.told, _REGISTER.untold
announced, problem = _REGISTER.announced, _REGISTER.problem

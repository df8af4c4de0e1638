"""The table of contents: every record of the words of Rattus Cartus, in the order of a round. No pygame here.

A record of a question or an event that no rule knows is an error.
"""

from __future__ import annotations

import game.rattus_cartus.rules.rattus_cartus  # noqa: F401  # all rules are there when the records are held against them
from game.kernel.steps import NAME_OF
from game.rattus_cartus.rules.event_shapes import SHAPES
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.records import ANNOUNCED, EVENTS, PROBLEMS, QUESTIONS

# Importing a file registers its records: in the order of a round.
# ruff: isort: off
from game.rattus_cartus.words import resolve  # noqa: F401
from game.rattus_cartus.words import round  # noqa: A004, F401
from game.rattus_cartus.words import actions  # noqa: F401

# ruff: isort: on
from game.table.words import QuestionText

__all__ = ["ANNOUNCED", "EVENTS", "PROBLEMS", "QUESTIONS", "question"]
UNKNOWN: QuestionText[View, Names] = QuestionText()


def question(step: str) -> QuestionText[View, Names]:
    """The record of a step; an empty one for a step that nobody wrote words for."""
    return QUESTIONS.get(step, UNKNOWN)


QUESTIONS.check({name.removeprefix("rattus_cartus/") for name in NAME_OF.values()})
EVENTS.check(SHAPES)

"""The table of contents: every record of the words of La Città, in the order of a year. No pygame here.

A record of a question or an event that no rule knows is an error.
"""

from __future__ import annotations

import game.la_citta.rules.la_citta  # noqa: F401  # all rules are there when the records are held against them
from game.kernel.steps import NAME_OF
from game.la_citta.rules.event_shapes import SHAPES
from game.la_citta.words.records import ANNOUNCED, EVENTS, PROBLEMS, QUESTIONS

# Importing a file registers its records: in the order of a game.
# ruff: isort: off
from game.la_citta.words import year  # noqa: F401
from game.la_citta.words import politics, sites  # noqa: F401

# ruff: isort: on

__all__ = ["ANNOUNCED", "EVENTS", "PROBLEMS", "QUESTIONS"]

QUESTIONS.check({name.removeprefix("la_citta/") for name in NAME_OF.values()})
EVENTS.check(SHAPES)

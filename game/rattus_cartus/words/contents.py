"""The table of contents: every record of the words of Rattus Cartus, in the order of a round. No pygame here.

A record of a question or an event that no rule knows is an error.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import game.rattus_cartus.rules.rattus_cartus  # noqa: F401  # all rules are there when the records are held against them
from game.kernel.steps import NAME_OF
from game.rattus_cartus.rules.event_shapes import SHAPES
from game.rattus_cartus.words.records import ANNOUNCED, EVENTS, PROBLEMS, QUESTIONS, Records

# Importing a file registers its records: in the order of a round.
# ruff: isort: off
from game.rattus_cartus.words import round, supply, enter, resolve, actions, ending  # noqa: A004, F401

# ruff: isort: on
from game.table.words import Question

__all__ = ["ANNOUNCED", "EVENTS", "PROBLEMS", "QUESTIONS", "question"]
UNKNOWN = Question()


def question(step: str) -> Question:
    """The record of a step; an empty one for a step that nobody wrote words for."""
    return QUESTIONS.get(step, UNKNOWN)


def check(records: Records[Any], known: Collection[str]) -> None:
    """Raises ValueError for a record of something that there is not."""
    wrong = [key for key in records if key not in known]
    if wrong:
        raise ValueError(f"There are words for the {records.sort} '{wrong[0]}', but no rule knows it.")


check(QUESTIONS, {name.removeprefix("rattus_cartus/") for name in NAME_OF.values()})
check(EVENTS, SHAPES)

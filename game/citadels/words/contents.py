"""The table of contents: every record of the words of Citadels, in the rulebook's order. No pygame here.

A new character or district adds its file here. A record of a question or an event that no rule knows is an error.
"""

from __future__ import annotations

import game.citadels.rules.citadels  # noqa: F401  # all rules are there when the records are held against them
from game.citadels.rules.event_shapes import SHAPES
from game.citadels.words.records import (
    ABILITIES,
    ANNOUNCED,
    COSTS,
    EVENTS,
    INCOMES,
    PROBLEMS,
    QUESTIONS,
    SYMBOLS,
    WAYS,
    QuestionText,
)  # fmt: skip
from game.kernel.steps import NAME_OF

# Importing a file registers its records: in the rulebook's order.
# ruff: isort: off
from game.citadels.words import goods  # noqa: F401
from game.citadels.words import turn  # noqa: F401
from game.citadels.words.characters import assassin, witch, magistrate  # noqa: F401
from game.citadels.words.characters import thief, spy, blackmailer  # noqa: F401
from game.citadels.words.characters import magician, wizard, seer  # noqa: F401
from game.citadels.words.characters import king, emperor, patrician  # noqa: F401
from game.citadels.words.characters import bishop, abbot, cardinal  # noqa: F401
from game.citadels.words.characters import merchant  # noqa: F401
from game.citadels.words.characters import architect, navigator, scholar  # noqa: F401
from game.citadels.words.characters import warlord, diplomat, marshal  # noqa: F401
from game.citadels.words.characters import queen, artist, tax_collector  # noqa: F401
from game.citadels.words import districts  # noqa: F401
# ruff: isort: on

__all__ = [
    "ABILITIES", "ANNOUNCED", "COSTS", "EVENTS", "INCOMES", "PROBLEMS", "QUESTIONS", "SYMBOLS", "WAYS", "question",
]  # fmt: skip
UNKNOWN = QuestionText()


def question(step: str) -> QuestionText:
    """The record of a step; an empty one for a step that nobody wrote words for."""
    return QUESTIONS.get(step, UNKNOWN)


QUESTIONS.check({name.rpartition("/")[2] for name in NAME_OF.values()})
EVENTS.check(SHAPES)

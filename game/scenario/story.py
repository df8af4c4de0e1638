"""A scenario as it was read: every name in it is known, nothing is checked against the rules yet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

SEATS = tuple("ABCDEFGH")

Value = Any  # of a result, in the game's own form


class Refused(Exception):
    """The position is not allowed: the card or rule at fault, why, and where the scenario says so."""

    def __init__(self, word: str, why: str, line: int) -> None:
        super().__init__(why)
        self.word, self.why, self.line = word, why, line


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice as a person writes it, and everything it can mean: each reading is (what, name, more).

    'keep' is a district and a decision, so a text can have several readings; the question tells which is meant.
    """

    text: str
    readings: tuple[tuple[str, str, str], ...]
    line: int


@dataclass(frozen=True, slots=True)
class Expected:
    """One thing a result says: 'gold' of a seat, or without a seat something of the table ('deck.top')."""

    line: int
    word: str
    value: Value
    seat: int | None = None


@dataclass(slots=True)
class Step:
    """One entry of `play`: choices of one seat one after another, or `asked`, or `check`, with what it says about the
    question that follows."""

    line: int
    seat: int | None = None
    choices: list[Choice] = field(default_factory=list)
    optional: bool = False
    asked: int | None = None
    offered: list[Choice] = field(default_factory=list)
    only_offered: list[Choice] | None = None
    not_offered: list[tuple[Choice, str | None]] = field(default_factory=list)
    check: list[Expected] = field(default_factory=list)

    @property
    def looks(self) -> bool:
        """Whether it says anything about the question that follows."""
        return bool(self.offered or self.not_offered or self.only_offered is not None)


@dataclass(slots=True)
class Scenario:
    """One whole scenario. `setting` is the position in the words of its game (`ScenarioLanguage.read`).

    A puzzle ends with a question instead of a result: `best` are the answers that are right there, `why` says why.
    """

    file: str
    line: int
    name: str
    game: str
    setting: Any = None
    rulings: list[str] = field(default_factory=list)
    play: list[Step] = field(default_factory=list)
    then: list[Expected] = field(default_factory=list)
    best: list[Choice] = field(default_factory=list)
    why: str = ""

    @property
    def refused(self) -> Expected | None:
        """The result that says that the position itself is not allowed."""
        return next((e for e in self.then if e.word == "refused"), None)

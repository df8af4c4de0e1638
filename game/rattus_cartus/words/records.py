"""How words are registered: one record for each question, event, announcement and reason, in the file of its phase.

`contents` lists these files in the order of a round; whoever needs a record reads it there. No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.names import Names
from game.table import words
from game.table.words import NOBODY, Prompt

T = TypeVar("T")
Writer = Callable[[Ask, View, Names], Prompt]
Teller = Callable[[Facts, Names], str | None]
Announcer = Callable[[str, View, Names], Prompt]  # the name of who is asked
Why = Callable[[str, View, Names], str]  # of one option; "" where the plain sentence says it
Remarks = Callable[[Facts], list[tuple[int, str]]]

PLACES, CARDS, RATS, POINTS = "places", "cards", "rats", "points"  # kinds of events, for the log's filter


@dataclass(frozen=True)
class Told(words.Told):
    """What an event means to people."""

    remarks: Remarks | None = None  # who might say something about it, and on which occasion
    still: str = ""  # why nothing moves on the table for it
    trails: bool = False  # without words it follows from the event before


@dataclass(frozen=True)
class Announced:
    """What the others read while somebody is asked something of this public title."""

    prompt: Announcer
    help: str


@dataclass(frozen=True)
class Refused:
    """Why something cannot be done: the plain sentence, and a writer for where more can be said."""

    sentence: str
    writer: Why | None = None


class Records(dict[str, T]):
    """The records of one sort by their keys."""

    def __init__(self, sort: str) -> None:
        super().__init__()
        self.sort = sort

    def add(self, key: str, record: T) -> None:
        """Raises ValueError for a key that is there already."""
        if key in self:
            raise ValueError(f"There are two records of the {self.sort} '{key}': one is enough.")
        self[key] = record


QUESTIONS = Records[words.Question]("question")  # by the short name of the step
EVENTS = Records[Told]("event")
ANNOUNCED = Records[Announced]("announcement")  # by the public title
PROBLEMS = Records[Refused]("problem")


def question(step: str, **meaning: Any) -> Callable[[Writer], Writer]:
    """On the writer of a question's prompt, with whatever else the question means (`game.table.words.Question`).
    `labels` go by the kind of an option."""

    def register(writer: Writer) -> Writer:
        QUESTIONS.add(step, words.Question(prompt=writer, **meaning))
        return writer

    return register


def told(word: str, **meaning: Any) -> Callable[[Teller], Teller]:
    """On the teller of an event, with whatever else the event means (`Told`)."""

    def register(teller: Teller) -> Teller:
        EVENTS.add(word, Told(sentence=teller, **meaning))
        return teller

    return register


def untold(word: str, **meaning: Any) -> None:
    """An event that others tell already, or that only moves the game on."""
    EVENTS.add(word, Told(**meaning))


def announced(title: str, help: str) -> Callable[[Announcer], Announcer]:  # noqa: A002  # named like the field
    """On the writer of what the others read meanwhile."""

    def register(writer: Announcer) -> Announcer:
        ANNOUNCED.add(title, Announced(writer, help))
        return writer

    return register


def problem(word: str, sentence: str) -> Callable[[Why], Why]:
    """Why something cannot be done, as the end of a sentence; as a decorator on the writer of one that says more."""
    PROBLEMS.add(word, Refused(sentence))

    def register(writer: Why) -> Why:
        PROBLEMS[word] = Refused(sentence, writer)
        return writer

    return register


def other_of(fact: str) -> Callable[[Facts], int]:
    """Who loses by an event: the player in this fact."""
    return lambda facts: int(facts.get(fact, NOBODY))

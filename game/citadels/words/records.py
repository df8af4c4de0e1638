"""How words are registered: one record for each question, event, announcement and reason, in the file of its card.

`contents` lists these files in the rulebook's order; whoever needs a record reads it there. No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.kernel.events import Facts
from game.kernel.steps import Ask, Problem
from game.table import words
from game.table.words import NOBODY, Prompt

T = TypeVar("T")
Writer = Callable[[Ask, View, Names], Prompt]
Teller = Callable[[Facts, Names], str | None]
Announcer = Callable[[str, View, Names], Prompt]  # the name of who is asked
Maker = Callable[[str, Ask, View, Names], str]  # the words of one option
Why = Callable[[str, View, Names], str]  # of one option; "" where the plain sentence says it
Remarks = Callable[[Facts], list[tuple[int, str]]]

BUILDING, GOODS, ATTACKS = "building", "goods", "attacks"  # kinds of events, for the log's filter
MENU = "turn.chosen"


@dataclass(frozen=True)
class Question(words.Question):
    """What a step that asks means to people. `labels` also name bare words ("pass") and get {card}, {name} and {gold}
    or {character}, as the kind of the option needs."""

    reasons: Mapping[Problem, str] = field(default_factory=dict)  # where a problem means something special here
    any_city: bool = False  # a district of any city may be meant
    price: Callable[[int, View, Facts], int | None] | None = None  # what a district costs here: card, View, memo
    leads_to: Callable[[str, View], str] | None = None  # what an option brings that no figure shows


@dataclass(frozen=True)
class Told(words.Told):
    """What an event means to people."""

    aside: str = ""  # what its secret target hears besides
    message: str = ""  # and reads in the middle of the table, as a {character}
    remarks: Remarks | None = None  # who might say something about it, and on which occasion
    still: str = ""  # why nothing moves on the table for it
    trails: Callable[[Facts], bool] | None = None  # whether, without words, it follows from the event before


@dataclass(frozen=True)
class Announced:
    """What the others read while somebody is asked something of this public title."""

    prompt: Announcer
    help: str


@dataclass(frozen=True)
class Refused:
    """Why something cannot be done: the plain sentence, and a writer for where numbers help."""

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


QUESTIONS = Records[Question]("question")  # by the short name of the step
EVENTS = Records[Told]("event")
ANNOUNCED = Records[Announced]("announcement")  # by the public title
PROBLEMS = Records[Refused]("problem")
ABILITIES = Records[str | Callable[[View], str]]("ability")  # by character: the button that uses it
INCOMES = Records[Callable[[int], str]]("income")  # by character: the button that collects it, for those without gold
WAYS = Records[str | Maker]("way to pay")  # the button that builds a {card} in this way
COSTS = Records[int]("cost")  # by district: the gold for using it
SYMBOLS = Records[str]("symbol")


def question(step: str, **meaning: Any) -> Callable[[Writer], Writer]:
    """On the writer of a question's prompt, with whatever else the question means (`Question`)."""

    def register(writer: Writer) -> Writer:
        QUESTIONS.add(step, Question(prompt=writer, **meaning))
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
    """Why something cannot be done, as the end of a sentence; as a decorator on the writer of one with numbers."""
    PROBLEMS.add(word, Refused(sentence))

    def register(writer: Why) -> Why:
        PROBLEMS[word] = Refused(sentence, writer)
        return writer

    return register


def ability(character: str, label: str | Callable[[View], str]) -> None:
    """What the button says that uses a character's ability."""
    ABILITIES.add(character, label)


def income(character: str, label: Callable[[int], str]) -> None:
    """What the button says that collects a character's income, where it is not simply gold."""
    INCOMES.add(character, label)


def paid_by(way: str, label: str | Maker) -> None:
    """What the button says that builds a card and pays for it in another way than with gold."""
    WAYS.add(way, label)


def costs(district: str, gold: int) -> None:
    """What using a district costs."""
    COSTS.add(district, gold)


def symbol(key: str, sentence: str) -> None:
    """What a symbol on the table stands for."""
    SYMBOLS.add(key, sentence)


def unless_own(fact: str) -> Callable[[Facts], int]:
    """Who loses by an event: the player in this fact, unless it is the own one of whoever acts."""
    return lambda facts: int(facts[fact]) if facts[fact] != facts["seat"] else NOBODY

"""How words are registered: one record for each question, event, announcement and reason, in the file of its card.

`contents` lists these files in the rulebook's order; whoever needs a record reads it there. No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.kernel.events import Facts
from game.kernel.steps import Ask, Problem
from game.table import words
from game.table.records import Records, Register
from game.table.words import NOBODY

Maker = Callable[[str, Ask, View, Names], str]  # the words of one option

BUILDING, GOODS, ATTACKS = "building", "goods", "attacks"  # kinds of events, for the log's filter
MENU = "turn.chosen"


@dataclass(frozen=True)
class QuestionText(words.QuestionText[View, Names]):
    """What a step that asks means to people. `labels` also name bare words ("pass") and get {card}, {name} and {gold}
    or {character}, as the kind of the option needs."""

    reasons: Mapping[Problem, str] = field(default_factory=dict)  # where a problem means something special here
    any_city: bool = False  # a district of any city may be meant
    price: Callable[[int, View, Facts], int | None] | None = None  # what a district costs here: card, View, memo
    leads_to: Callable[[str, View], str] | None = None  # what an option brings that no figure shows


@dataclass(frozen=True)
class EventText(words.EventText[Names]):
    """What an event means to people."""

    aside: str = ""  # what its secret target hears besides
    message: str = ""  # and reads in the middle of the table, as a {character}


_REGISTER: Register[View, Names, QuestionText, EventText] = Register(QuestionText, EventText)
QUESTIONS, EVENTS = _REGISTER.questions, _REGISTER.events
ANNOUNCED, PROBLEMS = _REGISTER.announcements, _REGISTER.problems
question, told, untold = _REGISTER.question, _REGISTER.told, _REGISTER.untold
announced, problem = _REGISTER.announced, _REGISTER.problem
ABILITIES = Records[str | Callable[[View], str]]("ability")  # by character: the button that uses it
INCOMES = Records[Callable[[int], str]]("income")  # by character: the button that collects it, for those without gold
WAYS = Records[str | Maker]("way to pay")  # the button that builds a {card} in this way
COSTS = Records[int]("cost")  # by district: the gold for using it
SYMBOLS = Records[str]("symbol")


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

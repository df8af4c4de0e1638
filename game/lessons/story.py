"""A tutorial as it was read: every name in it is known, nothing is checked against the rules yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.content.text import Text
from game.scenario.story import SEATS, Choice

MOST_WORDS = 40  # of what a lesson says, in each language
LONGEST_TITLE, LONGEST_PITCH = 32, 160  # letters there is room for on the screen of choice
MOST_LESSONS = 40
OTHERWISE = "other"  # in `wrong`: whatever has no sentence of its own

QUESTION, HAND, LOG, READER, BUTTONS = "question", "hand", "log", "reader", "buttons"
SEAT, CARD, ANSWER = "seat", "card", "answer"  # these need to be told which one
PARTS = {
    QUESTION: "the parchment with the question and its buttons",
    HAND: "the own cards",
    LOG: "the log",
    READER: "the panel in which a card is read",
    BUTTONS: "the small buttons in the corner",
}
ITEMS = {
    SEAT: "everything of a player: `seat B`",
    CARD: "a card that lies in sight, by its id, and if need be whose it is: `card tavern`, `card keep of B`",
    ANSWER: "where something can be answered, in the words of the game: `answer build tavern`",
}


@dataclass(frozen=True, slots=True)
class Light:
    """Something on the table that is lit. `word` is one of PARTS, ITEMS or of the stage's `lights`; `name` the card,
    `seat` whose it is (-1: not said), `choice` what can be answered there."""

    line: int
    word: str
    name: str = ""
    seat: int = -1
    choice: Choice | None = None

    def __str__(self) -> str:
        words = " ".join(filter(None, (self.word, self.choice.text if self.choice else self.name)))
        owner = f" of {SEATS[self.seat]}" if self.seat >= 0 and self.word != SEAT else ""
        return f"{words} {SEATS[self.seat]}" if self.word == SEAT else words + owner


@dataclass(frozen=True, slots=True)
class Other:
    """What another seat answers; `optional`: only where it is asked and can."""

    seat: int
    choice: Choice
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Pause:
    """An event of what follows from a lesson at which the telling waits: `at` is its word in the game's log."""

    line: int
    at: str
    says: Text
    light: tuple[Light, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson. It ends with an answer (one of `until`; until then only those `allowed` count) or, with `all`, when
    every allowed one was given once; if nothing is allowed, with a look at something. Then the `others` answer, and the
    next one begins. What all that brings is told at once but for the `pauses`."""

    line: int
    id: str
    says: Text
    light: tuple[Light, ...] = ()
    allowed: tuple[Choice, ...] = ()
    until: tuple[Choice, ...] = ()
    all: bool = False
    look: Light | None = None
    others: tuple[Other, ...] = ()
    pauses: tuple[Pause, ...] = ()
    wrong: Mapping[str, Text] = field(default_factory=dict)

    def corrects(self, said: str) -> Text | None:
        """What is said to somebody who wants this instead, in the words of the game ("build tavern"); the most fitting
        sentence there is."""
        words = said.split()
        for count in range(len(words), 0, -1):
            if found := self.wrong.get(" ".join(words[:count])):
                return found
        return self.wrong.get(OTHERWISE)


@dataclass(frozen=True, slots=True)
class Tutorial:
    """A whole tutorial. `setting` is the position in the words of its game (`Stage.read`), `you` the seat of the
    person, `names` are those of other seats."""

    file: str
    line: int
    game: str
    id: str
    title: Text
    pitch: Text
    minutes: int
    setting: Any
    you: int = 0
    players: int = 4
    names: Mapping[int, str] = field(default_factory=dict)
    lessons: tuple[Lesson, ...] = ()

    @property
    def key(self) -> str:
        """By which its progress is kept: no other tutorial of any game has it."""
        return f"{self.game}/{self.id}"

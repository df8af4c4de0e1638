"""An answer of several questions that is put together on the table before any of them is answered. No pygame here.

While a plan is open its presses choose and put back, and only its own button sends the answers, one after the other,
through the gate that every answer goes through. A game without such questions has none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.kernel.steps import Ask
from game.table.asking.mark import Mark
from game.table.asking.marks import Marks
from game.table.asking.spots import Offers, Spot
from game.table.asking.things import Choice
from game.table.names import Names
from game.table.words import Prompt

Next = tuple[str, int] | str


class Desk(Protocol):
    """What a plan may ask of what it lies on: the table before the screen, or the page of a seat that is away."""

    @property
    def offers(self) -> Offers | None:
        """What can be answered now, and where."""
        ...

    @property
    def ask(self) -> Ask | None:
        """The question of the moment, which may be ahead of what is shown."""
        ...

    @property
    def selected(self) -> Spot | None: ...

    @property
    def marks(self) -> Marks: ...

    @property
    def names(self) -> Names: ...

    def refuse(self, place: str, thing: int, why: str) -> None:
        """Say why not, as the end of a sentence."""

    def give(self, option: str) -> bool:
        """Give an answer; False if it is refused."""
        ...

    def act(self, act: Callable[[], bool]) -> None:
        """Give answers and show what came of them."""


class Plan:
    """The plan of a game that has none; to be overridden. What is None (or False) is as it would be without a plan."""

    def asked_anew(self) -> None:
        """Another question: nothing is chosen, unless it is one that was taken back."""

    def mark(self, place: str, thing: int) -> Mark | None:
        """How a thing stands to what is planned."""
        return None

    def tip(self, place: str, thing: int) -> str | None:
        """What a press on it leads to, or why it cannot be chosen, as marked-up text."""
        return None

    def pick(self, place: str, thing: int) -> bool:
        """A press on a thing: whether it was for the plan."""
        return False

    def drop(self, card: int, at: tuple[float, float]) -> bool:
        """A card of the hand was let go there: whether it was for the plan."""
        return False

    def does(self, place: str, thing: int) -> str | None:
        """What such a press does now, in words that are compared: another word, another act."""
        return None

    def said(self) -> tuple[Prompt, list[Choice]] | None:
        """The words and buttons of the prompt."""
        return None

    def press(self, name: str) -> bool:
        """A button of the prompt: whether it was the plan's."""
        return False

    def explain(self, name: str) -> str | None:
        """What such a button leads to, in plain words."""
        return None

    def key(self, action: str, *, shift: bool) -> bool:
        """An action of a key (one of `keys`), with Shift or without: whether it was used."""
        return False

    keys: tuple[str, ...] = ()  # the actions it listens to before anybody else does

    def let_go(self) -> bool:
        """Esc: whether there was something to let go of."""
        return False

    def counted(self) -> tuple[int, int]:
        """How many things of a group are chosen, and how many there must be (0: as many as one likes)."""
        return 0, 0

    def toward(self, wanted: Sequence[Sequence[str]]) -> Next | None:
        """What is to be pressed next so that one answer out of each of these is given, now or in the questions that
        follow: a place and a thing of the table, or a button of the prompt. None where nothing is planned."""
        return None

    def began_before(self, ask: Ask) -> bool:
        """Whether this question is in the middle of what is planned: whoever takes back goes on to its beginning."""
        return False


NO_PLAN = Plan()

"""How each question of a game comes about, declared beside the step that answers it.

Two ask that: a loaded game, whose waiting question is put once more and compared, and a sampled world, in which the
question of another seat is put anew. It is for games whose state tells everything about a waiting question, so that
both need nothing but who is asked and what waits below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from game.kernel.steps import NAME_OF, SHORT, Seat, StackData, public_title

G = TypeVar("G", bound=StackData)


class Unfit(ValueError):
    """The question could not have been put in this state."""


def need(*facts: object) -> None:
    """Raises Unfit unless all of them hold."""
    if not all(facts):
        raise Unfit


def waits(g: StackData, step: str) -> list[int]:
    """The seats for which this step waits, the next one first."""
    return [frame[1] for frame in reversed(g.stack) if len(frame) == 2 and SHORT.get(frame[0]) == step]


class Asked(Generic[G]):
    """The questions of one game."""

    def __init__(self) -> None:
        self.questions: dict[str, list[Callable[[G, Seat], None]]] = {}
        """By the name in full of the step that answers: the ways to it."""
        self._by_title: dict[str, list[Callable[[G, Seat], None]]] = {}

    def question(self, step: Callable[..., object], again: Callable[[G, Seat], None]) -> None:
        """Declares a way in which the question comes about that this step answers. `again` raises Unfit where it
        cannot."""
        self.questions.setdefault(NAME_OF[step], []).append(again)
        ways = self._by_title.setdefault(public_title(NAME_OF[step]), [])
        if again not in ways:
            ways.append(again)

    def put_anew(self, g: G, title: str, seat: Seat) -> None:
        """Puts the question of this public title to a seat. Raises Unfit if there is none."""
        for again in self._by_title.get(title, ()):
            try:
                again(g, seat)
            except Unfit:
                continue
            return
        raise Unfit(title)

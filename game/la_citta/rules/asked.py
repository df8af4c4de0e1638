"""How each question comes about, declared beside the step that answers it.

Two ask that: a loaded game, whose waiting question is put once more and compared (`check_stack`), and a sampled world,
in which the question of another seat is put anew (`determinize`). The state tells everything about a waiting question,
so both need nothing but who is asked and what waits below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kernel.steps import NAME_OF, SHORT, Seat, public_title
from game.la_citta.rules.state import Game

Again = Callable[[Game, Seat], None]

QUESTIONS: dict[str, list[Again]] = {}  # by the name in full of the step that answers: the ways to it
BY_TITLE: dict[str, list[Again]] = {}  # what a question of this public title can be


class Unfit(ValueError):
    """The question could not have been put in this state."""


def need(*facts: object) -> None:
    """Raises Unfit unless all of them hold."""
    if not all(facts):
        raise Unfit


def question(step: Callable[..., Any], again: Again) -> None:
    """Declares a way in which the question comes about that this step answers. `again` raises Unfit where it cannot."""
    QUESTIONS.setdefault(NAME_OF[step], []).append(again)
    ways = BY_TITLE.setdefault(public_title(NAME_OF[step]), [])
    if again not in ways:
        ways.append(again)


def put_anew(g: Game, title: str, seat: Seat) -> None:
    """Puts the question of this title to a seat. Raises Unfit if there is none."""
    for again in BY_TITLE.get(title, ()):
        try:
            again(g, seat)
        except Unfit:
            continue
        return
    raise Unfit(title)


def waits(g: Game, step: str) -> list[int]:
    """The seats for which this step waits, the next one first."""
    return [frame[1] for frame in reversed(g.stack) if len(frame) == 2 and SHORT.get(frame[0]) == step]

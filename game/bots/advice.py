"""Advice on a decision: the same searcher as the computer players', asked from a person's own View or about a game
that is over. Plain data in, plain data out, so that it works in the worker process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Protocol

from game.kernel.steps import Ask

Kind = Literal["decide", "judge", "beliefs"]


class _Judge(Protocol):
    def __call__(self, view: Any, ask: Ask, seed: int, level: str, chosen: str = "") -> dict[str, Any]: ...


Believe = Callable[[Any, Ask, int, str], dict[str, Any]]


def judged(game: str, view: Any, ask: Ask, seed: int, level: str, chosen: str = "") -> dict[str, Any]:
    """What the options are worth, best first (see the game's own module). Raises ValueError for a game without it."""
    judge, _beliefs = _of(game)
    return judge(view, ask, seed, level, chosen)


def beliefs(game: str, view: Any, ask: Ask, seed: int, level: str) -> dict[str, Any]:
    """What a computer player of this level believed. Raises ValueError for a game that knows no such thing."""
    return _of(game)[1](view, ask, seed, level)


def _of(game: str) -> tuple[_Judge, Believe]:
    if game != "citadels":
        raise ValueError(f"There is no advice for the game '{game}'.")
    from game.citadels.bot import advice

    return advice.judged, advice.beliefs

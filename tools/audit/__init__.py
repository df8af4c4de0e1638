"""Detectors of visible blunders: what a person who looks on would call a mistake, by exact rules, game by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from game.kernel.steps import Ask, Seat

OF_GAME = {game: f"tools.audit.{game}" for game in ("citadels", "rattus_cartus", "la_citta")}


class Moment(NamedTuple):
    """One answer: the state before it (never changed), what its seat sees, what it was asked and what it chose."""

    state: Any
    view: Any
    ask: Ask
    chosen: str

    @property
    def me(self) -> Seat:
        return self.ask.seat


class Finding(NamedTuple):
    """A blunder: which detector, and what happened."""

    detector: str
    text: str


Detector = Callable[[Moment], list[Finding]]


def detectors(game: str) -> Mapping[str, str]:
    """Detector -> what it finds, in a sentence; none for a game that has none."""
    found: Mapping[str, str] = import_module(OF_GAME[game]).DETECTORS if game in OF_GAME else {}
    return found


def watcher(game: str) -> Detector:
    """Looks at the answers of one game in their order, and reports every visible blunder."""
    if game not in OF_GAME:
        return lambda moment: []
    found: Detector = import_module(OF_GAME[game]).watcher()
    return found

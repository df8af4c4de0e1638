"""Rules that are slow or deadly to find, and bots that hang or end their process: for the worker's tests alone.

A spawned worker finds the functions here by name. The bots are put in place of a level inside the worker only.
"""

from __future__ import annotations

import os
import time
from typing import Any

from game.bots import worker
from game.kernel.rules import SomeRules
from game.kernel.steps import Ask
from tests.games.hidden_numbers import rules as toy_game


class Hanging:
    """Thinks for ever."""

    needs_view = False

    def decide(self, view: Any, ask: Ask) -> str:
        while True:
            time.sleep(0.01)


class Deadly:
    """Ends the process it thinks in, without a word."""

    needs_view = False

    def decide(self, view: Any, ask: Ask) -> str:
        os._exit(3)


def _every_bot_is(bot: Any) -> None:
    """In this process, which is a worker."""
    vars(worker)["make_bot"] = lambda *_: bot


def with_hanging_bots(name: str) -> SomeRules:
    """The small game; in this process every bot hangs from now on."""
    _every_bot_is(Hanging())
    return toy_game.find_rules(name)


def with_deadly_bots(name: str) -> SomeRules:
    """The small game; in this process every bot ends it."""
    _every_bot_is(Deadly())
    return toy_game.find_rules(name)


def citadels_hanging(name: str) -> SomeRules:
    """Citadels; every bot of this process hangs."""
    from game import catalog

    _every_bot_is(Hanging())
    return catalog.rules(name)


def citadels_with_deadly_experts(name: str) -> SomeRules:
    """Citadels; an `expert` ends this process, all others play."""
    from game import bots, catalog

    def make(level: str, seed: int, game: str = "citadels") -> Any:
        return Deadly() if level.startswith("expert") else bots.make_bot(level, seed, game)

    vars(worker)["make_bot"] = make
    return catalog.rules(name)

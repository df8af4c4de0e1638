"""Which rulings of a game (docs/rules/) are proved: markers of tests, and what really ran.

A test function is marked `@ruling(57)`; a scenario says `rulings: [CIT-57]`. A number in a comment proves nothing.
"""

from __future__ import annotations

import ast
import functools
import inspect
import textwrap
from collections.abc import Callable
from typing import ParamSpec

from game.scenario import Scenario

P = ParamSpec("P")

RAN: dict[str, set[str]] = {}  # what ran to its end in this test, with the rulings it proves: 'CIT-57'


class Rulings:
    """The rulings of one game, `prefix`-1 to `prefix`-`count`; its tests are in tests/`game`."""

    def __init__(self, game: str, prefix: str, count: int) -> None:
        self.game, self.prefix = game, prefix
        self.all = range(1, count + 1)
        self.marked: dict[str, tuple[int, ...]] = {}  # tests by 'module::name' with the rulings they are marked with

    def name(self, number: int) -> str:
        """'CIT-57'."""
        return f"{self.prefix}-{number}"

    def ruling(self, *numbers: int) -> Callable[[Callable[P, None]], Callable[P, None]]:
        """Mark a test as the proof of rulings; it counts once it has run to its end without a failure."""

        def mark(test: Callable[P, None]) -> Callable[P, None]:
            name = f"{test.__module__}::{test.__qualname__}"
            unknown = [number for number in numbers if number not in self.all]
            if unknown or not numbers:
                raise ValueError(f"{name} is marked with {unknown or 'no ruling'}; rulings are 1 to {self.all[-1]}")
            if not asserts(test):
                raise ValueError(f"{name} asserts nothing, so it proves no ruling")
            self.marked[name] = numbers

            @functools.wraps(test)
            def proof(*args: P.args, **kwargs: P.kwargs) -> None:
                test(*args, **kwargs)
                RAN[name] = {self.name(number) for number in numbers}

            return proof

        return mark

    def of(self, scenario: Scenario) -> set[int]:
        """The numbers a scenario shows."""
        return {int(text.removeprefix(f"{self.prefix}-")) for text in scenario.rulings}


CITADELS = Rulings("citadels", "CIT", 136)
RATTUS_CARTUS = Rulings("rattus_cartus", "RAT", 66)
LA_CITTA = Rulings("la_citta", "CITTA", 70)
GAMES = (CITADELS, RATTUS_CARTUS, LA_CITTA)


def asserts(test: Callable[..., None]) -> bool:
    """Whether the test's own body asserts anything, or expects an exception."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(test)))
    return any(isinstance(node, ast.Assert) or _is_raises(node) for node in ast.walk(tree))


def _is_raises(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "raises"


def says_something(scenario: Scenario) -> bool:
    """Whether a scenario checks anything at all: a result, an offer, or who is asked."""
    return bool(scenario.then) or any(step.looks or step.check or step.asked is not None for step in scenario.play)


def scenario_ran(scenario: Scenario) -> None:
    """A scenario came out as written."""
    if scenario.rulings and says_something(scenario):
        RAN[f"{scenario.file}:{scenario.line}"] = set(scenario.rulings)

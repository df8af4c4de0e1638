"""The moments at which somebody may step in, each a list filled by the files that do.

A window function asks, does or does nothing. Their order is the order of the lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game.citadels.rules.state import Game
from game.kernel.steps import NAME_OF, Seat

ON_BUILD: list[Callable[[Game, Seat], None]] = []  # a district is paid for (builder)
AFTER_BUILD: list[Callable[[Game, Seat], None]] = []  # it stands, in whatever city (builder)
AFTER_GATHER: list[Callable[[Game, Seat], None]] = []  # a threatened character has gathered
CROWN_MOVED: list[Callable[[Game], None]] = []
DISTRICT_DESTROYED: list[Callable[[Game, Seat, int], None]] = []  # by the Warlord (acting seat, card)
ROUND_ENDS: list[Callable[[Game], None]] = []  # after the killed rank 4 was shown
AFTER_CONFISCATION: list[Callable[[Game, Seat], None]] = []  # a district was taken by warrant (new owner)

QUIET: set[str] = set()  # steps in whose midst `used` counts already what nobody was told of: the others do not see it
F = TypeVar("F", bound=Callable[..., object])


def quiet(fn: F) -> F:
    """A step whose question opens after the income or the ability was noted as used, and before anybody sees it."""
    QUIET.add(NAME_OF[fn])
    return fn

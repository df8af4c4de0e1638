"""The moments at which somebody may step in, each a list filled by the files that do.

A window function asks, does or does nothing. Their order is the order of the lists.
"""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.rules.state import Game
from game.kernel.steps import Seat

ON_BUILD: list[Callable[[Game, Seat], None]] = []  # a district is paid for (builder)
AFTER_BUILD: list[Callable[[Game, Seat], None]] = []  # it stands, in whatever city (builder)
AFTER_GATHER: list[Callable[[Game, Seat], None]] = []  # a threatened character has gathered
CROWN_MOVED: list[Callable[[Game], None]] = []
DISTRICT_DESTROYED: list[Callable[[Game, Seat, int], None]] = []  # by the Warlord (acting seat, card)
ROUND_ENDS: list[Callable[[Game], None]] = []  # after the killed rank 4 was shown
AFTER_CONFISCATION: list[Callable[[Game, Seat], None]] = []  # a district was taken by warrant (new owner)

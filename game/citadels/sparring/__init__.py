"""Sparring partners: bots of other making, to measure the computer players against.

Four follow published advice for people and share no line with `game.citadels.bot`: a player that beats them does not
merely know its own kind. The fifth, the exploiter, was written to beat the searching levels and uses their own code.
No search ever uses any of them, and nobody is offered them as an opponent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.citadels.sparring.matt import Matt
from game.citadels.sparring.quiet import Quiet
from game.citadels.sparring.richard import Richard
from game.citadels.sparring.rusher import Rusher


def _exploiter(seed: int) -> Any:
    from game.citadels.sparring.exploiter import Exploiter

    return Exploiter(seed)


PARTNERS: dict[str, Callable[[int], Any]] = {
    "richard": Richard, "matt": Matt, "quiet": Quiet, "rusher": Rusher, "exploiter": _exploiter,
}  # fmt: skip
NAMES = tuple(PARTNERS)

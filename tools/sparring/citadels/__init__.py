"""Sparring partners for Citadels.

Four follow published advice for people and share no line with `game.citadels.bot`: a player that beats them does not
merely know its own kind. The fifth, the exploiter, was written to beat the searching levels and uses their own code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tools.sparring.citadels.matt import Matt
from tools.sparring.citadels.quiet import Quiet
from tools.sparring.citadels.richard import Richard
from tools.sparring.citadels.rusher import Rusher


def _exploiter(seed: int) -> Any:
    from tools.sparring.citadels.exploiter import Exploiter

    return Exploiter(seed)


PARTNERS: dict[str, Callable[[int], Any]] = {
    "richard": Richard, "matt": Matt, "quiet": Quiet, "rusher": Rusher, "exploiter": _exploiter,
}  # fmt: skip
NAMES = tuple(PARTNERS)

"""What a prompt is. No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.citadels.rules.state import View
from game.citadels.table.names import Names
from game.kernel.steps import Ask


@dataclass(frozen=True)
class Prompt:
    """What the parchment says. `rank` is the seal shown on it (0: none)."""

    title: str
    why: str
    rank: int = 0


Writer = Callable[[Ask, View, Names], Prompt]

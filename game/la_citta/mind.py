"""What La Città brings along so that computers can play it."""

from __future__ import annotations

from typing import Any

from game.bots.mind import Mind, Plain
from game.kernel.events import Event
from game.la_citta import variety


class LaCittaMind(Mind):
    """What is played by chance, and what of a game is counted."""

    def deal(self, players: int, name: str, number: int) -> Plain:
        """A set-up by name; by chance every other one the advanced set-up, and both maps in turn."""
        if name == "random":
            return {"map": variety.MAPS[number % 2], "setup": ("beginner", "advanced")[number // 2 % 2]}
        return {"setup": name}

    def variety(self, players: int, number: int) -> Plain:
        return variety.variety(players, number)

    def accounts(self, state: Any) -> list[int]:
        return variety.accounts(state)

    def booked(self, event: Event) -> list[tuple[int, int]]:
        return variety.booked(event)

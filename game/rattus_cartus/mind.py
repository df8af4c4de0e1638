"""What Rattus Cartus brings along so that computers can play it."""

from __future__ import annotations

from typing import Any

from game.bots.mind import Mind, Plain
from game.kernel.events import Event
from game.rattus_cartus import variety


class RattusCartusMind(Mind):
    """How computers play it (`game.bots.mind.Mind`)."""

    def variety(self, players: int, number: int) -> Plain:
        return variety.variety(players, number)

    def accounts(self, state: Any) -> list[int]:
        return variety.accounts(state)

    def booked(self, event: Event) -> list[tuple[int, int]]:
        return variety.booked(event)

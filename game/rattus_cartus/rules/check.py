"""A loaded game is checked whole before anybody plays on: any fault means that the save is damaged."""

from __future__ import annotations

from typing import Any

from game.rattus_cartus.rules import saved
from game.rattus_cartus.rules.box import Box
from game.rattus_cartus.rules.state import Game


def load(box: Box, data: dict[str, Any]) -> Game:
    """A game from saved data. Raises DamagedState with the first fault found."""
    g = Game(box)
    saved.read(g, data)
    return g

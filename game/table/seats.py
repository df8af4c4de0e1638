"""Who sits at the table. No pygame here."""

from __future__ import annotations

from dataclasses import dataclass

from game.catalog import USUAL


@dataclass(frozen=True)
class SeatInfo:
    """Who sits at a seat: name, shield 0..7, and who plays it ("human" or a bot's level) in which game."""

    name: str
    crest: int
    player: str = "human"
    game: str = USUAL

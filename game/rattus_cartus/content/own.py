"""The files that Rattus Cartus brings along, each read once: those in `data/rattus_cartus`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import paths
from game.content import Fault
from game.content.reading import sound
from game.rattus_cartus.content.cards import GAME, Cards
from game.rattus_cartus.content.loading import examine_cards

PREFIX = "RAT"  # of its rulings


def file_of(name: str) -> Path:
    """One of its files."""
    return paths.data_dir() / GAME / f"{name}.yaml"


@cache
def examine_own_cards() -> tuple[Cards, list[Fault]]:
    """The sound entries of its own card file, and the faults of the others. Raises ContentError if it is none."""
    return examine_cards(file_of("cards"))


@cache
def own_cards() -> Cards:
    """Raises ContentError."""
    return sound(*examine_own_cards())

"""The files that La Città brings along, each read once: those in `data/la_citta`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import paths
from game.content.faults import Fault
from game.content.reading import sound
from game.la_citta import GAME
from game.la_citta.content.cards import WISHES, Cards
from game.la_citta.content.loading import examine_cards
from game.la_citta.content.map_loading import load_map
from game.la_citta.content.maps import Map, load_towns

MAPS = ("lattice", "brick")  # the usual one first
PREFIX = "CITTA"  # of its rulings
OCCASIONS = ("robbed_citizen", "raiding", "hungry", "gloating", "vanished", "founding", "penalty")  # to say something
SYMBOLS = {
    **{
        sign: f"{GAME}/ui/{sign}"
        for sign in ("citizen", "food", "gold", "action", "politics", "voice", "castello", "figure", "year")
    },
    **{wish: f"{GAME}/ui/wish_{wish}" for wish in WISHES},
}


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


@cache
def own_maps() -> dict[str, Map]:
    """All maps by id, the usual one first, then those of the house, then any other file beside them. Raises
    ContentError with the faults of the first file that has any."""
    others = sorted(path.stem for path in file_of("maps/lattice").parent.glob("*.yaml"))
    return {name: load_map(file_of(f"maps/{name}")) for name in dict.fromkeys((*MAPS, *others))}


@cache
def own_towns() -> tuple[str, ...]:
    """What cities are called, in the order of their founding. Raises ContentError."""
    return load_towns(file_of("towns"))

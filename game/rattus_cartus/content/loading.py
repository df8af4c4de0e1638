"""Reads the card file: every fault is found in one go, or the cards are sound."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import paths
from game.content.faults import Fault, FaultList
from game.content.reading import by_id, converted, examined, sections, sound
from game.content.yaml_reader import Node
from game.rattus_cartus import GAME
from game.rattus_cartus.content.card_checks import CHECKS, check_whole
from game.rattus_cartus.content.cards import (
    ESTATES,
    KINDS,
    Building,
    Cards,
    Estate,
    Follower,
    Marker,
    Nuns,
    Special,
    Supply,
)

SECTIONS = ("nuns", "markers", "supplies", "estates", "followers", "specials", "buildings")


def load_cards(path: Path) -> Cards:
    """The cards in a file. Raises ContentError with all its faults."""
    return sound(*examine_cards(path))


def examine_cards(path: Path) -> tuple[Cards, list[Fault]]:
    """The sound entries of a card file, and the faults of the others. Raises ContentError if it is no card file."""
    return examined(path, _cards, GAME)


def _cards(root: Node, faults: FaultList) -> Cards:
    parts = sections(root, faults, SECTIONS)
    lines: dict[str, int] = {}
    entries = {section: by_id(section, parts[section], faults, lines) for section in SECTIONS}
    cards = Cards(
        nuns=converted(entries["nuns"], Nuns, faults, CHECKS),
        markers=converted(entries["markers"], Marker, faults, CHECKS),
        supplies=converted(entries["supplies"], Supply, faults, CHECKS),
        estates=converted(entries["estates"], Estate, faults, CHECKS),
        followers=converted(entries["followers"], Follower, faults, CHECKS),
        specials=converted(entries["specials"], Special, faults, CHECKS),
        buildings=converted(entries["buildings"], Building, faults, CHECKS),
        file=faults.file,
        lines=lines | {section: node.line for section, node in parts.items()},
    )
    check_whole(cards, entries, faults)
    return cards


# The files that Rattus Cartus brings along, each read once.

PREFIX = "RAT"  # of its rulings
OCCASIONS = (
    "ambushed",
    "ambushing",
    "piped",
    "piping",
    "infested",
    "crowned",
    "dying",
)  # on which people say something
SYMBOLS = {
    **{estate: f"{GAME}/ui/estate_{estate}" for estate in ESTATES},
    **{kind: f"{GAME}/ui/{kind}" for kind in KINDS},
    **{sign: f"{GAME}/ui/{sign}" for sign in ("nun", "follower", "marker", "normal")},
    "rat": f"{GAME}/ui/rat_token",
    "premium": "ui/crown",
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

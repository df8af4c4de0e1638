"""Reads a card file: every fault is found in one go, or the cards are sound."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import paths
from game.citadels import GAME
from game.citadels.content.card_checks import CHECKS, check_box, check_character, check_district, check_preset
from game.citadels.content.cards import TYPES, Cards, Character, District, Preset
from game.content.faults import Fault, FaultList
from game.content.reading import by_id, converted, examined, sections, sound
from game.content.yaml_reader import Node

SECTIONS = ("characters", "districts", "presets")


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
        characters=converted(entries["characters"], Character, faults, CHECKS),
        districts=converted(entries["districts"], District, faults, CHECKS),
        presets=converted(entries["presets"], Preset, faults, CHECKS),
        file=faults.file,
        lines=lines | {section: node.line for section, node in parts.items()},
    )
    for entry, character in cards.characters.items():
        check_character(character, entry, entries["characters"][entry], entries, cards, faults)
    for entry, district in cards.districts.items():
        check_district(district, entry, entries["districts"][entry], entries, cards, faults)
    for entry, preset in cards.presets.items():
        check_preset(preset, entry, entries["presets"][entry], entries, cards, faults)
    check_box(cards, entries, faults)
    return cards


# The files that Citadels brings along, each read once.

PREFIX = "CIT"  # of its rulings
OCCASIONS = ("murdered", "robbed", "razed", "murdering", "robbing")  # on which its opponents say something
SYMBOLS = {
    "gold": "ui/coin",
    "crown": "ui/crown",
    "card": "citadels/ui/stat_hand",
    "city": "citadels/ui/stat_city",
    "points": "citadels/ui/stat_points",
    **{kind: f"citadels/ui/gem_{kind}" for kind in TYPES},
    **{f"rank{rank}": f"ui/seal_{rank}" for rank in range(1, 10)},
}


def file_of(name: str) -> Path:
    """One of its files in `data/citadels`."""
    return paths.data_dir() / GAME / f"{name}.yaml"


@cache
def examine_own_cards() -> tuple[Cards, list[Fault]]:
    """The sound entries of its own card file, and the faults of the others. Raises ContentError if it is none."""
    return examine_cards(paths.data_dir() / "cards.yaml")


@cache
def own_cards() -> Cards:
    """Raises ContentError."""
    return sound(*examine_own_cards())

"""Reads a card file: every fault is found in one go, or the cards are sound."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import content, paths
from game.citadels.content.card_checks import CHECKS, check_box, check_character, check_district, check_preset
from game.citadels.content.cards import GAME, TYPES, Cards, Character, District, Preset
from game.content import Glossary, Rules, Rulings, Spoken
from game.content.convert import S, convert_entry
from game.content.faults import Fault, FaultList
from game.content.reading import ID, examined, sections, sound
from game.content.rules import Known
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
    entries = {section: _by_id(section, parts[section], faults, lines) for section in SECTIONS}
    cards = Cards(
        characters=_converted(entries["characters"], Character, faults),
        districts=_converted(entries["districts"], District, faults),
        presets=_converted(entries["presets"], Preset, faults),
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


def _by_id(section: str, node: Node, faults: FaultList, lines: dict[str, int]) -> dict[str, Node]:
    """The entries of a section by id; those without an id of their own are noted and checked all the same.

    One id names one thing in the whole file: pictures, saves and scenarios go by it.
    """
    entries: dict[str, Node] = {}
    assert isinstance(node.value, list)
    for number, entry in enumerate(node.value, 1):
        identity = entry.value.get("id") if isinstance(entry.value, dict) else None
        name = identity.value if identity else None
        if not isinstance(name, str) or not ID.fullmatch(name):
            entries[f"{section}, entry {number}"] = entry
        elif name in lines:
            faults.add(entry.line, name, f"duplicate id; the first is in line {lines[name]}", "rename or delete one")
            entries[f"{name} (line {entry.line})"] = entry
        else:
            entries[name] = entry
            lines[name] = entry.line
    return entries


def _converted(entries: dict[str, Node], kind: type[S], faults: FaultList) -> dict[str, S]:
    made = {}
    for entry, node in entries.items():
        struct = convert_entry(node, kind, entry, faults, CHECKS[kind])
        if struct is not None:
            made[entry] = struct
    return made


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


# -- files of any origin, about its own cards unless it is said of which -----------------------------------------------
def load_rulings(path: Path | None = None, cards: Cards | None = None) -> Rulings:
    """Raises ContentError with all faults of the file."""
    return content.load_rulings(path or file_of("rulings"), (cards or own_cards()).ids, PREFIX, GAME)


def load_rules(path: Path | None = None, cards: Cards | None = None, rulings: Rulings | None = None) -> Rules:
    """Raises ContentError with all faults of the file."""
    known = Known((cards or own_cards()).ids, SYMBOLS, rulings or own_rulings(), PREFIX, GAME)
    return content.load_rules(path or file_of("rules"), known)


def load_glossary(path: Path | None = None, rules: Rules | None = None, rulings: Rulings | None = None) -> Glossary:
    """Raises ContentError with all faults of the file."""
    places = [*(rulings or own_rulings()).topics, *(rules or own_rules()).sections]
    return content.load_glossary(path or file_of("glossary"), places, GAME)


def load_lines(path: Path | None = None) -> Spoken:
    """What the people of the house say in it. Raises ContentError with all faults of the file."""
    return content.load_lines(path or file_of("lines"), content.people().opponents, OCCASIONS, GAME)


# -- its own -----------------------------------------------------------------------------------------------------------
@cache
def examine_own_cards() -> tuple[Cards, list[Fault]]:
    """The sound entries of its own card file, and the faults of the others. Raises ContentError if it is none."""
    return examine_cards(paths.data_dir() / "cards.yaml")


@cache
def own_cards() -> Cards:
    """Raises ContentError."""
    return sound(*examine_own_cards())


@cache
def own_rulings() -> Rulings:
    """Raises ContentError."""
    return load_rulings()


@cache
def own_rules() -> Rules:
    """Raises ContentError."""
    return load_rules()


@cache
def own_glossary() -> Glossary:
    """Raises ContentError."""
    return load_glossary()


@cache
def own_lines() -> Spoken:
    """Raises ContentError."""
    return load_lines()

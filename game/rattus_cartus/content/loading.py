"""Reads the card file: every fault is found in one go, or the cards are sound."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import content, paths
from game.content import Glossary, Rules, Rulings, Spoken
from game.content.convert import S, convert_entry
from game.content.faults import Fault, FaultList
from game.content.reading import examined, sections, sound
from game.content.rules import Known
from game.content.yaml_reader import Node
from game.rattus_cartus.content.card_checks import CHECKS, check_whole, entry_id
from game.rattus_cartus.content.cards import (
    ESTATES,
    GAME,
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
    entries = {section: _by_id(section, parts[section], faults, lines) for section in SECTIONS}
    cards = Cards(
        nuns=_converted(entries["nuns"], Nuns, faults),
        markers=_converted(entries["markers"], Marker, faults),
        supplies=_converted(entries["supplies"], Supply, faults),
        estates=_converted(entries["estates"], Estate, faults),
        followers=_converted(entries["followers"], Follower, faults),
        specials=_converted(entries["specials"], Special, faults),
        buildings=_converted(entries["buildings"], Building, faults),
        file=faults.file,
        lines=lines | {section: node.line for section, node in parts.items()},
    )
    check_whole(cards, entries, faults)
    return cards


def _by_id(section: str, node: Node, faults: FaultList, lines: dict[str, int]) -> dict[str, Node]:
    """The entries of a section by id; those without an id of their own are noted and checked all the same.

    One id names one thing in the whole file: pictures, saves and scenarios go by it.
    """
    entries: dict[str, Node] = {}
    assert isinstance(node.value, list)
    for number, entry in enumerate(node.value, 1):
        name = entry_id(entry)
        if name is None:
            entries[f"{section}, entry {number}"] = entry
        elif name in lines:
            faults.add(entry.line, name, f"duplicate id; the first is in line {lines[name]}", "rename or delete one")
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
    return examine_cards(file_of("cards"))


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

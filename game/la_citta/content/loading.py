"""Reads the card file: every fault is found in one go, or the cards are sound."""

from __future__ import annotations

from pathlib import Path

from game.content.convert import S, convert_entry
from game.content.faults import Fault, FaultList
from game.content.reading import examined, sections, sound
from game.content.yaml_reader import Node
from game.la_citta.content.card_checks import CHECKS, check_whole
from game.la_citta.content.cards import GAME, Action, Building, Cards, Landscape, Politics, Stack, Wish

SECTIONS = ("landscapes", "stacks", "wishes", "buildings", "politics", "actions")


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
        landscapes=_converted(entries["landscapes"], Landscape, faults),
        stacks=_converted(entries["stacks"], Stack, faults),
        wishes=_converted(entries["wishes"], Wish, faults),
        buildings=_converted(entries["buildings"], Building, faults),
        politics=_converted(entries["politics"], Politics, faults),
        actions=_converted(entries["actions"], Action, faults),
        file=faults.file,
        lines=lines | {section: node.line for section, node in parts.items()},
    )
    check_whole(cards, entries, faults)
    return cards


def by_id(section: str, node: Node, faults: FaultList, lines: dict[str, int]) -> dict[str, Node]:
    """The entries of a section by id; those without an id of their own are noted and checked all the same.

    One id names one thing in the whole file: pictures, saves and scenarios go by it.
    """
    entries: dict[str, Node] = {}
    assert isinstance(node.value, list)
    for number, entry in enumerate(node.value, 1):
        identity = entry.value.get("id") if isinstance(entry.value, dict) else None
        name = identity.value if identity else None
        if not isinstance(name, str):
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

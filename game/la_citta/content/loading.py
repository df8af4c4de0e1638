"""Reads the card file: every fault is found in one go, or the cards are sound."""

from __future__ import annotations

from pathlib import Path

from game.content.faults import Fault, FaultList
from game.content.reading import by_id, converted, examined, sections, sound
from game.content.yaml_reader import Node
from game.la_citta import GAME
from game.la_citta.content.card_checks import CHECKS, check_whole
from game.la_citta.content.cards import Action, Building, Cards, Landscape, Politics, Stack, Wish

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
    entries = {section: by_id(section, parts[section], faults, lines, any_word=True) for section in SECTIONS}
    cards = Cards(
        landscapes=converted(entries["landscapes"], Landscape, faults, CHECKS),
        stacks=converted(entries["stacks"], Stack, faults, CHECKS),
        wishes=converted(entries["wishes"], Wish, faults, CHECKS),
        buildings=converted(entries["buildings"], Building, faults, CHECKS),
        politics=converted(entries["politics"], Politics, faults, CHECKS),
        actions=converted(entries["actions"], Action, faults, CHECKS),
        file=faults.file,
        lines=lines | {section: node.line for section, node in parts.items()},
    )
    check_whole(cards, entries, faults)
    return cards

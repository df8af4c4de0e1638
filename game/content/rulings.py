"""The rulings as typed facts: what was decided about a card or a question, in words for players."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import msgspec

from game.content.convert import Check, Problem, convert_entry
from game.content.faults import Fault, FaultList, did_you_mean, quoted
from game.content.languages import INLINE
from game.content.reading import examined, filled, id_check, line_of, line_of_item, sections, sound
from game.content.text import Text
from game.content.yaml_reader import Node


class Topic(msgspec.Struct, frozen=True):
    """A page of the rules: what it is called and what it says."""

    id: str
    name: Text
    text: Text


class Ruling(msgspec.Struct, frozen=True):
    """An answer to a question, cited as the prefix of its game and its `number`; it stands under its topics and with
    the cards it concerns."""

    number: int
    topics: tuple[str, ...]
    text: Text
    cards: tuple[str, ...] = ()


class Rulings(msgspec.Struct, frozen=True):
    """Everything in the file, in its order: topics by id, rulings by number."""

    topics: dict[str, Topic]
    rulings: dict[int, Ruling]
    file: str = ""

    def about_card(self, card: str) -> list[Ruling]:
        """The rulings that concern a card, by id; those that name it first come first."""
        found = [one for one in self.rulings.values() if card in one.cards]
        return sorted(found, key=lambda one: (one.cards.index(card) > 0, one.number))

    def about_topic(self, topic: str) -> list[Ruling]:
        """The rulings under a topic; those that have it as their first come first."""
        found = [one for one in self.rulings.values() if topic in one.topics]
        return sorted(found, key=lambda one: (one.topics.index(topic) > 0, one.number))


# Reads the rulings.yaml of a game.

RULING_SECTIONS = ("topics", "rulings")
Known = tuple[Collection[str], Collection[str]]  # the ids of all topics, and of all cards


def load_rulings(path: Path, cards: Collection[str], prefix: str, game: str) -> Rulings:
    """The rulings of a game in a file, about the cards of these ids. Raises ContentError with all its faults."""
    return sound(*examine_rulings(path, cards, prefix, game))


def examine_rulings(path: Path, cards: Collection[str], prefix: str, game: str) -> tuple[Rulings, list[Fault]]:
    """The sound entries, and the faults of the others. Raises ContentError if it is no file of rulings."""
    return examined(path, lambda root, faults: _rulings(root, cards, prefix, faults), game)


# -- single values -----------------------------------------------------------------------------------------------------
def _number(value: int) -> Problem | None:
    return None if value > 0 else (f"`number` {value} does not exist", "rulings are numbered from 1")


_CHECKS: dict[str, Check] = {
    "id": id_check("two_three"),
    "number": _number,
    **{path: filled(path) for path in (f"{key}.{language}" for key in ("name", "text") for language in INLINE)},
}


# -- the file ----------------------------------------------------------------------------------------------------------
def _rulings(root: Node, cards: Collection[str], prefix: str, faults: FaultList) -> Rulings:
    parts = sections(root, faults, RULING_SECTIONS)
    nodes = {section: node.value for section, node in parts.items() if isinstance(node.value, list)}
    topics, named = _topics(nodes["topics"], faults)
    rulings = _numbered(nodes["rulings"], prefix, (named, cards), faults)
    if len(rulings) == len(nodes["rulings"]):  # else the one at fault may be the one that seems to be missing
        _check_numbers(rulings, parts["rulings"].line, faults)
    return Rulings(topics, rulings, faults.file)


def _topics(nodes: list[Node], faults: FaultList) -> tuple[dict[str, Topic], list[str]]:
    """The sound topics, and the ids of all of them."""
    made: dict[str, Topic] = {}
    lines: dict[str, int] = {}
    for place, node in enumerate(nodes, 1):
        name = _value(node, "id")
        entry = name if isinstance(name, str) else f"topics, entry {place}"
        if entry in lines:
            faults.add(node.line, entry, f"duplicate id; the first is in line {lines[entry]}", "rename or delete one")
            continue
        lines[entry] = node.line
        topic = convert_entry(node, Topic, entry, faults, _CHECKS)
        if topic is not None:
            _check_languages(topic.name, "name", node, entry, faults)
            _check_languages(topic.text, "text", node, entry, faults)
            made[entry] = topic
    return made, list(lines)


def _numbered(nodes: list[Node], prefix: str, known: Known, faults: FaultList) -> dict[int, Ruling]:
    made: dict[int, Ruling] = {}
    lines: dict[int, int] = {}
    for place, node in enumerate(nodes, 1):
        number = _value(node, "number")
        whole = isinstance(number, int) and not isinstance(number, bool)
        entry = f"{prefix}-{number}" if whole else f"rulings, entry {place}"
        ruling = convert_entry(node, Ruling, entry, faults, _CHECKS)
        if ruling is None:
            continue
        if ruling.number in lines:
            first = lines[ruling.number]
            faults.add(line_of(node, "number"), entry, f"duplicate number; the first is in line {first}", "renumber it")
            continue
        lines[ruling.number] = line_of(node, "number")
        _check_ruling(ruling, node, entry, known, faults)
        made[ruling.number] = ruling
    return made


def _check_ruling(ruling: Ruling, node: Node, entry: str, known: Known, faults: FaultList) -> None:
    topics, cards = known
    _check_languages(ruling.text, "text", node, entry, faults)
    if not ruling.topics:
        faults.add(line_of(node, "topics"), entry, "`topics` is empty", f"topics are {', '.join(topics)}")
    for key, what, names, there in (
        ("topics", "topic", ruling.topics, topics),
        ("cards", "card", ruling.cards, cards),
    ):
        for place, name in enumerate(names):
            line = line_of_item(node, key, place)
            if name not in there:
                hint = did_you_mean(name, there) or f"write the id of a {what} that exists"
                faults.add(line, entry, f"{quoted(name)} is an unknown {what}", hint)
            elif name in names[:place]:
                faults.add(line, entry, f"{quoted(name)} is named twice", "delete one")


def _check_languages(text: Text, key: str, node: Node, entry: str, faults: FaultList) -> None:
    if text.en and len({text.get(code) for code in INLINE}) < len(INLINE):
        faults.add(line_of(node, key), entry, f"`{key}` is the same in two languages", "translate it")


def _check_numbers(rulings: Collection[int], line: int, faults: FaultList) -> None:
    """They are never reused, so none may be missing."""
    for number in range(1, max(rulings, default=0)):
        if number not in rulings:
            faults.add(line, "rulings", f"number {number} is missing", "write its entry; numbers are never given up")


def _value(node: Node, key: str) -> object:
    child = node.value.get(key) if isinstance(node.value, dict) else None
    return child.value if child else None

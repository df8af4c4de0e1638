"""The rules in full and the words of the game, as typed facts for players to read."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from game.content.convert import Check, convert_entry
from game.content.faults import FaultList, did_you_mean, quoted
from game.content.languages import INLINE
from game.content.reading import examined, filled, id_check, line_of, sections, sound
from game.content.rulings import Rulings
from game.content.text import Text
from game.content.yaml_reader import Node

_PLACE, _SYMBOL = r"\[\[(#?)(\w+)(?:\|([^\]|]+))?\]\]", r"\{(\w+)\}"


@cache
def _pattern(prefix: str) -> re.Pattern[str]:
    """What refers to something, in the texts of a game whose rulings have this prefix."""
    return re.compile(rf"{_PLACE}|\b{re.escape(prefix)}-(\d+)\b|{_SYMBOL}")


ANY = "RULING"  # a prefix for whoever asks for no rulings


class Reference(NamedTuple):
    """What a text of the rules refers to: "card", "place" (a topic or a section), "ruling" or "symbol"; under `words`
    if it has some of its own. `start` and `end` are where it stands."""

    kind: str
    target: str
    words: str
    start: int
    end: int


def references(text: str, prefix: str) -> Iterator[Reference]:
    """All of a text, in order; rulings are cited with the prefix of their game."""
    for match in _pattern(prefix).finditer(text):
        place, target, words, number, symbol = match.groups()
        kind = "symbol" if symbol else "ruling" if number else "place" if place else "card"
        yield Reference(kind, target or number or symbol, words or "", *match.span())


class Section(msgspec.Struct, frozen=True):
    """A part of the rules under a topic, with a heading."""

    id: str
    topic: str
    name: Text
    text: Text


class Rules(msgspec.Struct, frozen=True):
    """Everything in the file: sections by id, in its order."""

    sections: dict[str, Section]
    file: str = ""

    def of_topic(self, topic: str) -> list[Section]:
        """What stands under a topic."""
        return [one for one in self.sections.values() if one.topic == topic]

    def about_card(self, card: str) -> list[Section]:
        """The sections that refer to a card."""
        return [one for one in self.sections.values()
                if any(ref.kind == "card" and ref.target == card for ref in references(one.text.en, ANY))]  # fmt: skip


FORMS = "forms"  # context of a list of forms: it may be the word itself in English and a longer list elsewhere


class Word(msgspec.Struct, frozen=True):
    """A word of the game and its meaning; `see` is the topic or section that says more. Its `forms`, with commas
    between them, are how it is found in texts; one without forms is not."""

    id: str
    name: Text
    text: Text
    see: str
    forms: Text | None = None

    def found_as(self, language: str) -> list[str]:
        """The forms one by one."""
        told = self.forms.get(language, FORMS) if self.forms is not None else ""
        return [form.strip() for form in told.split(",") if form.strip()]


class Glossary(msgspec.Struct, frozen=True):
    """Everything in the file: words by id, in its order."""

    words: dict[str, Word]
    file: str = ""


# Reads the rules.yaml and the glossary.yaml of a game.

Entry = TypeVar("Entry", Section, Word)
Made = TypeVar("Made", Rules, Glossary)
SECTIONS, WORDS = "sections", "words"  # the one list of either file


class Known(NamedTuple):
    """What the texts of a game may refer to: the ids of its cards, its symbols, its rulings and their prefix."""

    cards: Collection[str]
    symbols: Collection[str]
    rulings: Rulings
    prefix: str
    game: str


def load_rules(path: Path, known: Known) -> Rules:
    """The rules in a file. Raises ContentError with all its faults."""

    def make(faults: FaultList, nodes: list[Node]) -> Rules:
        found = _entries(nodes, Section, SECTIONS, faults)
        _check_sections(found, known, faults)
        return Rules({name: one for name, (one, _node) in found.items()}, faults.file)

    return _load(path, SECTIONS, make, known.game)


def load_glossary(path: Path, places: Collection[str], game: str) -> Glossary:
    """The words of a game in a file; they refer to these topics and sections. Raises ContentError with all faults."""

    def make(faults: FaultList, nodes: list[Node]) -> Glossary:
        found = _entries(nodes, Word, WORDS, faults)
        for name, (word, node) in found.items():
            _check_known(word.see, places, "topic or section", line_of(node, "see"), name, faults)
        _check_forms(found, faults)
        return Glossary({name: one for name, (one, _node) in found.items()}, faults.file)

    return _load(path, WORDS, make, game)


def _load(path: Path, section: str, make: Callable[[FaultList, list[Node]], Made], game: str) -> Made:
    def whole(root: Node, faults: FaultList) -> Made:
        nodes = sections(root, faults, (section,))[section].value
        assert isinstance(nodes, list)
        return make(faults, nodes)

    return sound(*examined(path, whole, game))


# -- entries -----------------------------------------------------------------------------------------------------------
_CHECKS: dict[str, Check] = {
    "id": id_check("end_of_round"),
    **{path: filled(path) for path in (f"{key}.{code}" for key in ("name", "text", "forms") for code in INLINE)},
}


def _entries(nodes: list[Node], kind: type[Entry], section: str, faults: FaultList) -> dict[str, tuple[Entry, Node]]:
    """The sound entries by id, each with where it stands."""
    made: dict[str, tuple[Entry, Node]] = {}
    lines: dict[str, int] = {}
    for place, node in enumerate(nodes, 1):
        child = node.value.get("id") if isinstance(node.value, dict) else None
        name = child.value if child is not None and isinstance(child.value, str) else f"{section}, entry {place}"
        if name in lines:
            faults.add(node.line, name, f"duplicate id; the first is in line {lines[name]}", "rename or delete one")
            continue
        lines[name] = node.line
        entry = convert_entry(node, kind, name, faults, _CHECKS)
        if entry is not None:
            made[name] = entry, node
            for key, text in (("name", entry.name), ("text", entry.text)):
                _check_translated(text, key, node, name, faults)
    return made


def _check_translated(text: Text, key: str, node: Node, entry: str, faults: FaultList) -> None:
    alike = {text.get(code) for code in INLINE}
    if key == "text" and len(alike) < len(INLINE) and "" not in alike:
        faults.add(line_of(node, key), entry, f"`{key}` is the same in two languages", "translate it")


def _check_known(name: str, known: Collection[str], what: str, line: int, entry: str, faults: FaultList) -> None:
    if name not in known:
        hint = did_you_mean(name, known) or f"write the id of a {what} that exists"
        faults.add(line, entry, f"{quoted(name)} is an unknown {what}", hint)


# -- sections ----------------------------------------------------------------------------------------------------------
def _check_sections(found: dict[str, tuple[Section, Node]], known: Known, faults: FaultList) -> None:
    rulings = known.rulings
    there = {
        "card": ("card", known.cards),
        "place": ("topic or section", {*rulings.topics, *found}),
        "ruling": ("ruling", {str(number) for number in rulings.rulings}),
        "symbol": ("symbol", known.symbols),
    }
    for name, (section, node) in found.items():
        _check_known(section.topic, rulings.topics, "topic", line_of(node, "topic"), name, faults)
        if name in rulings.topics:
            faults.add(line_of(node, "id"), name, "a topic has this id already", "give the section another one")
        told: dict[str, list[Reference]] = {
            code: list(references(section.text.get(code), known.prefix)) for code in INLINE
        }
        for code, refs in told.items():
            line = _line_of_language(node, "text", code)
            for ref in refs:
                _check_known(ref.target, there[ref.kind][1], there[ref.kind][0], line, name, faults)
        _check_same_references(told.values(), line_of(node, "text"), name, faults)


def _check_same_references(told: Iterable[list[Reference]], line: int, entry: str, faults: FaultList) -> None:
    """A translation that lacks a link has lost something."""
    first, *others = ({(ref.kind, ref.target) for ref in refs} for refs in told)
    for other in others:
        for _kind, target in sorted(first ^ other):
            faults.add(line, entry, f"{quoted(target)} stands in one language only", "refer to it in all, or in none")


def _line_of_language(node: Node, key: str, code: str) -> int:
    child = node.value.get(key) if isinstance(node.value, dict) else None
    text = child.value.get(code) if child is not None and isinstance(child.value, dict) else None
    return text.line if text is not None else node.line


# -- words -------------------------------------------------------------------------------------------------------------
def _check_forms(found: dict[str, tuple[Word, Node]], faults: FaultList) -> None:
    """A form has one meaning."""
    for code in INLINE:
        owners: dict[str, str] = {}
        for name, (word, node) in found.items():
            for form in word.found_as(code):
                key = form[:1].lower() + form[1:]
                other = owners.setdefault(key, name)
                if other != name:
                    line = _line_of_language(node, "forms", code)
                    faults.add(line, name, f"the form {quoted(form)} belongs to '{other}' already", "delete one")

"""Reads the first_times.yaml of a game: what a person is told when something happens for the first time.

Every fault is found in one go, or all is sound. What is meant by an event, a question or a part of the View is checked
against what the code of the game has (`Known`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.content.convert import Check, convert_entry, found
from game.content.faults import FaultList, did_you_mean, quoted
from game.content.languages import INLINE
from game.content.opponents import short_text
from game.content.reading import examined, id_check, line_of, sections, sound
from game.content.text import Text
from game.content.yaml_reader import Node
from game.kernel.saving import slots
from game.kernel.shapes import Shape
from game.kernel.steps import SHORT

SECTIONS = ("first_times",)
LONGEST_SENTENCE = 200  # letters of the sentence
FLAGS = ("aimed", "mine")
BELONGS = {"facts": "event", "aimed": "event", "offers": "asked", "mine": "seen", "count": "seen"}
ME, ANOTHER = "me", "another"  # who somebody must be: the person who is told, or anybody else
QUESTION = "question"  # the place of what is asked
Fact = str | int | bool


class FirstTime(msgspec.Struct, frozen=True):
    """A sentence and its occasion, which is one of three: an `event` with these `facts` (`aimed`: at the person, though
    it does not say so); a question (`asked`, the step that answers it) in which, with `offers`, such an option is to be
    had; or a part of the View (`seen`; with `mine` the own entry of it) that has come down to `count` things. `at` is
    its place: "question", "me", "hand", a fact of the event, "part:fact", or a part of the table by its name. It is
    told at tables of these numbers of `players`, of any where none is named, and only while the parts of the View in
    `counts` have so many things.
    """

    id: str
    says: Text
    at: str = QUESTION
    event: str = ""
    facts: Mapping[str, Fact] = {}
    aimed: bool = False
    asked: str = ""
    offers: str = ""
    seen: str = ""
    mine: bool = False
    count: int = 0
    players: tuple[int, ...] = ()
    counts: Mapping[str, int] = {}


class FirstTimes(msgspec.Struct, frozen=True):
    """All of a game, in the order in which they are told."""

    entries: tuple[FirstTime, ...] = ()
    file: str = ""


class Known(NamedTuple):
    """What the code of a game has: the facts of each event, the steps that ask, the parts of a View."""

    events: Mapping[str, Collection[str]]
    steps: Collection[str]
    parts: Collection[str]


def known(shapes: Mapping[str, Shape], steps: Iterable[str], view: type) -> Known:
    """What a game has that tells events of these shapes, asks by these steps (named in full), and shows such a View."""
    events = {word: (*shape.public, *shape.private) for word, shape in shapes.items()}
    return Known(events, frozenset(SHORT.get(step, step) for step in steps), slots(view))


def load_first_times(path: Path, known: Known, game: str) -> FirstTimes:
    """What is told in this game. Raises ContentError with all faults of the file."""

    def make(root: Node, faults: FaultList) -> FirstTimes:
        part = sections(root, faults, SECTIONS)["first_times"]
        nodes: list[Node] = part.value if isinstance(part.value, list) else []
        return FirstTimes(tuple(_entries(nodes, known, faults)), faults.file)

    return sound(*examined(path, make, game))


def _entries(nodes: list[Node], known: Known, faults: FaultList) -> list[FirstTime]:
    made: list[FirstTime] = []
    lines: dict[str, int] = {}
    for place, node in enumerate(nodes, 1):
        name = _written(node, "id")
        entry = name if isinstance(name, str) else f"first_times, entry {place}"
        if entry in lines:
            faults.add(node.line, entry, f"duplicate id; the first is in line {lines[entry]}", "rename or delete one")
            continue
        lines[entry] = node.line
        one = _entry(node, entry, known, faults)
        if one is not None:
            made.append(one)
    return made


def _entry(node: Node, entry: str, known: Known, faults: FaultList) -> FirstTime | None:
    facts = _facts(node, entry, faults)
    flags = {flag: _flag(node, flag, entry, faults) for flag in FLAGS}
    inner = node.value if isinstance(node.value, dict) else {}
    rest = {key: child for key, child in inner.items() if key not in ("facts", *FLAGS)}
    one = convert_entry(Node(node.line, rest) if inner else node, FirstTime, entry, faults, _CHECKS)
    if one is None:
        return None
    one = msgspec.structs.replace(one, facts=facts, **flags)
    if one.says.en and len({one.says.get(code) for code in INLINE}) < len(INLINE):
        faults.add(line_of(node, "says"), entry, "`says` is the same in two languages", "translate it")
    _check_occasion(one, node, known, faults)
    return one


def _flag(node: Node, key: str, entry: str, faults: FaultList) -> bool:
    written = _written(node, key)
    if written not in (None, True, False):
        faults.add(line_of(node, key), entry, f"`{key}` must be true or false", "write true, or delete the line")
    return written is True


def _facts(node: Node, entry: str, faults: FaultList) -> dict[str, Fact]:
    child = node.value.get("facts") if isinstance(node.value, dict) else None
    if child is None:
        return {}
    if not isinstance(child.value, dict):
        faults.add(child.line, entry, f"`facts` must be a mapping, not {found(child)}", "write {seat: me}")
        return {}
    facts: dict[str, Fact] = {}
    for name, fact in child.value.items():
        if isinstance(fact.value, str | int | bool):
            facts[name] = fact.value
        else:
            hint = "write a word, a number, true or false"
            faults.add(fact.line, entry, f"`facts.{name}` cannot be {found(fact)}", hint)
    return facts


# -- held against the code ---------------------------------------------------------------------------------------------
def _check_occasion(one: FirstTime, node: Node, known: Known, faults: FaultList) -> None:
    given = [key for key in ("event", "asked", "seen") if getattr(one, key)]
    if len(given) != 1:
        what = "there is no occasion" if not given else f"there are {len(given)} occasions"
        faults.add(node.line, one.id, what, "write one of `event`, `asked` and `seen`")
        return
    for part in one.counts:
        if part not in known.parts:
            hint = did_you_mean(part, known.parts) or f"one of {', '.join(sorted(known.parts))}"
            faults.add(line_of(node, "counts"), one.id, f"{quoted(part)} is an unknown part of the View", hint)
    for key, belongs in BELONGS.items():
        if getattr(one, key) and belongs not in given:
            faults.add(line_of(node, key), one.id, f"`{key}` needs `{belongs}`", f"delete the line `{key}`")
    names: dict[str, tuple[str, Collection[str]]] = {
        "event": ("event", known.events), "asked": ("question", known.steps), "seen": ("part of the View", known.parts),
    }  # fmt: skip
    what, wanted = names[given[0]]
    name = getattr(one, given[0])
    if name not in wanted:
        hint = did_you_mean(name, wanted) or f"one of {', '.join(sorted(wanted))}"
        faults.add(line_of(node, given[0]), one.id, f"{quoted(name)} is an unknown {what}", hint)
    elif one.event:
        _check_facts(one, node, known.events[one.event], faults)


def _check_facts(one: FirstTime, node: Node, names: Collection[str], faults: FaultList) -> None:
    for name in one.facts:
        if name not in names:
            hint = did_you_mean(name, names) or f"the facts are {', '.join(names)}"
            faults.add(line_of(node, "facts"), one.id, f"'{one.event}' has no fact {quoted(name)}", hint)


# -- single values -----------------------------------------------------------------------------------------------------
def sentence_check(path: str) -> Check:
    """For a sentence of this field: without mark-up, and not too long."""
    return short_text(path, LONGEST_SENTENCE)


def _written(node: Node, key: str) -> object:
    child = node.value.get(key) if isinstance(node.value, dict) else None
    return child.value if child is not None else None


_CHECKS: dict[str, Check] = {
    "id": id_check("first_theft"),
    **{f"says.{language}": sentence_check(f"says.{language}") for language in INLINE},
}

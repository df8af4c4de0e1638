"""The named opponents as typed facts: who they are and what they say."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec

from game import paths
from game.content.convert import Check, Problem, convert_entry, found
from game.content.faults import Fault, FaultList, did_you_mean, quoted
from game.content.languages import INLINE, SHARED
from game.content.reading import examined, id_check, line_of, sections, sound
from game.content.text import Text
from game.content.yaml_reader import Node

# Those of every game, then what is said of somebody by {name}; the others belong to a game's book.
AROUND, MOTIVES = ("greeting", "winning", "losing"), ("again", "revenge")
OCCASIONS = (*AROUND, *MOTIVES)
Lines = Mapping[str, tuple[Text, ...]]  # occasion -> the variants of what is said


class Opponent(msgspec.Struct, frozen=True):
    """A person of the city who plays as a computer player; `lines` by occasion, each with its variants. As the file of
    the house has them `text` and `lines` are of no game in particular; a game has its own (`Manner`)."""

    id: str
    name: str
    title: Text
    text: Text
    lines: Lines = {}

    def line(self, occasion: str, number: int) -> Text:
        """What is said on an occasion; the number chooses the variant."""
        said = self.lines[occasion]
        return said[number % len(said)]


class Manner(msgspec.Struct, frozen=True):
    """How somebody plays one game (`text`), and what they say in it."""

    text: Text
    lines: Lines = {}


class Spoken(msgspec.Struct, frozen=True):
    """How everybody plays one game and what they say in it, by their ids."""

    lines: dict[str, Manner]
    file: str = ""


class Opponents(msgspec.Struct, frozen=True):
    """Everybody in the file, by id, in its order."""

    opponents: dict[str, Opponent]
    file: str = ""


# Reads data/opponents.yaml and the lines.yaml of a game.

OPPONENT_SECTIONS, SPOKEN_SECTIONS = ("opponents",), ("lines",)
LONGEST_NAME, LONGEST_TITLE, LONGEST_TEXT, LONGEST_LINE = 16, 28, 110, 44  # letters there is room for
FEWEST, MOST = 2, 3  # variants of a line


def load_opponents(path: Path | None = None) -> Opponents:
    """The opponents in a file, by default those of the house. Raises ContentError with all its faults."""
    return sound(*examine_opponents(path))


@cache
def people() -> Opponents:
    """The people of the house, who play every game, read once. Raises ContentError."""
    return load_opponents()


def examine_opponents(path: Path | None = None) -> tuple[Opponents, list[Fault]]:
    """The sound entries, and the faults of the others. Raises ContentError if it is no file of opponents."""
    return examined(path or paths.data_dir() / "opponents.yaml", _opponents, SHARED)


def load_lines(path: Path, known: Collection[str], occasions: Sequence[str], game: str) -> Spoken:
    """How these people play this game, and what they say on the occasions of every game and on its own. Raises
    ContentError with all faults."""

    def make(root: Node, faults: FaultList) -> Spoken:
        part = sections(root, faults, SPOKEN_SECTIONS)["lines"]
        nodes: list[Node] = part.value if isinstance(part.value, list) else []
        found = {str(_value(node, "id")): node for node in nodes}
        for name, node in found.items():
            if name not in known:
                hint = did_you_mean(name, known) or "write the id of an opponent"
                faults.add(line_of(node, "id"), name, f"{quoted(name)} is an unknown opponent", hint)
        for name in known:
            if nodes and name not in found:
                faults.add(part.line, name, "this opponent says nothing in this game", "add an entry")
        made = {name: _manner(node, name, (*OCCASIONS, *occasions), faults) for name, node in found.items()}
        return Spoken({name: one for name, one in made.items() if one is not None}, faults.file)

    return sound(*examined(path, make, game))


def _manner(node: Node, entry: str, occasions: Sequence[str], faults: FaultList) -> Manner | None:
    inner = node.value if isinstance(node.value, dict) else {}
    spoken = {key: child for key, child in inner.items() if key not in ("id", "text")}
    how = {key: child for key, child in inner.items() if key == "text"}
    manner = convert_entry(Node(node.line, how), Manner, entry, faults, _both("text", LONGEST_TEXT))
    said = _lines(spoken, node.line, entry, occasions, faults)
    if manner is None:
        return None
    _check_languages(manner.text, "text", line_of(node, "text"), entry, faults)
    return msgspec.structs.replace(manner, lines=said)


def check_styles(opponents: Opponents, styles: Collection[str]) -> list[Fault]:
    """What is between the file and the code: opponents without a style, and styles without an opponent."""
    known = opponents.opponents
    faults = [
        Fault(opponents.file, 0, name, "there is no style of this id", did_you_mean(name, styles) or "write one")
        for name in known
        if name not in styles
    ]
    missing = [name for name in styles if name not in known]
    return faults + [Fault(opponents.file, 0, name, "this style has no opponent", "add its entry") for name in missing]


# -- single values -----------------------------------------------------------------------------------------------------
def short_text(path: str, most: int) -> Check:
    """For a text without mark-up of at most so many letters."""

    def check(value: str) -> Problem | None:
        if not value:
            return f"`{path}` is empty", "write the text, or a translation of the other language"
        if len(value) > most:
            return f"`{path}` has {len(value)} letters", f"there is room for {most}"
        bad = sorted(set(value) & set("{}[]|\\*<>\n"))
        return (f"`{path}` has the sign {quoted(bad[0])}", "it means something to the page") if bad else None

    return check


def text_about(path: str, most: int) -> Check:
    """For such a text that speaks of another player, {name}, and may say how often that was, {times}."""
    plain = short_text(path, most)

    def check(value: str) -> Problem | None:
        if value and "{name}" not in value:
            return f"`{path}` does not say {{name}}", "it speaks of another player: write {name} where they are named"
        return plain(value.replace("{name}", "X" * len("{name}")).replace("{times}", "X" * len("{times}")))

    return check


def _both(path: str, most: int) -> dict[str, Check]:
    return {f"{path}.{language}": short_text(f"{path}.{language}", most) for language in INLINE}


_CHECKS: dict[str, Check] = {
    "id": id_check("two_three"),
    "name": short_text("name", LONGEST_NAME),
    **_both("title", LONGEST_TITLE),
    **_both("text", LONGEST_TEXT),
}


# -- the file ----------------------------------------------------------------------------------------------------------
def _opponents(root: Node, faults: FaultList) -> Opponents:
    part = sections(root, faults, OPPONENT_SECTIONS)["opponents"]
    nodes: list[Node] = part.value if isinstance(part.value, list) else []
    made: dict[str, Opponent] = {}
    lines: dict[str, int] = {}
    for place, node in enumerate(nodes, 1):
        name = _value(node, "id")
        entry = name if isinstance(name, str) else f"opponents, entry {place}"
        if entry in lines:
            faults.add(node.line, entry, f"duplicate id; the first is in line {lines[entry]}", "rename or delete one")
            continue
        lines[entry] = node.line
        opponent = _opponent(node, entry, faults)
        if opponent is not None:
            _check_name(opponent, node, made, faults)
            made[entry] = opponent
    if not nodes:
        faults.add(part.line, "opponents", "there is nobody", "add an entry")
    return Opponents(made, faults.file)


def _opponent(node: Node, entry: str, faults: FaultList) -> Opponent | None:
    if not isinstance(node.value, dict):
        faults.add(node.line, entry, f"an entry must have the keys {', '.join(_KEYS)}, not be {found(node)}")
        return None
    spoken = node.value.get("lines")
    rest = Node(node.line, {key: child for key, child in node.value.items() if key != "lines"})
    opponent = convert_entry(rest, Opponent, entry, faults, _CHECKS)
    if spoken is None or not isinstance(spoken.value, dict):
        line = node.line if spoken is None else spoken.line
        faults.add(line, entry, "`lines` is missing", f"add a line `lines:` and below it {', '.join(AROUND)}")
        return None
    said = _lines(spoken.value, spoken.line, entry, AROUND, faults)
    if opponent is None:
        return None
    _check_languages(opponent.title, "title", line_of(node, "title"), entry, faults)
    _check_languages(opponent.text, "text", line_of(node, "text"), entry, faults)
    return msgspec.structs.replace(opponent, lines=said)


def _check_name(opponent: Opponent, node: Node, others: dict[str, Opponent], faults: FaultList) -> None:
    twin = next((other.id for other in others.values() if other.name == opponent.name), "")
    if twin:
        faults.add(line_of(node, "name"), opponent.id, f"{quoted(twin)} has the same name", "rename one")


def _lines(
    spoken: dict[str, Node], line: int, entry: str, occasions: Sequence[str], faults: FaultList
) -> dict[str, tuple[Text, ...]]:
    said: dict[str, tuple[Text, ...]] = {}
    for key, child in spoken.items():
        if key not in occasions:
            hint = did_you_mean(key, occasions) or f"the occasions are {', '.join(occasions)}"
            faults.add(child.line, entry, f"unknown occasion {quoted(key)}", hint)
    for occasion in occasions:
        found_here = spoken.get(occasion)
        value = found_here.value if found_here is not None else None
        variants = value if isinstance(value, list) else []
        if not FEWEST <= len(variants) <= MOST:
            count = f"`lines.{occasion}` has {len(variants)} variant{'s' * (len(variants) != 1)}"
            faults.add(found_here.line if found_here else line, entry, count, f"write {FEWEST} or {MOST}")
        said[occasion] = tuple(_variants(variants, occasion, entry, faults))
    return said


def _variants(nodes: list[Node], occasion: str, entry: str, faults: FaultList) -> list[Text]:
    path, made = f"lines.{occasion}", []
    kind = text_about if occasion in MOTIVES else short_text
    checks = {f"{path}.{language}": kind(f"{path}.{language}", LONGEST_LINE) for language in INLINE}
    for node in nodes:
        text = convert_entry(node, Text, entry, faults, checks, f"{path}.")
        if text is not None:
            _check_languages(text, path, node.line, entry, faults)
            made.append(text)
    return made


def _check_languages(text: Text, path: str, line: int, entry: str, faults: FaultList) -> None:
    if text.en and len({text.get(code) for code in INLINE}) < len(INLINE):
        faults.add(line, entry, f"`{path}` is the same in two languages", "translate it")


def _value(node: Node, key: str) -> object:
    child = node.value.get(key) if isinstance(node.value, dict) else None
    return child.value if child else None


_KEYS = tuple(field.name for field in msgspec.structs.fields(Opponent))

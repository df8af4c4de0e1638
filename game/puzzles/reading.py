"""Reads the puzzles.yaml of a game: every fault is found in one go, or the puzzles are sound.

An entry is a position of a scenario (docs/scenarios.md) with the words of `puzzle.Told`.
"""

from __future__ import annotations

import string
from pathlib import Path

import msgspec

from game import paths
from game.content import Fault, Text
from game.content.convert import Check, Problem, convert_entry, found
from game.content.faults import ContentError, FaultList, StopReading, did_you_mean, quoted
from game.content.languages import INLINE
from game.content.reading import filled, holds, id_check, line_of, sections, sound
from game.content.yaml_reader import Node, parse_yaml, read_bytes, shown
from game.puzzles.puzzle import EASIEST, HARDEST, Puzzle, Puzzles, Theme, Told
from game.scenario import Broken, read_entry
from game.scenario.story import SEATS

SECTIONS = ("themes", "puzzles")
WORDS = ("title", "question", "hint", "why")
LONGEST = {"title": 44, "question": 260, "hint": 220, "why": 420}  # letters: there is room for so many
_known: dict[str, Puzzles] = {}
_OWN = tuple(one.name for one in msgspec.structs.fields(Told))


def file_of(game: str) -> Path:
    """Where a game's puzzles are; it need not be there."""
    return paths.data_dir() / game / "puzzles.yaml"


def own_puzzles(game: str) -> Puzzles:
    """The puzzles that a game brings along, read once; none for a game without. Raises ContentError with all faults."""
    if game not in _known:
        path = file_of(game)
        _known[game] = read_puzzles(path, game) if path.is_file() else Puzzles(game, {}, ())
    return _known[game]


def is_read(game: str) -> bool:
    """Whether `own_puzzles` takes no time."""
    return game in _known


def read_puzzles(path: Path, game: str) -> Puzzles:
    """The puzzles of a file. Raises ContentError with all faults."""
    return sound(*examine_puzzles(path, game))


def holds_puzzles(path: Path) -> bool:
    """Whether a file is meant to be one of puzzles; for one that cannot be read, no."""
    return holds(path, "puzzles")


def examine_puzzles(path: Path, game: str) -> tuple[Puzzles, list[Fault]]:
    """The sound entries of a file, and the faults of the others. Raises ContentError if it is no file of puzzles."""
    faults = FaultList(shown(path), game)
    root = parse_yaml(read_bytes(path), faults, number_keys=True)
    try:
        if root is not None:
            return _puzzles(root, game, faults), faults.found
    except StopReading:
        pass
    raise ContentError(faults.found)


# -- single values -----------------------------------------------------------------------------------------------------
def _difficulty(value: int) -> Problem | None:
    if EASIEST <= value <= HARDEST:
        return None
    return f"`difficulty` cannot be {value}", f"write a number from {EASIEST} (easy) to {HARDEST} (hard)"


def _text(path: str, longest: int) -> Check:
    empty = filled(path)

    def check(value: str) -> Problem | None:
        if len(value) > longest:
            return f"`{path}` has {len(value)} letters", f"there is room for {longest}"
        odd = [name for name in _names(value) if name not in SEATS]
        return empty(value) or ((f"{{{odd[0]}}} in `{path}` is no seat", "write {A} to {H}") if odd else None)

    return check


def _names(text: str) -> list[str]:
    """What stands in curly brackets; a bracket that is not closed counts as an odd name."""
    try:
        return [name for _text, name, _form, _how in string.Formatter().parse(text) if name is not None]
    except ValueError:
        return ["?"]


_CHECKS: dict[str, Check] = {
    "id": id_check("last_district"),
    "difficulty": _difficulty,
    **{f"{key}.{code}": _text(f"{key}.{code}", LONGEST[key]) for key in WORDS for code in INLINE},
}
_OF_THEME: dict[str, Check] = {
    "id": id_check("last_turn"),
    **{f"{key}.{code}": filled(f"{key}.{code}") for key in ("name", "about") for code in INLINE},
}


# -- the file ----------------------------------------------------------------------------------------------------------
def _puzzles(root: Node, game: str, faults: FaultList) -> Puzzles:
    parts = sections(root, faults, SECTIONS)
    themes: dict[str, Theme] = {}
    for number, node in enumerate(_items(parts["themes"]), 1):
        theme = convert_entry(node, Theme, _entry(node, f"themes, entry {number}"), faults, _OF_THEME)
        if theme is not None:
            themes[theme.id] = theme
    made: dict[str, Puzzle] = {}
    for number, node in enumerate(_items(parts["puzzles"]), 1):
        puzzle = _puzzle(node, game, _entry(node, f"puzzles, entry {number}"), faults)
        if puzzle is None:
            continue
        if puzzle.id in made:
            faults.add(node.line, puzzle.id, f"duplicate id; the first is in line {made[puzzle.id].line}", "rename one")
        elif themes and puzzle.told.theme not in themes:
            hint = did_you_mean(puzzle.told.theme, themes) or f"the themes are {', '.join(themes)}"
            faults.add(line_of(node, "theme"), puzzle.id, f"{quoted(puzzle.told.theme)} is an unknown theme", hint)
        else:
            made[puzzle.id] = puzzle
    return Puzzles(game, themes, tuple(made.values()))


def _puzzle(node: Node, game: str, entry: str, faults: FaultList) -> Puzzle | None:
    if not isinstance(node.value, dict):
        faults.add(node.line, entry, f"a puzzle begins with 'id:'; this is {found(node)}")
        return None
    own = {key: child for key, child in node.value.items() if key in _OWN}
    told = convert_entry(Node(node.line, own), Told, entry, faults, _CHECKS)
    position = {key: child for key, child in node.value.items() if key not in _OWN}
    table = position.get("table", Node(node.line, {}))
    if isinstance(table.value, dict):
        position["table"] = Node(table.line, {"game": Node(table.line, game), **table.value})
    scenario = read_entry(faults.file, Node(node.line, {**position, "name": Node(node.line, entry)}), positions=True)
    if isinstance(scenario, Broken):
        for fault in scenario.faults:
            faults.add(fault.line, entry, fault.message, fault.suggestion)
        return None
    if scenario.game != game:
        faults.add(table.line, entry, f"the game {quoted(scenario.game)} is another one", "leave `game` out")
    if not scenario.best:
        faults.add(node.line, entry, "no answer is right", "add `best: [...]`")
    return None if told is None else Puzzle(game, node.line, told, scenario)


def _items(node: Node) -> list[Node]:
    return node.value if isinstance(node.value, list) else []


def _entry(node: Node, otherwise: str) -> str:
    child = node.value.get("id") if isinstance(node.value, dict) else None
    return child.value if child is not None and isinstance(child.value, str) else otherwise


def in_words(text: Text, language: str, names: list[str]) -> str:
    """A text of a puzzle with the names of those who sit there."""
    said = text.get(language)
    for letter, name in zip(SEATS, names, strict=False):
        said = said.replace(f"{{{letter}}}", name)
    return said

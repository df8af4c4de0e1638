"""A puzzle as it was read: what is told about it, and its position as a scenario."""

from __future__ import annotations

import string
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from game import paths
from game.bots import levels
from game.content import Text
from game.content.book import Sound
from game.content.convert import Check, Problem, convert_entry, found
from game.content.faults import ContentError, Fault, FaultList, StopReading, did_you_mean, quoted
from game.content.languages import INLINE
from game.content.reading import filled, holds, id_check, line_of, sections, sound
from game.content.yaml_reader import Node, parse_yaml, read_bytes, shown
from game.kernel.steps import Ask, StackState
from game.scenario import Broken, Scenario, play, read_entry
from game.scenario.language import scenario_language
from game.scenario.playing import seated
from game.scenario.story import SEATS
from game.session.agents import Bots
from game.session.match import Match
from game.session.setup import HUMAN, SeatSetup

EASIEST, HARDEST = 1, 3


class Theme(msgspec.Struct, frozen=True):
    """What some puzzles have in common: its name, and a sentence about it."""

    id: str
    name: Text
    about: Text


class PuzzleWords(msgspec.Struct, frozen=True):
    """The words of a puzzle. In them `{B}` is the name of who sits in seat B.

    `forced`: what is right is proved by looking at every line of play; otherwise the search is the judge.
    """

    id: str
    theme: str
    difficulty: int
    title: Text
    question: Text
    hint: Text
    why: Text
    forced: bool = False


class Puzzle(msgspec.Struct, frozen=True):
    """One puzzle of a game. `scenario` leads to the question and has the right answers (`best`)."""

    game: str
    line: int
    told: PuzzleWords
    scenario: Scenario

    @property
    def id(self) -> str:
        """Its name within its game."""
        return self.told.id

    @property
    def key(self) -> str:
        """Its name among the puzzles of all games."""
        return f"{self.game}/{self.told.id}"


class Puzzles(msgspec.Struct, frozen=True):
    """All puzzles of a game, in the order of the file; themes by id."""

    game: str
    themes: dict[str, Theme]
    puzzles: tuple[Puzzle, ...]

    def find(self, name: str) -> Puzzle | None:
        """The puzzle with this id."""
        return next((one for one in self.puzzles if one.id == name), None)

    def of_theme(self, theme: str) -> list[Puzzle]:
        """The easy ones first, otherwise as in the file."""
        return sorted((one for one in self.puzzles if one.told.theme == theme), key=lambda one: one.told.difficulty)

    def in_order(self) -> list[Puzzle]:
        """All of them, theme by theme, as lists show them."""
        return [one for theme in self.themes for one in self.of_theme(theme)]


# Reads the puzzles.yaml of a game.

SECTIONS = ("themes", "puzzles")
WORDS = ("title", "question", "hint", "why")
LONGEST = {"title": 44, "question": 260, "hint": 220, "why": 420}  # letters: there is room for so many
_known: dict[str, Puzzles] = {}
_OWN = tuple(one.name for one in msgspec.structs.fields(PuzzleWords))


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
    told = convert_entry(Node(node.line, own), PuzzleWords, entry, faults, _CHECKS)
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


# A puzzle set up.

OTHERS = ("Isabeau", "Odo", "Ysolde", "Raoul", "Clothilde", "Anselm", "Berengar")
YOURS, THEIRS = "hard", "normal"  # who plays on where a line is shown, if the game has these levels


class PuzzleFault(ValueError):
    """A puzzle that cannot be set up; the text says where and why, `said` only why."""

    def __init__(self, puzzle: Puzzle, line: int, said: str) -> None:
        super().__init__(f"{puzzle.scenario.file}:{line}: {puzzle.id}: {said}")
        self.line, self.said = line, said


class Position(NamedTuple):
    """The game at the question (never changed), who is asked what, and the options that are right."""

    state: StackState
    ask: Ask
    right: frozenset[str]

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.ask.seat)


def position(puzzle: Puzzle) -> Position:
    """The position of a puzzle. Raises PuzzleFault."""
    scenario = puzzle.scenario
    outcome = play(scenario)
    if outcome.fault is not None:
        raise PuzzleFault(puzzle, outcome.fault.line, outcome.fault.message)
    if outcome.failure is not None:
        failure = outcome.failure
        raise PuzzleFault(puzzle, failure.line, f"expected {failure.expected}, found {failure.found}")
    game = outcome.game
    ask = game.pending if game is not None else None
    if game is None or ask is None:
        raise PuzzleFault(puzzle, puzzle.line, "nobody is asked anything there")
    at = scenario_language(puzzle.game)
    right = frozenset(word for choice in scenario.best for word in at.offered_for(choice, game, ask))
    return Position(game, ask, right)


def names(puzzle: Puzzle, players: int, seat: int, person: str) -> list[str]:
    """Who sits where: the person in the seat that is asked."""
    found = [name for name in OTHERS if name != person][: players - 1]
    found.insert(seat, person)
    return found


def match_of(puzzle: Puzzle, at: Position, person: str, bots: Bots | None = None) -> Match:
    """A match of its own at the question, the person in the seat that is asked."""
    state = at.state.clone()
    players = int(scenario_language(puzzle.game).plain_setup(state)["players"])
    other = known_level(puzzle.game, THEIRS)
    called = names(puzzle, players, at.seat, person)
    seats: Sequence[SeatSetup] = [
        SeatSetup(name, place % 8, HUMAN if place == at.seat else other) for place, name in enumerate(called)
    ]
    return seated(puzzle.game, state, seats, bots, origin=f"puzzle:{puzzle.id}")


def known_level(game: str, wanted: str) -> str:
    """This level, or the best one below that plays the game."""
    known = levels(game)
    return wanted if wanted in known else known[-1]


# What is wrong with puzzles besides their words.


def check(game: str, path: Path | None = None) -> list[Sound]:
    """The puzzles of a game, or of this file; nothing for a game without. Raises ContentError with all faults."""
    path = path or file_of(game)
    if not path.is_file():
        return []
    puzzles, found = examine_puzzles(path, game)
    faults = [*found, *(fault for one in puzzles.puzzles for fault in faults_of(one, shown(path)))]
    if faults:
        raise ContentError(faults)
    return [_sound(puzzles, shown(path))]


def faults_of(puzzle: Puzzle, file: str) -> list[Fault]:
    """Why this puzzle cannot be played, or is none."""
    try:
        at = position(puzzle)
    except PuzzleFault as fault:
        return [Fault(file, fault.line, puzzle.id, fault.said)]
    if at.right >= set(at.ask.options):
        return [Fault(file, puzzle.line, puzzle.id, "every answer is right", "a puzzle needs a wrong one, too")]
    return []


def _sound(puzzles: Puzzles, file: str) -> Sound:
    count, themes = len(puzzles.puzzles), len(puzzles.themes)
    proved = sum(one.told.forced for one in puzzles.puzzles)
    return Sound(file, {"puzzles": count, "proved": proved}, f"{count} puzzles under {themes} themes, {proved} proved.")

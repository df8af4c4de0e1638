"""What is wrong with puzzles besides their words: found by setting them up, for `check-data` and the tests."""

from __future__ import annotations

from pathlib import Path

from game.content.book import Sound
from game.content.faults import ContentError, Fault
from game.content.yaml_reader import shown
from game.puzzles.puzzle import Puzzle, Puzzles
from game.puzzles.reading import examine_puzzles, file_of
from game.puzzles.table import PuzzleFault, position


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

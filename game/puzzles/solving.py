"""What somebody has solved, kept among the small facts of the history, and which puzzle comes next."""

from __future__ import annotations

from typing import Protocol

from game.kernel.events import Json
from game.kernel.rules import Plain
from game.puzzles.puzzle import Puzzle, Puzzles

KIND = "puzzle"


class Notes(Protocol):
    """What keeps small facts (`game.history.store.History`)."""

    def noted(self, kind: str, key: str) -> Json: ...

    def note(self, kind: str, key: str, value: Json) -> None: ...


def noted(notes: Notes, puzzle: Puzzle) -> Plain:
    """What is known of the tries at it: `tries`, `solved`, `hint`; {} for a new one, or where it is something else."""
    found = notes.noted(KIND, puzzle.key)
    return found if isinstance(found, dict) else {}


def is_solved(notes: Notes, puzzle: Puzzle) -> bool:
    """Whether it was solved once."""
    return bool(noted(notes, puzzle).get("solved"))


def note(notes: Notes, puzzle: Puzzle, *, solved: bool, hint: bool) -> None:
    """A try is over. What was solved once stays so, and once without a hint is without one."""
    before = noted(notes, puzzle)
    was, tries = bool(before.get("solved")), before.get("tries", 0)
    helped = (bool(before.get("hint")) and (hint or not solved)) if was else hint
    tries = (tries if isinstance(tries, int) else 0) + 1
    notes.note(KIND, puzzle.key, {"tries": tries, "solved": was or solved, "hint": helped})


def following(notes: Notes, puzzles: Puzzles, puzzle: Puzzle) -> Puzzle | None:
    """The next one of the list that is not solved, around its end; the next one at all if none is left."""
    order = puzzles.in_order()
    at = order.index(puzzle)
    rest = [*order[at + 1 :], *order[:at]]
    return next((one for one in rest if not is_solved(notes, one)), rest[0] if rest else None)

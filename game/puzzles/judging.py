"""How good an answer to a puzzle is: what was proved or written down is right; of anything else the search says whether
it comes to the same. The search counts samples, so that everybody is judged alike on every machine.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

from game.bots import advice
from game.kernel.events import Json
from game.kernel.options import PASS
from game.kernel.rules import Impossible, Plain, ViewData
from game.kernel.steps import Ask
from game.puzzles.puzzle import Position, Puzzle, Puzzles

LEVEL = "expert"
EQUAL = 0.02  # of a chance to win: so little less is as good
Word = Literal["right", "equal", "wrong"]


class Rated(NamedTuple):
    """One option, or several that come to the same: how likely its seat wins after it, from so many samples."""

    option: str
    chance: float
    samples: int


class Verdict(NamedTuple):
    """What an answer is worth, and by which chances; None where nothing was compared."""

    word: Word
    best: float | None = None
    chosen: float | None = None

    @property
    def solved(self) -> bool:
        """Whether the puzzle counts as solved by it."""
        return self.word != "wrong"


def needs_search(puzzle: Puzzle, at: Position, chosen: str) -> bool:
    """Whether the search has to say how good this answer is."""
    return chosen not in at.right and not puzzle.told.forced


def verdict(puzzle: Puzzle, at: Position, chosen: str, answer: Plain | None = None) -> Verdict:
    """The judgement on an answer; `answer` is what `game.bots.advice.judged` says of it, where it is needed."""
    if chosen in at.right:
        return Verdict("right")
    if puzzle.told.forced or not answer or "duel" not in answer:
        return Verdict("wrong")
    if chosen == PASS and all(option != PASS for option, *_ in answer["judged"]):
        return Verdict("wrong")  # whoever begins something only to leave it has not answered what to do
    duel: list[float] = answer["duel"]
    if not duel:  # it is the best one itself
        return Verdict("equal")
    best, mine = duel
    return Verdict("equal" if mine >= best - EQUAL else "wrong", best, mine)


def rated(puzzle: Puzzle, at: Position, answer: Plain) -> list[Rated]:
    """The options that were compared, best first; what is proved to win, wins."""
    judged = answer.get("judged", [])
    found = []
    for (option, _chance, samples, _gain, _doubt), chance in zip(judged, advice.chances(judged), strict=True):
        sure = puzzle.told.forced and option in at.right
        found.append(Rated(option, 1.0 if sure else chance, samples))
    return sorted(found, key=lambda one: (one.option not in at.right, -one.chance))


def judged_here(puzzle: Puzzle, view: ViewData, ask: Ask, seed: int, chosen: str = "") -> Plain:
    """What the search says, asked in this process: for the text game and tests. {} where no game fits the View."""
    try:
        return advice.judged(puzzle.game, view, ask, seed, LEVEL, chosen)
    except Impossible:
        return {}


# What somebody has solved, kept among the small facts of the history, and which puzzle comes next.

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

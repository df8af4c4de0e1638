"""A puzzle set up: the match in which its question is asked, and the answers that are right there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots import levels
from game.kernel.steps import Ask, StackState
from game.puzzles.puzzle import Puzzle
from game.scenario import play
from game.scenario.seated import seated
from game.scenario.stage import stage
from game.session.agents import Bots
from game.session.match import Match
from game.session.setup import HUMAN, SeatSetup

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
    ask = outcome.game.pending if outcome.game is not None else None
    if ask is None:
        raise PuzzleFault(puzzle, puzzle.line, "nobody is asked anything there")
    at = stage(puzzle.game)
    right = frozenset(word for choice in scenario.best for word in at.offered_for(choice, outcome.game, ask))
    return Position(outcome.game, ask, right)


def names(puzzle: Puzzle, players: int, seat: int, person: str) -> list[str]:
    """Who sits where: the person in the seat that is asked."""
    found = [name for name in OTHERS if name != person][: players - 1]
    found.insert(seat, person)
    return found


def match_of(puzzle: Puzzle, at: Position, person: str, bots: Bots | None = None) -> Match:
    """A match of its own at the question, the person in the seat that is asked."""
    state = at.state.clone()
    players = int(stage(puzzle.game).plain_setup(state)["players"])
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

"""One try at a puzzle: the search compares the options while somebody thinks, and judges the answer. No pygame here."""

from __future__ import annotations

from game.puzzles.judging import LEVEL, Rated, Verdict, needs_search, rated, verdict
from game.puzzles.puzzle import Puzzle
from game.puzzles.table import Position
from game.session.match import Match
from game.table.advice.adviser import Adviser, Question


class Trial:
    """Call `update` once a frame. `figures` are the options that were compared, best first, once they are known."""

    def __init__(self, puzzle: Puzzle, at: Position, match: Match) -> None:
        self.puzzle, self.at = puzzle, at
        self.view = match.view(at.seat)
        self.adviser = Adviser(match)
        self.figures: list[Rated] | None = None
        self.chosen = ""  # the answer
        self.verdict: Verdict | None = None
        self.given_up = False
        self._ask_for("")

    @property
    def ready(self) -> bool:
        """Whether everything is known that is told when the solution is shown."""
        return self.figures is not None and (self.given_up or self.verdict is not None)

    def answer(self, option: str) -> None:
        """Somebody has answered."""
        self.chosen = option
        if not needs_search(self.puzzle, self.at, option):
            self.verdict = verdict(self.puzzle, self.at, option)
        elif self.figures is not None:
            self._ask_for(option)

    def give_up(self) -> None:
        """Somebody wants to see the solution."""
        self.given_up = True

    def close(self) -> None:
        """Nobody waits for it any more."""
        self.adviser.cancel()

    def update(self) -> None:
        """Goes on."""
        if not self.adviser.busy:
            if self.figures is None or (self.chosen and self.verdict is None):  # somebody else was asked meanwhile
                self._ask_for("" if self.figures is None else self.chosen)
            return
        if not self.adviser.poll():
            return
        answer = self.adviser.answers[0]
        if self.figures is None:
            self.figures = rated(self.puzzle, self.at, answer)
            if self.chosen and self.verdict is None:
                self._ask_for(self.chosen)
        elif self.chosen and self.verdict is None:
            self.verdict = verdict(self.puzzle, self.at, self.chosen, answer)

    def _ask_for(self, chosen: str) -> None:
        self.adviser.ask([Question("judge", self.at.ask, self.view, LEVEL, chosen)])

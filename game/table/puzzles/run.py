"""The puzzles of a game as somebody goes through them: their order, what is solved, and the bots they share."""

from __future__ import annotations

from collections.abc import Callable

from game import catalog
from game.bots.remote import WorkerBots
from game.kernel.rules import Plain
from game.kernel.steps import Ask
from game.puzzles import judging
from game.puzzles.judging import LEVEL, Rated, Verdict, needs_search, rated, verdict
from game.puzzles.puzzle import Position, Puzzle, Puzzles, in_words, own_puzzles
from game.session.agents import Bots
from game.session.match import Match
from game.table.advice.adviser import AdviceWanted, Adviser
from game.table.flow import Flow
from game.ui.lang import language
from game.ui.people import own_name
from game.ui.ui import Ui


def worker_bots() -> Bots:
    """Computer players in a process of their own."""
    return WorkerBots(catalog.rules)


make_bots = worker_bots  # tests and pictures put others here


class Run:
    """One game's puzzles. `close` when they are left."""

    def __init__(self, ui: Ui, game: str) -> None:
        """Raises ContentError for a file that cannot be used."""
        self.ui, self.game = ui, game
        self.puzzles: Puzzles = own_puzzles(game)
        self._bots: Bots | None = None

    @property
    def bots(self) -> Bots:
        """Made when a puzzle is opened: whoever looks at the list needs none."""
        if self._bots is None:
            self._bots = make_bots()
        return self._bots

    @property
    def person(self) -> str:
        """What whoever solves them is called."""
        return own_name(self.ui.settings.values)

    def close(self) -> None:
        """The bots' process ends."""
        bots, self._bots = self._bots, None
        if bots is not None:
            bots.close()

    # -- what is solved --------------------------------------------------------------------------------------------
    def noted(self, puzzle: Puzzle) -> Plain:
        """What is known of the tries at it (`judging.noted`)."""
        return judging.noted(self.ui.host.history, puzzle)

    def solved(self, puzzle: Puzzle) -> bool:
        """Whether it was solved once."""
        return judging.is_solved(self.ui.host.history, puzzle)

    def note(self, puzzle: Puzzle, *, solved: bool, hint: bool) -> None:
        """A try is over."""
        judging.note(self.ui.host.history, puzzle, solved=solved, hint=hint)

    def following(self, puzzle: Puzzle) -> Puzzle | None:
        """The one that comes after it."""
        return judging.following(self.ui.host.history, self.puzzles, puzzle)

    def said(self, puzzle: Puzzle, word: str, names: list[str]) -> str:
        """One of its texts, with the names of those who sit there."""
        return in_words(getattr(puzzle.told, word), language(), names)


# How a match goes on while a puzzle is solved, and while a line is played out.

STEP_DELAY = 0.01  # seconds: a step that is wanted comes at once, but what it moves is seen


class AnswerFlow(Flow):
    """One question, one answer: it takes effect, and nothing is asked any more."""

    def __init__(self, match: Match) -> None:
        super().__init__(match, lambda: "normal")
        self.given = ""  # the answer

    @property
    def my_ask(self) -> Ask | None:
        return None if self.given else super().my_ask

    @property
    def bots_turn(self) -> bool:
        return False

    @property
    def can_undo(self) -> bool:
        return False

    def answer(self, option: str) -> bool:
        if self.given:  # of a plan that answers several questions the first one counts
            return True
        taken = super().answer(option)
        if taken:
            self.given = option
        return taken


class StepFlow(Flow):
    """Computer players for everybody; each decision is made when somebody wants to see it."""

    def __init__(self, match: Match, on_step: Callable[[], None]) -> None:
        super().__init__(match, lambda: "normal")
        self.on_step = on_step

    @property
    def can_undo(self) -> bool:
        return False

    @property
    def delay(self) -> float:
        return 0.0 if self.hurry else STEP_DELAY

    def skip(self) -> None:
        self.on_step()


# One try at a puzzle.


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
        self.adviser.ask([AdviceWanted("judge", self.at.ask, self.view, LEVEL, chosen)])

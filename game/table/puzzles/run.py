"""The puzzles of a game as somebody goes through them: their order, what is solved, and the bots they share."""

from __future__ import annotations

from game import catalog
from game.bots.remote import WorkerBots
from game.kernel.rules import Plain
from game.puzzles import solving
from game.puzzles.puzzle import Puzzle, Puzzles
from game.puzzles.reading import in_words, own_puzzles
from game.session.agents import Bots
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
        """What is known of the tries at it (`solving.noted`)."""
        return solving.noted(self.ui.host.history, puzzle)

    def solved(self, puzzle: Puzzle) -> bool:
        """Whether it was solved once."""
        return solving.is_solved(self.ui.host.history, puzzle)

    def note(self, puzzle: Puzzle, *, solved: bool, hint: bool) -> None:
        """A try is over."""
        solving.note(self.ui.host.history, puzzle, solved=solved, hint=hint)

    def following(self, puzzle: Puzzle) -> Puzzle | None:
        """The one that comes after it."""
        return solving.following(self.ui.host.history, self.puzzles, puzzle)

    def said(self, puzzle: Puzzle, word: str, names: list[str]) -> str:
        """One of its texts, with the names of those who sit there."""
        return in_words(getattr(puzzle.told, word), language(), names)

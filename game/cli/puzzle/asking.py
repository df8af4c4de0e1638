"""The question of a puzzle at the terminal: everything can be looked at as in a game, and nothing of it is kept."""

from __future__ import annotations

from collections.abc import Callable

from game.cli.text.answering import Answering, Then
from game.cli.text.commands import forms
from game.cli.text.playing import Terminal
from game.cli.text.services import Services
from game.kernel.steps import Ask
from game.session.match import Match
from game.ui.lang import N_, _

GIVE_UP = N_("solution, give up")


class PuzzleTerminal(Terminal):
    """One question. `asked_view` is what its seat sees."""

    def __init__(self, match: Match, services: Services, said: Callable[[str], str]) -> None:
        super().__init__(match, services)
        self.told = match.event_count
        self.hinted = self.given_up = False
        self.said = said
        ask = match.pending
        assert ask is not None
        self.asked_view = match.view(ask.seat)
        self.answers = PuzzleAnswering(self)
        self.answering = self.answers

    def put_it(self) -> tuple[Then, str]:
        """Put the question until it is answered, and tell what the answer did; the answer, "" for none."""
        ask = self.match.pending
        assert ask is not None
        self.console.space()
        self.put(ask)
        self.console.say(_("Type hint for a hint, solution to give up."))
        then = Then.ASK_AGAIN
        while then is Then.ASK_AGAIN:
            then = self.answers.answer(self.console.ask(_("Your choice?")), ask)
        if then is not Then.GO_ON or self.given_up:
            return then, ""
        given = self.answers.given
        self.match.step()
        self.tell()
        return then, given


class PuzzleAnswering(Answering):
    """There is nothing to save, and a hint gives nothing away."""

    def __init__(self, terminal: PuzzleTerminal) -> None:
        super().__init__(terminal)
        self.puzzle_terminal = terminal
        self.given = ""
        for word in ("save", "load", "level", "undo"):
            self._acts[word] = self._not_here
        self._acts["hint"] = self._puzzle_hint

    def answer(self, typed: str, ask: Ask) -> Then:
        if typed.strip().casefold() in forms(GIVE_UP):
            self.puzzle_terminal.given_up = True
            return Then.GO_ON
        return super().answer(typed, ask)

    def _choose(self, option: str, ask: Ask) -> Then:
        self.given = option
        return super()._choose(option, ask)

    def _sure(self) -> bool:
        return True

    def _not_here(self, _rest: str, _ask: Ask) -> None:
        self.say(_("This cannot be done in a puzzle."))

    def _puzzle_hint(self, _rest: str, _ask: Ask) -> None:
        self.puzzle_terminal.hinted = True
        self.say(self.puzzle_terminal.said("hint"))

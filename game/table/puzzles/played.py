"""A line played out at the table, one decision after the other: after the solution, or after another answer."""

from __future__ import annotations

import pygame

from game.puzzles.puzzle import YOURS, Position, Puzzle, known_level, match_of
from game.table.asking.things import Choice
from game.table.puzzles.run import Run, StepFlow
from game.table.puzzles.still import StillTable
from game.table.words import Prompt
from game.ui.lang import _, joined
from game.ui.ui import Ui

MOST = 80  # decisions: by then every round is over


class PlayedTable(StillTable):
    """The best computer player goes on for whoever answered. A step is one decision of anybody."""

    name = "puzzle_played"

    def __init__(self, ui: Ui, run: Run, puzzle: Puzzle, at: Position, option: str, title: str) -> None:
        self.puzzle, self.at, self.option, self.title = puzzle, at, option, title
        match = match_of(puzzle, at, run.person, run.bots)
        super().__init__(ui, StepFlow(match, self.step))
        self._begun = match.progress
        self._answered = self._wanted = False
        self.steps = 0

    @property
    def ended(self) -> bool:
        """Whether nothing more is shown: the game is over, or its round, and that has been seen."""
        match = self.flow.match
        if self.flow.behind:
            return False
        return match.over or (self._answered and match.progress != self._begun) or self.steps >= MOST

    @property
    def waiting(self) -> bool:
        return not self._answered or (self._wanted and not self.ended)

    # -- going on --------------------------------------------------------------------------------------------------
    def step(self) -> None:
        """The next decision is wanted."""
        if self._answered and not self.ended:
            self._wanted = True

    def to_end(self) -> None:
        """Everything at once."""
        if not self.ended:
            self._wanted = self.flow.hurry = True

    def every_frame(self, seconds: float) -> None:
        if not self._answered and not self.ui.motion.busy:
            self._answer()
        elif self._wanted and not self.ended:
            eyes = self.flow.eyes
            if self.flow.advance(max(seconds, 0.02), self.ui.motion.busy):
                self._wanted = self.flow.hurry
                self.steps += 1
                self.stepped(eyes)

    def _answer(self) -> None:
        """The answer itself; from there computer players decide."""
        flow, seat = self.flow, self.at.seat
        self._answered = True
        self.act(lambda: flow.answer(self.option))
        flow.match.hand_over(seat, known_level(self.puzzle.game, YOURS))
        flow.match.seatings.clear()  # the chronicle need not tell who shows the line
        self.refresh()

    # -- what is said ----------------------------------------------------------------------------------------------
    def show(self) -> None:
        super().show()
        if self._answered:
            back = Choice("leave", _("Back"), "gold" if self.ended else "ghost", "back")
            more = [Choice("to_end", _("To the end")), Choice("step", _("Next step"), "gold", "skip")]
            choices = [back] if self.ended else [back, *more]
            self.prompt.show(self._prompt(), self.flow.seats[self.at.seat].crest, choices)

    def _prompt(self) -> Prompt:
        match = self.flow.match
        if not self.ended:
            return Prompt(self.title, _("Step by step: what follows, and how it ends."))
        if not match.over:
            return Prompt(self.title, _("So far this line: from here on everything is open again."))
        winners, seats = match.winners, self.flow.seats
        won = _("Won") if self.at.seat in winners else _("Lost")
        order = sorted(range(len(seats)), key=lambda seat: (seat not in winners, -match.scores[seat]))
        points = joined([f"{seats[seat].name} {match.scores[seat]}" for seat in order])
        return Prompt(_("{answer}. {won}!").format(answer=self.title, won=won), points)

    def process_event(self, event: pygame.event.Event) -> bool:
        """The button of a gamepad that steps on is the one that presses, too: what has the focus comes first."""
        focus = self.ui.focus
        pressed = self.ui.keys.means(event, "confirm") and self.ui.ring_visible
        if pressed and focus is not None and focus.parent is self.prompt:
            return False
        return super().process_event(event)

    def press(self, name: str) -> None:
        if name == "step":
            self.step()
        elif name == "to_end":
            self.to_end()
        elif name == "leave":
            self.leave()
        else:
            super().press(name)

    def choose(self, option: str) -> None:
        """Nobody chooses here."""

"""How a match goes on while a puzzle is solved, and while a line is played out. No pygame here."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.steps import Ask
from game.session.match import Match
from game.table.flow import Flow

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

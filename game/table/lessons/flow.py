"""The course of a match that is a tutorial: the others wait while somebody reads, and only what the lesson allows is
answered. No pygame here."""

from __future__ import annotations

from collections.abc import Callable

from game.lessons import Course
from game.table.flow import Flow


class LessonFlow(Flow):
    """Drives the match of a tutorial. `refused` is the last answer that was not taken."""

    def __init__(self, course: Course, pace: Callable[[], str]) -> None:
        super().__init__(course.match, pace)
        self.course = course
        self.refused = ""

    @property
    def forced(self) -> str:
        """Nothing is answered by itself: it may be what the lesson is about."""
        return ""

    @property
    def can_undo(self) -> bool:
        """A tutorial goes back by lessons."""
        return False

    @property
    def bots_turn(self) -> bool:
        return super().bots_turn and not self.course.waiting

    def answer(self, option: str) -> bool:
        if option not in self.course.allowed:
            self.refused = option
            return False
        return super().answer(option)

"""The course of a match that is a tutorial: the others wait while somebody reads, and only what the lesson allows is
answered. No pygame here."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.steps import Ask, Seat
from game.lessons import Course
from game.lessons.course import Stop
from game.session.match import Shown
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
        return super().bots_turn and not self.course.waiting and self.stop is None

    # -- pauses ------------------------------------------------------------------------------------------------------
    # As far as a pause everything is as if no more had happened: nothing beyond it is shown, told or asked.
    @property
    def stop(self) -> Stop | None:
        """The pause that the telling comes to, or waits at."""
        return next(iter(self.course.stops), None)

    @property
    def paused(self) -> bool:
        return self.stop is not None

    @property
    def last_here(self) -> int:
        last, stop = super().last_here, self.stop
        return last if stop is None else min(last, stop.until)

    @property
    def over(self) -> bool:
        return super().over and self.stop is None

    @property
    def my_ask(self) -> Ask | None:
        return super().my_ask if self.stop is None else None

    @property
    def asked(self) -> tuple[Seat, str] | None:
        before = self.match.asked_before if self.stop is not None else None
        return super().asked if before is None else before

    def news(self, eyes: int | None) -> list[Shown]:
        return self._before_stop(super().news(eyes))

    def go_on(self) -> list[Shown]:
        """The pause is over: what happened after it, as far as the next one."""
        return self._before_stop(self.match.events_since(self.course.went_on().until, self.eyes))

    def _before_stop(self, news: list[Shown]) -> list[Shown]:
        stop = self.stop
        return news if stop is None else [event for event in news if event.number < stop.until]

    def answer(self, option: str) -> bool:
        if option not in self.course.allowed:
            self.refused = option
            return False
        return super().answer(option)

"""How far the pictures have come in a resolution: the state is always ahead of them. No pygame here."""

from __future__ import annotations

from game.rattus_cartus.table.resolving.course import Course, course, since_round
from game.session.match import Shown
from game.table.flow import Flow
from game.table.motion import following


class Following(following.Following):
    """The course of the round as it is seen."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._course: tuple[object, Course] = ((), Course())

    @property
    def course(self) -> Course:
        """What is seen."""
        flow = self.flow
        key = (flow.released, flow.match.revision, self.until)
        if self._course[0] != key:
            self._course = key, course(self._events())
        return self._course[1]

    def _events(self) -> list[Shown]:
        events = self.flow.events_since(0, None)
        if self.until is not None:
            events = events[: self.until]
        return list(since_round(events))

    @property
    def live(self) -> bool:
        """Whether a resolution is to be seen."""
        return self.course.live

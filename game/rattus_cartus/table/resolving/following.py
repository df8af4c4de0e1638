"""How far the pictures have come in a resolution: the state is always ahead of them. No pygame here."""

from __future__ import annotations

from collections.abc import Callable

from game.rattus_cartus.table.resolving.course import Course, course, since_round
from game.session.match import Shown
from game.table.flow import Flow

LAG = ("resolving", 0)  # in `Lag.things` while pictures are behind


class Following:
    """The course of the round as it is seen. `until` is the number of the first event that is not seen yet; None: all
    are seen."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.until: int | None = None
        self.changed: Callable[[], None] = lambda: None  # what is seen is another thing now
        self._seen = 0  # events of the match when the table was shown last
        self._course: tuple[object, Course] = ((), Course())

    @property
    def course(self) -> Course:
        """What is seen."""
        flow = self.flow
        key = (flow.match.event_count, flow.match.revision, self.until)
        if self._course[0] != key:
            self._course = key, course(self._events())
        return self._course[1]

    def _events(self) -> list[Shown]:
        events = self.flow.match.events_since(0, None)
        if self.until is not None:
            events = events[: self.until]
        return list(since_round(events))

    @property
    def live(self) -> bool:
        """Whether a resolution is to be seen."""
        return self.course.live

    def shown(self) -> None:
        """The table has taken the present state over."""
        self._seen = self.flow.match.event_count

    @property
    def fresh(self) -> bool:
        """Whether the table has taken the present state over already."""
        return self._seen == self.flow.match.event_count

    def hold(self) -> None:
        """What has happened since the table was shown last will be told step by step."""
        if self._seen <= self.flow.match.event_count:
            self.until = self._seen

    def see(self, event: Shown) -> None:
        """The pictures have come to this event."""
        if self.until is not None and event.number + 1 > self.until:
            self.until = event.number + 1
            self.changed()

    def catch_up(self) -> None:
        """Everything is seen."""
        if self.until is not None:
            self.until = None
            self.changed()

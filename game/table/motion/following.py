"""How far the pictures have come within the moments that have begun (`Flow.released`), while something is told step by
step. No pygame here."""

from __future__ import annotations

from collections.abc import Callable

from game.session.match import Shown
from game.table.flow import Flow


class Following:
    """`until` is the number of the first event that is not seen yet; None: all are seen."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.until: int | None = None
        self.changed: Callable[[], None] = lambda: None  # what is seen is another thing now
        self._seen = 0  # events of the match when the table was shown last

    def shown(self) -> None:
        """The table has taken the moment on the stage over."""
        self._seen = self.flow.released

    @property
    def fresh(self) -> bool:
        """Whether the table has taken the moment on the stage over already."""
        return self._seen == self.flow.released

    def hold(self) -> None:
        """What has come on the stage since the table was shown last will be told step by step."""
        if self.until is None and self._seen <= self.flow.released:
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

"""How far the pictures of a table have come, and the View that belongs to it. No pygame here."""

from __future__ import annotations

from typing import Any

from game.kernel.rules import of
from game.la_citta.rules.state import NOBODY, View
from game.la_citta.table.scenes.course import BEGINS, Course, Turn, course, since_year
from game.la_citta.table.scenes.seen import Seen, for_all, own
from game.session.match import Shown
from game.table.flow import Flow
from game.table.motion import following
from game.table.motion.lag import Lag


class Following(following.Following):
    """`view` is what is drawn: while something is told, the View before it and the events seen so far."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self.now = -1  # the number of the event that is being told; -1: none
        self._last: View | None = None  # when the table was shown last
        self._private = False  # whether it showed what only the viewer may know
        self._before: tuple[int, View, bool] | None = None  # events, View and that, before the decision that is told
        self._seen_view: Seen | None = None
        self._revision = 0  # of the match, when the telling began: an answer that is taken back ends it
        self._at = 0  # events that `_seen_view` has taken in
        self._course: tuple[object, Course] = ((), Course())

    # -- what is seen ----------------------------------------------------------------------------------------------
    @property
    def view(self) -> View:
        """What may be drawn."""
        if self.until is None or self._seen_view is None or self._stale:
            return of(View, self.flow.view)
        if self._at < self.until:
            news = self.flow.events_since(self._at, self.flow.eyes)
            self._seen_view.follow(news[: self.until - self._at])
            self._at = self.until
        return self._seen_view.view

    @property
    def gap(self) -> int:
        """The card of the display that has been taken while the next one has not come yet; -1: none."""
        return self._seen_view.taken if self._seen_view is not None else -1

    @property
    def course(self) -> Course:
        """What is seen of the year that goes on, together with what is being told now."""
        match, until = self.flow.match, None if self._stale else self.until
        key = (self.flow.released, match.revision, until, self.now)
        if self._course[0] != key:
            events = since_year(self.flow.events_since(0, None), until)
            self._course = key, course(events, until, NOBODY if until is None else self.now)
        return self._course[1]

    @property
    def year(self) -> int:
        """The year that is seen."""
        return int(self.view.year)

    def before_migration(self) -> View:
        """The View that is seen, with all citizens back where they were before this year's migration."""
        made = own(self.view)
        for turn in self.seen_turns():
            for gain in turn.gains:
                made.people[gain.source] += 1
                made.people[turn.city] -= gain.kept
        return made

    def seen_turns(self) -> list[Turn]:
        """What cities have drawn this year, as far as it has been seen."""
        events = since_year(self.flow.events_since(0, None), self.until)
        return course(events, self.until).turns

    @property
    def _stale(self) -> bool:
        """Whether what was told has been taken back."""
        return self.until is not None and self._revision != self.flow.match.revision

    # -- the course of telling -------------------------------------------------------------------------------------
    def shown(self) -> None:
        super().shown()
        self._last, self._private = of(View, self.flow.view), self.flow.private

    def remember(self, lag: Lag, *, moves: bool) -> None:
        """Something is about to be told, if the table moves at all and nobody rushes on."""
        self._before = None
        if moves and not self.fresh and not self.flow.rushing and self._last is not None:
            self._before = self._seen, self._last, self._private
            self.begin(lag)

    def begin(self, lag: Lag) -> bool:
        """What has happened since will be told step by step; once more, if other eyes came before the screen. Whether
        that is new."""
        if self._before is None or self.until is not None:
            return False
        self.until, view, private = self._before
        if private and not self.flow.private:
            view = for_all(view)
        self._seen_view, self._at, self.now = Seen(view), self.until, -1
        self._revision = self.flow.match.revision
        lag.telling = True
        return True

    def stop_at(self, view: View, first: int, event: Shown) -> None:
        """Shows the table as it was while this event was told, for pictures: `view` is that before the event with the
        number `first`, with which the telling began."""
        self.until, self._seen_view, self._at = event.number, Seen(view), first
        self._revision = self.flow.match.revision
        self.tell(event)

    def see(self, event: Shown) -> None:
        """The pictures have come to this event, unless it was taken back meanwhile."""
        if not self._stale:
            super().see(event)

    def tell(self, event: Shown) -> None:
        """This event is being told now: it is not counted yet, but spoken of if the scene knows it."""
        if self.until is not None and self.now < event.number and event.word in BEGINS and not self._stale:
            self.now = event.number
            self.changed()

    def catch_up(self) -> None:
        """Everything is seen."""
        self._seen_view, self.now = None, -1
        super().catch_up()


def following_of(board: Any) -> Following:
    """How far a board's pictures have come."""
    found = board.following
    assert isinstance(found, Following)
    return found

"""The course of a match at the table: time passes, decisions are shown and told, the curtain falls, the game ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.session.match import Shown
from game.table.advice.final import FinalScreen
from game.table.asking.spots import Spot
from game.table.faces import Bubble
from game.table.first_times.telling import Explains, FirstTimes
from game.table.keys import first_thing
from game.table.log.chronicle import Chronicle
from game.table.log.herald import Herald
from game.table.log.speech import quoted
from game.table.look import Look
from game.table.messages import Message
from game.table.motion import curtain_moves
from game.table.pieces import Subject
from game.ui import people
from game.ui.draw.markup import escape
from game.ui.draw.sprites import Stage
from game.ui.lang import _


class Told(Explains, Protocol):
    """What the course of a match does with the table."""

    subject: Subject | None
    selected: Spot | None

    @property
    def motions(self) -> Any: ...

    @property
    def herald(self) -> Herald: ...

    @property
    def bubbles(self) -> Sequence[Bubble]: ...

    def refresh(self) -> None:
        """The match has changed."""

    def catch_up(self) -> None:
        """Everything that has happened is shown at once."""

    def end(self) -> None:
        """What was shown is told."""

    @property
    def stage(self) -> Stage: ...

    @property
    def look_of_game(self) -> Look: ...

    @property
    def chronicle(self) -> Chronicle: ...

    def announce(self, news: list[Shown], eyes: int | None) -> None:
        """Says at once what somebody has lost."""

    def open(self, name: str) -> None:
        """Something over the table: here the "summary" of what happened since the last own turn."""

    def show_zoom(self) -> None:
        """The panel beside the table shows the card that is read now."""

    def uncovered(self) -> None:
        """The person of the seat is alone before the screen."""


class Course:
    """Called each frame by the desk, and after each decision."""

    def __init__(self, table: Told) -> None:
        self.table = table
        self.first_times = FirstTimes(table)
        self._was_asked = False  # the person before the screen was asked when the decision was made
        self._unannounced = False  # the person is asked, and was not told yet
        self._summary_due = False
        self._losses: tuple[int, int | None] | None = None  # the first event not looked through yet, and for which eyes
        self._ended = False

    def update(self, seconds: float) -> None:
        """Time passes."""
        self.go_on_showing()
        table, flow = self.table, self.table.flow
        if flow.behind and not table.motions.telling:  # whatever became of its movements
            table.catch_up()
        if flow.match.over:
            if not table.ui.motion.busy:
                self._end()
            return
        seat = flow.curtain_for
        if seat is not None:
            if not table.ui.motion.busy and not table.layers:
                self._curtain(seat) if flow.curtain_falls else self._change_places(seat)
            return
        if table.layers:
            return
        eyes = flow.eyes
        if flow.forced and not table.ui.motion.busy:
            self._answer_forced(eyes)
            return
        quicker = max(1.0, table.ui.settings.values.animation)
        if flow.advance(seconds * quicker, table.ui.motion.busy):
            self.stepped(eyes)

    def go_on_showing(self) -> None:
        """What is read, said and hinted comes and goes with time."""
        table = self.table
        table.looking.follow()
        for bubble in table.bubbles:
            if bubble.visible and table.ui.now > bubble.until:
                bubble.close()
        table.message.wait()
        if table.message.visible and table.message.until and table.ui.now > table.message.until:
            table.message.close()
        if self._summary_due and not table.motions.telling:
            self._summary_due = False
            table.open("summary")
        for notice in table.flow.match.take_notices():
            table.ui.toasts.show(notice.text(_), "danger")
        table.hinting.update()
        table.herald.update()
        self.first_times.update()

    def _answer_forced(self, eyes: int | None) -> None:
        """The only choice there is, where nobody learns anything from it: the log says so."""
        table = self.table
        offer = table.offers.of(table.flow.forced) if table.offers is not None else None
        words = offer.label.strip() if offer is not None else ""
        if table.flow.answer_forced(words):
            self.stepped(eyes)

    def stepped(self, eyes: int | None) -> None:
        """One decision was made: show it moment by moment, let it move, and say what must be said."""
        table, flow = self.table, self.table.flow
        news = flow.news(eyes)
        self._was_asked = table.offers is not None and not self._unannounced
        self._unannounced = False
        self._losses = (news[0].number, eyes) if news else None
        table.motions.decided()
        self.tell(news)

    def tell(self, news: list[Shown]) -> None:
        """Shows what has happened, moment by moment."""
        table, flow = self.table, self.table.flow
        if flow.rushing:
            table.motions.before()
            table.catch_up()
            return
        flow.hold(news[0].number if news else flow.match.event_count)
        table.motions.play(news)

    def tell_losses(self) -> None:
        """What the person before the screen has lost by what has been shown since."""
        if self._losses is None:
            return
        flow, (first, eyes) = self.table.flow, self._losses
        until = flow.told
        if until > first:
            self._losses = (until, eyes) if until < flow.last_here else None
            self.table.announce(flow.match.events_since(first, eyes)[: until - first], eyes)

    def asked_now(self) -> None:
        """The table shows another moment: whoever is asked in it, and was not before, is told so."""
        table = self.table
        if table.flow.unseen and table.ui.ring_visible:
            table.ui.focus = first_thing(table)
        if table.offers is None or self._was_asked:
            return
        self._unannounced = bool(table.flow.forced)  # that is answered by itself
        if not self._unannounced:
            self.my_turn()

    def my_turn(self) -> None:
        """The person before the screen is asked now."""
        table, self._was_asked = self.table, True
        table.ui.sound.play("your_turn")
        table.subject = None
        if table.ui.ring_visible and table.ui.focus is None:
            table.ui.focus = first_thing(table)
        table.show_zoom()
        if table.flow.told < table.flow.last_here:
            self._summary_due = True
        else:
            table.open("summary")

    def act(self, act: Callable[[], bool]) -> None:
        """The person does something to the match: shows what came of it."""
        table = self.table
        eyes = table.flow.eyes
        table.selected = None
        table.message.close()
        table.hinting.close()
        if not act():
            table.ui.toasts.show(_("This is not possible any more."))
        self.stepped(eyes)

    def seen(self) -> None:
        """What is new has been looked at: the curtain may fall."""
        self.table.flow.seen()
        self.table.refresh()

    def take_back(self) -> None:
        """Undo, if nobody has learnt anything since."""
        table = self.table
        table.hinting.close()
        if not table.flow.undo():
            table.ui.toasts.show(_("Nothing can be taken back now."))
            table.ui.sound.play("error")
            return
        while (ask := table.flow.my_ask) is not None and table.board.plan.began_before(ask) and table.flow.undo():
            pass
        table.motions.stop()
        table.herald.hush()
        table.selected = None
        table.flow.news(table.flow.eyes)
        table.refresh()

    def _curtain(self, seat: int) -> None:
        table = self.table
        if table.flow.private:  # it closes over a table without anything private
            table.cover()
        curtain_moves.close(table, lambda: self._curtain_down(seat))

    def left_alone(self, *, on_top: bool) -> None:
        """The curtain falls at once: nobody may be before the screen."""
        table, flow = self.table, self.table.flow
        flow.cover()
        if not on_top:
            return  # it takes over what there is to see when it comes back
        table.ui.motion.finish_all()
        table.layers.clear()
        table.refresh()
        if flow.curtain_for is not None:
            self._curtain_down(flow.curtain_for)

    def _change_places(self, seat: int) -> None:
        """Another person is asked from whom nothing is hidden."""
        table = self.table
        table.motions.stop()
        table.flow.lift(seat)
        table.refresh()
        self.my_turn()

    def _curtain_down(self, seat: int) -> None:
        """Nothing of the game is in sight any more."""
        from game.table.curtain import CurtainScreen

        self.table.ui.stack.push(CurtainScreen(self.table.ui, self.table, seat))
        self.table.ui.motion.finish_all()  # no fade: the picture is the same

    def _end(self) -> None:
        """The points are counted on a screen of their own."""
        if self._ended:
            return
        self._ended = True
        table, flow = self.table, self.table.flow
        flow.shown_to_the_end()
        table.end()
        table.ui.host.games.finished()
        if not flow.was_over:  # a finished game that is looked at again counts for nobody
            people.finished(table.ui.settings.values, [flow.seats[seat].name for seat in sorted(flow.owners)])
            table.ui.apply_settings()
        flow.farewells = [
            escape(_("{who}: {line}").format(who=table.names.plain_seat(one.seat), line=quoted(one.text)))
            for one in table.chronicle.said
            if one.farewell
        ]
        table.ui.stack.replace((table.look_of_game.final or FinalScreen)(table.ui, flow))

    def rest(self) -> None:
        """The pause screen."""
        from game.ui.screens.pause import PauseScreen

        self.table.ui.stack.push(PauseScreen(self.table.ui))

    def went_aside(self, seconds: float) -> None:
        """What goes away by itself stays that much longer."""
        table = self.table
        passing: list[Message | Herald | Bubble] = [table.message, table.herald, *table.bubbles]
        for one in passing:
            one.until += seconds if one.until else 0.0
        table.looking.went_aside(seconds)
        self.first_times.went_aside(seconds)

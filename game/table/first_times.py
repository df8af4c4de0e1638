"""What happens for the first time is explained at its place on the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from game.content.first_times import ME, QUESTION
from game.lessons.first_times import Met, first_times, key, met, untold
from game.session.match import Shown
from game.table.asking.focus import keep_focus
from game.table.asking.spots import HAND
from game.table.board import Board, Table
from game.table.motion.motions import Motions
from game.table.panels.slip import FirstTimeSlip
from game.table.pieces import Spot
from game.ui import people
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.glossary import with_words
from game.ui.lang import _, language
from game.ui.widgets import Widget

# Where on the table that lies which a sentence speaks of.


def place_of(table: Table, one: Met) -> Box:
    """Where on the table that lies which a sentence speaks of; the question where it is not in sight."""
    found = _box_of(table, one)
    seen = found is not None and found.w > 1 and table.ui.scale.bounds.holds(found)
    return found if found is not None and seen else table.prompt.box


def _box_of(table: Table, one: Met) -> Box | None:
    at, facts, board = one.entry.at, one.facts, table.board
    if at == QUESTION:
        return table.prompt.box
    if at == ME:
        return board.seat_box(table.flow.viewer)
    if at == HAND:
        return table.hand.box if table.hand.visible else None
    part, _colon, fact = at.partition(":")
    if fact:
        return _thing(table, part, facts.get(fact, -1))
    if at in facts:
        return board.seat_box(int(facts[at])) if at in table.words.who else _thing(table, "", facts[at])
    return next((widget.box for widget in _parts(table) if widget.name == at), None)


def _parts(table: Table) -> Iterator[Widget]:
    return table.root.walk() if table.root is not None else iter(())


def _thing(table: Table, part: str, number: Any) -> Box | None:
    """The thing of this number in a part of the table."""
    name = f"{part}:{number}"
    for widget in _parts(table):
        named = widget.name == name
        if named or (isinstance(widget, Spot) and widget.thing == number and widget.place == part):
            box = widget.shown if isinstance(widget, Spot) and not named else widget.box
            return Box(*box) if widget.uncovered(*box.center) else None
    return None


# What happens for the first time is explained at its place on the table.

SECONDS, SECONDS_A_LETTER = 4.0, 0.06  # it stays at least
LIT = 0.3  # a thing that takes more of the window than this needs no light
MOST_WAITING = 3
LONG_AGO = 20.0  # seconds: what happened before is not explained any more
READ = 0.5  # of its time: after that it goes with the part of the round that it speaks of
NOT_ASKED = -1


class _Waiting(NamedTuple):
    """A sentence that waits for its turn: the question that it speaks of, and since when."""

    met: Met
    asked: int
    since: float


class FirstTimes:
    """Lasts as long as the table; the slip is built anew with it."""

    def __init__(self, table: Table, motions: Motions[Board]) -> None:
        self.table, self.motions = table, motions
        match = table.flow.match
        self._heard: dict[int, int] = {}  # per person the number of events looked at
        self._begun, self._revision = match.event_count if match.answered else 0, match.revision
        self._waiting: deque[_Waiting] = deque()
        self._shown: Met | None = None
        self._said: Met | None = None  # aloud
        self._asked, self._since = NOT_ASKED, 0.0  # the question that the slip speaks of, and when it happened
        self._kept = True  # that the person was told
        self._told_at = -1  # after so many answers the slip was shown
        self._phase = ""  # in which part of a round it was shown
        self._looked: tuple[object, ...] = ()
        self._eyes = table.flow.eyes
        self._unsaved = False

    @property
    def slip(self) -> FirstTimeSlip:
        """The slip of the table as it is built now."""
        return self.table.first_time

    # -- who is told -----------------------------------------------------------------------------------------------
    @property
    def _wanted(self) -> Collection[str] | None:
        """What the person before the screen was told already; None where nothing is to be told."""
        flow = self.table.flow
        if not flow.private or flow.viewer not in flow.owners or flow.was_over or flow.match.setup.practice:
            return None
        return people.first_times_told(self.table.ui.settings.values, self._name)

    @property
    def _name(self) -> str:
        return self.table.flow.seats[self.table.flow.viewer].name

    # -- the moment ------------------------------------------------------------------------------------------------
    def look(self) -> None:
        """Something has happened: what the person has not been told yet waits for its turn."""
        flow = self.table.flow
        match, viewer = flow.match, flow.viewer
        if match.revision != self._revision:
            self._revision, self._begun = match.revision, match.event_count
            self._heard.clear()
        since = min(self._heard.get(viewer, self._begun), flow.told)
        if flow.private:
            self._heard[viewer] = flow.told
        told, game = self._wanted, match.setup.game
        if told is None:
            return
        waiting = {one.met.entry.id for one in self._waiting}
        if self._shown is not None:
            waiting.add(self._shown.entry.id)
        entries = [one for one in untold(game, told, len(flow.seats)) if one.id not in waiting]
        if entries:
            news = match.events_since(since, flow.eyes)[: flow.told - since]
            found = met(entries, news, flow.my_ask, flow.view, self._aimed)
            number = flow.my_ask.number if flow.my_ask is not None else NOT_ASKED
            now = self.table.ui.now
            fresh = [_Waiting(one, number if one.entry.asked else NOT_ASKED, now) for one in found]
            self._waiting.extend(fresh[: MOST_WAITING - len(self._waiting)])

    def _look_again(self) -> None:
        """Looks only where something is different: other eyes, more events, another question."""
        flow = self.table.flow
        eyes, match = flow.eyes, flow.match
        if eyes != self._eyes:
            self._eyes = eyes
            self.forget()
        now = (eyes, flow.told, flow.behind, match.revision, match.answered)
        if now == self._looked:
            return
        self._looked = now
        self.look()

    def _aimed(self, event: Shown) -> bool:
        table = self.table
        return bool(table.words.aimed(event.word, event.facts, table.flow.view, table.names))

    def forget(self) -> None:
        """Other eyes are before the screen: nothing that was for the last ones stays."""
        self._waiting.clear()
        self._shown = None
        if self.table.root is not None:
            self.slip.close()

    def update(self) -> None:
        """Called each frame: the next slip comes, or the present one goes."""
        if self._unsaved:  # a frame later than what was shown
            self._unsaved = False
            self.table.ui.settings.save()
        self._look_again()
        slip = self.slip
        self._waiting = deque(one for one in self._waiting if not self._over(one.asked, one.since))
        if self._shown is not None:
            if not slip.visible:  # the table was built anew
                self._tell(self._shown)
            self._keep(self._shown)
            self._let_go(slip)
        elif self._waiting and self._may_show:
            self._show(self._waiting.popleft())

    def _over(self, asked: int, since: float) -> bool:
        """Whether the moment of a sentence has passed: its question is no longer asked, or it happened long ago."""
        ask = self.table.flow.my_ask
        if asked != NOT_ASKED:
            return ask is None or ask.number != asked
        return self.table.ui.now - since > LONG_AGO

    def _keep(self, one: Met) -> None:
        """Once it was seen, the person has been told."""
        table = self.table
        if self._kept or self.slip.box.w <= 0:
            return
        self._kept = self._unsaved = True
        people.tell_first(table.ui.settings.values, self._name, key(table.flow.match.setup.game, one.entry))

    def went_aside(self, seconds: float) -> None:
        """So long nothing could be read."""
        self.slip.until += seconds
        self._waiting = deque(one._replace(since=one.since + seconds) for one in self._waiting)

    @property
    def _may_show(self) -> bool:
        table = self.table
        in_the_way = table.layers or self.motions.telling or (table.message.visible and not table.message.aside)
        return not in_the_way and self._wanted is not None and table.root is not None

    def _let_go(self, slip: FirstTimeSlip) -> None:
        table = self.table
        done = table.flow.my_ask is None or table.flow.match.answered != self._told_at
        if not slip.box.w:  # it cannot be read: there is no room
            slip.until = table.ui.now + slip.seconds
        gone = (self._asked != NOT_ASKED or not slip.box.w) and self._over(self._asked, self._since)
        past = table.board.phase() != self._phase and table.ui.now > slip.until - slip.seconds * READ
        if gone or past or (table.ui.now > slip.until and done):
            self.close()

    def close(self) -> bool:
        """Puts the slip away; whether there was one."""
        was, self._shown = self._shown is not None, None
        if was:
            self.slip.close()
            keep_focus(self.table)
        return was

    def no_more(self) -> None:
        """The button: this person knows."""
        table = self.table
        people.tell_no_more(table.ui.settings.values, self._name, alone=len(table.flow.owners) == 1)
        table.ui.apply_settings()
        self._waiting.clear()
        self.close()
        table.ui.toasts.show(_("No more of these. The settings can bring them back."))

    def show(self, name: str, **facts: int) -> None:
        """For pictures: the slip with the sentence of this name."""
        entries = first_times(self.table.flow.match.setup.game).entries
        self._shown = next(Met(one, facts) for one in entries if one.id == name)
        self._told_at, self._asked, self._since = self.table.flow.match.answered, NOT_ASKED, self.table.ui.now
        self._phase = self.table.board.phase()
        self._tell(self._shown)

    # -- the slip --------------------------------------------------------------------------------------------------
    def _show(self, one: _Waiting) -> None:
        self._shown, self._told_at = one.met, self.table.flow.match.answered
        self._phase = self.table.board.phase()
        self._asked, self._since = one.asked, one.since
        self._kept = False
        self._tell(one.met)
        self._keep(one.met)

    def _tell(self, one: Met) -> None:
        table, text, slip = self.table, one.entry.says.get(language()), self.slip
        slip.on_away, slip.on_no_more = self.close, self.no_more
        slip.on_seen = lambda words: self._say(one, words)
        slip.tell(with_words(escape(text), table.flow.match.setup.game), SECONDS + SECONDS_A_LETTER * len(text))
        slip.follow = lambda: self._follow(slip, one)
        table.ui.floating.anew(slip)

    def _say(self, one: Met, words: str) -> None:
        """Whoever listens hears it once, as soon as it is seen."""
        if one is not self._said:
            self._said = one
            self.table.ui.ears.say(words)

    def _follow(self, slip: FirstTimeSlip, one: Met) -> None:
        """The slip stays beside what it speaks of, wherever that goes, and away from what is good to see."""
        table = self.table
        bounds = table.ui.scale.bounds
        thing = place_of(table, one)
        small = thing.w * thing.h < bounds.w * bounds.h * LIT
        slip.beside = thing if small else table.prompt.box
        seats = tuple(table.board.seat_box(seat) for seat in range(len(table.flow.seats)))
        held = [card.box for card in table.hand.children] if table.hand.visible else []
        read = [table.zoom.box] if table.zoom.visible else []  # also before anything is read there
        figures = [*table.board.figures(table.flow.viewer), *table.board.good_to_see()]
        slip.clear = tuple(table.board.read_to_answer())
        slip.rather_not = (table.herald.strip, *seats, *figures, *held, *read)
        slip.light_up(thing if small and thing is not table.prompt.box and slip.box.w > 0 else None)

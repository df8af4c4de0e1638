"""The log of a table and what its opponents say: kept up to date line by line, worded anew only for other eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.flow import Flow
from game.table.log.chronicle import Chronicle
from game.table.log.log_filter import LogFilter, filtered, open_filter
from game.table.log.marked import MarkedNames
from game.table.log.speech import Said, Speech
from game.table.words import words
from game.ui.lang import _, language
from game.ui.opponents import kind_words, speakers

if TYPE_CHECKING:
    from game.table.screen import TableScreen

KEPT_LINES = 240
MOST_SEARCHED = 2400  # of an earlier round a filter may still want something


class TableLog:
    """Lasts as long as the table; the widgets that show it are built anew at any time."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.words = words(flow.match.setup.game)
        self.marked = self._marked()
        self.chronicle = Chronicle(self.marked, None)
        self.filter = LogFilter()
        self.most = KEPT_LINES  # lines that are shown
        self._worded_for: tuple[object, ...] = ()
        self._speaking: bool | None = None
        self._told = 0  # events put into words so far, and notes
        self._noted = 0
        self._heard = -1  # how many things said were shown; -1 before the first look

    def show(self, table: TableScreen) -> None:
        """Only what is new is put into words; another pair of eyes, or a step taken back, begins anew."""
        flow, match = self.flow, self.flow.match
        speaking = table.ui.settings.values.opponents_speak
        if speaking != self._speaking:
            self._speaking, self._heard = speaking, -1
        known = (flow.eyes, match.revision, language(), speaking, tuple(flow.seats))
        if known != self._worded_for:
            self._worded_for, self._told, self._noted = known, 0, 0
            self.marked = self._marked()
            speech = Speech(self.marked, speakers(match.setup.game), match.setup.seed) if speaking else None
            self.chronicle = Chronicle(self.marked, flow.eyes, speech)
        self.marked.learn(flow.present)
        self._go_on()
        found = self.chronicle.lines[-(MOST_SEARCHED if self.filter.active else self.most) :]
        table.log.show(filtered(found, self.filter)[-self.most :], self.filter.words(flow.seats, self.words.kinds))

    def _marked(self) -> MarkedNames:
        return MarkedNames(self.words, self.flow.seats, self.flow.match.view(self.flow.viewer), pictured=True)

    def _go_on(self) -> None:
        """The events since, and between them the notes that belong there."""
        known = self.flow.told
        notes = [note for note in self._notes() if note[0] <= known]
        for told, seat, text in notes[self._noted :]:
            self._tell(told)
            self.chronicle.note(text, seat)
        self._noted = len(notes)
        self._tell(known)

    def _tell(self, until: int) -> None:
        if until > self._told:
            events = self.flow.match.events_since(self._told, self.flow.eyes)
            self.chronicle.add(events[: until - self._told])
            self._told = until

    def _notes(self) -> list[tuple[int, int, str]]:
        """After how many events, beside whose shield, what: other players at a seat, and answers given by themselves
        (told to the one who was asked alone)."""
        flow = self.flow
        seatings = [
            (one.told, one.seat, _("From now on: {player}.").format(player=kind_words(one.player)))
            for one in flow.match.seatings
        ]
        forced = [
            (one.told, one.seat, _("There was only one choice: {choice}.").format(choice=one.words))
            for one in flow.forced_answers
            if one.seat == flow.eyes
        ]
        return sorted([*seatings, *forced], key=lambda note: note[0])

    # -- what is said ----------------------------------------------------------------------------------------------
    def fresh(self, *, seen: bool) -> list[Said]:
        """What was said since the last look; it stays fresh while nobody sees the table."""
        said = self.chronicle.said
        if self._heard < 0:
            self._heard = 0 if self.flow.just_begun else len(said)
        found = said[self._heard :]
        if seen:
            self._heard = len(said)
        return found

    def say_again(self) -> None:
        """The last thing said is fresh once more: for pictures."""
        self._heard = max(0, len(self.chronicle.said) - 1)

    # -- the filter ------------------------------------------------------------------------------------------------
    def choose_filter(self, table: TableScreen) -> None:
        """Asks whose lines and which kinds are to be shown."""

        def choose(wanted: LogFilter) -> None:
            self.filter = wanted
            self.show(table)

        open_filter(table.ui, self.flow.seats, self.words.kinds, self.filter, choose)

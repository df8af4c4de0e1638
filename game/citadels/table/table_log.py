"""The log of a table and what its opponents say: kept up to date line by line, worded anew only for other eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.citadels.table.afterwards import sealed_lines
from game.citadels.table.chronicle import Chronicle, Line, MarkedNames
from game.citadels.table.flow import Flow
from game.citadels.table.log_filter import LogFilter, filtered, open_filter
from game.citadels.table.players import player_kind
from game.citadels.table.speech import Said, Speech
from game.ui.lang import _, language
from game.ui.opponents import people

if TYPE_CHECKING:
    from game.citadels.table.parts import TableParts

KEPT_LINES = 240
MOST_SEARCHED = 2400  # of an earlier round a filter may still want something


class TableLog:
    """Lasts as long as the table; the widgets that show it are built anew at any time."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.marked = MarkedNames(flow.seats, flow.match.state.box)
        self.chronicle = Chronicle(self.marked, None)
        self.filter = LogFilter()
        self._worded_for: tuple[object, ...] = ()
        self._speaking: bool | None = None
        self._told = 0  # events put into words so far, and notes
        self._noted = 0
        self._sealed: list[Line] = []  # about the seed, before all else
        self._heard = -1  # how many things said were shown; -1 before the first look

    def show(self, table: TableParts) -> None:
        """Only what is new is put into words; another pair of eyes, or a step taken back, begins anew."""
        flow, match = self.flow, self.flow.match
        speaking = table.ui.settings.values.opponents_speak
        if speaking != self._speaking:
            self._speaking, self._heard = speaking, -1
        known = (flow.eyes, match.revision, language(), speaking, tuple(flow.seats))
        if known != self._worded_for:
            self._worded_for, self._told, self._noted = known, 0, 0
            self.marked = MarkedNames(flow.seats, match.state.box)
            self._sealed = sealed_lines(match)
            speech = Speech(flow.seats, people(), match.setup.seed) if speaking else None
            self.chronicle = Chronicle(self.marked, flow.eyes, speech)
        self._go_on()
        found = [*self._sealed, *self.chronicle.lines][-(MOST_SEARCHED if self.filter.active else KEPT_LINES) :]
        table.log.show(filtered(found, self.filter)[-KEPT_LINES:], self.filter.words(flow.seats))

    def _go_on(self) -> None:
        """The events since, and between them the notes that belong there."""
        match, notes = self.flow.match, self._notes()
        for told, seat, text in notes[self._noted :]:
            self._tell(told)
            self.chronicle.note(text, seat)
        self._noted = len(notes)
        self._tell(match.event_count)

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
            (one.told, one.seat, _("From now on: {player}.").format(player=player_kind(one.player)))
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
        said, view = self.chronicle.said, self.flow.view
        if self._heard < 0:
            self._heard = 0 if view.round == 1 and view.phase == "draft" and not view.picked else len(said)
        found = said[self._heard :]
        if seen:
            self._heard = len(said)
        return found

    def say_again(self) -> None:
        """The last thing said is fresh once more: for pictures."""
        self._heard = max(0, len(self.chronicle.said) - 1)

    # -- the filter ------------------------------------------------------------------------------------------------
    def choose_filter(self, table: TableParts) -> None:
        """Asks whose lines and which kinds are to be shown."""

        def choose(wanted: LogFilter) -> None:
            self.filter = wanted
            self.show(table)

        open_filter(table.ui, self.flow.seats, self.filter, choose)

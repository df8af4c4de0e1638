"""What a page tells of the course of a match: the chronicle, and what happened since the own last turn, as far as the
table has shown it, in one language. No pygame here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from game.hands.messages import Line
from game.kernel.rules import ViewData
from game.session.match import Shown
from game.table.flow import Flow
from game.table.log import chronicle as log
from game.table.log.chronicle import Chronicle
from game.table.log.marked import MarkedNames
from game.table.log.recap import Before, last_turn_end, recap
from game.table.names import Names
from game.table.words import words
from game.ui.draw import theme
from game.ui.lang import _
from game.ui.opponents import kind_words

MOST_NEWS, MOST_RECAP = 40, 16  # lines that a page has at most
MOST_BYTES = 6_000  # of those of the chronicle
NOBODY = -1


class Telling:
    """Of one seat (`eyes` None: of nobody) in one language; a step taken back begins it anew."""

    def __init__(self, flow: Flow, eyes: int | None) -> None:
        self.flow, self.eyes = flow, eyes
        self.words = words(flow.match.setup.game)
        self._known: tuple[object, ...] = ()
        self.marked: MarkedNames
        self._chronicle: Chronicle
        self._told = self._noted = 0
        self._log: list[Shown] = []
        self._before: Before
        self._recapped: tuple[object, tuple[Line, ...]] = ((), ())

    def take(self, present: ViewData) -> None:
        """Takes over what the table has shown since. `present`: what is known now, for names."""
        flow = self.flow
        known = (flow.match.revision, tuple(flow.seats))
        if known != self._known:
            self._known = known
            self.marked = MarkedNames(self.words, flow.seats, present, pictured=True)
            self._chronicle = Chronicle(self.marked, self.eyes)
            self._before = Before(self.marked, NOBODY if self.eyes is None else self.eyes)
            self._log = []
            self._told = self._noted = 0
            self._recapped = ((), ())
        self.marked.learn(present)
        notes = [one for one in self._notes() if one[0] <= flow.told]
        for told, seat, text in notes[self._noted :]:
            self._tell(told)
            self._chronicle.note(text, seat)
        self._noted = len(notes)
        self._tell(flow.told)

    @property
    def names(self) -> Names:
        """What everything is called, in plain words."""
        return self.marked.plain

    def _tell(self, until: int) -> None:
        if until > self._told:
            events = self.flow.match.events_since(self._told, self.eyes)[: until - self._told]
            self._chronicle.add(events)
            self._log += events
            self._told = until

    def _notes(self) -> list[tuple[int, int, str]]:
        """After how many events, beside whose shield, what: other players at a seat."""
        text = _("From now on: {player}.")
        return [
            (one.told, one.seat, text.format(player=kind_words(one.player))) for one in self.flow.match.seatings
        ]  # fmt: skip

    def log(self) -> Sequence[Shown]:
        """All events that were shown, as this seat may know them."""
        return self._log[: self.flow.told]

    def news(self) -> tuple[Line, ...]:
        """The end of the chronicle, the newest last."""
        lines = self._chronicle.lines
        found: list[Line] = []
        size = 0
        for number in range(len(lines), max(0, len(lines) - MOST_NEWS), -1):
            line = _line(lines[number - 1], number)
            size += len(line.text.encode())
            if size > MOST_BYTES:
                break
            found.append(line)
        return tuple(reversed(found))

    def recap(self) -> tuple[Line, ...]:
        """What happened since the own last turn, losses first."""
        if self.eyes is None:
            return ()
        if self._recapped[0] != self.flow.told:
            events = self.log()
            start = last_turn_end(self.words, events, self.eyes)
            lines = recap(events, self.marked, self.eyes, start, self._before)
            self._recapped = self.flow.told, tuple(_line(line, 0) for line in fewer(lines))
        return self._recapped[1]


def fewer(lines: Sequence[log.Line]) -> list[log.Line]:
    """The newest of them, and before those every loss."""
    late = set(range(len(lines) - MOST_RECAP, len(lines)))
    return [line for place, line in enumerate(lines) if place in late or line.loss]


LIGHT = {  # names stand on night, not on parchment
    theme.code_of(ink): theme.code_of(theme.mix(cloth, theme.WHITE, 0.35))
    for ink, cloth in zip(theme.SEAT_INKS, theme.SEATS, strict=True)
}
INK = re.compile("|".join(LIGHT))


@lru_cache(maxsize=2_000)
def _on_night(text: str) -> str:
    return INK.sub(lambda found: LIGHT[found[0]], text)


def _line(line: log.Line, number: int) -> Line:
    return Line(_on_night(line.text), line.crest, line.loss, line.heading, number)

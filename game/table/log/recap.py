"""What happened since somebody's last turn: chapter by chapter, losses first. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.session.match import Shown
from game.table.log.chronicle import Chronicle, Line, is_loss
from game.table.log.marked import MarkedNames
from game.table.names import N, V
from game.table.words import Chapter, Memory, SomeWords, Words
from game.ui.lang import _

ITSELF = 2  # the weight of an event that is told for itself, not only beside what else its actor did


def last_turn_end(words: Words[V, N], events: Sequence[Shown], viewer: int) -> int:
    """The place after the end of the viewer's last turn; 0 before the first."""
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if words.told(event.word).turn_ends and words.actor(event.word, event.facts) == viewer:
            return place + 1
    return 0


def since_last_turn(words: SomeWords, events: Sequence[Shown], viewer: int) -> Sequence[Shown]:
    """The events after the end of the viewer's last turn (all of them before the first)."""
    return events[last_turn_end(words, events, viewer) :]


class Before:
    """What a viewer knew at a place of the log, and in which chapter it lies; found by going on from the place that was
    asked for last, since a log only grows."""

    def __init__(self, names: MarkedNames, viewer: int) -> None:
        self._names, self._viewer = names, viewer
        self._begin()

    def _begin(self) -> None:
        self._place = 0
        self._chapter: Chapter | None = None
        self._memory: Memory = self._names.words.memory(self._viewer)

    def at(self, events: Sequence[Shown], place: int) -> tuple[Memory, Chapter | None]:
        """Before the event at that place. The chapter is None before the first."""
        if place < self._place:
            self._begin()
        words, plain = self._names.words, self._names.plain
        for event in events[self._place : place]:
            begins = words.told(event.word).chapter
            if begins is not None:
                self._chapter = begins(event.facts, plain)
            self._memory.follow(event)
        self._place = place
        return self._memory.copy(), self._chapter


def recap(
    events: Sequence[Shown], names: MarkedNames, viewer: int, start: int = 0, before: Before | None = None
) -> list[Line]:
    """What happened from that place on: each chapter under its heading if they are several or it is not the newest, and
    in each first what the viewer lost. `before`: of the same names and viewer, for whoever asks often."""
    groups = list(_chapters(events, names, viewer, start, before or Before(names, viewer)))
    told = [(chapter, lines) for chapter, lines in groups if lines]
    headings = len(told) > 1 or (bool(told) and told[0][0] != groups[-1][0])
    found: list[Line] = []
    for chapter, lines in told:
        if headings and chapter is not None:
            found.append(Line(chapter.heading, heading=True))
        found += sorted(lines, key=lambda line: not line.loss)
    return found


def _chapters(
    events: Sequence[Shown], names: MarkedNames, viewer: int, start: int, known: Before
) -> Iterator[tuple[Chapter | None, list[Line]]]:
    """Each chapter (None before the first) and what is told of it."""
    memory, now = known.at(events, start)
    before, waiting = memory.copy(), list[Shown]()
    for event in events[start:]:
        begins = names.words.told(event.word).chapter
        if begins is not None:
            if event is not events[start]:
                yield now, _lines(waiting, names, viewer, before)
            now, waiting, before = begins(event.facts, names.plain), [], memory.copy()
        memory.follow(event)
        waiting.append(event)
    yield now, _lines(waiting, names, viewer, before)


def _lines(events: Sequence[Shown], names: MarkedNames, viewer: int, before: Memory) -> list[Line]:
    """The lines of one chapter, of which the viewer knew so much at its start."""
    words, memory = names.words, before.copy()
    hits: set[int] = set()
    for event in events:
        memory.follow(event)
        if memory.hit_by(event) or is_loss(words, event.word, event.facts, viewer):
            hits.add(event.number)
    weights = {event.number: words.told(event.word).weight for event in events}
    actors = {event.number: words.actor(event.word, event.facts) for event in events}
    told = {e.number for e in events if weights[e.number] and actors[e.number] != viewer}
    worth = {actors[number] for number in told - hits if weights[number] >= ITSELF}
    wanted = hits | {number for number in told if weights[number] >= ITSELF or actors[number] in worth}
    chronicle = Chronicle(names, viewer)
    chronicle.memory = before.copy()
    for event in events:
        if event.number in wanted:
            chronicle.add([event])
        else:
            chronicle.memory.follow(event)
    return chronicle.lines


def fitted(lines: Sequence[Line], fits: Callable[[Sequence[Line]], bool]) -> list[Line]:
    """As many of the lines as there is room for. The oldest go first and losses last; a heading goes with its lines,
    and a last line says that there is more."""
    found = list(lines)
    more = Line("[i|" + _("More is in the chronicle.") + "]")
    while found and not fits(found if len(found) == len(lines) else [*found, more]):
        found = _without_one(found)
    return found if len(found) == len(lines) else [*found, more]


def _without_one(lines: Sequence[Line]) -> list[Line]:
    plain = [place for place, line in enumerate(lines) if not line.heading and not line.loss]
    place = plain[0] if plain else next(i for i, line in enumerate(lines) if not line.heading)
    rest = [*lines[:place], *lines[place + 1 :]]
    return [line for i, line in enumerate(rest) if not line.heading or (i + 1 < len(rest) and not rest[i + 1].heading)]

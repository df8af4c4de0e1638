"""What the time line of a film shows: rounds, big events, everybody's points. Found in slices. No pygame here."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.kernel.steps import StackState
from game.session import journal
from game.session.film import Film
from game.table.film.film_flow import FilmFlow
from game.table.names import Names
from game.table.words import SomeWords

POINTS = "points"  # the figure of `Words.standing` that is drawn


class Mark(NamedTuple):
    """Something big: it happened with the answer before the moment `at`; who did it (-1: nobody)."""

    at: int
    text: str
    seat: int


class Note(NamedTuple):
    """What is said of a decision, such as a turning point: at its moment, in place of the question."""

    at: int
    title: str
    sentence: str


class Story:
    """Grows while the film is looked at: `points` has what each seat had at each moment so far."""

    def __init__(self, flow: FilmFlow, words: SomeWords, names: Names) -> None:
        self.flow, self.film, self.words, self.names = flow, flow.film, words, names
        self.points: list[tuple[int, ...]] = []
        self.marks: list[Mark] = []
        self.notes: list[Note] = []
        self.done = False
        self._left = self._work()

    @property
    def version(self) -> tuple[object, ...]:
        """Changes with what there is to be drawn."""
        return (
            self.done,
            len(self.points) // 60,
            len(self.marks),
            tuple(note.at for note in self.notes),
            self.film.length,
        )

    @property
    def most(self) -> int:
        """The most points that anybody ever had."""
        return max((max(one) for one in self.points if one), default=0)

    def go_on(self, seconds: float) -> bool:
        """A slice of the work; whether there was any."""
        if self.done:
            return False
        end = time.perf_counter() + seconds
        while not self.done and time.perf_counter() < end:
            self.done = next(self._left, None) is None
        return True

    def _work(self) -> Iterator[int]:
        film = self.film
        state = film.state(0)
        for at in range(len(film.save.journal) + 1):
            film.read(at)
            if at > film.length:
                return
            if at:
                state.choose(journal.parse(film.save.journal[at - 1]).option)
                self._find_marks(at)
            self._count(state)
            yield at

    def _count(self, state: StackState) -> None:
        """Nobody's eyes are needed for what everybody may count."""
        if not state.stack:
            self.points.append(tuple(self.film.rules.scores(state)))
            return
        standing = self.words.standing(self.film.rules.observe(state, None))
        self.points.append(tuple(one.get(POINTS, 0) for one in standing))

    def _find_marks(self, at: int) -> None:
        film, words = self.film, self.words
        for event in film.events[film.moments[at - 1].told : film.moments[at].told]:
            told = words.told(event.word)
            actor = words.actor(event.word, event.public)
            hurts = words.loser(event.word, event.public) not in (-1, actor)
            if told.urgent or told.winners or (told.weight > 1 and hurts):
                text = words.tell(event.word, event.public, self.names)
                if text:
                    self.marks.append(Mark(at, text, actor))

    # -- from one to the other -------------------------------------------------------------------------------------
    def big(self, way: int) -> int:
        """The next moment, or the one before, at which something big has just happened, or of which something is
        said; the present one if there is none."""
        while not self.done:
            self.go_on(1.0)
        at = self.film.at
        places = sorted({one.at for one in self.marks} | {one.at for one in self.notes})
        found = [place for place in (places if way > 0 else reversed(places)) if (place - at) * way > 0]
        return found[0] if found else at

    def note(self, at: int) -> Note | None:
        """What is said of the decision at this moment."""
        return next((one for one in self.notes if one.at == at), None)

    def say(self, notes: Sequence[Note]) -> None:
        """Something is said of these decisions."""
        self.notes = sorted(notes)


def when(film: Film, words: SomeWords, at: int) -> str:
    """How far the game is at a moment, in words."""
    from game.ui.game_words import in_words

    return in_words(*film.moments[min(at, len(film.moments) - 1)].progress)

"""Looking back on a finished game: one seat's decisions played again in slices, and what the adviser says of them.

No pygame here.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.kernel.rules import Plain
from game.kernel.steps import Ask
from game.session.ledger import Decision, decisions, played_again
from game.session.match import Match, Shown
from game.table.advice.adviser import AdviceWanted, Adviser
from game.table.words import words

# The turning points of a finished game.

MOST = 5
LEAST = 0.02  # smaller swings are no turning points


class Moment(NamedTuple):
    """One decision: the chance before it with the best option, after what was chosen, and at the next decision."""

    place: int  # in the list of decisions
    before: float
    chosen: float
    after: float
    better: str  # the option preferred; empty if it is the one that was chosen

    @property
    def swing(self) -> float:
        """How much the chance rose (or fell) up to the next decision, or to the end."""
        return self.after - self.before

    @property
    def cost(self) -> float:
        """How much better the preferred option was."""
        return self.before - self.chosen if self.better else 0.0


def course(decisions: Sequence[Decision], answers: Sequence[Plain], share: float) -> list[Moment]:
    """One Moment for each decision that was one, in order; `share` is the seat's share of the win."""
    places = [place for place, one in enumerate(answers) if one.get("judged") and one["judged"][0][2] > 0]
    found = []
    for number, place in enumerate(places):
        before, later = _best(answers[place]), places[number + 1 :]
        after = _best(answers[later[0]]) if later else share
        duel = answers[place].get("duel") or []
        better = answers[place]["judged"][0][0] if duel and duel[0] > duel[1] else ""
        chosen = before - (duel[0] - duel[1]) if better else before
        found.append(Moment(place, before, max(0.0, chosen), after, better))
    return found


def turning_points(moments: Sequence[Moment], most: int = MOST) -> list[Moment]:
    """The largest swings, in the order of the game."""
    large = sorted((one for one in moments if abs(one.swing) >= LEAST), key=lambda one: -abs(one.swing))
    return sorted(large[:most], key=lambda one: one.place)


def _best(answer: Plain) -> float:
    return min(1.0, float(answer["judged"][0][1]))


SLICE = 0.006  # seconds of a frame
REVIEW_LEVEL = "expert"


class Lookback:
    """The decisions of one seat; call `go_on` until `ready`."""

    def __init__(self, match: Match, seat: int, wanted: Callable[[Ask], bool] = lambda _ask: True) -> None:
        self.match, self.seat = match, seat
        self.again = played_again(match)
        self.decisions: list[Decision] = []
        self.ready = False
        self.played = 0
        self._left = decisions(match, self.again, lambda ask: ask.seat == seat and wanted(ask))

    def go_on(self) -> None:
        """A slice of the work."""
        until = time.perf_counter() + SLICE
        while not self.ready and time.perf_counter() < until:
            try:
                found = next(self._left)
            except StopIteration:
                self.ready = True
                return
            self.played += 1
            if found is not None:
                self.decisions.append(found)

    def between(self, place: int) -> list[Shown]:
        """What happened from this decision to the seat's next one, as this seat may know it."""
        later = self.decisions[place + 1].told if place + 1 < len(self.decisions) else self.again.event_count
        start = self.decisions[place].told
        return self.again.events_since(start, self.seat)[: later - start]


class Known:
    """What a computer player knew and believed at each decision in which that matters (`Question.believes`)."""

    def __init__(self, match: Match, seat: int) -> None:
        known = words(match.setup.game)
        self.back = Lookback(match, seat, lambda ask: known.question(ask.step).believes)
        self.adviser = Adviser(match)
        self.level = match.setup.seats[seat].player
        self.beliefs: dict[int, Plain] = {}  # by place in the list of decisions
        self._asked = -1

    def update(self, place: int) -> bool:
        """Go on, and find out what was believed at this decision; True if there is something new to show."""
        if not self.back.ready:
            self.back.go_on()
            return True
        if self.adviser.poll():
            self.beliefs[self._asked], self._asked = self.adviser.answers[0], -1
            return True
        if place in self.beliefs or place == self._asked or not 0 <= place < len(self.back.decisions):
            return False
        one, self._asked = self.back.decisions[place], place
        self.adviser.ask([AdviceWanted("beliefs", one.ask, one.view, self.level)])
        return False

    def close(self) -> None:
        self.adviser.cancel()
        self._asked = -1


class Review:
    """The course of one person's game, judged decision by decision in the worker."""

    def __init__(self, match: Match, seat: int) -> None:
        self.back = Lookback(match, seat)
        self.adviser = Adviser(match)
        self.moments: list[Moment] = []  # all, in order
        self.turning: list[Moment] = []
        self.done = False
        self._started = False

    @property
    def progress(self) -> float:
        """0 to 1."""
        if self.done:
            return 1.0
        asked = len(self.back.decisions)
        return len(self.adviser.answers) / asked if self._started and asked else 0.0

    def update(self) -> bool:
        """Go on; True if there is something new to show."""
        if self.done:
            return False
        if not self.back.ready:
            self.back.go_on()
            return False
        if not self._started:
            self._started = True
            self.adviser.ask([
                AdviceWanted("judge", one.ask, one.view, REVIEW_LEVEL, one.option) for one in self.back.decisions
            ])  # fmt: skip
        new = self.adviser.poll()
        if not self.adviser.busy:
            self._finish()
            return True
        return new

    def _finish(self) -> None:
        match, winners = self.back.match, [int(seat) for seat in self.back.match.winners]
        share = 1.0 / len(winners) if self.back.seat in winners else 0.0
        answers = self.adviser.answers
        self.done = len(answers) == len(self.back.decisions) and match.over
        self._started = self.done  # whoever was in the way: ask again
        self.moments = course(self.back.decisions, answers, share)
        self.turning = turning_points(self.moments)

    def close(self) -> None:
        """Nobody waits for it any more; what was found so far is asked for anew when it is opened again."""
        if not self.done:
            self.adviser.cancel()
            self.adviser.answers.clear()
            self._started = False

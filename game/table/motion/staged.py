"""What a staged moment is: one record a moment, and how much of it a round may have. No pygame here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from game.kernel.events import Facts
from game.session.match import Shown
from game.table.motion.whom import EVERYBODY, Eyes, Said, Show, Size, Whom, mood

if TYPE_CHECKING:
    from game.table.motion.scene import Scene  # draws, which a record does not

LONGEST = 1500.0  # of any moment, in ms at normal speed
OTHERS, SHORT = 0.6, 0.4  # of the full time: when it hits two others, and in the short form
STILL_MS, MY_STILL_MS = 700.0, 1100.0  # with reduced motion: how long the final picture stands
USUAL_PLAYERS, ROUND_MS, A_PLAYER_MS = 4, 8000.0, 4000.0 / 3  # for a round of so many, and for each player more
SHORT_FROM, CUT_FROM = 2, 3  # so many of one kind have been in the round: the next one is short, or a cut

OF_OTHERS, OF_MINE = 0.7, 0.84  # the shares of that which may be used up before what is mine, and what is weighty
LEAST_MS = 250.0  # less is not worth being seen

Wanted = Literal["full", "short", "none"]


def _always(_facts: Facts, _eyes: Eyes) -> bool:
    return True


def _none(_event: Shown) -> bool:
    return False


def _nothing(_facts: Facts) -> object:
    return None


@dataclass(frozen=True)
class Staged:
    """One staged moment. Times are milliseconds at normal speed and at most `LONGEST`."""

    name: str  # as a file may be called; unique in its game
    words: tuple[str, ...]  # the events it belongs to
    seen: Callable[[Scene[Any], Shown], Show | None]  # lays its pictures out in the scene; None: nothing to be seen now
    still: float  # the share of it whose picture says all: what stands with reduced motion
    said: Callable[[Facts, Eyes], Said]  # of what the eyes before the screen may know
    full: float
    whom: Callable[[Facts, Eyes], Whom] = lambda _facts, _eyes: EVERYBODY
    heard: str = ""  # the cue at its beginning; "" for that of the event
    others: float = 0.0  # how long it lasts when it hits two others; 0: the usual share of `full`
    short: float = 0.0  # how long its short form lasts; 0: the usual share
    first: float = 0.0  # how long it lasts the first time in a game; 0: as ever
    alike: Callable[[Facts], object] = _nothing  # what two moments have in common so that one is not the first
    when: Callable[[Facts, Eyes], bool] = _always  # of these events
    shows: Callable[[Shown], bool] = _none  # what else of its step it shows, so that it does not move besides
    then: tuple[Staged, ...] = ()  # moments of the same event that follow it
    together: bool = False  # several of a step are one moment, seen with the first of them (`Scene.events`)
    moves: Literal["after", "with", "instead"] = "after"  # when the movement of the event (`Look.moves`) comes
    weighty: bool = False  # seen like what is mine, whatever else there was in the round
    beats: bool = False  # the heart of the round: seen each time while there is time for it, however often

    def takes(self, event: Shown, eyes: Eyes) -> bool:
        """Whether it is the moment of this event."""
        return event.word in self.words and self.when(event.facts, eyes)

    def size(self, facts: Facts, eyes: Eyes) -> Size:
        """How large it is seen: whatever concerns two others is small, and at a shared screen "me" is nobody."""
        if eyes.me is None:
            return "middle"
        whom = self.whom(facts, eyes)
        return "large" if whom.everybody or mood(whom, eyes.me) else "small"

    def lasts(self, size: Size, *, first: bool = False, short: bool = False) -> float:
        """In ms at normal speed."""
        whole = self.first if first and self.first else self.full
        others = self.others or self.full * OTHERS
        if size != "large":
            whole = others if size == "small" else (whole + others) / 2
        return min(whole, self.short or self.full * SHORT) if short else whole


class Planned(NamedTuple):
    """A moment that will be seen."""

    moment: Staged
    events: tuple[Shown, ...]
    size: Size
    ms: float
    first: bool  # nothing like it happened before in the game


def most_in_a_round(players: int) -> float:
    """How many ms of moments a round may have."""
    return ROUND_MS + A_PLAYER_MS * max(0, players - USUAL_PLAYERS)


@dataclass
class Ration:
    """How much of the present round's time is used up."""

    round: object = None
    used: float = 0.0
    seen: Counter[str] = field(default_factory=Counter)

    def enter(self, number: object) -> None:
        """The round that is told now."""
        if number != self.round:
            self.round, self.used, self.seen = number, 0.0, Counter()

    def grant(self, moment: Staged, full: float, short: float, most: float, *, mine: bool) -> float:
        """How long a moment may last now, and counts it; 0 for a cut. Some of the round's time is kept for what is
        `mine` or weighty."""
        before = self.seen[moment.name]
        self.seen[moment.name] += 1
        wanted = full
        if not moment.beats and before >= CUT_FROM:
            wanted = short if mine or moment.weighty else 0.0
        elif before >= SHORT_FROM:
            wanted = short
        left = most * (1.0 if moment.weighty else OF_MINE if mine else OF_OTHERS) - self.used
        if wanted > left:
            wanted = short if short <= left else left if mine and left >= LEAST_MS else 0.0
        self.used += wanted
        return wanted


def moment_of(moments: Sequence[Staged], event: Shown, eyes: Eyes) -> Staged | None:
    """The first record that takes the event."""
    return next((one for one in moments if one.takes(event, eyes)), None)


def with_those_that_follow(moments: Sequence[Staged]) -> Iterator[Staged]:
    """All records, also those that follow others."""
    for moment in moments:
        yield moment
        yield from with_those_that_follow(moment.then)


def is_first(moment: Staged, event: Shown, before: Sequence[Shown]) -> bool:
    """Whether nothing like it happened before in the game."""
    like = moment.alike(event.facts)
    return not any(
        one.word in moment.words and moment.alike(one.facts) == like for one in before if one.number < event.number
    )

"""What was made of the deals of the day: by each person at the first try, and by each level in the same seat.

Both are notes of the history. A first result is never replaced: whoever plays a day again does it for pleasure.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Protocol

import msgspec

from game.history.clock import wall_clock
from game.history.played import PlayedGame
from game.kernel.events import Json
from game.kernel.rules import Plain
from game.session import daily

TRIES, LEVELS = "daily", "daily_levels"  # kinds of notes


class Notes(Protocol):
    """What is needed of a history."""

    def note(self, kind: str, key: str, value: Json) -> None: ...

    def noted(self, kind: str, key: str) -> Json: ...

    def noted_at(self, kind: str, key: str) -> float: ...

    def notes(self, kind: str) -> Plain: ...


class Made(msgspec.Struct, frozen=True):
    """What somebody made of a deal: points, and the place among so many players (1 has won)."""

    points: int
    place: int
    players: int
    game_id: int = 0  # in the history, for its film


def note_game(notes: Notes, game: PlayedGame) -> bool:
    """Keep what people made of a deal of the day, if it was one and their first; whether that was so."""
    day = daily.day_of(game.origin)
    if day is None:
        return False
    deal = daily.setup(day, game.game)
    own = game.seats[daily.own_seat(deal)] if len(game.seats) == len(deal.seats) else None
    if own is None or not own.human or own.changed or game.seed != deal.seed:
        return False
    key = _key(day, game.game, own.key)
    if notes.noted(TRIES, key) is not None:
        return False
    notes.note(TRIES, key, msgspec.to_builtins(Made(own.points, own.place, game.players, game.id)))
    return True


def result(notes: Notes, day: date, game: str, person: str) -> Made | None:
    """What this person made of it at the first try."""
    return _made(notes.noted(TRIES, _key(day, game, person)))


def results(notes: Notes, day: date, game: str) -> dict[str, Made]:
    """What everybody made of it, the best first."""
    found = {who: made for (when, what, who), made in all_results(notes).items() if (when, what) == (day, game)}
    return dict(sorted(found.items(), key=lambda one: (one[1].place, -one[1].points, one[0])))


def all_results(notes: Notes) -> dict[tuple[date, str, str], Made]:
    """Every first try: (day, game, person)."""
    found = {}
    for key, value in notes.notes(TRIES).items():
        day, _slash, rest = key.partition("/")
        game, _slash, person = rest.partition("/")
        made = _made(value)
        if made is not None and game and (when := daily.day_of(f"{daily.ORIGIN}:{day}")):
            found[when, game, person] = made
    return found


def in_time(notes: Notes, person: str) -> set[date]:
    """The days whose deal this person finished on the day itself, or in the night after it."""
    found = set()
    for day, game, who in all_results(notes):
        if who == person:
            when = wall_clock(notes.noted_at(TRIES, _key(day, game, who))).date()
            found |= {day} if (when - day).days in (0, 1) else set()
    return found


def latest(notes: Notes) -> date | None:
    """The last day of which there is a result: it may be after today, when a clock was set back."""
    return max((day for day, _game, _who in all_results(notes)), default=None)


def streak(days: Iterable[date]) -> int:
    """The most days in a row among these."""
    longest = now = 0
    before = None
    for day in sorted({*days}):
        now = now + 1 if before == day - timedelta(1) else 1
        longest, before = max(longest, now), day
    return longest


def running_streak(days: Iterable[date], today: date) -> int:
    """How many days in a row up to today, or up to yesterday while today's deal waits; 0 where one was missed."""
    found = {*days}
    last = today if today in found else today - timedelta(1)
    count = 0
    while last - timedelta(count) in found:
        count += 1
    return count


# -- the levels --------------------------------------------------------------------------------------------------------
def note_level(notes: Notes, day: date, game: str, level: str, made: Made) -> None:
    """Keep what a level made of the seat."""
    notes.note(LEVELS, f"{day.isoformat()}/{game}/{level}", msgspec.to_builtins(made))


def levels_made(notes: Notes, day: date, game: str, levels: Sequence[str]) -> dict[str, Made]:
    """What these levels made of the seat, as far as it is known."""
    found = {level: _made(notes.noted(LEVELS, f"{day.isoformat()}/{game}/{level}")) for level in levels}
    return {level: made for level, made in found.items() if made is not None}


def _key(day: date, game: str, person: str) -> str:
    return f"{day.isoformat()}/{game}/{person}"


def _made(value: Json) -> Made | None:
    try:
        return msgspec.convert(value, Made)
    except msgspec.ValidationError:
        return None

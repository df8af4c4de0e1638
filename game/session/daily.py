"""The deal of the day: the date gives the deal, the cast, the opponents and the seat of the person, for everybody the
same who has the same version. What was made of it is kept by `game.history.days`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from datetime import date, timedelta

from game import catalog
from game.content import people
from game.session.deal_code import packing
from game.session.notices import N_
from game.session.setup import HUMAN, SHIELDS, MatchSetup, SeatSetup

FIRST = date(2026, 11, 1)  # before it there were no deals of the day
ORIGIN = "daily"

SENTENCES = {
    "no_date": N_("“{text}” is no date; write for example {today}."),
    "too_early": N_("There are deals of the day since {first}; {day} was before that."),
    "to_come": N_("The deal of {day} is still to come: today is {today}."),
    "clock_early": N_("The clock of this computer says {today}, which is before the first deal of the day. Set the "
                      "clock, and there is one."),
}  # fmt: skip


class DateFault(ValueError):
    """A day without a deal: a word of SENTENCES, and the facts of its sentence."""

    def __init__(self, word: str, **facts: str) -> None:
        self.word, self.facts = word, facts
        super().__init__(self.text())

    def text(self, translate: Callable[[str], str] = str) -> str:
        """The sentence, in the language of the translating function."""
        return translate(SENTENCES[self.word]).format(**self.facts)


def setup(day: date, game: str) -> MatchSetup:
    """The match of a day; its one person has no name yet. Raises KeyError and PackFault like the catalog."""
    chance = hashlib.sha256(f"crown-and-coin day {day.isoformat()} {game}".encode()).digest()
    seed = int.from_bytes(chance[:8]) >> 11
    deal = packing(game).of_day(int.from_bytes(chance[8:12]))
    own = int.from_bytes(chance[12:16]) % deal.players
    others = iter(_others(chance, deal.players))
    seats = tuple(
        SeatSetup("", seat % SHIELDS) if seat == own else _bot(seat, deal.level, next(others), styled=deal.styled)
        for seat in range(deal.players)
    )
    rules = catalog.rules(game).setup(deal.players, deal.choice, seed)
    return MatchSetup(game, rules, seed, seats, origin=origin(day))


def own_seat(setup: MatchSetup) -> int:
    """Where the person sits."""
    return next(seat for seat, one in enumerate(setup.seats) if one.player == HUMAN)


def _others(chance: bytes, count: int) -> list[str]:
    """People of the city in an order by chance."""
    known = people().opponents
    order = sorted(known, key=lambda name: hashlib.sha256(chance + name.encode()).digest())
    return (order * (count // max(1, len(order)) + 1))[:count] if order else [""] * count


def _bot(seat: int, level: str, who: str, *, styled: bool) -> SeatSetup:
    known = people().opponents.get(who)
    return SeatSetup(known.name if known else level, seat % SHIELDS, f"{level}:{who}" if styled and known else level)


# -- days --------------------------------------------------------------------------------------------------------------
def origin(day: date) -> str:
    """How a match of that day says where it comes from."""
    return f"{ORIGIN}:{day.isoformat()}"


def day_of(origin: str) -> date | None:
    """The day that an origin names; None if it is of no day."""
    kind, _colon, text = origin.partition(":")
    try:
        return date.fromisoformat(text) if kind == ORIGIN else None
    except ValueError:
        return None


def checked(day: date, today: date) -> date:
    """The same day. Raises DateFault for one that has no deal, or none yet."""
    if today < FIRST and day >= today:
        raise DateFault("clock_early", today=today.isoformat())
    if day < FIRST:
        raise DateFault("too_early", first=FIRST.isoformat(), day=day.isoformat())
    if day > today:
        raise DateFault("to_come", day=day.isoformat(), today=today.isoformat())
    return day


def read(text: str, today: date) -> date:
    """A day as it is typed: 2026-11-23. Raises DateFault."""
    try:
        day = date.fromisoformat(text.strip())
    except ValueError as error:
        raise DateFault("no_date", text=text.strip()[:20], today=max(today, FIRST).isoformat()) from error
    return checked(day, today)


def last_days(today: date, count: int) -> list[date]:
    """The days with a deal up to today, at most so many, the newest first."""
    return [today - timedelta(back) for back in range(min(count, (today - FIRST).days + 1))]

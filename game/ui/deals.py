"""Deals that come from elsewhere, of the day or by a code, with the names of those who sit there. No pygame here."""

from __future__ import annotations

from datetime import date

import msgspec

from game.session import daily
from game.session.setup import HUMAN, MatchSetup
from game.ui.opponents import level_words
from game.ui.people import suggested_name


def today() -> date:
    """The day on the wall of the person who plays."""
    return date.today()  # noqa: DTZ011  the day begins at midnight here, wherever that is


def named(setup: MatchSetup, own: str) -> MatchSetup:
    """The same match in which everybody has a name, nobody the same: the first person that of whoever sits here."""
    taken: list[str] = []
    people = [seat for seat, one in enumerate(setup.seats) if one.player == HUMAN]
    names = {seat: own if seat == people[0] else "" for seat in people}
    known = [own, *(one.name for one in setup.seats)]
    for seat in people[1:]:
        names[seat] = suggested_name(known)
        known.append(names[seat])
    seats = []
    for seat, one in enumerate(setup.seats):
        wanted = names.get(seat) or one.name or level_words(one.player.partition(":")[0])
        while wanted in taken or (seat not in people and wanted == own):
            wanted = _next(wanted)
        taken.append(wanted)
        seats.append(msgspec.structs.replace(one, name=wanted))
    return msgspec.structs.replace(setup, seats=tuple(seats))


def _next(name: str) -> str:
    """The same name with the next number."""
    stem, _space, number = name.rpartition(" ")
    return f"{stem} {int(number) + 1}" if stem and number.isdigit() else f"{name} 2"


def of_day(day: date, game: str, own: str) -> MatchSetup:
    """The deal of that day with names."""
    return named(daily.setup(day, game), own)

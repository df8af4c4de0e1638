"""A result as a sheet: a column for each player, a line for each thing that gives points. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.table.flow import SeatInfo
from game.ui.draw.theme import Colour

NONE = -1
SMALL_TYPE_FROM = 1.3  # pixels per unit: from here on type of less than 16 units is large enough on the screen


@dataclass(frozen=True)
class Column:
    """A player: how many points, the place among all, whether crowned, or `lost` to more than points. `note` stands
    below the total."""

    seat: int
    info: SeatInfo
    total: int
    place: int
    won: bool = False
    lost: bool = False
    note: str = ""


@dataclass(frozen=True)
class Line:
    """What gives points: its key (the game draws a sign for it), words, the points of each column, the colour of its
    stones, and figures in brackets where more is to be said."""

    key: str
    title: str
    points: tuple[int, ...]
    colour: Colour
    aside: str = ""
    beside: tuple[int, ...] = ()


@dataclass(frozen=True)
class Row:
    """What stands below the totals and gives no points: words, and a text for each column."""

    key: str
    title: str
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Sheet:
    """The whole result. The columns stand with the best first. `title` says who has won, `told` by what, `close` what
    was close (all of it plain text); `own` where the people before the screen came. `decisive` is the line that
    decided, NONE if none did."""

    heading: str
    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    title: str
    told: str
    close: str = ""
    own: str = ""
    decisive: int = NONE
    rows: tuple[Row, ...] = ()

    @property
    def winners(self) -> list[int]:
        """The columns under a crown."""
        return [at for at, one in enumerate(self.columns) if one.won]

    @property
    def by_seat(self) -> list[int]:
        """The columns in the order of the seats, which tells nothing of the end."""
        return sorted(range(len(self.columns)), key=lambda at: self.columns[at].seat)

    def column_of(self, seat: int) -> Column:
        """The column of a seat."""
        return next(one for one in self.columns if one.seat == seat)

    def place_of(self, seat: int) -> tuple[int, bool]:
        """The place of a seat, and whether it is shared."""
        place = self.column_of(seat).place
        return place, sum(one.place == place for one in self.columns) > 1

    def leaders(self, lines: int) -> list[int]:
        """Which columns lead when so many lines are counted; none as long as nobody has a point. Whoever is lost to
        more than points leads nothing."""
        totals = {at: sum(line.points[at] for line in self.lines[:lines])
                  for at, one in enumerate(self.columns) if not one.lost}  # fmt: skip
        most = max(totals.values(), default=0)
        return [at for at, total in totals.items() if total == most] if most > 0 else []


def places(totals: Sequence[int], winners: Sequence[int], lost: Sequence[int] = ()) -> list[int]:
    """The place of each seat, 1 for those who have won; the same points share one, but not with a winner, and whoever
    is lost comes after all others."""

    def before(other: int, seat: int) -> bool:
        if (other in winners) != (seat in winners):
            return other in winners
        if (other in lost) != (seat in lost):
            return seat in lost
        return other not in winners and totals[other] > totals[seat]

    seats = range(len(totals))
    return [1 + sum(before(other, seat) for other in seats) for seat in seats]


def ranked(seats: Sequence[SeatInfo], totals: Sequence[int], winners: Sequence[int], lost: Sequence[int] = (),
           notes: Sequence[str] = (), after: Sequence[int] = ()) -> tuple[Column, ...]:  # fmt: skip
    """The columns, the best first; equal ones by `after` (more is better) and then by their seats."""
    found = places(totals, winners, lost)
    order = sorted(range(len(seats)), key=lambda seat: (found[seat], seat in lost, -totals[seat],
                                                        -(after[seat] if after else 0), seat))  # fmt: skip
    return tuple(
        Column(
            seat, seats[seat], totals[seat], found[seat], seat in winners, seat in lost, notes[seat] if notes else ""
        )
        for seat in order
    )


def decisive(lines: Sequence[Line]) -> tuple[int, int]:
    """The line in which the first column got most more than the second, and how many points that was."""
    leads = [line.points[0] - line.points[1] for line in lines]
    most = max(range(len(lines)), key=lambda index: leads[index])
    return most, leads[most]

"""What stands in the panels of a scene, row by row: the ledger of a migration, what was torn down, who is fed. No
pygame here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.la_citta.lang import _, ngettext
from game.la_citta.rules.state import View
from game.la_citta.table.scenes.course import DRAWS, MOVED, PASSED, Course, Entry, Gain, ledger
from game.la_citta.words.names import Names

HEAD, PART, MORE = "head", "part", "more"  # a city, a neighbour it draws from, cities that find no room here
NOBODY = -1


@dataclass(frozen=True)
class Row:
    """A line of the ledger: the crest's seat (-1: none), words at the left and at the right, how it stands."""

    kind: str
    seat: int
    left: str
    right: str = ""
    lit: bool = False  # the city that draws now
    dim: bool = False
    good: int = 0  # the right side is a gain (1), a loss (-1) or neither


def ledger_rows(view: View, now: Course, names: Names, waits: int = NOBODY) -> list[Row]:
    """Every city in turn order with what it gained; below the one that draws, from whom."""
    found: list[Row] = []
    for one in ledger(view, now, waits=waits):
        found.append(_city(one, view, names, asked=one.seat == waits))
        if one.state == DRAWS and one.turn is not None:
            found += [_source(gain, one, view, names) for gain in one.turn.gains]
    return found


def _city(one: Entry, view: View, names: Names, *, asked: bool) -> Row:
    name, turn = names.plain_city(one.city), one.turn
    if one.state == DRAWS and turn is not None:
        points = view.points(view.sites_of(one.city), turn.wish)
        return Row(HEAD, one.seat, name, arches(points), lit=True)
    if one.state == MOVED and turn is not None:
        return Row(HEAD, one.seat, name, f"+{turn.gained}" if turn.gained else "0", good=int(turn.gained > 0))
    if one.state == PASSED:
        return Row(HEAD, one.seat, name, _("draws nobody"), dim=True)
    return Row(HEAD, one.seat, name, _("to come"), dim=not asked)


def arches(count: int) -> str:
    """ "3 arches"."""
    return ngettext("{count} arch", "{count} arches", count).format(count=count)


def _source(gain: Gain, one: Entry, view: View, names: Names) -> Row:
    assert one.turn is not None
    points = view.points(view.sites_of(gain.source), one.turn.wish)
    left = f"{names.plain_city(gain.source)} ({points})"
    right = "+1" if gain.kept else _("no room")
    return Row(PART, gain.other, left, right, lit=True, good=1 if gain.kept else -1)


def torn_rows(now: Course, names: Names) -> list[Row]:
    """What was torn down, city by city."""
    found: list[Row] = []
    last = NOBODY
    for one in now.torn:
        if one.city != last:
            found.append(Row(HEAD, one.seat, names.plain_city(one.city)))
            last = one.city
        whole = one.site == one.city
        found.append(
            Row(PART, NOBODY, names.plain_building(one.building), _("gone") if whole else "", good=-int(whole))
        )
    return found


def windowed(rows: Sequence[Row], most: int) -> list[Row]:
    """As many rows as there is room for: the city that draws is always among them, the others are counted."""
    if len(rows) <= most or most < 3:
        return list(rows[:most])
    lit = [at for at, row in enumerate(rows) if row.lit]
    first = lit[0] if lit else next((at for at, row in enumerate(rows) if not row.dim), len(rows) - most)
    start = max(0, min(first - 2, len(rows) - most + 1))
    above = sum(row.kind == HEAD for row in rows[:start])
    room = most - (1 if above else 0)
    shown = list(rows[start : start + room])
    below = sum(row.kind == HEAD for row in rows[start + room :])
    if below:
        below += shown[-1].kind == HEAD
        shown = shown[:-1]
    return [*([_more(above)] if above else []), *shown, *([_more(below)] if below else [])]


def _more(count: int) -> Row:
    return Row(MORE, NOBODY, ngettext("{count} more city", "{count} more cities", count).format(count=count), dim=True)


# -- who is fed ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Fed:
    """A seat at the feeding: its citizens, its food, and how many went hungry already."""

    seat: int
    people: int
    food: int
    left: int

    @property
    def short(self) -> int:
        """Citizens without food."""
        return max(0, self.people - self.food)


def fed(view: View, now: Course) -> list[Fed]:
    """Every seat in turn order."""
    return [Fed(seat, view.people_of(seat), view.food(seat), now.left(seat)) for seat in view.order()]


def fed_words(one: Fed) -> str:
    """What a row says besides its numbers."""
    if one.short:
        return ngettext("{count} too many", "{count} too many", one.short).format(count=one.short)
    if one.left:
        return ngettext("{count} has left", "{count} have left", one.left).format(count=one.left)
    return _("all fed")

"""The inheritance as a table: a column for each player, a row for each line of the score, and what was close."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.kernel.events import Json
from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.afterwards.fates import lost
from game.rattus_cartus.words.names import Names
from game.table.flow import SeatInfo

CROWN, LIVES, DIES = "crown", "lives", "dies"
SPECIALS = ("sword", "flute", "pass")
PAID = {2: (10, 5), 3: (10, 5, 2)}  # points of the ranks in an estate; from three players on as with three


@dataclass(frozen=True)
class Line:
    """One row: its key, what stands before it, the points of each column, and (for estates) the influence."""

    key: str
    title: str
    points: tuple[int, ...]
    influence: tuple[int, ...] = ()


@dataclass(frozen=True)
class Column:
    """A player: what became of them, how many points and rats."""

    seat: int
    info: SeatInfo
    total: int
    rats: int
    fate: str


@dataclass(frozen=True)
class Inheritance:
    """The whole result: columns with the winners first and the dead last, and what the parchment says."""

    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    nuns: int
    title: str
    told: str  # who has won, against whom
    close: str  # the closest decision; "" where nothing was close

    @property
    def winners(self) -> list[int]:
        """The columns under a crown."""
        return [at for at, one in enumerate(self.columns) if one.fate == CROWN]


def inheritance(view: View, seats: Sequence[SeatInfo], winners: Sequence[int], names: Names) -> Inheritance:
    """What the table shows. `view.scores` must be filled."""
    scores: Json = view.scores
    won, dead = set(winners), lost(scores, spares=view.box.lowest_survive)
    order = sorted(range(len(seats)), key=lambda one: (one not in won, one in dead, -scores[one]["total"], one))

    def fate(seat: int) -> str:
        return CROWN if seat in won else DIES if seat in dead else LIVES

    columns = tuple(
        Column(seat, seats[seat], scores[seat]["total"], scores[seat]["rats"], fate(seat)) for seat in order
    )
    lines = tuple(_estates(view, order, names)) + tuple(_others(scores, order))
    nuns = sum(view.box.nuns[card] for card in view.nun_row)
    return Inheritance(columns, lines, nuns, _title(columns, names), _told(columns, nuns, names),
                       _close(view, columns, names))  # fmt: skip


def _estates(view: View, order: Sequence[int], names: Names) -> list[Line]:
    scores: Json = view.scores
    return [
        Line(key, names.plain_estate(estate), tuple(scores[seat][key] for seat in order),
             tuple(view.points[estate][seat] for seat in order))
        for estate, key in enumerate(ESTATES)
    ]  # fmt: skip


def _others(scores: Json, order: Sequence[int]) -> list[Line]:
    titles = {
        "hand": _("Most followers"), "sword": _("Most Swords"), "flute": _("Most Flutes"),
        "pass": _("Most Passes"), "gold": _("Most Gold"), "markers": _("Victory points"),
    }  # fmt: skip
    return [
        Line(key, title, tuple(scores[seat][key] for seat in order))
        for key, title in titles.items()
        if key in scores[0]
    ]


def folded(lines: Sequence[Line]) -> list[Line]:
    """The same in fewer rows: the special cards in one."""
    special = [line for line in lines if line.key in SPECIALS]
    if len(special) < 2:
        return list(lines)
    together = tuple(sum(points) for points in zip(*(line.points for line in special), strict=True))
    first = lines.index(special[0])
    rest = [line for line in lines if line not in special]
    return [*rest[:first], Line("special", _("Most special cards"), together), *rest[first:]]


# -- words -----------------------------------------------------------------------------------------------------------
def _title(columns: Sequence[Column], names: Names) -> str:
    crowned = [names.plain_seat(one.seat) for one in columns if one.fate == CROWN]
    if not crowned:
        return _("Nobody inherits")
    if len(crowned) == 1:
        return _("{name} inherits the crown").format(name=crowned[0])
    return _("The crown is shared")


def _told(columns: Sequence[Column], nuns: int, names: Names) -> str:
    """Who has won with how much, how many the others have, and who would have won."""
    best = columns[0]
    if best.fate != CROWN:
        return _("The plague has carried off everybody: the row had {nuns}.").format(nuns=nuns_words(nuns))
    text = ngettext("{count} point and {rats} against {nuns}.", "{count} points and {rats} against {nuns}.", best.total)
    said = [text.format(count=best.total, rats=rats_words(best.rats), nuns=nuns_words(nuns))]
    said += [
        ngettext("{name} has {count} point.", "{name} has {count} points.", one.total).format(
            name=names.plain_seat(one.seat), count=one.total
        )
        for one in columns[1:3]
        if one.fate != DIES
    ]
    missed = max((one for one in columns if one.fate == DIES), key=lambda one: one.total, default=None)
    if missed is not None and missed.total >= best.total:
        said.append(
            _("{name} with {count} would have won, but is lost to the plague: {rats}.").format(
                name=names.plain_seat(missed.seat), count=missed.total, rats=rats_words(missed.rats)
            )
        )
    return " ".join(said)


def rats_words(rats: int) -> str:
    """ "1 rat", "8 rats"."""
    return ngettext("{count} rat", "{count} rats", rats).format(count=rats)


def nuns_words(nuns: int) -> str:
    """ "1 nun", "9 nuns"."""
    return ngettext("{count} nun", "{count} nuns", nuns).format(count=nuns)


def _close(view: View, columns: Sequence[Column], names: Names) -> str:
    """The closest decision: equal points at the top, a rat that was just covered, or a stack that broke a tie."""
    best, alive = columns[0], [one for one in columns if one.fate != DIES]
    nuns = sum(view.box.nuns[card] for card in view.nun_row)
    if best.fate != CROWN:
        closest = min(columns, key=lambda one: one.rats)
        text = ngettext("{name} came closest, with {count} rat too many.",
                        "{name} came closest, with {count} rats too many.", closest.rats - nuns)  # fmt: skip
        return text.format(name=names.plain_seat(closest.seat), count=closest.rats - nuns)
    if len(alive) > 1 and alive[1].total == best.total:
        if alive[1].fate == CROWN:
            return _("Equal points and equal rats: they share it.")
        return _("{other} has as many points as {name}, but more rats.").format(
            other=names.plain_seat(alive[1].seat), name=names.plain_seat(best.seat)
        )
    if best.rats == nuns:
        return _("One rat more, and {name} would have been lost.").format(name=names.plain_seat(best.seat))
    return _stack(view, best.seat, names)


def ties(view: View) -> list[tuple[int, int, int, int]]:
    """Equal points of influence that a stack told apart: (points it was worth, estate, who came first, who later)."""
    paid = PAID[min(3, len(view.points[0]))]
    found = []
    for estate, points in enumerate(view.points):
        ranked = sorted((seat for seat in view.arrived[estate] if points[seat]),
                        key=lambda seat: (-points[seat], view.arrived[estate].index(seat)))  # fmt: skip
        worth = [*paid, 0]
        for place, (one, other) in enumerate(zip(ranked, ranked[1:], strict=False)):
            if place < len(paid) and points[one] == points[other]:
                found.append((worth[place] - worth[place + 1], estate, one, other))
    return found


def _stack(view: View, winner: int, names: Names) -> str:
    """The tie that was worth most, of the winner if there is one."""
    found = ties(view)
    if not found:
        return ""
    _worth, estate, one, other = max(found, key=lambda tie: (winner in tie[2:], tie[0], -tie[1]))
    return _("{estate}: {name} and {other} both have {count}. {name} came there first and ranks higher.").format(
        estate=names.plain_estate(estate), name=names.plain_seat(one), other=names.plain_seat(other),
        count=view.points[estate][one],
    )  # fmt: skip

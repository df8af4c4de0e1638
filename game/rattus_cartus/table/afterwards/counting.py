"""The inheritance as a sheet: what gave points, who lives, and what was close."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.events import Json
from game.rattus_cartus.cards import tones
from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.afterwards.fates import lost
from game.rattus_cartus.words.names import Names
from game.table.flow import SeatInfo
from game.table.score_sheet.sheet import Column, Line, Row, Sheet, ranked
from game.table.score_sheet.words import own_places

PAID = {2: (10, 5), 3: (10, 5, 2)}  # points of the ranks in an estate; from three players on as with three
STONES = {
    "hand": tones.HAND_STONE, "sword": tones.SPECIALS["sword"].main, "flute": tones.SPECIALS["flute"].main,
    "pass": tones.SPECIALS["pass"].main, "gold": tones.SPECIALS["gold"].main, "markers": tones.MARKER_STONE,
}  # fmt: skip
RATS, FATE = "rats", "fate"


def inheritance(
    view: View, seats: Sequence[SeatInfo], winners: Sequence[int], names: Names, owners: Sequence[int] = ()
) -> Sheet:
    """What the sheet shows: the winners first and the dead last. `view.scores` must be filled."""
    scores: Json = view.scores
    won, dead = set(winners), lost(scores, spares=view.box.lowest_survive)
    nuns = sum(view.box.nuns[card] for card in view.nun_row)
    fates = [fate_words(won=seat in won, dead=seat in dead) for seat in range(len(seats))]
    columns = ranked(seats, [line["total"] for line in scores], list(winners), list(dead), fates)
    order = [one.seat for one in columns]
    lines = (*_estates(view, order, names), *_others(scores, order))
    rats = [scores[seat]["rats"] for seat in order]
    against = tuple(f"{many} {'≤' if many <= nuns else '>'} {nuns}" for many in rats)
    rows = (Row(RATS, _("Rats against nuns"), against), Row(FATE, _("Fate"), tuple(one.note for one in columns)))
    told, close = _told(columns, rats, nuns, names), _close(view, columns, rats, nuns, names)
    sheet = Sheet(_("The inheritance"), columns, lines, _title(columns, names), told, close, rows=rows)
    return Sheet(sheet.heading, columns, lines, sheet.title, told, close, own_places(sheet, owners), rows=rows)


def fate_words(*, won: bool, dead: bool) -> str:
    """What became of a player."""
    if won:
        return _("inherits the crown")
    return _("lost to the plague") if dead else _("survives")


def _estates(view: View, order: Sequence[int], names: Names) -> list[Line]:
    scores: Json = view.scores
    return [
        Line(key, names.plain_estate(estate), tuple(scores[seat][key] for seat in order), tones.ESTATES[key].main,
             beside=tuple(view.points[estate][seat] for seat in order))
        for estate, key in enumerate(ESTATES)
    ]  # fmt: skip


def _others(scores: Json, order: Sequence[int]) -> list[Line]:
    titles = {
        "hand": _("Most followers"), "sword": _("Most Swords"), "flute": _("Most Flutes"),
        "pass": _("Most Passes"), "gold": _("Most Gold"), "markers": _("Victory points"),
    }  # fmt: skip
    return [
        Line(key, title, tuple(scores[seat][key] for seat in order), STONES[key])
        for key, title in titles.items()
        if key in scores[0]
    ]


# -- words -----------------------------------------------------------------------------------------------------------
def _title(columns: Sequence[Column], names: Names) -> str:
    crowned = [names.plain_seat(one.seat) for one in columns if one.won]
    if not crowned:
        return _("Nobody inherits")
    if len(crowned) == 1:
        return _("{name} inherits the crown").format(name=crowned[0])
    return _("The crown is shared")


def _told(columns: Sequence[Column], rats: Sequence[int], nuns: int, names: Names) -> str:
    """Who has won with how much, how many the others have, and who would have won."""
    best = columns[0]
    if not best.won:
        return _("The plague has carried off everybody: the row had {nuns}.").format(nuns=nuns_words(nuns))
    text = ngettext("{count} point and {rats} against {nuns}.", "{count} points and {rats} against {nuns}.", best.total)
    said = [text.format(count=best.total, rats=rats_words(rats[0]), nuns=nuns_words(nuns))]
    said += [
        ngettext("{name} has {count} point.", "{name} has {count} points.", one.total).format(
            name=names.plain_seat(one.seat), count=one.total
        )
        for one in columns[1:3]
        if not one.lost
    ]
    missed = max((at for at, one in enumerate(columns) if one.lost), key=lambda at: columns[at].total, default=None)
    if missed is not None and columns[missed].total >= best.total:
        said.append(
            _("{name} with {count} would have won, but is lost to the plague: {rats}.").format(
                name=names.plain_seat(columns[missed].seat), count=columns[missed].total, rats=rats_words(rats[missed])
            )
        )
    return " ".join(said)


def rats_words(rats: int) -> str:
    """ "1 rat", "8 rats"."""
    return ngettext("{count} rat", "{count} rats", rats).format(count=rats)


def nuns_words(nuns: int) -> str:
    """ "1 nun", "9 nuns"."""
    return ngettext("{count} nun", "{count} nuns", nuns).format(count=nuns)


def _close(view: View, columns: Sequence[Column], rats: Sequence[int], nuns: int, names: Names) -> str:
    """The closest decision: equal points at the top, a rat that was just covered, or a stack that broke a tie."""
    best, alive = columns[0], [one for one in columns if not one.lost]
    if not best.won:
        closest = min(range(len(columns)), key=lambda at: rats[at])
        text = ngettext("{name} came closest, with {count} rat too many.",
                        "{name} came closest, with {count} rats too many.", rats[closest] - nuns)  # fmt: skip
        return text.format(name=names.plain_seat(columns[closest].seat), count=rats[closest] - nuns)
    if len(alive) > 1 and alive[1].total == best.total:
        if alive[1].won:
            return _("Equal points and equal rats: they share it.")
        return _("{other} has as many points as {name}, but more rats.").format(
            other=names.plain_seat(alive[1].seat), name=names.plain_seat(best.seat)
        )
    if rats[0] == nuns:
        return _("One rat more, and {name} would have been lost.").format(name=names.plain_seat(best.seat))
    return _stack(view, best.seat, names)


def ties(view: View) -> list[tuple[int, int, int, int]]:
    """Equal points of influence that a stack told apart: (points it was worth, estate, who came first, who later)."""
    paid = PAID[min(3, len(view.points[0]))]
    found = []
    for estate, points in enumerate(view.points):
        ranked_seats = sorted((seat for seat in view.arrived[estate] if points[seat]),
                              key=lambda seat: (-points[seat], view.arrived[estate].index(seat)))  # fmt: skip
        worth = [*paid, 0]
        for place, (one, other) in enumerate(zip(ranked_seats, ranked_seats[1:], strict=False)):
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

"""Which characters the others probably hold, from the View alone: what lies open, what I saw when I chose and so
passed on, who showed what, and what attracts whom. With two or three players everybody holds two."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from operator import truediv

from game.citadels.bot.attraction import attraction
from game.citadels.rules import draft, guess_roles
from game.citadels.rules.guess_roles import DOWN
from game.citadels.rules.state import View
from game.kernel.steps import Seat

SHARPNESS = 0.75  # how surely a player takes what attracts it most
SWEEPS = 3  # of making each place hold one rank and each rank lie in one place
Beliefs = dict[Seat, dict[int, float]]
Pull = Callable[[Seat, list[int]], list[float]]  # how much each of these ranks draws a seat, as a factor


def beliefs(v: View, pull: Pull | None = None) -> Beliefs:
    """For every other seat the probability of each rank it may hold. With two characters each they add up to 2.
    Without `pull` a rank draws a seat as it attracts it now."""
    pull = pull or (lambda seat, ranks: [_pull(attraction(v, seat, rank)) for rank in ranks])
    believed: Beliefs = {seat: {} for seat in v.others(v.viewer)}
    down: dict[int, float] = {}
    absent = guess_roles.ranks_down(v)
    for places, ranks in guess_roles.hidden_groups(v):
        fixed, free = _settled(v, places, ranks, absent)
        for place, chances in zip(fixed, _balanced(fixed, free, pull), strict=True):
            row = down if place == DOWN else believed.get(Seat(place))
            if row is not None:
                for rank, chance in zip(free, chances, strict=True):
                    row[rank] = row.get(rank, 0.0) + chance
    if _last_seat_may_have_swapped(v):
        last = Seat(v.order[-1])
        believed[last] = _mean(believed[last], down)
    if v.exchanged:
        _swap_back(v, believed)
    gone = {*v.roles[v.viewer], *v.face_up, *absent}
    return {seat: _with_what_is_known(v, seat, ranks, gone) for seat, ranks in believed.items()}


def _settled(v: View, places: list[int], ranks: list[int], absent: frozenset[int]) -> tuple[list[int], list[int]]:
    """What is left of a group's places and ranks when those are taken away of which it is known who lies where."""
    places, left = places[:], []
    for rank in ranks:
        holder = guess_roles.drafted_by(v, rank)
        place = holder if holder >= 0 else DOWN if rank in absent else None
        if place is None:
            left.append(rank)
        elif place in places:
            places.remove(place)
    return places, left


def _balanced(places: list[int], ranks: list[int], pull: Pull) -> list[list[float]]:
    """Chances of each rank in each place: pulled there by attraction, one rank in each place."""
    rows = [pull(Seat(p), ranks) if p >= 0 else [1.0] * len(ranks) for p in places]
    for _ in range(SWEEPS):
        columns = [fsum(column) or 1.0 for column in zip(*rows)]  # noqa: B905  equally long, and asked very often
        rows = [_normal(list(map(truediv, row, columns))) for row in rows]
    return rows


def _normal(row: list[float]) -> list[float]:
    whole = fsum(row) or 1.0
    return [chance / whole for chance in row]


def _pull(worth: float) -> float:
    """Grows like exp(SHARPNESS * worth), but of plain arithmetic: the same on every system."""
    root = max(0.1, 1.0 + SHARPNESS * worth / 8)
    square = root * root
    return square * square * square * square


def _last_seat_may_have_swapped(v: View) -> bool:
    """The last seat also looked at the first face-down card, and may have kept that one."""
    return draft.last_takes_both(v) and bool(v.order) and v.order[-1] != v.viewer and v.picked == len(v.box.plan)


def _mean(one: dict[int, float], other: dict[int, float]) -> dict[int, float]:
    return {rank: (one.get(rank, 0.0) + other.get(rank, 0.0)) / 2 for rank in {**one, **other}}


def _swap_back(v: View, believed: Beliefs) -> None:
    """A Theater swap after the draft: what one drafted the other holds now."""
    owner, partner = Seat(v.exchanged[0]), Seat(v.exchanged[1])
    if v.viewer in (owner, partner):
        gave, got = v.exchanged[2:] if v.viewer == owner else v.exchanged[:1:-1]
        other = partner if v.viewer == owner else owner
        kept = believed[other] if v.box.players < 4 else {}
        believed[other] = {**{rank: chance for rank, chance in kept.items() if rank != got}, gave: 1.0}
    elif v.box.players < 4:
        believed[owner] = believed[partner] = _mean(believed[owner], believed[partner])
    else:
        believed[owner], believed[partner] = believed[partner], believed[owner]


def _with_what_is_known(v: View, seat: Seat, ranks: dict[int, float], gone: set[int]) -> dict[int, float]:
    """Revealed ranks are certain; own, open and silent ones (`gone`) impossible."""
    shown = {rank: 1.0 for rank, holder in enumerate(v.shown) if holder == seat}
    if shown and v.box.players > 3:
        return shown
    hidden = {rank: chance for rank, chance in ranks.items() if rank not in gone and v.shown[rank] < 0}
    return {**hidden, **shown}

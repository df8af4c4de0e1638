"""Which characters the others probably hold, from the View alone: what lies open, what I saw when I chose and so
passed on, who showed what, and what attracts whom. With two or three players everybody holds two.
"""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from operator import truediv

from game.citadels.bot.attraction import attraction
from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.bot.threat import threat
from game.citadels.rules import draft, guess_roles
from game.citadels.rules.guess_roles import DOWN, Group
from game.citadels.rules.state import Table, View
from game.kernel.options import PASS, value
from game.kernel.rng import Rng
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


# Which characters the others can hold at all, from the View alone.


def may_be_held(v: View) -> set[int]:
    """The ranks that may lie hidden before another player. All others lie open, are the viewer's own, were put aside
    or left over as far as it can tell, have shown themselves already, or were called and stayed silent."""
    found: set[int] = set()
    # With two characters each nobody knows which of them the Theater swapped: then only groups of places count.
    arrangements = [] if v.exchanged and v.box.players < 4 else guess_roles.arrangements(v)
    for arrangement in arrangements:
        for group in arrangement:
            found |= _hidden_with_players(v, group)
    if not arrangements:
        found.update(*(ranks for places, ranks in guess_roles.hidden_groups(v) if any(p >= 0 for p in places)))
    if v.exchanged and v.viewer in v.exchanged[:2]:
        found.add(v.exchanged[2] if v.viewer == v.exchanged[0] else v.exchanged[3])  # what the viewer gave away
    gone = {*v.face_up, *v.roles[v.viewer], *guess_roles.ranks_down(v)}
    return {rank for rank in found if rank not in gone and v.shown[rank] < 0}


def _hidden_with_players(v: View, group: Group) -> set[int]:
    """The ranks of a group that are still hidden, if any place but face-down ones is left for them."""
    places, left, absent = group[0][:], set(), guess_roles.ranks_down(v)
    for rank in group[1]:
        holder = guess_roles.drafted_by(v, rank)
        if holder >= 0:
            places.remove(holder)
        elif rank in absent:
            places.remove(DOWN)
        else:
            left.add(rank)
    return left if any(place >= 0 for place in places) else set()


def worth_naming(v: View, options: list[str], ranks: list[int]) -> list[str]:
    """Those of the options whose ranks somebody else may hold; all of them if there are none."""
    held = may_be_held(v)
    return [word for word, rank in zip(options, ranks, strict=True) if rank in held] or options


# Which characters to name.

DEAREST = 5  # what somebody with a full purse builds
TURN_TAKEN = 2.5  # what the Witch gains by any turn, besides its character
HARM_BESIDE = 0.6  # what it is worth to her that the other one loses it
WHIM = {"murder": 0.4, "bewitch": 0.4, "rob": 0.2, "threaten": 0.8, "serve": 0.5}  # near equals are mixed


def whom_to_murder(v: View, options: list[str], rng: Rng, style: Style = NEUTRAL) -> str:
    """The rank whose silence probably hurts dangerous players most."""
    return _best_rank(v, options, rng, style, WHIM["murder"], lambda believed, rank: _harm(v, believed, rank))


def whom_to_bewitch(v: View, options: list[str], rng: Rng, style: Style = NEUTRAL) -> str:
    """The rank whose turn hurts its player most to lose, and brings the Witch most. An absent one costs her turn."""

    def gain(believed: Beliefs, rank: int) -> float:
        held = fsum(ranks.get(rank, 0.0) for ranks in believed.values())
        return held * (TURN_TAKEN + attraction(v, v.viewer, rank)) + HARM_BESIDE * _harm(v, believed, rank)

    return _best_rank(v, options, rng, style, WHIM["bewitch"], gain)


def whom_to_rob(v: View, options: list[str], rng: Rng, style: Style = NEUTRAL) -> str:
    """The rank behind which most gold is to be expected."""
    return _best_rank(v, options, rng, style, WHIM["rob"], lambda believed, rank: _gold_behind(v, believed, rank))


def whom_to_threaten(v: View, options: list[str], rng: Rng, style: Style = NEUTRAL) -> str:
    """The two ranks behind which most gold is to be expected; now and then the lesser one gets the flower."""
    return _best_rank(v, options, rng, style, WHIM["threaten"], lambda believed, rank: _gold_behind(v, believed, rank))


def whom_to_serve(v: View, options: list[str], rng: Rng, style: Style = NEUTRAL) -> str:
    """The signed warrant first, where the dearest district is likely to be built; the others where they are feared."""

    def prize(believed: Beliefs, rank: int) -> float:
        return fsum(share * likely_build(v, seat, rank) for seat, share in _holders(believed, rank))

    return _best_rank(v, options, rng, style, WHIM["serve"], prize)


def _best_rank(
    v: View, options: list[str], rng: Rng, style: Style, whim: float, worth: Callable[[Beliefs, int], float]
) -> str:
    """The rank of most worth, with what the style adds and up to `whim` of chance."""
    believed = beliefs(v)
    wish, chance = _wishes(v, believed, style)

    def merit(word: str) -> float:
        rank = value(word)
        return worth(believed, rank) + wish(rank) + chance(rank, whim) * rng.random()

    return max(_ranks(v, options), key=merit)


def _wishes(v: View, believed: Beliefs, style: Style) -> tuple[Callable[[int], float], Callable[[int, float], float]]:
    """What a style adds to naming a rank, and how much chance there is in it. Nothing for a rank nobody can hold."""
    spite = {seat: style.against(v, v.viewer, seat) for seat in believed} if style is not NEUTRAL else {}
    cast = v.box.setup.cast

    def wish(rank: int) -> float:
        if not spite:
            return 0.0
        named = style.named.get(cast[rank - 1], 0.0)
        return fsum(share * (spite[seat] + named) for seat, share in _holders(believed, rank))

    def chance(rank: int, usual: float) -> float:
        return usual + (style.target_chance if _holders(believed, rank) else 0.0)

    return wish, chance


def _ranks(v: View, options: list[str]) -> list[str]:
    """Those somebody else may hold; all if there are none."""
    words = [word for word in options if word != PASS]
    held = may_be_held(v)
    return [word for word in words if value(word) in held] or words


def _holders(believed: Beliefs, rank: int) -> list[tuple[Seat, float]]:
    """Who may hold a rank, and how probably."""
    return [(seat, ranks[rank]) for seat, ranks in believed.items() if rank in ranks]


def _harm(v: View, believed: Beliefs, rank: int) -> float:
    """What it costs the others, by their danger, if this rank loses its turn."""
    lost = [chance * (threat(v, seat) + attraction(v, seat, rank)) for seat, chance in _holders(believed, rank)]
    return fsum(lost)


def _gold_behind(v: View, believed: Beliefs, rank: int) -> float:
    return fsum(chance * v.gold[seat] for seat, chance in _holders(believed, rank))


def likely_build(v: View, seat: Seat, rank: int) -> float:
    """The price a seat will probably pay for its first district, as far as it has cards."""
    return likely_price(v, seat) if v.box.characters[rank].builds else 0.0


def likely_price(t: Table, seat: Seat) -> float:
    """The same for a character that builds."""
    return min(DEAREST, t.gold[seat] + 2) + 0.2 * len(t.hand[seat]) if t.hand[seat] else 0.0

"""Who may hold which character, as far as one seat knows: the draft of a View dealt again at random.

Every pick of the draft's plan, the first face-down card and what is left over are *places*. Between two looks of the
viewer at the cards passed on, exactly those ranks that vanished lie in the places filled in between.
"""

from __future__ import annotations

from typing import Protocol

from game.citadels.rules import draft
from game.citadels.rules.plans import KEEP, LOSE_ONE
from game.citadels.rules.state import Game, View
from game.kernel.rng import Rng
from game.kernel.rules import Impossible

DOWN = -1  # the place of a character that was discarded face down
POOL = -2  # the place of a character still being passed on
TRIES = 4000  # for the rare case that needs trying: two characters each, swapped by the Theater

Group = tuple[list[int], list[int]]  # places (a seat, DOWN or POOL) and the ranks that lie in them


class _Holds(Protocol):
    """Where a distribution of the characters is written: a game, or a Deal."""

    roles: list[list[int]]
    pool: list[int]
    face_down: list[int]
    aside: list[list[int]]
    seen: list[list[list[int]]]
    exchanged: list[int]


class Deal:
    """One distribution of the characters without the rest of the game."""

    __slots__ = ("aside", "exchanged", "face_down", "pool", "roles", "seen")

    def __init__(self) -> None:
        self.roles: list[list[int]] = []
        self.pool: list[int] = []
        self.face_down: list[int] = []
        self.aside: list[list[int]] = []
        self.seen: list[list[list[int]]] = []
        self.exchanged: list[int] = []

    def write(self, g: Game) -> None:
        """Give the game these characters."""
        g.roles = [ranks[:] for ranks in self.roles]
        g.pool, g.face_down = self.pool[:], self.face_down[:]
        g.aside, g.seen = [ranks[:] for ranks in self.aside], [seen[:] for seen in self.seen]
        g.exchanged = self.exchanged[:]


def dealt(v: View, rng: Rng) -> Deal:
    """One distribution at random, all that fit the View equally likely as dealt. Raises Impossible."""
    return deals(v, rng, 1)[0]


def deals(v: View, rng: Rng, count: int) -> list[Deal]:
    """So many distributions, independent of each other. Raises Impossible."""
    groups = _ways(v)
    found = []
    for _ in range(count):
        one = Deal()
        _deal(one, v, rng, groups)
        found.append(one)
    return found


def deal(g: _Holds, v: View, rng: Rng) -> None:
    """Fill in roles, pool and face-down cards. Raises Impossible."""
    _deal(g, v, rng, _ways(v))


def _ways(v: View) -> list[list[Group]]:
    """What a distribution is chosen from: the same for every one of a View."""
    if not v.order:
        return []
    return [hidden_groups(v)] if _needs_trying(v) else arrangements(v)


def _needs_trying(v: View) -> bool:
    """Two characters each and a Theater swap."""
    return bool(v.exchanged) and v.box.players <= 3


def _deal(g: _Holds, v: View, rng: Rng, ways: list[list[Group]]) -> None:
    g.seen = [seen[:] for seen in v.seen]
    g.aside = [aside[:] for aside in v.aside]
    g.exchanged = v.exchanged[:]
    if not v.order:
        g.roles = [roles[:] for roles in v.roles]
        return
    if _needs_trying(v):
        _deal_by_trying(g, v, rng, ways[0])
    else:
        _deal_exactly(g, v, rng, ways)
    g.roles[v.viewer] = v.roles[v.viewer][:]
    g.pool.sort()


# -- what lies where -------------------------------------------------------------------------------------------------
def hidden_groups(v: View) -> list[Group]:
    """The hidden places and the hidden ranks, divided by the viewer's looks. Own picks are in no group."""
    plan, me = v.box.plan, v.viewer
    place_of = [int(v.order[at]) if act == KEEP else DOWN for at, act in plan]
    looks = [i for i, (at, act) in enumerate(plan) if v.order[at] == me and act != LOSE_ONE]
    own = _own_picks(v)
    ranks = [rank for rank in range(1, v.box.ranks + 1) if rank not in v.face_up]
    places, at = _first(v), 0
    groups: list[Group] = []
    for number, (look, seen) in enumerate(zip(looks, v.seen[me], strict=False)):
        groups.append((places + place_of[at:look], [rank for rank in ranks if rank not in seen]))
        taken = own[number : number + 1]
        ranks = [rank for rank in seen if rank not in taken]
        places, at = [], look + len(taken)
    groups.append((places + place_of[at : v.picked] + _rest(v), ranks))
    return groups


def _first_card_is_taken_up(v: View) -> bool:
    """Whether the last seat has picked the first face-down card up."""
    looked_at = v.picked == len(v.box.plan) - 1 and len(v.pool) == 2
    return draft.last_takes_both(v) and (looked_at or v.picked == len(v.box.plan))


def _first(v: View) -> list[int]:
    """Where the first face-down card lies now."""
    if not _first_card_is_taken_up(v):
        return [DOWN] * draft.face_down_first(v)
    if v.viewer == v.order[-1]:
        return []  # it is among the cards the viewer looked at
    return [POOL] if v.pool else [DOWN]


def _rest(v: View) -> list[int]:
    """Cards of nobody: still being passed on, or left over at the end."""
    if v.pool:
        return [POOL] * (len(v.pool) - _first(v).count(POOL))
    if v.picked < len(v.box.plan):
        return []
    left = v.box.ranks - len(v.face_up) - draft.face_down_first(v) - v.picked
    return [DOWN] * (left + (_first_card_is_taken_up(v) and v.viewer == v.order[-1]))


def _own_picks(v: View) -> list[int]:
    """What the viewer itself took, in the order of its picks: kept ones as they were before a Theater swap."""
    plan, me = v.box.plan, v.viewer
    kept, aside = _before_swap(v), v.aside[me][:]
    picks = []
    for at, act in plan[: v.picked]:
        if v.order[at] == me and act != LOSE_ONE:
            picks.append(kept.pop(0) if act == KEEP else aside.pop(0))
    return picks


def _before_swap(v: View) -> list[int]:
    roles = v.roles[v.viewer][:]
    if v.exchanged and v.viewer in v.exchanged[:2]:
        owner, _, owners, partners = v.exchanged
        gave, got = (owners, partners) if owner == v.viewer else (partners, owners)
        roles = [gave if rank == got else rank for rank in roles]
    return roles


def _splits(v: View, groups: list[Group]) -> list[list[Group]]:
    """The last seat may have kept the first face-down card and left the one passed to it."""
    last = int(v.order[-1])
    finished = v.picked == len(v.box.plan)
    if len(groups) == 1 or last == v.viewer or not finished or not draft.last_takes_both(v):
        return [groups]
    (before, hidden), *between, (after, left) = groups
    if DOWN not in before or last not in after:
        return [groups]
    first = [last if place == DOWN else place for place in before]
    rest = [DOWN if place == last else place for place in after]
    return [groups, [(first, hidden), *between, (rest, left)]]


def arrangements(v: View) -> list[list[Group]]:
    """Every way in which the hidden groups fit what was shown. Not for two characters each and a Theater swap, of which
    only trying tells."""
    return [split for split in _splits(v, hidden_groups(v)) if all(_fits(v, *group) for group in split)]


# -- filling in ------------------------------------------------------------------------------------------------------
def _deal_exactly(g: _Holds, v: View, rng: Rng, possible: list[list[Group]]) -> None:
    if not possible:
        raise Impossible("no distribution of the characters fits what this seat knows")
    g.roles = [[] for _ in v.roles]
    g.roles[v.viewer] = _before_swap(v)
    g.pool, g.face_down = [], v.aside[v.viewer][:]
    absent = ranks_down(v)
    for places, ranks in rng.choice(possible):
        _fill(g, v, rng, places[:], ranks, absent)
    if v.exchanged:
        owner, partner = v.exchanged[:2]
        g.roles[owner], g.roles[partner] = g.roles[partner], g.roles[owner]
        if v.viewer not in (owner, partner):
            g.exchanged = [owner, partner, g.roles[partner][0], g.roles[owner][0]]


def drafted_by(v: View, rank: int) -> int:
    """The seat that must have drafted this rank, or -1: who showed it, or from whom a Theater swap got it."""
    seat = v.shown[rank]
    if not v.exchanged:
        return seat
    owner, partner = v.exchanged[:2]
    if v.viewer in (owner, partner) and rank in v.roles[v.viewer]:
        seat = v.viewer
    return {owner: partner, partner: owner}.get(seat, seat)


def ranks_down(v: View) -> frozenset[int]:
    """Ranks that were called and answered by nobody, although nobody killed them, are not in play."""
    called = v.rank - 1 if v.seat < 0 and v.shown[v.rank] < 0 else v.rank
    if v.rank == 0 and v.phase != "draft" and v.picked == len(v.box.plan) and _all_called(v):
        called = v.box.ranks
    return frozenset([rank for rank in range(1, called + 1) if rank != v.killed and v.shown[rank] < 0])


def _all_called(v: View) -> bool:
    """Whether the round is past its last call (rank is 0 again) and not before its first."""
    return v.phase in ("scoring", "over") or any(seat >= 0 for seat in v.shown) or v.title == "crown"


def _fits(v: View, places: list[int], ranks: list[int]) -> bool:
    if len(places) != len(ranks):
        return False
    fixed = [drafted_by(v, rank) for rank in ranks if drafted_by(v, rank) >= 0]
    if any(places.count(seat) < fixed.count(seat) for seat in fixed):
        return False
    absent = ranks_down(v)
    return sum(rank in absent for rank in ranks) <= places.count(DOWN)


def _fill(g: _Holds, v: View, rng: Rng, places: list[int], ranks: list[int], absent: frozenset[int]) -> None:
    """Revealed ranks go to their seats, absent ones face down, all others anywhere."""
    left = []
    for rank in ranks:
        holder = drafted_by(v, rank)
        if holder >= 0:
            places.remove(holder)
            g.roles[holder].append(rank)
        elif rank in absent:
            places.remove(DOWN)
            g.face_down.append(rank)
        else:
            left.append(rank)
    rng.shuffle(left)
    for place, rank in zip(places, left, strict=True):
        if place == DOWN:
            g.face_down.append(rank)
        elif place == POOL:
            g.pool.append(rank)
        else:
            g.roles[place].append(rank)


def _deal_by_trying(g: _Holds, v: View, rng: Rng, groups: list[Group]) -> None:
    """Two characters each and a Theater swap: deal the draft, swap, and keep it if it fits what was shown."""
    for _ in range(TRIES):
        roles: list[list[int]] = [[] for _ in v.roles]
        roles[v.viewer] = _before_swap(v)
        down = v.aside[v.viewer][:]
        for places, ranks in groups:
            mixed = ranks[:]
            rng.shuffle(mixed)
            for place, rank in zip(places, mixed, strict=True):
                (down if place == DOWN else roles[place]).append(rank)
        owner, partner = v.exchanged[:2]
        known = v.viewer in (owner, partner)
        gave = v.exchanged[2] if known else rng.choice(roles[owner])
        got = v.exchanged[3] if known else rng.choice(roles[partner])
        if gave not in roles[owner] or got not in roles[partner]:
            continue
        roles[owner] = [got if rank == gave else rank for rank in roles[owner]]
        roles[partner] = [gave if rank == got else rank for rank in roles[partner]]
        if _agrees(v, roles, down):
            g.roles, g.face_down, g.pool, g.exchanged = roles, down, [], [owner, partner, gave, got]
            return
    raise Impossible("no distribution of the characters fits what this seat knows")


def _agrees(v: View, roles: list[list[int]], down: list[int]) -> bool:
    for rank in range(1, v.box.ranks + 1):
        if v.shown[rank] >= 0 and rank not in roles[v.shown[rank]]:
            return False
    return all(rank in down or rank in v.face_up for rank in ranks_down(v))

"""A complete game out of one seat's View: the unknown is filled in at random, consistent with all the seat knows.

The law: observe(determinize(view, rng), seat) == view. A View that cannot be satisfied raises; it
never falls back on anything.
"""

from __future__ import annotations

from game.citadels.rules import draft, turn
from game.citadels.rules.observe import PUBLIC, PUBLIC_LISTS
from game.citadels.rules.state import UNKNOWN, Game, View
from game.kernel.rng import Rng

DOWN = -1  # the place of a character that was discarded face down
POOL = -2  # the place of a character still being passed on
Places = list[int]  # seats, DOWN, POOL: where hidden characters of one group lie


class Impossible(ValueError):
    """No complete game fits this View: it was not made by `observe`."""


def determinize(v: View, rng: Rng) -> Game:
    """One complete game in which the viewer would see exactly this View."""
    g = Game(v.box)
    for name in PUBLIC:
        setattr(g, name, getattr(v, name))
    for name in PUBLIC_LISTS:
        setattr(g, name, getattr(v, name)[:])
    g.city = [city[:] for city in v.city]
    g.scores = [dict(line) for line in v.scores]
    g.rng = rng.below(1 << 31) << 32 | rng.below(1 << 31)
    g.knows = v.knows[:]
    _deal_cards(g, v, rng)
    _deal_characters(g, v, rng)
    _restore_question(g, v)
    return g


def _deal_cards(g: Game, v: View, rng: Rng) -> None:
    known = {card for zone in (v.deck, *v.hand, *v.city) for card in zone}
    unknown = [card for card in range(len(v.box.kind)) if card not in known]
    rng.shuffle(unknown)
    fill = iter(unknown)
    g.deck = [next(fill) if card == UNKNOWN else card for card in v.deck]
    g.hand = [[next(fill) if card == UNKNOWN else card for card in hand] for hand in v.hand]


def _deal_characters(g: Game, v: View, rng: Rng) -> None:
    """Each group of hidden places gets a group of ranks: what I saw passed on lies with the seats after me,
    what I did not see with the seats before me and under the first face-down card."""
    g.roles = [ranks[:] for ranks in v.roles]
    g.seen = [seen[:] for seen in v.seen]
    g.pool, g.face_down = [], []
    if not v.order:
        return
    groups = _groups(v)
    arrangements = [split for split in _splits(v, groups) if _fits(v, split)]
    if not arrangements:
        raise Impossible("no distribution of the characters fits what this seat knows")
    for places, ranks in rng.choice(arrangements):
        _fill(g, v, rng, places, ranks)
    g.pool.sort()


def _groups(v: View) -> list[tuple[Places, list[int]]]:
    """The hidden places and the hidden ranks, divided by what the viewer saw."""
    hidden = [r for r in range(1, v.box.ranks + 1) if r not in v.face_up and r not in v.roles[v.viewer]]
    seats = v.order[: v.picked]
    everywhere = [s for s in seats if s != v.viewer] + [DOWN] * len(v.face_down) + [POOL] * len(v.pool)
    seen = v.seen[v.viewer]
    if not seen:
        return [(everywhere, hidden)]
    before = v.order[: v.order.index(v.viewer)]
    inside = [r for r in hidden if r in seen]
    outside = [r for r in hidden if r not in seen]
    after = [place for place in everywhere if place not in before]
    if len(outside) > len(before):  # the first face-down card is among what I did not see
        after.remove(DOWN if DOWN in after else _last(v))
        before = [*before, DOWN if DOWN in everywhere else _last(v)]
    return [(before, outside), (after, inside)]


def _last(v: View) -> int:
    """Whoever holds the first face-down card when nobody calls it face down: the last seat's pool."""
    return POOL if v.pool else v.order[-1]


def _splits(v: View, groups: list[tuple[Places, list[int]]]) -> list[list[tuple[Places, list[int]]]]:
    """Where the last seat picked the face-down card up, it may have kept that card or the one passed to it."""
    last = v.order[-1]
    mine = last == v.viewer
    if len(groups) == 1 or mine or v.picked < v.box.players or v.box.ranks != v.box.players + 1:
        return [groups]
    (before, outside), (after, inside) = groups
    other = [last if place == DOWN else place for place in before], [DOWN if p == last else p for p in after]
    return [groups, [(other[0], outside), (other[1], inside)]]


def _must_be_down(v: View, rank: int) -> bool:
    """A rank that was called and answered by nobody, although nobody killed it, is not in play."""
    called = v.rank - 1 if v.seat < 0 else v.rank
    passed = rank <= called or (v.rank == 0 and v.phase in ("scoring", "over"))
    return passed and rank != v.killed and v.shown[rank] < 0


def _fits(v: View, split: list[tuple[Places, list[int]]]) -> bool:
    for places, ranks in split:
        if len(places) != len(ranks):
            return False
        fixed = [rank for rank in ranks if v.shown[rank] >= 0]
        if any(v.shown[rank] not in places for rank in fixed):
            return False
        if sum(_must_be_down(v, rank) for rank in ranks) > places.count(DOWN):
            return False
    return True


def _fill(g: Game, v: View, rng: Rng, places: Places, ranks: list[int]) -> None:
    """Revealed ranks go to their seats, absent ones face down, all others anywhere."""
    places, left = places[:], []
    for rank in ranks:
        if v.shown[rank] >= 0:
            places.remove(v.shown[rank])
            g.roles[v.shown[rank]] = [rank]
        elif _must_be_down(v, rank):
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
            g.roles[place] = [rank]


def _restore_question(g: Game, v: View) -> None:
    """The viewer's own ask stands as it is; another's is asked anew in the sampled world."""
    g.stack = v.stack[:]
    g.answered = max(v.answered, 0)
    if v.asked < 0 or v.asked == v.viewer:
        return
    g.do(v.asked, draft.ask if v.title == "draft" else turn.menu)
    g.run()

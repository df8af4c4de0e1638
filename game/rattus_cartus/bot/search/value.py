"""What a position is worth: each seat's chance to win, from points, hands and rats, over all numbers of nuns."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.bots.search.numbers import exp
from game.rattus_cartus.bot.nuns import TOTAL, Chances
from game.rattus_cartus.bot.outlook import ROUNDS, power
from game.rattus_cartus.bot.search.models import KINDS, Weights
from game.rattus_cartus.bot.standing import estates
from game.rattus_cartus.rules.state import Game

PLACE = {kind: place for place, kind in enumerate(KINDS)}
FINE_RATS, FINE_WIDTH = 4, 16  # steps of a rat, and of a width, in the chance to live
NOBODY = 1e-6  # keeps a share from being divided by nothing
SURELY = 0.25  # the width that is left in the last round


class Features(NamedTuple):
    """A position in figures, per seat."""

    estates: list[float]  # points the estates are to bring
    markers: list[int]
    people: list[int]  # followers and Jokers in hand
    kinds: list[list[int]]  # of `models.KINDS` in hand
    looked: list[int]  # cards of the nun row looked at
    rats: list[int]
    rest: int  # rounds to come


def features(g: Game) -> Features:
    """The figures of a game between two rounds."""
    players, kind = g.box.players, g.box.kind
    people, kinds = [0] * players, []
    for seat, hand in enumerate(g.hand):
        counts = [0] * len(KINDS)
        for card in hand:
            which = kind[card]
            if which != "follower":
                counts[PLACE[which]] += 1
            if which in ("follower", "joker"):
                people[seat] += 1
        kinds.append(counts)
    rest = ROUNDS[players] - g.round + 1
    return Features(estates(g), g.markers, people, kinds, [len(looks) for looks in g.looked], g.rats, rest)


def chances(g: Game, nuns: Chances, weights: Weights) -> list[float]:
    """Each seat's chance to win, if the row has so many nuns with these chances. What is missing to 1 wins nobody."""
    return chances_of(features(g), nuns, weights) if g.stack else at_the_end(g, nuns)


def chances_of(f: Features, nuns: Chances, weights: Weights) -> list[float]:
    """The same for a position in figures."""
    players, rest = len(f.rats), f.rest
    root: float = rest**0.5
    at_end = [rats_at_end(rats, rest, weights) for rats in f.rats]
    points = [points_of(f, seat, at_end[seat], weights) for seat in range(players)]
    most = max(points)
    width = weights.width + weights.widens * root
    force = [exp((one - most) / width) for one in points]
    doubt = int((SURELY + weights.doubt * root) * FINE_WIDTH + 0.5)
    alive = [_alive(int(rats * FINE_RATS + 0.5), doubt) for rats in at_end]
    found = [0.0] * players
    for total, chance in enumerate(nuns):
        if chance <= 0.0:
            continue
        whole, nobody = NOBODY, 1.0
        for seat in range(players):
            whole += force[seat] * alive[seat][total]
            nobody *= 1.0 - alive[seat][total]
        chance *= (1.0 - nobody) / whole
        for seat in range(players):
            found[seat] += chance * force[seat] * alive[seat][total]
    return found


def rats_at_end(rats: int, rest: int, weights: Weights) -> float:
    """The rats to be expected at the end: drawn towards what is usual."""
    return max(0.0, weights.aim + (rats - weights.aim) * power(weights.towards, rest))


def points_of(f: Features, seat: int, at_end: float, weights: Weights) -> float:
    """The points that a seat is to have in the end, as far as they count against the others'."""
    found = weights.estates * f.estates[seat] + f.markers[seat] * weights.marker
    found -= weights.rat * (f.rats[seat] - at_end)
    for kind, count in zip(KINDS, f.kinds[seat], strict=True):
        if count:
            found += weights.kinds[kind] * count
    return found + people_worth(f.people[seat], f.rest, weights) + weights.look * f.looked[seat]


def people_worth(people: int, rest: int, weights: Weights) -> float:
    """Cards of a hand, each worth less than the one before."""
    usual: float = weights.usual * (1.0 + rest) ** 0.5
    return weights.card * people * usual / (usual + people)


@lru_cache(4096)
def _alive(rats: int, width: int) -> tuple[float, ...]:
    """The chance to live by the nuns of the row, with this expectation of rats at the end; both in steps."""
    expected, wide = rats / FINE_RATS, width / FINE_WIDTH
    return tuple(1.0 / (1.0 + exp(-(total + 0.5 - expected) / wide)) for total in range(TOTAL + 1))


def at_the_end(g: Game, nuns: Chances) -> list[float]:
    """The same for a finished game whose nuns are still covered for the seat that reckons: most points of those alive,
    of equals fewest rats."""
    players = g.box.players
    points = [line["total"] for line in g.scores]
    found = [0.0] * players
    lowest = g.box.lowest_survive
    for total, chance in enumerate(nuns):
        alive = [seat for seat in range(players) if g.rats[seat] <= total]
        if not alive and lowest:
            alive = [seat for seat in range(players) if g.rats[seat] == min(g.rats)]
        if chance <= 0.0 or not alive:
            continue
        best = max((points[seat], -g.rats[seat]) for seat in alive)
        won = [seat for seat in alive if (points[seat], -g.rats[seat]) == best]
        for seat in won:
            found[seat] += chance / len(won)
    return found

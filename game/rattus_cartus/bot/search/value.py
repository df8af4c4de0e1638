"""What a position is worth: each seat's chance to win, from points, hands and rats, over all numbers of nuns."""

from __future__ import annotations

from functools import lru_cache

from game.bots.search.numbers import exp
from game.rattus_cartus.bot.nuns import TOTAL, Chances
from game.rattus_cartus.bot.outlook import AIM, ROUNDS, power
from game.rattus_cartus.bot.search.models import Weights
from game.rattus_cartus.bot.standing import estates
from game.rattus_cartus.rules.state import Game

FINE_RATS = 4  # steps of a rat in the chance to live
NOBODY = 1e-6  # keeps a share from being divided by nothing


def chances(g: Game, nuns: Chances, weights: Weights) -> list[float]:
    """Each seat's chance to win, if the row has so many nuns with these chances. What is missing to 1 wins nobody."""
    if not g.stack:
        return at_the_end(g, nuns)
    players, rest = g.box.players, ROUNDS[g.box.players] - g.round + 1
    points = [weights.estates * one + things(g, seat, weights, rest) for seat, one in enumerate(estates(g))]
    most = max(points)
    width = weights.width + weights.widens * rest**0.5
    force = [exp((one - most) / width) for one in points]
    alive = [
        _alive(int(rats_at_end(g.rats[seat], players, rest, weights) * FINE_RATS + 0.5), rest)
        for seat in range(players)
    ]
    found = [0.0] * players
    for total, chance in enumerate(nuns):
        if chance <= 0.0:
            continue
        shares = [force[seat] * alive[seat][total] for seat in range(players)]
        whole = NOBODY
        for share in shares:
            whole += share
        chance /= whole
        # with fewer alive, some games end with nobody: the likelier, the worse all of them stand
        for seat in range(players):
            found[seat] += chance * shares[seat]
    return found


def rats_at_end(rats: int, players: int, rest: int, weights: Weights) -> float:
    """The rats to be expected at the end: drawn towards what is usual."""
    aim = AIM[players]
    return max(0.0, aim + (rats - aim) * power(weights.towards, rest))


def things(g: Game, seat: int, weights: Weights, rest: int) -> float:
    """What hand, markers, looks and rats are worth in points."""
    found = g.markers[seat] * weights.marker
    players = g.box.players
    rats = g.rats[seat]
    found -= weights.rat * (rats - rats_at_end(rats, players, rest, weights))
    kind, people = g.box.kind, 0
    worth = weights.kinds
    for card in g.hand[seat]:
        which = kind[card]
        if which == "follower":
            people += 1
        elif which == "joker":
            people += 1
            found += worth["joker"]
        else:
            found += worth[which]
    found += people_worth(people, rest, weights)
    return found + weights.look * len(g.looked[seat])


def people_worth(people: int, rest: int, weights: Weights) -> float:
    """Cards of a hand, each worth less than the one before."""
    usual: float = weights.usual * (1.0 + rest) ** 0.5
    return weights.card * people * usual / (usual + people)


@lru_cache(4096)
def _alive(rats: int, rest: int) -> tuple[float, ...]:
    """The chance to live by the nuns of the row, with this expectation of rats at the end (in steps)."""
    width = 0.25 + 0.55 * rest**0.5
    expected = rats / FINE_RATS
    return tuple(1.0 / (1.0 + exp(-(total + 0.5 - expected) / width)) for total in range(TOTAL + 1))


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

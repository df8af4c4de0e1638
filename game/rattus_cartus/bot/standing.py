"""How the game stands: what the estates are to bring each seat, and how surely it wins if it only lives."""

from __future__ import annotations

from game.bots.search.numbers import exp
from game.rattus_cartus.bot import ranks
from game.rattus_cartus.bot.nuns import Chances, survival
from game.rattus_cartus.bot.outlook import AIM, ROUNDS, STAKE, TOWARDS, coming, power
from game.rattus_cartus.rules.state import Table

WIDTH, WIDENS = 2.2, 1.6  # points that make e to 1 at the end, and more by the root of the rounds to come
HAND_CARD = 0.75  # of a point for each card of a hand
MOST_SURE = 0.93  # nobody is likelier to win than that
MOST_STAKE = 4.0  # times the usual stake


def estates(t: Table) -> list[float]:
    """The points the six estates are to bring each seat."""
    box, players = t.box, t.box.players
    to_come, found = coming(t), [0.0] * players
    if t.slot < 0:
        for card in t.row:
            to_come[box.building_estate[box.building_of[card]]] += 1.0
    for estate, points in enumerate(t.points):
        arrived, spread = t.arrived[estate], ranks.spread_of(to_come[estate])
        place = [arrived.index(seat) for seat in range(players)]
        for seat, mine in enumerate(points):
            leads = [
                2 * (mine - theirs) + (1 if place[seat] < place[other] else -1)
                for other, theirs in enumerate(points)
                if other != seat
            ]
            payment = ranks.paid(spread, players == 2, leads)
            found[seat] += payment if mine else payment * ranks.start_share(spread)
    return found


def stakes(t: Table, nuns: Chances) -> list[float]:
    """By seat the points that outweigh e times the chance to live: the surer it wins if it lives, the more."""
    players = t.box.players
    rest = ROUNDS[players] - t.round
    width, aim, left = WIDTH + WIDENS * (rest + 0.5) ** 0.5, AIM[players], power(TOWARDS, rest)
    points = [
        one + t.markers[seat] + (HAND_CARD * len(t.hand[seat]) if rest else 0.0) for seat, one in enumerate(estates(t))
    ]
    most = max(points)
    force = [exp((one - most) / width) for one in points]
    alive = [survival(nuns, aim + (rats - aim) * left) for rats in t.rats]
    found = []
    for seat in range(players):
        others = 0.0
        for other in range(players):
            if other != seat:
                others += force[other] * alive[other]
        sure = min(MOST_SURE, force[seat] / (force[seat] + others))
        stake = STAKE[players] * (1.0 - 1.0 / players) / (1.0 - sure)
        found.append(min(stake, STAKE[players] * MOST_STAKE))
    return found

"""Which cities are neighbours: those of other seats with one or two empty sites between, over empty sites of the map
only (CITTA-4, CITTA-5, CITTA-7, CITTA-65)."""

from __future__ import annotations

from game.la_citta.rules.board import Sites
from game.la_citta.rules.state import Table

Neighbours = dict[int, list[int]]  # castello -> castellos of its neighbours, in their order


def of_all(g: Table) -> Neighbours:
    """The neighbours of every city. They do not change during a migration (CITTA-59)."""
    board, taken = g.box.board, 0
    for seat, cities in enumerate(g.cities):
        taken |= board.spread(seat, cities).sites
    owners: list[int] = []  # of every city
    castellos: list[int] = []
    firsts: list[Sites] = []  # empty sites beside it
    reaches: list[Sites] = []  # and those up to two steps away
    for seat, cities in enumerate(g.cities):
        edges = board.spread(seat, cities).edges
        for place, city in enumerate(cities):
            first = edges[place] & ~taken
            owners.append(seat)
            castellos.append(city[0])
            firsts.append(first)
            reaches.append(first | board.around(first))
    near: Neighbours = {castello: [] for castello in castellos}
    for one, castello in enumerate(castellos):
        owner, reach = owners[one], reaches[one]
        for other in range(one + 1, len(castellos)):
            if owner != owners[other] and firsts[other] & reach:
                near[castello].append(castellos[other])
                near[castellos[other]].append(castello)
    for found in near.values():
        found.sort()
    return near

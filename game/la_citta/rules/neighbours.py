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
    rings: list[list[tuple[int, Sites]]] = []  # of each seat its castellos, with the empty sites beside their cities
    for seat, cities in enumerate(g.cities):
        edges = board.spread(seat, cities).edges
        rings.append([(city[0], edges[place] & ~taken) for place, city in enumerate(cities)])
    near: Neighbours = {castello: [] for ring in rings for castello, _ in ring}
    for seat, ring in enumerate(rings[:-1]):
        later = [one for others in rings[seat + 1 :] for one in others]  # neighbours are so both ways
        for castello, first in ring:
            reach = first | board.around(first)
            met = [other for other, theirs in later if theirs & reach]
            near[castello] += met
            for other in met:
                near[other].append(castello)
    for found in near.values():
        found.sort()
    return near

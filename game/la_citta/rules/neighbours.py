"""Which cities are neighbours: those of other seats with one or two empty sites between, over empty sites of the map
only (CITTA-4, CITTA-5, CITTA-7, CITTA-65)."""

from __future__ import annotations

from game.la_citta.rules.state import Table

Neighbours = dict[int, list[int]]  # castello -> castellos of its neighbours, in their order


def of_all(g: Table) -> Neighbours:
    """The neighbours of every city. They do not change during a migration (CITTA-59)."""
    board, taken = g.box.board, 0
    edges: list[tuple[int, int, int]] = []  # seat, castello, sites beside the city
    for seat, cities in enumerate(g.cities):
        spread = board.spread(seat, cities)
        taken |= spread.sites
        for city, (_, edge, _) in zip(cities, spread.lands, strict=True):
            edges.append((seat, city[0], edge))
    rings: list[tuple[int, int, int, int]] = []  # seat, castello, empty sites one step away, and up to two
    for seat, castello, edge in edges:
        first = edge & ~taken
        rings.append((seat, castello, first, first | board.around(first)))
    near: Neighbours = {castello: [] for _, castello, _, _ in rings}
    for place, (seat, castello, _, reach) in enumerate(rings):
        for owner, other, first, _ in rings[place + 1 :]:
            if owner != seat and first & reach:
                near[castello].append(other)
                near[other].append(castello)
    for others in near.values():
        others.sort()
    return near

"""Which cities are neighbours: those of other seats with one or two empty sites between, over empty sites of the map
only (CITTA-4, CITTA-5, CITTA-7, CITTA-65)."""

from __future__ import annotations

from game.la_citta.rules.state import Table

Neighbours = dict[int, list[int]]  # castello -> castellos of its neighbours, in their order


def of_all(g: Table) -> Neighbours:
    """The neighbours of every city. They do not change during a migration (CITTA-59)."""
    board, near = g.box.board, {}
    taken = 0
    edges: list[tuple[int, int, int]] = []  # seat, castello, sites beside the city
    for seat, cities in enumerate(g.cities):
        for city in cities:
            sites, edge, _ = board.covered(city)
            taken |= sites
            edges.append((seat, city[0], edge))
    rings: list[tuple[int, int, int, int]] = []  # seat, castello, empty sites one step away, and up to two
    for seat, castello, edge in edges:
        first = edge & ~taken
        rings.append((seat, castello, first, first | board.around(first)))
    for seat, castello, _, reach in rings:
        near[castello] = sorted([other for owner, other, first, _ in rings if owner != seat and first & reach])
    return near

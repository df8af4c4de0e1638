"""Which cities are neighbours: those of other seats with one or two empty sites between, over empty sites of the map
only (CITTA-4, CITTA-5, CITTA-7, CITTA-65)."""

from __future__ import annotations

from game.la_citta.rules.board import listed
from game.la_citta.rules.state import Table

Neighbours = dict[int, list[int]]  # castello -> castellos of its neighbours, in their order


def of_all(g: Table) -> Neighbours:
    """The neighbours of every city. They do not change during a migration (CITTA-59)."""
    beside, near = g.box.board.beside, {}
    everything = [(seat, city) for seat, cities in enumerate(g.cities) for city in cities]
    taken = sum(1 << site for _, city in everything for site in city)
    rings: list[tuple[int, int, int, int]] = []  # seat, castello, empty sites one step away, and up to two
    for seat, city in everything:
        first = 0
        for site in city:
            first |= beside[site]
        first &= ~taken
        second = first
        for site in listed(first):
            second |= beside[site]
        rings.append((seat, city[0], first, second))
    for seat, castello, _, reach in rings:
        near[castello] = sorted(other for owner, other, first, _ in rings if owner != seat and first & reach)
    return near

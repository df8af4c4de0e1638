"""A map as tables: which sites lie beside and near each other, as lists and as sets of bits (bit n is site n).

Made once for each map, shared by all games on it, never changed; it only remembers what it was asked about cities.
"""

from __future__ import annotations

from functools import lru_cache

from game.la_citta.content import Map
from game.la_citta.content.maps import FREE, reached

Sites = int  # a set of sites, a bit for each
REMEMBERED = 1 << 14  # cities, and as many sets of sites; then all are forgotten


class Board:
    """`near[site]`: sites beside it. `beside[site]`: the same as bits. `close[site]`: itself and all sites with fewer
    than 3 free ones between, over sites of the map only (CITTA-3, CITTA-6). `borders[site]`: areas it touches.
    `zones[players]`: sites that may be built on (CITTA-41)."""

    __slots__ = (
        "_around",
        "_covered",
        "areas",
        "beside",
        "borders",
        "close",
        "first",
        "hexes",
        "id",
        "ids",
        "near",
        "number",
        "starts",
        "zones",
    )

    def __init__(self, found: Map) -> None:
        self.id = found.id
        self.ids = [one.id for one in found.hexes]
        self.hexes = len(self.ids)
        self.number = {name: site for site, name in enumerate(self.ids)}
        self.areas = [area.id for area in found.areas]
        self.first = tuple(area.first for area in found.areas)
        self.near = found.neighbours()
        self.beside = [_bits(near) for near in self.near]
        every = range(self.hexes)
        self.close = [_bits(reached(site, self.near, every, FREE)) for site in every]
        self.borders = [[self.areas.index(area) for area in one.borders] for one in found.hexes]
        self.zones = {
            players: _bits([site for site, one in enumerate(found.hexes) if one.zone <= players])
            for players in range(2, 6)
        }
        self.starts = {
            players: [[self.number[name] for name in pair] for pair in pairs] for players, pairs in found.starts.items()
        }
        self._covered: dict[tuple[int, ...], tuple[Sites, Sites, Sites]] = {}
        self._around: dict[Sites, Sites] = {}

    def covered(self, city: list[int]) -> tuple[Sites, Sites, Sites]:
        """Of a city as a list of its sites: the same as bits, the sites beside any of them, and those too near to it
        for a castello."""
        known = tuple(city)
        found = self._covered.get(known)
        if found is not None:
            return found
        sites = edge = close = 0
        for site in city:
            sites |= 1 << site
            edge |= self.beside[site]
            close |= self.close[site]
        if len(self._covered) >= REMEMBERED:
            self._covered.clear()
        self._covered[known] = sites, edge, close
        return sites, edge, close

    def around(self, sites: Sites) -> Sites:
        """The sites beside any of these."""
        found = self._around.get(sites)
        if found is not None:
            return found
        edge = 0
        for site in listed(sites):
            edge |= self.beside[site]
        if len(self._around) >= REMEMBERED:
            self._around.clear()
        self._around[sites] = edge
        return edge


def _bits(sites: list[int] | set[int]) -> Sites:
    return sum(1 << site for site in sites)


@lru_cache(maxsize=1 << 14)
def listed(sites: Sites) -> list[int]:
    """The numbers of these sites, lowest first. The list is shared and never changed."""
    found = []
    while sites:
        low = sites & -sites
        found.append(low.bit_length() - 1)
        sites ^= low
    return found

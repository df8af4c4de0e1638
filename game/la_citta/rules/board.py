"""A map as tables: which sites lie beside and near each other, as lists and as sets of bits (bit n is site n).

Made once for each map, shared by all games on it, never changed.
"""

from __future__ import annotations

from functools import lru_cache

from game.la_citta.content import Map
from game.la_citta.content.maps import FREE, reached

Sites = int  # a set of sites, a bit for each


class Board:
    """`near[site]`: sites beside it. `beside[site]`: the same as bits. `close[site]`: itself and all sites with fewer
    than 3 free ones between, over sites of the map only (CITTA-3, CITTA-6). `borders[site]`: areas it touches.
    `zones[players]`: sites that may be built on (CITTA-41)."""

    __slots__ = (
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

"""A map as tables: which sites lie beside and near each other, as lists and as sets of bits (bit n is site n).

Made once for each map, shared by all games on it, never changed; it only remembers what it was asked about last.
"""

from __future__ import annotations

from functools import lru_cache

from game.la_citta.content import Map
from game.la_citta.content.maps import FREE, reached

Sites = int  # a set of sites, a bit for each
Cities = list[list[int]]  # of one seat, each as a list of its sites
MOST_SEATS = 5
REMEMBERED = 1 << 12  # sets of sites
Land = tuple[Sites, Sites, Sites]  # of a city: its sites, those beside them, those too near to it for a castello


class Spread:
    """Where the cities of one seat lie, as sets of sites. Cities that it shares with `before` are not looked at again:
    one that is built on or torn down in part is another list, all others are the same."""

    __slots__ = ("cities", "close", "edges", "lands", "once", "sites", "twice")

    cities: Cities
    lands: list[Land]  # of each city
    edges: list[Sites]  # of each city the sites beside it
    sites: Sites  # built on
    once: Sites  # beside a city
    twice: Sites  # beside two of them or more
    close: Sites  # too near for a castello

    def __init__(self, board: Board, cities: Cities, before: Spread | None = None) -> None:
        known: Cities = before.cities if before is not None else []
        lands: list[Land] = []
        edges: list[Sites] = []
        taken = once = twice = near = 0
        for place, city in enumerate(cities):
            if before is not None and place < len(known) and known[place] == city:
                land = before.lands[place]
            else:
                land = board.land(city)
            sites, edge, close = land
            lands.append(land)
            edges.append(edge)
            taken |= sites
            twice |= once & edge
            once |= edge
            near |= close
        self.cities, self.lands, self.edges = cities, lands, edges
        self.sites, self.once, self.twice, self.close = taken, once, twice, near


class Board:
    """`near[site]`: sites beside it. `bit[site]`: itself as a bit. `beside[site]`: the sites beside it, as bits.
    `close[site]`: itself and all sites with fewer than 3 free ones between, over sites of the map only (CITTA-3,
    CITTA-6). `borders[site]`: areas it touches. `zones[players]`: sites that may be built on (CITTA-41)."""

    __slots__ = (
        "_around",
        "_spread",
        "areas",
        "bit",
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
        self.bit = [1 << site for site in range(self.hexes)]
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
        self._around: dict[Sites, Sites] = {}
        self._spread = [Spread(self, []) for _ in range(MOST_SEATS)]

    def land(self, city: list[int]) -> Land:
        """What a city takes of the map; it is given as a list of its sites."""
        sites = edge = close = 0
        for site in city:
            sites |= self.bit[site]
            edge |= self.beside[site]
            close |= self.close[site]
        return sites, edge, close

    def spread(self, seat: int, cities: Cities) -> Spread:
        """Where these cities lie. For each seat that of the cities asked about last is kept, and compared with them: it
        is right whatever game asks, and quick as long as nothing of theirs is built or torn down, for lists of cities
        are replaced, never changed (`state`)."""
        found = self._spread[seat]
        if found.cities != cities:
            found = self._spread[seat] = Spread(self, cities, found)
        return found

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


@lru_cache(maxsize=REMEMBERED)
def listed(sites: Sites) -> list[int]:
    """The numbers of these sites, lowest first. The list is shared and never changed."""
    found = []
    while sites:
        low = sites & -sites
        found.append(low.bit_length() - 1)
        sites ^= low
    return found

"""Walking over sites with the arrow keys: to the next one that way. No pygame here."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.la_citta.hands.geometry import Geometry

WIDEST = 1.2  # what lies further beside the direction than this many times its way along is not that way
Way = tuple[int, int]
WAYS: tuple[Way, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))


class Walk:
    """Where the arrow keys lead from each of some sites: to the nearest one that way, and in the end to all of them."""

    def __init__(self, found: Geometry, sites: Sequence[int]) -> None:
        self.found, self.sites = found, list(sites)
        self._next = {(site, way): next_site(found, sites, site, way) for site in sites for way in WAYS}
        for start in self.sites[:1]:
            self._join(start)

    def next(self, here: int, way: Way) -> int:
        """The site one comes to, -1 at the edge."""
        return self._next.get((here, way), -1)

    def reached(self, start: int) -> set[int]:
        """All sites one can come to from there."""
        found, edge = {start}, [start]
        while edge:
            here = edge.pop()
            for way in WAYS:
                site = self.next(here, way)
                if site >= 0 and site not in found:
                    found.add(site)
                    edge.append(site)
        return found

    def _join(self, start: int) -> None:
        """A site that lies in nobody's way comes between the nearest other one and what follows that."""
        places = self.found.centres
        reached = self.reached(start)
        for site in self.sites:
            if site in reached:
                continue
            near = min(reached, key=lambda one: (abs(places[one][0] - places[site][0])
                                                 + abs(places[one][1] - places[site][1]), one))  # fmt: skip
            dx, dy = places[site][0] - places[near][0], places[site][1] - places[near][1]
            way = (1 if dx > 0 else -1, 0) if abs(dx) >= abs(dy) else (0, 1 if dy > 0 else -1)
            self._next[site, way], self._next[near, way] = self._next[near, way], site
            self._next[site, (-way[0], -way[1])] = near
            reached = self.reached(start)


def next_site(found: Geometry, sites: Sequence[int], here: int, way: Way) -> int:
    """The site that lies nearest in a direction, -1 at the edge. What is aside costs twice; if nothing lies that way at
    all, the one that is least aside of it."""
    x, y = found.centres[here]
    best, cost = -1, math.inf
    for loose in (False, True):
        for site in sites:
            dx, dy = found.centres[site][0] - x, found.centres[site][1] - y
            along, aside = (dx * way[0], abs(dy)) if way[0] else (dy * way[1], abs(dx))
            if site == here or along < 0.1 or (not loose and aside > WIDEST * along):
                continue
            if along + 2 * aside < cost:
                best, cost = site, along + 2 * aside
        if best >= 0:
            break
    return best


def groups(found: Geometry, sites: Sequence[int], city: Sequence[int]) -> list[list[int]]:
    """The sites by the city beside which they lie (`city[site]`, -1 for none), those of no city at the end; within a
    group from left to right."""
    by: dict[int, list[int]] = {}
    for site in sites:
        beside = [city[site]] if city[site] >= 0 else [city[near] for near in found.near[site] if city[near] >= 0]
        by.setdefault(min(beside, default=1 << 20), []).append(site)
    return [sorted(by[key], key=lambda site: found.centres[site]) for key in sorted(by)]

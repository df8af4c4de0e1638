"""Walking over sites with the arrow keys: to the next one that way. No pygame here."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.la_citta.table.map.geometry import Geometry

WIDEST = 1.2  # what lies further beside the direction than this many times its way along is not that way


def next_site(found: Geometry, sites: Sequence[int], here: int, direction: tuple[int, int]) -> int:
    """The site that lies next in a direction, -1 at the edge. What is aside costs twice; if nothing lies that way at
    all, the one that is least aside of it, so that every site can be reached."""
    x, y = found.centres[here]
    best, cost = -1, math.inf
    for loose in (False, True):
        for site in sites:
            dx, dy = found.centres[site][0] - x, found.centres[site][1] - y
            along, aside = (dx, dy) if direction[0] else (dy, dx)
            along *= direction[0] or direction[1]
            aside = abs(aside)
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

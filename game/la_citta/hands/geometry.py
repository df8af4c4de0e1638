"""Where the hexes of a map lie, in radii of a hex: pointy tops, seen from a hill (CITTA-1). No pygame, no pixels.

The origin is the middle of the hex q 0, r 0; x goes to the right, y towards the eye. Everything comes from the file of
the map.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from game.la_citta.content.maps import OFFSETS, Cell, Map

TILT = 0.80  # the ground is seen from above, but not quite
ROOT3 = math.sqrt(3)
Point = tuple[float, float]
UP = frozenset({(0, 0), (-1, 1), (0, 1), (-2, 2), (-1, 2), (0, 2)})  # shapes of areas, from their first cell
DOWN = frozenset({(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)})
_EDGES = {offset: turn for turn, offset in enumerate(((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)))}


def centre(cell: Cell) -> Point:
    """The middle of a hex."""
    q, r = cell
    return ROOT3 * (q + r / 2), 1.5 * TILT * r


def corners(middle: Point, size: float = 1.0) -> list[Point]:
    """The six corners from the top, clockwise; `size` 1 is the whole hex."""
    x, y = middle
    return [(x + size * dx, y + size * dy) for dx, dy in _CORNERS]


_CORNERS = [(math.sin(math.radians(60 * i)), -TILT * math.cos(math.radians(60 * i))) for i in range(6)]


def cell_at(x: float, y: float) -> Cell:
    """The hex that covers a place."""
    y = y / TILT
    r = y / 1.5
    q = x / ROOT3 - r / 2
    s = -q - r
    whole = [round(q), round(r), round(s)]
    off = [abs(whole[0] - q), abs(whole[1] - r), abs(whole[2] - s)]
    worst = off.index(max(off))
    whole[worst] = -sum(one for index, one in enumerate(whole) if index != worst)
    return whole[0], whole[1]


class Geometry:
    """The places of one map. `centres[site]`, `cells[site]`; `areas[area]` are the cells of each landscape."""

    def __init__(self, found: Map) -> None:
        self.id = found.id
        self.cells: list[Cell] = [(one.q, one.r) for one in found.hexes]
        self.centres: list[Point] = [centre(cell) for cell in self.cells]
        self.areas: list[tuple[Cell, ...]] = [area.cells for area in found.areas]
        self.near = found.neighbours()
        self.site_of = {cell: site for site, cell in enumerate(self.cells)}
        self.area_of = {cell: area for area, cells in enumerate(self.areas) for cell in cells}
        self.order = sorted(range(len(self.cells)), key=lambda site: (self.cells[site][1], self.cells[site][0]))
        self.outline = boundary([*self.cells, *self.area_of])
        every = [centre(cell) for cell in (*self.cells, *self.area_of)]
        self.left, self.right = min(x for x, _ in every) - ROOT3 / 2, max(x for x, _ in every) + ROOT3 / 2
        self.top, self.bottom = min(y for _, y in every) - TILT, max(y for _, y in every) + TILT

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def site_at(self, x: float, y: float) -> int:
        """The site that covers a place, -1 for none."""
        return self.site_of.get(cell_at(x, y), -1)

    def area_at(self, x: float, y: float) -> int:
        """The area that covers a place, -1 for none."""
        return self.area_of.get(cell_at(x, y), -1)

    def crossing(self, site: int) -> bool:
        """Whether nothing but lanes meet there: a milestone stands on it."""
        q, r = self.cells[site]
        around = [(q + dq, r + dr) for dq, dr in OFFSETS]
        return not any(cell in self.area_of for cell in around)

    def shape(self, area: int) -> str:
        """Which way up an area lies: "up", "down", or "" for any other shape."""
        cells = sorted(self.areas[area], key=lambda cell: (cell[1], cell[0]))
        first = cells[0]
        shape = frozenset((q - first[0], r - first[1]) for q, r in cells)
        return "up" if shape == UP else "down" if shape == DOWN else ""

    def middle(self, cells: Iterable[Cell]) -> Point:
        """The middle of several hexes."""
        places = [centre(cell) for cell in cells]
        return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)

    def way(self, starts: Sequence[int], ends: Sequence[int], taken: set[int]) -> list[int]:
        """Sites on the shortest way between two cities over free sites, one of each city at its ends; nothing if there
        is none. Of several the straightest."""
        goal = set(ends)
        before: dict[int, int] = dict.fromkeys(starts, -1)
        edge = list(starts)
        found: list[int] = []
        while edge and not found:
            ahead: list[int] = []
            for here in edge:
                for near in self.near[here]:
                    if near in goal and here not in starts:
                        found.append(here)
                    elif near not in taken and near not in before:
                        before[near] = here
                        ahead.append(near)
            edge = ahead
        ways = [
            self._whole(last, end, before) for last in dict.fromkeys(found) for end in self.near[last] if end in goal
        ]
        return min(ways, key=self._bent, default=[])

    @staticmethod
    def _whole(last: int, end: int, before: dict[int, int]) -> list[int]:
        way = [end]
        while last >= 0:
            way.append(last)
            last = before[last]
        return way[::-1]

    def _bent(self, way: list[int]) -> float:
        """How much longer a way is than the straight line between its ends."""
        places = [self.centres[site] for site in way]
        return sum(math.dist(a, b) for a, b in zip(places, places[1:], strict=False)) - math.dist(places[0], places[-1])


def boundary(cells: Iterable[Cell]) -> list[list[Point]]:
    """The lines round a set of hexes, each closed (the first corner is not repeated), in radii; clockwise outside."""
    inside = set(cells)
    after: dict[tuple[int, int], list[tuple[tuple[int, int], Point]]] = {}
    for q, r in inside:
        places = corners(centre((q, r)))
        for (dq, dr), turn in _EDGES.items():
            if (q + dq, r + dr) not in inside:
                start, end = places[turn], places[(turn + 1) % 6]
                after.setdefault(_key(start), []).append((_key(end), start))
    rings: list[list[Point]] = []
    while after:
        here = next(iter(after))
        ring: list[Point] = []
        while here in after:
            following = after[here]
            here_next, place = following.pop()
            if not following:
                del after[here]
            ring.append(place)
            here = here_next
        rings.append(ring)
    return rings


def _key(place: Point) -> tuple[int, int]:
    """A corner that several hexes share has the same for all of them."""
    return round(place[0] * 1000), round(place[1] * 1000)


_known: list[tuple[Map, Geometry]] = []  # those used last, the newest first


def geometry(found: Map) -> Geometry:
    """The places of a map; made once."""
    made = next((made for known, made in _known if known is found), None)
    if made is None:
        made = Geometry(found)
        _known[:] = [(found, made), *_known[:7]]
    return made

"""Where things lie on the window of the map, in units; also those that are out of sight."""

from __future__ import annotations

from typing import Any

from game.la_citta.rules.state import View
from game.la_citta.table.map.camera import Camera
from game.la_citta.table.map.geometry import Geometry, Point
from game.la_citta.table.map.houses import FIGURE
from game.la_citta.table.map.model import MapModel
from game.la_citta.table.map.overlays import Overlays
from game.la_citta.table.map.pictures import FOOT_X, FOOT_Y, SPRITE_H, SPRITE_W
from game.ui.draw.geometry import Box

GROWN = 1.06 / 100  # radii of a unit of a building's picture


class MapPlaces:
    """The part of the pane that says where things lie."""

    box: Box
    board: Any
    camera: Camera
    found: Geometry
    model: MapModel
    over: Overlays

    @property
    def view(self) -> View:
        raise NotImplementedError

    def place(self, site: int) -> Box:
        """The hex of a site."""
        return self.camera.hex_box(self.found.centres[site])

    def sprite(self, site: int) -> Box:
        """The picture of the building on a site, or of one that may come there."""
        x, y = self.camera.at(self.found.centres[site])
        unit = self.camera.look.s * GROWN
        return Box(x - FOOT_X * unit, y - FOOT_Y * unit, SPRITE_W * unit, SPRITE_H * unit)

    def badge(self, city: int) -> Box:
        """The badge of a city."""
        if city in self.over.badges:
            return self.over.badges[city][1]
        x, y = self.camera.at(self.found.centres[city])
        return Box(x - 58, y - self.camera.look.s * 1.62 - 28, 116, 28)

    def figure(self, site: int, i: int = 0) -> Box:
        """Where a citizen stands on a site; on a castello, beside the one that is drawn, the others."""
        x, y = self.camera.at(self.found.centres[site])
        s = self.camera.look.s
        return Box(x - s * 0.74 + i * s * 0.26, y + s * (0.60 - FIGURE), s * FIGURE * 0.78, s * FIGURE)

    def gate(self, city: int) -> Box:
        """The gate of a castello, through which citizens come and go."""
        x, y = self.camera.at(self.found.centres[city])
        s = self.camera.look.s
        return Box(x - s * 0.32, y + s * 0.1, s * FIGURE * 0.75, s * FIGURE)

    def way_sites(self, city: int, other: int) -> list[int]:
        """The sites on the way between two neighbours, one of each city at its ends."""
        view = self.view
        taken = {site for site, owner in enumerate(view.owner) if owner >= 0}
        return self.found.way(view.sites_of(city), view.sites_of(other), taken)

    def way(self, city: int, other: int) -> list[Point]:
        """The line between two neighbours over the free sites between, from the first to the other."""
        return [self.camera.at(self.found.centres[site]) for site in self.way_sites(city, other)]

    def ribbon(self, city: int, other: int) -> list[Point]:
        """The same line from edge to edge of the two cities."""
        line = self.way(city, other)
        if len(line) < 3:
            return line
        first, last = _middle(line[0], line[1]), _middle(line[-1], line[-2])
        return [first, *line[1:-1], last]

    def site_at(self, pos: Point) -> int:
        """The site there, -1 for none."""
        if not self.box.contains(*pos):
            return -1
        return self.found.site_at(*self.camera.place(*pos))


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2

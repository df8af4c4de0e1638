"""The map of a new game, as it will lie on the table: its landscape, the sites in play, the given castellos."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.la_citta.content import Map
from game.la_citta.table.map.geometry import Geometry, geometry
from game.la_citta.table.map.ground import Frame, Ground, Land
from game.ui.draw import shapes
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget

MARGIN = 1.0  # radii around the map
CREST = 1.5  # radii: a shield over a castello


class MapPicture(Widget):
    """`castellos` are (site, crest). What it says in words is `value`."""

    role = "picture"

    def __init__(
        self, found: Map, landscape: tuple[str, ...], playing: Sequence[int], castellos: Sequence[tuple[int, int]],
        said: str,
    ) -> None:  # fmt: skip
        super().__init__("map_picture")
        self.found, self.landscape, self.playing = found, landscape, frozenset(playing)
        self.castellos, self.said = tuple(castellos), said

    @property
    def value(self) -> str:
        return self.said

    def natural(self, width: float) -> tuple[float, float]:
        places = geometry(self.found)
        return width, width * places.height / places.width

    def draw(self, canvas: Canvas) -> None:
        rect = canvas.scale.rect(self.box)
        if rect.w < 24 or rect.h < 24:
            return
        key = ("la_citta new game", self.found.id, self.landscape, self.playing, self.castellos, rect.size,
               canvas.pens.text.sight.high)  # fmt: skip
        made = canvas.pens.assets.keep(key, lambda: self._made(canvas, rect.size))
        canvas.surface.blit(made, rect)

    def _made(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        places = geometry(self.found)
        s = min(size[0] / (places.width + 2 * MARGIN), size[1] / (places.height + 2 * MARGIN))
        left = places.left - (size[0] / s - places.width) / 2
        top = places.top - (size[1] / s - places.height) / 2
        frame = Frame(left, top, s, s, size, (0, 0), *size)
        ground = Ground(canvas.pens.assets, Land(places, self.landscape, self.playing), frame)
        ground.high_contrast = canvas.pens.text.sight.high
        made = pygame.Surface(size)
        ground.draw(made, made.get_rect())
        self._castellos(canvas, made, places, frame, ground)
        rounded = pygame.Surface(size, pygame.SRCALPHA)
        rounded.blit(made, (0, 0))
        corners = shapes.rounded(size, 8 * canvas.k, (255, 255, 255, 255))
        rounded.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return rounded

    def _castellos(
        self, canvas: Canvas, made: pygame.Surface, places: Geometry, frame: Frame, ground: Ground
    ) -> None:  # fmt: skip
        k, side = canvas.k, max(16.0, CREST * frame.s)
        for site, crest in sorted(self.castellos, key=lambda one: places.order.index(one[0])):
            x, y = frame.pixel(places.centres[site])
            made.blit(ground.pictures.building("castello"), ground.pictures.building_at(x, y))
            box = Box((x - side / 2) / k, (y - frame.s * 1.35 - side) / k, side / k, side / k)
            shield = canvas.pens.assets.scaled(f"ui/crest_{crest % 8}", (round(side), round(side)))
            made.blit(shield, (round(box.x * k), round(box.y * k)))

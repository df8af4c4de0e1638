"""The map for the page of a seat: land and cities as everybody sees them; the page lays its numbers over it."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import pygame

from game.hands.pictures import Painter
from game.kernel.rules import ViewData, of
from game.la_citta.hands.form import MAP, extent
from game.la_citta.hands.geometry import Geometry, geometry
from game.la_citta.rules.board import listed
from game.la_citta.rules.la_citta import LaCitta
from game.la_citta.rules.state import View
from game.la_citta.table.map.ground import Frame, Ground, Land
from game.la_citta.table.map.houses import Standing
from game.la_citta.table.map.model import MapModel, map_model
from game.table.flow import Flow
from game.ui.widgets.base import Toolkit

WIDE = 1600  # pixels: a phone shows a part of it


class MapPainter(Painter):
    """The land is painted once for a game, and the cities over it whenever something on the map is another."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self.maps = of(LaCitta, flow.match.rules).maps
        self._land: tuple[Hashable, tuple[Ground, pygame.Surface] | None] = ((), None)
        self._model: tuple[ViewData | None, MapModel | None] = (None, None)

    def keys(self, view: ViewData) -> Sequence[tuple[str, Hashable]]:
        if self._model[0] is not view:
            self._model = view, map_model(of(View, view))
        return [(MAP, self._model[1])]

    def paint(self, ui: Toolkit, key: str, view: ViewData) -> pygame.Surface:
        seen = of(View, view)
        found = geometry(self.maps[seen.box.setup.map])
        ground, land = self._ground(ui, found, seen)
        made = land.copy()
        standing = Standing(found, ground.frame, ground.pictures, self.flow.seats, seen.box.building_ids, ui.text)
        standing.model = map_model(seen)
        standing.draw(made, made.get_rect())
        return made

    def _ground(self, ui: Toolkit, found: Geometry, view: View) -> tuple[Ground, pygame.Surface]:
        kept, made = self._land
        key = (found.id, view.box.landscape, view.box.zone)
        if made is None or kept != key:
            shown = extent(found)
            s = WIDE / shown.wide
            size = WIDE, math.ceil(shown.high * s)
            frame = Frame(shown.left, shown.top, s, s, size, (0, 0), *size)
            ground = Ground(ui.assets, Land(found, view.box.landscape, frozenset(listed(view.box.zone))), frame)
            whole = pygame.Surface(size, 0, 32)
            ground.draw(whole, whole.get_rect())
            made = ground, whole
            self._land = key, made
        return made

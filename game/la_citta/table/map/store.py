"""What lasts of the map while its widgets are built anew: how it is seen, and the pieces that are ready."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import pygame

from game.la_citta.cards import tones
from game.la_citta.hands.geometry import Geometry, geometry
from game.la_citta.rules.board import listed
from game.la_citta.rules.state import View
from game.la_citta.table.map.air import PLAIN, Air
from game.la_citta.table.map.camera import Camera
from game.la_citta.table.map.ground import Land, country, evening
from game.la_citta.table.map.houses import Offered
from game.la_citta.table.map.layers import Layers
from game.la_citta.table.map.model import map_model
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.pictures import for_display
from game.ui.widgets.base import Toolkit
from game.ui.window.jobs import Job

STRIP = 45  # pixels: so high are the parts in which the country is painted


class Store:
    """Camera and layers of the map of one table."""

    def __init__(self, found: Geometry) -> None:
        self.found = found
        self.camera = Camera(found)
        self.layers: Layers | None = None
        self.wood: tuple[tuple[str, Box], ...] = ()  # skins that lie on the country, and where
        self._made_for: object = None
        self.air = PLAIN
        self._country: pygame.Surface | None = None
        self._lit_for: object = None
        self._unlit: set[int] = set()  # upper edges of the strips of the country that are not painted yet

    def use(self, ui: Toolkit, box: Box, table: Any, wood: Iterable[tuple[str, Box]] = ()) -> Layers:
        """The layers for a window of the map; `wood` is what lies round it."""
        view: View = table.flow.view
        self.camera.use(box, ui.scale.k)
        self.wood = tuple(wood)
        crests = tuple(seat.crest for seat in table.flow.seats)
        wanted = (
            ui.scale,
            box,
            ui.sight.high,
            ui.sight.quiet,
            ui.sight.letters,
            crests,
            view.box.landscape,
            view.box.zone,
        )
        if self.layers is None or wanted != self._made_for:
            land = Land(self.found, view.box.landscape, frozenset(listed(view.box.zone)))
            ids = view.box.building_ids
            self.layers = Layers(
                ui,
                land,
                table.flow.seats,
                ids,
                self.camera,
                lambda: country(ui.assets, (ui.scale.width, ui.scale.height), self.air),
            )
            self.layers.use_air(self.air)
            self._made_for = wanted
        return self.layers

    def use_air(self, ui: Toolkit, air: Air) -> bool:
        """The season and the light that are seen from now on; whether they are others. Without scenery there are
        neither."""
        self.air = PLAIN if ui.sight.bare else air
        return self.layers is not None and self.layers.use_air(self.air)

    def country(self, ui: Toolkit, part: pygame.Rect | None = None) -> pygame.Surface:
        """The wild country behind the whole window in its light, with the wood that lies on it. Only what is seen in
        that part of the window need be ready: another light is painted strip by strip, as the window is."""
        size, rect = (ui.scale.width, ui.scale.height), ui.scale.rect(self.camera.box)
        wanted = size, rect, self.air, ui.sight.bare, self.wood
        if self._country is None or self._country.get_size() != size:
            self._country, self._lit_for = for_display(pygame.Surface(size, 0, 32)), None
        if self._lit_for != wanted:
            self._unlit, self._lit_for = set(range(0, size[1], STRIP)), wanted
        for top in sorted(self._unlit):
            strip = pygame.Rect(0, top, size[0], min(STRIP, size[1] - top))
            if part is None or strip.colliderect(part):
                self._paint(ui, self._country, strip)
                self._unlit.discard(top)
        return self._country

    def _paint(self, ui: Toolkit, made: pygame.Surface, strip: pygame.Rect) -> None:
        """One strip of the country."""
        size, rect = made.get_size(), ui.scale.rect(self.camera.box)
        left, right = -rect.x / max(1, rect.w), (size[0] - rect.x) / max(1, rect.w)
        piece = made.subsurface(strip)
        piece.blit(country(ui.assets, size, self.air), (0, 0), strip)
        piece.blit(evening(strip.size, left, right, self.air.sky), (0, 0))
        self.air.shine(piece)
        if ui.sight.bare:
            piece.fill(tones.HOLLOW, special_flags=pygame.BLEND_RGB_MULT)
        made.set_clip(strip)
        canvas = Canvas(made, ui.pens)
        for skin, box in self.wood:
            out = 2 * ui.pens.skins.outset(skin, ui.scale.k)
            if ui.scale.rect(box).inflate(out, out).colliderect(strip):  # else it would be put together for nothing
                canvas.skin(skin, box)
        made.set_clip(None)


def store_of(table: Any, board: Any, view: View) -> Store:
    """The store of a table, which its board keeps; a new one when it plays on another map."""
    found = geometry(table.flow.match.rules.maps[view.box.setup.map])
    if board.map_store is None or board.map_store.found is not found:
        board.map_store = Store(found)
    kept: Store = board.map_store
    return kept


def jobs(table: Any, board: Any, box: Box) -> list[Job]:
    """Small jobs that paint the whole map for a window at that place, so that no later frame waits for it."""
    view: View = table.flow.view
    store = store_of(table, board, view)
    store.use_air(table.ui, board.air)
    layers = store.use(table.ui, box, table, board.wood)

    def begin() -> None:
        layers.show(map_model(view), Offered())

    return [begin, partial(store.country, table.ui), *layers.jobs(store.camera.look)]

"""The painted layers of the map behind everything that follows the pointer: sharp where it rests, and while it is
zoomed a scaled copy of what was seen before, so that no frame waits for the new size."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.la_citta.table.map.camera import Camera, Look
from game.la_citta.table.map.geometry import Point
from game.la_citta.table.map.ground import Frame, Ground, Land
from game.la_citta.table.map.houses import Offered, Standing
from game.la_citta.table.map.model import MapModel
from game.la_citta.table.map.tiles import Pieces
from game.table.seats import SeatInfo
from game.ui.ui import Ui
from game.ui.window.screen import Job

PATIENCE = 0.004  # seconds that one drawing may spend on new pieces
REACH = 3.4  # radii: how far what stands on a site may be seen
SIZES = 3  # of the map for which painters are kept


class _Copy(NamedTuple):
    """What was seen, and how."""

    picture: pygame.Surface
    look: Look


class Layers:
    """All painted layers of one map in one window. `unfinished` tells that pieces are missing yet."""

    def __init__(self, ui: Ui, land: Land, seats: Sequence[SeatInfo], ids: Sequence[str], camera: Camera) -> None:
        self.ui, self.land, self.seats, self.ids, self.camera = ui, land, list(seats), list(ids), camera
        self.model, self.offered = MapModel((), (), ()), Offered()
        pixels = ui.scale.width * ui.scale.height
        self._grounds, self._scenes = Pieces(pixels), Pieces(pixels)
        self._painters: dict[float, tuple[Ground, Standing]] = {}
        self._copy: _Copy | None = None
        self._whole: _Copy | None = None
        self.unfinished = False

    # -- what is shown ---------------------------------------------------------------------------------------------
    def show(self, model: MapModel, offered: Offered) -> bool:
        """Takes over what stands there and what can be chosen; whether anything of it looks different."""
        sites = _changed(self.model, model) | (self.offered.legal ^ offered.legal)
        sites |= self.offered.crossed ^ offered.crossed
        self.model, self.offered = model, offered
        for _ground, standing in self._painters.values():
            standing.model, standing.offered = model, offered
        if sites:
            self._spoil(sites)
        return bool(sites)

    def _spoil(self, sites: Iterable[int]) -> None:
        """Pieces near these sites have to be drawn anew."""
        places = [self.land.found.centres[site] for site in sites]
        self._scenes.spoil(lambda s, rect: self._near(s, rect, places))

    def _near(self, s: float, rect: pygame.Rect, places: list[Point]) -> bool:
        left, top = self.camera.whole[:2]
        x0, x1 = rect.left / s + left - REACH, rect.right / s + left + REACH
        y0, y1 = rect.top / s + top - REACH, rect.bottom / s + top + REACH
        return any(x0 < x < x1 and y0 < y < y1 for x, y in places)

    def forget(self) -> None:
        """The window has another size, or other eyes look at it."""
        self._painters.clear()
        self._grounds.clear()
        self._scenes.clear()
        self._copy = self._whole = None

    # -- sizes -----------------------------------------------------------------------------------------------------
    def frame(self, s: float) -> Frame:
        """How the map lies in the window at a radius of `s` pixels."""
        camera, scale = self.camera, self.ui.scale
        left, top, right, bottom = camera.whole
        corner = scale.rect(camera.box).topleft
        wide, high = math.ceil((right - left) * s), math.ceil((bottom - top) * s)
        return Frame(left, top, s, camera.fitting * camera.k, (scale.width, scale.height), corner, wide, high)

    def painters(self, s: float) -> tuple[Ground, Standing]:
        """What draws land and cities at that size."""
        s = round(s, 4)
        found = self._painters.get(s)
        if found is None:
            while len(self._painters) >= SIZES:
                del self._painters[next(iter(self._painters))]
            ground = Ground(self.ui.assets, self.land, self.frame(s))
            ground.high_contrast = self.ui.sight.high
            standing = Standing(
                self.land.found, ground.frame, ground.pictures, self.seats, self.ids, self.ui.text
            )  # fmt: skip
            standing.model, standing.offered = self.model, self.offered
            found = self._painters[s] = ground, standing
        return found

    def window(self, look: Look) -> pygame.Rect:
        """The part of the map that is seen, in its own pixels."""
        camera = self.camera
        s = look.s * camera.k
        size = self.ui.scale.rect(camera.box).size
        x = (look.x - camera.whole[0]) * s - camera.box.w * camera.k / 2
        y = (look.y - camera.whole[1]) * s - camera.box.h * camera.k / 2
        return pygame.Rect(round(x), round(y), *size)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface, look: Look, zooming: bool) -> None:
        """Fills the window of the map within the clip of the surface."""
        place = self.ui.scale.rect(self.camera.box)
        clip = place.clip(surface.get_clip())
        if not clip.w or not clip.h:
            return
        if zooming and (self._copy is not None or self._whole is not None):
            self._scaled(surface, clip, look)
            self._work(self.camera.goal, self.window(self.camera.goal), PATIENCE / 2)
        else:
            self._sharp(surface, clip, look)

    def _sharp(self, surface: pygame.Surface, clip: pygame.Rect, look: Look) -> None:
        window, place = self.window(look), self.ui.scale.rect(self.camera.box)
        shift = place.x - window.x, place.y - window.y
        seen = clip.move(-shift[0], -shift[1])
        s = round(look.s * self.camera.k, 4)
        until = self._until(PATIENCE)
        before = surface.get_clip()
        for column, row in self._scenes.over(seen):
            rect = self._scenes.rect(column, row)
            at = rect.move(*shift)
            key = (s, column, row)
            if self._scenes.ready(key, 0) or time.perf_counter() < until:
                surface.blit(self._scene(key), at)
                continue
            self.unfinished = True
            old = self._scenes.old(key)
            if old is not None:
                surface.blit(old, at)
            else:
                surface.set_clip(at.clip(clip))
                self._scaled(surface, at.clip(clip), look)
                surface.set_clip(before)

    def _until(self, seconds: float) -> float:
        """When the time of this drawing is over; never, where all of a picture is wanted at once."""
        return math.inf if self.ui.assets.pictures.patient else time.perf_counter() + seconds

    def _scene(self, key: tuple[float, int, int]) -> pygame.Surface:
        """A piece with all that stands on it."""
        ground, standing = self.painters(key[0])

        def paint(piece: pygame.Surface, rect: pygame.Rect) -> None:
            piece.blit(self._grounds.get(key, 0, ground.draw), (0, 0))
            standing.draw(piece, rect)

        return self._scenes.get(key, 0, paint)

    def _work(self, look: Look, window: pygame.Rect, seconds: float) -> bool:
        """Makes pieces for what will be seen, for so long; whether all are there."""
        s = round(look.s * self.camera.k, 4)
        until = time.perf_counter() + seconds
        for column, row in self._scenes.over(window):
            if self._scenes.ready((s, column, row), 0):
                continue
            if time.perf_counter() >= until:
                return False
            self._scene((s, column, row))
        return True

    def ahead(self, look: Look) -> bool:
        """A little work for what may be seen next: round the window, and the whole map; whether there was any."""
        window = self.window(look)
        side = self._scenes.side
        bounds = pygame.Rect(0, 0, self.frame(look.s * self.camera.k).wide, self.frame(look.s * self.camera.k).high)
        return not self._work(look, window.inflate(2 * side, 2 * side).clip(bounds), 0.002)

    def picture_ahead(self, name: str) -> None:
        """Scales the picture of a building for the present size."""
        self.painters(self.camera.look.s * self.camera.k)[0].pictures.building(name)

    def jobs(self, look: Look) -> list[Job]:
        """Small jobs that paint what is seen with this look."""
        s = round(look.s * self.camera.k, 4)
        return [partial(self._scene, (s, column, row)) for column, row in self._scenes.over(self.window(look))]

    # -- scaled copies ---------------------------------------------------------------------------------------------
    def remember(self, look: Look) -> None:
        """A zoom begins: what is seen now is what will be scaled."""
        place = self.ui.scale.rect(self.camera.box)
        picture = pygame.Surface(place.size)
        window = self.window(look)
        s = round(look.s * self.camera.k, 4)
        missing = False
        for column, row in self._scenes.over(window):
            old = self._scenes.old((s, column, row))
            missing = missing or old is None
            if old is not None:
                rect = self._scenes.rect(column, row)
                picture.blit(old, (rect.x - window.x, rect.y - window.y))
        if not missing:
            self._copy = _Copy(picture, look)
            if abs(look.s - self.camera.fitting) < 1e-6:
                self._whole = self._copy

    def _scaled(self, surface: pygame.Surface, clip: pygame.Rect, look: Look) -> None:
        """The copies, as large as they would be."""
        covered = False
        for copy in (self._copy, self._whole):
            if copy is not None and self._covers(copy, clip, look):
                self._stretch(surface, clip, look, copy)
                covered = True
                break
        if covered:
            return
        for copy in (self._whole, self._copy):
            if copy is not None:
                self._stretch(surface, clip, look, copy)
        if self._whole is None and self._copy is None:
            surface.fill((52, 54, 42), clip)

    def _part(self, copy: _Copy, clip: pygame.Rect, look: Look) -> tuple[float, float, float, float]:
        """Which part of a copy is seen in a rectangle of the window, in its pixels: left, top, right, bottom."""
        place, k = self.ui.scale.rect(self.camera.box), self.camera.k
        s, old = look.s * k, copy.look.s * k
        half_w, half_h = place.w / 2, place.h / 2

        def across(pixel: float) -> float:
            return ((pixel - place.x - half_w) / s + look.x - copy.look.x) * old + half_w

        def down(pixel: float) -> float:
            return ((pixel - place.y - half_h) / s + look.y - copy.look.y) * old + half_h

        return across(clip.left), down(clip.top), across(clip.right), down(clip.bottom)

    def _covers(self, copy: _Copy, clip: pygame.Rect, look: Look) -> bool:
        left, top, right, bottom = self._part(copy, clip, look)
        wide, high = copy.picture.get_size()
        return left >= -1 and top >= -1 and right <= wide + 1 and bottom <= high + 1

    def _stretch(self, surface: pygame.Surface, clip: pygame.Rect, look: Look, copy: _Copy) -> None:
        left, top, right, bottom = self._part(copy, clip, look)
        wide, high = copy.picture.get_size()
        x0, y0 = max(0, math.floor(left)), max(0, math.floor(top))
        x1, y1 = min(wide, math.ceil(right)), min(high, math.ceil(bottom))
        if x1 <= x0 or y1 <= y0:
            return
        grown = clip.w / (right - left)
        target = pygame.Rect(0, 0, math.ceil((x1 - x0) * grown), math.ceil((y1 - y0) * grown))
        target.topleft = clip.x + round((x0 - left) * grown), clip.y + round((y0 - top) * grown)
        part = copy.picture.subsurface(pygame.Rect(x0, y0, x1 - x0, y1 - y0))
        surface.blit(pygame.transform.scale(part, target.size), target)


def _changed(before: MapModel, after: MapModel) -> set[int]:
    """Sites that look different."""
    if before == after:
        return set()
    sites = {house.site for house in set(before.houses) ^ set(after.houses)}
    for _seat, paved in set(before.paved) ^ set(after.paved):
        sites.update(paved)
    return sites

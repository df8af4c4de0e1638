"""The painted layers of the map behind everything that follows the pointer: sharp where it rests, and while it is
zoomed a scaled copy of what was seen before, so that no frame waits for the new size."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.la_citta.cards import tones
from game.la_citta.hands.geometry import Point
from game.la_citta.table.map.air import PLAIN, Air
from game.la_citta.table.map.camera import Camera, Framing
from game.la_citta.table.map.ground import Frame, Ground, Key, Land, Paint, Pieces
from game.la_citta.table.map.houses import Offered, Standing
from game.la_citta.table.map.model import MapModel
from game.table.flow import SeatInfo
from game.ui.draw.pictures import for_display
from game.ui.draw.scaling import smoothscale
from game.ui.widgets.base import Toolkit
from game.ui.window.jobs import Job

PATIENCE = 0.002  # seconds that one drawing may spend on new pieces
QUIET = 0.002  # seconds of work at a time while nothing else is done
MOMENT = 0.0005  # seconds: whatever has taken less was there already
REACH = 3.4  # radii: how far what stands on a site may be seen
LARGE = 4_000_000  # pixels of a window in which copies are stretched without smoothing, for the sake of time
SPARE = 8  # pixels
SIZES = 3  # of the map for which painters are kept


class _Copy(NamedTuple):
    """What was seen, and how."""

    picture: pygame.Surface
    look: Framing


class _Begun(NamedTuple):
    """A piece of land of which these parts are not drawn yet."""

    key: Key
    piece: pygame.Surface
    parts: deque[tuple[int, Paint]]


class Layers:
    """All painted layers of one map in one window. `unfinished` tells that pieces are missing yet."""

    def __init__(
        self, ui: Toolkit, land: Land, seats: Sequence[SeatInfo], ids: Sequence[str], camera: Camera,
        country: Callable[[], pygame.Surface],
    ) -> None:  # fmt: skip
        self.country = country
        self._needed: dict[float, deque[Callable[[], object]]] = {}
        self.ui, self.land, self.seats, self.ids, self.camera = ui, land, list(seats), list(ids), camera
        self.model, self.offered = MapModel((), (), ()), Offered()
        pixels = ui.scale.width * ui.scale.height
        self._grounds, self._scenes = Pieces(pixels, 0.7), Pieces(pixels)
        self._painters: dict[float, tuple[Ground, Standing]] = {}
        self._copy: _Copy | None = None
        self._whole: _Copy | None = None
        self._stretched: pygame.Surface | None = None
        self._spare: pygame.Surface | None = None  # for the next copy: new memory takes longer than drawing there
        self.unfinished = False
        self.air = PLAIN
        self._frame, self._left = -1.0, PATIENCE
        self._begun: _Begun | None = None  # the piece of land that is drawn in part
        self._usual: dict[str, float] = {}  # seconds that a piece of each kind takes

    # -- what is shown ---------------------------------------------------------------------------------------------
    def show(self, model: MapModel, offered: Offered) -> bool:
        """Takes over what stands there and what can be chosen; whether anything of it looks different."""
        sites = _changed(self.model, model) | (self.offered.legal ^ offered.legal)
        sites |= self.offered.crossed ^ offered.crossed
        if self.offered.harmful != offered.harmful:
            sites |= offered.legal
        self.model, self.offered = model, offered
        for _ground, standing in self._painters.values():
            standing.model, standing.offered = model, offered
        if sites:
            self._spoil(sites)
        return bool(sites)

    def use_air(self, air: Air) -> bool:
        """Another season, or another light: what is seen is painted anew, piece by piece. Whether it is another."""
        if air == self.air:
            return False
        if air.look != self.air.look or air.sky != self.air.sky:
            self._painters.clear()
            self._needed.clear()
            self._grounds.spoil(_every)
            self._begun = None
        self.air = air
        self._scenes.spoil(_every)
        return True

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
        self._begun = None
        self._copy = self._whole = None
        self._stretched = self._spare = None

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
                gone = next(iter(self._painters))
                del self._painters[gone], self._needed[gone]
            ground = Ground(self.ui.assets, self.land, self.frame(s), self.country, self.air)
            ground.high_contrast = self.ui.sight.high
            standing = Standing(
                self.land.found, ground.frame, ground.pictures, self.seats, self.ids, self.ui.text
            )  # fmt: skip
            standing.model, standing.offered = self.model, self.offered
            found = self._painters[s] = ground, standing
            whole = pygame.Rect(0, 0, ground.frame.wide, ground.frame.high)
            self._needed[s] = deque([*ground.pictures.needed(self.ids), *ground.needed(whole)])
        return found

    def window(self, look: Framing) -> pygame.Rect:
        """The part of the map that is seen, in its own pixels."""
        camera = self.camera
        s = look.s * camera.k
        size = self.ui.scale.rect(camera.box).size
        x = (look.x - camera.whole[0]) * s - camera.box.w * camera.k / 2
        y = (look.y - camera.whole[1]) * s - camera.box.h * camera.k / 2
        return pygame.Rect(round(x), round(y), *size)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface, look: Framing, zooming: bool) -> None:
        """Fills the window of the map within the clip of the surface."""
        place = self.ui.scale.rect(self.camera.box)
        clip = place.clip(surface.get_clip())
        if not clip.w or not clip.h:
            return
        if zooming and (self._copy is not None or self._whole is not None):
            self._scaled(surface, clip, look, quick=True)
        else:
            self._sharp(surface, clip, look)

    def _sharp(self, surface: pygame.Surface, clip: pygame.Rect, look: Framing) -> None:
        """Pieces; where one is missing, what it showed before, or a copy. Where there is nothing, it is made now."""
        window, place = self.window(look), self.ui.scale.rect(self.camera.box)
        shift = place.x - window.x, place.y - window.y
        keys = self._keys(look, clip.move(-shift[0], -shift[1]))
        waiting = self._waiting(keys, clip, look, shift)
        for part in waiting:
            self._scaled(surface, part, look, quick=True)
        if not waiting and self._whole is not None and not self.unfinished:
            self._keep(self._whole, self._whole)  # the other one is not wanted any more
        for key in keys:
            made = self._scenes.old(key)
            if not self._scenes.ready(key):
                if made is None and self._waits(key, clip, look, shift):
                    self.unfinished = True
                    continue
                if made is None or self.ui.assets.pictures.patient:
                    made = self._scene(key)
                self.unfinished = self.unfinished or not self._scenes.ready(key)
            if made is not None:
                surface.blit(made, self._scenes.rect(key[1], key[2]).move(*shift))

    def _waiting(
        self, keys: Sequence[Key], clip: pygame.Rect, look: Framing, shift: tuple[int, int]
    ) -> list[pygame.Rect]:  # fmt: skip
        """Where a copy stands in for pieces that are missing: one rectangle round all of them, if it shows that."""
        parts = [
            self._scenes.rect(key[1], key[2]).move(*shift).clip(clip)
            for key in keys
            if self._scenes.old(key) is None and self._waits(key, clip, look, shift)
        ]
        if not parts:
            return []
        whole = parts[0].unionall(parts[1:])
        dense = whole.w * whole.h < 1.5 * sum(part.w * part.h for part in parts)
        return [whole] if dense and self._copied(whole, look) else parts

    def _waits(self, key: Key, clip: pygame.Rect, look: Framing, shift: tuple[int, int]) -> bool:
        """Whether a copy can stand in for a piece."""
        part = self._scenes.rect(key[1], key[2]).move(*shift).clip(clip)
        return not self.ui.assets.pictures.patient and self._copied(part, look)

    def _copied(self, part: pygame.Rect, look: Framing) -> bool:
        return any(copy is not None and self._covers(copy, part, look) for copy in (self._copy, self._whole))

    def work(self, look: Framing, seconds: float = -1.0) -> list[pygame.Rect]:
        """Makes pieces of what is seen with this look, as long as the frame has time, or so many seconds. Where in the
        window those lie that are ready now."""
        window, place = self.window(look), self.ui.scale.rect(self.camera.box)
        missing = [key for key in self._keys(look, window) if not self._scenes.ready(key)]
        missing.sort(key=lambda key: key[1:])  # another season comes from the left
        self.unfinished = bool(missing) and not self._make(missing, self._time() if seconds < 0 else seconds)
        shift = place.x - window.x, place.y - window.y
        ready = [key for key in missing if self._scenes.ready(key)]
        return [self._scenes.rect(key[1], key[2]).move(*shift).clip(place) for key in ready]

    def _make(self, keys: Sequence[Key], seconds: float) -> bool:
        """Paints pieces, and before that the pictures they need, for so long. Whether all of them are there."""
        missing = [key for key in keys if not self._scenes.ready(key)]
        if not missing:
            return True
        start = before = time.perf_counter()
        for kind, job in self._work(missing):
            spent = before - start
            if spent >= seconds or (spent > MOMENT and spent + self._usual.get(kind, 0.0) > seconds):
                self._left -= spent
                return False
            job()
            took, before = time.perf_counter() - before, time.perf_counter()
            self._usual[kind] = took if kind not in self._usual else self._usual[kind] * 0.8 + took * 0.2
        self._left -= before - start
        return True

    def _work(self, keys: Sequence[Key]) -> Iterator[tuple[str, Job]]:
        """What makes these pieces, of one size: each a small job, with its kind."""
        ground, standing = self.painters(keys[0][0])
        needed = self._needed[keys[0][0]]
        while needed:
            yield "picture", needed[0]
            needed.popleft()
        for key in keys:
            rect = self._scenes.rect(key[1], key[2])
            if not self._grounds.ready(key):
                yield from (("picture", job) for job in ground.needed(rect))
                yield from self._ground_in_parts(key, rect)
            yield from (("paving", job) for job in standing.needed(rect))
            yield "scene", partial(self._scene, key)

    def _time(self) -> float:
        """How many seconds the present frame may still spend on new pieces; no end where all is wanted at once."""
        if self.ui.assets.pictures.patient:
            return math.inf
        if self._frame != self.ui.now:
            larger = self.ui.scale.width * self.ui.scale.height / (1920 * 1080)
            self._frame, self._left = self.ui.now, PATIENCE * max(1.0, larger**0.25)
        return self._left

    def _ground(self, key: Key) -> pygame.Surface:
        """A piece of the land alone."""
        return self._grounds.get(key, self.painters(key[0])[0].draw)

    def _ground_in_parts(self, key: Key, rect: pygame.Rect) -> Iterator[tuple[str, Job]]:
        """The same in small jobs; what is drawn of it stays until the next frame goes on."""
        if self._begun is None or self._begun.key != key:
            ground = self.painters(key[0])[0]
            piece = for_display(pygame.Surface(rect.size, 0, 32))
            self._begun = _Begun(key, piece, deque(enumerate(ground.parts(rect))))
        begun = self._begun
        while begun.parts:
            at, paint = begun.parts[0]
            yield f"ground {at}", partial(paint, begun.piece, rect)
            begun.parts.popleft()
        self._begun = None

        def take_over(piece: pygame.Surface, _rect: pygame.Rect) -> None:
            piece.blit(begun.piece, (0, 0))

        self._grounds.get(key, take_over)

    def _scene(self, key: Key) -> pygame.Surface:
        """A piece with all that stands on it."""
        standing = self.painters(key[0])[1]

        def paint(piece: pygame.Surface, rect: pygame.Rect) -> None:
            piece.blit(self._ground(key), (0, 0))
            standing.draw(piece, rect)
            self.air.shine(piece)
            if self.air.lamps:
                standing.draw_lamps(piece, rect)

        return self._scenes.get(key, paint)

    def _keys(self, look: Framing, window: pygame.Rect) -> list[Key]:
        s = round(look.s * self.camera.k, 4)
        return [(s, column, row) for column, row in self._scenes.over(window)]

    def ahead(self) -> bool:
        """A little work for what may be seen next: what lies round the window, and pictures for the next step nearer.
        Whether there is more of it."""
        look = self.camera.look
        side, frame = self._scenes.side, self.frame(look.s * self.camera.k)
        around = self.window(look).inflate(2 * side, 2 * side).clip(pygame.Rect(0, 0, frame.wide, frame.high))
        if not self._make(self._keys(look, around), QUIET):
            return True
        nearer = [s for s in self.camera.steps if s > look.s * 1.01][:1]
        if not nearer or len(self._painters) >= SIZES:
            return False
        s = round(nearer[0] * self.camera.k, 4)
        standing = self.painters(s)[1]
        if self._needed[s]:
            self._needed[s].popleft()()
            return True
        paving = standing.needed()
        if paving:
            paving[0]()
        return len(paving) > 1

    def jobs(self, look: Framing) -> list[Job]:
        """Small jobs that paint what is seen with this look."""
        s = round(look.s * self.camera.k, 4)
        self.painters(s)
        keys = self._keys(look, self.window(look))
        return [*self._needed[s], *(partial(self._scene, key) for key in keys)]

    # -- scaled copies ---------------------------------------------------------------------------------------------
    def remember(self, look: Framing) -> None:
        """A zoom begins: what is seen now is what will be scaled."""
        place = self.ui.scale.rect(self.camera.box)
        picture, self._spare = self._spare, None
        if picture is None or picture.get_size() != place.size:
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
        if missing:
            self._spare = picture
            return
        copy = _Copy(picture, look)
        self._keep(copy, copy if abs(look.s - self.camera.fitting) < 1e-6 else self._whole)

    def _keep(self, copy: _Copy | None, whole: _Copy | None) -> None:
        """These are what is scaled from now on."""
        gone = [one.picture for one in (self._copy, self._whole) if one is not None and one not in (copy, whole)]
        self._spare = gone[0] if gone else self._spare
        self._copy, self._whole = copy, whole

    def _scaled(self, surface: pygame.Surface, clip: pygame.Rect, look: Framing, quick: bool = False) -> None:
        """The copies, as large as they would be; `quick` while nobody looks closely."""
        for copy in (self._copy, self._whole):
            if copy is not None and self._covers(copy, clip, look):
                self._stretch(surface, clip, look, copy, quick)
                return
        for copy in (self._whole, self._copy):
            if copy is not None:
                self._stretch(surface, clip, look, copy, quick)
        if self._whole is None and self._copy is None:
            surface.fill(tones.NO_LAND, clip)

    def _part(self, copy: _Copy, clip: pygame.Rect, look: Framing) -> tuple[float, float, float, float]:
        """Which part of a copy is seen in a rectangle of the window, in its pixels: left, top, right, bottom."""
        place, k = self.ui.scale.rect(self.camera.box), self.camera.k
        s, old = look.s * k, copy.look.s * k
        half_w, half_h = place.w / 2, place.h / 2

        def across(pixel: float) -> float:
            return ((pixel - place.x - half_w) / s + look.x - copy.look.x) * old + half_w

        def down(pixel: float) -> float:
            return ((pixel - place.y - half_h) / s + look.y - copy.look.y) * old + half_h

        return across(clip.left), down(clip.top), across(clip.right), down(clip.bottom)

    def _covers(self, copy: _Copy, clip: pygame.Rect, look: Framing) -> bool:
        left, top, right, bottom = self._part(copy, clip, look)
        wide, high = copy.picture.get_size()
        return left >= -1 and top >= -1 and right <= wide + 1 and bottom <= high + 1

    def _stretch(self, surface: pygame.Surface, clip: pygame.Rect, look: Framing, copy: _Copy, quick: bool) -> None:
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
        large = self.ui.scale.width * self.ui.scale.height > LARGE
        stretch = pygame.transform.scale if quick or large else smoothscale
        surface.blit(stretch(part, target.size, self._room(target.size)), target)

    def _room(self, size: tuple[int, int]) -> pygame.Surface:
        """Where a copy is stretched to; the same for all frames of a zoom, for new memory takes longer than that."""
        if self._stretched is None or self._stretched.get_width() < size[0] or self._stretched.get_height() < size[1]:
            self._stretched = pygame.Surface((size[0] + SPARE, size[1] + SPARE))
        return self._stretched.subsurface((0, 0, *size))


def _every(_s: float, _rect: pygame.Rect) -> bool:
    return True


def _changed(before: MapModel, after: MapModel) -> set[int]:
    """Sites that look different."""
    if before == after:
        return set()
    sites = {house.site for house in set(before.houses) ^ set(after.houses)}
    for _seat, paved in set(before.paved) ^ set(after.paved):
        sites.update(paved)
    return sites

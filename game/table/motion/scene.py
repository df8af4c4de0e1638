"""Where a staged moment plays: its pictures over the table, the darkened table behind them, its words, its end."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin
from typing import Generic

import pygame

from game.session.match import Shown
from game.table.motion.album import HIGH, WIDE, Camera, seen_part
from game.table.motion.effects import FRAMES, PATHS, frames_of
from game.table.motion.flight import Flights, Hideable, P
from game.table.motion.whom import Eyes, Said, Show, Size, Whom, mood
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.scaling import smoothscale
from game.ui.draw.sprites import Flight, Sprite
from game.ui.draw.theme import Colour, Style
from game.ui.lang import _

VEIL_PARTS = 4
OUTLINE = 6.0  # units: 4 pixels in a window of 1280 x 720
TITLE, LINE, HINT = Style("head", 54, theme.TEXT), Style("bold", 31, theme.TEXT), Style("text", 22, theme.TEXT)
WORDS_WIDE = 0.8  # of the window at most
SHADES = {  # what the table is multiplied by, middle and edge; the flat one of high contrast last
    "": ((92, 82, 112), (52, 44, 72)), "loss": ((98, 72, 84), (72, 26, 34)), "gain": ((112, 100, 104), (92, 66, 28)),
    "flat": ((44, 42, 50), (44, 42, 50)),
}  # fmt: skip


def part(t: float, start: float, end: float) -> float:
    """How far the part of a moment between two shares of it has come, 0 to 1."""
    return 0.0 if t <= start else 1.0 if t >= end else (t - start) / (end - start)


class Veil(Sprite):
    """The table, darkened: a copy that is made once, part by part, before it is first seen; some places stay bright."""

    def __init__(self, picture: pygame.Surface, shade: Callable[[], pygame.Surface], k: float) -> None:
        """`picture`: where the copy is drawn, as large as the window."""
        size = picture.get_size()
        super().__init__(picture, size[0] / 2 / k, size[1] / 2 / k, k)
        self.lit: list[pygame.Rect] = []
        self._shade = shade
        high = -(-size[1] // VEIL_PARTS)
        self._left = deque(pygame.Rect(0, top, size[0], high) for top in range(0, size[1], high))

    def rect(self) -> pygame.Rect:
        return self.picture.get_rect()

    def put_on(self, surface: pygame.Surface, corner: tuple[int, int] = (0, 0)) -> None:
        if not self._left:
            surface.blit(self.picture, (-corner[0], -corner[1]))

    def prepare(self, base: pygame.Surface, below: Sequence[Sprite], time_left: Callable[[], bool]) -> bool:
        shade = self._shade() if self._left else base
        while self._left:
            self._darken(base, below, shade, self._left.popleft())
            if not time_left():
                break
        return not self._left

    def _darken(self, base: pygame.Surface, below: Sequence[Sprite], shade: pygame.Surface, part: pygame.Rect) -> None:
        picture = self.picture
        picture.set_clip(part)
        picture.blit(base, part, part)
        for sprite in below:
            if sprite.visible:
                sprite.put_on(picture)
        bright = [(rect, picture.subsurface(rect).copy()) for rect in map(part.clip, self.lit) if rect.w and rect.h]
        picture.blit(shade, part, part, special_flags=pygame.BLEND_RGB_MULT)
        for rect, lit in bright:
            picture.blit(lit, rect)
        picture.set_clip(None)


class Scene(Generic[P]):
    """The means of one moment. What is put into it is seen while it lasts; `Show`, which `Staged.seen` gives back,
    moves it."""

    def __init__(self, m: Flights[P], events: tuple[Shown, ...], size: Size, whom: Whom, *, first: bool) -> None:
        self.m, self.board, self.ui, self.k = m, m.board, m.ui, m.k
        self.events, self.size, self.first = events, size, first
        self.eyes = eyes_of(m)
        self.me, self.view, self.names = self.eyes.me, self.eyes.view, self.eyes.names
        self.mood = mood(whom, self.me)
        self.said = Said("")  # what it says
        self.plain = m.ui.sight.bare  # without rays, fog and vignette
        self.bounds = m.ui.scale.bounds
        self.told = False  # its words are read on the stage
        self._sprites: list[Sprite] = []
        self._wordy: list[Sprite] = []  # those of them that are words
        self._cameras: list[Camera] = []  # on the stage, and no part of what is seen
        self._shows: list[Show] = []
        self._sounds: list[tuple[float, str, int]] = []
        self._acts: list[tuple[float, Callable[[], None]]] = []

    @property
    def large(self) -> bool:
        return self.size == "large"

    # -- pictures --------------------------------------------------------------------------------------------------
    def put(self, picture: pygame.Surface, x: float = 0.0, y: float = 0.0) -> Sprite:
        """A picture (final pixel size) with its centre in units, above those put before."""
        sprite = Sprite(picture, x, y, self.k)
        self._sprites.append(sprite)
        return self.m.table.stage.add(sprite)

    def darken(self, lit: Sequence[Box] = ()) -> None:
        """The table grows dark in one step, coloured by what the moment is to whoever looks; these boxes do not. To be
        called before anything is put."""
        self.m.table.herald.hush()  # what was said before is not read over it
        bounds = (self.ui.scale.width, self.ui.scale.height)
        tone = "flat" if self.plain else self.mood
        veil = Veil(self._ground(bounds), lambda: self._shade(tone, bounds), self.k)
        veil.lit = [self.ui.scale.rect(box) for box in lit if box.w > 1]
        self._sprites.append(veil)
        self.m.table.stage.add(veil)

    def _ground(self, size: tuple[int, int]) -> pygame.Surface:
        """Where a darkened table is drawn: always the same, for new memory of that size takes longer than drawing."""
        made = self.ui.assets.keep_wide(("dark table", size), lambda: pygame.Surface(size))
        used = any(isinstance(one, Veil) and one.picture is made for one in self.m.table.stage.sprites)
        return pygame.Surface(size) if used else made

    def _shade(self, tone: str, size: tuple[int, int]) -> pygame.Surface:
        """What the table is multiplied by: lighter in the middle."""
        return self.ui.assets.keep_wide(("shade", tone, size), lambda: _shade(*SHADES[tone], size))

    def picture(self, name: str, wide: float, high: float = 0.0) -> pygame.Surface:
        """One of the game's pictures, so many units wide."""
        return self.ui.assets.scaled(name, (self.ui.px(wide), self.ui.px(high or wide)))

    def also(self, show: Show | None) -> None:
        """Something more that moves with the moment."""
        if show is not None:
            self._shows.append(show)

    def flight(self, flight: Flight, start: float = 0.0, end: float = 1.0, *, stays: bool = False) -> None:
        """A flight between two shares of the moment (its own time does not count); seen while it lasts, or from its
        beginning to the end of the moment."""
        sprite = self.put(flight.pictures[0], flight.start.cx, flight.start.cy)

        def show(t: float) -> None:
            sprite.visible = t >= start and (stays or t < end)
            if sprite.visible:
                flight.at(flight.ease(part(t, start, end)), sprite)

        self.also(show)

    def puffs(self, kind: str, around: Box, size: float, start: float, end: float) -> None:
        """Dust, smoke or sparks round a box."""
        frames = frames_of(self.ui.assets, kind, self.ui.px(size))
        for x0, y0, x1, y1, _delay in PATHS[kind] if frames else ():
            self._puff(frames, (x0, y0), (x1, y1), around, start, end)

    def _puff(
        self, frames: list[pygame.Surface], first: tuple[float, float], last: tuple[float, float], around: Box,
        start: float, end: float,
    ) -> None:  # fmt: skip
        sprite = self.put(frames[0])

        def show(t: float) -> None:
            at = part(t, start, end)
            sprite.visible = 0 < at < 1
            sprite.picture = frames[min(FRAMES - 1, int(at * FRAMES))]
            sprite.x = around.cx + (first[0] + (last[0] - first[0]) * at) * around.w
            sprite.y = around.cy + (first[1] + (last[1] - first[1]) * at) * around.h

        self.also(show)

    # -- words -----------------------------------------------------------------------------------------------------
    def text(self, text: str, style: Style, wide: float = 0.0) -> pygame.Surface:
        """A line with ink all around, to be read on any ground; smaller where it is wider than that."""
        fitted = self.ui.text.fit(text, style, wide or self.bounds.w * WORDS_WIDE)
        return outlined(self, text, fitted)

    def words(
        self, y: float, start: float = 0.15, end: float = 1.0, *, x: float | None = None, wide: float = 0.0
    ) -> None:
        """What the moment says, its large line at that height (units); in the middle of the window and as wide as that
        allows unless it is said."""
        said, middle = self.said, self.bounds.cx if x is None else x
        shown = [self.put(self.text(said.title, TITLE, wide), middle, y)]
        if said.line:
            shown.append(self.put(self.text(said.line, LINE, wide), middle, y + 50))
        self.told = True
        self._wordy += shown

        def show(t: float) -> None:
            for sprite in shown:
                sprite.visible = start <= t <= end
                sprite.alpha = round(255 * min(1.0, part(t, start, start + 0.12)))

        self.also(show)

    def how_to_go_on(self) -> None:
        """Which presses end it, at the lower edge."""
        told = self.ui.keys.told(_("{key:skip} or a click: on. {key:whole}: to my next choice."))
        self._wordy.append(self.put(self.text(told, HINT), self.bounds.cx, self.bounds.bottom - 26))

    # -- what else it does -----------------------------------------------------------------------------------------
    def hear(self, cue: str, at: float, take: int = -1) -> None:
        """A sound at that share of the moment, or this one of its takes."""
        self._sounds.append((at, cue, take))

    def at(self, share: float, act: Callable[[], None]) -> None:
        """Something the table does at that share of the moment, at the latest when it is over: a figure that counts."""
        self._acts.append((share, act))

    def hide(self, spot: Hideable) -> Callable[[], None]:
        """Something of the table is not drawn until this is called, at the latest until the moment of the table ends
        (`Flights.land`)."""
        return self.m.hide(spot)

    def show(self, t: float) -> None:
        """Everything as it is at that share."""
        self._act(t)
        for show in self._shows:
            show(t)

    def _act(self, t: float) -> None:
        due, self._acts = [act for at, act in self._acts if at <= t], [one for one in self._acts if one[0] > t]
        for act in due:
            act()

    def sounds(self, before: float, t: float) -> None:
        """What is heard between two shares."""
        for at, cue, take in self._sounds:
            if before < at <= t and not self.m.muted:
                self.ui.sound.play(cue, take)

    def fade(self, share: float, strong: Sequence[int]) -> None:
        """All pictures but the darkened table as strong as that, of how strong they are."""
        for sprite, alpha in zip(self._sprites, strong, strict=True):
            if not isinstance(sprite, Veil):
                sprite.alpha = round(alpha * share)

    @property
    def strengths(self) -> list[int]:
        return [sprite.alpha for sprite in self._sprites]

    def remember(self) -> None:
        """A small picture of it is taken as it is seen now."""
        window = pygame.Rect(0, 0, self.ui.scale.width, self.ui.scale.height)
        moved = [one for one in self._sprites if one not in self._wordy and not isinstance(one, Veil)]
        place = seen_part(moved, window, self.k)
        if place is None:
            return
        keep = partial(self.m.table.album.keep, self.events, self.m.table.flow.eyes)
        camera = Camera(place, (self.ui.px(WIDE), self.ui.px(HIGH)), keep)
        self.m.table.stage.add(camera)
        self._cameras.append(camera)

    def over(self) -> None:
        """Nothing of it is left."""
        self._act(1.0)
        for sprite in (*self._sprites, *self._cameras):
            self.m.table.stage.remove(sprite)
        self._sprites, self._cameras, self._shows = [], [], []


def eyes_of(m: Flights[P]) -> Eyes:
    """Who looks at the table."""
    flow = m.table.flow
    return Eyes(flow.view, m.table.names, flow.viewer if flow.alone else None)


def outlined(scene: Scene[P], text: str, style: Style, edge: Colour = theme.INK) -> pygame.Surface:
    """Letters with an edge of ink all around."""
    setter, wide = scene.ui.text, max(2, scene.ui.px(OUTLINE))

    def make() -> pygame.Surface:
        font = setter.font(style)
        letters, around = font.render(text, True, setter.sight.ink(style.colour)), font.render(text, True, edge)
        made = pygame.Surface((letters.get_width() + 2 * wide, letters.get_height() + 2 * wide), pygame.SRCALPHA)
        for step in range(20):
            angle = 2 * pi * step / 20
            made.blit(around, (round(wide * (1 + cos(angle))), round(wide * (1 + sin(angle)))))
        made.blit(letters, (wide, wide))
        return made

    return scene.ui.assets.keep(("outlined", text, style, setter.pixels(style), wide, setter.sight.high), make)


def _shade(middle: Colour, edge: Colour, size: tuple[int, int]) -> pygame.Surface:
    small = pygame.Surface((32, 18))
    for x in range(32):
        for y in range(18):
            away = min(1.0, max(abs(x - 15.5) / 15.5, abs(y - 8.5) / 8.5) ** 2.2)
            small.set_at((x, y), theme.mix(middle, edge, away))
    return smoothscale(small, size)

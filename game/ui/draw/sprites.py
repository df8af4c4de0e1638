"""Pictures in flight: drawn above the cached screen, each with its own damage."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.draw.geometry import Box
from game.ui.draw.lru import Lru, surface_bytes
from game.ui.draw.motion import CROSS_FADE_MS, Animation, Ease, Motion, Tween, ease_in_out, linear
from game.ui.draw.scaling import smoothscale

ANGLE_STEP = 2  # degrees; turned pictures are cached per step
SPIN_SHARES = (1.0, 0.82, 0.42, 0.14, 0.42, 0.82)  # how wide a spinning coin is seen: six pictures for a half turn
FLIP_STEPS = 12  # a card that turns over is seen in so many widths
SETTLE_FROM = 0.8  # the share of a flight after which what has arrived settles
_turned: Lru[pygame.Surface] = Lru(12_000_000, surface_bytes)


class Sprite:
    """A ready picture (final pixel size) with its centre in units. Change the fields freely: the stage sees it."""

    def __init__(self, picture: pygame.Surface, x: float, y: float, k: float) -> None:
        self.picture, self.x, self.y, self.k = picture, x, y, k
        self.angle = 0.0
        self.alpha = 255
        self.squash = 1.0  # share of the width shown, for turning a card over
        self.visible = True
        self.held = False  # until the table is drawn to which it belongs
        self._drawn: pygame.Rect | None = None
        self._last: tuple[object, ...] = ()

    def _now(self) -> pygame.Surface:
        turn = round(self.angle / ANGLE_STEP) * ANGLE_STEP % 360
        share = max(0.02, round(self.squash, 2))
        if not turn and share >= 1.0:
            return self.picture
        return _turned.get((self.picture, turn, share), lambda: self._turn(turn, share))

    def _turn(self, turn: int, share: float) -> pygame.Surface:
        made = self.picture
        if share < 1.0:
            made = smoothscale(made, (max(1, round(made.get_width() * share)), made.get_height()))
        return pygame.transform.rotozoom(made, turn, 1.0) if turn else made

    def damage(self) -> list[pygame.Rect]:
        """What changed on the screen since the last call."""
        state = (id(self.picture), round(self.x * self.k), round(self.y * self.k), round(self.angle), self.alpha,
                 round(self.squash, 2), self.visible)  # fmt: skip
        if state == self._last:
            return []
        self._last = state
        old, self._drawn = self._drawn, self.rect() if self.visible else None
        return [rect for rect in (old, self._drawn) if rect is not None]

    def prepare(self, base: pygame.Surface, below: Sequence[Sprite], time_left: Callable[[], bool]) -> bool:
        """Makes a part of what it needs before it can be seen, above the base and the sprites below it; whether nothing
        is left to make."""
        return True

    def rect(self) -> pygame.Rect:
        return self._now().get_rect(center=(round(self.x * self.k), round(self.y * self.k)))

    def draw(self, surface: pygame.Surface) -> None:
        if self.visible and not self.held:
            self.put_on(surface)

    def put_on(self, surface: pygame.Surface, corner: tuple[int, int] = (0, 0)) -> None:
        """Draws it, whether its time has come or not; `corner`: the pixel of the window at which the surface begins."""
        if self.alpha <= 0:
            return
        made = self._now()
        if self.alpha < 255:
            made.set_alpha(self.alpha)
        middle = round(self.x * self.k) - corner[0], round(self.y * self.k) - corner[1]
        surface.blit(made, made.get_rect(center=middle))
        if self.alpha < 255:
            made.set_alpha(255)


@dataclass(frozen=True)
class Flight:
    """How pictures travel between two boxes' centres: on an arc of that height (units), turning from `turn` degrees to
    `lean` (or rocking, `rocks` times), and sinking `settle` units when they have arrived.

    More than one picture are sizes on the way, the last one at the end. `back` is shown until the card has turned over;
    `spins` is how often something round turns about its axis; what `waits` is seen at its start until it sets off.
    """

    pictures: Sequence[pygame.Surface]
    start: Box
    end: Box
    ms: float
    arc: float = 0.0
    ease: Ease = ease_in_out
    turn: float = 0.0
    lean: float = 0.0
    rocks: int = 0
    settle: float = 0.0
    back: Sequence[pygame.Surface] = ()
    spins: float = 0.0
    waits: bool = False

    def at(self, t: float, sprite: Sprite) -> None:
        """Puts the sprite where it is at `t` of the way, 0 to 1."""
        sprite.x = self.start.cx + (self.end.cx - self.start.cx) * t
        sprite.y = self.start.cy + (self.end.cy - self.start.cy) * t - self.arc * 4 * t * (1 - t)
        sprite.angle = self.turn * (1 - t) * math.cos(math.pi * self.rocks * t) + self.lean * t
        if self.settle and t > SETTLE_FROM:
            sprite.y += self.settle * math.sin(math.pi * (t - SETTLE_FROM) / (1 - SETTLE_FROM))
        shown = self.back if self.back and t < 0.5 else self.pictures
        sprite.picture = shown[min(len(shown) - 1, int(t * len(shown)))]
        if self.back:
            sprite.squash = max(0.04, round(abs(1 - 2 * t) * FLIP_STEPS) / FLIP_STEPS)
        elif self.spins:
            sprite.squash = SPIN_SHARES[int(t * self.spins * len(SPIN_SHARES)) % len(SPIN_SHARES)] if t < 1 else 1.0


class Stage:
    """The sprites of one screen, drawn in the order they were added; `over` lies above all that moves, and stays."""

    def __init__(self) -> None:
        self.sprites: list[Sprite] = []
        self.over: Sprite | None = None
        self._left: list[pygame.Rect] = []

    def add(self, sprite: Sprite) -> Sprite:
        """It is seen from the frame on in which everything that changed with it is drawn (`release`)."""
        sprite.held = True
        self.sprites.append(sprite)
        return sprite

    def prepare(self, base: pygame.Surface, time_left: Callable[[], bool]) -> bool:
        """What lies below is drawn: makes a part of what the sprites need before they can be seen. Whether nothing is
        left to make."""
        return all(one.prepare(base, self.sprites[:at], time_left) for at, one in enumerate(self.sprites) if one.held)

    def release(self) -> list[pygame.Rect]:
        """What lies below is drawn: whatever waited for that is seen from now on, here."""
        held = [sprite for sprite in self.sprites if sprite.held]
        for sprite in held:
            sprite.held = False
        return [sprite.rect() for sprite in held if sprite.visible]

    def remove(self, sprite: Sprite) -> None:
        if sprite in self.sprites:
            self.sprites.remove(sprite)
            if sprite._drawn is not None:
                self._left.append(sprite._drawn)

    def clear(self) -> None:
        for sprite in list(self.sprites):
            self.remove(sprite)
        self.put_over(None)

    def put_over(self, sprite: Sprite | None) -> None:
        """Shows this above all others, or nothing."""
        if self.over is not None and self.over._drawn is not None:
            self._left.append(self.over._drawn)
        self.over = sprite

    def draw(self, surface: pygame.Surface) -> None:
        for sprite in self._all:
            sprite.draw(surface)

    @property
    def _all(self) -> list[Sprite]:
        return self.sprites if self.over is None else [*self.sprites, self.over]

    def damage(self) -> list[pygame.Rect]:
        rects, self._left = self._left, []
        for sprite in self._all:
            rects.extend(sprite.damage())
        return rects

    def fly(self, motion: Motion, flight: Flight, k: float, done: Callable[[], None] | None = None) -> Animation:
        """An animation (not yet started) of a flight; whatever waits at its start is seen there from now on. With
        reduced motion the one picture fades out at the start while the other fades in at the end."""
        moving = Sprite(flight.pictures[-1], flight.start.cx, flight.start.cy, k)
        first = (flight.back or flight.pictures)[0]
        waiting = Sprite(first, flight.start.cx, flight.start.cy, k) if flight.waits else None
        if waiting is not None:
            self.add(waiting)

        def apply(t: float) -> None:
            if moving not in self.sprites and t < 1:
                self.add(moving)
            if not motion.reduced:
                if waiting is not None:
                    self.remove(waiting)
                flight.at(t, moving)
                return
            moving.x, moving.y, moving.alpha = flight.end.cx, flight.end.cy, round(255 * t)
            if waiting is not None:
                waiting.alpha = 255 - moving.alpha

        def landed() -> None:
            self.remove(moving)
            if waiting is not None:
                self.remove(waiting)
            if done is not None:
                done()

        ms, ease = (CROSS_FADE_MS, linear) if motion.reduced else (flight.ms, flight.ease)
        return Tween(ms, apply, ease, landed)

    def show_for(self, sprite: Sprite, ms: float, apply: Callable[[float], None], ease: Ease = linear) -> Animation:
        """An animation (not yet started) of a sprite that is only there while it lasts."""

        def act(t: float) -> None:
            if sprite not in self.sprites and t < 1:
                self.add(sprite)
            apply(t)

        return Tween(ms, act, ease, lambda: self.remove(sprite))

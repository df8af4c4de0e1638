"""Pictures in flight: drawn above the cached screen, each with its own damage."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.geometry import Box
from game.ui.lru import Lru, surface_bytes
from game.ui.motion import CROSS_FADE_MS, Animation, Ease, Motion, Tween, ease_in_out, linear

ANGLE_STEP = 2  # degrees; turned pictures are cached per step
_turned: Lru[pygame.Surface] = Lru(12_000_000, surface_bytes)


class Sprite:
    """A ready picture (final pixel size) with its centre in units. Change the fields freely: the stage sees it."""

    def __init__(self, picture: pygame.Surface, x: float, y: float, k: float) -> None:
        self.picture, self.x, self.y, self.k = picture, x, y, k
        self.angle = 0.0
        self.alpha = 255
        self.squash = 1.0  # share of the width shown, for turning a card over
        self.visible = True
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
            made = pygame.transform.smoothscale(made, (max(1, round(made.get_width() * share)), made.get_height()))
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

    def rect(self) -> pygame.Rect:
        return self._now().get_rect(center=(round(self.x * self.k), round(self.y * self.k)))

    def draw(self, surface: pygame.Surface) -> None:
        if not self.visible or self.alpha <= 0:
            return
        made = self._now()
        if self.alpha < 255:
            made.set_alpha(self.alpha)
        surface.blit(made, made.get_rect(center=(round(self.x * self.k), round(self.y * self.k))))
        if self.alpha < 255:
            made.set_alpha(255)


class Stage:
    """The sprites of one screen, drawn in the order they were added."""

    def __init__(self) -> None:
        self.sprites: list[Sprite] = []
        self._left: list[pygame.Rect] = []

    def add(self, sprite: Sprite) -> Sprite:
        self.sprites.append(sprite)
        return sprite

    def remove(self, sprite: Sprite) -> None:
        if sprite in self.sprites:
            self.sprites.remove(sprite)
            if sprite._drawn is not None:
                self._left.append(sprite._drawn)

    def clear(self) -> None:
        for sprite in list(self.sprites):
            self.remove(sprite)

    def damage(self) -> list[pygame.Rect]:
        rects, self._left = self._left, []
        for sprite in self.sprites:
            rects.extend(sprite.damage())
        return rects

    def fly(  # noqa: PLR0913  a flight has that many facts, most of them with a default
        self, motion: Motion, picture: pygame.Surface, start: Box, end: Box, k: float, ms: float,
        arc: float = 0.0, ease: Ease = ease_in_out, turn: float = 0.0, done: Callable[[], None] | None = None,
    ) -> Animation:  # fmt: skip
        """An animation (not yet started) that carries a picture between two boxes' centres on an arc of that height,
        turning from `turn` degrees to 0. With reduced motion it fades in at the end instead."""
        sprite = Sprite(picture, start.cx, start.cy, k)
        sprite.visible = False

        def apply(t: float) -> None:
            if sprite not in self.sprites:
                self.add(sprite)
            sprite.visible = True
            if motion.reduced:
                sprite.x, sprite.y, sprite.alpha = end.cx, end.cy, round(255 * t)
                return
            sprite.x = start.cx + (end.cx - start.cx) * t
            sprite.y = start.cy + (end.cy - start.cy) * t - arc * 4 * t * (1 - t)
            sprite.angle = turn * (1 - t)

        def landed() -> None:
            self.remove(sprite)
            if done is not None:
                done()

        return Tween(CROSS_FADE_MS if motion.reduced else ms, apply, linear if motion.reduced else ease, landed)

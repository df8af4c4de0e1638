"""The two halves of the curtain: they close over the table before it is hidden, and open when the person is there.

While they close, the table shows nothing private any more; while they open, its owner has confirmed to be alone.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.draw.motion import CROSS_FADE_MS, Animation, Chain, Hold, Tween, ease_in_out, linear
from game.ui.draw.sprites import Sprite
from game.ui.window.screen import Screen

CLOSE_MS, OPEN_MS = 450.0, 550.0
WAIT_MS = 80.0  # before it opens: meanwhile the table behind it is drawn
PICTURE = "ui/curtain"


def halves(screen: Screen) -> tuple[Sprite, Sprite]:
    """Both halves, closed, not yet on the stage."""
    scale = screen.ui.scale
    whole = screen.ui.assets.backdrop(PICTURE, (scale.width, scale.height))
    left = whole.get_width() // 2
    first = pygame.Rect(0, 0, left, whole.get_height())
    second = pygame.Rect(left, 0, whole.get_width() - left, whole.get_height())

    def sprite(part: pygame.Rect) -> Sprite:
        return Sprite(whole.subsurface(part), part.centerx / scale.k, part.centery / scale.k, scale.k)

    return sprite(first), sprite(second)


def draw_apart(screen: Screen, parts: tuple[Sprite, Sprite], share: float) -> None:
    """Puts the halves so far apart: 0 closed, 1 out of the window. With reduced motion they grow pale instead."""
    closed = screen.ui.scale.bounds.w / 2
    for side, sprite in zip((-1, 1), parts, strict=True):
        if screen.ui.motion.reduced:
            sprite.alpha = round(255 * (1 - share))
        else:
            sprite.x = closed + side * closed * (0.5 + share)


def close(screen: Screen, done: Callable[[], None]) -> Animation:
    """Closes over a screen; `done` when nothing of it is seen any more."""
    screen.ui.sound.play("curtain")
    return _move(screen, lambda t: 1 - t, CLOSE_MS, done)


def open_up(screen: Screen) -> Animation:
    """Opens before a screen that has just come."""
    screen.ui.sound.play("curtain")
    return _move(screen, lambda t: t, OPEN_MS, lambda: None, WAIT_MS)


def _move(
    screen: Screen, share: Callable[[float], float], ms: float, done: Callable[[], None], wait: float = 0.0
) -> Animation:
    motion, parts = screen.ui.motion, halves(screen)
    draw_apart(screen, parts, share(0.0))
    if motion.speed > 0:
        for sprite in parts:
            screen.stage.add(sprite)

    def apply(t: float) -> None:
        draw_apart(screen, parts, share(t))
        screen.ui.top.all() if motion.reduced else None

    def landed() -> None:
        for sprite in parts:
            screen.stage.remove(sprite)
        done()

    time, ease = (CROSS_FADE_MS, linear) if motion.reduced else (ms, ease_in_out)
    return motion.start(Chain([Hold(wait), Tween(time, apply, ease, landed)]))

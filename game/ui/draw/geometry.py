"""Layout in reference units: one factor turns units into pixels, other aspect ratios simply get more units."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

REFERENCE_WIDTH, REFERENCE_HEIGHT = 1920, 1080
MINIMUM_WINDOW = (1280, 720)
MAXIMUM_WINDOW = (3840, 2160)


class Box(NamedTuple):
    """A rectangle in reference units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def center(self) -> tuple[float, float]:
        return self.cx, self.cy

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Box) -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def holds(self, other: Box, slack: float = 0.5) -> bool:
        """Whether `other` lies inside, up to `slack` units."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def inset(self, dx: float, dy: float | None = None) -> Box:
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def cut_top(self, h: float, gap: float = 0.0) -> tuple[Box, Box]:
        """The upper part of height `h`, and what is left below the gap."""
        return Box(self.x, self.y, self.w, h), Box(self.x, self.y + h + gap, self.w, max(0.0, self.h - h - gap))

    def cut_bottom(self, h: float, gap: float = 0.0) -> tuple[Box, Box]:
        return Box(self.x, self.bottom - h, self.w, h), Box(self.x, self.y, self.w, max(0.0, self.h - h - gap))

    def cut_left(self, w: float, gap: float = 0.0) -> tuple[Box, Box]:
        return Box(self.x, self.y, w, self.h), Box(self.x + w + gap, self.y, max(0.0, self.w - w - gap), self.h)

    def cut_right(self, w: float, gap: float = 0.0) -> tuple[Box, Box]:
        return Box(self.right - w, self.y, w, self.h), Box(self.x, self.y, max(0.0, self.w - w - gap), self.h)

    def centered(self, w: float, h: float) -> Box:
        """A box of that size in the middle of this one."""
        return Box(self.cx - w / 2, self.cy - h / 2, w, h)

    def columns(self, count: int, gap: float) -> list[Box]:
        width = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def rows(self, count: int, gap: float) -> list[Box]:
        height = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count)]


NOWHERE = Box(0, 0, 0, 0)  # of what is not shown, or has no place yet


@dataclass(frozen=True)
class Scale:
    """How the window's pixels and the reference units relate.

    `user` is the player's own factor (0.8 to 2.0). The unit area is at least 1920 x 1080 at 1.0 and grows in the
    direction the window has to spare (4:3: 1920 x 1440, 21:9: 2520 x 1080); larger user factors shrink it.
    """

    width: int
    height: int
    user: float = 1.0
    k: float = field(init=False, repr=False, compare=False)  # pixels per unit; asked for with everything that is drawn

    def __post_init__(self) -> None:
        pixels = min(self.width / REFERENCE_WIDTH, self.height / REFERENCE_HEIGHT) * self.user
        object.__setattr__(self, "k", pixels)

    @property
    def bounds(self) -> Box:
        """The whole window in units."""
        return Box(0.0, 0.0, self.width / self.k, self.height / self.k)

    def px(self, units: float) -> int:
        return round(units * self.k)

    def rect(self, box: Box) -> pygame.Rect:
        """Edges are rounded, not sizes, so neighbours never gap or overlap by a pixel."""
        k = self.k
        left, top = round(box.x * k), round(box.y * k)
        return pygame.Rect(left, top, round(box.right * k) - left, round(box.bottom * k) - top)

    def units(self, position: tuple[int, int]) -> tuple[float, float]:
        return position[0] / self.k, position[1] / self.k

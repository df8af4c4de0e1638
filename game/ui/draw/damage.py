"""Which pixels must be drawn again."""

from __future__ import annotations

import pygame

MOST_RECTS = 12
MOST_SHARE = 0.8  # of the window: a map that moves below panels that stand still is less


class Damage:
    """A short list of rectangles in pixels; many or large ones become the whole window."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.whole = pygame.Rect(0, 0, *size)
        self.rects: list[pygame.Rect] = []

    def __bool__(self) -> bool:
        return bool(self.rects)

    def add(self, rect: pygame.Rect) -> None:
        """Takes in a rectangle; those that overlap become one."""
        clipped = rect.clip(self.whole)
        if clipped.w == 0 or clipped.h == 0:
            return
        while (hit := clipped.collidelist(self.rects)) >= 0:
            clipped = clipped.union(self.rects.pop(hit))
        self.rects.append(clipped)
        most = MOST_SHARE * self.whole.w * self.whole.h
        if len(self.rects) > MOST_RECTS or sum(r.w * r.h for r in self.rects) > most:
            self.all()

    def all(self) -> None:
        self.rects = [self.whole.copy()]

    def take(self) -> list[pygame.Rect]:
        """The rectangles; the list is empty afterwards."""
        taken, self.rects = self.rects, []
        return taken

"""The pieces of the map that are ready: the land, and the land with all that stands on it, at some sizes.

Pieces are made when they are needed, ahead of need when nothing else is to be done, and the oldest go first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.ui.draw.lru import Lru, surface_bytes

SIDE = 256  # pixels of a piece; twice as many in large windows
BYTES = 40_000_000  # for the land, and as many for what stands on it; grows with the window
MOST_BYTES = 120_000_000
Key = tuple[float, int, int]  # size of the map, column, row
Paint = Callable[[pygame.Surface, pygame.Rect], None]


class Pieces:
    """Pieces of one kind. `stamp` is what they show: pieces with another one are drawn anew."""

    def __init__(self, pixels: int) -> None:
        self.side = SIDE if pixels <= 2_600_000 else 2 * SIDE
        limit = min(MOST_BYTES, round(BYTES * max(1.0, pixels / (1920 * 1080))))
        self._ready: Lru[pygame.Surface] = Lru(limit, surface_bytes)
        self._stamps: dict[Key, object] = {}

    def rect(self, column: int, row: int) -> pygame.Rect:
        """What a piece shows, in pixels of its size of the map."""
        return pygame.Rect(column * self.side, row * self.side, self.side, self.side)

    def over(self, rect: pygame.Rect) -> Iterator[tuple[int, int]]:
        """The pieces that make up a rectangle."""
        for row in range(rect.top // self.side, (rect.bottom - 1) // self.side + 1):
            for column in range(rect.left // self.side, (rect.right - 1) // self.side + 1):
                yield column, row

    def ready(self, key: Key, stamp: object) -> bool:
        """Whether a piece is there and shows what it should."""
        return key in self._ready and self._stamps.get(key) == stamp

    def old(self, key: Key) -> pygame.Surface | None:
        """A piece as it was drawn last, whatever it shows."""
        return self._ready.get(key, _none) if key in self._ready else None

    def get(self, key: Key, stamp: object, paint: Paint) -> pygame.Surface:
        """A piece that shows what it should, drawn now if need be."""
        fresh = not self.ready(key, stamp)
        made = self._ready.get(key, lambda: pygame.Surface((self.side, self.side)))
        if fresh:
            paint(made, self.rect(key[1], key[2]))
            self._stamps[key] = stamp
            if len(self._stamps) > 4 * len(self._ready) + 64:
                self._stamps = {one: self._stamps[one] for one in self._stamps if one in self._ready}
        return made

    def spoil(self, shows: Callable[[float, pygame.Rect], bool]) -> None:
        """Those pieces do not show what they should any more; they stay until they are drawn anew."""
        for key in [key for key in self._stamps if shows(key[0], self.rect(key[1], key[2]))]:
            del self._stamps[key]

    def clear(self) -> None:
        self._ready.clear()
        self._stamps.clear()


def _none() -> pygame.Surface:
    return pygame.Surface((1, 1))

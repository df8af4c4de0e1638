"""The pieces of the map that are ready: the land, and the land with all that stands on it, at some sizes.

Pieces are made when they are needed, ahead of need when nothing else is to be done, and the oldest go first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.ui.draw.lru import Lru, surface_bytes
from game.ui.draw.pictures import for_display

SIDE = 256  # pixels of a piece
BYTES = 16_000_000  # of one kind; grows with the window
MOST_BYTES = 84_000_000
Key = tuple[float, int, int]  # size of the map, column, row
Paint = Callable[[pygame.Surface, pygame.Rect], None]


class Pieces:
    """Pieces of one kind, for a window of so many pixels; `share` of the usual room is theirs."""

    def __init__(self, pixels: int, share: float = 1.0) -> None:
        self.side = SIDE
        limit = min(MOST_BYTES, round(BYTES * max(1.0, pixels / (1920 * 1080))))
        self._ready: Lru[pygame.Surface] = Lru(round(limit * share), surface_bytes)
        self._good: set[Key] = set()  # those that show what they should

    def rect(self, column: int, row: int) -> pygame.Rect:
        """What a piece shows, in pixels of its size of the map."""
        return pygame.Rect(column * self.side, row * self.side, self.side, self.side)

    def over(self, rect: pygame.Rect) -> Iterator[tuple[int, int]]:
        """The pieces that make up a rectangle."""
        for row in range(rect.top // self.side, (rect.bottom - 1) // self.side + 1):
            for column in range(rect.left // self.side, (rect.right - 1) // self.side + 1):
                yield column, row

    def ready(self, key: Key) -> bool:
        """Whether a piece is there and shows what it should."""
        return key in self._good and key in self._ready

    def old(self, key: Key) -> pygame.Surface | None:
        """A piece as it was drawn last, whatever it shows."""
        return self._ready.get(key, _none) if key in self._ready else None

    def get(self, key: Key, paint: Paint) -> pygame.Surface:
        """A piece that shows what it should, drawn now if need be."""
        fresh = not self.ready(key)
        made = self._ready.get(key, lambda: for_display(pygame.Surface((self.side, self.side), 0, 32)))
        if fresh:
            paint(made, self.rect(key[1], key[2]))
            self._good.add(key)
            if len(self._good) > 2 * len(self._ready) + 64:
                self._good = {one for one in self._good if one in self._ready}
        return made

    def spoil(self, shows: Callable[[float, pygame.Rect], bool]) -> None:
        """Those pieces do not show what they should any more; they stay until they are drawn anew."""
        self._good = {key for key in self._good if not shows(key[0], self.rect(key[1], key[2]))}

    def clear(self) -> None:
        self._ready.clear()
        self._good.clear()


def _none() -> pygame.Surface:
    return pygame.Surface((1, 1))

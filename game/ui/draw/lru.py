"""A cache that forgets what was used longest ago, bounded by weight (bytes of pixels, or simply entries)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

import pygame

V = TypeVar("V")


def surface_bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


class Lru(Generic[V]):
    """`limit` is in the unit of `weigh`; the newest entry always stays, even if it alone is too heavy."""

    def __init__(self, limit: int, weigh: Callable[[V], int] = lambda value: 1) -> None:
        self.limit = limit
        self.weight = 0
        self._weigh = weigh
        self._entries: OrderedDict[Hashable, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[Hashable]:
        """All keys, the one used longest ago first."""
        return iter(self._entries)

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The entry, made now if it is not there."""
        if key in self._entries:
            self._entries.move_to_end(key)
            return self._entries[key]
        value = make()
        self._entries[key] = value
        self.weight += self._weigh(value)
        while self.weight > self.limit and len(self._entries) > 1:
            _, old = self._entries.popitem(last=False)
            self.weight -= self._weigh(old)
        return value

    def forget(self, key: Hashable) -> None:
        """Drops one entry if it is there."""
        if key in self._entries:
            self.weight -= self._weigh(self._entries.pop(key))

    def clear(self) -> None:
        self._entries.clear()
        self.weight = 0

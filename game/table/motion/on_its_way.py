"""Cards as they look on their way: with their shadow, and in several sizes if they grow or shrink."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

import pygame

from game.ui.draw.geometry import Box
from game.ui.draw.lru import Lru, surface_bytes
from game.ui.ui import Ui

SHADOW = 12.0  # units round a card for its shadow
_in_flight: Lru[pygame.Surface] = Lru(8_000_000, surface_bytes)


class OnItsWay(Sequence[pygame.Surface]):
    """A card in several widths (pixels), each made when it is seen: all at once would take longer than a frame may."""

    def __init__(self, ui: Ui, picture: pygame.Surface, widths: list[int]) -> None:
        self.ui, self.picture, self.widths = ui, picture, widths

    def __len__(self) -> int:
        return len(self.widths)

    @overload
    def __getitem__(self, index: int) -> pygame.Surface: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[pygame.Surface]: ...

    def __getitem__(self, index: int | slice) -> pygame.Surface | Sequence[pygame.Surface]:
        if isinstance(index, slice):
            return OnItsWay(self.ui, self.picture, self.widths[index])
        return in_flight(self.ui, self.picture, self.widths[index])


def in_flight(ui: Ui, picture: pygame.Surface, wide: int) -> pygame.Surface:
    """A card that many pixels wide, with the shadow it has on the table, so that nothing changes when it lands."""

    def make() -> pygame.Surface:
        k, margin = ui.scale.k, ui.px(SHADOW)
        size = (max(2, wide), max(2, round(picture.get_height() * wide / picture.get_width())))
        made = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
        ui.canvas(made).skin("shadow", Box(margin / k, margin / k, size[0] / k, size[1] / k))
        made.blit(
            picture if size == picture.get_size() else pygame.transform.smoothscale(picture, size), (margin, margin)
        )
        return made

    return _in_flight.get((picture, wide), make)

"""Pictures in another size, smoothly. The library reads one row too many of a picture that has only one and is made
higher: where what lies behind it in memory belongs to nobody, the program would end without a word."""

from __future__ import annotations

import pygame


def smoothscale(
    surface: pygame.Surface, size: tuple[float, float], onto: pygame.Surface | None = None
) -> pygame.Surface:  # fmt: skip
    """The picture in that size, in pixels; drawn onto another one of that size and format, if there is one. Raises
    ValueError for a size below zero, for a picture of fewer than 24 bits and for one that does not fit `onto`."""
    if surface.get_height() == 1 < size[1]:
        surface = pygame.transform.scale(surface, (surface.get_width(), 2))
    made = [] if onto is None else [onto]
    return pygame.transform.smoothscale(surface, size, *made)  # noqa: TID251  here it is safe

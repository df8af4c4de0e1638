"""Colours: "#rrggbb" or (r, g, b) in, mixing and darkening, skia's integers out."""

from __future__ import annotations

import skia

RGB = tuple[int, int, int]
Colour = str | RGB


def rgb(colour: Colour) -> RGB:
    """The three channels 0..255 of a colour."""
    if isinstance(colour, tuple):
        return colour
    digits = colour.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mix(first: Colour, second: Colour, share: float) -> RGB:
    """The colour between two: `share` 0 gives the first, 1 the second."""
    mixed = [round(a * (1 - share) + b * share) for a, b in zip(rgb(first), rgb(second), strict=True)]
    return mixed[0], mixed[1], mixed[2]


def darken(colour: Colour, factor: float) -> RGB:
    """Every channel times `factor`, kept within 0..255."""
    scaled = [max(0, min(255, int(channel * factor))) for channel in rgb(colour)]
    return scaled[0], scaled[1], scaled[2]


def packed(colour: Colour, alpha: float = 1.0) -> int:
    """Skia's integer of a colour; `alpha` 0..1."""
    red, green, blue = rgb(colour)
    return int(skia.Color(red, green, blue, int(max(0.0, min(1.0, alpha)) * 255)))

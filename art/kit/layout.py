"""Geometry of a kind of card in reference units: where the picture shows through the overlay.

A picture is placed so that it fills the `picture` rectangle of its kind, moved down by the card's `shift`, and shows
within the `window`. Windows reach under the frame by half a unit or more, so that no seam shows at any size.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Layout(NamedTuple):
    """Size of a card, pixels of its overlay per unit, windows and picture rectangles by kind of card."""

    size: tuple[int, int]
    pixels_per_unit: int
    window: dict[str, tuple[float, float, float, float]]
    picture: dict[str, tuple[float, float, float, float]]


def as_data(layouts: Mapping[str, Layout], shifts: Mapping[str, Mapping[str, float]]) -> dict[str, Any]:
    """The contents of layout.json, which carries layouts and shifts to the game."""
    return {
        name: {
            "size": list(layout.size),
            "window": {kind: list(box) for kind, box in layout.window.items()},
            "picture": {kind: list(box) for kind, box in layout.picture.items()},
            "shift": dict(shifts.get(name, {})),
        }
        for name, layout in layouts.items()
    }

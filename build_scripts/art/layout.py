"""Geometry of the four card layouts in reference units: where the picture shows through the overlay.

`assets/frames/layout.json` carries it to the game. A picture (800 x 960 pixels) is placed so that it fills the
`picture` rectangle of its kind, moved down by the card's `shift`, and shows within the `window`. Windows reach under
the frame by half a unit or more, so that no seam shows at any size.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Layout(NamedTuple):
    """Size of a card, pixels of its overlay per unit, windows and picture rectangles by kind of card."""

    size: tuple[int, int]
    pixels_per_unit: int
    window: dict[str, tuple[float, float, float, float]]
    picture: dict[str, tuple[float, float, float, float]]


LAYOUTS = {
    "card": Layout(
        (400, 560),
        2,
        {"basic": (17, 17, 366, 438.6), "unique": (17, 17, 366, 358), "rank": (17, 17, 366, 360)},
        {"basic": (16, 14, 368, 441.6), "unique": (16, -4.4, 368, 441.6), "rank": (10, 0, 380, 456)},
    ),
    "small": Layout(
        (110, 154),
        4,
        {"all": (2.5, 2.5, 105, 119.5)},
        {"district": (0.92, 0.5, 108.16, 129.79), "rank": (-2.2, 0.5, 114.4, 137.28)},
    ),
    "tile": Layout((88, 80), 4, {"all": (2, 2, 84, 58)}, {"district": (-2.64, -19.36, 93.28, 111.94)}),
    "mini": Layout(
        (56, 78),
        4,
        {"all": (1.5, 1.5, 53, 66)},
        {"district": (-2.24, 1, 60.48, 72.58), "rank": (-3.92, 0, 63.84, 76.6)},
    ),
}

# How far a picture moves down so that its hero sits in the window.
SHIFTS = {
    "card": {
        "capitol": 8,
        "dragon_gate": 18.4,
        "gold_mine": -18,
        "graveyard": -10,
        "great_wall": -6,
        "hospital": -14,
        "ivory_tower": 14,
        "keep": -14,
        "library": -18.4,
        "monument": 4,
        "necropolis": -26,
        "poor_house": -16,
        "quarry": -30,
        "secret_vault": -8,
        "smithy": -12,
        "stables": -16,
        "thieves_den": -20,
        "wishing_well": -18,
    },
    "tile": {
        "armory": 4,
        "basilica": -14,
        "capitol": 8,
        "castle": 3.52,
        "cathedral": 3,
        "church": -2,
        "dragon_gate": 14.96,
        "factory": -2.64,
        "fortress": -15,
        "framework": 6,
        "gold_mine": -14,
        "graveyard": -4,
        "great_wall": 3,
        "harbor": -6,
        "hospital": -12,
        "imperial_treasury": -12.32,
        "ivory_tower": 12,
        "keep": 6,
        "laboratory": -11.44,
        "library": -7.04,
        "manor": -9,
        "map_room": -5.28,
        "market": 1.76,
        "monastery": 7.04,
        "monument": 15,
        "museum": -2,
        "necropolis": -15,
        "observatory": -4,
        "palace": -5.28,
        "park": -14,
        "poor_house": -14,
        "school_of_magic": 7.92,
        "secret_vault": -12,
        "smithy": -6,
        "stables": -16,
        "statue": 13.2,
        "tavern": -2.64,
        "temple": -2.64,
        "thieves_den": -20.24,
        "throne_room": -4,
        "town_hall": 1.76,
        "university": -3,
        "watchtower": 12.32,
        "wishing_well": -11.44,
    },
}


def as_data() -> dict[str, Any]:
    """The contents of layout.json."""
    return {
        name: {
            "size": list(layout.size),
            "window": {kind: list(box) for kind, box in layout.window.items()},
            "picture": {kind: list(box) for kind, box in layout.picture.items()},
            "shift": SHIFTS.get(name, {}),
        }
        for name, layout in LAYOUTS.items()
    }

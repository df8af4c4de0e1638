"""The hours of the square: light of the sky, the houses and the flagstones."""

from __future__ import annotations

from typing import NamedTuple

from art.kit.drawing.colour import Colour


class Sun(NamedTuple):
    """Sun or moon: where, how large, and its colour."""

    x: float
    y: float
    radius: float
    colour: Colour


class Hour(NamedTuple):
    """The light of an hour. `theme` is the light on things, `sky` from the zenith down, `stones` far and near,
    `lit` the share of windows with a lamp behind them, `stars` how many are seen, and down to where."""

    theme: str
    sky: tuple[Colour, Colour, Colour, Colour]
    sun: Sun
    stones: tuple[Colour, Colour]
    lit: float
    haze: Colour
    ink: Colour
    stars: tuple[int, float]


HOURS = {
    "dawn": Hour("rural", ("#3a3a66", "#8a6a8c", "#e8b49a", "#fde6c0"), Sun(1280, 134, 30, "#fff4d8"),
                 ("#9a8f9c", "#5f566c"), 0.15, "#f0c8a8", "#2a2230", (40, 100)),
    "noon": Hour("morning", ("#2a5a8a", "#5a9ab8", "#a8d0c8", "#f2ecc8"), Sun(896, 60, 34, "#fffbe8"),
                 ("#a89e94", "#6c6470"), 0.08, "#cfe0d0", "#1c2a34", (0, 0)),
    "evening": Hour("golden", ("#2c1d45", "#84384f", "#e0834a", "#ffd48a"), Sun(888, 128, 40, "#fff0c0"),
                    ("#8d7b80", "#4b3c50"), 0.5, "#f0a765", "#2a1626", (40, 100)),
    "night": Hour("night", ("#0b0a22", "#1d1c48", "#3a3470", "#7a6a9c"), Sun(556, 112, 26, "#f4efff"),
                  ("#57536e", "#2a2640"), 0.85, "#6a649c", "#0f0b22", (150, 190)),
}  # fmt: skip

# The densities of the houses that an hour can see: few are built at dawn, and much is by night.
DENSITIES = {"dawn": (0, 1), "noon": (0, 1, 2), "evening": (1, 2, 3), "night": (1, 2, 3)}

"""The catalogue of the pictures of Rattus Cartus: who draws which id, in which light.

A picture is a function in a file of its own name; importing the file enters it here.
"""

from __future__ import annotations

from collections.abc import Callable

import skia

from art.kit.jobs import Painter, picture_id
from art.kit.scene.scene import Scene
from art.rattus_cartus.palette import HOURS
from art.rattus_cartus.parts.niche import Niche

WIDTH, HEIGHT = 400, 480
CARDS: dict[str, Painter] = {}  # followers and buildings: 400 x 480 units
SIGNS: dict[str, Painter] = {}  # 256 x 256 units


def follower(estate: str, seed: int) -> Callable[[Callable[[Niche], None]], Callable[[Niche], None]]:
    """Enter a function as the picture of a follower, in the window niche of its estate."""

    def enter(function: Callable[[Niche], None]) -> Callable[[Niche], None]:
        CARDS[picture_id(function)] = lambda canvas: function(Niche(canvas, estate, seed))
        return function

    return enter


def building(estate: str, seed: int) -> Callable[[Callable[[Scene], None]], Callable[[Scene], None]]:
    """Enter a function as the picture of the building of its own name, at the hour of its estate."""

    def enter(function: Callable[[Scene], None]) -> Callable[[Scene], None]:
        CARDS[picture_id(function)] = lambda canvas: function(Scene(canvas, HOURS[estate], seed))
        return function

    return enter


def sign(function: Callable[[skia.Canvas], None]) -> Callable[[skia.Canvas], None]:
    """Enter a function as the sign of its own name."""
    SIGNS[picture_id(function)] = function
    return function

"""The catalogue of the pictures of Citadels: who draws which id, in which light.

A picture is a function in a file of its own name; importing the file enters it here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import skia

from art.citadels.palette import HOURS
from art.kit.jobs import Painter, picture_id
from art.kit.portrait.bust import Bust
from art.kit.scene.scene import Scene

WIDTH, HEIGHT = 400, 480


class Picture(NamedTuple):
    """One entry: the key of its overlays (type, or "rank" and a number) and what draws it on a canvas."""

    key: str
    draw: Painter


PICTURES: dict[str, Picture] = {}
TOKENS: dict[str, Painter] = {}


def district(kind: str, seed: int) -> Callable[[Callable[[Scene], None]], Callable[[Scene], None]]:
    """Enter a function as the picture of the district of its own name."""

    def enter(function: Callable[[Scene], None]) -> Callable[[Scene], None]:
        PICTURES[picture_id(function)] = Picture(kind, lambda canvas: function(Scene(canvas, HOURS[kind], seed)))
        return function

    return enter


def character(rank: int, seed: int) -> Callable[[Callable[[Bust], None]], Callable[[Bust], None]]:
    """Enter a function as the picture of the character of its own name, on the ground of its rank."""

    def enter(function: Callable[[Bust], None]) -> Callable[[Bust], None]:
        PICTURES[picture_id(function)] = Picture(f"rank{rank}", lambda canvas: function(Bust(canvas, rank, seed)))
        return function

    return enter


def token(function: Callable[[skia.Canvas], None]) -> Callable[[skia.Canvas], None]:
    """Enter a function as the token of its own name, on 256 x 256 units."""
    TOKENS[picture_id(function)] = function
    return function

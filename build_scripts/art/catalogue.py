"""The catalogue of card pictures: who draws which id, in which light."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import skia

from art.bust import Bust
from art.scene import Scene

WIDTH, HEIGHT = 400, 480


class Picture(NamedTuple):
    """One entry: the key of its overlays (type, or "rank" and a number) and what draws it on a canvas."""

    key: str
    draw: Callable[[skia.Canvas], None]


PICTURES: dict[str, Picture] = {}


def district(kind: str, seed: int) -> Callable[[Callable[[Scene], None]], Callable[[Scene], None]]:
    """Enter a function as the picture of the district of its own name."""

    def enter(function: Callable[[Scene], None]) -> Callable[[Scene], None]:
        PICTURES[function.__name__] = Picture(kind, lambda canvas: function(Scene(canvas, kind, seed)))
        return function

    return enter


def character(rank: int, seed: int) -> Callable[[Callable[[Bust], None]], Callable[[Bust], None]]:
    """Enter a function as the picture of the character of its own name."""

    def enter(function: Callable[[Bust], None]) -> Callable[[Bust], None]:
        PICTURES[function.__name__] = Picture(f"rank{rank}", lambda canvas: function(Bust(canvas, rank, seed)))
        return function

    return enter

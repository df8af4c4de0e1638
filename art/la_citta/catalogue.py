"""The catalogue of the pictures of La Città: who draws which id, and in which light.

A picture is a function in a file of its own name; importing the file enters it here.
"""

from __future__ import annotations

from collections.abc import Callable

import skia

from art.kit.jobs import Painter, picture_id
from art.kit.scene.scene import Scene
from art.la_citta.parts.calling import Voice
from art.la_citta.parts.iso import Iso

WIDTH, HEIGHT = 400, 332  # a politics card
PAGE = 480  # height of the picture of a building that is no politics card
SPRITE = (240, 300)  # a building of the map
ORIGIN = (120, 208)  # where the middle of its hex lies
BUILDINGS: dict[str, Callable[[Iso], None]] = {}
CARDS: dict[str, Painter] = {}  # politics cards that are no buildings: 400 x 332 units
VOICES: dict[str, Painter] = {}  # 280 x 400 units
SIGNS: dict[str, Painter] = {}  # 256 x 256 units


class Panel(Scene):
    """A scene of the size of a politics card."""

    W: float = WIDTH
    H: float = HEIGHT


class Page(Panel):
    """A scene of the size of a picture in the book."""

    H = PAGE


def building(function: Callable[[Iso], None]) -> Callable[[Iso], None]:
    """Enter a function as the building of its own name; it draws round the middle of a hex of radius 100."""
    BUILDINGS[picture_id(function)] = function
    return function


def card(theme: str, seed: int) -> Callable[[Callable[[Panel], None]], Callable[[Panel], None]]:
    """Enter a function as the picture of the politics card of its own name, at that hour."""

    def enter(function: Callable[[Panel], None]) -> Callable[[Panel], None]:
        CARDS[picture_id(function)] = lambda canvas: function(Panel(canvas, theme, seed))
        return function

    return enter


def voice(seed: int) -> Callable[[Callable[[Voice], None]], Callable[[Voice], None]]:
    """Enter a function as the voice of its own name."""

    def enter(function: Callable[[Voice], None]) -> Callable[[Voice], None]:
        VOICES[picture_id(function)] = lambda canvas: function(Voice(canvas, "golden", seed))
        return function

    return enter


def sign(function: Painter) -> Painter:
    """Enter a function as the sign of its own name."""
    SIGNS[picture_id(function)] = function
    return function


def raised(canvas: skia.Canvas, name: str, theme: str = "golden", thin: float = 1) -> None:
    """The building of that id round the origin of the canvas, as it stands on its hex; `thin`: see `Pen`."""
    s = Iso(canvas, theme, sum(map(ord, name)))
    s.thin = thin
    BUILDINGS[name](s)


def sprite(canvas: skia.Canvas, name: str) -> None:
    """The same on its own canvas of 240 x 300 units."""
    canvas.translate(*ORIGIN)
    raised(canvas, name)

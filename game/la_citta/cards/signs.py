"""Rows of signs on the faces of La Città: arches, prices, what a step of a card brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.la_citta import GAME
from game.la_citta.content import WISHES
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style

if TYPE_CHECKING:
    from game.ui.draw.canvas import Canvas

FIGURE = Style("xb", 20, theme.INK_HEAD, floor=False)


class Sign(NamedTuple):
    """A sign of `ui/`, so many times or with a number behind it, or a picture of the map ("map/farm"); a coin carries
    its number."""

    name: str
    times: int = 1
    number: str = ""

    @property
    def width(self) -> float:
        """In heights of the row."""
        return 0.86 * self.times + 0.14 + 0.55 * len(self.number) * (self.name != "coin")


def arches(counts: tuple[int, ...]) -> list[Sign]:
    """The arches of a building, a sign for each kind."""
    return [Sign(f"arch_{wish}", count) for wish, count in zip(WISHES, counts, strict=True) if count]


def row(canvas: Canvas, signs: list[Sign], box: Box, align: str = "center", gap: float = 0.35) -> Box:
    """Signs beside each other, as high as the box and smaller if it is too narrow; where they lie."""
    total = sum(one.width for one in signs) + gap * (len(signs) - 1)
    side = min(box.h, box.w / max(total, 0.01))
    wide = side * total
    x = {"left": box.x, "center": box.cx - wide / 2, "right": box.right - wide}[align]
    placed = Box(x, box.cy - side / 2, wide, side)
    for one in signs:
        _sign(canvas, one, x, placed)
        x += side * (one.width + gap)
    return placed


def _sign(canvas: Canvas, one: Sign, x: float, row_box: Box) -> None:
    side = row_box.h
    if one.name == "coin":
        canvas.coin(one.number, Box(x, row_box.y, side, side))
        return
    if one.name.startswith("map/"):
        sprite(canvas, one.name, Box(x, row_box.y, side, side))
        return
    for count in range(one.times):
        canvas.picture(f"{GAME}/ui/{one.name}", Box(x + side * 0.86 * count, row_box.y, side, side))
    if one.number:
        canvas.text(one.number, x + side * (0.86 * one.times + 0.1), row_box.cy, FIGURE.at(side * 0.86))


def sprite(canvas: Canvas, name: str, box: Box) -> None:
    """A building of the map on the lower edge of a box, without the air around it; water whole."""
    if "land" in name:
        canvas.picture(f"{GAME}/{name}", box)
        return
    high = box.h * 1.42
    canvas.picture(f"{GAME}/{name}", Box(box.cx - high * 0.4, box.bottom + box.h * 0.22 - high, high * 0.8, high))

"""Coins, and the figures of a player: gold, cards in hand, districts, points."""

from __future__ import annotations

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style

STAT_FILES = {
    "gold": "ui/coin",
    "hand": "citadels/ui/back_district",
    "city": "citadels/ui/stat_city",
    "points": "citadels/ui/stat_points",
}


def draw_coin(canvas: Canvas, cx: float, cy: float, radius: float, number: str) -> None:
    """A coin with a figure on it."""
    side = radius * 2.13
    canvas.picture("ui/coin_blank" if number else "ui/coin", Box(cx - side / 2, cy - side / 2, side, side))
    canvas.text(number, cx, cy, Style("black", radius * 1.15, theme.NUMERAL, floor=False), "center")


def draw_stat(canvas: Canvas, x: float, y: float, kind: str, text: str, size: float = 21) -> float:
    """An icon with a figure to its right; gives the x after it."""
    side = size * 1.2
    icon = Box(x, y - side / 2, side, side)
    if kind == "hand":
        high = side * 1.06
        icon = Box(x + side * 0.12, y - high / 2, high / 1.4, high)
    canvas.picture(STAT_FILES[kind], icon)
    style = Style("xb", size, theme.TEXT, theme.INK)
    canvas.text(text, x + side + 4, y, style)
    right = x + side + 4 + canvas.pens.text.width(text, style)
    canvas.explain(kind, Box(x, y - side / 2, right - x, side))
    return right


def stat_width(canvas: Canvas, text: str, size: float) -> float:
    return size * 1.2 + 4 + canvas.pens.text.width(text, Style("xb", size, theme.TEXT))

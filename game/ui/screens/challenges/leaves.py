"""What is drawn on the leaves of the posters."""

from __future__ import annotations

from datetime import date

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.lang import _
from game.ui.screens.save_words import MONTHS

FIGURE = theme.Style("head", 120, theme.INK_HEAD)
SMALL = theme.Style("head", 26, theme.INK_HEAD)
SIGN = theme.Style("bold", 30, theme.INK_BODY)


def calendar(day: date, canvas: Canvas, box: Box) -> None:
    """A day as it stands on a calendar."""
    head, rest = box.cut_top(box.h * 0.2)
    canvas.text_in(_(MONTHS[day.month - 1]), head, SMALL.at(min(34.0, head.h * 0.8)), "center")
    canvas.ornament(box.cx, head.bottom + 4, box.w * 0.7, theme.GOLD_DARK)
    figure, foot = rest.cut_top(rest.h * 0.8)
    canvas.text_in(str(day.day), figure, FIGURE.at(figure.h * 0.82), "center")
    canvas.text_in(str(day.year), foot, SMALL.at(min(26.0, foot.h * 0.9)), "center")


def riddle(canvas: Canvas, box: Box) -> None:
    """A seal, and the question on it."""
    side = min(box.w, box.h) * 0.86
    seal = box.centered(side, side)
    canvas.picture("ui/seal_3", seal)
    canvas.text("?", seal.cx, seal.cy, theme.Style("black", side * 0.5, theme.ON_CARD), "center")


def code(canvas: Canvas, box: Box) -> None:
    """Two shields, and signs between them."""
    side = box.h * 0.4
    canvas.picture("ui/crest_0", Box(box.x + box.w * 0.04, box.y, side, side))
    canvas.picture("ui/crest_1", Box(box.right - box.w * 0.04 - side, box.y, side, side))
    low = box.cut_top(box.h * 0.5)[1]
    for line, signs in zip(low.rows(2, 4), ("C17K-6C7Z", "2ZT6-H6QD"), strict=True):
        canvas.text_in(signs, line, SIGN.at(min(40.0, line.h * 0.8)), "center")


def laurels(canvas: Canvas, box: Box) -> None:
    """The crown."""
    side = min(box.w, box.h) * 0.9
    canvas.picture("ui/crown", box.centered(side, side))

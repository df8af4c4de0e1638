"""Small signs for what lies on characters and districts: told apart by shape and symbol, not by colour alone."""

from __future__ import annotations

import pygame

from game.citadels.table.badges_drawn import painter
from game.citadels.table.models import TileModel
from game.ui.draw import shapes, theme
from game.ui.draw.assets import Assets
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style

FIGURES = {"tax": (0.5, 0.655, 0.34), "beautified": (0.5, 0.5, 0.34), "under": (0.5, 0.6, 0.4)}  # x, y, size: shares


def token(assets: Assets, name: str, side: int) -> pygame.Surface:
    """The picture of a sign, `side` pixels wide and high; drawn in plain shapes if its file cannot be used."""
    file = f"citadels/ui/token_{name}"
    if assets.source(file) is not None:
        return assets.scaled(file, (side, side))
    return assets.keep(("token", name, side), lambda: shapes.supersampled(side, side, painter(name)))


def signs_of(tile: TileModel) -> list[str]:
    """What is to be shown on a rank, most important first; a face that is not known is 'hidden'."""
    first = ["killed"] if tile.killed else ["out"] if tile.state == "out" else []
    found = [*first, *(name for name in ("bewitched", "robbed") if getattr(tile, name))]
    found += [f"warrant_{tile.warrant}"] if tile.warrant else []
    found += [f"threat_{tile.threat}"] if tile.threat else []
    return [*found, *([f"tax_{tile.tax}"] if tile.tax else [])]


def sign_places(count: int, middle: Box) -> list[Box]:
    """The places of so many signs in a row, centred in a box; they shrink when there are many."""
    if not count:
        return []
    gap = 4.0
    side = min(middle.h, (middle.w - gap * (count - 1)) / count)
    left = middle.cx - (side * count + gap * (count - 1)) / 2
    return [Box(left + index * (side + gap), middle.cy - side / 2, side, side) for index in range(count)]


def draw_signs(canvas: Canvas, signs: list[str], middle: Box) -> None:
    """A row of signs, centred in a box."""
    for name, place in zip(signs, sign_places(len(signs), middle), strict=True):
        draw_sign(canvas, name, place)


def draw_sign(canvas: Canvas, name: str, box: Box) -> None:
    """One sign: killed, out, robbed, bewitched, warrant_real, threat_hidden, tax_3 ..."""
    kind, _sep, figure = name.partition("_")
    if kind in FIGURES:
        draw_figure(canvas, kind, box, figure)
    else:
        canvas.explain(name, box)
        canvas.surface_at(token(canvas.pens.assets, name, canvas.scale.px(box.w)), box.x, box.y)


def draw_figure(canvas: Canvas, kind: str, box: Box, figure: str) -> None:
    """A sign with a number on it."""
    canvas.explain(kind, box)
    canvas.surface_at(token(canvas.pens.assets, kind, canvas.scale.px(box.w)), box.x, box.y)
    x, y, size = FIGURES[kind]
    ink, edge = (theme.TEXT, theme.INK) if kind == "under" else (theme.NUMERAL, None)
    style = Style("black", box.h * size, ink, edge, floor=False)
    canvas.text(figure, box.x + box.w * x, box.y + box.h * y, style, "center")


def draw_under(canvas: Canvas, box: Box, count: int) -> None:
    """How many cards lie below a Museum, at the left edge of its picture."""
    if is_low(box):
        draw_figure(canvas, "under", _on_low(box, 0.34), str(count))
        return
    side = max(30.0, min(46.0, box.h * 0.32))
    draw_figure(canvas, "under", Box(box.x, box.y + box.h * 0.56 - side / 2, side, side), str(count))


def draw_beautified(canvas: Canvas, box: Box) -> None:
    """The gold the Artist laid on a district, at the right edge of its picture."""
    if is_low(box):
        draw_figure(canvas, "beautified", _on_low(box, 0.5), "+1")
        return
    side = max(28.0, min(44.0, box.w * 0.38))
    draw_figure(canvas, "beautified", Box(box.right - side, box.y + box.h * 0.56 - side / 2, side, side), "+1")


def is_low(box: Box) -> bool:
    """Whether this is a low tile: its signs stay in the strip above the name."""
    return box.h < box.w * 0.6


def _on_low(box: Box, across: float) -> Box:
    """The place of a sign in the strip of a low tile."""
    side = min(24.0, box.h * 0.56)
    return Box(box.x + box.w * across - side / 2, box.y + 1, side, side)

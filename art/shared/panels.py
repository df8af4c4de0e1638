"""Nine-slices of the interface, drawn at two pixels per unit: panels, parchment, buttons, glows, shadows.

`assets/ui/slices.json` names for each the four margins that are not stretched and the outset: how far the file reaches
beyond the logical rectangle on every side, for shadow and glow. All in pixels of the file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import skia

from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, gold_leaf, linear, radial, stroke, textured
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import rect
from art.kit.drawing.surface import blank
from art.kit.drawing.textures import gold_texture, parchment_texture
from art.kit.marks import gold_line

PIXELS_PER_UNIT = 2
HAIRLINE = "#d9b25a"
Box = tuple[float, float, float, float]


class NineSlice(NamedTuple):
    """Logical size, outset and stretch-free corner in units, and what draws it on a rectangle."""

    size: tuple[int, int]
    outset: int
    corner: int
    draw: Callable[[skia.Canvas, Box], None]

    def surface(self) -> skia.Surface:
        """The sprite."""
        (w, h), out = self.size, self.outset
        surface, canvas = blank(w + 2 * out, h + 2 * out, PIXELS_PER_UNIT)
        self.draw(canvas, (out, out, w, h))
        return surface

    def margins(self) -> dict[str, int]:
        """Its entry in slices.json."""
        margin = (self.outset + self.corner) * PIXELS_PER_UNIT
        sides = dict.fromkeys(("left", "top", "right", "bottom"), margin)
        return {**sides, "outset": self.outset * PIXELS_PER_UNIT}


def _grown(box: Box, by: float) -> Box:
    x, y, w, h = box
    return x - by, y - by, w + 2 * by, h + 2 * by


def _shadow(canvas: skia.Canvas, box: Box, radius: float, down: float, alpha: float, blur: float) -> None:
    x, y, w, h = box
    canvas.drawPath(rect(x, y + down, w, h, radius), fill("#000000", alpha, blur=blur))


def panel(canvas: skia.Canvas, box: Box) -> None:
    """The dark panel with its shadow and two hairlines of gold."""
    _shadow(canvas, box, 12, 5, 0.38, 8)
    body = rect(*box, 12)
    canvas.drawPath(body, fill("#12101c", 0.78))
    canvas.drawPath(body, linear(0, box[1], 0, box[1] + box[3], [(0, "#ffffff", 0.055), (0.3, "#ffffff", 0)]))
    canvas.drawPath(rect(*_grown(box, -0.5), 12), stroke(HAIRLINE, 1.2, 0.375))
    canvas.drawPath(rect(*_grown(box, -4.5), 9), stroke(HAIRLINE, 0.8, 0.16))


def parchment(canvas: skia.Canvas, box: Box) -> None:
    """A sheet of parchment with a gold edge: a message to the person who looks."""
    x, y, w, h = box
    canvas.drawPath(rect(x + 2, y + 7, w, h, 12), fill("#000000", 0.55, blur=10))
    sheet = rect(*box, 12)
    canvas.drawPath(sheet, textured(parchment_texture(), 1, 0.9, origin=(x, y)))
    edge = [(0, "#8a5a20", 0), (0.7, "#8a5a20", 0.05), (1, "#5a3410", 0.42)]
    canvas.drawPath(sheet, radial(x + w / 2, y + h / 2, max(w, h) * 0.62, edge))
    canvas.drawPath(sheet, stroke(INK, 4.4))
    canvas.drawPath(sheet, textured(gold_texture(), 1, 0.35, stroke=2.6))
    canvas.drawPath(rect(*_grown(box, -7), 9), stroke("#7a4a14", 1, 0.55))


def button_gold(canvas: skia.Canvas, box: Box) -> None:
    """The one button that matters."""
    y, h = box[1], box[3]
    _shadow(canvas, box, 8, 4, 0.55, 5)
    canvas.drawPath(rect(*_grown(box, 2), 10), fill("#ffdf8a", 0.35, blur=6))
    body = rect(*box, 8)
    canvas.drawPath(body, gold_leaf(scale=0.5))
    shine = [(0, "#fff6c8", 0.55), (0.5, "#ffe08a", 0.1), (1, "#6a3a08", 0.45)]
    canvas.drawPath(body, linear(0, y, 0, y + h, shine))
    canvas.drawPath(rect(*_grown(box, -3), 6), stroke("#5a3208", 1.2, 0.6))
    canvas.drawPath(body, stroke(INK, 1.6))


def button_ghost(canvas: skia.Canvas, box: Box) -> None:
    """Any other button."""
    _shadow(canvas, box, 8, 4, 0.55, 5)
    body = rect(*box, 8)
    canvas.drawPath(body, fill("#211e33", 0.92))
    shade = [(0, "#ffffff", 0.10), (1, "#000000", 0.18)]
    canvas.drawPath(body, linear(0, box[1], 0, box[1] + box[3], shade))
    canvas.drawPath(body, stroke(HAIRLINE, 1.6, 0.8))


def button_danger(canvas: skia.Canvas, box: Box) -> None:
    """A button that destroys something."""
    _shadow(canvas, box, 8, 4, 0.55, 5)
    body = rect(*box, 8)
    canvas.drawPath(body, linear(0, box[1], 0, box[1] + box[3], [(0, "#b83a34"), (1, "#6a1518")]))
    canvas.drawPath(body, stroke("#ffb09a", 1.4, 0.7))


def button_off(canvas: skia.Canvas, box: Box) -> None:
    """A button that does nothing now."""
    _shadow(canvas, box, 8, 4, 0.55, 5)
    canvas.drawPath(rect(*box, 8), fill("#1a1826", 0.85))
    canvas.drawPath(rect(*box, 8), stroke("#8a8498", 1.3, 0.45))


def glow(colour: Colour) -> Callable[[skia.Canvas, Box], None]:
    """A line round a card or button, with its glow."""

    def draw(canvas: skia.Canvas, box: Box) -> None:
        canvas.drawPath(rect(*_grown(box, 3), 11), stroke(colour, 12, 0.35, blur=7))
        canvas.drawPath(rect(*_grown(box, 2.5), 10.5), stroke(colour, 3.2))

    return draw


def glow_legal(canvas: skia.Canvas, box: Box) -> None:
    """The thin line round a legal card."""
    canvas.drawPath(rect(*_grown(box, 2), 10), stroke("#ffe9a8", 2.4, 0.9))


def shadow(canvas: skia.Canvas, box: Box) -> None:
    """The shadow of a card at rest."""
    x, y, w, h = box
    canvas.drawPath(rect(x + 1, y + 4, w, h, 8), fill("#000000", 0.55, blur=6))


def slot(canvas: skia.Canvas, box: Box) -> None:
    """An empty plot of a city."""
    canvas.drawPath(rect(*box, 8), fill("#000000", 0.16))
    canvas.drawPath(rect(*_grown(box, -0.6), 8), stroke(HAIRLINE, 1.3, 0.28))


def window_frame(canvas: skia.Canvas, box: Box) -> None:
    """The double line of gold inside the edge of a whole screen."""
    gold_line(canvas, rect(*_grown(box, -20), 14), 3)
    canvas.drawPath(rect(*_grown(box, -28), 10), stroke("#f3d27a", 1, 0.5))


NINE_SLICES = {
    "panel": NineSlice((80, 80), 28, 20, panel),
    "parchment": NineSlice((480, 240), 32, 32, parchment),
    "button_gold": NineSlice((232, 54), 18, 14, button_gold),
    "button_ghost": NineSlice((96, 54), 18, 14, button_ghost),
    "button_danger": NineSlice((96, 54), 18, 14, button_danger),
    "button_off": NineSlice((96, 54), 18, 14, button_off),
    "glow_focus": NineSlice((80, 80), 28, 24, glow("#ffd86a")),
    "glow_target": NineSlice((80, 80), 28, 24, glow("#ff6a4a")),
    "glow_legal": NineSlice((48, 48), 6, 12, glow_legal),
    "shadow": NineSlice((64, 64), 24, 24, shadow),
    "slot": NineSlice((48, 48), 2, 14, slot),
    "window_frame": NineSlice((128, 128), 0, 48, window_frame),
}

"""What a table is made of instead of panels: wood, slate, parchment, cloth in the colours of the seats, masonry.

A material is a nine-slice with its light, edges and shadow; the tile of `art.shared.grounds` lies below it and repeats,
so that planks and stones keep their size whatever they cover.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import skia

from art.kit.drawing.colour import RGB, Colour, mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import INK, SEAT_COLOURS
from art.kit.drawing.shapes import rect
from art.kit.drawing.surface import blank
from art.shared.panels import PIXELS_PER_UNIT, Box

DUSK = "#181024"  # with which the colours of seats are mixed
HEM, HEM_DARK = "#dcae4c", "#3a2408"
BROWN = "#5a3a16"
LIT, UNLIT = "#c99a5e", "#2a160c"  # the front edge of a board
ROLL = 24.0  # units: how wide the rolled end of a scroll is


class Material(NamedTuple):
    """What draws light and shadow, on a logical rectangle of `size` units with its outset and stretch-free margins
    (left, top, right, bottom); and the tile below: its corners, how far it stays inside the rectangle across and down,
    whether it is turned by a right angle, and the colour it is multiplied with."""

    ground: str
    draw: Callable[[skia.Canvas, Box], None]
    size: tuple[int, int]
    outset: int
    margins: tuple[int, int, int, int]
    radius: float = 0
    inset: tuple[float, float] = (0, 0)
    turned: bool = False
    tint: RGB | None = None
    picture: str = ""  # the file of another material, where only the tint differs

    def surface(self) -> skia.Surface:
        """The sprite without its ground."""
        (w, h), out = self.size, self.outset
        surface, canvas = blank(w + 2 * out, h + 2 * out, PIXELS_PER_UNIT)
        self.draw(canvas, (out, out, w, h))
        return surface

    def entry(self) -> dict[str, object]:
        """Its entry in slices.json; all in pixels of the file."""
        scale = PIXELS_PER_UNIT
        sides = zip(("left", "top", "right", "bottom"), self.margins, strict=True)
        found: dict[str, object] = {side: (self.outset + margin) * scale for side, margin in sides}
        found |= {"outset": self.outset * scale, "ground": self.ground, "radius": round(self.radius * scale)}
        found |= {"inset": [round(part * scale) for part in self.inset]}
        found |= {"turned": True} if self.turned else {}
        found |= {"tint": list(self.tint)} if self.tint else {}
        return found | ({"picture": self.picture} if self.picture else {})


def _shadow(canvas: skia.Canvas, shape: skia.Path, down: float, blur: float, alpha: float = 0.55) -> None:
    """The shadow outside the shape alone: its ground lies below the picture."""
    canvas.save()
    canvas.clipPath(shape, skia.ClipOp.kDifference, True)
    canvas.translate(0, down)
    canvas.drawPath(shape, fill("#07040c", alpha, blur=blur))
    canvas.restore()


def wood(canvas: skia.Canvas, box: Box) -> None:
    """A tray or a shelf: a frame with a gilt line, the boards a little lower."""
    x, y, w, h = box
    body = rect(*box, 9)
    _shadow(canvas, body, 6, 7)
    canvas.save()
    canvas.clipPath(body, True)
    canvas.drawPath(body, fill("#140a10", 0.16))
    canvas.drawPath(rect(x - 2, y - 2, w + 4, h + 4, 10), stroke("#0a0508", 14, 0.5, blur=6))
    canvas.drawPath(rect(x + 5, y + 5, w - 10, h + 20, 7), stroke("#ffd9a0", 1.6, 0.22))
    canvas.restore()
    canvas.drawPath(body, stroke(INK, 4.6, 0.95))
    canvas.drawPath(body, stroke("#b37a26", 1.9, 0.95))


def post(canvas: skia.Canvas, box: Box) -> None:
    """A wall of upright boards, lit along its left edge."""
    x, y, w, h = box
    canvas.drawRect(skia.Rect(x - 20, y, x, y + h), linear(x - 20, 0, x, 0, [(0, "#07040c", 0), (1, "#07040c", 0.62)]))
    shade = [(0, "#ffd9a0", 0.13), (0.2, "#000000", 0.04), (1, "#0a0510", 0.34)]
    canvas.drawRect(skia.Rect(x, y, x + w, y + h), linear(x, 0, x + w, 0, shade))
    canvas.drawRect(skia.Rect(x, y, x + 6, y + h), linear(x, 0, x + 6, 0, [(0, LIT), (1, "#3a2012")]))


def shelf(canvas: skia.Canvas, box: Box) -> None:
    """The table in front, lit along its upper edge."""
    x, y, w, h = box
    canvas.drawRect(skia.Rect(x, y - 22, x + w, y), linear(0, y - 22, 0, y, [(0, "#07040c", 0), (1, "#07040c", 0.55)]))
    shade = [(0, "#ffd9a0", 0.12), (0.25, "#000000", 0.04), (1, "#0a0510", 0.44)]
    canvas.drawRect(skia.Rect(x, y, x + w, y + h), linear(0, y, 0, y + h, shade))
    edge = [(0, LIT), (0.35, "#8a5a32"), (1, UNLIT)]
    canvas.drawRect(skia.Rect(x, y, x + w, y + 10), linear(0, y, 0, y + 10, edge))
    canvas.drawRect(
        skia.Rect(x, y + 10, x + w, y + 24), linear(0, y + 10, 0, y + 24, [(0, "#000000", 0.5), (1, "#000000", 0)])
    )


def beam(canvas: skia.Canvas, box: Box) -> None:
    """A beam overhead, lit along its lower edge."""
    x, y, w, h = box
    low = y + h
    below = linear(0, low, 0, low + 20, [(0, "#07040c", 0.55), (1, "#07040c", 0)])
    canvas.drawRect(skia.Rect(x, low, x + w, low + 20), below)
    shade = [(0, "#0a0510", 0.40), (0.6, "#000000", 0.10), (1, "#ffd9a0", 0.10)]
    canvas.drawRect(skia.Rect(x, y, x + w, low), linear(0, y, 0, low, shade))
    edge = [(0, UNLIT), (0.3, LIT), (1, "#4a2c16")]
    canvas.drawRect(skia.Rect(x, low - 6, x + w, low), linear(0, low - 6, 0, low, edge))


def slate(canvas: skia.Canvas, box: Box) -> None:
    """A tablet of slate with a line cut into it."""
    x, y, w, h = box
    body = rect(*box, 13)
    _shadow(canvas, body, 6, 8)
    canvas.save()
    canvas.clipPath(body, True)
    canvas.drawPath(body, linear(0, y, 0, y + h, [(0, "#ffffff", 0.06), (0.5, "#000000", 0), (1, "#0a0614", 0.42)]))
    canvas.drawPath(rect(x + 1, y + 1, w - 2, h + 30, 12), stroke("#cfc6ea", 2.4, 0.30))
    canvas.restore()
    canvas.drawPath(rect(x + 8, y + 9, w - 16, h - 16, 8), stroke("#0e0a18", 1.5, 0.8))
    canvas.drawPath(rect(x + 8, y + 8, w - 16, h - 16, 8), stroke("#8a80a8", 1.5, 0.7))
    canvas.drawPath(body, stroke(INK, 2.6, 0.95))


def _parchment(canvas: skia.Canvas, shape: skia.Path, box: Box) -> None:
    """The light on a sheet, browner at its edges."""
    y, h = box[1], box[3]
    canvas.save()
    canvas.clipPath(shape, True)
    canvas.drawPath(shape, linear(0, y, 0, y + h, [(0, "#fff8e2", 0.30), (0.5, "#ecdcb6", 0), (1, "#b8924e", 0.30)]))
    canvas.drawPath(shape, stroke("#7a5a2a", 15, 0.36, blur=7))
    canvas.restore()
    canvas.drawPath(shape, stroke(BROWN, 1.8, 0.85))


def notice(canvas: skia.Canvas, box: Box) -> None:
    """A sheet pinned to the wood with two nails."""
    x, y, w, _ = box
    sheet = rect(*box, 4)
    _shadow(canvas, sheet, 7, 8, 0.6)
    _parchment(canvas, sheet, box)
    for pin in (x + 15, x + w - 15):
        canvas.drawCircle(pin + 1, y + 16, 6, fill("#3a2408", 0.45, blur=2))
        head = [(0, "#fff0c0"), (0.45, "#dcae4c"), (1, "#7a4a14")]
        canvas.drawCircle(pin, y + 13, 5.6, radial(pin - 1.5, y + 11, 7.5, head))
        canvas.drawCircle(pin, y + 13, 5.6, stroke(HEM_DARK, 1, 0.8))


def sheet(canvas: skia.Canvas, box: Box) -> None:
    """A small sheet that lies there without nails."""
    body = rect(*box, 4)
    _shadow(canvas, body, 4, 5)
    _parchment(canvas, body, box)


def scroll(canvas: skia.Canvas, box: Box) -> None:
    """Parchment whose ends are rolled round two staffs."""
    x, y, w, h = box
    half = ROLL / 2
    body = rect(x + half, y, w - ROLL, h, 2)
    _shadow(canvas, body, 8, 10, 0.6)
    _parchment(canvas, body, (x + half, y, w - ROLL, h))
    for edge, towards in ((x + ROLL, 16.0), (x + w - ROLL, -16.0)):
        side = linear(edge, 0, edge + towards, 0, [(0, "#4a2c10", 0.42), (1, "#4a2c10", 0)])
        canvas.drawRect(skia.Rect(min(edge, edge + towards), y, max(edge, edge + towards), y + h), side)
    for left in (x, x + w - ROLL):
        _roll(canvas, (left, y - 6, ROLL, h + 12))


def _roll(canvas: skia.Canvas, box: Box) -> None:
    x, y, w, h = box
    body = rect(x, y, w, h, 10)
    canvas.save()
    canvas.translate(1, 6)
    canvas.drawPath(body, fill("#07040c", 0.42, blur=6))
    canvas.restore()
    for top in (y - 9, y + h - 3):
        knob = rect(x + 4.5, top, w - 9, 12, 4.5)
        canvas.drawPath(knob, linear(x, 0, x + w, 0, [(0, "#8a5a1a"), (0.4, "#f8e0a0"), (1, "#6a3f10")]))
        canvas.drawPath(knob, stroke(HEM_DARK, 1.3, 0.85))
    canvas.drawPath(body, linear(x, 0, x + w, 0, [(0, "#a98a54"), (0.35, "#f6e8c4"), (0.7, "#d8bf8c"), (1, "#7e6134")]))
    canvas.drawPath(rect(x + 3, y + 2, w - 6, h - 4, 7), stroke("#fff6dc", 1, 0.30))
    canvas.drawPath(body, stroke(BROWN, 1.5, 0.9))


def cloth(canvas: skia.Canvas, box: Box) -> None:
    """Light, shadow and hem of a cloth of any colour."""
    x, y, w, h = box
    body = rect(*box, 3)
    _shadow(canvas, body, 6, 7)
    shade = [(0, "#ffffff", 0.05), (0.35, "#120a18", 0.04), (1, "#120a18", 0.42)]
    canvas.drawPath(body, linear(0, y, 0, y + h, shade))
    canvas.drawPath(body, stroke(HEM_DARK, 5, 0.85))
    canvas.drawPath(body, stroke(HEM, 2.2, 0.95))
    canvas.drawPath(rect(x + 4.5, y + 4.5, w - 9, h - 9, 2), stroke(HEM, 0.9, 0.35))


def masonry(canvas: skia.Canvas, box: Box) -> None:
    """A wall with its cap stone, darker towards its foot."""
    x, y, w, h = box
    body = rect(*box, 3)
    _shadow(canvas, body, 5, 6)
    canvas.drawPath(body, linear(0, y, 0, y + h, [(0, "#141020", 0), (1, "#141020", 0.5)]))
    canvas.drawRect(
        skia.Rect(x, y + 5, x + w, y + 18), linear(0, y + 5, 0, y + 18, [(0, "#0a0614", 0.55), (1, "#0a0614", 0)])
    )
    canvas.drawPath(body, stroke("#1a1424", 2.2, 0.9))
    cap = rect(x - 5, y - 5, w + 10, 11, 3)
    canvas.drawPath(cap, linear(0, y - 5, 0, y + 6, [(0, "#b9b1bb"), (0.45, "#8e8593"), (1, "#554d60")]))
    canvas.drawPath(cap, stroke("#1a1424", 1.6, 0.95))


LIGHTEST = 0.105  # luminance of a cloth: ivory and gold are still read on it


def _hung(colour: Colour) -> Material:
    """A cloth in the colour of a seat, mixed with dusk until it is dark enough."""
    tint = next(mixed for share in range(30, 100) if _light(mixed := mix(colour, DUSK, share / 100)) <= LIGHTEST)
    return Material("ground_weave", cloth, (72, 72), 18, (12, 20, 12, 20), 3, tint=tint, picture="cloth")


def _light(colour: RGB) -> float:
    """Relative luminance, 0 to 1."""
    red, green, blue = (
        (part / 255 / 12.92) if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


CLOTHS = {f"cloth_{seat}": _hung(colour) for seat, colour in enumerate(SEAT_COLOURS)}
MATERIALS = {
    "wood": Material("ground_grain", wood, (80, 80), 20, (18, 18, 18, 18), 9),
    "post": Material("ground_grain", post, (160, 40), 22, (30, 0, 0, 0), turned=True),
    "shelf": Material("ground_grain", shelf, (40, 160), 24, (0, 30, 0, 0)),
    "beam": Material("ground_grain", beam, (40, 80), 22, (0, 0, 0, 10)),
    "slate": Material("ground_slate", slate, (96, 120), 22, (24, 24, 24, 24), 13),
    "notice": Material("ground_sheet", notice, (160, 160), 24, (30, 30, 30, 24), 4),
    "sheet": Material("ground_sheet", sheet, (96, 96), 16, (20, 20, 20, 20), 4),
    "scroll": Material("ground_sheet", scroll, (200, 120), 30, (44, 26, 44, 26), 2, (12, 0)),
    "masonry": Material("ground_courses", masonry, (80, 96), 18, (14, 20, 14, 8), 3),
    "cloth": Material("ground_weave", cloth, (72, 72), 18, (12, 20, 12, 20), 3, tint=mix("#c0b090", DUSK, 0.62)),
}

"""Overlays: the frame of a card with a transparent window for the picture, in four layouts.

Keys are the five types and "rank1" .. "rank9". Names and numerals are set by the game.
"""

from __future__ import annotations

import skia

from art.citadels.layout import LAYOUTS
from art.citadels.marks import seal
from art.citadels.palette import BASIC_TYPES, rank_of, tones_of
from art.kit.drawing.colour import Colour, darken, mix
from art.kit.drawing.paint import OVERLAY, fill, gold_leaf, linear, radial, stroke, textured
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import difference, path, polygon, rect
from art.kit.drawing.surface import blank
from art.kit.drawing.textures import gold_texture, grain_texture, parchment_texture
from art.kit.gems import Tones, type_gem
from art.kit.marks import coin, gold_line

NAME_FIELD = 62  # height of the plate above the parchment


def overlay(layout: str, key: str) -> skia.Surface:
    """The overlay of one layout for one type or rank."""
    size, scale = LAYOUTS[layout].size, LAYOUTS[layout].pixels_per_unit
    surface, canvas = blank(*size, scale)
    {"card": _card, "small": _small, "tile": _tile, "mini": _mini}[layout](canvas, key, tones_of(key))
    return surface


def _card(canvas: skia.Canvas, key: str, tones: Tones) -> None:
    rank, basic = rank_of(key), key in BASIC_TYPES
    plate_top = 444 if basic else 366 if rank else 364
    inner = rect(18, 18, 364, 524, 10)
    canvas.drawPath(difference(rect(0, 0, 400, 560, 24), inner), fill(INK))
    canvas.save()
    canvas.clipPath(inner, True)
    if rank:
        canvas.drawRect(skia.Rect(18, 300, 382, 380), linear(0, 300, 0, 380, [(0, INK, 0), (1, INK, 0.55)]))
    else:
        canvas.drawRect(skia.Rect(18, 18, 382, 120), linear(0, 18, 0, 120, [(0, INK, 0.5), (1, INK, 0)]))
    _plate(canvas, tones, plate_top)
    if not basic:
        _parchment(canvas, plate_top + NAME_FIELD)
    gold_line(canvas, path(_plate_edge(plate_top)), 3.2)
    canvas.restore()
    _border(canvas, tones)
    _spandrel(canvas, 18, 1, tones.dark)
    _spandrel(canvas, 382, -1, tones.dark)
    if rank:
        seal(canvas, rank, 52, 54, 34)
    else:
        coin(canvas, 50, 52, 36)
        type_gem(canvas, key, 348, 52, 27)


def _plate_edge(y: float, reach: float = 0) -> str:
    """The upper edge of the name plate: swells in the middle."""
    low, high = y + 10 - reach, y - reach
    return f"M18,{low} C58,{low} 78,{high} 114,{high} L286,{high} C322,{high} 342,{low} 382,{low}"


def _plate(canvas: skia.Canvas, tones: Tones, y: float) -> None:
    shadow = path(f"{_plate_edge(y, 6.5)} L382,{y + 30} L18,{y + 30} Z")
    canvas.drawPath(shadow, fill("#000000", 0.45, blur=6))
    shape = path(f"{_plate_edge(y)} L382,{y + 200} L18,{y + 200} Z")
    main, dark = tones.main, tones.dark
    stops = [(0, mix(main, dark, 0.62)), (0.5, mix(main, dark, 0.82)), (1, darken(dark, 0.75))]
    canvas.drawPath(shape, linear(0, y, 0, y + 200, stops))
    canvas.save()
    canvas.clipPath(shape, True)
    for row in range(14):
        for column in range(28):
            lozenge = f"M{column * 14 + (7 if row % 2 else 0) + 14},{y + row * 16 - 4} l4,5 l-4,5 l-4,-5 Z"
            canvas.drawPath(path(lozenge), fill("#ffffff", 0.055))
    canvas.drawRect(skia.Rect(0, y, 400, y + 200), textured(grain_texture(), 0.3, 0.6, OVERLAY))
    canvas.restore()


def _parchment(canvas: skia.Canvas, y: float) -> None:
    """The field of the rules text."""
    field = rect(18, y, 364, 542 - y)
    canvas.drawPath(field, textured(parchment_texture(), 1, 0.6))
    canvas.drawPath(field, linear(0, y, 0, y + 22, [(0, "#3a1c04", 0.55), (1, "#3a1c04", 0)]))
    canvas.drawPath(field, radial(200, 480, 230, [(0, "#8a5a20", 0), (0.7, "#8a5a20", 0.06), (1, "#5a3410", 0.5)]))
    gold_line(canvas, polygon((18, y), (382, y)), 2.4)


def _border(canvas: skia.Canvas, tones: Tones) -> None:
    gold = rect(8, 8, 384, 544, 18)
    canvas.drawPath(gold, textured(gold_texture(), 1, 0.45, stroke=6))
    canvas.drawPath(rect(4.5, 4.5, 391, 551, 21), stroke("#000000", 1.2, 0.6))
    canvas.drawPath(gold, stroke("#fff7cf", 1.1, 0.5))
    canvas.drawPath(rect(12.5, 12.5, 375, 535, 14), stroke(INK, 2.4))
    canvas.drawPath(rect(15, 15, 370, 530, 12), stroke(tones.main, 2.2, 0.95))
    canvas.drawPath(rect(17.4, 17.4, 365.2, 525.2, 10), stroke(INK, 2.2))


def _spandrel(canvas: skia.Canvas, x: float, side: int, colour: Colour) -> None:
    """The ornament of an upper corner."""

    def place(text: str) -> skia.Path:
        return path(text, x, 18, sx=side, sy=1)

    canvas.drawPath(place("M0,0 L86,0 C66,6 54,18 50,34 C40,36 36,40 34,50 C18,54 6,66 0,86 Z"), fill(INK))
    canvas.drawPath(place("M0,0 L74,0 C56,6 46,16 43,30 C34,32 32,34 30,43 C16,46 6,56 0,74 Z"), fill(colour))
    gold_line(canvas, place("M84,1 C66,6 54,18 50,34 C40,36 36,40 34,50 C18,54 6,66 1,84"), 2.6)
    canvas.drawCircle(x + side * 44, 62, 4.2, fill(INK))
    canvas.drawCircle(x + side * 44, 62, 3.2, gold_leaf(scale=0.2))


def _small(canvas: skia.Canvas, key: str, tones: Tones) -> None:
    rank, top = rank_of(key), 121
    inner = rect(3, 3, 104, 148, 5.5)
    canvas.drawPath(difference(rect(0, 0, 110, 154, 8), inner), fill(INK))
    canvas.save()
    canvas.clipPath(inner, True)
    canvas.drawRect(skia.Rect(0, top - 12, 110, top), linear(0, top - 12, 0, top, [(0, INK, 0), (1, INK, 0.6)]))
    _band(canvas, (top, 110, 154), tones, (0.45, 0.95))
    canvas.drawRect(skia.Rect(0, top - 1.2, 110, top + 0.8), gold_leaf(scale=0.3))
    canvas.restore()
    canvas.drawPath(rect(2.2, 2.2, 105.6, 149.6, 6.5), textured(gold_texture(), 1, 0.3, stroke=2.2))
    if rank:
        seal(canvas, rank, 18, 20, 13)
    else:
        coin(canvas, 19, 20, 14.5)
        type_gem(canvas, key, 92, 20, 12)


def _tile(canvas: skia.Canvas, key: str, tones: Tones) -> None:
    inner, top = rect(2.5, 2.5, 83, 75, 4.5), 59
    canvas.drawPath(difference(rect(0, 0, 88, 80, 6), inner), fill(INK))
    canvas.save()
    canvas.clipPath(inner, True)
    _band(canvas, (top, 88, 80), tones, (0.35, 0.95))
    canvas.drawRect(skia.Rect(0, top - 1, 88, top + 0.6), fill("#f3d27a"))
    canvas.restore()
    canvas.drawPath(rect(1.6, 1.6, 84.8, 76.8, 5), textured(gold_texture(), 1, 0.3, stroke=1.7))
    coin(canvas, 14, 14, 11, shadow=False)
    type_gem(canvas, key, 74, 14, 9.5, shadow=False)


def _mini(canvas: skia.Canvas, key: str, tones: Tones) -> None:
    rank, k, top = rank_of(key), 56 / 60, 66.8
    inner = rect(2 * k, 2 * k, 56 - 4 * k, 78 - 4 * k, 3.6 * k)
    canvas.drawPath(difference(rect(0, 0, 56, 78, 5 * k), inner), fill(INK))
    canvas.save()
    canvas.clipPath(inner, True)
    _band(canvas, (top, 56, 78), tones, (0.25, 0.85))
    canvas.drawRect(skia.Rect(0, top - 0.8 * k, 56, top + 0.4 * k), fill("#f3d27a"))
    canvas.restore()
    frame = rect(1.4 * k, 1.4 * k, 56 - 2.8 * k, 78 - 2.8 * k, 4.2 * k)
    canvas.drawPath(frame, textured(gold_texture(), 1, 0.3, stroke=1.4 * k))
    if rank:
        seal(canvas, rank, 11.4, 11.8, 8.2)
    else:
        coin(canvas, 11.4, 11.6, 9.3, shadow=False)
        type_gem(canvas, key, 28, 72, 5.8, shadow=False)


def _band(canvas: skia.Canvas, box: tuple[float, float, float], tones: Tones, depth: tuple[float, float]) -> None:
    """The coloured band of the name; box is its top, width and foot."""
    top, width, foot = box
    stops = [(place, mix(tones.main, tones.dark, share)) for place, share in zip((0, 1), depth, strict=True)]
    canvas.drawRect(skia.Rect(0, top, width, foot), linear(0, top, 0, foot, stops))

"""Paints: flat fills, pen strokes, gradients and textures."""

from __future__ import annotations

from collections.abc import Sequence

import skia

from art.kit.drawing.colour import Colour, packed
from art.kit.drawing.textures import gold_texture

PLUS = skia.BlendMode.kPlus
SCREEN = skia.BlendMode.kScreen
MULTIPLY = skia.BlendMode.kMultiply
OVERLAY = skia.BlendMode.kOverlay

Stop = tuple[float, Colour] | tuple[float, Colour, float]  # position 0..1, colour, alpha


def fill(colour: Colour, alpha: float = 1, blur: float = 0, mode: skia.BlendMode | None = None) -> skia.Paint:
    """A flat fill, soft at its edge by `blur`."""
    paint = skia.Paint(AntiAlias=True, Color=packed(colour, alpha))
    _finish(paint, blur, mode)
    return paint


def stroke(
    colour: Colour,
    width: float,
    alpha: float = 1,
    blur: float = 0,
    cap: bool = True,
    wobble: float = 0,
    seed: int = 1,
) -> skia.Paint:
    """A pen stroke with round joins; `wobble` makes the hand visible and depends on `seed` alone."""
    paint = skia.Paint(AntiAlias=True, Color=packed(colour, alpha), Style=skia.Paint.kStroke_Style, StrokeWidth=width)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    if cap:
        paint.setStrokeCap(skia.Paint.kRound_Cap)
    if wobble:
        paint.setPathEffect(skia.DiscretePathEffect.Make(14, wobble, seed))
    _finish(paint, blur, None)
    return paint


def linear(
    x0: float, y0: float, x1: float, y1: float, stops: Sequence[Stop], mode: skia.BlendMode | None = None
) -> skia.Paint:
    """A gradient along the line from (x0, y0) to (x1, y1)."""
    paint = skia.Paint(AntiAlias=True)
    ends = [skia.Point(x0, y0), skia.Point(x1, y1)]
    paint.setShader(skia.GradientShader.MakeLinear(ends, _colours(stops), [stop[0] for stop in stops]))
    _finish(paint, 0, mode)
    return paint


def radial(
    cx: float, cy: float, radius: float, stops: Sequence[Stop], mode: skia.BlendMode | None = None
) -> skia.Paint:
    """A gradient round (cx, cy)."""
    paint = skia.Paint(AntiAlias=True)
    centre = skia.Point(cx, cy)
    paint.setShader(skia.GradientShader.MakeRadial(centre, radius, _colours(stops), [stop[0] for stop in stops]))
    _finish(paint, 0, mode)
    return paint


def textured(
    texture: skia.Image,
    alpha: float = 1,
    scale: float = 1,
    mode: skia.BlendMode | None = None,
    stroke: float | None = None,
    origin: tuple[float, float] = (0, 0),
) -> skia.Paint:
    """A texture, mirrored at its edges: as a fill, or as a stroke of that width."""
    matrix = skia.Matrix()
    matrix.setScale(scale, scale)
    matrix.postTranslate(*origin)
    mirror = skia.TileMode.kMirror
    paint = skia.Paint(AntiAlias=True)
    paint.setShader(texture.makeShader(mirror, mirror, skia.SamplingOptions(skia.FilterMode.kLinear), matrix))
    paint.setAlphaf(alpha)
    _finish(paint, 0, mode)
    if stroke:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(stroke)
        paint.setStrokeJoin(skia.Paint.kMiter_Join)
    return paint


def gold_leaf(stroke: float | None = None, scale: float = 0.5, alpha: float = 1) -> skia.Paint:
    """The gold of frames, coins and haloes."""
    return textured(gold_texture(), alpha, scale, stroke=stroke)


def _colours(stops: Sequence[Stop]) -> list[int]:
    return [packed(*stop[1:]) for stop in stops]


def _finish(paint: skia.Paint, blur: float, mode: skia.BlendMode | None) -> None:
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    if mode:
        paint.setBlendMode(mode)

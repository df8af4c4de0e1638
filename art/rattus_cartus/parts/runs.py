"""A running rat in eight steps: legs, bounding back, waving tail."""

from __future__ import annotations

import math

import skia

from art.kit.drawing.colour import Colour, darken, mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import circle, path

STEPS, SIZE = 8, (256, 128)  # pictures of a run, and their pixels
FUR, SKIN = "#4a3c46", "#c48a86"
BODY = (
    "M-58,22 C-64,-6 -40,-34 -8,-34 C8,-34 22,-28 32,-20 C36,-32 50,-34 52,-22 C53,-16 50,-12 46,-9 "
    "C58,-2 72,8 78,18 C80,22 76,25 72,25 C62,29 46,28 30,28 L-22,30 C-44,32 -56,32 -58,22 Z"
)


def run(canvas: skia.Canvas, step: int) -> None:
    """One step of the run to the right, 256 x 128 units; step 0..7."""
    phase = 2 * math.pi * step / STEPS
    canvas.translate(142, 66 - 6 * abs(math.sin(phase)))
    canvas.rotate(3.2 * math.sin(phase))
    canvas.scale(1.16, 1.16)
    for hip, offset in ((-34, 0.9), (30, 2.6)):
        _leg(canvas, hip, phase + offset + math.pi * 0.55, darken(FUR, 0.55))
    wave = 9 * math.sin(phase + 1)
    tail = path(
        f"M-52,22 C-72,{30 + wave} -84,{8 - wave} -96,{12 + wave * 0.6} "
        f"C-104,{14 + wave} -108,{4 + wave} -114,{6 + wave}"
    )
    canvas.drawPath(tail, stroke(INK, 13))
    canvas.drawPath(tail, stroke(mix(SKIN, FUR, 0.2), 6.4))
    body = path(BODY)
    canvas.drawPath(body, stroke(INK, 11))
    canvas.drawPath(
        body, linear(-40, -40, 30, 44, [(0, mix(FUR, "#fff0e0", 0.42)), (0.4, FUR), (1, darken(FUR, 0.45))])
    )
    canvas.save()
    canvas.clipPath(body, True)
    for i in range(16):
        canvas.drawPath(path(f"M{-56 + i * 7},{-24 + abs(i - 6) * 3} q-4,12 -10,18"), stroke(INK, 1.8, 0.35))
    canvas.restore()
    for hip, offset in ((-30, 0.0), (34, 1.8)):
        _leg(canvas, hip, phase + offset, FUR)
    canvas.drawPath(circle(41, -22, 8.5), fill(mix("#d79a94", FUR, 0.2)))
    canvas.drawPath(circle(41, -22, 8.5), stroke(INK, 2.6))
    canvas.drawCircle(58, 4, 5, fill(INK))
    canvas.drawCircle(58.6, 3.4, 3.4, fill("#ff5a3a"))
    canvas.drawCircle(77, 19, 3.6, fill("#d79a94"))
    for dy in (-7, 0, 7):
        canvas.drawLine(70, 20, 90, 18 + dy, stroke("#fff3d6", 1.3, 0.7))


def _leg(canvas: skia.Canvas, hip: float, phase: float, fur: Colour) -> None:
    """A leg that swings with `phase` and is lifted on its way forward."""
    reach, lift = 17 * math.cos(phase), 9 * max(0.0, math.sin(phase))
    foot = hip + reach, 42 - lift
    leg = path(f"M{hip},16 Q{hip - 6 + reach * 0.3},30 {foot[0]},{foot[1]} l8,1")
    canvas.drawPath(leg, stroke(INK, 13))
    canvas.drawPath(leg, stroke(mix(SKIN, fur, 0.5), 6))

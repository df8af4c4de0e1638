"""What the end of every game is told with: stones of the towers of points, a laurel with its glory, fireworks."""

from __future__ import annotations

import math
import random

import skia

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import OVERLAY, SCREEN, fill, gold_leaf, linear, radial, stroke, textured
from art.kit.drawing.shapes import path, rect
from art.kit.drawing.textures import grain_texture

STONES = (256, 1024)
COURSE = 32  # height of a course of stones
LAUREL = 512
FRAMES, BURST = 8, 256  # of a firework, and the side of a frame
RAYS = 46


def stones(canvas: skia.Canvas) -> None:
    """Courses of hewn stones in greys, to be tinted: white is the light of the tint, black its joints."""
    wide, high = STONES
    dice = random.Random(31)
    canvas.drawRect(skia.Rect(0, 0, wide, high), fill("#4a4a4a"))
    for row in range(high // COURSE):
        y, x = row * COURSE, -dice.uniform(4, 40)
        while x < wide:
            long = dice.uniform(44, 82)
            grey = dice.uniform(0.62, 0.86)
            tone = mix("#000000", "#ffffff", grey)
            stone = rect(x + 1.5, y + 1.5, long - 3, COURSE - 3, 3)
            canvas.drawPath(stone, linear(0, y, 0, y + COURSE, [(0, mix(tone, "#ffffff", 0.34)), (0.3, tone),
                                                                (1, mix(tone, "#000000", 0.2))]))  # fmt: skip
            canvas.drawPath(path(f"M{x + 4},{y + COURSE - 4} H{x + long - 5}"), stroke("#000000", 2, 0.16))
            x += long
    canvas.drawRect(skia.Rect(0, 0, wide, high), textured(grain_texture(), 0.3, 0.6, OVERLAY))


def laurel(canvas: skia.Canvas) -> None:
    """Two branches that open upwards before faint rays of light; the middle is free for arms."""
    middle = LAUREL / 2
    canvas.drawCircle(middle, middle, 250, radial(middle, middle, 250, [(0, "#ffe7a8", 0.34), (0.5, "#f0c860", 0.13),
                                                                        (1, "#f0c860", 0)]))  # fmt: skip
    for ray in range(RAYS):
        angle = ray * math.tau / RAYS
        half = 0.028 if ray % 2 else 0.05
        reach = 248 if ray % 2 else 226
        points = [(middle + math.cos(angle + d) * r, middle + math.sin(angle + d) * r)
                  for d, r in ((-half, 2), (half, 2), (half * 0.8, reach), (-half * 0.8, reach))]  # fmt: skip
        beam = skia.Path()
        beam.addPoly([skia.Point(x, y) for x, y in points], True)
        canvas.drawPath(
            beam, radial(middle, middle, 250, [(0, "#ffe7a8", 0), (0.3, "#ffe7a8", 0.15), (1, "#ffe7a8", 0)], SCREEN)
        )
    _branch(canvas, middle, middle + 6, 186)
    canvas.translate(LAUREL, 0)
    canvas.scale(-1, 1)
    _branch(canvas, middle, middle + 6, 186)


def _branch(canvas: skia.Canvas, cx: float, cy: float, radius: float) -> None:
    """Leaves in pairs along the left half of a ring, from its foot upwards, smaller towards the end."""
    places = []
    for step in range(13):
        angle = math.pi / 2 + 0.1 + step * 0.19  # from below, over the left, to the top
        places.append((cx + math.cos(angle) * radius, cy + math.sin(angle) * radius, math.degrees(angle) + 90))
    stem = skia.Path()
    stem.addPoly([skia.Point(x, y) for x, y, _along in places], False)
    canvas.drawPath(stem, stroke("#2a1605", 9))
    canvas.drawPath(stem, gold_leaf(5))
    for step, (x, y, along) in enumerate(places[:-1]):
        for turn in (-38, 38):
            _leaf(canvas, x, y, 46 - step * 1.4, along + turn, light=turn > 0)
    _leaf(canvas, *places[-1][:2], 32, places[-1][2], light=True)


def _leaf(canvas: skia.Canvas, x: float, y: float, size: float, turn: float, *, light: bool) -> None:
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(turn)
    shape = path(f"M2,0 C{size * 0.3},{-size * 0.34} {size * 0.75},{-size * 0.26} {size},0 "
                 f"C{size * 0.75},{size * 0.26} {size * 0.3},{size * 0.34} 2,0 Z")  # fmt: skip
    canvas.drawPath(shape, stroke("#2a1605", 4.5))
    canvas.drawPath(shape, gold_leaf())
    canvas.drawPath(shape, fill("#fff2b8" if light else "#5a3206", 0.28))
    canvas.drawPath(path(f"M6,0 L{size * 0.86},0"), stroke("#5a3206", 1.8, 0.75))
    canvas.restore()


def firework(canvas: skia.Canvas, step: int) -> None:
    """A burst of light in white, to be tinted: `step` 0 to 7 from the flash to the last falling sparks."""
    share, middle = (step + 1) / FRAMES, BURST / 2
    dice = random.Random(5)
    fade = 1.0 if share < 0.6 else (1.08 - share) / 0.48
    reach = 112 * (1 - (1 - share) ** 2.6)
    fall = 20 * share**2
    if share < 0.4:
        canvas.drawCircle(
            middle, middle, 60, radial(middle, middle, 60, [(0, "#ffffff", 0.9 - 2 * share), (1, "#ffffff", 0)])
        )
    for ring, arms in ((1.0, 26), (0.62, 16)):
        for arm in range(arms):
            angle = (arm + dice.uniform(-0.3, 0.3)) * math.tau / arms
            long = reach * ring * dice.uniform(0.86, 1.06)
            tail = long * (0.32 if share < 0.6 else 0.7)
            x, y = middle + math.cos(angle) * long, middle + math.sin(angle) * long + fall * ring
            x0, y0 = middle + math.cos(angle) * tail, middle + math.sin(angle) * tail + fall * 0.4 * ring
            trail = skia.Path()
            trail.moveTo(x0, y0)
            trail.quadTo((x + x0) / 2, (y + y0) / 2 - fall * 0.25, x, y)
            canvas.drawPath(trail, stroke("#ffffff", 2.6, 0.8 * fade))
            canvas.drawCircle(x, y, 8, radial(x, y, 9, [(0, "#ffffff", 0.8 * fade), (1, "#ffffff", 0)]))
            canvas.drawCircle(x, y, 3.2 if share < 0.8 else 2.4, fill("#ffffff", fade))

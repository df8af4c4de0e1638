"""Beards, moustaches and hair that follow the turn of a head; written for the front view, in units of the head."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import skia

from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import difference, intersection, path, rect, union
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust
from art.kit.portrait.head import Head

PLACES = 12  # on a strand
BETWEEN = 7  # strands between two that are given


def mass(
    s: Bust, shape: skia.Path, colour: Colour, lines: Sequence[skia.Path] = (), width: float = 2, outline: float = 2.4
) -> None:
    """A mass of hair: shaded from left to right over its own breadth, with strands along the given lines.

    Between two neighbouring lines it grows more strands of its own, dark and light, and gleams where it bends.
    """
    box = shape.getBounds()
    stops = [(0, s.tone(colour, 0.38)), (0.42, s.tone(colour, 0.02)), (1, s.tone(colour, -0.72))]
    s.draw(shape, linear(box.left(), 0, box.right(), 0, stops))
    runs = [_places(line) for line in lines]
    reach = max(16.0, 0.4 * min(box.width(), box.height()))
    with s.clipped(shape):
        with s.moved(-3, -3):
            s.draw(shape, stroke(s.ink, 12, 0.34, blur=4))
        dice = random.Random(round(box.left() * 7 + box.top() * 13))
        for first, second in zip(runs, runs[1:], strict=False):
            if first and second and math.dist(first[0], second[0]) < reach * 2.2:
                _grow(s, first, second, colour, width, dice)
        for line in lines:
            s.draw(tapered(line, width * 1.7), fill(s.ink, 0.62))
            with s.moved(-width * 1.2, 0):
                s.draw(tapered(line, width * 1.3), fill(mix(colour, "#fff2dc", 0.6), 0.42))
    s.draw(shape, stroke(s.ink, outline, 0.95))


def _places(line: skia.Path, steps: int = PLACES) -> list[tuple[float, float]]:
    """Places at equal steps along a line."""
    measure = skia.PathMeasure(line, False)
    length = measure.getLength()
    if not length:
        return []
    spots = [measure.getPosTan(length * step / steps)[0] for step in range(steps + 1)]
    return [(spot.x(), spot.y()) for spot in spots]


def _grow(
    s: Bust,
    first: Sequence[tuple[float, float]],
    second: Sequence[tuple[float, float]],
    colour: Colour,
    width: float,
    dice: random.Random,
) -> None:
    """Strands between two lines, each a little out of step, with a band of gleam across them."""
    light, dark = mix(colour, "#fff0d4", 0.55), mix(colour, s.ink, 0.62)
    apart = max(math.dist(a, b) for a, b in zip(first, second, strict=True))
    count = min(BETWEEN, max(1, round(apart / 4.5)))
    for number in range(count):
        share = (number + 1 + dice.uniform(-0.3, 0.3)) / (count + 1)
        sway = dice.uniform(-0.9, 0.9)
        run = [
            (a[0] + (b[0] - a[0]) * share + sway * math.sin(step * 0.7), a[1] + (b[1] - a[1]) * share)
            for step, (a, b) in enumerate(zip(first, second, strict=True))
        ]
        start, end = dice.randrange(0, 3), PLACES + 1 - dice.randrange(0, 3)
        tint, alpha = (dark, 0.55) if number % 2 else (light, 0.3)
        s.draw(tapered(_through(run[start:end]), width * dice.uniform(0.8, 1.5)), fill(tint, alpha))
        gleam = 3 + dice.randrange(0, 2)
        s.draw(
            tapered(_through(run[gleam : gleam + 4]), width * 2.2, 0.5), fill(mix(colour, "#ffe0b4", 0.6), 0.34, 0.8)
        )


def _through(run: Sequence[tuple[float, float]]) -> skia.Path:
    line = skia.Path()
    line.moveTo(*run[0])
    for spot in run[1:]:
        line.lineTo(*spot)
    return line


def lock(
    s: Bust, text: str, colour: Colour, thick: float = 18, curl: float = 0, tail: float = 0.62, outline: float = 2.2
) -> None:
    """One lock along a line: it swells to `thick`, ends in a point, and turns its end by `curl` units."""
    run = _places(path(text), 2 * PLACES)
    last, before = run[-1], run[-3]
    if curl:
        run.append((last[0] + curl, last[1] - abs(curl) * 0.35 * (1 if last[1] > before[1] else -1)))
    line = _through(run)
    shape = tapered(line, thick, tail)
    box = shape.getBounds()
    stops = [(0, s.tone(colour, 0.42)), (0.5, s.tone(colour, 0)), (1, s.tone(colour, -0.6))]
    s.draw(shape, linear(box.left(), 0, box.right(), 0, stops))
    lit = 1 if run[0][1] - run[-1][1] > run[0][0] - run[-1][0] else -1  # the side that looks to the upper left
    with s.clipped(shape):
        for aside, tint, alpha in (
            (-0.3, s.ink, 0.4),
            (0.04, s.ink, 0.34),
            (0.24, "#ffe0b8", 0.26),
            (-0.14, "#ffe0b8", 0.12),
        ):
            strand = _through(_beside(run, lit * aside * thick))
            s.draw(tapered(strand, max(1.6, thick * 0.12), 0.45), fill(tint, alpha))
    s.draw(shape, stroke(s.ink, outline, 0.95))


def _beside(run: Sequence[tuple[float, float]], by: float) -> list[tuple[float, float]]:
    """The line moved to its left by some units, back to it at its end."""
    moved = []
    for index, (x, y) in enumerate(run):
        ahead, behind = run[min(len(run) - 1, index + 1)], run[max(0, index - 1)]
        length = math.dist(ahead, behind) or 1
        share = by * math.sin(math.pi * min(1.0, 0.25 + 0.75 * index / len(run)))
        moved.append((x - (ahead[1] - behind[1]) / length * share, y + (ahead[0] - behind[0]) / length * share))
    return moved


def on_head(
    s: Bust, head: Head, text: str, colour: Colour, lines: Sequence[str] = (), lift: float = 5, width: float = 2
) -> None:
    """Hair that lies on the head: fringe, curls at the temples, a tonsure."""
    shape = head.on(text, lift)
    if abs(head.yaw) > 9:  # what hangs at the far temple is out of sight
        reach = 130 * head.scale
        near = rect(head.cx if head.side < 0 else head.cx - reach, head.cy - reach, reach, 2 * reach)
        brow = rect(head.cx - reach, head.cy - reach, 2 * reach, reach + 4 * head.scale)
        above = rect(head.cx - reach, head.cy - 160 * head.scale, 2 * reach, 118 * head.scale)
        shape = intersection(shape, union(intersection(head.outline(lift * 0.55), brow), near, above))
    mass(s, shape, colour, [head.on(line, lift) for line in lines], width)


def beard(s: Bust, head: Head, colour: Colour, length: float = 20, width: float = 1, point: float = 0.5) -> None:
    """A full beard with moustache, in locks; it ends `length` below the chin, 0 blunt .. 1 pointed."""
    end, blunt = 90 + length, 30 * width * (1 - point)
    w, middle = 50 * width, 62 + length * 0.35
    text = (
        f"M-54,-8 C-58,20 -{w + 4},{middle - 20} -{w - 6},{middle} C-{w - 12},{middle + 26} "
        f"-{blunt + 12},{end - 4} 0,{end} "
        f"C{blunt + 12},{end - 4} {w - 12},{middle + 26} {w - 6},{middle} C{w + 4},{middle - 20} 58,20 54,-8 "
        "C50,14 44,24 34,29 C26,32 20,28 14,31 C8,33 4,35 0,36 C-4,35 -8,33 -14,31 C-20,28 -26,32 -34,29 "
        "C-44,24 -50,14 -54,-8 Z"
    )
    below = rect(head.cx - 200, head.cy + 24 * head.scale, 400, 400)
    shape = intersection(head.on(text, 5), union(head.outline(2), below))
    gather = 0.25 + 0.4 * (1 - point)
    tips = [_beard_tip(head, x, gather, middle, end, length) for x in (-36, -26, -16, -5, 7, 17, 27, 37)]
    shape = union(shape, *tips)
    hole = head.on("M-15,47 C-7,41 7,41 15,47 C11,58 -11,58 -15,47 Z", 5)
    foot = end + 6
    flow = [
        f"M{x},{49 - abs(x) * 0.5} C{x * 1.12},{middle - 14} {x * gather * 1.5 + 5},{middle + 14} {x * gather},{foot}"
        for x in (-50, -42, -34, -25, -17)
    ]
    flow += [f"M{x},60 Q{x + 4},{middle + 10} {x * 0.7},{end + 6}" for x in (-11, -4, 4, 11)]
    flow += [
        f"M{x},{49 - abs(x) * 0.5} C{x * 1.12},{middle - 14} {x * gather * 1.5 - 5},{middle + 14} {x * gather},{foot}"
        for x in (17, 25, 34, 42, 50)
    ]
    mass(s, difference(shape, hole), colour, [head.on(line, 5) for line in flow])
    s.draw(hole, stroke(s.ink, 1.2, 0.3))


def _beard_tip(head: Head, x: float, gather: float, middle: float, end: float, length: float) -> skia.Path:
    """A lock that hangs out of the beard."""
    fall = end + 5 - abs(x) * (0.34 + 0.004 * length)
    foot = x * (gather + 0.18)
    text = f"M{x * 0.9},{middle - 8} Q{x * 0.95},{(middle + fall) / 2} {foot + (4 if x > 0 else -4)},{fall}"
    return tapered(head.on(text, 5), 22 * head.scale, 0.35)


def moustache(s: Bust, head: Head, colour: Colour, width: float = 26, droop: float = 6, thick: float = 11) -> None:
    """A moustache; `droop` below 0 turns its ends up."""
    for mirrored in (True, False):
        text = (
            f"M0,32 C8,28 {width * 0.6},{30 + droop * 0.2} {width},{40 + droop} C{width + 4},{43 + droop} {width + 3},"
            f"{46 + droop} {width - 2},{45 + droop} C{width * 0.6},{36 + thick} 10,{34 + thick} 0,{32 + thick * 0.8} Z"
        )
        lines = [
            f"M3,{35 + thick * step} Q{width * 0.5},{34 + thick * (0.1 + step)} "
            f"{width - 2 - 6 * step},{42 + droop + 3 * step}"
            for step in (0.0, 0.35, 0.7)
        ]
        mass(s, head.on(text, 8, mirrored), colour, [head.on(line, 8, mirrored) for line in lines], 1.6, 2)


def goatee(s: Bust, head: Head, colour: Colour, length: float = 16, width: float = 13) -> None:
    """A tuft on the chin."""
    text = (
        f"M-{width},66 C-6,60 6,60 {width},66 C{width},82 6,{84 + length} 0,{88 + length} C-6,{84 + length} "
        f"-{width},82 -{width},66 Z"
    )
    mass(s, head.on(text, 5), colour, [head.on(f"M{x},64 L{x * 0.3},{86 + length}", 5) for x in (-9, -3, 3, 9)], 1.6, 2)

"""Things that people carry in portraits: books, scrolls, letters, flasks, coins."""

from __future__ import annotations

import math

from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import SCREEN, fill, gold_leaf, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, oval, path, rect, star
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust


def paper(s: Bust, w: float, h: float, lines: int = 0, colour: Colour = "#f3e4bd") -> None:
    """A sheet round the origin, with lines too small to read."""
    sheet = path(
        f"M{-w / 2},{-h / 2} Q0,{-h / 2 + 5} {w / 2},{-h / 2} L{w / 2 - 2},{h / 2} Q0,{h / 2 - 6} "
        f"{-w / 2 + 2},{h / 2} Z"
    )
    s.draw(
        sheet,
        linear(-w / 2, 0, w / 2, 0, [(0, mix(colour, "#ffffff", 0.5)), (0.5, colour), (1, mix(colour, s.ink, 0.35))]),
    )
    for index in range(lines):
        y = -h / 2 + h * (index + 1.2) / (lines + 1.4)
        end = w * (0.36 if index % 3 else 0.22)
        s.draw(path(f"M{-w * 0.36},{y} Q0,{y + 3} {end},{y}"), stroke(s.ink, 1.8, 0.45))
    s.draw(sheet, stroke(s.ink, 2.3))


def wax(s: Bust, x: float, y: float, r: float, colour: Colour = "#b8262c", ribbon: bool = True) -> None:
    """A seal of wax on two ends of ribbon."""
    if ribbon:
        for dx in (-0.6, 0.6):
            tail = path(
                f"M{x},{y} L{x + dx * r - r * 0.4},{y + r * 2.3} L{x + dx * r},{y + r * 2} "
                f"L{x + dx * r + r * 0.5},{y + r * 2.3} Z"
            )
            s.draw(tail, fill(mix(colour, s.ink, 0.25)))
            s.draw(tail, stroke(s.ink, 1.6))
    blob = path("M10,0 C11,6 6,10 0,10 C-7,11 -11,5 -10,-1 C-11,-7 -5,-11 1,-10 C7,-11 11,-6 10,0 Z", x, y, r / 10)
    s.draw(
        blob,
        radial(
            x - r * 0.4,
            y - r * 0.4,
            r * 1.7,
            [(0, mix(colour, "#ffffff", 0.5)), (0.5, colour), (1, mix(colour, s.ink, 0.6))],
        ),
    )
    s.draw(blob, stroke(s.ink, 2))
    s.disc(x, y, r * 0.58, stroke(mix(colour, s.ink, 0.5), 1.6))
    s.draw(star(x, y, r * 0.36, 4, 0.4), fill(mix(colour, "#ffffff", 0.35), 0.8))


def scroll(s: Bust, length: float, r: float, band: Colour = "#b8302c") -> None:
    """A rolled sheet that stands upright round the origin."""
    roll = rect(-r, -length / 2, 2 * r, length, 5)
    s.draw(roll, linear(-r, 0, r, 0, [(0, "#fff8e0"), (0.4, "#f0ddb0"), (1, "#8f7048")]))
    s.draw(roll, stroke(s.ink, 2.4))
    end = oval(-r, -length / 2 - r * 0.45, 2 * r, r * 0.9)
    s.draw(end, fill("#ecd8a8"))
    s.draw(end, stroke(s.ink, 2.2))
    s.draw(oval(-r * 0.5, -length / 2 - r * 0.2, r, r * 0.42), stroke(s.ink, 1.7, 0.7))
    strip = rect(-r - 1.5, -r * 0.35, 2 * r + 3, r * 0.7)
    s.draw(strip, fill(band))
    s.draw(strip, linear(-r, 0, r, 0, [(0, "#ffffff", 0.3), (0.4, "#ffffff", 0), (1, s.ink, 0.6)]))
    s.draw(strip, stroke(s.ink, 2))


def book(s: Bust, w: float, h: float, colour: Colour, depth: float = 14, clasp: bool = True) -> None:
    """A closed book round the origin, its cover to the viewer, its pages on the right."""
    pages = path(
        f"M{-w / 2 + 4},{h / 2} L{w / 2},{h / 2} L{w / 2 + depth},{h / 2 - depth * 0.8} "
        f"L{w / 2 + depth},{-h / 2 - depth * 0.4} L{w / 2},{-h / 2} Z"
    )
    s.draw(pages, fill("#d8c194"))
    for step in (0.3, 0.55, 0.8):
        s.draw(
            path(
                f"M{w / 2 + depth * step},{h / 2 - depth * 0.8 * step} "
                f"L{w / 2 + depth * step},{-h / 2 - depth * 0.4 * step}"
            ),
            stroke(s.ink, 1.1, 0.4),
        )
    s.draw(pages, stroke(s.ink, 2.2))
    cover = rect(-w / 2, -h / 2, w, h, 4)
    s.draw(
        cover,
        linear(
            -w / 2,
            -h / 2,
            w / 2,
            h / 2,
            [(0, s.tone(colour, 0.5)), (0.5, s.tone(colour, 0.05)), (1, s.tone(colour, -0.6))],
        ),
    )
    s.draw(cover, stroke(s.ink, 2.5))
    s.draw(rect(-w / 2 + 7, -h / 2 + 7, w - 14, h - 14, 3), stroke(GOLD, 2.2))
    s.draw(rect(-w / 2 + 11, -h / 2 + 11, w - 22, h - 22, 2), stroke(GOLD, 1, 0.8))
    if clasp:
        s.gilded(rect(w / 2 - 12, -7, 14 + depth, 14, 3), w / 2 - 12, w / 2 + depth)


def coin(s: Bust, x: float, y: float, r: float, squeeze: float = 1) -> None:
    """A gold coin, seen slanting by `squeeze`."""
    with s.moved(x, y):
        s.canvas.scale(squeeze, 1)
        s.disc(1, 2, r * 1.12, fill(s.ink))
        s.disc(0, 0, r, gold_leaf())
        s.disc(0, 0, r * 0.72, stroke("#6a3a0c", 1.6, 0.8))
        s.draw(star(0, 0, r * 0.42, 5), fill("#7a4a12", 0.85))


def quill(s: Bust, colour: Colour = "#f6efe0", length: float = 120) -> None:
    """A feather whose nib is at the origin, upright."""
    vane = path(
        f"M0,{-length * 0.25} C-22,{-length * 0.5} -18,{-length * 0.85} 4,{-length} C22,{-length * 0.8} "
        f"20,{-length * 0.45} 0,{-length * 0.25} Z"
    )
    s.cloth(vane, colour, (-20, 22), (0.5, 0.1, -0.5), hatched=False, outline=2.2)
    with s.clipped(vane):
        for index in range(14):
            y = -length * (0.3 + 0.046 * index)
            left, right = f"M1,{y} q-10,-4 -22,-{length * 0.1}", f"M2,{y} q10,-5 20,-{length * 0.1}"
            for side in (left, right):
                s.draw(tapered(path(side), 2, 0.3), fill(s.ink, 0.38))
                with s.moved(0, -2):
                    s.draw(tapered(path(side), 1.6, 0.3), fill("#ffffff", 0.6))
        s.draw(path(f"M-12,{-length * 0.44} l-12,-3 l11,-8 Z"), fill(s.ink, 0.7))
    s.draw(vane, stroke(s.ink, 2.2))
    s.pipe(path(f"M0,0 Q-3,{-length * 0.4} 4,{-length * 0.96}"), "#d8c8a0", 2.2, 5)


def flask(s: Bust, r: float, colour: Colour, level: float = 0.1) -> None:
    """A round flask with a neck, its belly round the origin, filled up to `level` of the radius above the middle."""
    glass = path(
        f"M{-r * 0.28},{-r * 1.9} L{-r * 0.28},{-r * 0.92} C{-r * 1.35},{-r * 0.5} {-r * 1.2},{r} 0,{r} "
        f"C{r * 1.2},{r} {r * 1.35},{-r * 0.5} {r * 0.28},{-r * 0.92} L{r * 0.28},{-r * 1.9} Z"
    )
    s.glow(0, 0, r * 2.6, colour, 0.75)
    s.draw(glass, fill("#dff4ea", 0.38))
    with s.clipped(glass):
        top = -r * level
        liquid = path(
            f"M{-2 * r},{top} Q{-r * 0.5},{top - 5} 0,{top} Q{r * 0.5},{top + 5} {2 * r},{top} L{2 * r},{2 * r} "
            f"L{-2 * r},{2 * r} Z"
        )
        stops = [(0, mix(colour, "#ffffff", 0.6)), (0.45, colour), (1, mix(colour, s.ink, 0.55))]
        s.draw(liquid, linear(-r, 0, r, 0, stops))
        for angle in range(0, 360, 50):
            x, y = r * 0.5 * math.cos(angle), r * 0.4 + r * 0.35 * math.sin(angle * 1.7)
            s.disc(x, y, r * 0.09, fill("#ffffff", 0.55))
    s.draw(
        path(f"M{-r * 0.72},{-r * 0.3} C{-r * 0.95},{r * 0.2} {-r * 0.7},{r * 0.6} {-r * 0.4},{r * 0.75}"),
        stroke("#ffffff", 3.2, 0.85),
    )
    s.draw(glass, stroke(s.ink, 2.5))
    cork = rect(-r * 0.34, -r * 2.15, r * 0.68, r * 0.36, 3)
    s.draw(cork, fill("#a8743a"))
    s.draw(cork, stroke(s.ink, 2))


def orb(s: Bust, x: float, y: float, r: float) -> None:
    """A ball of glowing crystal."""
    s.disc(
        x, y, r * 2.6, radial(x, y, r * 2.6, [(0, "#c8f0ff", 0.8), (0.4, "#8a7aff", 0.4), (1, "#6a4aff", 0)], SCREEN)
    )
    s.draw(
        circle(x, y, r),
        radial(
            x - r * 0.35, y - r * 0.35, r * 1.6, [(0, "#ffffff"), (0.35, "#a8d8ff"), (0.7, "#6a4ad8"), (1, "#22105a")]
        ),
    )
    s.draw(circle(x, y, r), stroke(s.ink, 2.6))
    s.draw(star(x, y, r * 0.42, 4, 0.28), fill("#ffffff"))
    s.draw(
        path(f"M{x - r * 0.7},{y - r * 0.35} Q{x - r * 0.55},{y - r * 0.75} {x - r * 0.15},{y - r * 0.86}"),
        stroke("#ffffff", 3.6, 0.8),
    )

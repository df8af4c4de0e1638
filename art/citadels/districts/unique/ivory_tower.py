"""The Ivory Tower."""

from __future__ import annotations

import random

import skia

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import path, polygon, rect, star
from art.kit.scene.scene import Scene

AXIS, FOOT, HEAD = 150.0, 440.0, 166.0  # the tower: its axis, where the clouds hide it, where its chamber begins


@district("unique", seed=83)
def ivory_tower(s: Scene) -> None:
    """One white tower winds up out of the clouds; a single window burns, herons pass beneath the stars."""
    s.hour("#0e0a34", "#2a1f7a", "#6a4ac0", "#d890d8", "#ffd0dc", horizon=350)
    _stars(s)
    _peaks(s)
    _billows(s, 338, 30, "#c8a0e8", 1)
    s.glow(AXIS, 240, 190, "#ffe8f8", 0.35)
    _tower(s)
    _chamber(s)
    _billows(s, 384, 44, "#e8b8e8", 2)
    for x, y, k in ((300, 186, 1.0), (366, 256, 0.62), (262, 240, 0.5)):
        with s.moved(x, y, -14, k):
            _heron(s)
    _billows(s, 438, 64, "#ffe0f0", 3)
    with s.moved(250, 396, -8, 1.6):
        _heron(s)
    s.finish(0.5)


def _stars(s: Scene) -> None:
    """The milky way runs across the sky."""
    dice = random.Random(5)
    for _ in range(260):
        share, off = dice.random(), dice.gauss(0, 34)
        x, y = 420 * share + off * 0.5, 10 + 250 * (1 - share) ** 1.2 + off
        s.disc(x, y, dice.uniform(0.4, 1.3), fill("#fff4ff", dice.uniform(0.3, 0.9)))
    for x, y, q in ((40, 60, 6), (350, 44, 7), (250, 96, 5), (374, 240, 4), (66, 200, 4)):
        s.draw(star(x, y, q, 4, 0.18), fill("#ffffff"))
        s.glow(x, y, q * 3, "#ffffff", 0.5)
    s.moon(322, 92, 22, full=False)


def _peaks(s: Scene) -> None:
    for x, top, w, haze in ((330, 262, 130, 0.3), (258, 300, 90, 0.5), (40, 286, 110, 0.45), (392, 292, 100, 0.4)):
        tint = mix("#4a3a9a", "#e0a0d8", haze)
        s.draw(polygon((x - w / 2, 400), (x, top), (x + w / 2, 400)), fill(tint))
        s.draw(polygon((x, top), (x + w / 2, 400), (x + w * 0.06, 400), (x - w * 0.06, top + 40)), fill(s.ink, 0.22))
        s.draw(
            polygon(
                (x, top),
                (x - w * 0.13, top + 30),
                (x - w * 0.03, top + 24),
                (x + w * 0.03, top + 34),
                (x + w * 0.12, top + 30),
            ),
            fill("#fff0fa", 0.85),
        )


def _billows(s: Scene, y: float, size: float, tint: Colour, seed: int) -> None:
    """A bank of heaped cloud across the picture."""
    dice = random.Random(seed * 7)
    bank = skia.Path()
    bank.addRect(skia.Rect(-20, y, 420, 520))
    x = -30.0
    while x < 430:
        r = dice.uniform(0.45, 1) * size
        bank.addCircle(x, y + size * 0.2, r)
        x += r * 0.95
    bank = skia.Simplify(bank) or bank
    s.draw(
        bank,
        linear(
            0,
            y - size,
            0,
            y + size * 1.6,
            [(0, mix(tint, "#ffffff", 0.5)), (0.5, tint), (1, mix(tint, "#6a3fb0", 0.7))],
        ),
    )
    with s.clipped(bank):
        for _ in range(12):
            cx, cy, r = dice.uniform(0, 400), y + dice.uniform(0, size), dice.uniform(0.3, 0.6) * size
            s.draw(
                path(f"M{cx - r},{cy} Q{cx - r},{cy - r} {cx},{cy - r} Q{cx + r},{cy - r} {cx + r},{cy}"),
                stroke("#ffffff", 2.4, 0.5),
            )
    s.draw(bank, stroke(s.ink, 1.6, 0.35))


def _half(y: float) -> float:
    """Half the width of the shaft at this height."""
    return 25 + (y - HEAD) / (FOOT - HEAD) * 26


def _tower(s: Scene) -> None:
    """The shaft with its winding stair: each turn passes in front from lower left to upper right."""
    ivory = [(0, "#fffdf4"), (0.3, "#fff6e6"), (0.62, "#d8c0dc"), (1, "#7a62a8")]
    shaft = polygon(
        (AXIS - _half(HEAD), HEAD), (AXIS + _half(HEAD), HEAD), (AXIS + _half(FOOT), FOOT), (AXIS - _half(FOOT), FOOT)
    )
    s.inked(shaft, linear(AXIS - 50, 0, AXIS + 50, 0, ivory), 2.2)
    with s.clipped(shaft):
        for i in range(30):
            y = HEAD + i * 11
            s.draw(path(f"M{AXIS - 60},{y} Q{AXIS},{y + 16} {AXIS + 60},{y}"), stroke(s.ink, 0.9, 0.16))
        s.hatch(rect(AXIS + 18, HEAD, 60, 330), AXIS + 18, HEAD, 60, 330, 0.14)
    y = FOOT + 20
    while y > HEAD + 40:
        _turn(s, y, y - 52)
        y -= 52
    for x, wy in ((AXIS - 20, 336), (AXIS + 8, 282), (AXIS - 18, 232), (AXIS + 6, 178)):
        s.window(x, wy, 9, 19, False, "arch", mullions=False)
    s.figure(AXIS + 10, 330, 30, "#7a2e8e", dress="robe", head="hood", hat="#5a2f8e", pose="walk")
    s.glow(AXIS + 19, 316, 26, "#ffd070", 0.9)
    s.disc(AXIS + 18, 316, 2.4, fill("#fff3bf"))


def _turn(s: Scene, low: float, high: float) -> None:
    """One visible half-turn of the stair with its parapet."""
    x0, x1 = AXIS - _half(low) - 9, AXIS + _half(high) + 9
    sag = 26
    top = f"M{x0},{low} C{x0 + 20},{low + sag * 0.7} {x1 - 30},{high + sag * 1.5} {x1},{high}"
    band = path(
        f"{top} L{x1},{high + 13} C{x1 - 30},{high + sag * 1.5 + 14} {x0 + 20},{low + sag * 0.7 + 14} {x0},{low + 12} Z"
    )
    s.draw(
        path(f"M{x0},{low + 14} C{x0 + 20},{low + sag * 0.7 + 16} {x1 - 30},{high + sag * 1.5 + 18} {x1},{high + 16}"),
        stroke(s.ink, 7, 0.22),
    )
    s.inked(band, linear(x0, 0, x1, 0, [(0, "#ffffff"), (0.4, "#fff2e2"), (1, "#9a80bc")]), 1.8)
    for i in range(1, 12):
        t = i / 12
        x = (1 - t) ** 3 * x0 + 3 * (1 - t) ** 2 * t * (x0 + 20) + 3 * (1 - t) * t * t * (x1 - 30) + t**3 * x1
        y = (
            (1 - t) ** 3 * low
            + 3 * (1 - t) ** 2 * t * (low + sag * 0.7)
            + 3 * (1 - t) * t * t * (high + sag * 1.5)
            + t**3 * high
        )
        s.draw(path(f"M{x - 2.4},{y + 11} V{y + 6} Q{x},{y + 2} {x + 2.4},{y + 6} V{y + 11}"), stroke(s.ink, 1.2, 0.6))


def _chamber(s: Scene) -> None:
    """The chamber at the top: a balcony, the one lit window, a pearl dome."""
    cx, y = AXIS, HEAD
    s.inked(
        path(
            f"M{cx - 32},{y + 10} L{cx - 48},{y - 8} H{cx + 48} L{cx + 32},{y + 10} Q{cx},{y + 24} {cx - 32},{y + 10} Z"
        ),
        linear(cx - 48, 0, cx + 48, 0, [(0, "#ffffff"), (0.5, "#f0dcec"), (1, "#7a62a8")]),
    )
    s.wall(cx - 30, y - 62, 60, 54, "#fff6ea", None, True)
    s.glow(cx - 2, y - 34, 96, "#ffc860", 0.95)
    s.window(cx - 14, y - 54, 28, 44, True, "gothic")
    s.draw(path(f"M{cx - 7},{y - 10} q1,-17 7,-18 q6,1 7,18 Z"), fill(s.ink, 0.75))
    s.disc(cx, y - 32, 4.6, fill(s.ink, 0.75))
    for i in range(9):
        x = cx - 44 + i * 11
        s.line(x, y - 8, x, y - 20, stroke(s.ink, 1.8))
    s.rod((cx - 48, y - 21), (cx + 48, y - 21), "#fff6ea", 3.4, 6)
    s.inked(rect(cx - 36, y - 68, 72, 8), fill("#fff0d8"), 1.8)
    _spire(s, cx, y - 66)


def _spire(s: Scene, cx: float, y: float) -> None:
    """A crown of pinnacles round a slender carved spire."""
    ivory = linear(cx - 34, 0, cx + 34, 0, [(0, "#ffffff"), (0.45, "#fff0e4"), (1, "#7a62a8")])
    s.inked(
        path(
            f"M{cx - 24},{y} C{cx - 22},{y - 26} {cx - 7},{y - 40} {cx},{y - 84} C{cx + 7},{y - 40} "
            f"{cx + 22},{y - 26} {cx + 24},{y} Z"
        ),
        ivory,
    )
    for i in range(5):
        s.draw(
            path(f"M{cx - 20 + i * 3},{y - 8 - i * 11} Q{cx},{y - 1 - i * 11} {cx + 20 - i * 3},{y - 14 - i * 11}"),
            stroke(s.ink, 1.3, 0.4),
        )
    for dx, h in ((-36, 34), (36, 34), (-19, 28), (19, 28)):
        s.inked(
            path(f"M{cx + dx - 6},{y + 4} V{y - h * 0.4} L{cx + dx},{y - h} L{cx + dx + 6},{y - h * 0.4} V{y + 4} Z"),
            ivory,
            1.6,
        )
        s.disc(cx + dx, y - h - 2, 2.2, fill(GOLD))
    s.draw(star(cx, y - 88, 8, 8, 0.4), fill("#fff6d0"))
    s.glow(cx, y - 88, 26, "#fff0c0", 0.8)


def _heron(s: Scene) -> None:
    white = linear(-40, -30, 40, 20, [(0, "#ffffff"), (1, "#c8b0e0")])
    s.inked(
        path("M-6,0 C-22,-30 -44,-40 -62,-38 C-56,-32 -50,-28 -46,-22 C-40,-18 -30,-4 -8,8 Z"), fill("#b8a0d8"), 1.5
    )
    s.draw(path("M-24,4 L-58,12"), stroke(s.ink, 2.2))
    s.inked(
        path(
            "M-26,4 C-12,-8 14,-10 26,-6 C36,-2 40,-12 34,-18 C38,-22 44,-20 46,-16 L64,-12 L46,-10 "
            "C46,2 34,8 22,8 C6,14 -14,12 -26,4 Z"
        ),
        white,
        1.6,
    )
    wing = "M4,-4 C-4,-30 2,-56 24,-74 L26,-64 L32,-62 L31,-52 L36,-48 L33,-38 L36,-32 C32,-20 26,-8 16,0 Z"
    s.inked(path(wing), white, 1.6)
    for line in ("M10,-6 Q8,-36 25,-63", "M13,-5 Q16,-32 31,-51", "M15,-4 Q22,-24 33,-37"):
        s.draw(path(line), stroke(s.ink, 1.1, 0.5))
    s.draw(path("M-12,2 C-28,-12 -44,-22 -56,-32 M-8,6 C-24,-4 -36,-12 -46,-20"), stroke(s.ink, 1.1, 0.5))
    s.disc(38.6, -17.4, 1.2, fill(s.ink))

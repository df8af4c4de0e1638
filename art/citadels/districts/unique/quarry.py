"""The Quarry."""

from __future__ import annotations

import math
import random

from art.citadels.catalogue import district
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage

MARBLE = "#f6ecf0"


@district("unique", seed=52)
def quarry(s: Scene) -> None:
    """Into the pit: giant steps of white marble in the evening sun, a block as large as a hut on the crane, an ox."""
    s.hour("#2a1f72", "#6a48b0", "#d888c0", "#ffd0b8", horizon=190)
    for x, y, w in ((-30, 60, 150), (210, 40, 190), (80, 96, 140)):
        s.cloud(x, y, w, 0.5, "#ffd8e0")
    s.ridge(150, 26, 0.6, 2, True)
    pit = Stage(s, (-7.4, 5.6, -9.0), turn=29, tilt=-9, focal=350, centre=(200, 232))
    pit.floor(-30, 40, -7, 34, "#d0a8b4", 0, 0.2)
    _terraces(s, pit)
    _workers(s, pit)
    _crane(s, pit)
    _chips(s)
    _loose_blocks(s, pit)
    with s.moved(-8, 22, 0, 0.98):
        _ox_and_sledge(s)
    s.finish(0.45)


def _terraces(s: Scene, pit: Stage) -> None:
    """Four steps round two sides of the pit: treads in the sun, one wall lit, the other in violet shade."""
    for i in reversed(range(4)):
        high, back = 2.3 * (i + 1), 9.0 + 3.0 * i
        side = 6.0 + 2.6 * i
        pit.paint(
            [(-30, high, back), (-30, high, back + 3.2), (40, high, back + 3.2), (40, high, back)], MARBLE, 0.75, 0.1
        )
        pit.wall((-30, back), (side + 0.2, back), high - 2.3, high, "#6a4ea0", None, -0.25)
        _saw_marks(s, pit, ((-30, back), (side, back)), high)
        pit.paint(
            [(side, high, -6), (side, high, back + 3), (side + 9, high, back + 3), (side + 9, high, -6)],
            MARBLE,
            0.75,
            0.1,
        )
        pit.wall((side, back), (side, -6), high - 2.3, high, "#c88aa8", None, 0.2)
        _saw_marks(s, pit, ((side, back), (side, -6)), high)
    dice = random.Random(4)
    for i in range(15):
        x, y = pit.at(-16 + i * 2.4, 9.2, 20 + dice.uniform(0, 1.5))
        s.tree(x, y, dice.uniform(26, 44), 13, "#3a6a6a", "cypress")


def _saw_marks(s: Scene, pit: Stage, run: tuple[tuple[float, float], tuple[float, float]], high: float) -> None:
    """Joints where the blocks were sawn: courses and offset uprights."""
    (ax, az), (bx, bz) = run
    low = high - 2.3
    for row in (1, 2):
        y = low + row * 2.3 / 3
        s.draw(pit.track([(ax, y, az), (bx, y, bz)]), stroke(s.ink, 1.5, 0.4))
    count = int((abs(bx - ax) + abs(bz - az)) / 1.5)
    for i in range(count):
        share = (i + 0.5 * (int(high) % 2)) / count
        x, z = ax + (bx - ax) * share, az + (bz - az) * share
        for row in range(3):
            if (i + row) % 2 == 0:
                y = low + row * 2.3 / 3
                s.draw(pit.track([(x, y, z), (x, y + 2.3 / 3, z)]), stroke(s.ink, 1.4, 0.4))
    lit = "#ffffff" if ax == bx else "#d8c8f0"
    s.draw(pit.track([(ax, high, az), (bx, high, bz)]), stroke(lit, 2.6, 0.9))


def _crane(s: Scene, pit: Stage) -> None:
    """A mast with its boom and treadwheel; the great block hangs in its ropes."""
    mast, top = (-5.4, 0, 4.4), (-5.4, 9.8, 4.4)
    tip = (-0.6, 9.2, 1.4)
    for foot in ((-7.0, 0, 3.2), (-3.8, 0, 6.0)):
        s.rod(pit.at(*foot), pit.at(-5.4, 6.4, 4.4), s.tone("wood", 0.1), 6, 10)
    s.rod(pit.at(*mast), pit.at(*top), s.tone("wood", 0.45), 10, 14)
    s.rod(pit.at(-5.4, 1.6, 4.4), pit.at(*tip), s.tone("wood", 0.4), 8, 12)
    s.line(*pit.at(*top), *pit.at(*tip), stroke(s.ink, 3))
    wx, wy = pit.at(-5.4, 1.9, 4.2)
    s.draw(circle(wx, wy, 35), stroke(s.ink, 11))
    s.draw(circle(wx, wy, 35), stroke(s.tone("wood", 0.3), 6.4))
    for i in range(4):
        a = math.pi * i / 4 + 0.2
        s.rod(
            (wx - 33 * math.cos(a), wy - 33 * math.sin(a)),
            (wx + 33 * math.cos(a), wy + 33 * math.sin(a)),
            s.tone("wood", 0.2),
            3.4,
            6.4,
        )
    s.figure(wx + 2, wy + 30, 44, "#8a2e4e", dress="tunic", head="cap", hat="#e0a52e", pose="walk")
    tx, ty = pit.at(*tip)
    hook = pit.at(-0.6, 7.2, 1.4)
    s.line(tx, ty, *hook, stroke(s.ink, 4))
    s.inked(circle(tx, ty, 8), fill(s.tone("gold", 0)), 2)
    low, high = (-2.3, 2.9, -0.2), (0.9, 5.5, 3.0)
    shade = pit.face((-2.3, 0.02, -0.2), (-2.3, 0.02, 3.0), (0.9, 0.02, 3.0), (0.9, 0.02, -0.2))
    s.draw(shade, fill(s.ink, 0.4, blur=3))
    _marble(s, pit, low, high)
    for corner in ((-2.3, 5.5, -0.2), (0.9, 5.5, -0.2), (-2.3, 5.5, 3.0), (0.9, 5.5, 3.0)):
        s.line(*pit.at(*corner), *hook, stroke(s.ink, 2.6))
    for x in (-1.5, 0.1):
        s.draw(pit.track([(x, 2.9, -0.22), (x, 5.5, -0.22), (x, 5.52, 3.0)]), stroke(s.tone("wood", -0.3), 3.4))
    s.inked(circle(*hook, 5), fill(s.tone("dark", 0.2)), 2)


def _chips(s: Scene) -> None:
    """Chips of stone, wheel tracks and the last warm light on the floor."""
    s.draw(
        polygon((-10, 380), (190, 330), (410, 380), (410, 430), (-10, 470)),
        linear(0, 330, 0, 450, [(0, "#ffd0a8", 0.05), (1, "#ffd0a8", 0.45)]),
    )
    for line in ("M-10,470 Q160,440 330,360", "M-10,488 Q190,456 362,372"):
        s.draw(path(line), stroke("#7a5a8a", 3, 0.45))
    dice = random.Random(8)
    for _ in range(60):
        x, y = dice.uniform(0, 400), dice.uniform(312, 474)
        k = (0.6 + (y - 312) / 160) * dice.uniform(1.5, 4)
        s.inked(
            polygon((x - k, y), (x - k * 0.3, y - k), (x + k, y - k * 0.3), (x + k * 0.7, y + k * 0.5)),
            fill(dice.choice(("#fff4ec", "#e8c8d8", "#b898c0"))),
            1,
        )


def _marble(s: Scene, pit: Stage, low: tuple[float, float, float], high: tuple[float, float, float]) -> None:
    """One block: top and left side in the sun, front in shade."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    if pit.eye[1] > y1:
        pit.paint([(x0, y1, z0), (x0, y1, z1), (x1, y1, z1), (x1, y1, z0)], MARBLE, 0.85, 0.1, 2.2)
    pit.paint([(x0, y1, z1), (x0, y1, z0), (x0, y0, z0), (x0, y0, z1)], "#ffe4cc", 0.5, 0.1, 2.2)
    pit.paint([(x0, y1, z0), (x1, y1, z0), (x1, y0, z0), (x0, y0, z0)], "#a890d4", 0.0, 0.2, 2.2)
    s.draw(pit.track([(x0, y1, z1), (x0, y1, z0), (x1, y1, z0)]), stroke("#ffffff", 1.8, 0.9))


def _loose_blocks(s: Scene, pit: Stage) -> None:
    """Cut blocks wait on the floor; masons measure and split."""
    for low, high in (((3.4, 0, 1.2), (5.4, 1.2, 3.0)),):
        _marble(s, pit, low, high)
    pit.figure(2.1, -0.3, "#3f5ab0", dress="tunic", head="wide", hat="#e8c87a", pose="point", facing=-1)
    pit.figure(-2.2, -1.6, "#b8503a", dress="tunic", head="hair", pose="raise", skin="#8a5a3c", height=1.8)
    _marble(s, pit, (3.0, 0, -2.6), (5.2, 1.15, -0.6))
    pit.figure(4.2, -1.6, "#7a2e6e", dress="tunic", head="cap", hat="#e0a52e", pose="bow", facing=-1, y=1.15)


def _workers(s: Scene, pit: Stage) -> None:
    """Far off, on the steps."""
    for x, y, z, tint in (
        (-2.0, 2.3, 10.2, "#8a2e4e"),
        (2.6, 4.6, 13.4, "#2f4f8e"),
        (-7.0, 4.6, 13.0, "#b8703a"),
        (7.4, 2.3, 4.0, "#3f7a5c"),
    ):
        pit.figure(x, z, tint, dress="tunic", head="wide", hat="#e8c87a", pose="walk", y=y)
    for base, top in (((0.6, 0, 8.8), (1.0, 2.5, 9.1)), ((-4.0, 2.3, 11.8), (-3.6, 4.8, 12.1))):
        for shift in (0.0, 0.6):
            s.rod(
                pit.at(base[0] + shift, base[1], base[2]),
                pit.at(top[0] + shift, top[1], top[2]),
                s.tone("wood", 0.4),
                2.4,
                4.6,
            )
        for i in range(6):
            k = (i + 0.5) / 6
            a = [base[n] + (top[n] - base[n]) * k for n in range(3)]
            s.line(*pit.at(a[0], a[1], a[2]), *pit.at(a[0] + 0.6, a[1], a[2]), stroke(s.ink, 2))


def _stone_block(s: Scene, x: float, y: float, w: float, h: float) -> None:
    """A sawn block standing on y, with its top and its shaded side."""
    top = polygon((x, y - h), (x + 12, y - h - 9), (x + w + 12, y - h - 9), (x + w, y - h))
    side = polygon((x + w, y - h), (x + w + 12, y - h - 9), (x + w + 12, y - 9), (x + w, y))
    front = rect(x, y - h, w, h)
    s.inked(front, linear(x, 0, x + w, 0, [(0, s.tone("white", 0.5)), (1, s.tone("pale", -0.15))]), 1.9)
    s.inked(top, fill(s.tone("white", 0.9)), 1.9)
    s.inked(side, fill(s.tone("grey", -0.5)), 1.9)


def _ox_and_sledge(s: Scene) -> None:
    s.ellipse(56, 438, 210, 14, fill(s.ink, 0.35))
    s.draw(path("M150,418 L206,436"), stroke(s.ink, 3))
    sledge = path("M168,444 L268,444 Q280,444 282,434 L290,434 Q290,452 272,453 L168,453 Z")
    s.inked(sledge, fill(s.tone("wood", 0.1)), 1.9)
    _stone_block(s, 186, 443, 66, 34)
    hide = linear(0, 362, 0, 446, [(0, "#f0d0a8"), (0.5, "#b08868"), (1, "#5a3a4e")])
    for text in ("M92,416 L96,444 H106 L106,414 Z", "M134,416 L138,444 H148 L148,410 Z"):
        s.inked(path(text), fill(s.tone("#7a5a50", -0.5)), 2)
    s.draw(path("M158,388 Q172,402 168,428"), stroke(s.ink, 5))
    body = path(
        "M62,374 C70,362 86,360 98,368 C116,374 138,372 150,378 C163,385 165,404 160,418 L158,446 H146 L144,424 "
        "C130,429 112,429 98,425 L94,446 H82 L80,422 C74,417 68,410 64,402 C58,409 50,415 42,416 C33,417 27,411 "
        "29,404 C31,394 37,387 44,380 C50,374 56,372 62,374 Z"
    )
    s.inked(body, hide, 2.6)
    s.inked(path("M64,384 L80,380 L74,392 Z"), fill(s.tone("#b08868", -0.2)), 1.6)
    for horn in ("M47,380 C34,377 28,364 35,352", "M62,376 C74,370 77,358 69,348"):
        s.pipe(path(horn), "#fff0d0", 4, 7.4)
    s.disc(48, 392, 2.4, fill(s.ink))
    s.ellipse(29, 402, 15, 12, fill(s.tone("#f0d0b8", 0.3)))
    s.disc(33, 407, 1.6, fill(s.ink))
    s.rod((84, 362), (98, 422), s.tone("wood", -0.2), 6, 9)

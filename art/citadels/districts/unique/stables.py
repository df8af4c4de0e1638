"""The Stables."""

from __future__ import annotations

import math
import random

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import PLUS, fill, linear, stroke
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("unique", seed=88)
def stables(s: Scene) -> None:
    """A long thatched stable runs back to the dawn; four horses look over their half doors, hay stands ready."""
    s.hour("#4a4ab0", "#9a7ad0", "#f0a8c8", "#ffe4c0", horizon=300)
    s.disc(352, 244, 24, fill("#fffbe8"))
    s.glow(352, 244, 180, "#fff0c0", 0.8)
    for _ in range(3):
        s.cloud(s.random.uniform(140, 280), s.random.uniform(70, 180), s.random.uniform(90, 150), 0.45, "#fff0f4")
    s.ridge(282, 12, 0.7, 1)
    s.ridge(296, 8, 0.5, 2)
    yard = Stage(s, (-0.4, 1.75, 0), turn=2, tilt=2, focal=330, centre=(200, 262))
    yard.floor(-20, 20, 1.0, 40, "#b8986a", 0, 0.05)
    _straw(s)
    _barn(s, yard)
    for i, (coat, mane) in enumerate(
        (("#e8e0f0", "#b8a8d0"), ("#3a2a3a", "#1a1424"), ("#b06a3a", "#5a2f1a"), ("#8a4a2a", "#e8c890"))
    ):
        _horse_at(s, yard, 3 - i, coat, mane)
    _hay_cart(s)
    s.figure(
        150, 446, 118, "#3f6a9a", dress="tunic", head="cap", hat="#8a5a2a", pose="point", facing=-1, hair="#b8823a"
    )
    s.draw(path("M112,353 l-16,-3 l16,-6 Z"), fill("#ff9a3a"))
    _groom(s)
    s.finish(0.45)


def _groom(s: Scene) -> None:
    """A dapple grey, saddled, is led out by a groom; swallows, the first sun across the yard."""
    s.birds(250, 110, 7, 34, "#2a1f4a")
    s.ellipse(196, 452, 170, 18, fill(s.ink, 0.35, blur=3))
    s.figure(
        292, 446, 152, "#a8503a", dress="tunic", head="wide", hat="#e8c87a", pose="carry", facing=-1, hair="#3a2620"
    )
    with s.moved(296, 464, 0, 1.5):
        _grey(s)
    glow = [(0, "#fff0c0", 0.2), (1, "#fff0c0", 0)]
    s.draw(polygon((410, 300), (410, 490), (-10, 490), (-10, 440)), linear(400, 320, 60, 470, glow, PLUS))


def _grey(s: Scene) -> None:
    """The horse, 106 units high, looking left; (0, 0) lies under its belly."""
    dark = linear(-30, 0, 40, 0, [(0, "#8a84b0"), (1, "#4a4474")])
    for leg in ("M-24,-32 L-17,-2 H-8 L-13,-32 Z", "M22,-32 L15,-15 L13,-2 H22 L26,-14 L34,-32 Z"):
        s.inked(path(leg), dark, 1.6)
    s.inked(path("M40,-62 C58,-62 60,-36 52,-10 C50,-22 46,-34 38,-46 Z"), dark, 1.6)
    body = path(
        "M-72,-76 C-73,-70 -68,-66 -63,-66 C-56,-66 -52,-70 -47,-74 C-44,-66 -38,-56 -36,-46 C-34,-38 -31,-34 -29,-30 "
        "L-31,0 H-21 L-17,-28 C-4,-23 12,-23 24,-28 L28,-15 L25,0 H35 L39,-16 L42,-34 C48,-44 47,-57 40,-63 "
        "C30,-69 8,-66 -10,-66 C-18,-72 -28,-90 -38,-97 L-40,-107 L-47,-99 C-54,-94 -64,-86 -72,-76 Z"
    )
    s.inked(body, linear(-70, -90, 44, 0, [(0, "#ffffff"), (0.5, "#d0c8e4"), (1, "#7a74a4")]), 1.8)
    with s.clipped(body):
        for i in range(16):
            s.disc(8 + (i * 11) % 36, -58 + (i * 17) % 30, 2.6, fill("#ffffff", 0.55))
    s.inked(path("M-41,-104 C-30,-98 -18,-82 -9,-65 C-18,-64 -25,-70 -29,-76 C-31,-84 -37,-94 -41,-104 Z"), dark, 1.4)
    s.inked(
        path("M-8,-67 C4,-70 16,-69 22,-67 L26,-42 C14,-38 2,-38 -6,-42 Z"),
        linear(-8, 0, 24, 0, [(0, "#e0485a"), (1, "#7a1f48")]),
        1.6,
    )
    s.inked(path("M-5,-70 C2,-64 12,-64 20,-72 L20,-62 C12,-58 2,-58 -5,-62 Z"), fill("#6a3a2a"), 1.6)
    s.disc(-52, -86, 1.9, fill(s.ink))
    s.draw(path("M-64,-68 L-57,-84 L-44,-92 M-60,-78 L-50,-74"), stroke("#8a2f3a", 2.4))
    s.draw(path("M-68,-71 Q-65,-70 -63,-72"), stroke(s.ink, 1.2))


BARN = ((-3.3, 3.3), (3.6, 13.0))  # near and far end of its front, (x, z)
STALLS = 4


def _along(share: float) -> tuple[float, float]:
    (ax, az), (bx, bz) = BARN
    return ax + (bx - ax) * share, az + (bz - az) * share


def _straw(s: Scene) -> None:
    dice = random.Random(3)
    for _ in range(90):
        x, y = dice.uniform(0, 400), dice.uniform(330, 476)
        s.draw(path(f"M{x},{y} l{dice.uniform(-12, 12)},{dice.uniform(-3, 3)}"), stroke("#f0d890", 1.6, 0.6))


def _barn(s: Scene, yard: Stage) -> None:
    near, far = _along(-0.25), _along(1)
    yard.wall(near, far, 0, 3.0, "plaster", None, 0.05)
    with yard.plane((near[0], 3.0, near[1]), (far[0], 3.0, far[1]), (near[0], 0, near[1]), 500, 100):
        s.texture(rect(0, 0, 500, 100), 0, 0, 500, 100, "plaster")
        for i in range(STALLS + 1):
            x = i * 100 + 10
            s.inked(rect(x - 10, 0, 12, 100), fill(s.tone("wood", -0.3)), 2)
            s.draw(
                polygon((x + 10, 22), (x + 80, 22), (x + 80, 98), (x + 10, 98)),
                linear(0, 20, 0, 98, [(0, "#2a1838"), (1, "#6a3a3a")]),
            )
            s.glow(x + 45, 30, 46, "#ffc060", 0.55)
        s.inked(rect(0, 0, 500, 8), fill(s.tone("wood", -0.1)), 2)
    (nx, nz), (fx, fz) = near, far
    eave, ridge = (
        [(nx + 0.5, 2.7, nz - 0.1), (fx + 0.5, 2.7, fz)],
        [(nx - 2.2, 5.6, nz + 1.0), (fx - 2.2, 5.6, fz + 1.0)],
    )
    shape = yard.paint([eave[0], ridge[0], ridge[1], eave[1]], "thatch", 0.1, 0.35)
    with s.clipped(shape):
        for i in range(120):
            t = i / 120
            a = [q + (w - q) * t**1.6 for q, w in zip(eave[0], eave[1], strict=True)]
            b = [q + (w - q) * t**1.6 for q, w in zip(ridge[0], ridge[1], strict=True)]
            s.draw(yard.track([(a[0], a[1], a[2]), (b[0], b[1], b[2])]), stroke(s.ink, 1.2, 0.28))
        for t in (0.3, 0.62):
            s.draw(
                yard.track(
                    [(eave[j][0] + (ridge[j][0] - eave[j][0]) * t, 2.7 + 2.9 * t, eave[j][2] + t) for j in (0, 1)]
                ),
                stroke("#fff0b0", 2.4, 0.4),
            )
    s.draw(yard.track(eave), stroke(s.ink, 9))
    s.draw(yard.track(eave), stroke(s.tone("thatch", 0.4), 6))
    s.lantern(*yard.at(*_spot3(0.86, 2.2)))


def _spot3(share: float, high: float) -> tuple[float, float, float]:
    x, z = _along(share)
    return x, high, z


def _horse_at(s: Scene, yard: Stage, stall: int, coat: Colour, mane: Colour) -> None:
    """A horse over its half door."""
    share = -0.25 + 1.25 * (stall + 0.55) / (STALLS + 1)
    x, z = _along(share)
    k = yard.size(x, 1.5, z)
    hx, hy = yard.at(x + 0.1, 1.35, z)
    with s.moved(hx, hy, scale=k * 0.0135):
        _horse(s, coat, mane)
    low, high = -0.25 + 1.25 * (stall + 0.2) / (STALLS + 1), -0.25 + 1.25 * (stall + 0.92) / (STALLS + 1)
    (ax, az), (bx, bz) = _along(low), _along(high)
    yard.wall(
        (ax + 0.06, az), (bx + 0.06, bz), 0.05, 1.25, ("#3f7a6a", "#a8402e", "#3a5a9a", "#8a5a2a")[stall], None, 0.1
    )
    with yard.plane((ax + 0.06, 1.25, az), (bx + 0.06, 1.25, bz), (ax + 0.06, 0.05, az), 60, 48):
        s.draw(path("M4,4 H56 V44 H4 Z M4,44 L56,4"), stroke(s.tone("pale", 0.4), 4))
        s.draw(rect(0, 0, 60, 48), stroke(s.ink, 2))


def _horse(s: Scene, coat: Colour, mane: Colour) -> None:
    tint = linear(-30, -60, 50, 30, [(0, s.tone(coat, 0.5)), (0.5, s.tone(coat, 0.05)), (1, s.tone(coat, -0.6))])
    s.inked(path("M2,-62 L8,-84 L15,-62 Z"), fill(s.tone(coat, -0.3)), 1.8)
    neck = path(
        "M-38,44 C-42,0 -30,-42 -6,-64 L-2,-82 L8,-66 C22,-60 34,-36 48,-14 C56,-6 54,8 44,11 "
        "C36,13 28,6 20,0 C14,-4 10,-8 8,-12 C10,8 20,28 28,44 Z"
    )
    s.inked(neck, tint, 2.2)
    s.draw(path("M-36,30 C-40,-4 -30,-40 -8,-62"), stroke(s.ink, 15))
    s.draw(path("M-36,30 C-40,-4 -30,-40 -8,-62"), stroke(s.tone(mane, 0.1), 12))
    for i in range(6):
        y = -50 + i * 15
        s.draw(path(f"M{-16 - i * 4},{y} q14,6 12,18"), stroke(s.tone(mane, -0.1), 4))
    s.inked(path("M-4,-66 C6,-70 14,-62 18,-50 C10,-54 4,-54 0,-50 Z"), fill(s.tone(mane, 0.2)), 1.4)
    s.draw(path("M16,-52 L44,-8"), stroke("#ffffff", 4, 0.55))
    s.draw(oval(9, -48, 8, 7), fill(s.ink))
    s.disc(11.4, -46.6, 1.5, fill("#ffffff"))
    s.draw(oval(43, -4, 6, 5), fill(s.ink, 0.8))
    s.draw(path("M34,8 Q42,4 50,4"), stroke(s.ink, 1.6, 0.7))
    s.draw(path("M2,-34 L30,-36 M26,-40 L18,0 M-2,-58 L4,-14"), stroke("#a8302c", 3))


def _hay_cart(s: Scene) -> None:
    """A cart heaped with hay on the right, a fork in it, hens below."""
    s.ellipse(236, 440, 190, 30, fill(s.ink, 0.4, blur=4))
    s.inked(
        path("M236,356 C228,306 262,268 306,262 C352,254 410,268 420,330 V366 H244 Z"),
        linear(240, 260, 400, 360, [(0, "#fff0a0"), (0.5, "#e0b04a"), (1, "#8a5a2a")]),
    )
    dice = random.Random(5)
    for _ in range(120):
        x, y = dice.uniform(244, 406), dice.uniform(276, 354)
        s.draw(
            path(f"M{x},{y} q{dice.uniform(-9, 9)},-7 {dice.uniform(-15, 15)},{dice.uniform(-9, 6)}"),
            stroke(dice.choice(("#fff4b8", "#a8742a", "#f0cc6a")), 1.8, 0.8),
        )
    s.rod((302, 290), (346, 176), s.tone("wood", 0.4), 4, 7)
    side = polygon((230, 350), (420, 344), (420, 392), (242, 398))
    s.inked(side, linear(230, 0, 420, 0, [(0, s.tone("wood", 0.5)), (1, s.tone("wood", -0.3))]), 2.4)
    for y in (364, 380):
        s.line(234, y, 420, y - 6, stroke(s.ink, 1.8, 0.6))
    for x in (262, 312, 362):
        s.rod((x, 338), (x + 4, 400), s.tone("wood", 0.2), 6, 9)
    s.rod((242, 394), (196, 436), s.tone("wood", 0.3), 6, 9)
    s.draw(circle(328, 410, 42), stroke(s.ink, 12))
    s.draw(circle(328, 410, 42), stroke(s.tone("wood", 0.5), 8))
    for angle in range(0, 360, 45):
        a = math.radians(angle + 8)
        s.rod((328, 410), (328 + 39 * math.cos(a), 410 + 39 * math.sin(a)), s.tone("wood", 0.3), 4, 7)
    s.inked(circle(328, 410, 9), fill(s.tone("gold", -0.2)), 2)
    for x, y, k in ((84, 452, 1.0), (112, 462, 0.8), (196, 468, 0.9)):
        with s.moved(x, y, scale=k):
            s.inked(
                path(
                    "M-16,-10 C-24,-22 -18,-28 -14,-24 C-8,-16 4,-16 8,-22 C8,-32 18,-32 18,-24 L23,-21 L18,-19 "
                    "C18,-6 10,0 0,0 C-8,0 -14,-4 -16,-10 Z"
                ),
                fill("#f4e8e0"),
                1.6,
            )
            s.disc(14, -31, 3, fill("#d0333a"))
            s.draw(path("M-2,0 v6 M4,0 v6"), stroke("#e8a03a", 1.8))

"""The Dragon Gate."""

from __future__ import annotations

import math

import skia

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import SCREEN, fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import arch, path, polygon, star
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage

Spot = tuple[float, float]
HIDE: tuple[Colour, Colour, Colour] = ("#ff7a5a", "#8a1f4a", "#2a0a38")  # lit by the fire, middle, shade
NECK: tuple[tuple[float, float, float], ...] = (  # x, y and half the width
    (262, 196, 36), (286, 150, 31), (284, 106, 25), (256, 66, 22), (218, 64, 20), (190, 88, 20), (172, 120, 22),
)  # fmt: skip


TAIL: tuple[tuple[float, float, float], ...] = (
    (300, 190, 20), (350, 206, 17), (372, 250, 14), (352, 300, 11), (362, 352, 8), (388, 376, 5), (398, 360, 2),
)  # fmt: skip


@district("unique", seed=8)
def dragon_gate(s: Scene) -> None:
    """From the road below: a horned dragon crouches on the towers of a gate and pours fire on those who flee."""
    s.hour("#0a0624", "#241054", "#6a2478", "#d8507a", horizon=420)
    for _ in range(46):
        s.disc(s.random.uniform(0, 400), s.random.uniform(0, 150), s.random.uniform(0.6, 1.5), fill("#ffffff", 0.8))
    s.glow(330, 60, 180, "#d8a0ff", 0.45)
    s.ridge(372, 40, 0.35, 4, True)
    for x, y, w in ((-40.0, 190.0, 170), (240, 240, 200), (-10, 280, 150), (150, 40, 180)):
        s.cloud(x, y, w, 0.4, "#5a2a7e")
    gate = Stage(s, (-1.4, 1.2, -14.4), turn=11, tilt=18, focal=290, centre=(186, 306))
    gate.floor(-40, 40, -13, 50, "#6a4a7a", 0, -0.2)
    _wing(s, (284, 170), ((-10, -4), (-2, 74), (22, 128), (70, 162), (150, 186)), (150, 14), False)
    _gate(s, gate)
    _tube(s, TAIL, spikes=True)
    _wing(s, (300, 168), ((412, 8), (418, 90), (404, 140), (372, 170), (340, 186)), (352, 26), True)
    _haunches(s)
    _tube(s, NECK, spikes=True)
    _fire(s)
    with s.moved(160, 132, -10, 1.12):
        _head(s)
    _road(s)
    s.finish(0.5)


def _gate(s: Scene, gate: Stage) -> None:
    """Two towers, the lintel between them, the arch with its violet light and raised portcullis."""
    gate.block((3.4, 0, 0.4), (8.6, 10.2, 4), "grey", "stone")
    with gate.plane((3.4, 9.6, 0.38), (8.6, 9.6, 0.38), (3.4, 0, 0.38), 104, 184):
        s.inked(arch(16, 46, 72, 138), fill(s.tone("dark", 0.1)), 2)
        way = arch(24, 56, 56, 128)
        s.draw(way, linear(0, 56, 0, 184, [(0, "#2a0f4a"), (0.5, "#b04ac8"), (1, "#ffd0f0")]))
        with s.clipped(way):
            for bar in range(30, 80, 9):
                s.line(bar, 50, bar, 112, stroke(s.ink, 3.4))
                s.draw(polygon((bar - 3, 110), (bar + 3, 110), (bar, 120)), fill(s.ink))
            for y in (72.0, 92):
                s.line(20, y, 90, y, stroke(s.ink, 3))
        s.draw(way, stroke(GOLD, 3))
        s.inked(star(52, 28, 12, 8, 0.5), fill(GOLD), 1.6)
    for x in (8.4, -0.6):
        x1 = x + 4.2
        gate.block((x, 0, 0), (x1, 10.6, 4.2), "dark", "stone")
        with gate.plane((x, 10.6, -0.02), (x1, 10.6, -0.02), (x, 0, -0.02), 80, 200):
            s.banner(26, 34, 28, 92, "#8a2aa8")
            s.draw(star(40, 66, 10, 8, 0.5), fill(GOLD))
            for k in (10, 58):
                s.window(k, 140, 12, 28, True, "gothic", False)
        gate.block((x - 0.35, 10.6, -0.35), (x1 + 0.35, 11.4, 4.5), "grey")
        for i in range(4):
            a = x - 0.35 + i * 1.28
            gate.block((a, 11.4, -0.35), (a + 0.72, 12.2, 0.2), "grey")


def _along(points: tuple[tuple[float, float, float], ...], steps: int = 9) -> list[tuple[float, float, float]]:
    """The points of a limb as many short pieces (Catmull-Rom)."""
    padded = [points[0], *points, points[-1]]
    spots: list[tuple[float, float, float]] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(steps):
            t = step / steps
            x, y, w = (
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t * t + (3 * q - p - 3 * r + u) * t**3)
                for p, q, r, u in zip(a, b, c, d, strict=True)
            )
            spots.append((x, y, w))
    return [*spots, points[-1]]


def _tube(s: Scene, points: tuple[tuple[float, float, float], ...], spikes: bool) -> None:
    """A scaled limb: spikes on its back, plates on its belly, the belly lit by the fire."""
    spots = _along(points)
    back, belly = [], []
    for index, (x, y, w) in enumerate(spots):
        ax, ay, _ = spots[max(0, index - 1)]
        bx, by, _ = spots[min(len(spots) - 1, index + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length, (bx - ax) / length
        back.append((x - nx * -w, y - ny * -w))
        belly.append((x + nx * -w, y + ny * -w))
    if spikes:
        for index in range(3, len(spots) - 3, 5):
            (px, py), (x, y, _) = back[index], spots[index]
            dx, dy = px - x, py - y
            (qx, qy), (rx, ry) = back[index - 3], back[index + 2]
            tip = px + dx * 0.75 + (qx - rx) * 0.5, py + dy * 0.75 + (qy - ry) * 0.5
            s.inked(polygon((qx, qy), tip, (rx, ry)), linear(x, y, *tip, [(0, HIDE[2]), (1, "#e8a0b8")]), 1.6, 1)
    shape = polygon(*back, *reversed(belly))
    s.draw(shape, linear(150, 0, 380, 0, [(0, "#d8486a"), (0.35, HIDE[1]), (1, HIDE[2])]))
    with s.clipped(shape):
        for index in range(0, len(spots) - 2, 2):
            (x, y, w), (px, py) = spots[index], belly[index]
            (qx, qy) = belly[index + 2]
            inner = (x + (px - x) * 0.45, y + (py - y) * 0.45)
            after = spots[index + 2]
            inner2 = (after[0] + (qx - after[0]) * 0.45, after[1] + (qy - after[1]) * 0.45)
            s.inked(
                polygon((px, py), (qx, qy), inner2, inner), fill(mix("#ffb070", "#a84a5a", min(1, x / 330))), 1, 0.7
            )
        for index in range(1, len(spots), 2):
            (x, y, w), (px, py) = spots[index], back[index]
            for share in (0.2, 0.55, 0.85):
                a, b = x + (px - x) * share, y + (py - y) * share
                s.draw(path(f"M{a - 3},{b} q3,4.4 6,0"), stroke("#1a0626", 1.4, 0.7))
    s.outline(shape, 2.4, 1)


def _wing(s: Scene, root: Spot, tips: tuple[Spot, ...], elbow: Spot, near: bool) -> None:
    """A torn wing: its skin hangs in bows between the fingers."""
    skin = skia.Path()
    skin.moveTo(*root)
    skin.quadTo((root[0] + elbow[0]) / 2 + 14, (root[1] + elbow[1]) / 2 - 18, *elbow)
    skin.lineTo(*tips[0])
    for (ax, ay), (bx, by) in zip(tips, tips[1:], strict=False):
        mx, my = (ax + bx) / 2 + (root[0] - (ax + bx) / 2) * 0.24, (ay + by) / 2 + (root[1] - (ay + by) / 2) * 0.24
        skin.quadTo(mx, my, bx, by)
    skin.close()
    tints = [(0, "#e8607a"), (0.4, "#6a1a52"), (1, "#2a0a3a")] if not near else [(0, "#6a1a52"), (1, "#1c0630")]
    s.inked(skin, radial(*root, 300, tints), 2.4, 1)
    with s.clipped(skin):
        for x, y in tips:
            vein = path(f"M{elbow[0]},{elbow[1]} Q{(elbow[0] + x) / 2 + 10},{(elbow[1] + y) / 2 - 16} {x},{y}")
            s.draw(vein, stroke("#ff9ab0" if not near else "#a8508a", 9, 0.16))
    for x, y in tips[:-1]:
        bone = path(f"M{elbow[0]},{elbow[1]} Q{(elbow[0] + x) / 2 + 10},{(elbow[1] + y) / 2 - 16} {x},{y}")
        s.pipe(bone, "#7a2450" if not near else "#4a1640", 3.4, 6.4)
    arm = path(
        f"M{root[0]},{root[1]} Q{(root[0] + elbow[0]) / 2 + 14},{(root[1] + elbow[1]) / 2 - 18} {elbow[0]},{elbow[1]}"
    )
    s.pipe(arm, "#8a2a54" if not near else "#5a1c48", 9, 13)
    s.inked(
        path(f"M{elbow[0] - 6},{elbow[1] + 4} L{elbow[0] + 2},{elbow[1] - 20} L{elbow[0] + 7},{elbow[1] + 3} Z"),
        fill("#f0d0c0"),
        1.6,
        1,
    )


def _haunches(s: Scene) -> None:
    """The body crouched on the lintel, its claws in the stone."""
    body = path("M226,214 C220,178 244,150 282,150 C320,148 346,172 342,206 C338,224 318,228 300,222 L252,226 Z")
    s.inked(body, linear(226, 0, 344, 0, [(0, "#c83a62"), (0.4, HIDE[1]), (1, HIDE[2])]), 2.4, 1)
    with s.clipped(body):
        for _ in range(60):
            a, b = s.random.uniform(236, 338), s.random.uniform(156, 220)
            s.draw(path(f"M{a},{b} q4,5 8,0"), stroke("#1a0626", 1.3, 0.6))
    for x, y, k in ((236.0, 214.0, 1.0), (312, 216, 1.05)):
        leg = path(f"M{x + 30},{y - 40} C{x + 38},{y - 14} {x + 22},{y - 6} {x + 12},{y - 2}")
        s.pipe(leg, HIDE[1] if x < 300 else "#5a1440", 20 * k, 25 * k)
        for i in range(4):
            cx = x - 6 + i * 9
            s.inked(
                path(f"M{cx - 4},{y - 5} Q{cx - 5},{y + 12} {cx - 1},{y + 22} Q{cx + 7},{y + 10} {cx + 6},{y - 5} Z"),
                linear(0, y - 5, 0, y + 22, [(0, "#8a2a54"), (0.3, "#e8d0c0"), (1, "#fff6e8")]),
                1.5,
                1,
            )


def _head(s: Scene) -> None:
    """The head at the origin, its snout to the left; 100 units long: horns, brow, eye, teeth."""
    for tip, dark in (
        ("M24,-16 C52,-30 78,-58 92,-96 C98,-56 78,-18 38,2 Z", False),
        ("M10,-22 C28,-42 48,-64 48,-98 C62,-64 54,-32 28,-8 Z", True),
        ("M30,4 C58,2 80,-8 98,-28 C90,2 66,20 34,20 Z", True),
        ("M26,18 C44,24 62,24 78,16 C66,34 46,38 24,30 Z", False),
    ):
        s.inked(
            path(tip),
            linear(10, 0, 96, -80, [(0, "#3a1030"), (0.5, "#a87a7a"), (1, "#fff0dc" if not dark else "#c8a8a0")]),
            2,
            1,
        )
    jaw = path("M34,14 C20,34 -2,44 -26,52 C-44,58 -60,66 -70,62 L-66,52 C-46,44 -28,34 -14,22 Z")
    s.inked(jaw, linear(-70, 60, 34, 10, [(0, "#e8506a"), (0.5, HIDE[1]), (1, HIDE[2])]), 2.2, 1)
    s.draw(
        path("M18,8 C-4,20 -36,30 -66,50 L-74,10 Z"),
        radial(-20, 24, 60, [(0, "#fff0a0"), (0.4, "#ff8a2a"), (1, "#5a0a2a")]),
    )
    for i in range(7):
        x, y = -62 + i * 10, 53 - i * 5.6
        h = (16, 8, 12, 8, 11, 7, 8)[i]
        s.inked(polygon((x - 4, y + 2), (x - 2, y - h), (x + 5, y - 1)), fill("#fffbe8"), 1.3, 1)
    skull = path(
        "M44,18 C50,-6 38,-26 14,-30 C4,-32 -6,-28 -14,-22 C-30,-22 -48,-20 -62,-10 C-74,-8 -88,0 -86,12 "
        "C-84,20 -74,22 -66,18 C-50,14 -34,12 -20,14 C-4,18 10,14 20,22 C28,32 42,34 44,18 Z"
    )
    s.inked(skull, linear(-86, 20, 40, -26, [(0, "#f0607a"), (0.35, "#a8284e"), (1, "#2a0a38")]), 2.6, 1)
    for i in range(9):
        x, y = -76 + i * 10, 18 - min(i, 5) * 1.2 + max(0, i - 5) * 1.4
        h = (20, 9, 16, 9, 14, 8, 11, 8, 7)[i]
        s.inked(polygon((x - 4, y - 3), (x + 1, y + h), (x + 6, y - 3)), fill("#fffbe8"), 1.3, 1)
    _eye(s)


def _eye(s: Scene) -> None:
    """Nostril, wrinkles, the burning eye below its brow, the spikes of the snout."""
    s.draw(path("M-60,-9 C-44,-14 -34,-12 -24,-4 M-52,0 C-40,-3 -30,2 -22,6"), stroke("#1a0626", 2, 0.8))
    s.inked(path("M-80,2 C-76,-4 -70,-4 -68,2 C-72,5 -77,6 -80,2 Z"), fill("#1a0420"), 1.4)
    s.draw(path("M-26,-10 C-16,-16 0,-14 10,-2 C-2,4 -18,2 -26,-10 Z"), fill("#1a0420"))
    s.inked(
        path("M-20,-9 C-12,-13 -2,-9 5,-3 C-4,1 -14,-1 -20,-9 Z"),
        linear(-20, 0, 5, 0, [(0, "#fff8a0"), (1, "#ffb02a")]),
        1.4,
        1,
    )
    s.draw(path("M-9,-11 Q-5,-6 -9,-1 Q-12,-6 -9,-11 Z"), fill("#14020a"))
    s.glow(-8, -6, 22, "#ffd040", 0.8)
    s.inked(
        path("M-34,-10 C-24,-24 -4,-26 16,-10 L10,-2 C-4,-14 -18,-16 -34,-10 Z"),
        linear(-34, 0, 16, 0, [(0, "#d8486a"), (1, "#3a0f3e")]),
        2,
        1,
    )
    for x, y, h in ((-54.0, -14.0, 10), (-40, -18, 12), (-26, -22, 14), (0, -29, 16)):
        s.inked(polygon((x - 6, y + 3), (x + 7, y - h), (x + 7, y + 1)), fill("#e8b0b0"), 1.5, 1)


def _fire(s: Scene) -> None:
    """The breath: down to the road and along it."""
    s.glow(60, 300, 210, "#ff7a2a", 0.75)
    outer = path(
        "M84,182 C66,210 40,232 26,270 C10,304 14,340 -8,372 C-20,400 -16,430 -20,470 L60,478 C120,474 176,470 204,446 "
        "C178,450 160,442 172,424 C146,430 128,416 136,392 C112,394 102,372 112,344 C92,342 92,318 104,292 "
        "C90,284 94,262 108,240 C102,226 110,210 116,196 Z"
    )
    s.inked(
        outer, linear(0, 182, 0, 478, [(0, "#fff6c0"), (0.25, "#ffc04a"), (0.6, "#ff6a2a"), (1, "#c8203a")]), 2, 0.7
    )
    middle = path(
        "M90,186 C72,224 48,250 42,292 C34,330 24,350 24,390 C20,420 22,450 28,466 C70,466 110,456 130,440 "
        "C98,436 96,412 "
        "104,402 C80,392 82,366 90,344 C72,336 74,306 88,284 C80,262 92,226 108,200 Z"
    )
    s.draw(middle, linear(0, 182, 0, 466, [(0, "#ffffff"), (0.3, "#fff0a0"), (0.7, "#ffb040"), (1, "#ff8a3a")]))
    s.draw(
        path("M94,190 C82,226 66,258 60,304 C50,344 46,370 50,412 C62,382 66,344 72,306 C80,264 90,230 102,200 Z"),
        fill("#ffffff", 0.85),
    )
    for _ in range(44):
        x, y = s.random.uniform(-4, 190), s.random.uniform(160, 440)
        s.disc(x, y, s.random.uniform(0.8, 2.4), fill(("#ffe08a", "#ff8a3a")[int(x) % 2], 0.9))


def _road(s: Scene) -> None:
    """Those on the road: a knight holds his shield against the fire, a carter and a child run."""
    s.draw(
        path("M-10,436 Q100,452 230,430 L410,440 V490 H-10 Z"),
        linear(0, 430, 0, 490, [(0, "#5a2a4a", 0.0), (0.3, "#3a1a40", 0.8), (1, "#160a20")]),
    )
    s.ellipse(20, 432, 220, 26, radial(110, 444, 130, [(0, "#ffb050", 0.8), (1, "#ff6030", 0)], SCREEN))
    s.figure(222, 472, 80, "#4a4a6a", dress="cloak", head="helm", hat="#c8b8c8", pose="carry", facing=-1)
    shield = path("M184,400 Q200,391 216,400 C218,430 210,452 198,464 C186,452 180,430 184,400 Z")
    s.inked(shield, linear(184, 0, 216, 0, [(0, "#fff0c0"), (0.3, "#c86a3a"), (1, "#4a1a3a")]), 2.2)
    s.draw(path("M200,395 V461 M184,424 H216"), stroke(GOLD, 3))
    s.figure(284, 466, 66, "#7a2a4a", dress="tunic", head="hair", pose="cheer", facing=1)
    s.figure(318, 458, 46, "#2f4f7e", dress="gown", head="long", pose="walk", facing=1)
    s.figure(352, 478, 92, "#3a2a5a", dress="cloak", head="hood", hat="#3a2a5a", pose="walk", facing=1)
    s.bushes(484, 9, h=20, x0=330)

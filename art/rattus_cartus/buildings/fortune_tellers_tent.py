"""The Fortune tellers tent."""

from __future__ import annotations

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, path, polygon, star
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("magic", seed=36)
def fortune_tellers_tent(s: Scene) -> None:
    """A striped tent lit from within; the seer bends over her crystal ball, a client leans in, stars above."""
    _place(s)
    _house(s)


def _place(s: Scene) -> None:
    """Sky, ground and what stands far off."""
    s.sky(None, 0, stars=90, clouds=3, horizon=340)
    s.moon(330, 86, 30, False)
    s.far_city(342, 0.5, 4, hmax=64)
    s.ground(346, "#4a3a6a")
    s.glow(200, 320, 240, "#ffb85a", 0.7)
    top, foot = (200, 66), 396
    n = 10
    for i in range(n):
        t0, t1 = i / n, (i + 1) / n
        col = "#6a3aa8" if i % 2 else "#f0d9a0"
        shade = 1 - abs((t0 + t1) / 2 - 0.38) * 1.1
        p = path(f"M{top[0]},{top[1]} L{70 + 260 * t0},190 L{70 + 260 * t1},190 Z")
        s.inked(p, fill(mix(s.ink, col, max(0.3, min(1, shade)))), 1.6)
    for i in range(n):
        t0, t1 = i / n, (i + 1) / n
        if 3 <= i <= 6:
            continue
        col = "#6a3aa8" if i % 2 else "#f0d9a0"
        shade = 1 - abs((t0 + t1) / 2 - 0.38) * 1.2
        p = polygon((78 + 244 * t0, 196), (78 + 244 * t1, 196), (54 + 292 * t1, foot), (54 + 292 * t0, foot))
        s.inked(p, fill(mix(s.ink, col, max(0.3, min(1, shade)))), 1.6)
    inside = polygon((151, 196), (249, 196), (258, foot), (142, foot))
    s.draw(inside, radial(200, 320, 150, [(0, "#fff0b0"), (0.4, "#ff9a4a"), (1, "#4a1a5a")]))
    s.outline(inside)
    for d in (-1, 1):
        s.inked(
            path(
                f"M{200 + d * 50},196 C{200 + d * 40},260 {200 + d * 66},300 {200 + d * 58},{foot} "
                f"L{200 + d * 88},{foot} C{200 + d * 80},320 {200 + d * 78},250 {200 + d * 74},196 "
                "Z"
            ),
            fill("#a03a6a"),
        )
    for i in range(9):
        x = 70 + 260 * i / 9 + 14
        s.inked(path(f"M{x - 16},186 h32 v14 q-16,20 -32,0 Z"), fill("#f3c95a" if i % 2 else "#8a4ac0"), 1.6)


def _house(s: Scene) -> None:
    """The house and its people."""
    s.line(200, 66, 200, 30, stroke(s.ink, 4))
    s.inked(path("M200,30 q26,-6 44,6 q-18,6 -44,10 Z"), fill("#f3c95a"), 1.6)
    s.inked(star(200, 124, 24, 8, 0.5), fill("#f3d27a"), 2)
    s.figure(176, 398, 108, "#4a2a7a", dress="gown", head="hood", hat="#c04a8a", pose="carry", facing=1)
    s.figure(248, 420, 104, "#3a6a5a", dress="cloak", head="wide", hat="#2a2a3a", pose="bow", facing=-1, back=False)
    s.inked(
        path("M172,420 L182,370 L236,370 L246,420 Z"), linear(172, 0, 246, 0, [(0, "#c8405a"), (1, "#5a1430")]), 2.2
    )
    s.glow(209, 352, 60, "#a8e8ff", 0.9)
    s.inked(circle(209, 352, 19), radial(202, 344, 30, [(0, "#ffffff"), (0.5, "#a8d8ff"), (1, "#5a3aa8")]), 2)
    s.inked(path("M196,370 q13,-8 26,0 Z"), fill("#e6b24a"), 1.6)
    rat(s.canvas, 320, 440, 56, "#4a3c50", "#ff5a3a", True, 5)
    s.bushes(476)
    s.finish()

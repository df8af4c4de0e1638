"""The Monument."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.paint import PLUS, fill, linear, radial, stroke
from art.kit.drawing.shapes import arch, circle, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("unique", seed=77)
def monument(s: Scene) -> None:
    """A column before the sun disc carries a winged figure; wreaths and people round its steps."""
    s.hour("#2a1a6a", "#7a3fae", "#e87ab0", "#ffc89a", "#ffe8c0", horizon=380)
    s.draw(circle(262, 150, 104), radial(240, 130, 150, [(0, "#fffbe8"), (0.7, "#ffe2a8"), (1, "#ffb890")]))
    s.glow(262, 150, 250, "#ffd0b0", 0.5)
    for y, w in ((118, 150), (176, 190), (214, 130)):
        s.cloud(130 + w * 0.2, y, w, 0.5, "#e89ac8")
    _crescent(s)
    square = Stage(s, (0, 1.5, 0), tilt=8, focal=330, centre=(200, 304))
    square.floor(-14, 14, 0.6, 22, "#d8a8c0", 1.6, 0.0)
    _inlay(s, square)
    _column_of_victory(s)
    _mourners(s, square)
    _pigeons(s)
    s.finish(0.5)


def _crescent(s: Scene) -> None:
    """A curved terrace of houses embraces the square."""
    for i in range(15):
        share = i / 14
        x = -30 + share * 460
        dip = 1 - (2 * share - 1) ** 2
        top, foot, w = 236 + 70 * dip - 14 * (i % 2), 384 - 34 * dip, 36
        tint = ("#8a6ab8", "#a87ab8", "#7a5aa8")[i % 3]
        s.wall(x, top, w, foot - top, tint, None, haze=0.25 * dip)
        s.inked(
            polygon((x - 3, top + 2), (x + 6, top - 22), (x + w - 6, top - 22), (x + w + 3, top + 2)),
            fill(s.tone("#4a3a7e", 0.1, 0.2 * dip)),
            1.5,
        )
        for row in range(3):
            for column in range(2):
                s.window(
                    x + 6 + column * 14,
                    top + 10 + row * (foot - top) * 0.27,
                    9,
                    (foot - top) * 0.16,
                    (i + row + column) % 3 != 0,
                    "rect",
                    frame=False,
                )


def _inlay(s: Scene, square: Stage) -> None:
    """Rings in the paving round the steps."""
    for radius, width in ((4.6, 0.25), (6.4, 0.18)):
        ring = [
            (radius * math.cos(math.radians(a)), 0.01, 8 + radius * math.sin(math.radians(a))) for a in range(0, 361, 8)
        ]
        s.draw(square.track(ring), stroke("#fff0e0", width * 30, 0.5))


def _column_of_victory(s: Scene) -> None:
    cx = 214
    for i, (w, h) in enumerate(((176, 16), (144, 15), (114, 14))):
        y = 396 - i * 14
        s.inked(
            path(
                f"M{cx - w / 2},{y} Q{cx},{y + 24} {cx + w / 2},{y} V{y + h} Q{cx},{y + h + 26} {cx - w / 2},{y + h} Z"
            ),
            linear(cx - w / 2, 0, cx + w / 2, 0, [(0, s.tone("pale", 0.6)), (1, s.tone("pale", -0.7))]),
        )
        s.inked(
            path(f"M{cx - w / 2},{y} Q{cx},{y - 22} {cx + w / 2},{y} Q{cx},{y + 24} {cx - w / 2},{y} Z"),
            fill(s.tone("pale", 0.55)),
            1.6,
        )
    s.wall(cx - 38, 312, 76, 66, "pale", "stone")
    s.inked(rect(cx - 44, 304, 88, 11), fill(s.tone("gold", 0.2)))
    s.inked(arch(cx - 20, 326, 40, 40, False), fill(s.tone("gold", -0.3)), 1.6)
    s.draw(path(f"M{cx - 12},362 q12,-30 24,0 M{cx - 14},344 q14,-14 28,0"), stroke("#fff0b0", 2.4))
    shaft = polygon((cx - 25, 306), (cx - 17, 132), (cx + 17, 132), (cx + 25, 306))
    s.draw(
        shaft,
        linear(
            cx - 25,
            0,
            cx + 25,
            0,
            [
                (0, s.tone("pale", 0.2)),
                (0.35, s.tone("pale", 0.5)),
                (0.7, s.tone("pale", -0.5)),
                (1, s.tone("pale", -0.2)),
            ],
        ),
    )
    with s.clipped(shaft):
        for i in range(11):
            y = 140 + i * 17
            s.draw(path(f"M{cx - 28},{y + 12} Q{cx},{y + 14} {cx + 28},{y - 8}"), stroke(s.tone("gold", 0.3), 3.4))
            s.draw(path(f"M{cx - 28},{y + 14} Q{cx},{y + 16} {cx + 28},{y - 6}"), stroke(s.ink, 1, 0.7))
            for j in range(7):
                x = cx - 22 + j * 7
                s.line(x, y + 4, x, y - 2, stroke(s.ink, 2, 0.35))
    s.outline(shaft)
    s.inked(path(f"M{cx - 17},134 L{cx - 28},118 H{cx + 28} L{cx + 17},134 Z"), fill(s.tone("gold", 0.3)))
    s.inked(rect(cx - 31, 110, 62, 9), fill(s.tone("pale", 0.4)))
    with s.moved(cx, 110, scale=0.98):
        _victory(s)


def _victory(s: Scene) -> None:
    """The winged figure, gilded, a wreath in her raised hand."""
    gold = linear(-20, -80, 24, 0, [(0, "#fff4c0"), (0.45, "#e6b24a"), (1, "#8a4a2a")])
    wings = (
        "M-4,-52 C-20,-78 -52,-92 -84,-86 C-78,-78 -70,-74 -62,-72 C-68,-66 -60,-60 -52,-60 C-54,-52 "
        "-44,-48 -36,-50 C-32,-42 -16,-38 -4,-44 Z"
    )
    s.inked(path(wings), gold, 1.8)
    s.inked(path(wings, sx=-1), linear(0, 0, 84, 0, [(0, "#e6b24a"), (1, "#9a5a2a")]), 1.8)
    for line in ("M-12,-50 C-30,-66 -46,-74 -62,-72", "M-12,-46 C-26,-58 -40,-62 -52,-60"):
        s.draw(path(line), stroke(s.ink, 1.3, 0.6))
        s.draw(path(line, sx=-1), stroke(s.ink, 1.3, 0.6))
    s.inked(path("M-8,-58 C-12,-40 -16,-20 -20,0 C-8,4 8,4 24,0 C14,-20 10,-40 8,-58 Q0,-64 -8,-58 Z"), gold, 1.8)
    for line in ("M-2,-44 Q-8,-20 -10,0", "M3,-44 Q4,-20 8,0", "M-8,-44 Q0,-40 8,-44"):
        s.draw(path(line), stroke(s.ink, 1.3, 0.6))
    s.pipe(path("M7,-56 Q18,-66 18,-82"), "#f2cf6a", 5, 8)
    s.pipe(path("M-7,-55 Q-16,-46 -14,-34"), "#e6b24a", 5, 8)
    s.inked(circle(0, -67, 7.4), gold, 1.6)
    s.draw(circle(18, -92, 9), stroke(s.ink, 7))
    s.draw(circle(18, -92, 9), stroke("#fff0b0", 3.6))
    s.glow(0, -50, 70, "#fff0c0", 0.35)


def _pigeons(s: Scene) -> None:
    """Pigeons on the pavement and in the air."""
    for x, y, k, side in (
        (196, 452, 1.0, 1),
        (228, 462, 1.2, -1),
        (258, 450, 0.9, 1),
        (168, 466, 1.1, 1),
        (292, 466, 1.0, -1),
    ):
        with s.moved(x, y, 0, k):
            s.canvas.scale(side, 1)
            s.ellipse(-12, -2, 24, 5, fill(s.ink, 0.3))
            body = path("M-18,-6 C-8,-16 2,-14 6,-18 C8,-24 16,-22 16,-17 L21,-15 L15,-13 C14,-6 6,-1 -2,-2 Z")
            s.inked(body, linear(-18, 0, 16, 0, [(0, "#6a6490"), (0.6, "#c8c4e0"), (1, "#5a9a9a")]), 1.4)
            s.disc(12.4, -18, 1, fill(s.ink))
    for x, y, k in ((120, 330, 1.0), (150, 308, 0.8), (90, 300, 0.7), (300, 320, 0.8)):
        with s.moved(x, y, -8, k):
            s.inked(
                path(
                    "M-14,2 C-6,-4 4,-4 14,-2 L8,3 C0,6 -8,6 -14,2 Z M-2,-2 C-8,-14 -16,-18 -22,-18 C-18,-8 "
                    "-12,0 2,0 Z M2,-2 C4,-14 10,-18 16,-20 C14,-10 10,-2 6,0 Z"
                ),
                fill("#f0ecfa"),
                1.3,
            )


def _mourners(s: Scene, square: Stage) -> None:
    for x, y, radius in ((176, 396, 13), (236, 402, 15), (262, 392, 11)):
        s.draw(circle(x, y, radius), stroke(s.ink, 9))
        s.draw(circle(x, y, radius), stroke("#3f8a5c", 6))
        for angle in range(0, 360, 45):
            s.disc(
                x + radius * math.cos(math.radians(angle)),
                y + radius * math.sin(math.radians(angle)),
                2.2,
                fill("#ff8ab0"),
            )
    s.figure(142, 420, 66, "#2f4f8e", dress="cloak", head="hair", hair="#8a8690", pose="bow")
    s.figure(296, 424, 70, "#7a2e4e", dress="gown", head="veil", hat="#f0e0e8", pose="kneel", facing=-1)
    s.figure(70, 452, 118, "#4a2a6a", dress="gown", head="long", pose="carry", back=True, hair="#7a4a26")
    s.draw(circle(98, 374, 15), stroke(s.ink, 10))
    s.draw(circle(98, 374, 15), stroke("#4fa06c", 7))
    s.figure(112, 456, 78, "#b8703a", dress="tunic", head="cap", hat="#8a2a3a", pose="stand", back=True)
    s.figure(352, 458, 112, "#3a3f5a", dress="robe", head="hat", hat="#2a2a4a", pose="stand", back=True, facing=-1)
    s.draw(polygon((-10, 490), (-10, 440), (60, 470), (200, 490)), fill(s.ink, 0.35, blur=8, mode=None))
    s.draw(
        polygon((214, 400), (120, 500), (320, 500)),
        linear(0, 400, 0, 480, [(0, "#fff0d0", 0.14), (1, "#fff0d0", 0)], PLUS),
    )

"""The Observatory."""

from __future__ import annotations

import math

import skia

from art.citadels.catalogue import district
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import arch, circle, oval, path, polygon, rect, star
from art.kit.scene.scene import Scene


@district("unique", seed=29)
def observatory(s: Scene) -> None:
    """Inside the dome: a great brass telescope points through the slit at a ringed planet."""
    s.area(0, 0, 400, 480, radial(210, 60, 460, [(0, "#4a3a9a"), (0.5, "#2a1f6a"), (1, "#120c34")]))
    _dome_ribs(s)
    _open_slit(s)
    _round_wall(s)
    _pier(s)
    _telescope(s)
    _astronomers(s)
    s.finish(0.5)


def _dome_ribs(s: Scene) -> None:
    """Plates and ribs that run together far above, hoops across them."""
    for i in range(-7, 8):
        foot = 200 + i * 52
        rib = path(f"M230,-150 Q{230 + i * 26},40 {foot},330")
        s.draw(rib, stroke(s.ink, 7, 0.7))
        s.draw(rib, stroke(s.tone("#7a74b8", 0.1 - 0.05 * i), 3.6))
    for y, drop in ((-6, 18), (70, 30), (152, 40), (236, 46)):
        s.draw(path(f"M-20,{y + drop} Q200,{y - drop} 420,{y + drop}"), stroke(s.ink, 3, 0.5))


def _open_slit(s: Scene) -> None:
    """The open slit: stars, the planet with its ring, a comet."""
    sky = path("M188,-10 H318 Q352,150 372,318 L286,300 Q252,130 188,-10 Z")
    s.glow(280, 150, 220, "#a88aff", 0.5)
    s.draw(sky, linear(190, 0, 370, 320, [(0, "#0a0830"), (0.5, "#2f2290"), (0.85, "#a05ac8"), (1, "#f6b6d6")]))
    with s.clipped(sky):
        s.draw(path("M180,10 Q280,120 400,330"), stroke("#c8b0ff", 60, 0.3, blur=16))
        for _ in range(110):
            x, y = s.random.uniform(180, 375), s.random.uniform(0, 318)
            s.disc(x, y, s.random.uniform(0.6, 1.9), fill("#ffffff", 0.95))
        for x, y in ((222, 30), (300, 214), (330, 262), (272, 60), (318, 150)):
            s.draw(star(x, y, 9, 4, 0.22), fill("#ffffff"))
        with s.moved(254, 62, -22, 0.92):
            s.glow(0, 0, 70, "#ffd98a", 0.8)
            s.inked(circle(0, 0, 23), linear(-23, 0, 23, 0, [(0, "#fff0c0"), (0.5, "#f0b060"), (1, "#a8506a")]), 2)
            s.draw(path("M-22,-6 Q0,2 22,-6 M-22,6 Q0,14 22,6"), stroke("#c8743a", 2.4, 0.7))
            s.draw(path("M-21,-3 C-50,4 -46,16 0,12 C46,8 50,-6 21,-6"), stroke(s.ink, 7))
            s.draw(path("M-21,-3 C-50,4 -46,16 0,12 C46,8 50,-6 21,-6"), stroke("#ffe9b0", 4))
    for edge in ("M188,-10 Q252,130 286,300", "M318,-10 Q352,150 372,318"):
        s.draw(path(edge), stroke(s.ink, 13))
        s.draw(path(edge), stroke(s.tone("gold", -0.1), 8))


def _round_wall(s: Scene) -> None:
    """The drum under the dome: a gilded ring with its teeth, shelves and lit niches, the floor."""
    wall = path("M-10,300 Q200,334 410,306 V420 H-10 Z")
    s.inked(
        wall,
        linear(
            0, 0, 400, 0, [(0, s.tone("#8a7ab8", 0.1)), (0.5, s.tone("#6a5a9a", -0.2)), (1, s.tone("#4a3a7a", -0.6))]
        ),
        2,
    )
    for x, y in ((16, 330), (262, 342), (316, 338), (368, 334)):
        niche = arch(x, y, 36, 62, False)
        s.inked(niche, fill(s.tone("wood", -0.6)), 2)
        with s.clipped(niche):
            for row in range(3):
                place = x + 2.0
                while place < x + 36:
                    w = s.random.uniform(4, 7)
                    tall = s.random.uniform(12, 17)
                    tint = s.random.choice(("#8a2a4a", "#2f5f9e", "#3f8a6c", "#c8963a", "#7a4ab0"))
                    s.inked(rect(place, y + 24 + row * 19 - tall, w, tall), fill(s.tone(tint, 0)), 1)
                    place += w + 0.5
                s.box(x, y + 24 + row * 19, 36, 3, fill(s.tone("wood", 0.3)))
    ring = path("M-10,300 Q200,334 410,306")
    s.draw(ring, stroke(s.ink, 22))
    s.draw(ring, stroke(s.tone("gold", 0.05), 17))
    teeth = stroke(s.ink, 8, 0.6, cap=False)
    teeth.setPathEffect(skia.DashPathEffect.Make([4, 10], 0))
    s.draw(path("M-10,304 Q200,338 410,310"), teeth)
    floor = path("M-10,404 Q200,384 410,404 V490 H-10 Z")
    s.inked(floor, linear(0, 390, 0, 480, [(0, "#8a6a9a"), (1, "#2f1f4e")]), 2)
    with s.clipped(floor):
        for grow in (0.5, 0.8, 1.15):
            s.draw(oval(170 - 230 * grow, 440 - 52 * grow, 460 * grow, 104 * grow), stroke(s.ink, 2, 0.5))
        for i in range(12):
            a = math.radians(i * 30 + 10)
            s.line(170, 440, 170 + 460 * math.cos(a), 440 + 104 * math.sin(a), stroke(s.ink, 1.6, 0.4))


def _pier(s: Scene) -> None:
    """The stone pier, the fork and the great setting wheel."""
    s.ellipse(92, 424, 200, 40, fill(s.ink, 0.45, blur=5))
    s.inked(
        polygon((150, 330), (226, 330), (244, 436), (132, 436)),
        linear(132, 0, 244, 0, [(0, s.tone("pale", 0.4)), (1, s.tone("grey", -0.7))]),
        2.4,
    )
    s.inked(
        rect(120, 430, 136, 16, 2), linear(120, 0, 256, 0, [(0, s.tone("pale", 0.5)), (1, s.tone("grey", -0.6))]), 2.2
    )
    wheel = circle(190, 288, 54)
    s.draw(wheel, stroke(s.ink, 18))
    s.draw(wheel, stroke(s.tone("gold", -0.15), 12))
    for i in range(28):
        a = 2 * math.pi * i / 28
        s.rod(
            (190 + 60 * math.cos(a), 288 + 60 * math.sin(a)),
            (190 + 66 * math.cos(a), 288 + 66 * math.sin(a)),
            s.tone("gold", 0),
            4,
            7,
        )
    for i in range(6):
        a = 2 * math.pi * i / 6 + 0.3
        s.rod((190, 288), (190 + 48 * math.cos(a), 288 + 48 * math.sin(a)), s.tone("gold", 0), 5, 8.4)
    s.inked(
        path("M160,340 Q150,300 176,286 H204 Q230,300 220,340 Z"),
        linear(150, 0, 230, 0, [(0, "#c8b8f0"), (1, "#3a2f6a")]),
        2.4,
    )


def _telescope(s: Scene) -> None:
    """The tube, from the eyepiece at the lower left to the lens in the slit."""
    with s.moved(190, 284, 31):
        brass = [(0, "#8a5a1a"), (0.2, "#fff0b0"), (0.4, "#e6b24a"), (0.75, "#a8641e"), (1, "#5a2f1a")]
        for x, y, w, h in ((-17, 60, 34, 80), (-24, -60, 48, 124), (-32, -206, 64, 150)):
            s.inked(rect(x, y, w, h), linear(x, 0, x + w, 0, brass), 3)
        s.inked(rect(-9, 138, 18, 30), linear(-9, 0, 9, 0, brass), 2.4)
        s.inked(path("M-14,166 H14 L17,180 H-17 Z"), fill("#3a2f5a"), 2.2)
        for y, half in ((56, 22), (-8, 28), (-62, 30), (-128, 36), (-210, 39)):
            s.inked(
                rect(-half, y, 2 * half, 13, 3),
                linear(-half, 0, half, 0, [(0, "#c8904a"), (0.25, "#fffbe0"), (1, "#7a3f1a")]),
                2.2,
            )
        s.inked(oval(-38, -221, 76, 22), linear(-38, 0, 38, 0, [(0, "#e8fbff"), (0.5, "#8ac8ff"), (1, "#3a5ac0")]), 2.6)
        s.inked(rect(-46, -40, 13, 92, 5), linear(-46, 0, -33, 0, brass), 2)
        for y in (-24, 34):
            s.rod((-34, y), (-24, y), s.tone("gold", 0), 4, 7)
        s.inked(circle(0, 0, 14), radial(-4, -4, 20, [(0, "#fff6cf"), (1, "#8a5a1a")]), 2.2)


def _astronomers(s: Scene) -> None:
    """The astronomer bends to the eyepiece; a pupil writes by candle light at the right."""
    s.figure(44, 462, 124, "#3f2f9a", dress="robe", head="hood", hat="#5a3ac0", pose="bow", facing=1)
    s.figure(296, 446, 96, "#2f7a6a", dress="gown", head="long", pose="carry", hair="#7a4a26", facing=1)
    s.rod((328, 400), (318, 470), s.tone("wood", -0.1), 7, 10)
    s.rod((384, 400), (394, 470), s.tone("wood", -0.3), 7, 10)
    s.inked(
        polygon((308, 402), (330, 386), (410, 386), (410, 402)),
        linear(308, 0, 400, 0, [(0, s.tone("wood", 0.6)), (1, s.tone("wood", -0.2))]),
        2.2,
    )
    s.inked(polygon((324, 398), (340, 389), (378, 389), (370, 398)), fill("#fff2cc"), 1.6)
    s.inked(rect(384, 366, 9, 24, 2), fill("#fff6ea"), 1.6)
    s.glow(388, 356, 70, "#ffd070", 0.85)
    s.inked(path("M388,366 Q381,356 388,344 Q395,356 388,366 Z"), fill("#fff3bf"), 1.3)

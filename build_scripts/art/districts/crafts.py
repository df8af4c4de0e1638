"""Unique districts from within, close at hand: the observatory under its dome, the smithy at its anvil."""

from __future__ import annotations

import math
import random

import skia

from art.catalogue import district
from art.paint import fill, linear, radial, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import arch, circle, oval, path, polygon, rect, star


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


@district("unique", seed=30)
def smithy(s: Scene) -> None:
    """At the anvil: the smith swings his hammer on a glowing blade, sparks fly, the forge roars, night at the door."""
    s.area(0, 0, 400, 480, linear(0, 0, 400, 0, [(0, "#7a3a2a"), (0.5, "#3f2248"), (1, "#1a1034")]))
    s.texture(rect(0, 0, 400, 400), 0, 0, 400, 400, "stone", 1.2)
    _night_door(s)
    _forge(s)
    _tools(s)
    _bellows(s)
    s.area(0, 392, 400, 480, linear(0, 392, 0, 480, [(0, "#7a4a3a"), (1, "#1f1028")]))
    s.glow(110, 270, 330, "#ff8a30", 0.5)
    _smith(s)
    _anvil(s)
    _sparks(s)
    _foreground(s)
    s.finish(0.5)


def _night_door(s: Scene) -> None:
    """A wide door on the right: moon, roofs, a waiting horse."""
    opening = path("M322,400 V168 Q322,128 364,124 Q410,124 420,150 V400 Z")
    s.draw(opening, linear(0, 120, 0, 400, [(0, "#1f1a66"), (0.6, "#6a48b8"), (1, "#e8a0d0")]))
    with s.clipped(opening):
        s.moon(372, 176, 20)
        s.far_city(346, 0.2, 2, x0=310, x1=420, hmax=70)
        s.area(310, 366, 420, 402, fill("#4a3a6a"))
    s.draw(opening, stroke(s.ink, 13))
    s.draw(opening, stroke(s.tone("wood", 0.1), 8))


def _forge(s: Scene) -> None:
    """The hood, the fire and its bed of coals at the left."""
    hood = path("M-10,-10 H150 L128,96 L190,178 H-10 Z")
    s.inked(hood, linear(0, 0, 190, 0, [(0, s.tone("brick", 0.1)), (1, s.tone("brick", -0.6))]), 2.6)
    s.texture(hood, 0, 0, 190, 178, "brick", 1)
    s.inked(rect(-10, 172, 206, 18), linear(0, 0, 196, 0, [(0, s.tone("stone", 0.3)), (1, s.tone("stone", -0.5))]), 2.4)
    s.area(
        -10, 190, 180, 330, radial(80, 300, 150, [(0, "#fff6c0"), (0.3, "#ffb040"), (0.65, "#d84a1a"), (1, "#4a1420")])
    )
    for x, h, w in ((20, 74, 22), (56, 104, 26), (92, 122, 28), (126, 92, 24), (154, 60, 18)):
        flame = f"M{x - w},330 C{x - w},{330 - h * 0.4} {x - w * 0.2},{330 - h * 0.5} {x - 4},{330 - h} "
        flame += f"C{x + w * 0.9},{330 - h * 0.6} {x + w},{330 - h * 0.3} {x + w},330 Z"
        s.draw(path(flame), linear(0, 330 - h, 0, 330, [(0, "#ff6a1f"), (0.5, "#ffc850"), (1, "#fffbe0")]))
    dice = random.Random(5)
    for _ in range(46):
        coal_x, coal_y = dice.uniform(-6, 176), dice.uniform(318, 334)
        s.inked(
            circle(coal_x, coal_y, dice.uniform(4, 8)),
            fill(dice.choice(("#ff9a3a", "#ffd060", "#c83a1a", "#5a1a20"))),
            1.2,
        )
    s.wall(-10, 330, 196, 90, "brick", "brick")
    s.inked(rect(-10, 326, 202, 14), linear(0, 0, 196, 0, [(0, "#ffb870"), (1, s.tone("stone", -0.4))]), 2.2)


def _tools(s: Scene) -> None:
    """A beam with horseshoes, tongs and finished blades."""
    s.inked(rect(186, 116, 136, 12), linear(186, 0, 322, 0, [(0, s.tone("wood", 0.5)), (1, s.tone("wood", -0.4))]), 2.2)
    for x in (202, 306):
        shoe = path("M-9,12 C-14,-6 -8,-16 0,-16 C8,-16 14,-6 9,12", x, 146)
        s.draw(shoe, stroke(s.ink, 9))
        s.draw(shoe, stroke("#b8a8d0", 5))
    for x, long in ((226, 92), (284, 78)):
        s.inked(
            polygon((x - 5, 142), (x + 5, 142), (x + 4, 142 + long), (x, 154 + long), (x - 4, 142 + long)),
            linear(x - 5, 0, x + 5, 0, [(0, "#ffe0c0"), (1, "#6a5a90")]),
            1.8,
        )
        s.inked(rect(x - 12, 136, 24, 6, 2), fill(GOLD), 1.6)
        s.rod((x, 136), (x, 122), s.tone("wood", 0.2), 5, 8)


def _bellows(s: Scene) -> None:
    """The boy at the bellows behind the forge."""
    s.figure(214, 396, 118, "#8a4a3a", dress="tunic", head="hair", pose="raise", facing=-1, hair="#2a1a20")
    s.inked(
        path("M176,296 L206,270 Q224,290 214,322 L178,312 Z"),
        linear(176, 0, 220, 0, [(0, "#c87a4a"), (1, "#4a2430")]),
        2.2,
    )


def _smith(s: Scene) -> None:
    """The smith behind the anvil, lit by the forge: apron, beard, hammer high, tongs in the other hand."""
    skin = linear(210, 0, 350, 0, [(0, "#ffd0a0"), (0.4, "#c87a54"), (1, "#6a3450")])
    s.inked(
        path("M216,330 L210,440 H268 L274,350 L286,440 H338 L322,330 Z"),
        linear(210, 0, 338, 0, [(0, "#8a5a5a"), (1, "#2a1a3a")]),
        2.6,
    )
    upper = "M306,206 C336,198 350,176 344,150 L322,92 L304,98 L316,152 C310,166 296,172 286,180 Z"
    s.inked(
        path(
            "M214,214 C222,186 250,178 270,178 C298,178 322,192 326,220 C330,260 324,310 322,348 H222 "
            "C214,300 206,250 214,214 Z"
        ),
        linear(206, 0, 330, 0, [(0, "#ffe0c0"), (0.35, "#b88a9a"), (1, "#4a3466")]),
        3,
    )
    s.inked(
        path("M236,226 H306 L320,380 Q270,396 220,380 Z"),
        linear(220, 0, 320, 0, [(0, "#d88a50"), (0.4, "#8a4a34"), (1, "#3a1c30")]),
        2.6,
    )
    s.draw(path("M238,228 L250,182 M304,228 L296,184"), stroke(s.ink, 8))
    s.draw(path("M238,228 L250,182 M304,228 L296,184"), stroke("#8a4a34", 4.6))
    s.line(226, 318, 316, 318, stroke(s.ink, 5, 0.7))
    _smith_head(s)
    s.inked(path(upper), skin, 3)
    s.inked(
        path("M286,182 C306,176 330,192 326,222 C312,232 294,226 286,214 Z"),
        linear(286, 0, 330, 0, [(0, "#f0c8b0"), (1, "#5a3f70")]),
        2.6,
    )
    with s.moved(310, 92, -34):
        s.rod((0, 26), (0, -62), s.tone("wood", 0.5), 8, 12)
        s.inked(rect(-30, -84, 60, 30, 4), linear(-30, 0, 30, 0, [(0, "#ffe0b0"), (0.3, "#a89ac0"), (1, "#33284e")]), 3)
        s.inked(circle(0, 4, 13), fill("#d8906a"), 2.4)
    s.inked(path("M220,206 C204,226 188,262 190,290 L206,320 L222,312 L214,288 C222,266 234,246 242,232 Z"), skin, 3)
    s.rod((212, 320), (166, 342), "#5a5270", 5, 8.4)
    s.rod((206, 312), (168, 334), "#8a80a8", 5, 8.4)
    s.inked(circle(211, 316, 12), fill("#f0b488"), 2.4)


def _smith_head(s: Scene) -> None:
    s.inked(path("M258,150 L256,188 Q272,196 288,186 L288,150 Z"), fill("#b8705a"), 2)
    s.inked(
        path("M246,124 C244,96 296,94 298,126 C300,148 292,168 272,168 C254,168 246,148 246,124 Z"),
        linear(244, 0, 300, 0, [(0, "#ffd8a8"), (0.5, "#d08a60"), (1, "#6a3450")]),
        2.6,
    )
    s.inked(
        path(
            "M245,138 C240,172 254,196 268,196 C284,196 300,178 299,138 C290,152 282,150 270,150 "
            "C258,150 252,150 245,138 Z"
        ),
        linear(244, 0, 300, 0, [(0, "#e0783a"), (1, "#4a1c2a")]),
        2.4,
    )
    s.inked(
        path("M244,122 C240,88 302,86 300,122 Q272,108 244,122 Z"),
        linear(244, 0, 300, 0, [(0, "#e84a4a"), (1, "#5a1438")]),
        2.4,
    )
    s.inked(path("M298,118 L318,126 L312,134 L298,126 Z"), fill("#8a1f3a"), 1.8)


def _anvil(s: Scene) -> None:
    """The anvil on its block, a white-hot blade across it."""
    s.inked(
        path("M150,420 H282 L292,490 H140 Z"),
        linear(140, 0, 292, 0, [(0, s.tone("wood", 0.5)), (1, s.tone("wood", -0.7))]),
        2.6,
    )
    s.inked(rect(144, 430, 144, 12), fill(s.tone("dark", -0.2)), 2)
    body = path(
        "M68,354 Q112,348 148,348 H316 V380 H284 Q256,388 254,404 Q256,414 286,416 V428 H146 V416 Q176,414 178,404 "
        "Q176,388 150,382 Q98,378 68,354 Z"
    )
    s.inked(body, linear(0, 346, 0, 428, [(0, "#f0d8d0"), (0.16, "#9a8ab0"), (0.5, "#4a4070"), (1, "#1a1434")]), 3)
    s.draw(path("M72,355 Q112,350 148,350 H314"), stroke("#fff0d8", 3, 0.9))
    s.glow(190, 340, 120, "#ffb040", 0.9)
    blade = polygon((62, 346), (84, 336), (250, 336), (250, 349), (84, 351))
    s.inked(blade, linear(62, 0, 250, 0, [(0, "#ffd060"), (0.5, "#fffbe8"), (1, "#ff7a2a")]), 2.4)
    s.inked(rect(250, 338, 40, 9, 2), fill("#6a3040"), 2)


def _sparks(s: Scene) -> None:
    dice = random.Random(9)
    s.glow(186, 338, 80, "#fff0b0", 0.9)
    for _ in range(64):
        a = math.radians(dice.uniform(190, 350))
        near, far = dice.uniform(14, 60), dice.uniform(60, 150)
        x, y = 186 + near * math.cos(a), 336 + near * math.sin(a)
        s.line(
            x,
            y,
            186 + far * math.cos(a),
            336 + far * math.sin(a) + far * 0.12,
            stroke(dice.choice(("#fff6c0", "#ffc850", "#ff9030")), dice.uniform(1, 2.4), 0.9),
        )
        s.disc(186 + far * math.cos(a), 336 + far * math.sin(a) + far * 0.12, dice.uniform(1, 2.6), fill("#fffbe0"))
    s.draw(star(186, 338, 30, 8, 0.3), fill("#fffbe0", 0.9))


def _foreground(s: Scene) -> None:
    """A tub with a quenching blade, steam, a heap of horseshoes."""
    for i in range(6):
        s.disc(50 + i * 4, 404 - i * 16, 9 + i * 3, fill("#ffffff", 0.24 * (1 - i / 7), blur=4))
    s.inked(
        polygon((6, 416), (98, 416), (88, 490), (16, 490)),
        linear(6, 0, 98, 0, [(0, s.tone("wood", 0.5)), (1, s.tone("wood", -0.6))]),
        2.4,
    )
    s.inked(oval(4, 404, 96, 24), linear(4, 0, 100, 0, [(0, "#ffc890"), (0.5, "#5a5aa8"), (1, "#1f1a4a")]), 2.4)
    for y in (440, 466):
        s.draw(path(f"M9,{y} Q52,{y + 10} 95,{y}"), stroke(s.tone("dark", 0), 5))
    s.rod((62, 414), (84, 356), "#d8c8e8", 5, 9)
    for x, y, turn in ((322, 466, 20), (372, 462, -24)):
        with s.moved(x, y, turn):
            shoe = path("M-12,14 C-18,-8 -10,-18 0,-18 C10,-18 18,-8 12,14")
            s.draw(shoe, stroke(s.ink, 11))
            s.draw(shoe, stroke("#a898c8", 6.4))

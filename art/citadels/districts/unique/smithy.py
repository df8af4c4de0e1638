"""The Smithy."""

from __future__ import annotations

import math
import random

from art.citadels.catalogue import district
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, oval, path, polygon, rect, star
from art.kit.scene.scene import Scene


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

"""Unique districts full of gold: the treasury and the den of those who would empty it."""

from __future__ import annotations

import math

from art.catalogue import district
from art.paint import fill, linear, radial, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import arch, circle, oval, path, polygon, rect, star


@district("unique", seed=63)
def imperial_treasury(s: Scene) -> None:
    """A bronze door stands open on heaps of coin; the shadows of two guards fall on the floor."""
    s.area(0, 0, 400, 480, fill(s.tone("dark", -0.9)))
    s.wall(-10, -10, 420, 420, "#5a5270", "stone", rim=False)
    _treasury_vault(s)
    _treasury_heaps(s)
    _bronze_leaf(s, -1)
    _bronze_leaf(s, 1)
    _treasury_floor(s)
    _guard(s, 66, 470, 196, 1)
    _guard(s, 334, 470, 196, -1)
    s.finish(0.55)


def _treasury_vault(s: Scene) -> None:
    for grow, light in ((26, -0.2), (14, 0.15)):
        s.inked(arch(96 - grow, 62 - grow, 208 + 2 * grow, 330 + grow, False), fill(s.tone("stone", light)), 2.2)
    opening = arch(96, 62, 208, 330, False)
    s.draw(opening, radial(200, 250, 230, [(0, "#fff2b0"), (0.35, "#f0a83a"), (0.75, "#7a3418"), (1, "#2a1020")]))
    with s.clipped(opening):
        for i in range(4):
            inset = 22 + i * 20
            ring = arch(96 + inset, 62 + inset * 0.8, 208 - 2 * inset, 330, False)
            s.draw(ring, stroke("#5a2408", 5 - i, 0.5))
        for i in range(9):
            angle = math.radians(200 + i * 17.5)
            s.draw(
                polygon(
                    (200, 250),
                    (200 + 260 * math.cos(angle), 250 + 260 * math.sin(angle)),
                    (200 + 260 * math.cos(angle + 0.09), 250 + 260 * math.sin(angle + 0.09)),
                ),
                fill("#fff0b0", 0.16),
            )
    s.outline(opening, 3)
    s.inked(circle(200, 40, 21), fill(s.tone("gold", 0.1)), 2.2)
    crown = path("M-13,9 L-15,-8 L-6,1 L0,-13 L6,1 L15,-8 L13,9 Z", 200, 41)
    s.draw(crown, fill("#7a4a14"))


def _treasury_heaps(s: Scene) -> None:
    with s.clipped(arch(96, 62, 208, 330, False)):
        for heap in ("M60,400 Q116,190 186,400 Z", "M208,400 Q282,176 340,400 Z", "M96,404 Q200,110 304,404 Z"):
            shape = path(heap)
            s.inked(shape, linear(0, 250, 0, 400, [(0, "#fff6c0"), (0.4, "#f6c450"), (1, "#a85a18")]), 1.8)
            with s.clipped(shape):
                for _ in range(190):
                    _loose_coin(s, s.random.uniform(90, 310), s.random.uniform(246, 400))
        for x, y, w, h in ((128, 384, 50, 34), (236, 390, 46, 30)):
            _open_chest(s, x, y, w, h)
        cup = path("M-14,-26 L14,-26 Q13,-8 3,-4 L3,6 L11,11 L-11,11 L-3,6 L-3,-4 Q-13,-8 -14,-26 Z", 200, 254, 1.5)
        s.glow(200, 230, 90, "#fff6c8", 0.9)
        s.inked(cup, linear(186, 0, 214, 0, [(0, "#fff8d0"), (0.5, "#f0c040"), (1, "#8a5410")]), 1.8)
        for x, y, colour in (
            (160, 330, "#d8453a"),
            (238, 324, "#3d7fd6"),
            (204, 344, "#3fa05e"),
            (182, 366, "#c05ae0"),
        ):
            s.inked(polygon((x - 7, y), (x, y - 8), (x + 7, y), (x, y + 9)), fill(colour), 1.6)
            s.line(x - 3, y - 1, x, y - 5, stroke("#ffffff", 1.6, 0.9))


def _loose_coin(s: Scene, x: float, y: float) -> None:
    s.ellipse(x, y, 11, 5.4, fill("#7a4210", 0.8))
    s.ellipse(x, y - 1.4, 11, 5, fill(s.random.choice(["#ffe9a0", "#f6cc5a", "#fff6cf", "#e0a830"])))


def _open_chest(s: Scene, x: float, y: float, w: float, h: float) -> None:
    lid = path(
        f"M{x},{y - h} Q{x + 2},{y - h * 1.8} {x + w / 2},{y - h * 1.85} Q{x + w - 2},{y - h * 1.8} {x + w},{y - h} Z"
    )
    s.inked(lid, fill(s.tone("wood", -0.5)), 1.8)
    for _ in range(26):
        _loose_coin(s, x + s.random.uniform(0, w - 12), y - h - s.random.uniform(-4, 9))
    s.wall(x, y - h, w, h, "wood", "wood")
    for dx in (0.14, 0.78):
        s.inked(rect(x + w * dx, y - h, w * 0.1, h), fill(s.tone("gold", 0.1)), 1.4)
    s.inked(rect(x + w / 2 - 5, y - h + 3, 10, 12, 2), fill(GOLD), 1.5)


def _bronze_leaf(s: Scene, side: int) -> None:
    """One leaf of the door, swung towards us."""
    hinge, edge = 200 + side * 104, 200 + side * 178
    leaf = polygon((hinge, 128), (edge, 92), (edge, 436), (hinge, 392))
    near, far = sorted((hinge, edge))
    tints = ("#e0b070", "#a8743a", "#5a3420") if side < 0 else ("#8a5a30", "#6a4428", "#2a1620")
    s.inked(leaf, linear(near, 0, far, 0, list(zip((0, 0.5, 1), tints, strict=True))), 2.8)
    for row in range(4):
        corners = []
        for across, down in ((0.18, 0.05), (0.82, 0.05), (0.82, 0.2), (0.18, 0.2)):
            x = hinge + (edge - hinge) * across
            top, foot = 128 - 36 * across, 392 + 44 * across
            corners.append((x, top + (foot - top) * (down + row * 0.245)))
        panel = polygon(*corners)
        s.inked(panel, fill("#3a2018", 0.35), 1.8)
        x = sum(corner[0] for corner in corners) / 4
        y = sum(corner[1] for corner in corners) / 4
        s.inked(circle(x, y, 11), fill(s.tone(GOLD, 0.2 if side < 0 else -0.4)), 1.6)
        s.draw(star(x, y, 7, 8, 0.5), fill("#5a3208"))
    s.disc(edge - side * 8, 262, 9, stroke(s.ink, 6))
    s.disc(edge - side * 8, 262, 9, stroke(GOLD, 3.4))


def _treasury_floor(s: Scene) -> None:
    floor = polygon((-10, 410), (96, 392), (304, 392), (410, 410), (410, 490), (-10, 490))
    s.draw(floor, linear(0, 392, 0, 480, [(0, "#c88a4a"), (0.35, s.tone("dark", -0.1)), (1, s.tone("dark", -0.9))]))
    with s.clipped(floor):
        s.draw(polygon((96, 392), (304, 392), (420, 490), (-20, 490)), fill("#ffc85a", 0.4))
        for x in (-160, -60, 40, 120, 200, 280, 360, 460, 560):
            s.line(200 + (x - 200) * 0.52, 392, x, 490, stroke(s.ink, 1.5, 0.45))
        for y in (402, 418, 442, 474):
            s.line(-10, y, 410, y, stroke(s.ink, 1.5, 0.4))
        for x, lean in ((92, -60), (308, 60)):
            s.draw(
                polygon((x - 16, 446), (x + 16, 446), (x + lean + 30, 494), (x + lean - 30, 494)), fill("#0c0612", 0.6)
            )
    for _ in range(16):
        _loose_coin(s, s.random.uniform(130, 262), s.random.uniform(396, 440))


def _guard(s: Scene, x: float, y: float, h: float, side: int) -> None:
    """A guard in plate and tabard, gold from the vault on his inner edge; his halberd leans to the middle."""
    with s.moved(x, y, 0, h / 100):
        s.canvas.scale(side, 1)
        s.ellipse(-34, -5, 66, 10, fill(s.ink, 0.5))
        steel = linear(-20, 0, 22, 0, [(0, "#2a2244"), (0.6, "#6a5f8e"), (1, "#ffd890")])
        cape = path("M-20,-74 C-32,-44 -32,-18 -30,0 H22 C24,-28 22,-50 18,-74 Z")
        s.inked(cape, linear(-30, 0, 24, 0, [(0, "#2a0f2e"), (0.6, "#6a1f44"), (1, "#d86a4a")]), 1.4)
        for left in (-13, 3):
            s.inked(rect(left, -34, 10, 34, 3), steel, 1.4)
            s.inked(path(f"M{left - 1},-4 H{left + 11} L{left + 14},1 H{left - 2} Z"), steel, 1.2)
        tabard = path("M-16,-77 H16 L13,-50 L19,-22 H-19 L-13,-50 Z")
        s.inked(tabard, linear(-18, 0, 19, 0, [(0, "#241a5a"), (0.5, "#4a3aa0"), (1, "#c89ad8")]), 1.6)
        s.draw(path("M-9,-56 L-11,-68 L-5,-62 L0,-71 L5,-62 L11,-68 L9,-56 Z"), fill("#f2cf6a"))
        s.draw(path("M-14,-48 H14"), stroke("#8a5a2a", 4))
        s.line(0, -46, 0, -23, stroke("#f2cf6a", 1.6))
        s.rod((7, 2), (76, -140), "#4a2f2a", 2.6, 4.6)
        with s.moved(76, -140, 26.2):
            s.inked(polygon((-2, 4), (0, -24), (3, 4)), linear(-4, 0, 4, 0, [(0, "#8a80b0"), (1, "#fff0c0")]), 1.3)
            blade = path("M2,-4 C10,-10 16,-10 20,-6 C16,2 16,8 20,16 C14,18 8,14 2,10 Z")
            s.inked(blade, linear(0, 0, 20, 0, [(0, "#8a80b0"), (1, "#fff6d8")]), 1.3)
            s.inked(path("M-2,-2 L-13,0 L-10,6 L-2,6 Z"), fill("#6a5f8e"), 1.2)
        s.pipe(path("M-17,-70 Q-26,-56 -18,-44"), "#4a4270", 8, 10.6)
        s.pipe(path("M17,-70 Q38,-64 34,-50"), "#b88a6a", 8, 10.6)
        s.inked(circle(35, -49, 4.6), steel, 1.3)
        for left in (-26, 9):
            s.inked(oval(left, -83, 17, 16), steel, 1.5)
        s.inked(
            path("M1,-104 C8,-120 -16,-124 -24,-104 C-16,-110 -8,-106 -2,-100 Z"),
            linear(-24, 0, 4, 0, [(0, "#5a1438"), (1, "#e85a5a")]),
            1.4,
        )
        s.inked(path("M-10,-80 V-95 Q-10,-106 0,-106 Q10,-106 10,-95 V-80 L4,-75 H-4 Z"), steel, 1.6)
        s.line(-8, -91, 8, -91, stroke(s.ink, 2.6))
        s.line(1, -91, 1, -78, stroke(s.ink, 1.4))


@district("unique", seed=64)
def thieves_den(s: Scene) -> None:
    """A street by night and, cut open below it, a cellar: trapdoor and ladder, card table, loot."""
    s.sky(None, 0, stars=50, clouds=3, horizon=150)
    s.moon(94, 60, 20)
    s.far_city(150, 0.4, 4, hmax=44)
    _den_street(s)
    _den_earth(s)
    _den_ladder(s)
    _den_loot(s)
    _den_table(s)
    s.finish(0.45)


def _den_street(s: Scene) -> None:
    for x, w, eaves, wall, roof in (
        (-14, 92, 108, "#8a7a8a", "slate"),
        (72, 84, 92, "#a88a7a", "tile"),
        (252, 90, 100, "#7a7a9a", "tile"),
        (336, 92, 84, "#9a8a80", "slate"),
    ):
        s.wall(x, eaves, w, 172 - eaves, wall, "plaster")
        s.gable(x, eaves, w, w * 0.46, wall, roof, 6, "plaster", 6)
        s.window(x + w * 0.22, eaves + 14, 14, 22, x % 4 == 0, "rect")
        s.window(x + w * 0.62, eaves + 14, 14, 22, x % 4 != 0, "rect")
    s.box(-10, 166, 420, 12, fill(s.tone("grey", -0.2)))
    s.outline(rect(-10, 166, 420, 12), 2)
    s.rod((226, 168), (226, 96), s.tone("dark", 0), 4, 7)
    s.rod((226, 98), (242, 98), s.tone("dark", 0), 3, 6)
    s.lantern(242, 112)
    s.figure(186, 170, 46, "#3a3f7a", dress="cloak", head="helm", hat="#b4b8d0", pose="raise", facing=-1)
    s.lantern(174, 126)


def _den_earth(s: Scene) -> None:
    s.area(-10, 178, 410, 490, linear(0, 178, 0, 480, [(0, s.tone("#6a5a58", -0.2)), (1, s.tone("#3a2f3a", -0.8))]))
    for _ in range(60):
        x, y = s.random.uniform(0, 400), s.random.uniform(184, 476)
        s.ellipse(
            x,
            y,
            s.random.uniform(6, 16),
            s.random.uniform(4, 8),
            fill(s.ink if s.random.random() < 0.6 else "#ffffff", 0.12),
        )
    cellar = path("M34,440 L34,262 Q34,214 90,210 L322,210 Q368,214 368,262 L368,440 Z")
    s.draw(cellar, stroke(s.ink, 20))
    s.draw(cellar, stroke(s.tone("stone", -0.2), 15))
    s.draw(
        cellar,
        linear(34, 0, 368, 0, [(0, s.tone("brick", -0.2)), (0.5, s.tone("brick", 0)), (1, s.tone("brick", -0.8))]),
    )
    s.texture(cellar, 34, 210, 336, 232, "brick", 0.9)
    with s.clipped(cellar):
        s.area(
            34, 210, 368, 440, radial(196, 300, 210, [(0, "#ffb84a", 0.55), (0.5, "#8a3a2a", 0.2), (1, s.ink, 0.75)])
        )
        s.area(30, 404, 372, 446, linear(0, 404, 0, 440, [(0, s.tone("wood", 0.2)), (1, s.tone("wood", -0.6))]))
        for x in range(40, 372, 26):
            s.line(x, 404, x - 8, 440, stroke(s.ink, 1.6, 0.5))
    _den_back_wall(s)


def _den_back_wall(s: Scene) -> None:
    """The far wall, so that the cellar has depth: a stolen portrait, a shelf of bottles, barrels on their sides."""
    back = path("M84,404 V300 Q84,250 136,246 H262 Q308,250 308,300 V404 Z")
    for x, y, bx, by in ((34, 440, 84, 404), (368, 440, 308, 404), (48, 226, 100, 262), (354, 226, 294, 262)):
        s.line(x, y, bx, by, stroke(s.ink, 2.6, 0.7))
    s.draw(back, linear(84, 0, 308, 0, [(0, "#e8904a", 0.35), (0.5, "#ffc870", 0.4), (1, "#8a3a3a", 0.3)]))
    s.outline(back, 2.6)
    s.inked(rect(104, 272, 58, 66), linear(104, 0, 162, 0, [(0, "#fff0b0"), (1, "#8a5a1a")]), 2.2)
    s.inked(rect(110, 278, 46, 54), linear(0, 278, 0, 332, [(0, "#2f4f7a"), (1, "#a86a8a")]), 1.8)
    s.draw(path("M114,332 Q116,308 133,306 Q150,308 152,332 Z"), fill("#7a2a3a"))
    s.inked(oval(124, 288, 18, 22), fill("#f0c8a0"), 1.4)
    s.draw(path("M122,298 Q124,282 134,284 Q144,284 143,298 Q138,290 122,298 Z"), fill("#3a2620"))
    s.rod((244, 318), (300, 318), s.tone("wood", 0.3), 5, 8)
    for x, h, tint in ((250, 24, "#58a06a"), (264, 18, "#8a55b8"), (278, 26, "#c8503a"), (292, 20, "#58a0c4")):
        _den_bottle(s, x, h, tint)
    for x, y in ((258, 392), (286, 392), (272, 368)):
        s.inked(circle(x, y, 14), radial(x - 4, y - 4, 22, [(0, s.tone("wood", 0.7)), (1, s.tone("wood", -0.5))]), 2)
        s.draw(circle(x, y, 9), stroke(s.ink, 1.4, 0.6))


def _den_bottle(s: Scene, x: float, h: float, tint: str) -> None:
    neck, shoulder = 314 - h * 0.75, 314 - h * 0.6
    bottle = path(f"M{x - 5},314 V{shoulder} L{x - 2},{neck} V{314 - h} H{x + 2} V{neck} L{x + 5},{shoulder} V314 Z")
    s.inked(bottle, linear(x - 5, 0, x + 5, 0, [(0, "#ffffff"), (0.4, tint), (1, s.tone(tint, -0.6))]), 1.5)


def _den_ladder(s: Scene) -> None:
    shaft = rect(282, 168, 52, 48)
    s.inked(shaft, linear(0, 168, 0, 216, [(0, "#3a2418"), (1, "#a8602a")]))
    s.inked(
        polygon((282, 168), (276, 124), (320, 118), (334, 168)),
        linear(276, 0, 334, 0, [(0, s.tone("wood", 0.5)), (1, s.tone("wood", -0.5))]),
        2.2,
    )
    for y in (136, 152):
        s.line(279, y, 328, y - 3, stroke(s.ink, 1.8))
    for x in (292, 322):
        s.rod((x, 170), (x + 10, 430), s.tone("wood", 0.4), 5, 8)
    for i in range(12):
        s.rod((292 + i * 0.8, 188 + i * 20), (323 + i * 0.8, 188 + i * 20), s.tone("wood", 0.4), 4, 7)
    s.figure(314, 290, 84, "#5a4a7a", dress="tunic", head="hood", hat="#3a2f5a", pose="raise", back=True)


def _den_loot(s: Scene) -> None:
    heap = path("M38,430 Q58,352 112,372 Q136,384 144,430 Z")
    s.glow(88, 384, 90, "#ffd97a", 0.6)
    s.inked(heap, linear(0, 356, 0, 430, [(0, "#fff0a8"), (0.5, "#f0b840"), (1, "#8a4a14")]), 2)
    with s.clipped(heap):
        for _ in range(70):
            _loose_coin(s, s.random.uniform(38, 138), s.random.uniform(356, 428))
    _open_chest(s, 56, 430, 54, 34)
    candlestick = path("M-3,0 L-3,-34 L-10,-40 L10,-40 L3,-34 L3,0 L10,6 L-10,6 Z", 122, 372)
    s.inked(candlestick, fill(s.tone("gold", 0.4)), 1.8)
    sack = path("M342,430 Q322,428 326,404 Q330,384 342,380 L338,370 L356,370 L352,380 Q366,386 368,406 L368,430 Z")
    s.inked(sack, linear(324, 0, 370, 0, [(0, s.tone("#c8a878", 0.3)), (1, s.tone("#8a6a4a", -0.6))]), 2)


def _mask(s: Scene, x: float, foot: float, scale: float, facing: int) -> None:
    """A black mask over the eyes of a figure of that scale."""
    with s.moved(x, foot, 3, scale):
        s.canvas.scale(facing, 1)
        s.draw(path("M-5,-95 Q2,-98 10,-95 Q11,-89 6,-89 Q2,-90 -5,-91 Z"), fill("#120c1a"))
        s.ellipse(3.4, -94.4, 3.6, 2.6, fill("#fff6e0"))


def _den_table(s: Scene) -> None:
    s.line(206, 216, 206, 254, stroke(s.ink, 2.6))
    s.glow(206, 276, 140, "#ffd98a", 0.75)
    with s.moved(206, 274, 0, 2.1):
        s.lantern(0, 0)
    s.figure(206, 432, 124, "#6a2e4e", dress="cloak", head="wide", hat="#3a2a3a", pose="carry", hair="#8a8690")
    _mask(s, 206, 432, 1.24, 1)
    for x, facing, colour, head in ((138, 1, "#3f6a4a", "hood"), (268, -1, "#3a4a8a", "cap")):
        s.inked(rect(x - 17, 404, 34, 8, 2), fill(s.tone("wood", 0.3)), 1.8)
        for leg in (-12, 12):
            s.rod((x + leg, 412), (x + leg * 1.3, 438), s.tone("wood", 0), 4, 7)
        s.figure(x, 432, 118, colour, dress="robe", head=head, hat=colour, pose="carry", facing=facing)
        _mask(s, x, 432, 1.18, facing)
    s.rod((206, 384), (206, 430), s.tone("wood", -0.2), 13, 17)
    s.inked(oval(150, 360, 112, 34), linear(150, 0, 262, 0, [(0, s.tone("wood", 0.7)), (1, s.tone("wood", -0.2))]), 2.4)
    s.inked(oval(158, 363, 96, 25), fill(s.tone("green", 0)), 1.6)
    for x, y, turn, red in ((178, 372, -14, True), (196, 378, 6, False), (232, 372, 18, True)):
        with s.moved(x, y, turn):
            s.inked(rect(-7, -6, 14, 12, 2), fill("#fff6e0"), 1.4)
            s.draw(polygon((-3, 0), (0, -4), (3, 0), (0, 4)), fill("#c8302a" if red else "#1a1422"))
    for x, y in ((210, 366), (216, 362), (212, 358)):
        _loose_coin(s, x, y)

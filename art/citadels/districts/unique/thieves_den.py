"""The Thieves' Den."""

from __future__ import annotations

from art.citadels.catalogue import district
from art.citadels.parts.chests import loose_coin, open_chest
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene


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
            loose_coin(s, s.random.uniform(38, 138), s.random.uniform(356, 428))
    open_chest(s, 56, 430, 54, 34)
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
        loose_coin(s, x, y)

"""Unique districts: walls, gates and workshops by violet night."""

from __future__ import annotations

from art.catalogue import district
from art.colour import mix
from art.paint import SCREEN, fill, linear, radial, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import arch, difference, oval, path, polygon, rect, star


@district("unique", seed=8)
def dragon_gate(s: Scene) -> None:
    """A dragon on the lintel of a gate, wings before the moon."""
    s.sky(None, 0, stars=60, clouds=3, horizon=370)
    for i in range(5):
        s.disc(200, 176, 96 + i * 36, fill("#ffd9f0", 0.05))
    s.moon(200, 168, 84)
    s.ridge(336, 34, 0.5, 4, True)
    s.far_city(372, 0.4, 4, hmax=40)
    s.ground(410, base=mix("#5a3a6a", s.ink, 0.4))
    _dragon_gate_stairs(s)
    _dragon_gate_pylons(s)
    _dragon_gate_arch(s)
    _dragon_gate_wings(s)
    _dragon_gate_body(s)
    _dragon_gate_head(s)
    s.finish()


def _dragon_gate_stairs(s: Scene) -> None:
    stairs = polygon((150, 400), (250, 400), (320, 490), (80, 490))
    s.draw(stairs, linear(0, 400, 0, 490, [(0, s.tone("stone", 0.2)), (1, s.tone("stone", -0.6))]))
    with s.clipped(stairs):
        for i in range(9):
            y = 402 + i * 10
            s.line(60, y, 340, y, stroke(s.ink, 1.8, 0.55))
            s.line(60, y + 2, 340, y + 2, stroke(s.theme.light, 1.4, 0.3))
    s.outline(stairs)


def _dragon_gate_pylons(s: Scene) -> None:
    for side in (-1, 1):
        x = 200 + side * 112 - 42
        part = polygon((x + 6, 188), (x + 78, 188), (x + 88, 412), (x - 4, 412))
        s.wall(x - 4, 188, 92, 224, "dark", "stone", False, part)
        s.wall(x - 6, 176, 96, 16, "stone", None)
        s.wall(x, 160, 84, 18, "stone", None)
        s.draw(
            polygon((x - 14, 160), (x + 98, 160), (x + 78, 128), (x + 6, 128)),
            linear(0, 128, 0, 160, [(0, s.tone("purple", 0.5)), (1, s.tone("purple", -0.4))]),
        )
        s.tiles(polygon((x - 14, 160), (x + 98, 160), (x + 78, 128), (x + 6, 128)), x - 14, 128, 112, 32)
        s.outline(polygon((x - 14, 160), (x + 98, 160), (x + 78, 128), (x + 6, 128)))
        s.banner(x + 28, 206, 28, 110, "#7a2a9a")
        s.draw(star(x + 42, 244, 10, 8, 0.5), fill(GOLD))
        for k in (x + 8, x + 64):
            s.window(k, 330, 12, 30, True, "gothic", False)
        bx = 200 + side * 168
        s.draw(polygon((bx - 14, 400), (bx + 14, 400), (bx + 7, 416), (bx - 7, 416)), fill(s.tone("dark", -0.4)))
        s.line(bx, 416, bx, 446, stroke(s.ink, 6))
        s.disc(
            bx, 386, 54, radial(bx, 386, 54, [(0, "#ffe08a", 0.9), (0.4, "#ff8a4a", 0.35), (1, "#ff60a0", 0)], SCREEN)
        )
        s.draw(
            path(
                f"M{bx - 12},400 C{bx - 18},386 {bx - 4},382 {bx - 3},364 C{bx + 5},374 {bx + 4},380 "
                f"{bx + 10},376 C{bx + 10},386 {bx + 18},390 {bx + 12},400 Z"
            ),
            linear(0, 364, 0, 400, [(0, "#ff7a3a"), (1, "#fff0b0")]),
        )
        s.outline(polygon((bx - 14, 400), (bx + 14, 400), (bx + 7, 416), (bx - 7, 416)), 1.6)


def _dragon_gate_arch(s: Scene) -> None:
    arch_wall = difference(rect(128, 190, 144, 222), arch(156, 246, 88, 170))
    s.wall(128, 190, 144, 222, "stone", "stone", False, arch_wall)
    s.draw(arch(156, 246, 88, 168), linear(0, 246, 0, 412, [(0, "#2a1040"), (0.6, "#8a3aa0"), (1, "#ffc0e0")]))
    for k in (0, 1):
        s.draw(
            arch(156 - 6 * k, 246 - 7 * k, 88 + 12 * k, 168 + 7 * k),
            stroke(GOLD if k == 0 else s.ink, 3 if k == 0 else 2),
        )
    grille = arch(160, 252, 80, 160)
    with s.clipped(grille):
        for i in range(1, 8):
            s.line(160 + i * 10, 240, 160 + i * 10, 414, stroke(s.ink, 3.2))
        for j in range(5):
            s.line(150, 280 + j * 22, 250, 280 + j * 22, stroke(s.ink, 2.6))


def _dragon_gate_wings(s: Scene) -> None:
    for side, colours in ((-1, ("#c24a8a", "#7a2a7a")), (1, ("#7a2a7a", "#3a1656"))):
        wing = path(
            "M16,-20 C40,-70 84,-118 150,-138 C140,-116 150,-100 176,-92 C154,-80 150,-62 166,-40 C140,-44 "
            "124,-34 122,-8 C104,-28 84,-28 66,-4 C56,-20 36,-16 18,8 Z",
            200,
            176,
            sx=side,
            sy=1,
        )
        s.inked(wing, linear(200, 40, 200 + side * 160, 180, list(zip((0, 1), colours, strict=True))), 2.4, 1)
        for bone in (
            "M20,-16 C70,-70 110,-104 150,-138",
            "M22,-12 C80,-50 124,-76 176,-92",
            "M24,-6 C80,-30 120,-38 166,-40",
            "M22,0 C60,-14 90,-16 122,-8",
        ):
            s.draw(path(bone, 200, 176, sx=side, sy=1), stroke(s.ink, 3, 0.85))
            s.draw(path(bone, 200, 176, sx=side, sy=1), stroke("#ffb0dc", 1.1, 0.6))


def _dragon_gate_body(s: Scene) -> None:
    tail = path("M214,186 C262,196 300,176 312,206 C322,232 296,246 284,232")
    s.pipe(tail, "#8a3a9a", 12, 17)
    s.inked(polygon((284, 232), (266, 226), (280, 250)), fill("#e07ab8"), 1.6)
    body = path(
        "M158,192 C146,160 156,136 176,124 C162,108 156,90 164,74 C174,54 196,48 212,54 L232,50 C244,48 254,58 280,64 "
        "C290,68 288,78 278,78 L244,80 L236,84 L246,90 L272,96 C276,104 268,110 258,108 L240,106 "
        "C226,108 218,114 222,126 C246,142 248,170 236,192 Z"
    )
    s.draw(body, linear(152, 0, 262, 0, [(0, "#e87ab8"), (0.45, "#a8449a"), (1, "#5a2070")]))
    with s.clipped(body):
        for i in range(9):
            y = 116 + i * 9
            s.draw(path(f"M{190 - i * 0.6},{y} Q206,{y + 9} {222 + i * 1.6},{y}"), stroke("#ffd9a0", 4, 0.8))
            s.draw(path(f"M{190 - i * 0.6},{y + 3} Q206,{y + 12} {222 + i * 1.6},{y + 3}"), stroke(s.ink, 1.2, 0.6))
        for _ in range(46):
            s.draw(path(f"M{s.random.uniform(158, 240)},{s.random.uniform(56, 190)} q3,4 6,0"), stroke(s.ink, 1, 0.4))
    s.outline(body, 2.6, 1)
    for x, y in ((170, 64), (162, 78), (160, 94), (166, 110), (170, 128), (158, 146), (153, 166)):
        s.inked(polygon((x + 4, y - 8), (x - 16, y - 7), (x + 4, y + 8)), fill("#ffb0dc"), 1.5, 1)


def _dragon_gate_head(s: Scene) -> None:
    for horn in (
        "M206,54 C190,46 166,40 142,30 C168,28 198,34 214,52 Z",
        "M220,53 C208,38 186,26 160,10 C190,14 216,28 231,51 Z",
    ):
        s.inked(path(horn), linear(150, 0, 234, 0, [(0, "#fff6e0"), (1, "#c88a6a")]), 1.8, 1)
    s.draw(polygon((240, 80), (278, 77), (272, 96), (246, 90)), fill("#3a0f2a"))
    for i in range(5):
        x = 246 + i * 7
        s.inked(polygon((x, 79.5), (x + 5.4, 79), (x + 3, 88)), fill("#ffffff"), 1, 0.9)
        s.inked(polygon((x, 90 + i * 1.4), (x + 5, 91 + i * 1.4), (x + 2, 83 + i * 1.4)), fill("#ffffff"), 1, 0.9)
    s.inked(path("M220,66 L240,71 Q230,78 220,66 Z"), fill("#fff27a"), 1.4, 1)
    s.line(231, 68, 230, 74, stroke(s.ink, 2.4))
    s.draw(path("M214,60 L243,69"), stroke(s.ink, 4.4))
    s.disc(276, 68, 2.2, fill(s.ink))
    s.draw(path("M258,64 Q266,58 276,62"), stroke(s.ink, 2))
    s.glow(322, 94, 70, "#ff8a4a", 0.7)
    breath = path(
        "M272,88 C296,72 318,86 344,70 C338,86 362,84 392,98 C364,100 360,112 334,108 C314,122 290,108 272,90 Z"
    )
    s.inked(
        breath, linear(272, 0, 392, 0, [(0, "#fffbe0"), (0.35, "#ffd060"), (0.7, "#ff7a3a"), (1, "#d83a6a")]), 1.8, 0.6
    )
    s.draw(path("M278,89 C300,82 320,94 352,96 C326,102 300,102 278,89 Z"), fill("#fff6c8", 0.9))
    for x in (176, 222):
        for k in range(3):
            s.inked(path(f"M{x + k * 6},184 q-3,8 1,14 q5,-4 4,-13 Z"), fill("#ffe0b0"), 1.2, 1)
    s.person(186, 452, 38, "#3a2a6a", hood=True)
    s.person(214, 446, 36, "#7a2e6e", hood=True)
    s.bushes(478, 6, h=26, x1=90)
    s.bushes(478, 9, h=26, x0=316)


@district("unique", seed=29)
def observatory(s: Scene) -> None:
    """A dome with a brass telescope under orbits and a constellation."""
    s.sky(None, 0, stars=110, clouds=2, horizon=370)
    for i, (r, e) in enumerate(((150, 0.35), (190, 0.3), (230, 0.25))):
        with s.moved(200, 150, -24):
            s.draw(oval(-r, -r * 0.36, 2 * r, r * 0.72), stroke("#ffd9ea", 1.3, e))
            s.disc(-r * 0.7 + i * 60, -r * 0.25, 3 + i, fill(["#ffd36a", "#9fd0ff", "#ff9ab8"][i]))
    s.draw(path("M20,60 L70,40 L112,66 L150,36"), stroke("#ffffff", 1, 0.5))
    for a, b in ((20, 60), (70, 40), (112, 66), (150, 36)):
        s.draw(star(a, b, 6, 4, 0.3), fill("#ffffff"))
    s.ridge(352, 30, 0.4, 2)
    hill = path("M-10,490 C60,420 120,396 200,394 C290,396 350,424 410,490 Z")
    s.inked(hill, linear(0, 390, 0, 480, [(0, s.tone("#4a4a7a", 0.1)), (1, s.tone("#2a2450", -0.8))]))
    s.wall(110, 250, 180, 152, "pale", "stone", True)
    s.wall(100, 238, 200, 16, "white", None, True, shaded=False)
    s.dome(104, 238, 192, 128, "#7a86b8", 9, False)
    slot = path("M196,240 L214,120 L246,132 L240,240 Z")
    s.inked(slot, fill("#1a1036"))
    with s.moved(214, 206, 32):
        tube = rect(-17, -150, 34, 150)
        s.inked(tube, linear(-17, 0, 17, 0, [(0, "#fff0b0"), (0.35, "#e6b24a"), (1, "#6a3a10")]), 2.4)
        for y in (-154, -96, -40):
            s.draw(rect(-20, y, 40, 9), linear(-20, 0, 20, 0, [(0, "#fff6d0"), (1, "#7a4a14")]))
            s.outline(rect(-20, y, 40, 9), 1.8)
        s.inked(oval(-20, -162, 40, 14), fill("#9fd8ff"), 2)
    for x in (130, 170, 250):
        s.window(x, 276, 22, 44, True, "arch")
    s.door(182, 326, 36, 74, True, False)
    s.window(132, 344, 20, 34, True, "arch")
    s.window(248, 344, 20, 34, False, "arch")
    s.person(160, 436, 42, "#3a2a6a", hood=True)
    s.person(226, 440, 44, "#6a2a5a", hat="#3a2a6a")
    s.bushes(480, 2, h=24)
    s.finish(0.5)


@district("unique", seed=30)
def smithy(s: Scene) -> None:
    """An open forge, sparks from the anvil."""
    s.sky((70, 130, 34), 4, stars=24, clouds=4, horizon=350)
    s.far_city(352, 0.5, 2, hmax=60)
    s.ground(404, base=mix("#5a4a5a", s.ink, 0.4))
    s.smoke(286, 60, 7)
    s.wall(262, 80, 48, 150, "brick", "brick")
    s.wall(256, 72, 60, 12, "stone", None)
    s.wall(66, 232, 270, 174, "#9a8a80", "stone")
    s.hip(66, 232, 270, 96, "slate", 16, 0.18)
    opening = rect(96, 262, 180, 144)
    s.draw(opening, fill("#140a14"))
    with s.clipped(opening):
        s.disc(220, 352, 150, radial(220, 352, 150, [(0, "#ffd070", 1), (0.4, "#ff7a2a", 0.7), (1, "#7a1a10", 0)]))
        s.wall(176, 322, 92, 84, "brick", "brick")
        s.draw(arch(196, 342, 52, 44, False), fill("#ffefa0"))
        s.draw(
            path("M200,386 C194,366 210,362 212,346 C222,356 224,360 232,350 C236,366 250,370 244,386 Z"),
            linear(0, 346, 0, 386, [(0, "#ff7a1f"), (1, "#fff6c8")]),
        )
        s.draw(polygon((170, 322), (274, 322), (250, 262), (194, 262)), fill("#2a1418"))
    s.outline(opening, 3)
    for x in (92, 272):
        s.wall(x, 256, 10, 150, "wood", "wood")
    s.wall(86, 250, 200, 12, "wood", "wood")
    anvil = path("M96,372 L160,372 Q150,384 140,386 L140,398 L150,408 L106,408 L116,398 L116,386 Q100,384 84,374 Z")
    s.inked(anvil, linear(0, 370, 0, 408, [(0, "#c8c4d0"), (0.3, "#5a5666"), (1, "#1c1824")]), 2.2)
    s.draw(rect(112, 366, 50, 5, 2), fill("#ffb050"))
    s.disc(140, 366, 26, radial(140, 366, 26, [(0, "#fff0b0", 0.9), (1, "#ff9030", 0)], SCREEN))
    for _ in range(16):
        a = s.random.uniform(100, 190)
        b = s.random.uniform(300, 366)
        s.draw(star(a, b, s.random.uniform(2, 4), 4, 0.3), fill("#ffe890"))
    s.person(86, 412, 76, "#5a3a2a", hat="#8a2a2a")
    s.rod((98, 364), (122, 344), "#7d4f2c", 3, 5)
    s.inked(rect(114, 332, 20, 14, 2), fill("#8a8696"))
    s.line(336, 262, 372, 262, stroke(s.ink, 4))
    s.inked(rect(346, 266, 34, 40, 3), fill(s.tone("wood", 0.2)))
    s.draw(path("M354,290 Q354,276 363,276 Q372,276 372,290 L368,290 Q368,281 363,281 Q358,281 358,290 Z"), fill(GOLD))
    s.barrel(306, 422, 28, 34)
    s.finish(0.55)

"""The Poor House."""

from __future__ import annotations

import random

from art.citadels.catalogue import district
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage

SNOW = "#f4ecff"


@district("unique", seed=85)
def poor_house(s: Scene) -> None:
    """Winter: a patched hut leans on the wall of a palace where they dance; soup for all at its door."""
    s.hour("#14103e", "#33287e", "#6a56b0", "#b09ad8", horizon=320)
    street = Stage(s, (-1.2, 1.6, 0), turn=4, tilt=12, focal=330, centre=(186, 290))
    s.far_city(330, 0.45, hmax=50, x1=200)
    street.floor(-12, 12, 1.2, 30, SNOW, 0, -0.25)
    _palace_wall(s, street)
    _hut(s)
    _kettle(s)
    _icicles(s)
    _queue(s)
    _snowfall(s)
    s.finish(0.5)


def _palace_wall(s: Scene, street: Stage) -> None:
    """The flank of the palace on the right: tall lit windows, dancers behind them, a gilded cornice."""
    near, far, top = (4.0, 2.6), (1.4, 13.0), 11.5
    street.wall(far, near, 0, top, "#b8a8cc", None, -0.05)
    with street.plane((far[0], top, far[1]), (near[0], top, near[1]), (far[0], 0, far[1]), 210, 230):
        for y in (0, 104, 196):
            s.inked(rect(0, y, 210, 7), fill(s.tone("gold", 0.1)), 1.4)
        s.texture(rect(0, 196, 210, 34), 0, 196, 210, 34, "stone")
        for i in range(5):
            x = 10 + i * 40
            for y, h in ((18, 74), (118, 68)):
                s.window(x, y, 24, h, True, "arch")
            s.inked(
                rect(x + 29, 7, 7, 190),
                linear(x + 29, 0, x + 36, 0, [(0, s.tone("pale", 0.4)), (1, s.tone("pale", -0.6))]),
                1.2,
            )
            for side in (5, 15):
                s.draw(
                    path(
                        f"M{x + side - 4},186 Q{x + side - 4},160 "
                        f"{x + side},154 Q{x + side + 5},160 {x + side + 5},186 "
                        "Z"
                    ),
                    fill(s.ink, 0.75),
                )
                s.disc(x + side, 149, 3.6, fill(s.ink, 0.75))
        for i in range(22):
            s.inked(rect(i * 10, -14, 5, 14), fill(s.tone("pale", 0.2)), 1)
        s.inked(rect(0, -18, 210, 5), fill(SNOW), 1)


def _hut(s: Scene) -> None:
    """The hut: plank walls out of true, a roof of everything, snow on it, the warm door."""
    wall = polygon((54, 246), (232, 230), (226, 384), (66, 392))
    s.draw(wall, linear(54, 0, 232, 0, [(0, s.tone("wood", 0.35)), (1, s.tone("wood", -0.6))]))
    s.texture(wall, 54, 230, 180, 164, "wood", 1.5)
    s.outline(wall, 2.4)
    for x, y, w, h, tint, turn in (
        (86, 270, 30, 24, "#a87a5a", -6),
        (196, 344, 28, 30, "#8a6a7a", 5),
        (76, 346, 26, 32, "#6a7a9a", 3),
        (200, 262, 24, 18, "#b89a6a", -4),
    ):
        with s.moved(x, y, turn):
            s.inked(rect(0, 0, w, h), fill(s.tone(tint, 0)), 1.6)
            for cx, cy in ((3, 3), (w - 3, 3), (3, h - 3), (w - 3, h - 3)):
                s.disc(cx, cy, 1.2, fill(s.ink))
    s.inked(
        polygon((74, 190), (80, 138), (106, 134), (108, 190)),
        linear(74, 0, 108, 0, [(0, s.tone("brick", 0.3)), (1, s.tone("brick", -0.6))]),
    )
    s.draw(path("M76,140 Q92,124 110,136 L108,146 Q92,138 78,148 Z"), fill(SNOW))
    s.smoke(94, 126, 7, "#e8dcff")
    roof = polygon((34, 258), (76, 172), (218, 152), (252, 238))
    s.inked(roof, linear(0, 152, 0, 258, [(0, s.tone("thatch", 0.2)), (1, s.tone("thatch", -0.7))]), 2.4)
    with s.clipped(roof):
        for i in range(60):
            x = 30 + i * 4
            s.line(x, 262, x + 14, 150, stroke(s.ink, 1, 0.25))
        for a, tint in (
            (((60, 232), (118, 222), (122, 246), (56, 256)), "wood"),
            (((150, 176), (196, 170), (204, 206), (154, 212)), "slate"),
            (((176, 222), (236, 212), (242, 240), (180, 246)), "tile"),
        ):
            s.inked(polygon(*a), fill(s.tone(tint, -0.1)), 1.8)
    s.inked(
        path(
            "M60,206 L76,172 L218,152 L238,204 Q224,196 214,206 Q200,186 186,204 Q170,190 160,210 "
            "Q140,192 128,212 Q112,196 100,214 Q84,196 60,206 Z"
        ),
        linear(0, 152, 0, 212, [(0, "#ffffff"), (1, "#c0b0ec")]),
        1.6,
    )
    s.draw(path("M36,256 Q60,246 90,253 Q140,240 180,247 Q220,236 252,238"), stroke(SNOW, 6))
    s.door(130, 300, 46, 84, lit=True, pointed=False)
    s.glow(152, 366, 120, "#ffb860", 0.7)
    s.window(82, 306, 26, 26, True, "rect")
    s.rod((240, 420), (230, 232), s.tone("wood", -0.2), 6, 9)


def _icicles(s: Scene) -> None:
    """Icicles at the eaves, footprints on the way to the door."""
    for i in range(16):
        x = 42 + i * 13.4
        y = 257 - i * 1.2 + (i % 3) * 2
        s.draw(polygon((x - 3, y), (x + 3, y), (x, y + 8 + (i * 7) % 13)), fill("#e8f0ff", 0.9))
    for i in range(11):
        share = i / 10
        x = 168 + 150 * share**1.4 + (5 if i % 2 else -7)
        s.ellipse(x, 398 + 70 * share, 7 + 6 * share, 4 + 3 * share, fill("#6a5ab0", 0.6))


def _kettle(s: Scene) -> None:
    """The kettle hangs on three poles over a fire; a woman ladles."""
    s.draw(
        path("M-10,490 V416 Q90,392 200,406 Q320,420 410,404 V490 Z"),
        linear(0, 400, 0, 480, [(0, "#e8dcff"), (1, "#7a6ab8")]),
    )
    s.glow(248, 424, 130, "#ffa050", 0.8)
    for top, foot in (((250, 310), (208, 440)), ((250, 310), (292, 442)), ((250, 310), (252, 450))):
        s.rod(foot, top, s.tone("wood", -0.1), 5, 8)
    s.line(250, 312, 250, 366, stroke(s.ink, 2.4))
    for i, (x, h) in enumerate(((230, 26), (244, 36), (258, 30), (268, 22))):
        s.draw(
            path(f"M{x - 9},440 Q{x - 10},{440 - h * 0.6} {x},{440 - h} Q{x + 10},{440 - h * 0.6} {x + 9},440 Z"),
            fill(("#ff7a3a", "#ffd36a", "#ff9a4a", "#ffe08a")[i]),
        )
    for a, b in (((220, 444), (280, 436)), ((222, 436), (278, 446))):
        s.rod(a, b, s.tone("wood", -0.4), 7, 10)
    pot = path("M214,372 C210,412 226,424 250,424 C274,424 290,412 286,372 Z")
    s.inked(pot, radial(234, 384, 60, [(0, "#9a8ac0"), (0.5, "#4a4270"), (1, "#1a1430")]), 2.4)
    s.inked(oval(212, 364, 76, 17), fill("#2a2248"), 2.2)
    s.inked(oval(219, 367, 62, 11), fill("#e8a04a"), 1.4)
    s.draw(path("M214,370 Q250,312 286,370"), stroke(s.ink, 2.4))
    for i in range(8):
        s.disc(256 + (i % 3 - 1) * 12 + i * 3, 356 - i * 17, 9 + i * 3, fill("#ffffff", 0.26 * (1 - i / 9), blur=4))


def _queue(s: Scene) -> None:
    """Who waits: two at the kettle, the row that ends right before us, one who already eats."""
    s.figure(196, 448, 116, "#6a3a5a", dress="gown", head="veil", hat="#f4e8e0", pose="carry")
    s.rod((220, 376), (246, 366), s.tone("wood", 0.5), 3, 5.6)
    s.figure(312, 446, 104, "#5a5a8a", dress="cloak", head="hood", hat="#4a4a7a", pose="carry", facing=-1)
    s.inked(path("M282,384 h16 q0,11 -8,11 q-8,0 -8,-11 Z"), fill(s.tone("wood", 0.4)), 1.6)
    s.figure(78, 456, 92, "#3f6a5a", dress="robe", head="long", pose="sit", hair="#5a3020")
    s.inked(path("M92,402 h20 q0,13 -10,13 q-10,0 -10,-13 Z"), fill(s.tone("wood", 0.5)), 1.8)
    s.figure(290, 500, 128, "#a8522f", dress="tunic", head="hair", pose="carry", back=True, facing=-1, hair="#b8823a")
    s.figure(352, 566, 262, "#4a4470", dress="cloak", head="wide", hat="#7a5a4a", back=True, facing=-1, hair="#8a8690")
    for x, y, w, h, tint, turn in (
        (326, 392, 30, 26, "#8a6a4a", -8),
        (360, 430, 32, 28, "#7a3a4a", 6),
        (384, 372, 22, 24, "#4a6a7a", 10),
    ):
        with s.moved(x, y, turn):
            s.inked(rect(0, 0, w, h), fill(s.tone(tint, 0)), 1.8)
            for i in range(4):
                s.line(3 + i * w / 4, -3, 3 + i * w / 4, 4, stroke("#e8d8c0", 1.4))
    s.pipe(path("M322,362 Q352,378 384,360"), "#c8485a", 13, 17)
    s.pipe(path("M340,370 Q330,400 336,430"), "#b83a50", 12, 16)


def _snowfall(s: Scene) -> None:
    dice = random.Random(6)
    for _ in range(150):
        s.disc(
            dice.uniform(0, 400), dice.uniform(0, 470), dice.uniform(0.7, 2.4), fill("#ffffff", dice.uniform(0.5, 0.95))
        )
    for _ in range(14):
        s.disc(dice.uniform(0, 400), dice.uniform(0, 470), dice.uniform(3, 4.6), fill("#ffffff", 0.5, blur=1.4))

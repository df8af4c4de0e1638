"""Unique districts for those in need: poor house and hospital."""

from __future__ import annotations

import random

from art.catalogue import district
from art.colour import Colour
from art.paint import fill, linear, radial, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import arch, circle, oval, path, polygon, rect
from art.stage import Stage

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
    s.figure(196, 448, 116, "#6a3a5a", dress="gown", head="veil", hat="#f4e8e0", pose="carry")
    s.rod((220, 376), (246, 366), s.tone("wood", 0.5), 3, 5.6)
    s.figure(318, 452, 108, "#4a5a7a", dress="cloak", head="hood", hat="#3a4a6a", pose="carry", facing=-1)
    s.inked(path("M286,384 h16 q0,11 -8,11 q-8,0 -8,-11 Z"), fill(s.tone("wood", 0.4)), 1.6)
    s.figure(
        350, 448, 66, "#a8522f", dress="tunic", head="hair", pose="carry", facing=-1, hair="#b8823a", skin="#f0c8a4"
    )
    s.figure(380, 456, 104, "#5a4a3a", dress="robe", head="bald", pose="bow", facing=-1, skin="#c98d62")
    s.rod((362, 454), (366, 386), s.tone("wood", 0.2), 3, 5.6)
    s.figure(112, 434, 72, "#3f6a5a", dress="robe", head="long", pose="sit", hair="#5a3020")


def _snowfall(s: Scene) -> None:
    dice = random.Random(6)
    for _ in range(150):
        s.disc(
            dice.uniform(0, 400), dice.uniform(0, 470), dice.uniform(0.7, 2.4), fill("#ffffff", dice.uniform(0.5, 0.95))
        )
    for _ in range(14):
        s.disc(dice.uniform(0, 400), dice.uniform(0, 470), dice.uniform(3, 4.6), fill("#ffffff", 0.5, blur=1.4))


@district("unique", seed=86)
def hospital(s: Scene) -> None:
    """A cloister by night: a lamp and a bed in every arch, herbs in the garden, a sister on her round."""
    s.hour("#0f1040", "#2a2a80", "#5a4ab0", "#b890d8", horizon=200)
    for _ in range(40):
        s.disc(s.random.uniform(0, 400), s.random.uniform(0, 90), s.random.uniform(0.6, 1.4), fill("#ffffff", 0.8))
    s.moon(330, 66, 24)
    court = Stage(s, (3.0, 2.9, -2.2), turn=-17, tilt=-5, focal=330, centre=(206, 210))
    court.floor(-6, 14, -1.9, 15, "#7a86a8", 1.2, -0.05)
    _arcade(s, court, (15.0, 6))
    _arcade_side(s, court)
    _herbs(s, court)
    _sister(s, court)
    s.finish(0.55)


def _bay(s: Scene, x: float, number: int, bed: bool) -> None:
    """One arch of the arcade, 60 units wide and 96 high: ward, lamp, bed."""
    opening = arch(x + 6, 24, 48, 72)
    s.draw(opening, radial(x + 30, 50, 62, [(0, "#ffe2a0"), (0.45, "#d8824a"), (1, "#4a2450")]))
    with s.clipped(opening):
        if bed:
            blanket: Colour = ("#c8384a", "#3f7ab0", "#4f9a6a", "#b06ac0")[number % 4]
            s.inked(rect(x + 9, 60, 5, 32), fill(s.tone("wood", 0)), 1.2)
            s.inked(path(f"M{x + 12},72 H{x + 52} V88 H{x + 12} Z"), fill("#fff6ea"), 1.2)
            s.inked(
                path(f"M{x + 25},70 Q{x + 40},64 {x + 54},71 V88 H{x + 25} Z"),
                linear(0, 66, 0, 88, [(0, blanket), (1, s.tone(blanket, -0.5))]),
                1.2,
            )
            s.inked(oval(x + 14, 66, 12, 8), fill("#ffffff"), 1.1)
            s.inked(circle(x + 20, 65, 4), fill("#d9a47a"), 1)
        else:
            s.figure(x + 30, 92, 52, "#e8e0f0", dress="gown", head="veil", hat="#ffffff", pose="carry", facing=-1)
    s.glow(x + 30, 40, 30, "#fff0a8", 0.9)
    s.line(x + 30, 22, x + 30, 34, stroke(s.ink, 1.4))
    s.inked(path(f"M{x + 25},36 H{x + 35} L{x + 33},46 H{x + 27} Z"), fill("#fff6c8"), 1.2)
    s.draw(opening, stroke(s.ink, 5))
    s.draw(opening, stroke(s.tone("pale", 0.5), 3))
    for edge in (x, x + 54):
        s.inked(rect(edge, 50, 6, 46), linear(edge, 0, edge + 6, 0, [(0, "#fff4ea"), (1, s.tone("pale", -0.5))]), 1.2)
        s.inked(rect(edge - 1.5, 46, 9, 5), fill(s.tone("pale", 0.5)), 1)


def _arcade(s: Scene, court: Stage, place: tuple[float, int]) -> None:
    """The far side of the cloister, its roof, a bell gable above."""
    z, bays = place
    with court.plane((-6, 4.2, z), (12, 4.2, z), (-6, 0, z), bays * 60, 96):
        s.draw(rect(0, 0, bays * 60, 96), fill(s.tone("stone", -0.15)))
        s.texture(rect(0, 0, bays * 60, 96), 0, 0, bays * 60, 96, "stone")
        for i in range(bays):
            _bay(s, i * 60, i + 1, i != 2)
    court.paint([(-7, 4.0, z - 0.4), (-5, 6.4, z + 3), (13, 6.4, z + 3), (13, 4.0, z - 0.4)], "slate", 0.1)
    shape = court.face((-7, 4.0, z - 0.4), (-5, 6.4, z + 3), (13, 6.4, z + 3), (13, 4.0, z - 0.4))
    box = shape.getBounds()
    s.tiles(shape, box.left(), box.top(), box.width(), box.height(), 5)
    x, y = court.at(3.4, 6.2, z + 2)
    s.wall(x - 15, y - 46, 30, 50, "stone", "stone")
    s.gable(x - 15, y - 46, 30, 20, "stone", "slate", 4, None, 4)
    s.window(x - 8, y - 36, 16, 24, True, "arch", mullions=False)
    s.inked(path(f"M{x - 5},{y - 16} q0,-12 5,-13 q5,1 5,13 Z"), fill(GOLD), 1.2)


def _arcade_side(s: Scene, court: Stage) -> None:
    """The near side on the left, five bays towards us."""
    with court.plane((-2.4, 4.2, -0.6), (-2.4, 4.2, 14.6), (-2.4, 0, -0.6), 300, 96):
        s.draw(rect(0, 0, 300, 96), fill(s.tone("stone", 0.25)))
        s.texture(rect(0, 0, 300, 96), 0, 0, 300, 96, "stone")
        for i in range(5):
            _bay(s, i * 60, i, i != 3)
        s.inked(rect(0, 0, 300, 9), fill(s.tone("pale", 0.3)), 1.2)
    slope = [(-2.0, 4.0, -0.9), (-5.2, 6.8, -0.9), (-5.2, 6.8, 17), (-2.0, 4.0, 15)]
    shape = court.paint(slope, "slate", 0.0)
    with s.clipped(shape):
        for row in range(1, 10):
            t = row / 10
            s.draw(
                court.track([(-2.0 - 3.2 * t, 4.0 + 2.8 * t, -0.9), (-2.0 - 3.2 * t, 4.0 + 2.8 * t, 16)]),
                stroke(s.ink, 1.4, 0.4),
            )


def _herbs(s: Scene, court: Stage) -> None:
    """Four beds of herbs round a sundial."""
    dice = random.Random(11)
    for x, z in ((3.1, 7.4), (-0.9, 7.4), (3.1, 3.2), (-0.9, 3.2)):
        court.block((x, 0, z), (x + 3.4, 0.3, z + 3.2), "wood")
        court.paint(
            [(x + 0.1, 0.31, z + 0.1), (x + 0.1, 0.31, z + 3.1), (x + 3.3, 0.31, z + 3.1), (x + 3.3, 0.31, z + 0.1)],
            "#4a3a4a",
            -0.2,
        )
        for row in range(4):
            tint: Colour = ("#4f9a6a", "#7ab06a", "#3f8a7a", "#8a9a5a")[(row + int(x)) % 4]
            flower = ("#ffb8e0", "#fff0a8", "#c8b0ff", "#ff9a8a")[(row + int(z)) % 4]
            for i in range(9):
                px, py = court.at(x + 0.35 + i * 0.34, 0.3, z + 2.8 - row * 0.8)
                k = 0.24 * court.size(x, 0, z) * dice.uniform(0.8, 1.3)
                s.draw(
                    path(
                        f"M{px - k},{py} Q{px - k * 1.3},{py - k * 1.6} "
                        f"{px},{py - k * 2} Q{px + k * 1.3},{py - k * 1.6} "
                        f"{px + k},{py} Z"
                    ),
                    linear(px - k, 0, px + k, 0, [(0, s.tone(tint, 0.3)), (1, s.tone(tint, -0.7))]),
                )
                s.disc(px + dice.uniform(-k, k) * 0.6, py - k * dice.uniform(1, 2), max(1, k * 0.24), fill(flower))
    x, y = court.at(2.8, 0, 6.95)
    s.wall(x - 8, y - 44, 16, 44, "pale", None, True)
    s.inked(oval(x - 17, y - 52, 34, 14), fill(s.tone("pale", 0.6)))
    s.inked(polygon((x - 8, y - 46), (x + 6, y - 64), (x + 5, y - 45)), fill(GOLD), 1.4)


def _sister(s: Scene, court: Stage) -> None:
    court.figure(1.9, 12.6, "#8a6a5a", dress="robe", head="bald", pose="walk", facing=-1)
    s.figure(316, 442, 158, "#f0e8f8", dress="gown", head="veil", hat="#ffffff", pose="raise", facing=-1)
    s.draw(
        path("M306,338 L326,338 L332,438 Q316,444 300,438 Z"), linear(300, 0, 332, 0, [(0, "#5a7ac8"), (1, "#2f3f8a")])
    )
    s.outline(path("M306,338 L326,338 L332,438 Q316,444 300,438 Z"), 1.6)
    s.lantern(280, 292)
    s.glow(280, 292, 110, "#ffc860", 0.6)
    s.figure(238, 450, 128, "#6a7a9a", dress="robe", head="hair", pose="stand", hair="#8a8690", skin="#c98d62")
    s.rod((222, 452), (226, 366), s.tone("wood", 0.3), 4, 7)
    s.rod((214, 367), (238, 365), s.tone("wood", 0.3), 4, 7)
    s.draw(path("M230,333 q10,-6 18,2"), stroke("#ffffff", 4))

"""Unique districts for those in need: poor house and hospital."""

from __future__ import annotations

import math
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


@district("unique", seed=86)
def hospital(s: Scene) -> None:
    """The great ward by night: a row of beds under red curtains, a sister with a lamp bends to the nearest."""
    s.area(0, 0, 400, 480, fill("#1a1244"))
    ward = Stage(s, (-1.9, 1.95, -1.2), turn=25, tilt=1, focal=330, centre=(206, 214))
    ward.floor(-4, 4.2, 0.2, 19, "#8a86b8", 0.9, 0.05)
    _ward_walls(s, ward)
    _wooden_vault(s, ward)
    ward.figure(0.7, 13.0, "#e8e0f0", dress="gown", head="veil", hat="#ffffff", pose="carry")
    ward.figure(-1.6, 9.6, "#5a3a8a", dress="cloak", head="hat", hat="#2a1f4a", pose="walk", facing=-1)
    for number, z in enumerate((13.4, 10.6, 7.8, 5.0, 2.2)):
        _curtained_bed(s, ward, z, number)
    _sister(s)
    s.finish(0.5)


def _ward_walls(s: Scene, ward: Stage) -> None:
    """White walls, tall moonlit windows on the left, a window of coloured glass at the end."""
    ward.wall((-4, 0.2), (-4, 19), 0, 4.6, "#b8b0dc", None, -0.25)
    ward.wall((4.2, 19), (4.2, 0.2), 0, 4.6, "#c8b8d8", None, -0.1)
    ward.wall((-4, 19), (4.2, 19), 0, 8.2, "#b0a0d0", "stone", -0.2)
    with ward.plane((-4, 4.6, 0.2), (-4, 4.6, 19), (-4, 0, 0.2), 400, 100):
        s.inked(rect(0, 78, 400, 22), fill(s.tone("wood", -0.2)), 1.4)
        for x in range(16, 400, 62):
            opening = arch(x, 12, 26, 58)
            s.draw(opening, linear(0, 12, 0, 70, [(0, "#2a2490"), (1, "#b8a8ff")]))
            for dx in (9, 17):
                s.line(x + dx, 14, x + dx, 70, stroke(s.ink, 1.4))
            s.draw(opening, stroke(s.ink, 4.6))
            s.draw(opening, stroke("#e8e0f8", 2.4))
    for z in (2.2, 5.1, 8.0):
        shine = ward.face((-3.9, 0.01, z + 0.9), (-0.6, 0.01, z + 2.4), (-0.6, 0.01, z + 1.2), (-3.9, 0.01, z))
        s.draw(shine, fill("#c8c8ff", 0.3))
    s.rose_window(*ward.at(0.1, 4.9, 19), 24, 8)
    with ward.plane((-1.2, 3.1, 18.9), (1.4, 3.1, 18.9), (-1.2, 0, 18.9), 60, 80):
        s.door(12, 8, 36, 72, lit=True)


def _wooden_vault(s: Scene, ward: Stage) -> None:
    """A barrel of painted planks with its ties."""
    for side, light in ((-1, -0.5), (1, -0.1)):
        for step in range(6):
            a, b = math.radians(step * 15), math.radians(step * 15 + 15)
            strip = [
                (0.1 + side * 4.1 * math.cos(a), 4.6 + 3.6 * math.sin(a), 0.2),
                (0.1 + side * 4.1 * math.cos(a), 4.6 + 3.6 * math.sin(a), 19.0),
                (0.1 + side * 4.1 * math.cos(b), 4.6 + 3.6 * math.sin(b), 19.0),
                (0.1 + side * 4.1 * math.cos(b), 4.6 + 3.6 * math.sin(b), 0.2),
            ]
            ward.paint(strip, "#6a4a86", light - step * 0.04, 0.1, 1.4)
    for z in (17.0, 14.0, 11.2, 8.4, 5.6, 3.0):
        width = 0.22 * ward.size(0, 5, z)
        angles = [math.radians(a) for a in range(0, 181, 12)]
        bow = ward.track([(0.1 + 4.1 * math.cos(a), 4.6 + 3.6 * math.sin(a), z) for a in angles])
        s.pipe(bow, s.tone("#9a6a8a", 0.2), width, width + 3)
        s.rod(ward.at(-4, 4.7, z), ward.at(4.2, 4.7, z), s.tone("#9a6a8a", 0.05), width, width + 3)
        if z in (14.0, 8.4):
            x, y = ward.at(0.1, 3.9, z)
            s.line(x, y - 0.7 * ward.size(0, 5, z), x, y, stroke(s.ink, 1.6))
            s.lantern(x, y)
            s.glow(x, y, 54, "#ffd070", 0.6)


def _curtained_bed(s: Scene, ward: Stage, z: float, number: int) -> None:
    """One bed, its foot towards the aisle, under a canopy with curtains drawn back."""
    x0, x1, deep = 1.7, 4.1, 1.7
    blanket: Colour = ("#3f7ab0", "#4f9a6a", "#b06ac0", "#d8903a", "#3f7ab0")[number]
    ward.paint([(x0, 2.6, z + deep), (x1, 2.6, z + deep), (x1, 0, z + deep), (x0, 0, z + deep)], "#7a1f38", -0.4)
    ward.paint([(x1, 2.6, z + deep), (x1, 2.6, z), (x1, 0, z), (x1, 0, z + deep)], "#a8304a", -0.2)
    x, y = ward.at(x1 - 0.6, 1.9, z + deep / 2)
    s.glow(x, y, 0.9 * ward.size(x1, 1, z), "#ffc870", 0.8)
    ward.block((x0, 0.2, z), (x1, 0.55, z + deep), "wood")
    ward.block((x0 + 0.05, 0.55, z + 0.05), (x1, 0.8, z + deep - 0.05), "#fff6ea")
    ward.block((x1 - 0.75, 0.8, z + 0.25), (x1 - 0.1, 1.15, z + deep - 0.25), "#ffffff")
    _patient(s, ward, (x1 - 0.55, 1.22, z + deep / 2), number)
    ward.block((x0 - 0.02, 0.62, z - 0.02), (x1 - 1.05, 1.02, z + deep), blanket)
    ward.paint(
        [(x1 - 1.35, 1.03, z), (x1 - 1.35, 1.03, z + deep), (x1 - 1.05, 1.03, z + deep), (x1 - 1.05, 1.03, z)],
        "#ffffff",
        0.4,
    )
    for post in (z, z + deep):
        s.rod(
            ward.at(x0, 0, post),
            ward.at(x0, 2.6, post),
            s.tone("wood", 0.3),
            0.08 * ward.size(x0, 1, post),
            0.14 * ward.size(x0, 1, post),
        )
        for wide, low in ((0.34, 0.25),):
            ward.paint(
                [
                    (x0, 2.6, post),
                    (x0 + wide, 2.6, post),
                    (x0 + wide * 0.3, 1.3, post),
                    (x0 + wide, low, post),
                    (x0, low, post),
                ],
                "#c8304e",
                0.1,
            )
    ward.block((x0 - 0.12, 2.5, z - 0.1), (x1, 2.85, z + deep + 0.1), "#c8304e")
    for i in range(5):
        share = z - 0.1 + (deep + 0.2) * (i + 0.5) / 5
        px, py = ward.at(x0 - 0.13, 2.48, share)
        s.disc(px, py, 0.07 * ward.size(x0, 2, share), fill(GOLD))


def _patient(s: Scene, ward: Stage, spot: tuple[float, float, float], number: int) -> None:
    x, y = ward.at(*spot)
    k = 0.2 * ward.size(*spot)
    skin = ("#d9a47a", "#8a5a3c", "#f0c8a4", "#c98d62", "#e6b58c")[number]
    s.inked(circle(x, y, k), fill(s.tone(skin, 0.2)), 1.8)
    if number % 2 == 0:
        s.draw(path(f"M{x - k},{y - k * 0.3} Q{x},{y - k * 0.9} {x + k},{y - k * 0.2}"), stroke("#ffffff", k * 0.55))
    else:
        s.draw(
            path(f"M{x - k},{y - k * 0.1} Q{x - k * 0.6},{y - k * 1.3} {x + k},{y - k * 0.4}"),
            stroke(s.tone("#4a3020", 0), k * 0.6),
        )


def _sister(s: Scene) -> None:
    """In front: a sister carries soup and a lamp, a boy on crutches beside her, a cat."""
    s.figure(128, 474, 236, "#e8e2f6", dress="gown", head="veil", hat="#ffffff", pose="raise", facing=1)
    apron = path("M112,314 L150,314 L164,468 Q134,478 100,468 Z")
    s.inked(apron, linear(100, 0, 164, 0, [(0, "#7a9ae0"), (1, "#2f3f9a")]), 2.2)
    s.draw(path("M133,336 V366 M119,350 H147"), stroke("#ffffff", 6))
    s.lantern(184, 226)
    with s.moved(184, 228, 0, 1.7):
        s.lantern(0, 0)
    s.glow(184, 226, 130, "#ffc860", 0.6)
    _bedside_table(s)
    s.figure(44, 468, 126, "#b8703a", dress="tunic", head="hair", pose="stand", hair="#b8823a", skin="#f0c8a4")
    for x, lean in ((24, -8), (66, 8)):
        s.rod((x + lean, 472), (x, 392), s.tone("wood", 0.4), 4, 7.4)
        s.rod((x - 8, 391), (x + 8, 391), s.tone("wood", 0.4), 5, 8)
    s.draw(path("M30,350 q14,-9 28,0"), stroke("#ffffff", 6))


def _bedside_table(s: Scene) -> None:
    """Medicine in the foreground: bottles, a steaming bowl, herbs; a cat below."""
    for x in (270, 372):
        s.rod((x, 412), (x + (x - 320) * 0.1, 486), s.tone("wood", 0.1), 9, 13)
    s.inked(
        polygon((250, 414), (276, 388), (392, 388), (404, 414)),
        linear(250, 0, 404, 0, [(0, s.tone("wood", 0.6)), (1, s.tone("wood", -0.2))]),
        2.4,
    )
    s.inked(rect(250, 413, 154, 9), fill(s.tone("wood", 0.1)), 2)
    for x, h, tint in ((282, 40, "#58c4b8"), (304, 30, "#ff8ab8"), (366, 46, "#ffd36a")):
        bottle = path(
            f"M{x - 9},400 V{400 - h * 0.6} L{x - 4},{400 - h * 0.8} V{400 - h} H{x + 4} "
            f"V{400 - h * 0.8} L{x + 9},{400 - h * 0.6} V400 Z"
        )
        s.inked(bottle, linear(x - 9, 0, x + 9, 0, [(0, "#ffffff"), (0.4, tint), (1, s.tone(tint, -0.7))]), 2)
    s.inked(
        path("M318,384 H354 Q352,402 344,404 H328 Q320,402 318,384 Z"),
        linear(318, 0, 354, 0, [(0, "#ffffff"), (1, "#8a86c0")]),
        2,
    )
    for i in range(6):
        s.disc(336 + (i % 2) * 7 - 3, 378 - i * 11, 7 + i * 2, fill("#ffffff", 0.3 * (1 - i / 7), blur=3))
    coat = linear(300, 430, 350, 480, [(0, "#e8b070"), (1, "#7a4a5a")])
    s.inked(
        path(
            "M300,478 C296,452 306,440 318,440 L316,426 L324,432 L334,432 L341,425 L341,440 C352,450 350,466 346,478 Z"
        ),
        coat,
        2.2,
    )
    s.draw(path("M346,474 C366,476 372,460 364,448"), stroke(s.ink, 9))
    s.draw(path("M346,474 C366,476 372,460 364,448"), stroke("#b8805a", 5.4))

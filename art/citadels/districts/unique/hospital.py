"""The Hospital."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import arch, circle, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


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

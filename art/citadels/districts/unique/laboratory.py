"""The Laboratory."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import PLUS, fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import arch, circle, path, polygon, rect, star
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("unique", seed=62)
def laboratory(s: Scene) -> None:
    """Low across a cluttered bench: a huge glowing retort, purple steam, and the moon in a window high up."""
    s.area(0, 0, 400, 480, fill("#120b2c"))
    room = Stage(s, (-2.2, 1.5, -2.6), turn=34, tilt=7, focal=330, centre=(200, 250))
    room.wall((-7, 2.2), (2.6, 2.2), 0, 7, "#4a4478", "stone", -0.4, 16)
    room.wall((2.6, 2.2), (2.6, -3), 0, 7, "#3f3a6e", "stone", -0.8, 16)
    _high_window(s, room)
    _jar_shelves(s, room)
    s.glow(180, 250, 250, "#b45ae8", 0.55)
    room.figure(
        1.35,
        0.75,
        "#3a2a7a",
        height=1.9,
        dress="robe",
        head="long",
        hat="#5a3a9a",
        pose="raise",
        facing=-1,
        hair="#e8e4f4",
    )
    _bench(s, room)
    _clutter_behind(s)
    _retort(s)
    _clutter_before(s)
    _steam(s)
    s.finish(0.5)


def _high_window(s: Scene, room: Stage) -> None:
    with room.plane((0.0, 6.2, 2.19), (1.5, 6.2, 2.19), (0.0, 3.5, 2.19), 60, 110):
        s.inked(arch(-6, -8, 72, 124), fill(s.tone("grey", -0.3)))
        opening = arch(0, 0, 60, 110)
        s.draw(opening, linear(0, 0, 0, 110, [(0, "#2a1f7a"), (0.6, "#7a4ab8"), (1, "#f0a8d0")]))
        with s.clipped(opening):
            s.moon(32, 52, 19)
            for x in (20, 40):
                s.line(x, 0, x, 110, stroke(s.ink, 2.6))
            for y in (36, 72):
                s.line(0, y, 60, y, stroke(s.ink, 2.2))
        s.outline(opening, 2.6)
    (lx, ly), (rx, ry) = room.at(0.1, 4.6, 2.1), room.at(1.4, 4.6, 2.1)
    beam = polygon((lx, ly), (rx, ry - 30), (250, 430), (60, 430))
    s.draw(beam, linear(0, ly, 0, 430, [(0, "#d8c8ff", 0.3), (1, "#d8c8ff", 0)], PLUS))


def _jar_shelves(s: Scene, room: Stage) -> None:
    """Three shelves of jars on the right wall, a crocodile of old custom above them."""
    for y in (2.1, 3.0, 3.9):
        with room.plane((2.58, y + 0.8, 2.1), (2.58, y + 0.8, -0.6), (2.58, y, 2.1), 150, 46):
            place = 4.0
            while place < 140:
                _jar(s, place, 44, s.random.uniform(13, 19), s.random.uniform(24, 38))
                place += s.random.uniform(20, 25)
            s.inked(rect(-4, 44, 160, 6), fill(s.tone("wood", 0.1)), 1.8)
    with room.plane((-2.6, 3.3, 2.18), (-0.5, 3.3, 2.18), (-2.6, 2.5, 2.18), 120, 46):
        for place in (8, 30, 52, 76, 98):
            _jar(s, place, 44, 16, 22 + place % 14)
        s.inked(rect(-10, 44, 140, 6), fill(s.tone("wood", 0.3)), 1.8)


def _jar(s: Scene, x: float, y: float, w: float, h: float) -> None:
    colour = s.random.choice(["#8affc0", "#ff8ab8", "#ffd36a", "#7ad0ff", "#c88aff", "#ff9a5a"])
    body = path(
        f"M{x},{y} L{x},{y - h * 0.6} Q{x},{y - h * 0.75} {x + w * 0.3},{y - h * 0.8} L{x + w * 0.3},{y - h} "
        f"L{x + w * 0.7},{y - h} L{x + w * 0.7},{y - h * 0.8} Q{x + w},{y - h * 0.75} {x + w},{y - h * 0.6} "
        f"L{x + w},{y} Z"
    )
    s.draw(body, fill("#d8e8ff", 0.35))
    with s.clipped(body):
        tints = [(0, mix(colour, "#ffffff", 0.4)), (1, mix(colour, s.ink, 0.35))]
        s.area(x, y - h * 0.55, x + w, y, linear(x, 0, x + w, 0, tints))
    s.outline(body, 1.7)
    s.box(x + w * 0.24, y - h - 4, w * 0.52, 6, fill(s.tone("wood", 0.3)))


def _bench(s: Scene, room: Stage) -> None:
    """The bench runs from the near left to the far right; we look along its top."""
    near, far, top = -1.35, 0.15, 1.0
    room.wall((-5, near), (2.3, near), 0, top, "wood", "wood", -0.35, 60)
    with room.plane((-2.6, 0.9, near - 0.01), (2.3, 0.9, near - 0.01), (-2.6, 0.2, near - 0.01), 400, 60):
        for x in (60, 170, 280):
            s.inked(rect(x, 6, 96, 40, 3), fill(s.tone("wood", -0.5)), 2)
            s.disc(x + 48, 26, 6, fill(GOLD))
    surface = room.face((-5, top, near), (-5, top, far), (2.3, top, far), (2.3, top, near))
    s.inked(
        surface,
        linear(0, 380, 400, 320, [(0, s.tone("wood", 0.55)), (0.5, s.tone("#a06a7a", 0.3)), (1, s.tone("wood", -0.3))]),
        2.6,
    )
    with s.clipped(surface):
        for z in (-0.95, -0.55, -0.2):
            s.draw(room.track([(-5, top, z), (2.3, top, z)]), stroke(s.ink, 1.6, 0.5))
        s.ellipse(60, 346, 240, 84, radial(180, 390, 130, [(0, "#e8a8ff", 0.6), (1, "#b45ae8", 0)], PLUS))
    edge = room.face((-5, top, near), (2.3, top, near), (2.3, top - 0.07, near), (-5, top - 0.07, near))
    s.inked(edge, fill(s.tone("wood", 0.3)), 2)


def _flask(s: Scene, cx: float, cy: float, radius: float, colour: Colour) -> None:
    """A round flask, half full; (cx, cy) is the middle of its belly."""
    neck = rect(cx - radius * 0.26, cy - radius * 1.9, radius * 0.52, radius * 1.2)
    belly = circle(cx, cy, radius)
    for part in (neck, belly):
        s.draw(part, fill("#dcecff", 0.4))
    with s.clipped(belly):
        tints = [(0, mix(colour, "#ffffff", 0.5)), (0.5, colour), (1, mix(colour, s.ink, 0.5))]
        s.area(cx - radius, cy - radius * 0.15, cx + radius, cy + radius, linear(cx - radius, 0, cx + radius, 0, tints))
    s.glow(cx, cy + radius * 0.3, radius * 2, colour, 0.5)
    s.outline(neck, 1.8)
    s.outline(belly, 2.2)
    glint = (
        f"M{cx - radius * 0.66},{cy - radius * 0.1} Q{cx - radius * 0.6},{cy - radius * 0.6} "
        f"{cx - radius * 0.2},{cy - radius * 0.74}"
    )
    s.draw(path(glint), stroke("#ffffff", 2.6, 0.8))


def _clutter_behind(s: Scene) -> None:
    """Along the back edge: a still with its coil, a mortar, small flasks."""
    _flask(s, 262, 330, 13, "#ffd36a")
    s.rod((372, 352), (372, 214), s.tone("dark", 0.2), 5, 8)
    s.rod((372, 232), (344, 232), s.tone("dark", 0.2), 4, 7)
    coil = (
        "M344,262 C366,266 366,280 344,280 C322,280 322,294 344,294 C366,294 366,308 344,308 C332,308 328,314 328,320"
    )
    s.draw(path(coil), stroke(s.ink, 8))
    s.draw(path(coil), stroke("#ffd0e4", 5))
    s.draw(path(coil), stroke("#ffffff", 1.6, 0.8))
    _flask(s, 344, 238, 24, "#ff8ab8")
    s.rod((52, 356), (52, 268), s.tone("dark", 0.2), 4, 7)
    for x in (40, 64):
        s.inked(
            rect(x - 6, 300, 12, 54, 5),
            linear(x - 6, 0, x + 6, 0, [(0, "#eafff6"), (0.4, "#58c4b8"), (1, "#1f5a6a")]),
            1.8,
        )
    s.rod((30, 318), (76, 314), s.tone("wood", 0.3), 6, 9)


def _retort(s: Scene) -> None:
    """The retort on its tripod over the flame; its beak drips into a flask."""
    for foot in ((98, 404), (226, 392)):
        s.rod((160 + (foot[0] - 160) * 0.7, 330), foot, s.tone("dark", 0.2), 6, 10)
    s.glow(162, 384, 90, "#ffb050", 0.9)
    for x, h in ((146, 34), (162, 48), (178, 32)):
        flame = f"M{x - 9},398 Q{x - 11},{398 - h * 0.5} {x},{398 - h} Q{x + 11},{398 - h * 0.5} {x + 9},398 Z"
        s.inked(path(flame), linear(0, 398 - h, 0, 398, [(0, "#ff7a3a"), (1, "#fff0a8")]), 1.2)
    s.inked(
        path("M130,418 L140,396 H184 L196,418 Z"),
        linear(130, 0, 196, 0, [(0, s.tone("gold", 0.5)), (1, s.tone("gold", -0.7))]),
        2.2,
    )
    glass = path(
        "M80,282 C76,208 130,160 196,162 C262,164 318,208 330,276 L312,282 C300,238 266,212 230,214 C240,236 244,258 "
        "242,282 C240,328 204,356 162,356 C116,356 82,326 80,282 Z"
    )
    s.glow(162, 284, 150, "#d88aff", 0.75)
    s.draw(glass, linear(80, 160, 330, 300, [(0, "#f0e0ff", 0.6), (1, "#b08ae8", 0.35)]))
    with s.clipped(glass):
        brew = path("M60,262 Q96,252 130,264 Q166,276 204,262 Q232,254 260,264 V360 H60 Z")
        s.draw(brew, radial(150, 296, 120, [(0, "#fff0ff"), (0.3, "#e89aff"), (0.7, "#9a3ae0"), (1, "#4a148e")]))
        s.draw(path("M104,322 Q130,286 166,304 Q206,318 190,286 Q176,272 158,284"), stroke("#fff0ff", 5, 0.45, blur=2))
        for x, y, r in (
            (116, 292, 7),
            (134, 318, 5),
            (184, 328, 8),
            (212, 296, 5),
            (160, 270, 4),
            (200, 272, 6),
            (142, 250, 4),
            (176, 240, 5),
            (206, 224, 3),
        ):
            s.disc(x, y, r, stroke("#ffffff", 1.8, 0.85))
    s.outline(glass, 3.2)
    s.draw(path("M98,270 C98,226 128,194 168,184"), stroke("#ffffff", 7, 0.85))
    s.draw(path("M252,186 C284,200 304,226 314,252"), stroke("#ffffff", 3.4, 0.8))
    s.pipe(path("M92,326 Q162,372 230,326"), s.tone("dark", 0.3), 6, 10)
    _flask(s, 322, 346, 25, "#8affc0")
    s.draw(path("M321,284 q-5,9 0,14 q5,-5 0,-14 Z"), fill("#e89aff"))


def _clutter_before(s: Scene) -> None:
    """At the near edge: skull on a book, candle, mortar."""
    for i, colour in enumerate(("#2f4f8e", "#7a2a3a")):
        book = polygon(
            (4 - i * 4, 446 - i * 17),
            (110 - i * 6, 436 - i * 17),
            (112 - i * 6, 452 - i * 17),
            (6 - i * 4, 464 - i * 17),
        )
        s.inked(book, linear(0, 0, 110, 0, [(0, s.tone(colour, 0.5)), (1, s.tone(colour, -0.4))]), 2.2)
    skull = path(
        "M-22,-6 C-24,-32 -8,-40 4,-39 C22,-38 28,-22 24,-6 C22,0 18,2 17,8 L17,16 L-9,16 L-10,8 C-18,6 -21,2 -22,-6 Z"
    )
    with s.moved(56, 402, -4, 1.5):
        s.inked(skull, radial(14, -24, 60, [(0, "#fff8e4"), (0.5, "#e0ceac"), (1, "#6a5470")]), 2)
        for x, w in ((-10, 12), (10, 11)):
            s.ellipse(x - w / 2, -18, w, 12, fill(s.ink))
        s.draw(path("M0,-4 l-3,7 h6 Z"), fill(s.ink))
        for x in (-5, 1, 7, 12):
            s.line(x, 9, x, 15, stroke(s.ink, 1.6))
    bowl = path("M240,376 H300 Q298,408 282,414 V420 H258 V414 Q242,408 240,376 Z")
    s.rod((270, 384), (296, 346), s.tone("pale", 0.3), 7, 11)
    s.inked(bowl, linear(240, 0, 300, 0, [(0, s.tone("pale", 0.6)), (1, s.tone("grey", -0.6))]), 2.2)


def _steam(s: Scene) -> None:
    """Steam from the flask, curling up under the vault."""
    for i in range(16):
        x = 322 + math.sin(i * 0.62) * (8 + i * 2.6) - i * 3.4
        s.disc(x, 292 - i * 18, 9 + i * 2.8, fill(mix("#d89aff", "#8a5af0", i / 16), 0.34 * (1 - i / 18), blur=5))
    for _ in range(30):
        x, y = s.random.uniform(90, 380), s.random.uniform(60, 340)
        s.draw(star(x, y, s.random.uniform(1.6, 4), 4, 0.3), fill("#ffe9ff", 0.8))

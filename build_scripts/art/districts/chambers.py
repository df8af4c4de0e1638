"""Unique districts seen from within: rooms of study by lamplight."""

from __future__ import annotations

import math

from art.catalogue import district
from art.colour import Colour, mix
from art.paint import fill, linear, radial, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import arch, circle, difference, oval, path, polygon, rect, star


def _room(s: Scene, back: tuple[float, float, float, float], wall: str, floor: str) -> None:
    """A room in one-point perspective; back is the box of its far wall."""
    x, y, w, h = back
    right, foot = x + w, y + h
    s.area(0, 0, 400, 480, fill(s.tone(wall, -0.7)))
    s.draw(
        polygon((-10, -10), (x, y), (x, foot), (-10, 490)),
        linear(0, 0, x, 0, [(0, s.tone(wall, -0.9)), (1, s.tone(wall, -0.2))]),
    )
    s.draw(
        polygon((410, -10), (right, y), (right, foot), (410, 490)),
        linear(right, 0, 400, 0, [(0, s.tone(wall, -0.5)), (1, s.tone(wall, -1))]),
    )
    s.wall(x, y, w, h, wall, "stone", rim=False)
    ground = polygon((-10, 490), (x, foot), (right, foot), (410, 490))
    s.draw(ground, linear(0, foot, 0, 480, [(0, s.tone(floor, 0.2)), (1, s.tone(floor, -0.8))]))
    with s.clipped(ground):
        middle = x + w / 2
        for i in range(-9, 10):
            s.line(middle + i * w / 9, foot, middle + i * 74, 490, stroke(s.ink, 1.5, 0.5))
        for i in range(1, 9):
            yy = foot + i * i * 2.4
            s.line(-10, yy, 410, yy, stroke(s.ink, 1.5, 0.45))
    for corner in ((x, y, -10, -10), (right, y, 410, -10), (x, foot, -10, 490), (right, foot, 410, 490)):
        s.line(*corner, stroke(s.ink, 2.6, 0.8))


@district("unique", seed=61)
def map_room(s: Scene) -> None:
    """A huge globe, a map table with pins, constellations on the ceiling."""
    _room(s, (84, 96, 232, 214), "#6a5a8a", "#7a4a5a")
    _star_ceiling(s)
    _map_on_wall(s)
    s.glow(140, 250, 190, "#ffd98a", 0.5)
    _globe(s, 144, 248, 96)
    s.person(286, 372, 92, "#3a2a6a", hat=GOLD)
    _map_table(s)
    s.finish(0.5)


def _star_ceiling(s: Scene) -> None:
    ceiling = polygon((-10, -10), (84, 96), (316, 96), (410, -10))
    s.inked(ceiling, linear(0, 0, 0, 96, [(0, "#141038"), (1, "#34307a")]), 2.6)
    with s.clipped(ceiling):
        for _ in range(70):
            s.disc(s.random.uniform(0, 400), s.random.uniform(0, 96), s.random.uniform(0.6, 1.6), fill("#ffffff", 0.8))
        for figure in (
            ((112, 30), (146, 48), (176, 36), (204, 58), (236, 46)),
            ((250, 76), (282, 60), (300, 30), (334, 24)),
            ((130, 78), (168, 74), (196, 84)),
        ):
            s.draw(path("M" + " L".join(f"{x},{y}" for x, y in figure)), stroke("#ffe9a8", 1.4, 0.75))
            for x, y in figure:
                s.draw(star(x, y, 7, 4, 0.3), fill("#fff6d0"))


def _map_on_wall(s: Scene) -> None:
    s.window(262, 128, 34, 76, False, "gothic")
    with s.clipped(arch(262, 128, 34, 76)):
        s.area(262, 128, 296, 204, linear(0, 128, 0, 204, [(0, "#241a5e"), (1, "#c878c0")]))
        s.moon(284, 150, 10)
        s.line(279, 128, 279, 204, stroke(s.ink, 2))
        s.line(262, 166, 296, 166, stroke(s.ink, 2))
    sheet = rect(96, 116, 150, 96)
    s.inked(rect(90, 110, 162, 108), fill(s.tone("wood", -0.1)))
    s.inked(sheet, linear(96, 0, 246, 0, [(0, "#f6e6bc"), (1, "#c8a878")]))
    with s.clipped(sheet):
        land = (
            "M104,140 Q130,116 160,134 Q178,150 166,170 Q140,190 120,176 Q98,164 104,140 Z M186,126 Q220,118 "
            "240,140 Q244,180 214,196 Q190,186 196,164 Q182,146 186,126 Z"
        )
        s.inked(path(land), fill("#7a9a6a"), 1.6)
        s.draw(path("M150,160 Q178,190 206,160"), stroke("#b8302c", 2, 0.9))


def _globe(s: Scene, cx: float, cy: float, radius: float) -> None:
    """A globe in its brass meridian on three feet."""
    for x in (cx - 52, cx, cx + 52):
        s.rod((cx + (x - cx) * 0.4, cy + radius - 4), (x, 420), s.tone("wood", 0.2), 9, 13)
    s.ellipse(cx - 70, 412, 140, 18, fill(s.ink, 0.35))
    ball = circle(cx, cy, radius)
    s.draw(
        ball,
        radial(
            cx - radius * 0.4,
            cy - radius * 0.45,
            radius * 1.7,
            [(0, "#bfe8f4"), (0.35, "#4a9ac0"), (0.8, "#1d3f7a"), (1, "#101a44")],
        ),
    )
    with s.clipped(ball):
        for land in (
            "M-80,-40 Q-60,-78 -16,-70 Q8,-60 -4,-38 Q-22,-30 -18,-8 Q-34,14 -58,2 Q-84,-10 -80,-40 Z",
            "M-30,20 Q-8,8 6,26 Q12,52 -8,84 Q-28,74 -30,52 Z",
            "M22,-62 Q56,-74 82,-44 Q96,-10 74,2 Q58,-8 46,10 Q26,2 34,-22 Q12,-40 22,-62 Z",
            "M44,34 Q70,26 84,44 Q70,70 50,66 Q38,50 44,34 Z",
        ):
            shape = path(land, cx, cy, radius / 96)
            s.inked(
                shape, linear(cx - radius, 0, cx + radius, 0, [(0, "#d8c87a"), (0.5, "#8aa85a"), (1, "#3a5a4a")]), 1.8
            )
        for tilt in (-0.72, -0.3, 0.3, 0.72):
            bow = (
                f"M{cx + radius * tilt},{cy - radius} Q{cx + radius * tilt * 1.7},{cy} "
                f"{cx + radius * tilt},{cy + radius}"
            )
            s.draw(path(bow), stroke("#fff6d0", 1.2, 0.4))
        for share in (-0.5, 0, 0.5):
            y = cy + radius * share
            s.draw(path(f"M{cx - radius},{y} Q{cx},{y + 22} {cx + radius},{y}"), stroke("#fff6d0", 1.2, 0.4))
        s.draw(difference(ball, circle(cx - 26, cy - 26, radius * 1.08)), fill(s.ink, 0.35))
    s.outline(ball, 2.6)
    s.disc(cx, cy, radius + 8, stroke(s.ink, 10))
    s.disc(cx, cy, radius + 8, stroke(s.tone("gold", 0.3), 6))
    band = f"M{cx - radius - 18},{cy - 2} Q{cx},{cy + 40} {cx + radius + 18},{cy - 2}"
    s.pipe(path(band), s.tone("gold", 0.45), 9, 13)
    for y in (cy - radius - 12, cy + radius + 12):
        s.inked(circle(cx, y, 7), fill(GOLD), 2)


def _map_table(s: Scene) -> None:
    s.rod((214, 372), (206, 470), s.tone("wood", -0.2), 11, 15)
    s.rod((330, 372), (338, 470), s.tone("wood", -0.4), 11, 15)
    top = polygon((196, 372), (226, 326), (356, 326), (392, 372))
    s.inked(polygon((196, 372), (392, 372), (392, 386), (196, 386)), fill(s.tone("wood", -0.3)))
    s.inked(top, linear(196, 0, 392, 0, [(0, s.tone("wood", 0.6)), (1, s.tone("wood", -0.1))]))
    sheet = polygon((216, 366), (238, 332), (344, 332), (368, 366))
    s.inked(sheet, linear(216, 0, 368, 0, [(0, "#fff2cc"), (1, "#d8b888")]), 1.8)
    with s.clipped(sheet):
        s.inked(
            path("M236,360 Q244,338 272,344 Q290,350 282,362 Z M300,338 Q330,334 342,346 Q340,360 312,358 Z"),
            fill("#8aa868"),
            1.4,
        )
        s.draw(path("M262,352 Q290,366 320,346"), stroke("#b8302c", 1.8))
    for x, y, colour in ((262, 352, "#d8453a"), (320, 346, "#3d7fd6"), (292, 358, "#3fa05e"), (340, 354, "#e0a02c")):
        s.line(x, y, x + 3, y - 17, stroke(s.ink, 2.4))
        s.inked(circle(x + 3, y - 19, 4.6), fill(colour), 1.6)
    scroll = rect(206, 352, 46, 12, 5)
    with s.moved(0, -14):
        s.inked(scroll, linear(0, 352, 0, 364, [(0, "#fff6dc"), (1, "#b89868")]), 1.8)
    s.inked(rect(360, 328, 10, 30, 2), fill("#fff0c8"), 1.6)
    s.inked(oval(354, 354, 22, 8), fill(GOLD), 1.6)
    s.glow(365, 316, 60, "#ffd070", 0.8)
    s.inked(path("M365,326 Q357,316 365,302 Q373,316 365,326 Z"), fill("#fff3bf"), 1.4)


@district("unique", seed=62)
def laboratory(s: Scene) -> None:
    """Retorts and coils on a bench, purple steam, a skull; the moon looks in."""
    _room(s, (64, 70, 272, 244), "#5a5478", "#5a4a5e")
    _laboratory_window(s)
    _laboratory_shelves(s)
    _laboratory_bench(s)
    _retort(s, 128, 286)
    _still(s)
    _laboratory_clutter(s)
    _steam(s)
    s.finish(0.5)


def _laboratory_window(s: Scene) -> None:
    opening = arch(158, 82, 88, 122)
    s.inked(arch(148, 72, 108, 138), fill(s.tone("grey", 0)))
    s.draw(opening, linear(0, 82, 0, 204, [(0, "#1a1450"), (0.6, "#6a3aa8"), (1, "#e89ac8")]))
    with s.clipped(opening):
        s.moon(206, 134, 28)
        s.far_city(204, 0.3, 3, x0=150, x1=260, hmax=30)
        for x in (180, 202, 224):
            s.line(x, 80, x, 206, stroke(s.ink, 3))
        for y in (126, 166):
            s.line(158, y, 246, y, stroke(s.ink, 2.4))
    s.outline(opening, 3)


def _laboratory_shelves(s: Scene) -> None:
    for left, right in ((70, 142), (262, 332)):
        for y in (142, 196):
            s.rod((left, y), (right, y), s.tone("wood", 0.2), 6, 9)
            x = left + 8.0
            while x < right - 12:
                _jar(s, x, y - 4, s.random.uniform(12, 18), s.random.uniform(20, 34))
                x += s.random.uniform(19, 24)


def _jar(s: Scene, x: float, y: float, w: float, h: float) -> None:
    colour = s.random.choice(["#8affc0", "#ff8ab8", "#ffd36a", "#7ad0ff", "#c88aff", "#ff9a5a"])
    body = path(
        f"M{x},{y} L{x},{y - h * 0.6} Q{x},{y - h * 0.75} {x + w * 0.3},{y - h * 0.8} L{x + w * 0.3},{y - h} "
        f"L{x + w * 0.7},{y - h} L{x + w * 0.7},{y - h * 0.8} Q{x + w},{y - h * 0.75} {x + w},{y - h * 0.6} "
        f"L{x + w},{y} Z"
    )
    s.draw(body, fill("#d8e8ff", 0.35))
    with s.clipped(body):
        s.area(
            x,
            y - h * 0.55,
            x + w,
            y,
            linear(x, 0, x + w, 0, [(0, mix(colour, "#ffffff", 0.4)), (1, mix(colour, s.ink, 0.35))]),
        )
    s.outline(body, 1.7)
    s.box(x + w * 0.24, y - h - 4, w * 0.52, 6, fill(s.tone("wood", 0.3)))


def _laboratory_bench(s: Scene) -> None:
    for x in (28, 352):
        s.wall(x - 8, 352, 30, 130, "wood", "wood")
    s.wall(20, 356, 360, 60, "wood", "wood")
    for x in (40, 156, 272):
        s.inked(rect(x, 372, 88, 30, 3), fill(s.tone("wood", -0.3)), 1.8)
        s.disc(x + 44, 387, 5, fill(GOLD))
    top = polygon((4, 358), (28, 326), (372, 326), (396, 358))
    s.inked(top, linear(0, 0, 400, 0, [(0, s.tone("wood", 0.65)), (1, s.tone("wood", -0.2))]), 2.4)
    s.inked(rect(4, 356, 392, 11), fill(s.tone("wood", 0.3)), 2)


def _flask(s: Scene, cx: float, cy: float, radius: float, colour: Colour) -> None:
    """A round flask, half full; (cx, cy) is the middle of its belly."""
    neck = rect(cx - radius * 0.26, cy - radius * 1.9, radius * 0.52, radius * 1.2)
    belly = circle(cx, cy, radius)
    for part in (neck, belly):
        s.draw(part, fill("#dcecff", 0.4))
    with s.clipped(belly):
        s.area(
            cx - radius,
            cy - radius * 0.15,
            cx + radius,
            cy + radius,
            linear(
                cx - radius,
                0,
                cx + radius,
                0,
                [(0, mix(colour, "#ffffff", 0.5)), (0.5, colour), (1, mix(colour, s.ink, 0.5))],
            ),
        )
        for i in range(5):
            s.disc(
                cx - radius * 0.5 + i * radius * 0.25,
                cy + radius * (0.5 - (i % 3) * 0.2),
                radius * 0.09,
                stroke("#ffffff", 1.2, 0.8),
            )
    s.glow(cx, cy + radius * 0.3, radius * 2, colour, 0.5)
    s.outline(neck, 1.8)
    s.outline(belly, 2.2)
    s.draw(
        path(
            f"M{cx - radius * 0.66},{cy - radius * 0.1} Q{cx - radius * 0.6},{cy - radius * 0.6} "
            f"{cx - radius * 0.2},{cy - radius * 0.74}"
        ),
        stroke("#ffffff", 2.6, 0.8),
    )


def _burner(s: Scene, x: float, y: float) -> None:
    s.glow(x, y - 18, 46, "#ffb050", 0.8)
    s.inked(
        path(f"M{x - 8},{y - 12} Q{x - 10},{y - 24} {x},{y - 36} Q{x + 10},{y - 24} {x + 8},{y - 12} Z"),
        linear(0, y - 36, 0, y - 12, [(0, "#ff7a3a"), (1, "#fff0a8")]),
        1.4,
    )
    s.inked(path(f"M{x - 16},{y} L{x - 9},{y - 13} L{x + 9},{y - 13} L{x + 16},{y} Z"), fill(s.tone("gold", -0.1)), 1.8)


def _retort(s: Scene, x: float, y: float) -> None:
    """A retort over a flame; its beak drips into a flask."""
    _burner(s, x, 344)
    for leg in (x - 36, x + 36):
        s.rod((x + (leg - x) * 0.6, y + 14), (leg, 344), s.tone("dark", 0.2), 4, 7)
    s.rod((x - 34, y + 26), (x + 34, y + 26), s.tone("dark", 0.2), 5, 8)
    beak = path(
        "M-30,-10 C-44,-54 6,-66 34,-46 C62,-30 76,-4 80,34 L72,36 C66,8 52,-10 34,-18 C38,6 22,26 0,26 C-16,26 "
        "-28,10 -30,-10 Z",
        x,
        y,
    )
    s.draw(beak, fill("#dcecff", 0.42))
    with s.clipped(beak):
        s.area(
            x - 40,
            y - 8,
            x + 40,
            y + 30,
            linear(x - 30, 0, x + 34, 0, [(0, "#f0c8ff"), (0.5, "#b45ae8"), (1, "#5a1f8e")]),
        )
    s.outline(beak, 2.4)
    s.draw(path("M-20,-14 C-22,-34 -8,-44 6,-44", x, y), stroke("#ffffff", 3.4, 0.85))
    s.glow(x, y, 60, "#d07aff", 0.55)
    s.draw(path("M76,44 q-4,7 0,11 q4,-4 0,-11 Z", x, y), fill("#d07aff"))
    _flask(s, x + 78, 332, 19, "#8affc0")


def _still(s: Scene) -> None:
    """A coil of glass between two flasks on the right."""
    s.rod((342, 344), (342, 206), s.tone("dark", 0.2), 5, 8)
    s.inked(rect(322, 340, 42, 8, 2), fill(s.tone("dark", 0.1)), 1.8)
    s.rod((342, 226), (294, 226), s.tone("dark", 0.2), 4, 7)
    _flask(s, 294, 232, 24, "#ff8ab8")
    coil = (
        "M294,258 C316,262 316,274 294,274 C272,274 272,286 294,286 C316,286 316,298 294,298 C278,298 274,306 282,314"
    )
    s.draw(path(coil), stroke(s.ink, 8))
    s.draw(path(coil), stroke("#ffd0e4", 5))
    s.draw(path(coil), stroke("#ffffff", 1.6, 0.8))
    _flask(s, 280, 336, 16, "#ffd36a")


def _laboratory_clutter(s: Scene) -> None:
    skull = path(
        "M-22,-6 C-24,-32 -8,-40 4,-39 C22,-38 28,-22 24,-6 C22,0 18,2 17,8 L17,16 L-9,16 L-10,8 C-18,6 -21,2 -22,-6 Z",
        62,
        330,
    )
    s.inked(skull, radial(50, 302, 60, [(0, "#fff8e4"), (0.5, "#e0ceac"), (1, "#6a5470")]), 2.2)
    for x, w in ((52, 12), (72, 11)):
        s.ellipse(x - w / 2, 318, w, 12, fill(s.ink))
    s.draw(path("M62,332 l-3,7 h6 Z"), fill(s.ink))
    for x in (56, 62, 68, 74):
        s.line(x, 340, x, 346, stroke(s.ink, 1.6))
    book = polygon((226, 352), (232, 336), (262, 336), (256, 352))
    for i, colour in enumerate(("#7a2a3a", "#2f4f8e")):
        with s.moved(84 + i * 5, -4 - i * 11):
            s.inked(book, fill(s.tone(colour, 0.2)), 1.8)


def _steam(s: Scene) -> None:
    for i in range(11):
        x = 130 + math.sin(i * 0.8) * 18 - i * 3
        s.disc(x, 226 - i * 15, 13 + i * 3.2, fill("#c88aff", 0.36 * (1 - i / 12), blur=5))
    for _ in range(26):
        x, y = s.random.uniform(70, 340), s.random.uniform(90, 330)
        s.draw(star(x, y, s.random.uniform(1.6, 3.6), 4, 0.3), fill("#ffe9ff", 0.8))

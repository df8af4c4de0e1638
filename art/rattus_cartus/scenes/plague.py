"""The night of the plague: a sick green moon over black gables, an abbey on its hill, mist in the streets."""

from __future__ import annotations

import random

import skia

from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import OVERLAY, SCREEN, fill, linear, radial, stroke, textured
from art.kit.drawing.shapes import arch, circle, oval, path, polygon, rect
from art.kit.drawing.textures import grain_texture
from art.kit.poster import emblem_ground, framed
from art.kit.scene.scene import Scene
from art.rattus_cartus.parts.abbey import PLAGUE
from art.rattus_cartus.parts.abbey import abbey as rich_abbey
from art.rattus_cartus.parts.rats import rat

WIDTH, HEIGHT = 2580, 1440
MOON = (1290, 470, 236)
SICK = "#c8d87a"
NIGHT = "#050d10"


class Night(Scene):
    """A scene as wide as the whole screen."""

    W = WIDTH
    H = HEIGHT


class Upright(Scene):
    """A scene of the size of a poster."""

    W = 432
    H = 466


def plague(canvas: skia.Canvas) -> None:
    """2580 x 1440: calm where the panels of the scene lie, dark at the edges."""
    s = Night(canvas, "night", 77)
    s.ink = NIGHT
    _sky(s)
    _moon(s, *MOON)
    abbey(s, 2080, 900, 1.25)
    for row, (y, tone, high) in enumerate(((930, 0.62, 120), (1090, 0.34, 170), (1270, 0.1, 230))):
        _gables(s, y, tone, high, row)
        s.area(
            0, y - 30, WIDTH, y + 190, linear(0, y - 30, 0, y + 190, [(0, SICK, 0), (0.6, SICK, 0.13), (1, SICK, 0)])
        )
    s.area(0, 1180, WIDTH, HEIGHT, linear(0, 1180, 0, HEIGHT, [(0, NIGHT, 0), (1, NIGHT, 0.75)]))
    s.area(0, 0, WIDTH, HEIGHT, textured(grain_texture(), 0.28, 0.5, OVERLAY))
    s.area(0, 0, WIDTH, HEIGHT, radial(WIDTH / 2, HEIGHT * 0.45, WIDTH * 0.62, [(0.4, NIGHT, 0), (1, NIGHT, 0.7)]))


def _sky(s: Scene) -> None:
    """Four bands of green, stars, streaks of cloud."""
    bands = [(0, "#04141a"), (0.35, "#0d3038"), (0.62, "#2f5a4a"), (0.85, "#7f8f52"), (1, "#b5ae62")]
    s.area(0, 0, s.W, s.H, linear(0, 0, 0, s.H * 0.78, bands))
    dice = random.Random(9)
    for _star in range(150):
        x, y, size = dice.uniform(0, s.W), dice.uniform(0, s.H * 0.5), dice.uniform(0.8, 2.6) * min(1, s.W / 1000)
        s.disc(x, y, size, fill("#eaf4c8", dice.uniform(0.25, 0.8)))
    for _streak in range(22):
        x, y, long = dice.uniform(-100, s.W), dice.uniform(s.H * 0.08, s.H * 0.55), dice.uniform(160, 520)
        s.ellipse(x, y, long, dice.uniform(5, 16), fill(SICK, dice.uniform(0.05, 0.14), blur=5))


def _moon(s: Scene, x: float, y: float, r: float) -> None:
    """Rings of haze, and spots like sores."""
    for grow, alpha in ((3.4, 0.1), (2.5, 0.12), (1.8, 0.16), (1.35, 0.22)):
        s.disc(x, y, r * grow, radial(x, y, r * grow, [(0.2, SICK, alpha), (1, SICK, 0)], SCREEN))
    s.disc(x, y, r, radial(x - r * 0.3, y - r * 0.3, r * 1.6, [(0, "#f8f6c8"), (0.6, "#d8dc94"), (1, "#8f9a58")]))
    for dx, dy, size in (
        (-0.36, -0.3, 0.2),
        (0.32, 0.12, 0.26),
        (-0.1, 0.46, 0.15),
        (0.1, -0.5, 0.11),
        (-0.6, 0.22, 0.12),
    ):
        s.disc(x + dx * r, y + dy * r, size * r, fill("#9aa45e", 0.55))
        s.disc(x + dx * r - 3, y + dy * r - 3, size * r * 0.8, fill("#b6be76", 0.5))


def abbey(s: Scene, x: float, y: float, k: float) -> None:
    """An abbey on a black hill, few of its windows lit; (x, y) is the foot of its nave."""
    with s.moved(x, y, scale=k):
        hill = path("M-560,330 C-420,190 -300,60 -150,10 L190,10 C330,70 470,200 620,330 Z")
        s.draw(hill, linear(0, 0, 0, 330, [(0, "#13282a"), (1, "#081618")]))
        dark = linear(-150, -300, 200, 20, [(0, "#2c4644"), (1, "#0d1e20")])
        s.draw(rect(-130, -120, 260, 140), dark)
        s.draw(polygon((-146, -118), (-100, -190), (110, -190), (146, -118)), fill("#15292c"))
        for left in (-176, 120):
            s.draw(rect(left, -230, 58, 250), dark)
            s.draw(polygon((left - 8, -228), (left + 29, -350), (left + 66, -228)), fill("#15292c"))
            s.draw(path(f"M{left + 29},-384 v40 M{left + 17},-368 h24"), stroke("#15292c", 5))
        for left, top, lit in ((-96, -92, True), (-52, -92, False), (-8, -92, True), (36, -92, False), (80, -92, True),
                               (-158, -196, False), (138, -196, True)):  # fmt: skip
            pane = arch(left, top, 22, 64)
            s.draw(pane, fill("#ffd36a" if lit else "#0a1618", 0.92))
            if lit:
                s.disc(
                    left + 11, top + 30, 54, radial(left + 11, top + 30, 54, [(0, "#ffd36a", 0.35), (1, "#ffd36a", 0)])
                )
        s.draw(path("M-20,12 C-40,110 60,180 -60,330"), stroke("#3a4a34", 16, 0.7))


def _gables(s: Scene, y: float, tone: float, high: float, seed: int) -> None:
    """A row of gables from edge to edge: `tone` 1 is mist, 0 is black."""
    dice = random.Random(100 + seed)
    ground: Colour = mix("#071214", "#4a6a52", tone)
    x = -60.0
    while x < s.W + 60:
        wide, tall = dice.uniform(0.5, 0.95) * high, dice.uniform(0.6, 1.25) * high
        house = polygon(
            (x, s.H), (x, y - tall * 0.3), (x + wide / 2, y - tall), (x + wide, y - tall * 0.3), (x + wide, s.H)
        )
        s.draw(
            house,
            linear(
                x,
                y - tall,
                x + wide,
                y + tall,
                [(0, mix(ground, SICK, 0.16)), (0.5, ground), (1, mix(ground, NIGHT, 0.5))],
            ),
        )
        if dice.random() < 0.4:
            s.draw(rect(x + wide * 0.68, y - tall * 0.9, wide * 0.13, tall * 0.5), fill(mix(ground, NIGHT, 0.3)))
        for column in range(2):
            for level in range(3):
                if dice.random() < 0.2:
                    left, top = x + wide * (0.22 + 0.36 * column), y - tall * 0.2 + level * high * 0.4
                    size = high * 0.1
                    s.draw(rect(left, top, size, size * 1.4, 2), fill("#ffd36a", 0.85 - tone * 0.5))
                    s.disc(
                        left, top, size * 2.4, radial(left, top, size * 2.4, [(0, "#ffd36a", 0.22), (1, "#ffd36a", 0)])
                    )
        x += wide * dice.uniform(0.86, 1.02)


def poster(canvas: skia.Canvas) -> None:
    """The same night, upright: the abbey before the moon, and a crowned rat in front of everything."""
    s = Upright(canvas, "night", 78)
    s.ink = NIGHT
    _sky(s)
    _moon(s, 236, 128, 104)
    s.theme = PLAGUE
    s.draw(path("M-20,322 C20,284 50,266 96,260 L352,254 C392,262 420,290 460,326 L460,400 L-20,400 Z"),
           linear(0, 250, 0, 340, [(0, "#1c302a"), (1, "#0a1614")]))  # fmt: skip
    with s.moved(216 - 892 * 0.66, 262 - 404 * 0.66, scale=0.66):
        rich_abbey(s)
    for row, (y, tone, high) in enumerate(((330, 0.5, 46), (378, 0.2, 62))):
        _gables(s, y, tone, high, 5 + row)
        s.area(0, y - 10, 432, y + 60, linear(0, y - 10, 0, y + 60, [(0, SICK, 0), (0.6, SICK, 0.16), (1, SICK, 0)]))
    wall = path("M-10,466 L-10,416 Q216,392 442,420 L442,466 Z")
    s.draw(wall, linear(0, 400, 0, 466, [(0, "#1d2a28"), (1, "#050a0c")]))
    s.disc(216, 366, 120, radial(216, 366, 120, [(0, SICK, 0.25), (1, SICK, 0)]))
    rat(canvas, 212, 374, 170, "#4a4048", "#ff5a3a", False, 6)
    crown = path("M-20,12 L-26,-14 L-10,-2 L0,-22 L10,-2 L26,-14 L20,12 Z", 262, 330)
    s.draw(crown, stroke(NIGHT, 8))
    s.draw(crown, linear(236, 308, 288, 344, [(0, "#fff0b0"), (0.5, "#e6b24a"), (1, "#8a5a14")]))
    for x, y in ((236, 316), (262, 307), (288, 316)):
        s.disc(x, y, 3.6, fill("#fff6d8"))
    for x, y, size in ((60, 438, 60), (366, 442, 54), (140, 452, 44), (300, 454, 40)):
        rat(canvas, x, y, size, "#3a3238", "#ff5a3a", x > 216, 5)
    framed(canvas)


def emblem(canvas: skia.Canvas) -> None:
    """The sign of the game, 256 x 256: a pointed window on moss green, a rat before the moon."""
    outline, inner = arch(44, 8, 168, 240), arch(62, 34, 132, 198)
    green = radial(128, 110, 150, [(0, "#6f8f4a"), (0.6, "#2c4a2a"), (1, "#0f2012")])
    emblem_ground(canvas, outline, inner, green)
    canvas.save()
    canvas.clipPath(inner, True)
    canvas.drawPath(circle(140, 112, 46), radial(128, 98, 70, [(0, "#fbf8d0"), (1, "#b8be74")]))
    canvas.drawPath(oval(40, 186, 180, 70), fill("#14261a"))
    rat(canvas, 122, 168, 104, "#3a3038", "#ff5a3a", False, 6)
    canvas.restore()
    crown = path("M-20,12 L-26,-14 L-10,-2 L0,-22 L10,-2 L26,-14 L20,12 Z", 152, 138, 0.8)
    canvas.drawPath(crown, stroke("#15111c", 6))
    canvas.drawPath(crown, fill("#f3d27a"))

"""The whole square at an hour, 1720 x 960 units of 1.5 pixels: a window of 16:9 shows 1280 x 720 of it, the middle of
its upper part; what lies on it is drawn by the game."""

from __future__ import annotations

import random

import skia

from art.citadels.square.hours import HOURS, Hour
from art.citadels.square.skyline import row
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import OVERLAY, SCREEN, fill, linear, radial, stroke, textured
from art.kit.drawing.shapes import polygon, rect
from art.kit.drawing.textures import grain_texture
from art.kit.scene.scene import Scene

WIDTH, HEIGHT, PIXELS = 1720.0, 960.0, 1.5
CITY, SQUARE = 182.0, 194.0  # where the houses stand, and where the flagstones begin
VANISHING = (780.0, 40.0)  # the point to which all joints run
STONE = 118.0  # width of the nearest flagstones
BUILT = ((0.34, 0.12), (0.55, 0.4), (0.78, 0.68), (1.0, 1.0))  # share of lots with a house: far row, near row


class Square(Scene):
    """The canvas of the square."""

    W, H = WIDTH, HEIGHT


def square(canvas: skia.Canvas, name: str, density: int) -> None:
    """The square at the hour of that name, with a city of that density, 0 to 3."""
    hour = HOURS[name]
    canvas.scale(PIXELS, PIXELS)
    scene = Square(canvas, hour.theme, 5)
    scene.ink = hour.ink
    _sky(scene, hour)
    _city(scene, hour, density)
    _flagstones(scene, hour)


def _sky(scene: Square, hour: Hour) -> None:
    stops = [(at, band) for at, band in zip((0, 0.45, 0.8, 1), hour.sky, strict=True)]
    scene.area(0, 0, WIDTH, SQUARE + 60, linear(0, 0, 0, CITY + 30, stops))
    sun = hour.sun
    for reach, alpha in ((9, 0.14), (6, 0.16), (3.6, 0.2), (2.1, 0.26)):
        shine = [(0, sun.colour, alpha), (0.7, sun.colour, alpha * 0.5), (1, sun.colour, 0)]
        scene.disc(sun.x, sun.y, sun.radius * reach, radial(sun.x, sun.y, sun.radius * reach, shine, SCREEN))
    face = [(0, "#ffffff"), (1, sun.colour)]
    scene.disc(sun.x, sun.y, sun.radius, radial(sun.x - 8, sun.y - 8, sun.radius * 1.5, face))
    dice = random.Random(3)
    count, deep = hour.stars
    for _ in range(count):
        star = dice.uniform(0, WIDTH), dice.uniform(0, deep), dice.choice((0.6, 0.8, 1.1))
        scene.disc(*star, fill("#ffffff", dice.uniform(0.2, 0.8)))
    for _ in range(12):
        x, y, wide = dice.uniform(-60, WIDTH), dice.uniform(30, 170), dice.uniform(120, 300)
        scene.ellipse(x, y, wide, dice.uniform(4, 9), fill(hour.sky[3], 0.16, blur=3))
    scene.birds(520, 110, 5, 26)
    for y, height, haze in ((CITY - 34, 40, 0.75), (CITY - 16, 22, 0.6)):
        scene.ridge(y, height, haze, int(y), True)


def _city(scene: Square, hour: Hour, density: int) -> None:
    far, near = BUILT[density]
    row(scene, hour, CITY - 26, 0.66, 2, far, 0.62, hour.lit * 0.6)
    row(scene, hour, CITY, 0.86, 8, near, 0.38, hour.lit * 0.85)
    haze = [(0, hour.haze, 0), (0.7, hour.haze, 0.34), (1, hour.haze, 0.2)]
    scene.area(0, CITY - 40, WIDTH, SQUARE + 40, linear(0, CITY - 40, 0, CITY + 60, haze))


def _flagstones(scene: Square, hour: Hour) -> None:
    """Flagstones in perspective, their joints running to one point."""
    canvas, whole = scene.canvas, rect(0, SQUARE, WIDTH, HEIGHT - SQUARE)
    canvas.save()
    canvas.clipPath(whole)
    far = mix(hour.stones[0], hour.haze, 0.45)
    stops = [(0, far), (0.3, hour.stones[0]), (0.62, hour.stones[1]), (1, hour.stones[1])]
    canvas.drawPath(whole, linear(0, SQUARE, 0, HEIGHT, stops))
    dice, y, course = random.Random(4), SQUARE, 0
    while y < HEIGHT:
        below = y + 7 + 21 * min(1.0, (y - SQUARE) / 316)
        _course(scene, hour, dice, (y, below), 0.5 * (course % 2))
        y, course = below, course + 1
    canvas.drawPath(whole, textured(grain_texture(), 0.5, 1.6, OVERLAY))
    canvas.restore()


def _course(scene: Square, hour: Hour, dice: random.Random, span: tuple[float, float], shift: float) -> None:
    """One course of stones between two heights."""
    (y, below), (cx, horizon) = span, VANISHING
    near, far = (STONE * (line - horizon) / 466 for line in (below, y))
    count = int(cx / far) + 3
    for index in range(-count, 3 * count):
        left, right = (cx + (index + shift + side) * far for side in (0, 1))
        low_left, low_right = (cx + (index + shift + side) * near for side in (0, 1))
        if right < -60 or left > WIDTH + 60:
            continue
        stone = polygon(
            (left + 0.8, y + 0.5), (right - 0.8, y + 0.5), (low_right - 0.8, below - 0.8), (low_left + 0.8, below - 0.8)
        )
        tint = hour.sun.colour if dice.random() < 0.5 else "#0a0612"
        scene.draw(stone, fill(tint, dice.uniform(0, 0.11)))
        scene.draw(stone, stroke(hour.ink, 1.1, 0.3))
        scene.line(left + 2, y + 1.6, right - 2, y + 1.6, stroke("#ffffff", 0.8, 0.12))

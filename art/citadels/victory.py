"""The night after the last round: the lit city behind, a dark hill for the terraces, the paved square before it.

Drawn for the home of 1920 x 1080 units at the lower left of the picture; wide and high windows see more of it.
"""

from __future__ import annotations

import random

import skia

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import OVERLAY, SCREEN, fill, linear, radial, stroke, textured
from art.kit.drawing.shapes import path, polygon, rect
from art.kit.drawing.textures import grain_texture
from art.kit.scene.scene import Scene

WIDTH, HEIGHT = 2580, 1440
TOP = HEIGHT - 1080  # where the home begins
INK, HAZE = "#0f0b22", "#6a649c"
BANDS = ((0.0, "#080719"), (0.42, "#17163c"), (0.72, "#2f2a62"), (1.0, "#5d4f86"))
WALLS = ("#e8c9a0", "#d9a878", "#efe0c0", "#c98a6a", "#c8b498", "#e0b890")
ROOFS = ("#a8432f", "#4a5878", "#8a4a3a", "#a8583a", "#5a4a6a")
PLAZA = TOP + 952


class Night(Scene):
    """A scene as wide as the whole screen."""

    W = WIDTH
    H = HEIGHT


def victory(canvas: skia.Canvas) -> None:
    """2580 x 1440."""
    s = Night(canvas, "night", 12)
    s.ink = INK
    s.area(0, 0, WIDTH, HEIGHT, linear(0, 0, 0, TOP + 640, list(BANDS)))
    dice = random.Random(3)
    for _star in range(330):
        x, y = dice.uniform(0, WIDTH), dice.uniform(0, TOP + 420)
        s.disc(x, y, dice.choice((1.0, 1.4, 2.0)), fill("#ffffff", dice.uniform(0.15, 0.75)))
    for _streak in range(12):
        x, y = dice.uniform(-100, WIDTH), dice.uniform(TOP + 60, TOP + 420)
        s.ellipse(x, y, dice.uniform(240, 620), dice.uniform(6, 14), fill("#8a7fc0", 0.09, blur=6))
    for y, scale, haze, density, seed in ((TOP + 560, 1.15, 0.6, 0.96, 2), (TOP + 640, 1.5, 0.4, 0.97, 8)):
        _houses(s, y, scale, haze, density, seed)
    s.area(
        0,
        TOP + 520,
        WIDTH,
        TOP + 720,
        linear(0, TOP + 520, 0, TOP + 720, [(0, HAZE, 0), (0.6, HAZE, 0.2), (1, INK, 0)]),
    )
    hill = path(f"M-10,{HEIGHT} L-10,{TOP + 660} Q280,{TOP + 590} 560,{TOP + 588} Q860,{TOP + 590} 1080,{TOP + 700} "
                f"Q1300,{TOP + 820} 1500,{TOP + 960} L1500,{HEIGHT} Z")  # fmt: skip
    s.area(0, TOP + 640, WIDTH, HEIGHT, linear(0, TOP + 640, 0, TOP + 800, [(0, "#141033"), (1, "#0d0a24")]))
    canvas.drawPath(hill, linear(0, TOP + 588, 0, PLAZA, [(0, "#2a2450"), (1, "#120e2c")]))
    canvas.drawPath(hill, stroke(INK, 3, 0.8))
    _square(s)
    _citizens(s)
    s.area(0, 0, WIDTH, HEIGHT, textured(grain_texture(), 0.22, 0.5, OVERLAY))


def _houses(s: Scene, y: float, scale: float, haze: float, density: float, seed: int) -> None:
    """A row of houses and towers with lit windows, in the haze of their distance."""
    dice, canvas = random.Random(seed), s.canvas
    ink, x = mix(INK, HAZE, haze * 0.7), -30.0
    while x < WIDTH + 30:
        wide = dice.uniform(26, 46) * scale
        if dice.random() > density:
            x += wide * 0.7
            continue
        wall = mix(mix(dice.choice(WALLS), INK, 0.5), HAZE, haze)
        roof = mix(mix(dice.choice(ROOFS), INK, 0.42), HAZE, haze)
        tower = dice.random() < 0.34
        if tower:
            wide *= 0.56
            tall, rise, eaves = dice.uniform(84, 150) * scale, wide * dice.uniform(1.5, 2.2), 3.0
        else:
            tall, rise, eaves = dice.uniform(34, 76) * scale, wide * dice.uniform(0.5, 0.85), 4.0
        body = rect(x, y - tall, wide, tall + 120)
        top = polygon((x - eaves, y - tall + 1), (x + wide / 2, y - tall - rise), (x + wide + eaves, y - tall + 1))
        for shape, tone in ((body, wall), (top, roof)):
            shades = [(0, mix(tone, "#b8b4ec", 0.22)), (0.5, tone), (1, mix(tone, INK, 0.4))]
            canvas.drawPath(shape, linear(x, 0, x + wide, 0, shades))
            canvas.drawPath(shape, stroke(ink, 1.5, 0.85))
        _windows(s, (x, y, wide, tall), scale, haze, dice)
        x += wide * dice.uniform(0.84, 1.0)


def _windows(
    s: Scene, house: tuple[float, float, float, float], scale: float, haze: float, dice: random.Random
) -> None:  # fmt: skip
    x, y, wide, tall = house
    columns = 1 if wide < 24 * scale else 2
    for column in range(columns):
        for level in range(int(tall / (24 * scale)) + 2):
            left = x + wide * (column + 1) / (columns + 1) - 3.2 * scale
            top = y - tall + 9 * scale + level * 24 * scale
            lit = dice.random() < 0.62
            s.draw(rect(left, top, 6.4 * scale, 9.4 * scale, 1.5),
                   fill("#ffd98a" if lit else INK, (0.95 if lit else 0.45) * (1 - haze * 0.5)))  # fmt: skip
            if lit:
                middle, reach = (left + 3, top + 4), 15 * scale
                glow = [(0, "#ffc060", 0.3 * (1 - haze)), (1, "#ffc060", 0)]
                s.disc(*middle, reach, radial(*middle, reach, glow, SCREEN))


def _square(s: Scene) -> None:
    """Flagstones whose joints run to one vanishing point."""
    canvas, horizon, middle = s.canvas, PLAZA - 130, 700.0
    shape = rect(0, PLAZA, WIDTH, HEIGHT - PLAZA)
    canvas.drawPath(shape, linear(0, PLAZA, 0, HEIGHT, [(0, "#34305a"), (0.4, "#292548"), (1, "#151230")]))
    dice, y, row = random.Random(4), float(PLAZA), 0
    while y < HEIGHT:
        high = 12 + 34 * (y - PLAZA) / (HEIGHT - PLAZA)
        low, shift = y + high, 0.5 * (row % 2)
        for at in range(-40, 41):
            corners = []
            for line, edge in ((y, 0), (y, 1), (low, 1), (low, 0)):
                corners.append((middle + (at + shift + edge) * 176 * (line - horizon) / (HEIGHT - horizon), line))
            if corners[1][0] < -80 or corners[0][0] > WIDTH + 80:
                continue
            stone = polygon(*corners)
            canvas.drawPath(stone, fill("#cfc8ff" if dice.random() < 0.5 else "#05040f", dice.uniform(0, 0.09)))
            canvas.drawPath(stone, stroke(INK, 1.6, 0.5))
        y, row = low, row + 1
    s.area(0, PLAZA, WIDTH, PLAZA + 14, linear(0, PLAZA, 0, PLAZA + 14, [(0, "#000000", 0.45), (1, "#000000", 0)]))


def _citizens(s: Scene) -> None:
    """Whoever has come to look, with lanterns, in twos and threes along the upper edge of the square."""
    dice, canvas, x = random.Random(26), s.canvas, -10.0
    coats = ("#7a3f4a", "#3f5a7a", "#5a6a3a", "#6a4a7a", "#7a6236", "#3a6a62")
    while x < WIDTH:
        for _one in range(dice.choice((1, 2, 2, 3))):
            high, foot = dice.uniform(34, 44), PLAZA + dice.uniform(8, 34)
            coat = mix(dice.choice(coats), INK, 0.22)
            body = path(f"M{x - 7},{foot} Q{x - 6},{foot - high * 0.62} {x},{foot - high * 0.74} "
                        f"Q{x + 6},{foot - high * 0.62} {x + 7},{foot} Z")  # fmt: skip
            s.ellipse(x - 11, foot - 4, 22, 8, fill("#05040f", 0.5, blur=3))
            canvas.drawPath(
                body, linear(x - 7, 0, x + 7, 0, [(0, mix(coat, "#ffe0a0", 0.25)), (1, mix(coat, INK, 0.4))])
            )
            canvas.drawPath(body, stroke(INK, 1.6, 0.8))
            s.disc(x, foot - high * 0.82, 5.2, fill("#e2b48a"))
            canvas.drawCircle(x, foot - high * 0.82, 5.2, stroke(INK, 1.4, 0.8))
            if dice.random() < 0.3:
                light = (x + 10, foot - high * 0.5)
                s.disc(*light, 40, radial(*light, 40, [(0, "#ffd080", 0.5), (1, "#ffd080", 0)], SCREEN))
                s.disc(*light, 3.4, fill("#fff2c0"))
            x += dice.uniform(15, 22)
        x += dice.uniform(24, 74)

"""The city behind the square: rows of houses and towers."""

from __future__ import annotations

import math
import random

import skia

from art.citadels.square.hours import Hour
from art.kit.drawing.colour import RGB, Colour, mix
from art.kit.drawing.paint import SCREEN, fill, linear, radial, stroke
from art.kit.drawing.shapes import polygon, rect
from art.kit.scene.scene import Scene

WALLS = ("#e8c9a0", "#d9a878", "#efe0c0", "#c98a6a", "#c8b498", "#e0b890")
ROOFS = ("#a8432f", "#4a5878", "#8a4a3a", "#a8583a", "#5a4a6a")
LAMP, GLOW = "#ffd98a", "#ffc060"
LOT = 22.0  # units of a row at size 1 that belong to one house
DEEP = 90.0  # how far walls go down below the foot of the row: haze and square hide it


def row(scene: Scene, hour: Hour, foot: float, size: float, seed: int, built: float, haze: float, lit: float) -> None:
    """Storybook houses and towers standing at `foot`, hazed by distance; `built` is the share of lots with one."""
    lot = LOT * size
    for place in range(-1, math.ceil(scene.W / lot) + 1):
        dice = random.Random(seed * 1000 + place)
        if dice.random() < built:
            _house(scene, hour, dice, (place * lot + dice.uniform(-4, 4) * size, foot), size, haze, lit)


def _house(
    scene: Scene, hour: Hour, dice: random.Random, at: tuple[float, float], size: float, haze: float, lit: float
) -> None:
    """A gabled house, or a slender tower; `at` is its left foot."""
    x, foot = at
    wide, tower = dice.uniform(24, 40) * size, dice.random() < 0.3
    wall = mix(mix(dice.choice(WALLS), scene.ink, 0.42), hour.haze, haze)
    roof = mix(mix(dice.choice(ROOFS), scene.ink, 0.35), hour.haze, haze)
    if tower:
        wide *= 0.55
        high, over, peak = dice.uniform(58, 98) * size, 2.0, wide * dice.uniform(1.5, 2.2)
    else:
        high, over, peak = dice.uniform(24, 52) * size, 2.5, wide * dice.uniform(0.5, 0.85)
    top = foot - high
    ink = mix(scene.ink, hour.haze, haze * 0.75), 1.1 * size
    shaded(scene, rect(x, top, wide, high + DEEP), (x, wide), wall, ink)
    gable = polygon((x - over, top), (x + wide / 2, top - peak), (x + wide + over, top))
    shaded(scene, gable, (x, wide), roof, ink)
    _windows(scene, dice, (x, top, wide, high), size, haze, lit, ink[0])


def shaded(scene: Scene, shape: skia.Path, span: tuple[float, float], colour: RGB, ink: tuple[Colour, float]) -> None:
    """A wall or a roof with the light from the left; `span` is its left edge and width."""
    x, wide = span
    light = [(0, mix(colour, scene.theme.light, 0.18)), (0.55, colour), (1, mix(colour, scene.ink, 0.35))]
    scene.draw(shape, linear(x, 0, x + wide, 0, light))
    scene.draw(shape, stroke(ink[0], ink[1], 0.8))


def _windows(
    scene: Scene, dice: random.Random, wall: tuple[float, float, float, float], size: float, haze: float, lit: float,
    ink: Colour,
) -> None:  # fmt: skip
    x, top, wide, high = wall
    columns = 1 if wide < 18 * size else 2
    for column in range(columns):
        for floor in range(int(high / (17 * size)) + 1):
            left = x + wide * (column + 1) / (columns + 1) - 2.2 * size
            above = top + 6 * size + floor * 16 * size
            lamp = dice.random() < lit
            pane = rect(left, above, 4.4 * size, 6.6 * size, 1)
            scene.draw(pane, fill(LAMP if lamp else ink, (0.95 if lamp else 0.5) * (1 - haze * 0.5)))
            if lamp:
                middle = left + 2, above + 3
                shine = [(0, GLOW, 0.35 * (1 - haze)), (1, GLOW, 0)]
                scene.disc(*middle, 9 * size, radial(*middle, 9 * size, shine, SCREEN))

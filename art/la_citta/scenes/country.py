"""The wild country round the map: dusky hills seen from above, cypresses, tracks."""

from __future__ import annotations

import math
import random

import numpy as np
import skia

from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.shapes import path
from art.kit.drawing.textures import cloud_noise, gradient_map, to_image
from art.la_citta.parts.ground import Ground
from art.la_citta.parts.seasons import SUMMER, Season

WIDTH, HEIGHT = 2580, 1440


def country(canvas: skia.Canvas, season: Season = SUMMER) -> None:
    """2580 x 1440: quiet, nothing that matters, so that the map stands out."""
    canvas.save()
    canvas.scale(2, 2)
    canvas.drawImage(_hills(season), 0, 0, skia.SamplingOptions(skia.FilterMode.kLinear))
    canvas.restore()
    s = Ground(canvas, 21, season)
    dice = random.Random(21)
    laid: list[tuple[float, float]] = []
    for _ in range(60):
        place = dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT)
        if all(math.dist(place, other) > 330 for other in laid):
            laid.append(place)
            _field(s, dice, *place)
    for _ in range(9):
        _track(s, dice)
    places = sorted(
        ((dice.uniform(0, WIDTH), dice.uniform(30, HEIGHT), dice.random()) for _ in range(150)),
        key=lambda place: place[1],
    )
    for x, y, kind in places:
        if kind < 0.62:
            s.bush(x, y, 7 + 10 * kind)
        else:
            for index in range(1 + int(kind * 10) % 3):
                s.cypress(x + index * 15, y + (index % 2) * 7, 32 + 14 * kind)
    s.area(0, 0, WIDTH, HEIGHT, fill("#1a1424", 0.2))


def _hills(season: Season) -> skia.Image:
    """Noise as a relief that is lit from the left."""
    size = 1300
    rough = 0.65 * cloud_noise(size, 21, 4, 7, 0.55) + 0.35 * cloud_noise(size, 24, 9, 5, 0.5)
    gy, gx = np.gradient(rough)
    light = np.clip(0.5 + (-gx * 40 - gy * 12), 0, 1)
    high = (rough - rough.min()) / (rough.max() - rough.min())
    colours = gradient_map(np.clip(high, 0, 1), season.earth) * (0.5 + 0.8 * light[..., None])
    return to_image(np.clip(colours, 0, 255)[: HEIGHT // 2 + 1])


def _field(s: Ground, dice: random.Random, x: float, y: float) -> None:
    """A patch of vines or stubble."""
    wide, high = dice.uniform(90, 190), dice.uniform(50, 100)
    patch = path(
        f"M{x - wide},{y} Q{x - wide * 0.9},{y - high} {x - wide * 0.2},{y - high * 0.9} T{x + wide},{y - high * 0.2} "
        f"Q{x + wide * 0.8},{y + high} {x},{y + high * 0.8} T{x - wide},{y} Z"
    )
    tint, turn = dice.choice(s.season.patches), dice.uniform(-50, 50)
    s.draw(patch, fill(tint, 0.2, blur=3))
    with s.clipped(patch), s.moved(x, y, turn):
        for row in range(-20, 21):
            s.line(row * 11, -220, row * 11, 220, stroke(s.ink, 4, 0.2))
            s.line(row * 11 + 3, -220, row * 11 + 3, 220, stroke(tint, 2.4, 0.3))
    s.draw(patch, stroke(s.ink, 3, 0.25))


def _track(s: Ground, dice: random.Random) -> None:
    x, y = dice.uniform(-100, WIDTH), dice.uniform(0, HEIGHT)
    line = f"M{x},{y}"
    for _ in range(3):
        line += f" q{dice.uniform(40, 160)},{dice.uniform(-90, 90)} {dice.uniform(150, 300)},{dice.uniform(-50, 50)}"
    s.draw(path(line), stroke(s.ink, 9, 0.25, blur=2))
    s.draw(path(line), stroke("#a88a54", 5, 0.2))

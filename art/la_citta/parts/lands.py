"""Landscapes and building sites as files of the map."""

from __future__ import annotations

import random

import skia

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path
from art.kit.jobs import Painter
from art.la_citta.parts.crags import mountain
from art.la_citta.parts.fields import farmland
from art.la_citta.parts.ground import Ground
from art.la_citta.parts.hexes import WAYS, hexagon, merged
from art.la_citta.parts.lake import lake
from art.la_citta.parts.seasons import SUMMER, Season

LANDS = ("f1", "f2", "f3", "m", "w")
PIXELS = 1.0  # per unit of the map: sharp at the largest step of the zoom
SEED = 44
ABOVE = 60  # units over the outline of an area, for what rises
RIM = 108  # radius of the hexes that a picture has room for
GRASS = ("#6a7a3a", "#8a7a44", "#e6d0a0")
SPECKS = ("#5a6a34", "#6a4a2a", "#f0d9a0", "#4a3a2a")
SITE, SITE_PIXELS = (200, 170), 1.5


def size(way: str) -> tuple[int, int]:
    """Width and height of the picture of a landscape in units."""
    box = merged(WAYS[way], RIM).getBounds()
    return box.width(), box.height() + ABOVE


def landscape(canvas: skia.Canvas, land: str, way: str, season: Season = SUMMER) -> None:
    """A landscape by itself, one point up or down."""
    box = merged(WAYS[way], RIM).getBounds()
    canvas.translate(-box.left(), ABOVE - box.top())
    laid(canvas, land, way, season=season)


def laid(canvas: skia.Canvas, land: str, way: str, seed: int = SEED, season: Season = SUMMER) -> None:
    """The same round the middle of its first inner hex."""
    s, cells = Ground(canvas, season=season), WAYS[way]
    if land == "m":
        mountain(s, cells, way, seed)
    elif land == "w":
        lake(s, cells, seed)
    else:
        farmland(s, cells, int(land[1]), seed)


def site(crossing: bool, season: Season = SUMMER) -> Painter:
    """A building site: trodden ground, a milestone where lanes cross."""

    def paint(canvas: skia.Canvas) -> None:
        canvas.translate(SITE[0] / 2, SITE[1] / 2)
        trodden(Ground(canvas, season=season), crossing)

    return paint


def trodden(s: Ground, crossing: bool) -> None:
    """A building site round the origin."""
    shape, dice = hexagon((0, 0), 99), random.Random(0)
    tint = mix(*s.season.site, dice.uniform(0, 0.3))
    s.draw(shape, linear(-86, -80, 86, 80, [(0, mix(tint, "#ffe9b0", 0.22)), (1, mix(tint, "#3a2430", 0.25))]))
    with s.clipped(shape):
        s.grain(shape, 0.42)
        for _ in range(5):
            x, y, w = dice.uniform(-80, 60), dice.uniform(-66, 60), dice.uniform(40, 90)
            s.ellipse(x - w / 2, y - w * 0.15, w, w * 0.34, fill(dice.choice(GRASS), 0.12, blur=8))
        for _ in range(34):
            x, y, w = dice.uniform(-86, 86), dice.uniform(-76, 76), dice.uniform(2, 7)
            s.ellipse(x, y, w, w * 0.5, fill(dice.choice(SPECKS), dice.uniform(0.16, 0.34)))
        s.drifts(shape, random.Random(3), 5)
    s.draw(shape, stroke("#5a4428", 4, 0.75))
    s.draw(hexagon((0, 0), 93), stroke("#fff3cf", 2, 0.3))
    if crossing:
        s.ellipse(-18, -2, 46, 16, fill(s.ink, 0.4, blur=3))
        stone = path("M-17,8 L-15,-34 Q0,-50 15,-34 L17,8 Q0,16 -17,8 Z")
        s.inked(stone, linear(-17, 0, 17, 0, [(0, "#f3ead2"), (1, "#8a7a6a")]), 4, 1)

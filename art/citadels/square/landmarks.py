"""The great buildings of the city: one rises on the horizon for every dear district, in the light of the hour.

By the type of the district: a keep, a minster, a hall with a golden dome, a bastion, a lighthouse.
"""

from __future__ import annotations

import skia

from art.citadels.square.hours import HOURS, Hour
from art.citadels.square.skyline import DEEP, LAMP, shaded
from art.kit.drawing.colour import RGB, Colour, mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, path, polygon, rect
from art.kit.gems import MILITARY, NOBLE, RELIGIOUS, TRADE, UNIQUE
from art.kit.scene.scene import Scene

WIDTH, HEIGHT, FOOT = 96.0, 150.0, 132.0  # units of the square; where the building stands


class Great:
    """One great building at an hour, in the middle of its picture."""

    def __init__(self, scene: Scene, hour: Hour) -> None:
        self.scene = scene
        self.ink: tuple[Colour, float] = mix(scene.ink, hour.haze, 0.3), 1.1
        self.wall = mix(mix("#c9b79a", scene.ink, 0.4), hour.haze, 0.36)
        self.tiles = mix(mix("#a8432f", scene.ink, 0.3), hour.haze, 0.34)
        self.slate = mix(mix("#4a5878", scene.ink, 0.3), hour.haze, 0.34)
        self.gold = mix("#dcae4c", hour.haze, 0.25)
        self.lamps = 0.9 if hour.lit > 0.3 else 0.35

    def tower(self, x: float, wide: float, high: float, peak: float, roof: RGB) -> None:
        """A tower with a pointed roof and a row of windows."""
        top, middle = FOOT - high, x + wide / 2
        shaded(self.scene, rect(x, top, wide, high + DEEP), (x, wide), self.wall, self.ink)
        cone = polygon((x - 3, top), (middle, top - peak), (x + wide + 3, top))
        shaded(self.scene, cone, (x, wide), roof, self.ink)
        for floor in range(int(high / 18)):
            self.scene.draw(rect(middle - 1.6, top + 8 + floor * 15, 3.2, 6, 1), fill(LAMP, self.lamps))
        self.scene.line(middle, top - peak, middle, top - peak - 8, stroke(self.ink[0], 1))

    def noble(self) -> None:
        """A keep between two lower towers."""
        self.tower(18, 16, 70, 28, self.tiles)
        self.tower(62, 16, 66, 26, self.tiles)
        self.tower(36, 24, 84, 32, self.slate)

    def religious(self) -> None:
        """Twin towers with a nave and a rose between them."""
        self.tower(28, 12, 80, 40, self.slate)
        self.tower(56, 12, 80, 40, self.slate)
        shaded(self.scene, rect(36, FOOT - 52, 24, 52 + DEEP), (36, 24), self.wall, self.ink)
        self.scene.draw(circle(48, FOOT - 40, 5), fill(LAMP, self.lamps))

    def trade(self) -> None:
        """A golden dome on a hall."""
        eaves = FOOT - 58
        shaded(self.scene, rect(13, eaves, 70, 58 + DEEP), (13, 70), self.wall, self.ink)
        cup = path(f"M23,{eaves} C23,{eaves - 46} 73,{eaves - 46} 73,{eaves} Z")
        shaded(self.scene, cup, (23, 50), self.gold, self.ink)
        self.scene.line(48, eaves - 34, 48, eaves - 48, stroke(self.ink[0], 1.4))
        for pane in range(4):
            self.scene.draw(rect(22 + pane * 16, eaves + 8, 4, 8, 1), fill(LAMP, self.lamps))

    def military(self) -> None:
        """A bastion with battlements and a banner."""
        top = FOOT - 84
        shaded(self.scene, rect(30, top, 36, 84 + DEEP), (30, 36), self.wall, self.ink)
        for tooth in range(4):
            shaded(self.scene, rect(28 + tooth * 11, top - 9, 7, 12), (28 + tooth * 11, 7), self.wall, self.ink)
        self.scene.line(48, top - 4, 48, top - 34, stroke(self.ink[0], 1.6))
        self.scene.draw(polygon((48, top - 34), (66, top - 28), (48, top - 22)), fill(self.tiles))
        for floor in range(3):
            self.scene.draw(rect(46, top + 10 + floor * 18, 4, 9, 1), fill(LAMP, self.lamps))

    def unique(self) -> None:
        """A lighthouse whose lamp is always lit."""
        top = FOOT - 96
        body = polygon((38, FOOT + DEEP), (41, top), (55, top), (58, FOOT + DEEP))
        shaded(self.scene, body, (38, 20), self.wall, self.ink)
        shaded(self.scene, rect(37, top - 4, 22, 5), (37, 22), self.slate, self.ink)
        self.scene.disc(48, top - 9, 22, radial(48, top - 9, 22, [(0, LAMP, 0.6), (1, LAMP, 0)]))
        self.scene.draw(rect(42, top - 15, 12, 11), fill(LAMP))
        shaded(self.scene, polygon((39, top - 15), (48, top - 27), (57, top - 15)), (39, 18), self.tiles, self.ink)


BUILDINGS = {NOBLE: Great.noble, RELIGIOUS: Great.religious, TRADE: Great.trade, MILITARY: Great.military,
             UNIQUE: Great.unique}  # fmt: skip


class Horizon(Scene):
    """The canvas of one of them."""

    W, H = WIDTH, HEIGHT


def landmark(canvas: skia.Canvas, kind: str, name: str) -> None:
    """The great building of a type at the hour of that name; its foot fades into the haze of the city."""
    hour = HOURS[name]
    scene = Horizon(canvas, hour.theme, 5)
    scene.ink = hour.ink
    BUILDINGS[kind](Great(scene, hour))
    fading = [(0, "#000000", 1), (1, "#000000", 0)]
    canvas.drawRect(
        skia.Rect(0, FOOT - 34, WIDTH, HEIGHT), linear(0, FOOT - 34, 0, FOOT, fading, skia.BlendMode.kDstIn)
    )

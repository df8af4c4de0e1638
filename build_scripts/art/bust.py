"""The bust of a character picture: diapered ground, gold halo, cloth, hair, gems, a hand."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import skia

from art.board import Board
from art.colour import Colour, darken, mix
from art.face import Face, Look
from art.paint import OVERLAY, fill, gold_leaf, linear, radial, stroke, textured
from art.palette import GOLD, RANK_GROUNDS, RANK_LIGHT, THEMES, UNIQUE
from art.shapes import circle, intersection, oval, path, polygon, rect
from art.textures import grain_texture

PUNCHED = "#5f330c"


class Bust(Board):
    """A portrait of 400 x 480 units; the head sits near (200, 205), lit from the left."""

    def __init__(self, canvas: skia.Canvas, rank: int, seed: int = 1) -> None:
        super().__init__(canvas, RANK_LIGHT.get(rank, UNIQUE), seed)
        self.rank = rank
        self.grounds = RANK_GROUNDS[rank]
        self.ink = mix(self.grounds[2], "#120a12", 0.5)
        self.theme = THEMES[RANK_LIGHT.get(rank, UNIQUE)]._replace(light="#ffe9c4", ink=self.ink)

    def back(self, halo: float = 150, cy: float = 196, rays: bool = True) -> None:
        """The ground of the rank, diapered as in illuminated books, and the halo behind the head."""
        middle, edge, corner = self.grounds
        self.area(0, 0, 400, 480, radial(200, cy, 360, [(0, middle), (0.55, edge), (1, corner)]))
        for row in range(-1, 14):
            for column in range(-1, 12):
                self._diaper(column * 40 + (20 if row % 2 else 0), row * 40)
        stops = [(0, corner, 0.0), (0.8, corner, 0.55), (1, corner, 0)]
        self.disc(200, cy, halo + 26, radial(200, cy, halo + 26, stops))
        disc = circle(200, cy, halo)
        self.draw(disc, gold_leaf(scale=0.7))
        shine = [(0, "#fff6d0", 0.35), (0.5, "#fff0b0", 0), (1, "#5a2c08", 0.55)]
        self.draw(disc, radial(160, cy - 60, halo * 1.6, shine))
        if rays:
            self.rays(200, cy, halo * 0.60, halo * 0.86)
        self.beaded_ring(200, cy, halo)
        self.disc(200, cy, halo, stroke(self.ink, 3))

    def _diaper(self, x: float, y: float) -> None:
        lozenge = path(f"M{x},{y - 19} L{x + 19},{y} L{x},{y + 19} L{x - 19},{y} Z")
        self.draw(lozenge, stroke(self.grounds[2], 1.3, 0.35))
        for quarter in range(4):
            angle = math.radians(45 + 90 * quarter)
            leaf = x + 5 * math.cos(angle) - 2.4, y + 5 * math.sin(angle) - 2.4, 4.8, 4.8
            self.ellipse(*leaf, fill(GOLD, 0.20))
        self.disc(x, y, 1.7, fill(GOLD, 0.38))

    def rays(self, cx: float, cy: float, inner: float, outer: float, alpha: float = 0.38) -> None:
        """48 punched rays between two radii."""
        for index in range(48):
            angle, half = 2 * math.pi * index / 48, 0.026 if index % 2 else 0.045
            corners = ((inner, angle - half), (outer, angle), (inner, angle + half))
            ray = polygon(*[(cx + r * math.cos(a), cy + r * math.sin(a)) for r, a in corners])
            self.draw(ray, fill("#6a3a0c", alpha))

    def beaded_ring(self, cx: float, cy: float, radius: float) -> None:
        """Two punched lines with beads between them, inside the edge of a gold disc."""
        for reach, width, alpha in ((radius - 3, 2, 0.8), (radius * 0.905, 1.6, 0.7)):
            self.disc(cx, cy, reach, stroke(PUNCHED, width, alpha))
        for index in range(72):
            angle = 2 * math.pi * index / 72
            x, y = cx + radius * 0.945 * math.cos(angle), cy + radius * 0.945 * math.sin(angle)
            self.disc(x, y, 2.1, fill(PUNCHED, 0.75))
            self.disc(x - 0.6, y - 0.6, 1, fill("#fff4c8", 0.9))

    def cloth(
        self,
        shape: skia.Path,
        colour: Colour,
        span: tuple[float, float],
        tones: tuple[float, float, float] = (0.45, 0, -0.85),
        folds: Sequence[str] = (),
        hatched: bool = True,
        outline: float = 2.6,
    ) -> None:
        """Cloth, hair or leather: shaded from left to right over `span`, with the folds drawn in it."""
        x0, x1 = span
        stops = [(place, self.tone(colour, light)) for place, light in zip((0, 0.45, 1), tones, strict=True)]
        self.draw(shape, linear(x0, 0, x1, 0, stops))
        with self.clipped(shape):
            for fold in folds:
                self.draw(path(fold), stroke(self.ink, 7, 0.20))
                self.draw(path(fold, -3, 0), stroke(self.theme.light, 2.2, 0.20))
                self.draw(path(fold), stroke(self.ink, 1.8, 0.6))
        if hatched:
            box = shape.getBounds()
            right = rect((x0 + x1) / 2 + (x1 - x0) * 0.12, box.top(), x1 - x0, box.height())
            self.hatch(intersection(shape, right), box.left(), box.top(), box.width(), box.height(), 0.15, 5)
        self.draw(shape, stroke(self.ink, outline, 0.95, wobble=0.4))

    def gem(self, x: float, y: float, r: float, colour: Colour) -> None:
        """A cut stone in a gold setting."""
        self.draw(circle(x, y, r + 2.2), fill("#7a4a14"))
        self.draw(circle(x, y, r + 1.2), fill("#f3d27a"))
        stops = [(0, mix(colour, "#ffffff", 0.75)), (0.4, colour), (1, darken(colour, 0.4))]
        self.draw(circle(x, y, r), radial(x - r * 0.35, y - r * 0.4, r * 1.5, stops))
        self.draw(oval(x - r * 0.55, y - r * 0.65, r * 0.6, r * 0.4), fill("#ffffff", 0.8))

    def gilded(self, shape: skia.Path, x0: float = 120, x1: float = 280, outline: float = 2.2) -> None:
        """A thing of gold, shaded from x0 to x1."""
        self.draw(shape, gold_leaf(scale=0.4))
        self.draw(shape, linear(x0, 0, x1, 0, [(0, "#fff3c0", 0.35), (0.4, "#fff3c0", 0), (1, "#4a2406", 0.65)]))
        self.draw(shape, stroke(self.ink, outline, 0.95, wobble=0.3))

    def face(self, look: Look, cx: float = 200, cy: float = 210, scale: float = 1.0) -> skia.Path:
        """A face from the front; (cx, cy) is the bridge of the nose."""
        return Face(self, look, cx, cy, scale).draw()

    def neck(self, cx: float, y: float, w: float, h: float, skin: Colour) -> None:
        """The neck under the chin at `y`."""
        shape = path(f"M{cx - w / 2},{y} L{cx - w / 2 - 6},{y + h} L{cx + w / 2 + 6},{y + h} L{cx + w / 2},{y} Z")
        shadow = mix(darken(skin, 0.5), self.ink, 0.28)
        stops = [(0, skin), (0.5, mix(skin, shadow, 0.6)), (1, shadow)]
        self.draw(shape, linear(cx - w / 2, 0, cx + w / 2, 0, stops))
        self.draw(shape, linear(0, y, 0, y + 40, [(0, self.ink, 0.75), (1, self.ink, 0)]))
        self.draw(shape, stroke(self.ink, 2.2))

    def strands(self, shape: skia.Path, lines: Sequence[str], colour: Colour, width: float = 2) -> None:
        """Strands of hair within a shape."""
        with self.clipped(shape):
            for line in lines:
                self.draw(path(line), stroke(self.ink, width, 0.5))
                self.draw(path(line, -2.2, 0), stroke(mix(colour, "#ffffff", 0.55), width * 0.8, 0.35))

    def fist(self, x: float, y: float, scale: float, skin: Colour, turn: float = 0) -> None:
        """A closed hand or glove round something upright."""
        with self.moved(x, y, turn, scale):
            hand = path(
                "M-24,-20 C-30,-26 26,-28 28,-18 C34,-6 32,18 24,24 C10,32 -16,30 -24,22 C-32,10 -32,-10 -24,-20 Z"
            )
            stops = [(0, self.tone(skin, 0.45)), (0.5, self.tone(skin, 0.05)), (1, self.tone(skin, -0.7))]
            self.draw(hand, linear(-28, 0, 28, 0, stops))
            self.draw(hand, stroke(self.ink, 2.4))
            for y0 in (0, 12, 24):
                knuckle = f"M-26,{y0 - 9} C-10,{y0 - 12} 12,{y0 - 12} 26,{y0 - 10}"
                self.draw(path(knuckle), stroke(self.ink, 1.9, 0.75))
                gleam = f"M-24,{y0 - 6} C-16,{y0 - 8} -8,{y0 - 8} 0,{y0 - 8}"
                self.draw(path(gleam), stroke("#ffffff", 1.4, 0.3))
            thumb = path("M-28,-14 C-38,-22 -32,-34 -20,-30 C-6,-28 8,-26 10,-19 C8,-12 -12,-12 -28,-14 Z")
            self.draw(thumb, fill(self.tone(skin, 0.3)))
            self.draw(thumb, stroke(self.ink, 2.2))

    def crown(
        self,
        cx: float,
        y: float,
        w: float,
        h: float,
        curve: float = 12,
        gems: Sequence[Colour] = ("#c8302f", "#2f6fc0", "#3e9b5b"),
    ) -> None:
        """A five-point crown whose band lies at `y`, `curve` deep in front."""
        x0, x1 = cx - w / 2, cx + w / 2
        cap = path(f"M{x0 + 6},{y} C{x0 + 10},{y - h * 0.95} {x1 - 10},{y - h * 0.95} {x1 - 6},{y} Z")
        folds = (
            f"M{cx - 20},{y} Q{cx - 26},{y - h * 0.4} {cx - 6},{y - h * 0.7}",
            f"M{cx + 24},{y} Q{cx + 26},{y - h * 0.4} {cx + 8},{y - h * 0.7}",
        )
        self.cloth(cap, "#8a1f3a", (x0, x1), folds=folds)
        tips = []
        for index in range(5):
            base = x0 + w * index / 4
            tips.append((base + (base - cx) / w * 16, y - h * (0.62 + 0.30 * (1 - abs(base - cx) / (w / 2)))))
        outline = f"M{x0},{y} L{x0 - 8},{y - h * 0.62} "
        for index, tip in enumerate(tips[1:]):
            valley = x0 + w * (index + 0.5) / 4
            outline += f"L{valley + (valley - cx) / w * 8},{y - h * 0.26} L{tip[0]},{tip[1]} "
        self.gilded(path(outline + f"L{x1},{y} Q{cx},{y + curve * 2} {x0},{y} Z"), x0, x1)
        for tip in tips:
            self.gem(tip[0], tip[1] - 3, 4.6, "#f6f0ff")
        band = f"M{x0 - 2},{y - 13} Q{cx},{y + curve * 2 - 13} {x1 + 2},{y - 13} L{x1},{y + 4} "
        self.gilded(path(band + f"Q{cx},{y + curve * 2 + 4} {x0},{y + 4} Z"), x0, x1)
        for index in range(5):
            share = (index + 0.5) / 5
            size = 7.5 if index == 2 else 5.4
            self.gem(x0 + w * share, y - 4 + curve * 4 * share * (1 - share), size, gems[index % 3])

    @contextmanager
    def tilted(self, x: float, y: float, turn: float) -> Iterator[None]:
        """Whatever is drawn inside is turned round (x, y) by degrees: a head on its neck."""
        self.canvas.save()
        self.canvas.rotate(turn, x, y)
        yield
        self.canvas.restore()

    def finish(self, vignette: float = 0.5) -> None:
        """Darkened corners and paper grain; the last call of every portrait."""
        stops = [(0, self.ink, 0), (0.62, self.ink, 0), (1, self.ink, vignette)]
        self.area(0, 0, 400, 480, radial(200, 480 * 0.48, 480 * 0.66, stops))
        self.area(0, 0, 400, 480, textured(grain_texture(), 0.30, 0.6, OVERLAY))

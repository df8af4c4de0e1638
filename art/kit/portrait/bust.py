"""The bust of a character picture: diapered ground, gold halo, head, gems, gold, crown."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import skia

from art.kit.drawing.colour import Colour, darken, mix
from art.kit.drawing.paint import OVERLAY, fill, gold_leaf, linear, radial, stroke, textured
from art.kit.drawing.palette import GOLD, GROUND_HOURS, GROUNDS, THEMES
from art.kit.drawing.shapes import circle, oval, path, polygon
from art.kit.drawing.textures import grain_texture
from art.kit.portrait.body import Body
from art.kit.portrait.face import Face, Look
from art.kit.portrait.head import Head

PUNCHED = "#5f330c"


class Bust(Body):
    """A portrait of 400 x 480 units; the head sits near (200, 205), lit from the left."""

    def __init__(self, canvas: skia.Canvas, ground: int, seed: int = 1) -> None:
        hour = GROUND_HOURS.get(ground, "night")
        super().__init__(canvas, hour, seed)
        self.bottom = canvas.getSaveCount()
        self.grounds = GROUNDS[ground]
        self.ink = mix(self.grounds[2], "#120a12", 0.5)
        self.theme = THEMES[hour]._replace(light="#ffe9c4", ink=self.ink)

    def back(self, halo: float = 150, cy: float = 196, rays: bool = True) -> None:
        """The ground, diapered as in illuminated books, and the halo behind the head."""
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
        self.draw(shape, stroke(self.ink, outline, 0.95))

    def head(
        self, look: Look, cx: float = 200, cy: float = 210, scale: float = 1, yaw: float = 0, pitch: float = 0
    ) -> Head:
        """A face at (cx, cy), turned by `yaw` and nodding by `pitch` degrees; the head, to lay hair and hats on."""
        head = Head(cx, cy, scale, yaw, pitch)
        Face(self, look, head).draw()
        return head

    def strands(self, shape: skia.Path, lines: Sequence[str], colour: Colour, width: float = 2) -> None:
        """Strands of hair within a shape."""
        with self.clipped(shape):
            for line in lines:
                self.draw(path(line), stroke(self.ink, width, 0.5))
                self.draw(path(line, -2.2, 0), stroke(mix(colour, "#ffffff", 0.55), width * 0.8, 0.35))

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
    def tilted(self, x: float, y: float, turn: float, drop: float = 0) -> Iterator[None]:
        """Whatever is drawn inside is turned round (x, y) by degrees and lowered by `drop`: a head on its neck."""
        self.canvas.save()
        self.canvas.translate(0, drop)
        self.canvas.rotate(turn, x, y)
        yield
        self.canvas.restore()

    def closer(self, scale: float, x: float, y: float) -> None:
        """From here to `finish` the figure stands closer (or farther, below 1); (x, y) keeps its place."""
        self.canvas.save()
        self.canvas.translate(x - x * scale, y - y * scale)
        self.canvas.scale(scale, scale)

    def finish(self, vignette: float = 0.5) -> None:
        """Darkened corners and paper grain; the last call of every portrait."""
        self.canvas.restoreToCount(self.bottom)
        stops = [(0, self.ink, 0), (0.62, self.ink, 0), (1, self.ink, vignette)]
        self.area(0, 0, 400, 480, radial(200, 480 * 0.48, 480 * 0.66, stops))
        self.area(0, 0, 400, 480, textured(grain_texture(), 0.30, 0.6, OVERLAY))

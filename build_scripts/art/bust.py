"""The bust of a character picture: diapered ground, gold halo, cloth, hair, gems, a hand."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import skia

from art.board import Board
from art.colour import Colour, darken, mix
from art.face import Face, Look
from art.head import Head
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
        self.bottom = canvas.getSaveCount()
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
        self.draw(shape, stroke(self.ink, outline, 0.95))

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

    def neck(self, cx: float, y: float, w: float, h: float, skin: Colour, lean: float = 0) -> None:
        """The neck from the jaw at `y` down; `lean` shifts its foot sideways, as under a turned head."""
        x0, x1 = cx - w / 2, cx + w / 2
        shape = path(
            f"M{x0},{y} C{x0 + lean * 0.4},{y + h * 0.5} {x0 + lean - 4},{y + h * 0.7} {x0 + lean - 14},{y + h} "
            f"L{x1 + lean + 14},{y + h} C{x1 + lean + 4},{y + h * 0.7} {x1 + lean * 0.4},{y + h * 0.5} {x1},{y} Z"
        )
        shadow = mix(darken(skin, 0.5), self.ink, 0.28)
        stops = [(0, mix(skin, "#fff2d8", 0.12)), (0.42, mix(skin, shadow, 0.25)), (1, shadow)]
        self.draw(shape, linear(x0, 0, x1, 0, stops))
        with self.clipped(shape):
            self.draw(shape, linear(0, y, 0, y + 44, [(0, self.ink, 0.7), (1, self.ink, 0)]))
            for x in (-0.14, 0.2):
                self.draw(
                    path(
                        f"M{cx + w * x * 2.2},{y + 24} Q{cx + w * x + lean},{y + h * 0.6} "
                        f"{cx + lean + w * x * 0.5},{y + h}"
                    ),
                    stroke(self.ink, 1.6, 0.3),
                )
        self.draw(shape, stroke(self.ink, 2.2))

    def strands(self, shape: skia.Path, lines: Sequence[str], colour: Colour, width: float = 2) -> None:
        """Strands of hair within a shape."""
        with self.clipped(shape):
            for line in lines:
                self.draw(path(line), stroke(self.ink, width, 0.5))
                self.draw(path(line, -2.2, 0), stroke(mix(colour, "#ffffff", 0.55), width * 0.8, 0.35))

    def shoulders(
        self,
        colour: Colour,
        top: float = 344,
        neck: float = 62,
        left: tuple[float, float] = (-10, 420),
        right: tuple[float, float] = (410, 420),
        folds: Sequence[str] = (),
    ) -> skia.Path:
        """A body below the neck; its shoulder points `left` and `right` let it turn, slope or stand broad."""
        (x0, y0), (x1, y1) = left, right
        x2, x3 = 200 - neck, 200 + neck
        shape = path(
            f"M{x0 - 16},500 C{x0 - 12},{y0 + 30} {x0 - 4},{y0 - 6} {x0 + 26},{y0 - 22} "
            f"C{(x0 + x2) / 2},{y0 - 44} {x2 - 14},{top + 18} {x2},{top} L{x3},{top} "
            f"C{x3 + 14},{top + 18} {(x1 + x3) / 2},{y1 - 44} {x1 - 26},{y1 - 22} "
            f"C{x1 + 4},{y1 - 6} {x1 + 12},{y1 + 30} {x1 + 16},500 Z"
        )
        self.cloth(shape, colour, (x0, x1), folds=folds)
        return shape

    def sleeve(
        self,
        wrist: tuple[float, float],
        elbow: tuple[float, float],
        colour: Colour,
        trim: Colour | None = None,
        width: tuple[float, float] = (38, 92),
    ) -> None:
        """An arm's sleeve from the wrist down to an elbow, as wide as `width` at its two ends."""
        (x0, y0), (x1, y1) = wrist, elbow
        length = math.hypot(x1 - x0, y1 - y0)
        with self.moved(x0, y0, math.degrees(math.atan2(y1 - y0, x1 - x0)) - 90):
            w0, w1 = width[0] / 2, width[1] / 2
            shape = path(
                f"M-{w0},0 Q0,12 {w0},0 C{w0 + 8},{length * 0.4} {w1},{length * 0.6} {w1},{length} "
                f"L-{w1},{length} C-{w1},{length * 0.6} -{w0 + 8},{length * 0.4} -{w0},0 Z"
            )
            folds = (
                f"M{w0 * 0.3},12 Q{w0},{length * 0.4} {w1 * 0.6},{length}",
                f"M-{w0 * 0.4},14 Q-{w0 * 0.4},40 0,60",
            )
            self.cloth(shape, colour, (-w1, w1), (0.4, 0, -0.7), folds)
            if trim:
                band = path(f"M-{w0 + 1},-2 Q0,10 {w0 + 1},-2 L{w0 + 4},12 Q0,25 -{w0 + 3},12 Z")
                self.cloth(band, trim, (-w0, w0), (0.5, 0, -0.6), hatched=False, outline=2)

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

"""Ground, water and what grows."""

from __future__ import annotations

import random
from typing import Any

import skia

from art.kit.drawing.board import Board
from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, path, union


class Land(Board):
    """Ground, water, trees and hedges."""

    def ground(self, y: float = 400, base: Any = None, path_to: Any = None) -> None:
        """Flat ground from `y` down; `path_to=(x, width)` leads a path to that point of the horizon."""
        b = base or mix(self.ink, self.theme.sky[2], 0.35)
        self.area(
            0,
            y,
            self.W,
            self.H,
            linear(0, y, 0, self.H, [(0, mix(b, self.theme.haze, 0.25)), (0.4, b), (1, mix(b, self.ink, 0.75))]),
        )
        r = random.Random(self.seed)
        for _ in range(60):
            a, q = (r.uniform(0, self.W), r.uniform(y + 4, self.H))
            self.ellipse(
                a,
                q,
                r.uniform(8, 30) * (q - y + 40) / 80,
                2,
                fill(self.theme.light if r.random() < 0.4 else self.ink, 0.13),
            )
        if path_to:
            x, w = path_to
            p = path(
                f"M{x - w / 2},{y} C{x - w},{y + 30} {x - w * 2.4},{y + 40} {x - w * 2.6},{self.H} "
                f"L{x + w * 1.4},{self.H} C{x + w * 1.2},{y + 50} {x + w * 0.6},{y + 30} {x + w / 2},{y} Z"
            )
            self.draw(p, linear(0, y, 0, self.H, [(0, self.tone("sand", 0.15)), (1, self.tone("sand", -0.7))]))
            with self.clipped(p):
                for _ in range(26):
                    a, q = (r.uniform(x - w * 2.6, x + w * 1.4), r.uniform(y, self.H))
                    self.ellipse(a, q, r.uniform(8, 18), r.uniform(3, 6), fill(self.ink, 0.13))

    def water(self, y: float, glint: tuple[float, float] = (270, 40)) -> None:
        """Water from `y` down, with a glint of light `(x, width)`."""
        k = self.theme.sky
        self.area(
            0,
            y,
            self.W,
            self.H,
            linear(
                0,
                y,
                0,
                self.H,
                [(0, mix(k[3], k[2], 0.4)), (0.35, mix(k[1], k[2], 0.4)), (1, mix(k[0], self.ink, 0.3))],
            ),
        )
        r = random.Random(self.seed + 5)
        for _ in range(70):
            t = r.random()
            q = y + 2 + t * (self.H - y)
            w = (6 + 34 * t) * r.uniform(0.5, 1.2)
            self.canvas.drawRoundRect(
                skia.Rect.MakeXYWH(r.uniform(-10, self.W), q, w, 1.2 + 1.6 * t),
                1,
                1,
                fill("#ffffff" if r.random() < 0.5 else self.ink, 0.2),
            )
        if glint:
            for i in range(26):
                t = i / 26
                q = y + 3 + t * (self.H - y) * 0.8
                w = glint[1] * (1 - t * 0.4) * r.uniform(0.3, 1)
                self.canvas.drawRoundRect(
                    skia.Rect.MakeXYWH(glint[0] - w / 2 + r.uniform(-8, 8), q, w, 2.2),
                    1,
                    1,
                    fill(self.theme.sun, 0.6 * (1 - t * 0.7)),
                )

    def bushes(
        self,
        y: float = 470,
        seed: int = 0,
        colour: Colour | None = None,
        h: float = 34,
        x0: float = -20,
        x1: float = 420,
    ) -> None:
        """A dark hedge that closes the foreground."""
        r = random.Random(self.seed + seed + 3)
        p = skia.Path()
        p.addRect(skia.Rect(x0, y + 8, x1, self.H + 20))
        x = x0
        while x < x1:
            q = r.uniform(0.4, 1) * h
            p = union(p, circle(x, y + 6, q * 0.6))
            x += q * 0.6
        b = colour or mix(self.ink, "#000000", 0.15)
        self.draw(p, linear(0, y - h * 0.5, 0, self.H, [(0, mix(b, self.theme.haze, 0.16)), (1, b)]))

    def tree(
        self, x: float, y: float, h: float = 40, w: float | None = None, colour: Colour = "#3f7a4c", kind: str = "round"
    ) -> None:
        """A round tree or a cypress standing on `(x, y)`."""
        w = w or h * 0.7
        if kind == "cypress":
            p = path(
                f"M{x},{y - h} C{x + w * 0.5},{y - h * 0.6} {x + w * 0.5},{y - h * 0.15} {x},{y} "
                f"C{x - w * 0.5},{y - h * 0.15} {x - w * 0.5},{y - h * 0.6} {x},{y - h} Z"
            )
            self.inked(
                p,
                linear(x - w / 2, 0, x + w / 2, 0, [(0, self.tone(colour, 0.3)), (1, self.tone(colour, -0.8))]),
                1.5,
                0.7,
            )
            return
        self.line(x, y, x, y - h * 0.5, stroke(self.tone("wood", -0.5), h * 0.09))
        r = random.Random(int(x * 3 + y))
        p = skia.Path()
        for i in range(7):
            p = (
                union(
                    p,
                    circle(
                        x + r.uniform(-0.32, 0.32) * w,
                        y - h * 0.65 + r.uniform(-0.25, 0.22) * h,
                        w * r.uniform(0.22, 0.34),
                    ),
                )
                if i
                else circle(x, y - h * 0.65, w * 0.34)
            )
        self.draw(
            p,
            radial(
                x - w * 0.3,
                y - h * 0.9,
                w * 1.1,
                [(0, self.tone(colour, 0.5)), (0.55, self.tone(colour, -0.1)), (1, self.tone(colour, -0.85))],
            ),
        )
        with self.clipped(p):
            for _ in range(10):
                a, b = (x + r.uniform(-0.5, 0.4) * w, y - h * 0.65 + r.uniform(-0.4, 0.3) * h)
                self.draw(path(f"M{a},{b} q3,-4 7,-1"), stroke(self.theme.light, 1.3, 0.4))
        self.outline(p, 1.5, 0.7)

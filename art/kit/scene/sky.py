"""Sky and distance: what stands behind every building."""

from __future__ import annotations

import math
import random
from typing import Any

import skia

from art.kit.drawing.board import Board
from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, difference, path, polygon, star


class Sky(Board):
    """Sky, moon, clouds, birds, hills and the far city."""

    def sky(
        self,
        sun: tuple[float, float, float] | None = (270, 190, 46),
        rings: int = 4,
        stars: int = 0,
        clouds: int = 3,
        horizon: float = 330,
    ) -> None:
        """Stars, a sun `(x, y, radius)` with `rings` of haze and clouds, down to `horizon`."""
        k = self.theme.sky
        self.area(
            0, 0, self.W, self.H, linear(0, 0, 0, horizon + 20, [(0, k[0]), (0.42, k[1]), (0.78, k[2]), (1, k[3])])
        )
        for _ in range(stars):
            x, y = (self.random.uniform(0, self.W), self.random.uniform(0, horizon * 0.62))
            q = self.random.choice([0.8, 1, 1.2, 1.9])
            self.draw(
                star(x, y, q * 2.4, 4, 0.25) if q > 1.5 else circle(x, y, q * 0.8),
                fill("#ffffff", self.random.uniform(0.4, 0.95)),
            )
        if sun:
            x, y, r = sun
            self.disc(
                x,
                y,
                r * 5,
                radial(x, y, r * 5, [(0, self.theme.sun, 0.55), (0.35, self.theme.sun, 0.16), (1, self.theme.sun, 0)]),
            )
            for i in range(rings, 0, -1):
                self.disc(x, y, r + i * r * 0.48, fill(self.theme.sun, 0.075))
            self.disc(x, y, r, radial(x - r * 0.3, y - r * 0.3, r * 1.5, [(0, "#ffffff"), (1, self.theme.sun)]))
        for _ in range(clouds):
            self.cloud(
                self.random.uniform(-30, self.W * 0.85),
                self.random.uniform(50, horizon * 0.66),
                self.random.uniform(70, 150),
                alpha=self.random.uniform(0.14, 0.3),
            )

    def hour(self, *bands: Colour, horizon: float = 330) -> None:
        """Another hour than the theme's: bands of colour from the zenith down to `horizon`."""
        stops = [(index / (len(bands) - 1), band) for index, band in enumerate(bands)]
        self.area(0, 0, self.W, self.H, linear(0, 0, 0, horizon + 20, stops))

    def moon(self, x: float, y: float, r: float, full: bool = True) -> None:
        """A full moon with its halo, or a crescent."""
        self.disc(x, y, r * 4, radial(x, y, r * 4, [(0, "#ffffff", 0.4), (1, "#ffffff", 0)]))
        if full:
            self.disc(
                x, y, r, radial(x - r * 0.3, y - r * 0.3, r * 1.7, [(0, "#ffffff"), (0.6, "#f3ecd8"), (1, "#cfc3c8")])
            )
            for dx, dy, q in [(-0.3, 0.2, 0.22), (0.25, -0.3, 0.16), (0.3, 0.35, 0.13)]:
                self.disc(x + dx * r, y + dy * r, q * r, fill("#b9adc0", 0.35))
        else:
            self.draw(difference(circle(x, y, r), circle(x + r * 0.45, y - r * 0.2, r * 0.9)), fill("#fff4d8"))

    def cloud(self, x: float, y: float, w: float, alpha: float = 0.25, colour: Colour | None = None) -> None:
        """Three flat streaks of cloud, `w` wide."""
        colour = colour or mix(self.theme.sun, self.theme.sky[2], 0.25)
        w *= 1.35
        h = w * 0.045
        for dx, dy, k in ((0, 0, 1), (0.18, -0.9, 0.62), (0.34, 0.95, 0.7)):
            x0 = x + w * dx * self.random.uniform(0.7, 1.3)
            y2 = y + dy * h * 1.5
            ww = w * k
            p = path(
                f"M{x0},{y2 + h * 0.5} Q{x0 + ww * 0.12},{y2 - h * 0.1} {x0 + ww * 0.35},{y2 - h * 0.35} "
                f"Q{x0 + ww * 0.6},{y2 - h * 0.7} {x0 + ww * 0.78},{y2 - h * 0.1} "
                f"Q{x0 + ww * 0.92},{y2 + h * 0.2} {x0 + ww},{y2 + h * 0.5} Q{x0 + ww * 0.5},{y2 + h * 0.72} "
                f"{x0},{y2 + h * 0.5} Z"
            )
            self.draw(p, linear(0, y2 - h, 0, y2 + h, [(0, colour, alpha * 1.5), (1, colour, alpha * 0.4)]))

    def birds(self, x: float, y: float, n: int = 4, spread: float = 16, colour: Colour | None = None) -> None:
        """A flock of `n` birds round the point."""
        for _ in range(n):
            x2 = x + self.random.uniform(-spread, spread) * 1.6
            y2 = y + self.random.uniform(-spread, spread) * 0.7
            q = self.random.uniform(4, 7)
            self.draw(
                path(
                    f"M{x2 - q},{y2 - q * 0.35} Q{x2 - q * 0.4},{y2 - q * 0.7} {x2},{y2} "
                    f"Q{x2 + q * 0.4},{y2 - q * 0.7} {x2 + q},{y2 - q * 0.35}"
                ),
                stroke(colour or self.ink, 1.5, 0.75),
            )

    def ridge(self, y: float, amp: float, haze: float, seed: int = 0, peaks: bool = False, base: Any = None) -> None:
        """A line of hills (or `peaks`) at height `y`, washed out by `haze` 0..1."""
        r = random.Random(self.seed * 31 + seed)
        p = skia.Path()
        p.moveTo(-10, self.H)
        n = 9
        xs = [-10 + i * (self.W + 20) / n for i in range(n + 1)]
        ys = [y + r.uniform(-amp, amp) for _ in xs]
        p.lineTo(xs[0], ys[0])
        for i in range(1, n + 1):
            if peaks:
                p.lineTo(xs[i], ys[i])
            else:
                mx = (xs[i - 1] + xs[i]) / 2
                p.cubicTo(mx, ys[i - 1], mx, ys[i], xs[i], ys[i])
        p.lineTo(self.W + 10, self.H)
        p.close()
        b = mix(base or self.ink, self.theme.haze, haze)
        self.draw(p, linear(0, y - amp, 0, y + 90, [(0, b), (1, mix(b, self.theme.haze, 0.35))]))
        if peaks:
            with self.clipped(p):
                for i in range(1, n):
                    self.draw(
                        polygon((xs[i], ys[i]), (xs[i] + 34, ys[i] + 70), (xs[i] - 6, ys[i] + 70)), fill(self.ink, 0.12)
                    )

    def far_city(
        self,
        y: float,
        haze: float = 0.6,
        seed: int = 0,
        x0: float = -10,
        x1: float = 410,
        hmax: float = 70,
        windows: bool = True,
    ) -> None:
        """A skyline of far roofs standing on `y`, washed out by `haze` 0..1."""
        dice = random.Random(self.seed * 17 + seed)
        x, skyline, lights = x0, skia.Path(), []
        while x < x1:
            w, h = dice.uniform(14, 34), dice.uniform(18, hmax)
            self._far_house(skyline, (x, y, w, h), dice.random())
            lights += [(x + w * dice.uniform(0.3, 0.65), y - h * dice.uniform(0.1, 0.8)) for _ in range(2)]
            x += w * dice.uniform(0.75, 1.05)
        base = mix(self.ink, self.theme.haze, haze)
        self.draw(skyline, linear(0, y - hmax, 0, y + 40, [(0, base), (1, mix(base, self.theme.haze, 0.5))]))
        if windows:
            for light in lights:
                self.box(*light, 2.6, 4, fill("#ffe9a8", 0.65))

    @staticmethod
    def _far_house(skyline: skia.Path, box: tuple[float, float, float, float], kind: float) -> None:
        """A gabled house, a spire, a battlement or a dome, by `kind` 0..1; box is left, foot, width and height."""
        x, y, w, h = box
        foot, eaves = y + 60, y - h
        if kind < 0.5:
            skyline.addPath(polygon((x, foot), (x, eaves), (x + w / 2, eaves - w * 0.7), (x + w, eaves), (x + w, foot)))
            return
        if kind < 0.72:
            left, right, top = x + w * 0.2, x + w * 0.8, y - h * 1.25
            skyline.addPath(polygon((left, foot), (left, top), (x + w / 2, top - w * 1.5), (right, top), (right, foot)))
            return
        skyline.addRect(skia.Rect(x, eaves, x + w, foot))
        if kind < 0.86:
            for i in range(4):
                skyline.addRect(skia.Rect(x + i * w / 4, eaves - 5, x + (i + 0.55) * w / 4, eaves + 1))
        else:
            skyline.addArc(skia.Rect(x, eaves - w / 2, x + w, eaves + w / 2), 180, 180)

    def mist(self, y: float, h: float, alpha: float = 0.5, colour: Colour | None = None) -> None:
        """A bank of mist across the picture, thickest at `y`."""
        tint = colour or self.theme.haze
        self.area(0, y - h, self.W, y + h, linear(0, y - h, 0, y + h, [(0, tint, 0), (0.5, tint, alpha), (1, tint, 0)]))

    def smoke(self, x: float, y: float, n: int = 5, colour: Colour = "#ffffff") -> None:
        """Puffs of smoke rising to the right."""
        for i in range(n):
            q = 6 + i * 3.4
            self.disc(x + math.sin(i * 1.1) * 6 + i * 4, y - i * 13, q, fill(colour, 0.22 * (1 - i / n * 0.6), blur=2))

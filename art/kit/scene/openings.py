"""Windows and doors."""

from __future__ import annotations

import math

import skia

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import SCREEN, fill, linear, radial, stroke
from art.kit.drawing.palette import MATERIALS
from art.kit.drawing.shapes import arch, circle, oval, rect
from art.kit.scene.masonry import Masonry


class Openings(Masonry):
    """Openings in walls; at least two in five of them are lit."""

    def window(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        lit: bool = True,
        kind: str = "arch",
        mullions: bool = True,
        frame: bool = True,
        alpha: float = 1,
    ) -> None:
        """A window: `kind` is arch, gothic or rect; a lit one glows."""
        p = arch(x, y, w, h, kind == "gothic") if kind in ("arch", "gothic") else rect(x, y, w, h)
        if frame:
            self.draw(p, stroke(self.tone("pale", 0.1), 4.2, 0.75))
            self.draw(p, stroke(self.ink, 5.6, 0.28))
        if lit:
            self.disc(
                x + w / 2,
                y + h * 0.6,
                h * 1.15,
                radial(x + w / 2, y + h * 0.6, h * 1.15, [(0, "#ffc85a", 0.42 * alpha), (1, "#ffb040", 0)], SCREEN),
            )
            self.draw(p, linear(0, y, 0, y + h, [(0, "#ff9d33"), (0.55, "#ffd36a"), (1, "#fff3bf")]))
        else:
            self.draw(
                p,
                linear(0, y, 0, y + h, [(0, mix(self.ink, "#000000", 0.2)), (1, mix(self.ink, self.theme.haze, 0.25))]),
            )
        if mullions:
            with self.clipped(p):
                self.line(x + w / 2, y, x + w / 2, y + h, stroke(self.ink, 1.6, 0.85))
                if h > 14:
                    self.line(x, y + h * 0.5, x + w, y + h * 0.5, stroke(self.ink, 1.3, 0.8))
        self.draw(p, stroke(self.ink, 1.5, 0.9))

    def slit(self, x: float, y: float, h: float = 14) -> None:
        """An arrow slit."""
        self.canvas.drawRoundRect(skia.Rect.MakeXYWH(x - 1.7, y, 3.4, h), 1.5, 1.5, fill(self.ink, 0.9))
        self.line(x + 2.5, y, x + 2.5, y + h, stroke(self.theme.light, 0.9, 0.5))

    def door(
        self, x: float, y: float, w: float, h: float, lit: bool = False, pointed: bool = True, portcullis: bool = False
    ) -> None:
        """A doorway with two rings of stone: lit, with a portcullis, or a wooden leaf."""
        for k in (9, 5):
            self.inked(
                arch(x - k * 0.6, y - k * 0.8, w + k * 1.2, h + k * 0.8, pointed),
                fill(self.tone("stone", -0.35 if k == 9 else 0.15)),
                1.3,
                0.7,
            )
        p = arch(x, y, w, h, pointed)
        self.draw(p, fill("#ffbf55" if lit else mix(self.ink, "#000000", 0.35)))
        if lit:
            self.draw(p, linear(0, y, 0, y + h, [(0, "#d9731f"), (1, "#ffe29a")]))
            self.disc(
                x + w / 2,
                y + h,
                w * 1.5,
                radial(x + w / 2, y + h, w * 1.5, [(0, "#ffc65a", 0.5), (1, "#ffc65a", 0)], SCREEN),
            )
        elif portcullis:
            with self.clipped(p):
                for i in range(1, 6):
                    self.line(x + i * w / 6, y, x + i * w / 6, y + h * 0.7, stroke(self.tone("wood", 0.3), 1.8, 0.8))
                for j in range(4):
                    self.line(
                        x,
                        y + h * 0.12 + j * h * 0.17,
                        x + w,
                        y + h * 0.12 + j * h * 0.17,
                        stroke(self.tone("wood", 0.3), 1.8, 0.8),
                    )
        else:
            self.draw(p, linear(x, 0, x + w, 0, [(0, self.tone("wood", 0.15)), (1, self.tone("wood", -0.8))]))
            self.texture(p, x, y, w, h, "wood")
            self.disc(x + w * 0.75, y + h * 0.6, 2, fill(MATERIALS["gold"]))
        self.outline(p, 1.8)

    def rose_window(self, cx: float, cy: float, r: float, n: int = 8) -> None:
        """A rose window of `n` panes."""
        self.inked(circle(cx, cy, r + 5), fill(self.tone("pale", 0.25)), 1.5)
        self.disc(cx, cy, r * 2.2, radial(cx, cy, r * 2.2, [(0, "#ffd67a", 0.45), (1, "#ffd67a", 0)], SCREEN))
        self.draw(circle(cx, cy, r), fill("#2b2244"))
        cols = ["#ffcf5a", "#e2574c", "#58a6e0", "#7bd0a8"]
        for i in range(n):
            a = 2 * math.pi * i / n
            self.draw(circle(cx + r * 0.66 * math.cos(a), cy + r * 0.66 * math.sin(a), r * 0.24), fill(cols[i % 4]))
            self.draw(
                oval(cx + r * 0.33 * math.cos(a) - r * 0.1, cy + r * 0.33 * math.sin(a) - r * 0.1, r * 0.2, r * 0.2),
                fill(cols[(i + 2) % 4]),
            )
            self.line(
                cx,
                cy,
                cx + r * math.cos(a + math.pi / n),
                cy + r * math.sin(a + math.pi / n),
                stroke(self.tone("pale", 0.1), 1.3, 0.9),
            )
        self.draw(circle(cx, cy, r * 0.17), fill("#fff2b8"))
        self.draw(circle(cx, cy, r), stroke(self.ink, 1.4, 0.9))

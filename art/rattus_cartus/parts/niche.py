"""Where followers stand: a window niche, the plague night behind them, a rat on the sill."""

from __future__ import annotations

import skia

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import SCREEN, fill, gold_leaf, linear, radial, stroke
from art.kit.drawing.shapes import arch, circle, difference, path
from art.kit.portrait.bust import Bust
from art.rattus_cartus.palette import GROUNDS
from art.rattus_cartus.parts.rats import rat


class Niche(Bust):
    """A person of one estate in a window niche; drawn with the parts of the portraits, but without a halo."""

    def __init__(self, canvas: skia.Canvas, estate: str, seed: int) -> None:
        super().__init__(canvas, {"church": 5, "bourgeoisie": 6, "chivalry": 8, "royalty": 4}.get(estate, 3), seed)
        self.grounds = GROUNDS[estate]
        self.ink = mix(self.grounds[2], "#120a12", 0.5)
        self.theme = self.theme._replace(light="#ffe9c4", ink=self.ink)

    def niche(self) -> None:
        """Diapered wall, a pointed window with tracery, and the sick green night with its moon and gables."""
        middle, edge, corner = self.grounds
        self.area(0, 0, 400, 480, radial(200, 200, 360, [(0, middle), (0.6, edge), (1, corner)]))
        for row in range(-1, 14):
            for column in range(-1, 12):
                self._diaper(column * 40 + (20 if row % 2 else 0), row * 40)
        for grow, paint in (
            (20, fill(self.ink, 0.5, 8)),
            (17, fill(self.ink)),
            (14, gold_leaf(scale=0.6)),
            (5, fill(self.ink)),
        ):
            self.draw(arch(62 - grow, 26 - grow * 1.2, 276 + 2 * grow, 470), paint)
        self.draw(
            arch(48, 9, 304, 480),
            linear(48, 0, 352, 0, [(0, "#fff6d0", 0.35), (0.5, "#fff6d0", 0), (1, "#3a1c04", 0.55)]),
        )
        glass = arch(62, 26, 276, 470)
        self.draw(glass, linear(0, 30, 0, 400, [(0, "#101a30"), (0.35, "#1f4048"), (0.7, "#5f7a4a"), (1, "#b8a85a")]))
        with self.clipped(glass):
            self.disc(118, 118, 90, radial(118, 118, 90, [(0, "#f4f6c0", 0.45), (1, "#f4f6c0", 0)], SCREEN))
            self.draw(difference(circle(118, 118, 30), circle(131, 110, 27)), fill("#fbf6d0"))
            roofs = path(
                "M40,330 L62,292 L84,330 L84,300 L104,262 L124,300 L124,340 L290,340 L290,286 "
                "L302,236 L314,286 L314,306 L330,280 L350,306 L350,480 L40,480 Z"
            )
            self.draw(roofs, linear(0, 240, 0, 420, [(0, "#1a2a30"), (1, "#2f3a2a")]))
            for x, y in ((70, 312), (100, 290), (302, 274), (326, 300), (304, 306)):
                self.box(x, y, 5, 8, fill("#ffd36a", 0.85))
            self.draw(glass, stroke(self.ink, 20, 0.5, blur=9))
        self.draw(glass, stroke(self.ink, 2.6))

    def sill_rat(self, x: float = 330, flip: bool = True, size: float = 74) -> None:
        """The rat that nobody in the picture has seen."""
        rat(self.canvas, x, 452, size, "#4a3c44", "#ff5a3a", flip, 5)

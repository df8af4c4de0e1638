"""People and the things they leave about."""

from __future__ import annotations

from typing import Any

from art.kit.drawing.colour import Colour, darken, mix
from art.kit.drawing.paint import SCREEN, fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD, MATERIALS
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.people import HAIRS, SKINS, People


class Props(People):
    """Flags, barrels, crates, lanterns and small people."""

    def flag(
        self,
        x: float,
        y: float,
        h: float = 26,
        w: float = 20,
        colour: Colour = "#c8402f",
        direction: int = 1,
        pole: bool = True,
        tail: bool = True,
    ) -> None:
        """A waving flag on a pole that starts at `(x, y)`."""
        if pole:
            self.line(x, y, x, y - h, stroke(self.ink, 2.2))
            self.disc(x, y - h - 2, 2.4, fill(MATERIALS["gold"]))
        t = y - h + 1
        e = x + direction * w
        part_h = w * 0.58
        p = path(
            f"M{x},{t} Q{x + direction * w * 0.35},{t - 4} {x + direction * w * 0.6},{t + 2} T{e},{t + 1} "
            f"L{x + direction * w * (0.72 if tail else 1)},{t + part_h * 0.55} L{e},{t + part_h} "
            f"Q{x + direction * w * 0.7},{t + part_h + 2} {x + direction * w * 0.5},{t + part_h} "
            f"T{x},{t + part_h} Z"
        )
        self.inked(
            p, linear(x, 0, e, 0, [(0, mix(colour, "#ffffff", 0.18)), (0.5, colour), (1, darken(colour, 0.6))]), 1.5
        )

    def banner(self, x: float, y: float, w: float, h: float, colour: Colour) -> None:
        """A hanging banner with two gold stripes."""
        p = polygon((x, y), (x + w, y), (x + w, y + h), (x + w / 2, y + h - w * 0.4), (x, y + h))
        self.draw(
            p, linear(x, 0, x + w, 0, [(0, mix(colour, "#ffffff", 0.2)), (0.5, colour), (1, darken(colour, 0.55))])
        )
        self.draw(
            polygon(
                (x + w * 0.18, y), (x + w * 0.3, y), (x + w * 0.3, y + h - w * 0.3), (x + w * 0.18, y + h - w * 0.2)
            ),
            fill(MATERIALS["gold"], 0.55),
        )
        self.draw(
            polygon(
                (x + w * 0.7, y), (x + w * 0.82, y), (x + w * 0.82, y + h - w * 0.2), (x + w * 0.7, y + h - w * 0.3)
            ),
            fill(MATERIALS["gold"], 0.45),
        )
        self.outline(p, 1.5)
        self.line(x - 2, y, x + w + 2, y, stroke(self.ink, 2.6))

    def barrel(self, x: float, y: float, w: float = 20, h: float = 26) -> None:
        """A barrel standing on `y`."""
        p = path(
            f"M{x},{y - h} Q{x - w * 0.18},{y - h / 2} {x},{y} L{x + w},{y} Q{x + w * 1.18},{y - h / 2} "
            f"{x + w},{y - h} Z"
        )
        self.draw(
            p,
            linear(
                x - 3,
                0,
                x + w + 3,
                0,
                [(0, self.tone("wood", 0.3)), (0.35, self.tone("wood", 0.6)), (1, self.tone("wood", -0.75))],
            ),
        )
        self.texture(p, x - 4, y - h, w + 8, h, "wood", 0.7)
        for k in (0.2, 0.78):
            self.draw(
                path(f"M{x - w * 0.1},{y - h * k} Q{x + w / 2},{y - h * k + 4} {x + w * 1.1},{y - h * k}"),
                stroke(self.ink, 2.4, 0.85),
            )
        self.inked(oval(x, y - h - 3, w, 6), fill(self.tone("wood", 0.5)), 1.3)
        self.outline(p, 1.6)

    def crate(self, x: float, y: float, w: float = 24, h: float = 18, fruit: Any = None) -> None:
        """A crate standing on `y`, heaped with fruit of a colour."""
        self.wall(x, y - h, w, h, "wood", None)
        self.line(x, y - h / 2, x + w, y - h / 2, stroke(self.ink, 1.4, 0.6))
        if fruit:
            for i in range(int(w / 6)):
                for j in range(2):
                    self.inked(
                        circle(x + 4 + i * 6.2 + (3 if j else 0), y - h - 1 - j * 5, 4),
                        radial(
                            x + 3 + i * 6.2,
                            y - h - 4 - j * 5,
                            7,
                            [(0, mix(fruit, "#ffffff", 0.5)), (1, darken(fruit, 0.75))],
                        ),
                        1,
                        0.7,
                    )

    def awning(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        colour: Colour,
        colour2: Colour = "#f6ecd2",
        n: int = 7,
        drop: float = 8,
        post: float = 46,
    ) -> None:
        """A striped market awning with its posts."""
        self.line(x + 4, y, x + 4, y + h + post, stroke(self.tone("wood", -0.4), 4))
        self.line(x + w - 4, y, x + w - 4, y + h + post, stroke(self.tone("wood", -0.7), 4))
        i0 = w * 0.12
        for i in range(n):
            a0, a1 = (x + i0 + (w - 2 * i0) * i / n, x + i0 + (w - 2 * i0) * (i + 1) / n)
            b0, b1 = (x + w * i / n, x + w * (i + 1) / n)
            tint = colour if i % 2 == 0 else colour2
            k = 1 - i / n * 0.45
            p = path(
                f"M{a0},{y} L{a1},{y} L{b1},{y + h} L{b1},{y + h + drop * 0.4} "
                f"Q{(b0 + b1) / 2},{y + h + drop * 1.6} {b0},{y + h + drop * 0.4} L{b0},{y + h} Z"
            )
            self.inked(
                p,
                linear(
                    0,
                    y,
                    0,
                    y + h + drop,
                    [
                        (0, mix(darken(tint, k), self.theme.light, 0.25)),
                        (0.8, darken(tint, k)),
                        (0.82, darken(tint, k * 0.75)),
                        (1, darken(tint, k * 0.75)),
                    ],
                ),
                1.3,
                0.75,
            )

    def lantern(self, x: float, y: float) -> None:
        """A glowing lantern."""
        self.disc(x, y, 26, radial(x, y, 26, [(0, "#ffd070", 0.65), (1, "#ffb040", 0)], SCREEN))
        self.inked(rect(x - 4, y - 6, 8, 12, 1), linear(0, y - 6, 0, y + 6, [(0, "#ff9d33"), (1, "#fff3bf")]), 1.6)
        self.draw(polygon((x - 6, y - 6), (x, y - 11), (x + 6, y - 6)), fill(self.ink))

    def person(
        self,
        x: float,
        y: float,
        h: float = 30,
        colour: Colour = "#7a2e2e",
        hood: bool = False,
        hat: Colour | None = None,
    ) -> None:
        """A passer-by standing on `(x, y)`; the place decides on everything that is not said."""
        dice = int(x * 7 + y * 3)
        self.figure(
            x,
            y,
            h,
            colour,
            dress=("robe", "gown", "robe", "cloak")[dice % 4] if not hat else ("tunic", "robe")[dice % 2],
            head="hood" if hood else ("hat", "wide", "cap")[dice % 3] if hat else ("long", "hair")[dice % 2],
            hat=colour if hood else hat or GOLD,
            pose=("stand", "walk", "stand")[dice % 3],
            facing=1 if dice % 2 else -1,
            skin=SKINS[dice % len(SKINS)],
            hair=HAIRS[dice % len(HAIRS)],
        )

"""The Library."""

from __future__ import annotations

import itertools
import random

import skia

from art.citadels.catalogue import district
from art.kit.drawing.colour import darken, mix
from art.kit.drawing.paint import SCREEN, fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import arch, path, polygon, rect, star
from art.kit.scene.scene import Scene


@district("unique", seed=5)
def library(s: Scene) -> None:
    """A nave of books in perspective, a glowing volume on its lectern."""
    s.area(0, 0, 400, 480, linear(0, 0, 0, 480, [(0, "#1a1036"), (0.6, "#3a2258"), (1, "#1c1030")]))
    s.area(0, 0, 400, 480, radial(200, 200, 300, [(0, "#b070d0", 0.55), (0.5, "#6a3a9a", 0.25), (1, "#1a1036", 0)]))
    _library_window(s)
    _library_vault(s)
    _library_floor(s)
    _library_ladder(s)
    _library_lectern(s)
    _flying_books(s)
    _readers(s)
    s.finish(0.55)


def _library_window(s: Scene) -> None:
    w = arch(140, 66, 120, 212)
    s.inked(arch(128, 52, 144, 232), fill(s.tone("stone", -0.3)))
    s.draw(w, linear(0, 60, 0, 280, [(0, "#2a2a7a"), (0.5, "#8a5ad0"), (1, "#ffc8dc")]))
    with s.clipped(w):
        s.moon(200, 140, 34)
        for _ in range(18):
            s.draw(star(150 + s.random.random() * 100, 72 + s.random.random() * 120, 3, 4, 0.3), fill("#ffffff", 0.8))
        for i in range(1, 4):
            s.line(140 + i * 30, 60, 140 + i * 30, 280, stroke(s.ink, 3.4))
        for i in range(5):
            s.line(140, 120 + i * 36, 260, 120 + i * 36, stroke(s.ink, 2.4))
    s.outline(w, 3)


def _library_vault(s: Scene) -> None:
    """A panelled barrel vault: painted fields between ribs that close in on the window."""
    ribs = [_rib(k * 38) for k in range(-1, 4)]
    for number, ((left, rise, right, foot), (inner, low, edge, base)) in enumerate(itertools.pairwise(ribs)):
        field = path(
            f"M{left},{foot} C{left + 20},{rise} {right - 20},{rise} {right},{foot} L{edge},{base} "
            f"C{edge - 20},{low} {inner + 20},{low} {inner},{base} Z"
        )
        tint = ("#4a2f7a", "#7a3a6a")[number % 2]
        s.draw(field, linear(0, rise, 0, 240, [(0, s.tone(tint, -0.5 + 0.12 * number)), (1, s.tone(tint, -0.1))]))
        for i in range(7):
            share = 0.2 + 0.1 * i
            x = 200 + (share - 0.5) * (right - left) * 0.9
            y = rise + (foot - rise) * (0.25 + 2.2 * (share - 0.5) ** 2) + 12
            s.draw(star(x, y, 7 - number, 8, 0.45), fill(GOLD, 0.75))
    for number, (left, rise, right, foot) in enumerate(ribs):
        rib = path(f"M{left},{foot} C{left + 20},{rise} {right - 20},{rise} {right},{foot}")
        s.pipe(rib, s.tone("stone", -0.6 + 0.1 * number), 13 - 2.2 * number, 16 - 2.2 * number)
        s.draw(rib, stroke(s.theme.light, 1.4, 0.35))


def _rib(inset: float) -> tuple[float, float, float, float]:
    """Left end, height of the handles, right end and foot of a rib of the vault."""
    return -60 + inset, -60 + inset * 0.4, 460 - inset, 300 - inset * 0.4


def _library_floor(s: Scene) -> None:
    floor = polygon((-10, 490), (130, 284), (270, 284), (410, 490))
    s.draw(floor, linear(0, 284, 0, 480, [(0, "#c98ab0"), (0.3, "#6a3a6a"), (1, "#24122e")]))
    with s.clipped(floor):
        for i in range(-7, 8):
            s.line(200 + i * 11, 284, 200 + i * 58, 490, stroke(s.ink, 1.6, 0.6))
        for y in (292, 304, 320, 342, 370, 406, 452):
            s.line(-10, y, 410, y, stroke(s.ink, 1.6, 0.55))
        s.draw(polygon((176, 284), (224, 284), (290, 490), (110, 490)), fill("#8a1f3a", 0.75))
        s.draw(polygon((180, 284), (184, 284), (130, 490), (120, 490)), fill(GOLD, 0.6))
        s.draw(polygon((216, 284), (220, 284), (280, 490), (270, 490)), fill(GOLD, 0.6))
    _Bookcase(s, -1).draw()
    _Bookcase(s, 1).draw()


def _library_ladder(s: Scene) -> None:
    for dx in (0, 22):
        s.rod((330 + dx, 432), (306 + dx * 0.8, 150), s.tone("wood", 0.5), 3.4, 6)
    for i in range(11):
        t = i / 11
        s.line(330 - 24 * t, 432 - 282 * t, 330 - 24 * t + 22 - 4 * t, 432 - 282 * t, stroke(s.ink, 4.4))
        s.line(330 - 24 * t, 432 - 282 * t, 352 - 28 * t, 432 - 282 * t, stroke(s.tone("wood", 0.5), 2.4))


def _library_lectern(s: Scene) -> None:
    s.disc(
        200, 318, 150, radial(200, 318, 150, [(0, "#fff0b8", 0.85), (0.3, "#ffc86a", 0.4), (1, "#ff9a4a", 0)], SCREEN)
    )
    s.inked(polygon((176, 452), (224, 452), (212, 430), (188, 430)), fill(s.tone("wood", -0.2)))
    s.wall(190, 358, 20, 76, "wood", None, True)
    lectern = polygon((146, 358), (254, 358), (240, 338), (160, 338))
    s.inked(lectern, fill(s.tone("wood", 0.25)))
    left = path("M200,346 C184,330 160,328 140,336 L136,306 C158,298 184,302 200,316 Z")
    right = path("M200,346 C216,330 240,328 260,336 L264,306 C242,298 216,302 200,316 Z")
    s.draw(left, linear(136, 0, 200, 0, [(0, "#fffdf0"), (1, "#e8cf98")]))
    s.draw(right, linear(200, 0, 264, 0, [(0, "#f6e3b4"), (1, "#fffdf0")]))
    s.outline(left)
    s.outline(right)
    for i in range(4):
        s.draw(path(f"M148,{314 + i * 5} q22,-5 42,6"), stroke(s.ink, 1, 0.6))
        s.draw(path(f"M252,{314 + i * 5} q-22,-5 -42,6"), stroke(s.ink, 1, 0.6))
    for _ in range(26):
        a = s.random.uniform(120, 280)
        b = s.random.uniform(150, 320)
        q = s.random.uniform(1, 3.2)
        s.disc(a, b, q * 3, fill("#ffe6a0", 0.16))
        s.draw(star(a, b, q * 1.8, 4, 0.35), fill("#fff6d0", 0.9))


def _flying_books(s: Scene) -> None:
    """Books that fly up the nave like birds, smaller towards the window."""
    for x, y, k, turn, tint in (
        (104, 148, 1.5, -14, "#b8402f"),
        (296, 176, 1.15, 16, "#3f7fb0"),
        (160, 108, 0.8, 8, "#5a9a6a"),
        (246, 92, 0.7, -10, "#d9a441"),
        (190, 216, 0.6, -6, "#8a55b8"),
        (84, 262, 1.0, 14, "#2f8a8e"),
    ):
        s.glow(x, y, 42 * k, "#ffe6a0", 0.6)
        with s.moved(x, y, turn, k):
            for side in (-1, 1):
                s.inked(
                    path(f"M0,8 Q{side * 16},-16 {side * 36},-12 L{side * 33},8 Q{side * 14},2 0,18 Z"),
                    fill(s.tone(tint, 0.1)),
                    1.8,
                )
                page = path(f"M0,5 Q{side * 15},-17 {side * 33},-14 L{side * 30},4 Q{side * 14},-2 0,14 Z")
                s.inked(page, linear(0, 0, side * 34, 0, [(0, "#e8cf98"), (1, "#fffdf0")]), 1.4)


def _readers(s: Scene) -> None:
    """The librarian on the ladder, a reader with a lamp, towers of books in front."""
    s.figure(322, 316, 88, "#2f5a9e", dress="gown", head="long", pose="raise", back=True, hair="#b8823a", facing=1)
    for x, foot, rows in ((24, 478, 7), (70, 484, 4), (356, 482, 6), (398, 480, 9)):
        for row in range(rows):
            w = 58 - (row * 13) % 17
            left, top = x - w / 2 + (row * 7) % 9 - 4, foot - 14 * (row + 1)
            tint = BOOK_COLOURS[(row * 3 + x) % 8]
            s.inked(
                rect(left, top, w, 14, 3),
                linear(left, 0, left + w, 0, [(0, s.tone(tint, 0.3)), (1, s.tone(tint, -0.6))]),
                2,
            )
            s.line(left + 5, top + 8, left + w - 5, top + 8, stroke("#fff0d0", 2, 0.55))
    s.figure(112, 470, 132, "#8a2e4e", dress="robe", head="hood", hat="#6a1f44", pose="raise", facing=1)
    s.lantern(142, 340)
    s.glow(142, 340, 70, "#ffc860", 0.5)


BOOK_COLOURS = ("#b8402f", "#d9a441", "#3f7fb0", "#5a9a6a", "#8a55b8", "#e8d9b0", "#7a2e4e", "#2f5d6e")
SHELVES = 6


class _Bookcase:
    """A wall of books that recedes to the vanishing point; depth 0 is far, 1.2 beyond the edge of the picture."""

    def __init__(self, scene: Scene, side: int) -> None:
        self.scene, self.side = scene, side
        self.dice = random.Random(3 if side < 0 else 8)

    def point(self, depth: float, share: float) -> tuple[float, float]:
        """A point of the wall: `share` 0 is the top, 1 the floor."""
        top, floor = 150 - 112 * depth, 288 + 180 * depth
        return 200 + self.side * (62 + 148 * depth), top + (floor - top) * share

    def patch(self, near: float, far: float, top: float, low: float) -> skia.Path:
        """The part of the wall between two depths and two heights."""
        return polygon(self.point(near, top), self.point(far, top), self.point(far, low), self.point(near, low))

    def bar(self, start: tuple[float, float], end: tuple[float, float], light: float, width: float, ink: float) -> None:
        """A board of the case, from (depth, share) to (depth, share)."""
        (x0, y0), (x1, y1) = self.point(*start), self.point(*end)
        self.scene.pipe(path(f"M{x0},{y0} L{x1},{y1}"), self.scene.tone("wood", light), width, ink)

    def draw(self) -> None:
        """The case with all its books."""
        tone, lit = self.scene.tone, self.side > 0
        shade = [(0, tone("wood", -0.2)), (1, tone("wood", -0.75))]
        self.scene.draw(self.patch(0, 1.2, 0, 1), linear(self.point(0, 0)[0], 0, self.point(1, 0)[0], 0, shade))
        for shelf in range(SHELVES):
            low = (shelf + 0.93) / SHELVES
            self.scene.draw(self.patch(0.03, 1.2, (shelf + 0.12) / SHELVES, low), fill("#140a22"))
            self._row((shelf + 0.12) / SHELVES, low)
            self.bar((0, low + 0.02), (1.2, low + 0.02), 0.35 if lit else 0, 3.6, 7)
        for depth in (0, 0.42, 0.9):
            self.bar((depth, 0), (depth, 1), 0.3 if lit else -0.1, 5.5 + 4 * depth, 9 + 5 * depth)
        self.bar((0, 0), (1.2, 0), 0.4, 6, 11)

    def _row(self, top: float, low: float) -> None:
        depth, dice = 0.03, self.dice
        while depth < 1.16:
            step = (0.02 + 0.026 * dice.random()) * (0.5 + depth)
            head = low - (low - top) * dice.uniform(0.62, 0.95)
            tint = darken(BOOK_COLOURS[dice.randrange(8)], 0.9 if self.side > 0 else 0.62)
            back = depth + step * 0.92
            self.scene.draw(self.patch(depth, back, head, low), fill(mix(tint, self.scene.ink, 0.1 + 0.28 * depth)))
            if dice.random() < 0.6:
                label = head + (low - head) * 0.25
                self.scene.draw(self.patch(depth, back, label, label + 0.012), fill(GOLD, 0.8))
            depth += step

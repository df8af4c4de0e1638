"""The treasury, of the royalty."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import fill, gold_leaf, linear, radial, stroke
from art.kit.drawing.shapes import arch, circle, oval, path, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat
from art.rattus_cartus.parts.vault import vault


@building("royalty", seed=44)
def treasury(s: Scene) -> None:
    """A vault behind an iron-bound door: an open chest shines, a treasurer counts, a rat sits on the coins."""
    cellar = Stage(s, (0.2, 2.0, -6), tilt=-4, focal=400, centre=(200, 210))
    _vault(s, cellar)
    _shelves(s, cellar)
    _treasurer(s)
    _chest(s)
    _coins(s)
    _door(s)
    s.finish(0.55)


def _vault(s: Scene, cellar: Stage) -> None:
    """Floor, walls, two bays of a low vault."""
    s.area(0, 0, 400, 480, linear(0, 0, 0, 480, [(0, "#2a160e"), (1, "#4a2c16")]))
    cellar.floor(-4, 4, -5, 5, "#8a6a48", 1)
    cellar.wall((-4, 5), (4, 5), 0, 4.6, "stone", "stone", -0.2)
    cellar.wall((-4, -5.6), (-4, 5), 0, 3.4, "stone", "stone", -0.3)
    cellar.wall((4, 5), (4, -5.6), 0, 3.4, "stone", "stone", -0.6)
    s.glow(200, 300, 260, "#ffb84a", 0.6)
    vault(s, cellar, 4, (3.2, 4.9), (5, 2.4, -0.2, -2.8), "stone", -0.45)


def _shelves(s: Scene, cellar: Stage) -> None:
    """Sacks, crowns and caskets on shelves at the back, a barred window above."""
    with cellar.plane((-3.4, 3.0, 4.9), (3.4, 3.0, 4.9), (-3.4, 0, 4.9), 230, 100):
        for y in (30, 66):
            s.rod((0, y), (230, y), s.tone("wood", 0.1), 5, 8)
            for i in range(10):
                x = 14 + i * 22
                if (i + y) % 3 == 0:
                    _sack(s, x, y - 3)
                elif (i + y) % 3 == 1:
                    s.inked(rect(x - 9, y - 16, 18, 13, 2), fill(("#7a2230", "#2f4a6e", "#3f5a3a")[i % 3]), 1.8)
                    s.line(x - 9, y - 10, x + 9, y - 10, stroke("#f3d27a", 2))
                else:
                    crown = path(f"M{x - 9},{y - 4} l-2,-14 l6,6 l5,-9 l5,9 l6,-6 l-2,14 Z")
                    s.inked(crown, fill("#f0c04a"), 1.6)
    window = arch(180, 112, 44, 46)
    s.inked(window, linear(0, 112, 0, 158, [(0, "#8a3b52"), (1, "#ffd98a")]), 2.4)
    for x in (191, 202, 213):
        s.rod((x, 114), (x, 158), "#3a3036", 2.4, 4.4)


def _sack(s: Scene, x: float, y: float) -> None:
    """A tied sack standing at (x, y)."""
    sack = path("M-9,0 C-12,-15 -4,-17 -4,-21 L4,-21 C4,-17 12,-15 9,0 Z", x, y)
    s.inked(sack, fill(s.tone("#c8a878", 0)), 1.8)


def _treasurer(s: Scene) -> None:
    """He writes down every coin; a guard yawns."""
    s.rod((374, 400), (374, 196), "#8a5a32", 4, 7)
    s.inked(path("M374,176 l6,24 l-12,0 Z"), fill("#dfe4ee"), 1.8)
    s.figure(344, 404, 138, "#5a2a2a", dress="tunic", head="helm", hat="#b4bccb", pose="stand", facing=-1)
    s.figure(104, 376, 118, "#3a2f5a", dress="robe", head="cap", hat="#1d1822", pose="carry", facing=1)
    s.wall(112, 322, 66, 60, "wood", "wood")
    s.inked(path("M106,322 L122,310 L186,310 L184,322 Z"), fill(s.tone("wood", 0.35)), 2)
    s.inked(
        path("M122,314 Q138,304 150,312 Q162,304 178,312 L174,320 Q160,312 148,320 Q136,312 118,320 Z"),
        fill("#fbf0d0"),
        1.8,
    )
    for i in range(3):
        s.line(128, 313 + i * 2.4, 142, 311 + i * 2.4, stroke(s.ink, 0.9, 0.6))
        s.line(156, 311 + i * 2.4, 170, 313 + i * 2.4, stroke(s.ink, 0.9, 0.6))
    s.rod((182, 310), (182, 294), "#fff2d0", 6, 9)
    s.glow(182, 286, 60, "#ffd27a", 0.9)
    s.inked(path("M182,276 q6,9 0,16 q-6,-7 0,-16 Z"), fill("#ffc544"), 1.4)


def _chest(s: Scene) -> None:
    """The great chest, its lid thrown back."""
    s.glow(250, 318, 130, "#ffdf7a", 0.95)
    lid = path("M186,306 L196,240 C220,222 286,222 306,240 L316,306 Z")
    s.inked(lid, linear(0, 226, 0, 306, [(0, s.tone("wood", -0.1)), (1, s.tone("wood", -0.75))]), 2.6)
    for x0, x1 in ((212, 208), (250, 250), (288, 292)):
        s.rod((x0, 232), (x1, 304), "#9a8a5a", 6, 9)
    heap = path("M182,336 C190,296 216,304 226,290 C244,276 268,284 276,294 C296,296 312,306 320,336 Z")
    s.inked(heap, gold_leaf(scale=0.5), 2)
    _scatter(s, heap, 182, 282, 138, 54)
    box = path("M178,330 L324,330 L316,400 L186,400 Z")
    s.inked(box, linear(178, 0, 324, 0, [(0, s.tone("wood", 0.35)), (1, s.tone("wood", -0.55))]), 2.8)
    s.texture(box, 178, 330, 146, 70, "wood")
    for x in (196, 245, 296):
        s.inked(rect(x, 330, 11, 70), fill("#c8a04a"), 1.8)
        for y in (338, 364, 390):
            s.disc(x + 5.5, y, 2.2, fill("#6a4210"))
    s.inked(rect(238, 334, 26, 26, 3), fill("#e6b24a"), 2.2)
    s.disc(251, 345, 4, fill(s.ink))
    s.rod((251, 346), (251, 354), s.ink, 3, 3)


def _scatter(s: Scene, shape: skia.Path, x: float, y: float, w: float, h: float) -> None:
    """Coins in a heap."""
    for _ in range(int(w * h / 150)):
        cx, cy = x + s.random.uniform(4, w - 4), y + s.random.uniform(6, h)
        if not shape.contains(cx, cy):
            continue
        s.ellipse(cx - 8, cy - 4, 16, 10, fill("#6a3a0c"))
        s.ellipse(
            cx - 8, cy - 6, 16, 10, radial(cx - 3, cy - 4, 14, [(0, "#fff6cf"), (0.6, "#e6b24a"), (1, "#a86a1c")])
        )


def _coins(s: Scene) -> None:
    """What ran over, and who sits on it."""
    heap = path("M96,470 C120,420 170,418 200,400 C240,404 300,410 350,470 Z")
    s.inked(heap, gold_leaf(scale=0.5), 2.2)
    _scatter(s, heap, 96, 402, 254, 66)
    s.inked(oval(116, 452, 30, 12), fill("#d8dee8"), 1.8)
    s.inked(circle(300, 448, 8), radial(297, 445, 12, [(0, "#ffd0d0"), (0.5, "#d0322f"), (1, "#5a0d12")]), 1.8)
    rat(s.canvas, 216, 404, 58, "#4a3a3c", "#ff5a3a", True, 5)


def _door(s: Scene) -> None:
    """The iron-bound door stands open at the left."""
    leaf = path("M-10,60 C24,66 46,86 58,120 L58,452 L-10,480 Z")
    s.inked(leaf, linear(-10, 0, 58, 0, [(0, s.tone("wood", -0.85)), (1, s.tone("wood", -0.2))]), 3)
    s.texture(leaf, -10, 60, 68, 420, "wood")
    for y in (130, 230, 330, 424):
        s.rod((-10, y + 6), (56, y), "#4a4448", 13, 17)
        for x in (4, 24, 44):
            s.disc(x, y + 4 - x * 0.1, 3, fill("#b8a878"))
    s.disc(46, 280, 14, stroke(s.ink, 9))
    s.disc(46, 280, 14, stroke("#e6b24a", 4.6))

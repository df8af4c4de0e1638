"""The monastery, of the church."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import arch, path, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat

HERBS = ("#4f8a5a", "#7aa05a", "#8a7fb8", "#5f9a8a")


@building("church", seed=39)
def monastery(s: Scene) -> None:
    """A cloister garden in the blue hour: arcades round beds of herbs, a well, monks with buckets."""
    s.sky(None, 0, stars=46, clouds=3, horizon=260)
    s.moon(316, 70, 27)
    s.ridge(236, 22, 0.6, 1)
    garden = Stage(s, (0, 4.6, -8.2), tilt=-14, focal=400, centre=(200, 176))
    with s.moved(0, -26):
        _church(s)
    _ground(s, garden)
    _arcades(s, garden)
    _beds(s, garden)
    _monks(s, garden)
    s.finish(0.45)


def _church(s: Scene) -> None:
    """Nave and bell tower behind the roofs."""
    s.wall(70, 120, 190, 120, "pale", "stone", haze=0.1)
    s.hip(70, 120, 190, 52, "slate", 8, 0.06)
    for x in (92, 128, 164, 200):
        s.window(x, 136, 18, 44, True, "gothic")
    s.wall(228, 70, 56, 180, "pale", "stone")
    s.window(246, 118, 20, 34, True, "gothic")
    opening = arch(240, 76, 32, 32)
    s.inked(opening, fill(s.ink, 0.9), 1.6)
    s.inked(path("M256,82 C246,84 247,98 243,103 L269,103 C265,98 266,84 256,82 Z"), fill("#e6b24a"), 1.6)
    s.cone(228, 70, 56, 76, "slate", 7)
    s.line(256, -8, 256, -26, stroke(s.ink, 3))
    s.line(249, -20, 263, -20, stroke(s.ink, 3))


def _ground(s: Scene, garden: Stage) -> None:
    """Grass, and the gravel cross that parts the beds."""
    garden.floor(-9, 9, -6.4, 7, "#4f7a5a", 0)
    for low, high in (((-6, -6.4), (6, 5)),):
        s.draw(garden.face((low[0], 0, low[1]), (low[0], 0, high[1]), (high[0], 0, high[1]), (high[0], 0, low[1])),
               linear(0, 220, 0, 480, [(0, s.tone("sand", 0)), (1, s.tone("sand", -0.55))]))  # fmt: skip


def _arcades(s: Scene, garden: Stage) -> None:
    """The covered walks at the back and on both sides."""
    walks = (
        ((-6.4, 3.0, 6), (6.4, 3.0, 6), (-6.4, 0, 6), 9, 0.15),
        ((-6.4, 3.0, -6.2), (-6.4, 3.0, 6), (-6.4, 0, -6.2), 8, -0.2),
        ((6.4, 3.0, 6), (6.4, 3.0, -6.2), (6.4, 0, 6), 8, 0.3),
    )
    for corner, right, down, bays, light in walks:
        garden.paint([corner, right, (right[0], 0, right[2]), down], "pale", light)
        w = bays * 26
        with garden.plane(corner, right, down, w, 60):
            s.texture(rect(0, 0, w, 60), 0, 0, w, 60, "stone", 0.6)
            for bay in range(bays):
                x = bay * 26 + 4
                s.draw(arch(x, 12, 18, 50, False), linear(0, 12, 0, 62, [(0, "#16204a"), (1, "#4a4a5a")]))
                if bay % 2:
                    s.glow(x + 9, 34, 24, "#ffc85a", 0.9)
                    s.disc(x + 9, 32, 2.8, fill("#fff2b8"))
                s.draw(arch(x, 12, 18, 50, False), stroke(s.ink, 1.4))
    garden.paint([(-6.9, 2.9, 5.6), (6.9, 2.9, 5.6), (6.2, 3.9, 7.6), (-6.2, 3.9, 7.6)], "slate", 0.1)
    garden.paint([(-5.9, 2.9, -6.2), (-5.9, 2.9, 5.9), (-8.4, 4.3, 7.6), (-8.4, 4.3, -6.2)], "slate", 0.3)
    garden.paint([(5.9, 2.9, -6.2), (5.9, 2.9, 5.9), (8.4, 4.3, 7.6), (8.4, 4.3, -6.2)], "slate", -0.5)


def _beds(s: Scene, garden: Stage) -> None:
    """Four beds of herbs and the well in the middle."""
    for x0, x1, z0, z1 in (
        (-5.2, -1.1, 1.4, 4.6),
        (1.1, 5.2, 1.4, 4.6),
        (-5.2, -1.1, -3.6, -0.6),
        (1.1, 5.2, -3.6, -0.6),
    ):
        garden.block((x0, 0, z0), (x1, 0.22, z1), "#5a4636", None)
        for row in range(4):
            z = z1 - 0.4 - row * (z1 - z0 - 0.6) / 3.4
            for plant in range(9):
                x, y = garden.at(x0 + 0.35 + plant * (x1 - x0 - 0.7) / 8, 0.22, z)
                _plant(s, x, y, garden.size(x0, 0, z) * 0.3, HERBS[(row + int(x0)) % 4], (plant + row) % 3)
    x, y = garden.at(0, 0, 0.4)
    s.wall(x - 26, y - 24, 52, 26, "stone", "stone", True)
    s.ellipse(x - 26, y - 31, 52, 14, fill(s.tone("stone", 0.4)))
    s.ellipse(x - 19, y - 28, 38, 9, fill("#1a2a5a"))
    s.ellipse(x - 12, y - 26, 16, 4, fill("#cfe6ff", 0.7))
    for dx in (-23, 23):
        s.rod((x + dx, y - 22), (x + dx, y - 68), s.tone("wood", -0.1), 5, 8)
    s.inked(path(f"M{x - 36},{y - 62} L{x},{y - 84} L{x + 36},{y - 62} Z"), fill(s.tone("tile", 0)), 2)
    s.line(x, y - 62, x, y - 40, stroke(s.ink, 2))
    s.barrel(x - 6, y - 30, 12, 11)


def _plant(s: Scene, x: float, y: float, k: float, colour: str, kind: int) -> None:
    """A tuft of leaves, or one with blossom."""
    for lean, high in ((-0.8, 0.7), (0.8, 0.7), (-0.45, 1.1), (0.45, 1.05), (0, 1.3)):
        leaf = path(f"M0,0 C{lean - 0.3},{-high * 0.5} {lean - 0.1},{-high * 0.9} {lean},{-high} "
                    f"C{lean + 0.2},{-high * 0.7} {lean * 0.5 + 0.25},-.3 0,0 Z", x, y, k)  # fmt: skip
        s.inked(leaf, fill(s.tone(colour, 0.15 - lean * 0.3)), 0.9, 0.6)
    if kind == 0:
        for lean in (-0.4, 0.05, 0.45):
            s.disc(x + lean * k, y - k * (1.2 - abs(lean) * 0.5), k * 0.16, fill("#f0e4ff"))


def _monks(s: Scene, garden: Stage) -> None:
    """Three brothers at work, one with a lantern, and the guest in the sage."""
    for x, z, pose, facing in ((-0.8, -1.8, "walk", -1), (2.9, 0.5, "bow", -1), (-3.2, 0.6, "carry", 1)):
        garden.figure(x, z, "#4a3a34", 2.0, dress="robe", head="hood", hat="#5a463c", pose=pose, facing=facing)
    left, foot = garden.at(-0.8, 0, -1.8)
    for dx in (-34, 22):
        s.line(left + dx, foot - 34, left + dx, foot - 12, stroke(s.ink, 1.6))
        s.barrel(left + dx - 6, foot - 2, 12, 13)
    x, y = garden.at(-2.6, 0.95, 0.4)
    s.lantern(x, y)
    x, y = garden.at(1.0, 0, -3.3)
    rat(s.canvas, x, y, 46, "#4a4450", "#ff5a3a", True, 5)

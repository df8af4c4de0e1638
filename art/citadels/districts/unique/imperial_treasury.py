"""The Imperial Treasury."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.citadels.parts.chests import loose_coin, open_chest
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import arch, circle, oval, path, polygon, rect, star
from art.kit.scene.scene import Scene


@district("unique", seed=63)
def imperial_treasury(s: Scene) -> None:
    """A bronze door stands open on heaps of coin; the shadows of two guards fall on the floor."""
    s.area(0, 0, 400, 480, fill(s.tone("dark", -0.9)))
    s.wall(-10, -10, 420, 420, "#5a5270", "stone", rim=False)
    _treasury_vault(s)
    _treasury_heaps(s)
    _bronze_leaf(s, -1)
    _bronze_leaf(s, 1)
    _treasury_floor(s)
    _guard(s, 66, 470, 196, 1)
    _guard(s, 334, 470, 196, -1)
    s.finish(0.55)


def _treasury_vault(s: Scene) -> None:
    for grow, light in ((26, -0.2), (14, 0.15)):
        s.inked(arch(96 - grow, 62 - grow, 208 + 2 * grow, 330 + grow, False), fill(s.tone("stone", light)), 2.2)
    opening = arch(96, 62, 208, 330, False)
    s.draw(opening, radial(200, 250, 230, [(0, "#fff2b0"), (0.35, "#f0a83a"), (0.75, "#7a3418"), (1, "#2a1020")]))
    with s.clipped(opening):
        for i in range(4):
            inset = 22 + i * 20
            ring = arch(96 + inset, 62 + inset * 0.8, 208 - 2 * inset, 330, False)
            s.draw(ring, stroke("#5a2408", 5 - i, 0.5))
        for i in range(9):
            angle = math.radians(200 + i * 17.5)
            s.draw(
                polygon(
                    (200, 250),
                    (200 + 260 * math.cos(angle), 250 + 260 * math.sin(angle)),
                    (200 + 260 * math.cos(angle + 0.09), 250 + 260 * math.sin(angle + 0.09)),
                ),
                fill("#fff0b0", 0.16),
            )
    s.outline(opening, 3)
    s.inked(circle(200, 40, 21), fill(s.tone("gold", 0.1)), 2.2)
    crown = path("M-13,9 L-15,-8 L-6,1 L0,-13 L6,1 L15,-8 L13,9 Z", 200, 41)
    s.draw(crown, fill("#7a4a14"))


def _treasury_heaps(s: Scene) -> None:
    with s.clipped(arch(96, 62, 208, 330, False)):
        for heap in ("M60,400 Q116,190 186,400 Z", "M208,400 Q282,176 340,400 Z", "M96,404 Q200,110 304,404 Z"):
            shape = path(heap)
            s.inked(shape, linear(0, 250, 0, 400, [(0, "#fff6c0"), (0.4, "#f6c450"), (1, "#a85a18")]), 1.8)
            with s.clipped(shape):
                for _ in range(190):
                    loose_coin(s, s.random.uniform(90, 310), s.random.uniform(246, 400))
        for x, y, w, h in ((128, 384, 50, 34), (236, 390, 46, 30)):
            open_chest(s, x, y, w, h)
        cup = path("M-14,-26 L14,-26 Q13,-8 3,-4 L3,6 L11,11 L-11,11 L-3,6 L-3,-4 Q-13,-8 -14,-26 Z", 200, 254, 1.5)
        s.glow(200, 230, 90, "#fff6c8", 0.9)
        s.inked(cup, linear(186, 0, 214, 0, [(0, "#fff8d0"), (0.5, "#f0c040"), (1, "#8a5410")]), 1.8)
        for x, y, colour in (
            (160, 330, "#d8453a"),
            (238, 324, "#3d7fd6"),
            (204, 344, "#3fa05e"),
            (182, 366, "#c05ae0"),
        ):
            s.inked(polygon((x - 7, y), (x, y - 8), (x + 7, y), (x, y + 9)), fill(colour), 1.6)
            s.line(x - 3, y - 1, x, y - 5, stroke("#ffffff", 1.6, 0.9))


def _bronze_leaf(s: Scene, side: int) -> None:
    """One leaf of the door, swung towards us."""
    hinge, edge = 200 + side * 104, 200 + side * 178
    leaf = polygon((hinge, 128), (edge, 92), (edge, 436), (hinge, 392))
    near, far = sorted((hinge, edge))
    tints = ("#e0b070", "#a8743a", "#5a3420") if side < 0 else ("#8a5a30", "#6a4428", "#2a1620")
    s.inked(leaf, linear(near, 0, far, 0, list(zip((0, 0.5, 1), tints, strict=True))), 2.8)
    for row in range(4):
        corners = []
        for across, down in ((0.18, 0.05), (0.82, 0.05), (0.82, 0.2), (0.18, 0.2)):
            x = hinge + (edge - hinge) * across
            top, foot = 128 - 36 * across, 392 + 44 * across
            corners.append((x, top + (foot - top) * (down + row * 0.245)))
        panel = polygon(*corners)
        s.inked(panel, fill("#3a2018", 0.35), 1.8)
        x = sum(corner[0] for corner in corners) / 4
        y = sum(corner[1] for corner in corners) / 4
        s.inked(circle(x, y, 11), fill(s.tone(GOLD, 0.2 if side < 0 else -0.4)), 1.6)
        s.draw(star(x, y, 7, 8, 0.5), fill("#5a3208"))
    s.disc(edge - side * 8, 262, 9, stroke(s.ink, 6))
    s.disc(edge - side * 8, 262, 9, stroke(GOLD, 3.4))


def _treasury_floor(s: Scene) -> None:
    floor = polygon((-10, 410), (96, 392), (304, 392), (410, 410), (410, 490), (-10, 490))
    s.draw(floor, linear(0, 392, 0, 480, [(0, "#c88a4a"), (0.35, s.tone("dark", -0.1)), (1, s.tone("dark", -0.9))]))
    with s.clipped(floor):
        s.draw(polygon((96, 392), (304, 392), (420, 490), (-20, 490)), fill("#ffc85a", 0.4))
        for x in (-160, -60, 40, 120, 200, 280, 360, 460, 560):
            s.line(200 + (x - 200) * 0.52, 392, x, 490, stroke(s.ink, 1.5, 0.45))
        for y in (402, 418, 442, 474):
            s.line(-10, y, 410, y, stroke(s.ink, 1.5, 0.4))
        for x, lean in ((92, -60), (308, 60)):
            s.draw(
                polygon((x - 16, 446), (x + 16, 446), (x + lean + 30, 494), (x + lean - 30, 494)), fill("#0c0612", 0.6)
            )
    for _ in range(16):
        loose_coin(s, s.random.uniform(130, 262), s.random.uniform(396, 440))


def _guard(s: Scene, x: float, y: float, h: float, side: int) -> None:
    """A guard in plate and tabard, gold from the vault on his inner edge; his halberd leans to the middle."""
    with s.moved(x, y, 0, h / 100):
        s.canvas.scale(side, 1)
        s.ellipse(-34, -5, 66, 10, fill(s.ink, 0.5))
        steel = linear(-20, 0, 22, 0, [(0, "#2a2244"), (0.6, "#6a5f8e"), (1, "#ffd890")])
        cape = path("M-20,-74 C-32,-44 -32,-18 -30,0 H22 C24,-28 22,-50 18,-74 Z")
        s.inked(cape, linear(-30, 0, 24, 0, [(0, "#2a0f2e"), (0.6, "#6a1f44"), (1, "#d86a4a")]), 1.4)
        for left in (-13, 3):
            s.inked(rect(left, -34, 10, 34, 3), steel, 1.4)
            s.inked(path(f"M{left - 1},-4 H{left + 11} L{left + 14},1 H{left - 2} Z"), steel, 1.2)
        tabard = path("M-16,-77 H16 L13,-50 L19,-22 H-19 L-13,-50 Z")
        s.inked(tabard, linear(-18, 0, 19, 0, [(0, "#241a5a"), (0.5, "#4a3aa0"), (1, "#c89ad8")]), 1.6)
        s.draw(path("M-9,-56 L-11,-68 L-5,-62 L0,-71 L5,-62 L11,-68 L9,-56 Z"), fill("#f2cf6a"))
        s.draw(path("M-14,-48 H14"), stroke("#8a5a2a", 4))
        s.line(0, -46, 0, -23, stroke("#f2cf6a", 1.6))
        s.rod((7, 2), (76, -140), "#4a2f2a", 2.6, 4.6)
        with s.moved(76, -140, 26.2):
            s.inked(polygon((-2, 4), (0, -24), (3, 4)), linear(-4, 0, 4, 0, [(0, "#8a80b0"), (1, "#fff0c0")]), 1.3)
            blade = path("M2,-4 C10,-10 16,-10 20,-6 C16,2 16,8 20,16 C14,18 8,14 2,10 Z")
            s.inked(blade, linear(0, 0, 20, 0, [(0, "#8a80b0"), (1, "#fff6d8")]), 1.3)
            s.inked(path("M-2,-2 L-13,0 L-10,6 L-2,6 Z"), fill("#6a5f8e"), 1.2)
        s.pipe(path("M-17,-70 Q-26,-56 -18,-44"), "#4a4270", 8, 10.6)
        s.pipe(path("M17,-70 Q38,-64 34,-50"), "#b88a6a", 8, 10.6)
        s.inked(circle(35, -49, 4.6), steel, 1.3)
        for left in (-26, 9):
            s.inked(oval(left, -83, 17, 16), steel, 1.5)
        s.inked(
            path("M1,-104 C8,-120 -16,-124 -24,-104 C-16,-110 -8,-106 -2,-100 Z"),
            linear(-24, 0, 4, 0, [(0, "#5a1438"), (1, "#e85a5a")]),
            1.4,
        )
        s.inked(path("M-10,-80 V-95 Q-10,-106 0,-106 Q10,-106 10,-95 V-80 L4,-75 H-4 Z"), steel, 1.6)
        s.line(-8, -91, 8, -91, stroke(s.ink, 2.6))
        s.line(1, -91, 1, -78, stroke(s.ink, 1.4))

"""The Office."""

from __future__ import annotations

from art.kit.drawing.paint import SCREEN, fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("bourgeoisie", seed=48)
def office(s: Scene) -> None:
    """A counting hall: the clerk stamps letters of safe conduct, shelves to the ceiling, a queue that does not end."""
    s.area(0, 0, 400, 480, linear(0, 0, 0, 480, [(0, "#123038"), (0.5, "#3f6a5a"), (1, "#16302c")]))
    s.wall(-10, -10, 420, 330, "plaster", "plaster", rim=False)
    _window(s)
    _shelves(s)
    s.ground(320, "#7a5a3a")
    _queue(s)
    _desk(s)
    rat(s.canvas, 330, 462, 50, "#40444a", "#ff5a3a", True, 5)
    s.finish(0.55)


def _window(s: Scene) -> None:
    """A tall window on roofs in the morning."""
    glass = rect(210, 66, 120, 168, 6)
    s.inked(glass, linear(0, 66, 0, 234, [(0, "#7ac0b8"), (1, "#fdeeb5")]), 4)
    with s.clipped(glass):
        s.far_city(226, 0.5, 6, 200, 340, 80)
    for x in (210, 250, 290, 330):
        s.rod((x, 66), (x, 234), s.tone("wood", -0.2), 4, 7)
    for y in (66, 122, 178, 234):
        s.rod((210, y), (330, y), s.tone("wood", -0.2), 4, 7)
    s.disc(270, 190, 210, radial(270, 190, 210, [(0, "#fff0b8", 0.6), (1, "#fff0b8", 0)], SCREEN))


def _shelves(s: Scene) -> None:
    """Rolls, ledgers and boxes up to the ceiling."""
    for y in (52, 106, 160, 214):
        s.inked(rect(-6, y + 42, 190, 9), fill(s.tone("wood", -0.1)))
        for i in range(9):
            x = 2 + i * 20
            if (i + y) % 3 == 0:
                s.inked(circle(x + 8, y + 32, 9), fill("#f0e2c0"))
                s.disc(x + 8, y + 32, 4, fill("#a8885a"))
            else:
                colour = ("#a83a30", "#2f6a5a", "#c8963a", "#4a4a7a")[(i * 3 + y) % 4]
                s.inked(rect(x, y + 8 + (i % 2) * 4, 15, 34 - (i % 2) * 4, 2), fill(s.tone(colour, -0.1)))
    for x in (-6, 184):
        s.rod((x, 40), (x, 300), s.tone("wood", -0.3), 8, 12)


def _queue(s: Scene) -> None:
    """Those who wait, smaller towards the door."""
    s.door(352, 214, 40, 108, lit=True)
    for i, (x, y, h) in enumerate(((362, 360, 70), (336, 376, 78), (306, 394, 88), (268, 414, 100))):
        robe = ("#8a4a3a", "#3a5a8a", "#6a6a3a", "#7a3a6a")[i]
        head, hat = (("hood", robe), ("veil", "#f3ead2"), ("hat", "#c8a03a"), ("cap", "#2f6a5a"))[i]
        s.figure(x, y, h, robe, dress="cloak" if i % 2 else "gown", head=head, hat=hat, facing=-1,
                 pose="carry" if i == 3 else "stand")  # fmt: skip


def _desk(s: Scene) -> None:
    """The clerk behind his desk, the stamp in the air, wax and letters."""
    s.figure(104, 424, 150, "#1f5a48", dress="robe", head="hat", hat="#15302a", pose="raise", facing=1)
    s.inked(rect(146, 268, 16, 26, 3), fill(s.tone("wood", 0.3)))
    s.inked(rect(140, 290, 28, 12, 3), fill("#c8322a"))
    top = polygon((20, 378), (214, 378), (236, 402), (4, 402))
    s.inked(top, fill(s.tone("wood", 0.35)))
    front = rect(10, 402, 220, 80)
    s.inked(front, linear(10, 0, 230, 0, [(0, s.tone("wood", 0.1)), (1, s.tone("wood", -0.7))]))
    s.texture(front, 10, 402, 220, 80, "wood")
    for x, y in ((58, 386), (120, 390), (166, 386)):
        sheet = polygon((x - 20, y - 6), (x + 18, y - 8), (x + 26, y + 8), (x - 16, y + 10))
        s.inked(sheet, fill("#fdf3da"))
        s.draw(path(f"M{x - 12},{y - 1} l24,-2 M{x - 10},{y + 4} l16,-1"), stroke("#7a5a34", 2))
        s.disc(x + 14, y + 4, 5, fill("#c8322a"))
    s.inked(oval(184, 366, 22, 16), fill("#3a3a4a"))
    s.draw(path("M194,368 q10,-40 26,-50"), stroke("#fdfaf0", 5))

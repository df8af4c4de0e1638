"""The Temple."""

from __future__ import annotations

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("religious", seed=23)
def temple(s: Scene) -> None:
    """From the foot of its terrace: a columned temple turns its corner to us, the fire of the altar burns before it."""
    s.sky(None, 0, stars=44, clouds=4, horizon=380)
    s.moon(70, 92, 26, full=False)
    s.ridge(330, 34, 0.6, 2, True)
    s.ridge(362, 20, 0.4, 4)
    s.ground(392, base=mix("#4a6a7a", s.ink, 0.35))
    for x, h in ((20.0, 170), (52, 120), (386, 150)):
        s.tree(x, 410, h, h * 0.24, "#2f5a5a", "cypress")
    hill = Stage(s, (-6.6, 0.7, -13.0), turn=30, tilt=13, focal=366, centre=(196, 318))
    for i in range(4):
        hill.block((-1.8 + i * 0.45, i * 0.45, -1.8 + i * 0.45), (11.8 - i * 0.45, (i + 1) * 0.45, 21), "white")
    hill.block((2.4, 1.8, 3), (7.8, 8, 18), "#a8b4d0", "stone")
    with hill.plane((2.4, 8, 2.98), (7.8, 8, 2.98), (2.4, 1.8, 2.98), 54, 62):
        s.door(16, 12, 24, 50, lit=True, pointed=False)
    s.glow(*hill.at(5, 4, 2.8), 90, "#ffc860", 0.85)
    s.glow(*hill.at(1, 4, 6), 110, "#ffb850", 0.4)
    hill.paint([(0, 8.4, -0.2), (0, 8.4, 19.6), (10, 8.4, 19.6), (10, 8.4, -0.2)], "#5a6a9a", -0.4, 0.2)
    for x in (9.3, 7.6, 5.9, 4.2, 2.5):
        _column(s, hill, x, 0.6)
    for z in (18.6, 16.6, 14.6, 12.6, 10.6, 8.6, 6.6, 4.6, 2.6, 0.6):
        _column(s, hill, 0.7, z)
    _entablature(s, hill)
    _altar(s)
    s.finish(0.5)


def _column(s: Scene, hill: Stage, x: float, z: float) -> None:
    """A fluted column on the terrace."""
    k = hill.size(x, 5, z)
    (left, foot), (top_x, top) = hill.at(x, 1.8, z), hill.at(x, 8.2, z)
    r = 0.46 * k
    shaft = polygon((left - r, foot), (top_x - r * 0.8, top), (top_x + r * 0.8, top), (left + r, foot))
    tones = [
        (0, s.tone("white", 0.2)),
        (0.25, s.tone("white", 0.6)),
        (0.6, s.tone("#b8c4dc", -0.2)),
        (1, s.tone("#7a8ab0", -0.8)),
    ]
    s.inked(shaft, linear(left - r, 0, left + r, 0, tones))
    for share in (-0.5, -0.15, 0.2, 0.5):
        s.line(left + r * share, foot, top_x + r * share * 0.8, top, stroke(s.ink, 1, 0.3))
    s.inked(rect(top_x - r * 1.3, top - 0.3 * k, r * 2.6, 0.4 * k, 2), fill(s.tone("white", 0.35)), 1.6)
    s.inked(rect(left - r * 1.2, foot - 0.25 * k, r * 2.4, 0.3 * k, 2), fill(s.tone("white", 0.1)), 1.4)


def _entablature(s: Scene, hill: Stage) -> None:
    """The beam with its golden frieze, the pediment with its figures, the roof."""
    hill.wall((0, 19.6), (0, -0.2), 8.4, 10.2, "white", None, 0.4)
    hill.wall((0, -0.2), (10, -0.2), 8.4, 10.2, "white", None, 0.0)
    with hill.plane((0, 10.2, 19.6), (0, 10.2, -0.2), (0, 8.4, 19.6), 198, 18):
        for i in range(20):
            s.box(3 + i * 9.9, 4, 3, 9, fill("#5a86c8"))
        s.box(0, 15, 198, 3, fill(GOLD))
    with hill.plane((0, 10.2, -0.22), (10, 10.2, -0.22), (0, 8.4, -0.22), 100, 18):
        for i in range(10):
            s.box(3 + i * 9.9, 4, 3, 9, fill("#5a86c8"))
        s.box(0, 15, 100, 3, fill(GOLD))
    hill.paint([(-0.5, 10.2, -0.6), (5, 13.6, -0.6), (10.5, 10.2, -0.6)], "white", 0.25)
    hill.wall((-0.5, 20), (-0.5, -0.6), 10.1, 10.5, "#7a96c8", None, 0.5)
    for step in range(13):
        x, y = hill.at(-0.5, 10.5, 19.4 - step * 1.62)
        k = 0.28 * hill.size(-0.5, 10.5, 19.4 - step * 1.62)
        s.inked(
            path(
                f"M{x - k},{y} Q{x - k * 1.2},{y - k * 1.6} {x},{y - k * 2.4} Q{x + k * 1.2},{y - k * 1.6} {x + k},{y} "
                "Z"
            ),
            fill(GOLD),
            1.3,
        )
    inner = [(1.2, 10.5, -0.62), (5, 12.9, -0.62), (8.8, 10.5, -0.62)]
    s.inked(hill.face(*inner), fill(mix("#3f6ab0", s.ink, 0.2)), 1.6)
    for x, high in ((3.2, 1.0), (4.1, 1.4), (5.0, 1.9), (5.9, 1.4), (6.8, 1.0)):
        px, py = hill.at(x, 10.55, -0.64)
        h = high * hill.size(x, 10.5, -0.64)
        s.inked(
            path(f"M{px - h * 0.2},{py} V{py - h * 0.7} Q{px},{py - h * 0.9} {px + h * 0.2},{py - h * 0.7} V{py} Z"),
            fill(GOLD),
            1,
        )
        s.disc(px, py - h * 0.86, h * 0.15, fill(GOLD))
    for place in ((5, 13.6, -0.6), (-0.4, 10.4, -0.6), (10.4, 10.4, -0.6)):
        x, y = hill.at(*place)
        s.inked(path(f"M{x - 8},{y} Q{x - 12},{y - 14} {x},{y - 24} Q{x + 12},{y - 14} {x + 8},{y} Z"), fill(GOLD), 1.8)


def _altar(s: Scene) -> None:
    """The altar fire close to us; a priestess lifts her arms, others bring a lamb and a basket."""
    s.glow(100, 350, 150, "#ffb850", 0.75)
    s.inked(
        polygon((66, 398), (140, 398), (134, 410), (72, 410)),
        linear(66, 0, 140, 0, [(0, s.tone("white", 0.6)), (1, s.tone("pale", -0.3))]),
    )
    s.wall(76, 410, 54, 70, "white", "stone")
    s.inked(rect(66, 472, 74, 16), fill(s.tone("white", 0.1)))
    s.draw(path("M78,424 Q103,444 128,424"), stroke("#5a8a5a", 6))
    s.draw(path("M78,424 Q103,444 128,424"), stroke(GOLD, 1.6))
    flame = path(
        "M74,398 C66,372 88,366 84,334 C100,350 98,362 108,326 C124,350 116,364 130,352 C128,374 142,380 132,398 Z"
    )
    s.inked(flame, linear(0, 326, 0, 400, [(0, "#ff6a2f"), (0.6, "#ffb84a"), (1, "#fff6c8")]), 1.6, 0.6)
    s.draw(path("M90,398 C84,382 98,376 100,358 C110,372 112,374 114,384 C120,382 120,392 116,398 Z"), fill("#fff8d8"))
    for i in range(12):
        s.disc(104 + i * 5 * (-1) ** i, 318 - i * 13, 1.6, fill("#ffd890", 0.9))
    s.figure(176, 482, 118, "#f0ece0", dress="gown", head="veil", hat="#e8e4f4", pose="cheer", facing=-1)
    s.figure(250, 456, 80, "#2f5d9e", dress="gown", head="long", pose="carry", facing=-1)
    s.inked(path("M214,404 q-10,-4 -8,4 q-2,8 12,8 q16,2 16,-6 q0,-10 -12,-8 Z"), fill("#fff8ec"), 1.6)
    s.figure(300, 448, 72, "#c8a040", dress="robe", head="bald", pose="bow", facing=-1, skin="#8a5a3c")
    s.figure(344, 442, 66, "#7a2e5e", dress="cloak", head="hood", hat="#7a2e5e", pose="walk", facing=-1)
    s.figure(30, 470, 88, "#3f6a8e", dress="robe", head="hair", pose="kneel", hair="#8a8690")
    s.bushes(482, 3, h=20, x0=220)

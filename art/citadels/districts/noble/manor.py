"""The Manor."""

from __future__ import annotations

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, polygon
from art.kit.scene.riding import horse, wheel
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("noble", seed=21)
def manor(s: Scene) -> None:
    """From the garden, over a clipped hedge: a gabled house turns its lit corner to us, a carriage has come up."""
    s.sky((40, 196, 38), 4, clouds=5, horizon=330)
    s.ridge(300, 16, 0.6, 1)
    s.ground(318, base=mix("#7a8a3a", s.ink, 0.3))
    for x, h in ((-4, 130), (36, 104), (390, 150)):
        s.tree(x, 336, h, h * 0.8, "#6a7a34")
    house = Stage(s, (-7.0, 2.6, -15.4), turn=31, tilt=3, focal=348, centre=(196, 258))
    drive = [(-9, 0.01, -9), (-2, 0.01, -2.4), (4, 0.01, -0.6), (9, 0.01, -0.6), (12, 0.01, -5), (0, 0.01, -12)]
    house.paint(drive, "sand", 0.2, 0.3, ink=0)
    _manor_block(s, house)
    _manor_wing(s, house, 9.6)
    _manor_porch(s, house)
    _manor_wing(s, house, 0.0)
    house.figure(6.2, -1.6, "#2f4f8e", dress="tunic", head="hat", hat="#3a2a2a", pose="bow", facing=-1)
    house.figure(5.0, -2.4, "#8a2e5e", dress="gown", head="wide", hat="#f0d9a0", pose="walk", facing=1)
    _topiary(s)
    with s.moved(104, 428, scale=0.86):
        _carriage(s)
    _rose_bed(s)
    s.finish(0.45)


def _manor_block(s: Scene, house: Stage) -> None:
    """The main block with its roof, its dormers and chimneys."""
    house.block((3.2, 6, 5), (4.4, 12.4, 6.2), "brick", "brick")
    house.block((0, 0, 0), (14, 6.4, 8), "#c8925a", "stone")
    house.roof((0, 0), (14, 8), 6.4, 4.0, "slate", along="x", gable="#c8925a")
    with house.plane((0, 6.4, 8), (0, 6.4, 0), (0, 0, 8), 96, 77):
        for x in (12.0, 42, 70):
            for y in (12.0, 46):
                s.window(x, y, 13, 21, (x + y) % 4 != 0, "arch")
    for x in (5.4, 8.4):
        house.block((x, 6.6, 0.7), (x + 1.2, 8.4, 2.0), "plaster")
        house.roof((x, 0.7), (x + 1.2, 2.4), 8.4, 0.8, "slate", along="z", over=0.15)
        with house.plane((x, 8.4, 0.69), (x + 1.2, 8.4, 0.69), (x, 6.8, 0.69), 24, 32):
            s.window(6, 7, 12, 20, True, "rect")
    with house.plane((4, 6.4, -0.02), (10, 6.4, -0.02), (4, 0, -0.02), 84, 90):
        for x in (6.0, 66):
            s.window(x, 12, 13, 24, True, "arch")
            s.window(x, 54, 13, 26, True, "arch")
        s.window(35, 10, 14, 26, True, "arch")
    house.block((10.4, 7, 3.2), (11.6, 12.6, 4.4), "brick", "brick")


def _manor_wing(s: Scene, house: Stage, x: float) -> None:
    """A wing with its gable towards us."""
    x1 = x + 4.4
    house.block((x, 0, -2.6), (x1, 6.4, 0.2), "#d9a870", "stone")
    house.roof((x, -2.6), (x1, 4), 6.4, 3.4, "slate", along="z", gable="#d9a870")
    with house.plane((x, 9.8, -2.62), (x1, 9.8, -2.62), (x, 0, -2.62), 88, 196):
        s.window(37, 34, 14, 22, True, "arch")
        for y in (82.0, 140):
            s.window(18, y, 18, 34, True, "arch")
            s.window(52, y, 18, 34, x > 1 or y != 140, "arch")
        s.box(2, 128, 84, 4, fill(s.tone("stone", -0.4)))
    if x < 1:
        with house.plane((0, 6.4, 0), (0, 6.4, -2.6), (0, 0, 0), 40, 100):
            s.window(13, 16, 14, 28, True, "arch")
            s.window(13, 58, 14, 30, True, "arch")


def _manor_porch(s: Scene, house: Stage) -> None:
    house.block((5.7, 0, -1.4), (8.3, 3.4, 0.1), "pale", "stone")
    with house.plane((5.7, 3.4, -1.42), (8.3, 3.4, -1.42), (5.7, 0, -1.42), 52, 68):
        s.door(14, 16, 24, 52, lit=True, pointed=False)
    x, y = house.at(7, 0.4, -2.2)
    s.glow(x, y, 60, "#ffc060", 0.7)
    house.roof((5.7, -1.4), (8.3, 0.2), 3.4, 1.4, "slate", along="z", over=0.2, gable="pale")
    s.lantern(*house.at(5.4, 2.4, -1.7))


def _topiary(s: Scene) -> None:
    """Clipped cones and balls along the drive."""
    for x, y, h in ((250.0, 372.0, 40), (300, 388, 52), (362, 412, 70)):
        s.ellipse(x - h * 0.3, y - 4, h * 0.9, 8, fill(s.ink, 0.3))
        s.tree(x, y, h, h * 0.52, "#5a7a34", "cypress")


def _carriage(s: Scene) -> None:
    """A carriage and pair, 100 units high, going right."""
    with s.moved(112, -6, scale=0.94):
        horse(s, "#8a8088", "trot")
    s.line(60, -36, 150, -42, stroke(s.ink, 4))
    with s.moved(94, 0, scale=0.98):
        horse(s, "#e8dcc8", "trot", "#b89a7a")
    s.draw(path("M138,-66 Q70,-60 30,-72 M130,-56 Q70,-50 30,-66"), stroke(s.ink, 1.8))
    s.ellipse(-78, -6, 130, 11, fill(s.ink, 0.4))
    s.pipe(path("M-66,-30 Q-20,-14 34,-30"), s.tone("gold", 0.1), 5, 8)
    body = path("M-58,-84 L24,-84 C24,-62 18,-40 2,-32 L-36,-32 C-52,-40 -60,-62 -58,-84 Z")
    s.inked(body, linear(-58, -84, 24, -30, [(0, "#e0566a"), (0.5, "#8a1f3e"), (1, "#3a0f26")]), 2.2)
    s.inked(path("M-62,-84 Q-18,-100 28,-84 Z"), linear(0, -98, 0, -84, [(0, "#5a2a3a"), (1, "#2a1220")]), 2)
    s.window(-44, -78, 20, 24, True, "rect", mullions=False)
    s.window(-10, -78, 20, 24, True, "rect", mullions=False)
    s.draw(path("M-16,-84 V-33 M-54,-50 H18"), stroke(GOLD, 2))
    s.draw(polygon((-36, -42), (-31, -36), (-36, -31), (-41, -36)), fill(GOLD))
    s.figure(36, -44, 66, "#2f4f8e", dress="tunic", head="hat", hat="#2a1a26", pose="carry")
    s.inked(path("M22,-52 H46 L42,-38 H28 Z"), fill(s.tone("wood", 0.1)), 1.8)
    s.lantern(30, -74)
    wheel(s, -50, -20, 21, 10)
    wheel(s, 22, -15, 16, 8)


def _rose_bed(s: Scene) -> None:
    """The hedge we look over, full of roses."""
    s.bushes(462, 1, mix("#3a4a22", s.ink, 0.45), h=34)
    for _ in range(34):
        x, y = s.random.uniform(0, 400), s.random.uniform(452, 480)
        r = s.random.uniform(2.6, 5)
        s.inked(circle(x, y, r), fill(("#e0566a", "#f0b0a0", "#f6d9b0")[int(x) % 3]), 1.1)
        s.disc(x - 0.6, y - 0.4, r * 0.4, fill("#8a1f3e", 0.7))

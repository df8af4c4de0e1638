"""The Park."""

from __future__ import annotations

from art.citadels.catalogue import district
from art.citadels.parts.ironwork import wrought_iron
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("unique", seed=80)
def park(s: Scene) -> None:
    """Through the open iron gate: a round pond with swans, an avenue of lanterns, clipped trees at dusk."""
    s.hour("#3a2a8a", "#8a5ac8", "#f098c0", "#ffdcb8", horizon=250)
    s.disc(236, 206, 30, fill("#fff6dc"))
    s.glow(236, 206, 170, "#ffe0b0", 0.7)
    for _ in range(4):
        s.cloud(s.random.uniform(0, 260), s.random.uniform(60, 170), s.random.uniform(90, 150), 0.4, "#ffd8e8")
    s.far_city(250, 0.72, hmax=44)
    garden = Stage(s, (0, 2.3, 0), focal=330, centre=(206, 214))
    garden.floor(-30, 30, 2, 60, "#4f8a5c", 0, 0.1)
    _avenue(s, garden)
    _pond(s)
    garden.figure(-2.3, 7.2, "#7a2e6e", dress="gown", head="wide", hat="#f0d9a0", back=True)
    garden.figure(-1.7, 7.1, "#2f4f8e", dress="cloak", head="hat", hat="#2a1f3a", back=True, pose="walk")
    garden.figure(2.3, 6.2, "#e0a52e", height=1.1, dress="tunic", pose="cheer", facing=-1, hair="#b8823a")
    _gate(s, garden)
    _play(s)
    s.finish(0.5)


def _play(s: Scene) -> None:
    """In the gateway a child drives a hoop, a dog runs along; petals and the shadow of the bars on the path."""
    for i in range(7):
        x = 96 + i * 32
        s.draw(polygon((x, 388), (x + 7, 388), (x + 66, 490), (x + 54, 490)), fill("#5a3a6a", 0.22))
    for _ in range(46):
        s.ellipse(
            s.random.uniform(60, 350),
            s.random.uniform(392, 476),
            5,
            3,
            fill(s.random.choice(("#ff9ac8", "#fff0f4", "#ffd36a")), 0.9),
        )
    s.figure(172, 462, 104, "#e0603e", dress="tunic", head="wide", hat="#f0d9a0", pose="point", hair="#7a4a26")
    s.draw(circle(230, 432, 30), stroke(s.ink, 7))
    s.draw(circle(230, 432, 30), stroke("#e0a52e", 3.8))
    s.rod((206, 382), (222, 406), s.tone("wood", 0.4), 3, 5.4)
    dog = path(
        (
            "M-34,-22 C-20,-32 4,-30 16,-28 L24,-42 L30,-44 L30,-38 L42,-34 L40,-28 L28,-24 C26,-14 "
            "20,-12 14,-10 L24,2 L18,4 L4,-8 L-16,-8 L-28,4 L-34,2 L-28,-12 C-36,-14 -44,-24 -52,-34 "
            "C-44,-30 -40,-26 -34,-22 Z"
        ),
        106,
        458,
    )
    s.ellipse(62, 456, 86, 9, fill(s.ink, 0.3))
    s.inked(dog, linear(0, 416, 0, 462, [(0, "#fff0dc"), (1, "#a87a6a")]), 2.2)
    s.draw(path("M90,430 q12,6 8,16"), stroke("#a8603a", 7))


def _avenue(s: Scene, garden: Stage) -> None:
    garden.paint(
        [(-1.9, 0.01, 2.2), (-1.9, 0.01, 9), (-0.9, 0.01, 44), (0.9, 0.01, 44), (1.9, 0.01, 9), (1.9, 0.01, 2.2)],
        "sand",
        0.25,
        ink=1.2,
    )
    for z in (34.0, 26.0, 20.0, 16.0):
        for side in (-1, 1):
            x, foot = garden.at(side * (4.6 + z * 0.02), 0, z)
            k = garden.size(0, 0, z)
            s.tree(x, foot, 4.2 * k, 3.6 * k, "#3f8a5c" if side < 0 else "#5a7a9a")
            lx, lf = garden.at(side * 2.4, 0, z - 2)
            s.line(lx, lf, lx, lf - 2.5 * k, stroke(s.ink, max(1.2, 0.12 * k)))
            s.glow(lx, lf - 2.7 * k, 1.6 * k, "#ffd070", 0.9)
            s.disc(lx, lf - 2.7 * k, max(1.6, 0.22 * k), fill("#fff3bf"))
    x, foot = garden.at(0, 0, 42)
    s.wall(x - 22, foot - 26, 44, 26, "pale", None)
    for i in range(4):
        s.window(x - 18 + i * 10, foot - 22, 6, 22, True, "arch", mullions=False, frame=False)
    s.dome(x - 20, foot - 26, 40, 24, "copper", 5)


def _pond(s: Scene) -> None:
    rim = oval(58, 270, 300, 94)
    s.inked(rim, linear(58, 0, 358, 0, [(0, s.tone("pale", 0.6)), (1, s.tone("pale", -0.4))]))
    water = oval(72, 275, 272, 78)
    s.inked(water, linear(0, 275, 0, 353, [(0, "#ffd8c0"), (0.35, "#e088c0"), (1, "#3a2a8a")]), 1.6)
    with s.clipped(water):
        for _ in range(46):
            x, y = s.random.uniform(70, 340), s.random.uniform(278, 352)
            s.box(x, y, s.random.uniform(8, 30), 1.3, fill("#ffffff" if s.random.random() < 0.6 else "#2a1a6a", 0.35))
        for i in range(12):
            s.box(222 - 9 * s.random.random() * 2, 280 + i * 5, 26, 2, fill("#fff6dc", 0.75 - i * 0.04))
        for x, y, r in ((108, 322, 12), (130, 334, 9), (316, 302, 8)):
            s.ellipse(x - r, y - r * 0.4, 2 * r, r * 0.8, fill("#3f8a5c"))
            s.draw(path(f"M{x - 4},{y - 2} Q{x},{y - 10} {x + 4},{y - 2} Z"), fill("#ff9ac8"))
    for x, y, k, way in ((262, 326, 1.25, -1), (180, 306, 0.8, 1), (146, 294, 0.55, 1)):
        with s.moved(x, y, scale=k):
            s.canvas.scale(way, 1)
            _swan(s)


def _swan(s: Scene) -> None:
    s.ellipse(-32, 2, 62, 8, fill("#2a1a6a", 0.4))
    white = linear(-30, -30, 20, 10, [(0, "#ffffff"), (0.6, "#f4e8f4"), (1, "#b09ac8")])
    s.inked(
        path(
            "M12,-8 C22,-24 8,-34 14,-48 C18,-58 32,-58 34,-48 L44,-43 L34,-41 C26,-46 22,-42 22,-36 "
            "C26,-22 26,-10 18,2 Z"
        ),
        white,
        1.8,
    )
    s.inked(polygon((33, -48), (46, -43), (33, -41)), fill("#ff9a3a"), 1.2)
    s.inked(
        path("M20,2 C10,10 -18,10 -30,0 C-38,-8 -40,-18 -46,-22 C-30,-30 -2,-32 12,-16 C20,-8 24,-4 20,2 Z"), white, 1.8
    )
    for line in ("M-36,-18 C-22,-22 -6,-20 6,-10", "M-30,-10 C-18,-14 -4,-12 4,-4"):
        s.draw(path(line), stroke(s.ink, 1.4, 0.5))
    s.disc(31, -50, 1.6, fill(s.ink))


def _gate(s: Scene, garden: Stage) -> None:
    """Stone piers with lamps, both leaves swung inwards, an iron arch overhead."""
    for side in (-1, 1):
        with garden.plane((side * 2.05, 3.3, 3.3), (side * 1.25, 3.3, 4.7), (side * 2.05, 0.05, 3.3), 90, 180):
            _leaf(s)
    iron = wrought_iron(s)
    bow = path("M52,120 Q206,-30 360,120")
    s.draw(bow, stroke(iron, 8))
    s.draw(path("M52,142 Q206,4 360,142"), stroke(iron, 4))
    for i in range(11):
        t = (i + 0.5) / 11
        x = 52 + 308 * t
        y = 120 - 150 * 2 * t * (1 - t)
        s.draw(circle(x, y + 12, 6), stroke(iron, 2.6))
    s.inked(circle(206, 34, 21), fill(iron))
    s.draw(path("M206,48 Q188,36 196,24 Q204,26 206,34 Q208,26 216,24 Q224,36 206,48 Z"), fill(GOLD))
    for x in (8, 334):
        s.wall(x, 112, 58, 380, "stone", "stone")
        s.inked(rect(x - 6, 102, 70, 14), fill(s.tone("stone", 0.4)))
        s.inked(
            rect(x - 4, 400, 66, 90), linear(x, 0, x + 60, 0, [(0, s.tone("stone", 0.3)), (1, s.tone("stone", -0.7))])
        )
        s.glow(x + 29, 78, 70, "#ffc860", 0.8)
        s.inked(
            path(f"M{x + 15},102 L{x + 11},64 H{x + 47} L{x + 43},102 Z"),
            linear(0, 64, 0, 102, [(0, "#ff9d33"), (1, "#fff3bf")]),
        )
        s.line(x + 29, 64, x + 29, 102, stroke(s.ink, 2.4))
        s.inked(path(f"M{x + 6},66 L{x + 29},44 L{x + 52},66 Z"), fill(iron))
    for x, w in ((-10, 130), (300, 120)):
        s.bushes(462, int(x) + 20, h=40, x0=x, x1=x + w)


def _leaf(s: Scene) -> None:
    """One leaf of the gate, 90 x 180 units."""
    iron = wrought_iron(s)
    for x in (2, 24, 45, 66, 88):
        s.line(x, 20 + abs(45 - x) * -0.3, x, 180, stroke(iron, 4))
        s.draw(polygon((x - 5, 20), (x, 2), (x + 5, 20)), fill(GOLD))
    for x in (13, 34, 56, 77):
        s.line(x, 60, x, 180, stroke(iron, 2.4))
    for y in (30, 100, 110, 176):
        s.line(0, y, 90, y, stroke(iron, 4.6))
    for x in (13, 34, 56, 77):
        s.draw(circle(x, 45, 8), stroke(iron, 2.8))
    s.draw(
        path("M14,150 C14,120 40,120 40,140 C40,152 26,152 26,142 M76,150 C76,120 50,120 50,140 C50,152 64,152 64,142"),
        stroke(iron, 3),
    )

"""Religious districts at the blue hour: the temple over its altar, the church through its lych gate."""

from __future__ import annotations

import math

from art.catalogue import district
from art.colour import mix
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import arch, path, polygon, rect
from art.stage import Stage


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


@district("religious", seed=24)
def church(s: Scene) -> None:
    """Through the lych gate on a winter's eve: lanterns go up to a stone church whose spire stands against the moon."""
    s.sky(None, 0, stars=40, clouds=4, horizon=340)
    s.moon(246, 118, 40)
    s.ridge(300, 22, 0.55, 2)
    s.ground(326, base="#9cb8dc")
    yard = Stage(s, (-3.4, 1.9, -17), turn=10, tilt=6, focal=330, centre=(200, 268))
    yard.paint(
        [
            (-4.6, 0, -15.5),
            (-2.6, 0, -9),
            (-1.6, 0, -4),
            (0.6, 0, 0),
            (2.2, 0, 0),
            (0.8, 0, -4),
            (-0.6, 0, -9),
            (-2.4, 0, -15.5),
        ],
        "sand",
        -0.1,
        0.3,
        0,
    )
    for i in range(26):
        x, y = yard.at(-2.7 + (i % 2) * 0.36 + i * 0.13, 0, -12 + i * 0.44)
        s.ellipse(x - 4, y - 1.4, 8 - i * 0.16, 2.8, fill(s.ink, 0.35))
    _nave(s, yard)
    _spire(s, yard)
    _graves(s, yard)
    _procession(s, yard)
    _lych_gate(s)
    s.finish(0.5)


def _nave(s: Scene, yard: Stage) -> None:
    """The nave runs away to the right; its choir, a yew beside it."""
    yard.block((3.4, 0, 2), (14, 5, 8.4), "pale", "stone")
    yard.roof((3.4, 2), (14, 8.4), 5, 4.6, "tile", along="x", gable="pale")
    with yard.plane((3.4, 5, 1.98), (14, 5, 1.98), (3.4, 0, 1.98), 124, 60):
        for x in (14.0, 48, 82):
            s.window(x, 10, 17, 38, True, "gothic")
        for x in (0.0, 36, 70, 104):
            s.wall(x, 18, 8, 42, "stone", None)
    x, y = yard.at(-6.0, 0, 3)
    _bare_tree(s, (x, y), 54, 90, 7)


def _bare_tree(s: Scene, foot: tuple[float, float], length: float, angle: float, width: float) -> None:
    """A winter tree: every bough forks, snow lies on the upper side."""
    x, y = foot[0] + length * math.cos(math.radians(angle)), foot[1] - length * math.sin(math.radians(angle))
    s.rod(foot, (x, y), mix("#3a3050", s.ink, 0.3), width, width + 2.4)
    if 20 < angle < 160:
        s.line(
            foot[0] - 1, foot[1] - width * 0.4, x - 1, y - width * 0.4, stroke("#e8f4ff", max(0.8, width * 0.3), 0.8)
        )
    if length > 9:
        for turn in (-34, 8, 30) if width > 3 else (-26, 26):
            _bare_tree(
                s, (x, y), length * (0.74 - 0.004 * abs(turn)), angle + turn + s.random.uniform(-8, 8), width * 0.66
            )


def _spire(s: Scene, yard: Stage) -> None:
    """The west tower: door, rose, bells, a broach spire, a cock on top."""
    yard.block((-0.8, 0, 0), (3.6, 10.6, 4.6), "pale", "stone")
    with yard.plane((-0.8, 10.6, -0.02), (3.6, 10.6, -0.02), (-0.8, 0, -0.02), 88, 212):
        for x in (18.0, 50):
            s.window(x, 14, 20, 42, False, "gothic")
            s.draw(path(f"M{x + 4},48 q6,-20 12,0 Z"), fill(GOLD))
        s.box(0, 66, 88, 4, fill(s.tone("stone", -0.3)))
        s.rose_window(44, 100, 19, 8)
        s.door(28, 144, 32, 68, lit=True)
    s.glow(*yard.at(1.4, 0.6, -1), 80, "#ffc860", 0.75)
    with yard.plane((-0.82, 10.6, 4.6), (-0.82, 10.6, 0), (-0.82, 0, 4.6), 88, 212):
        s.window(32, 16, 24, 42, False, "gothic")
    tip = (1.4, 18.0, 2.3)
    yard.paint([(-1.1, 10.6, 4.9), tip, (-1.1, 10.6, -0.3)], "slate", 0.4)
    yard.paint([(-1.1, 10.6, -0.3), tip, (3.9, 10.6, -0.3)], "slate", -0.2)
    x, y = yard.at(*tip)
    s.rod((x, y + 4), (x, y - 20), GOLD, 3, 6)
    s.rod((x - 8, y - 10), (x + 8, y - 10), GOLD, 3, 6)


def _graves(s: Scene, yard: Stage) -> None:
    """Crooked stones with snow on them."""
    for i, (x, z) in enumerate(
        ((4.6, -2.4), (7.4, -1.6), (5.6, -5.2), (3.4, -7.6), (-5.4, -3.4), (-6.2, -7), (8.8, -4.4))
    ):
        px, py = yard.at(x, 0, z)
        k = yard.size(x, 0, z)
        with s.moved(px, py, (-6, 4, 8, -4)[i % 4]):
            w, h = 0.8 * k, 1.2 * k
            s.wall(-w / 2, -h, w, h, "grey", None, False, arch(-w / 2, -h, w, h, i % 3 == 0))
            s.draw(
                path(f"M{-w * 0.5},{-h * 0.72} Q0,{-h * 1.34} {w * 0.5},{-h * 0.72} Q0,{-h} {-w * 0.5},{-h * 0.72} Z"),
                fill("#eef6ff", 0.9),
            )


def _procession(s: Scene, yard: Stage) -> None:
    """Old and young with lanterns."""
    people = (
        (1.2, -1.6, 1.75),
        (0.2, -3.2, 1.7),
        (0.7, -5.2, 1.75),
        (-0.6, -6.4, 1.1),
        (-1.3, -6.0, 1.7),
        (-1.4, -9.0, 1.75),
    )
    for i, (x, z, high) in enumerate(people):
        tint = ("#7a2e4e", "#2f5d8e", "#5a4a7a", "#b8703a", "#3f6a5a")[i % 5]
        yard.figure(
            x,
            z,
            tint,
            height=high,
            dress=("cloak", "gown")[i % 2],
            head=("hood", "veil", "hat")[i % 3],
            hat=tint,
            pose="walk",
            back=True,
        )
        a, b = yard.at(x + 0.42, 0.8, z)
        k = yard.size(x, 1, z)
        s.glow(a, b, 1.2 * k, "#ffcf70", 0.9)
        s.inked(rect(a - 0.1 * k, b - 0.16 * k, 0.2 * k, 0.32 * k, 1), fill("#fff0b8"), 1.2)


def _lych_gate(s: Scene) -> None:
    """The timber gate we stand under: posts, braces, a tiled roof with snow, its leaf open, a lamp."""
    wood = mix("#4a3a4a", s.ink, 0.3)
    shade = [(0, mix(wood, s.theme.light, 0.3)), (1, mix(wood, "#000000", 0.25))]
    for x in (-4.0, 366):
        s.inked(rect(x, 40, 38, 450), linear(x, 0, x + 38, 0, shade), 2.4)
        s.texture(rect(x, 40, 38, 450), x, 40, 38, 450, "wood")
        s.inked(
            rect(x - 8, 440, 54, 50), linear(x, 0, x + 46, 0, [(0, s.tone("grey", 0.3)), (1, s.tone("grey", -0.7))]), 2
        )
    s.pipe(path("M30,150 Q40,72 120,54"), wood, 15, 20)
    s.pipe(path("M370,150 Q360,72 280,54"), wood, 15, 20)
    s.inked(rect(-10, 30, 420, 26), linear(0, 30, 0, 56, shade), 2.4)
    s.texture(rect(-10, 30, 420, 26), -10, 30, 420, 26, "wood")
    roof = polygon((-10, 34), (-10, -10), (410, -10), (410, 34))
    s.inked(roof, fill(mix("#3a3050", s.ink, 0.4)), 2.4)
    s.draw(path("M-10,34 Q60,24 130,34 Q210,42 290,33 Q350,26 410,36 V22 H-10 Z"), fill("#dcecff", 0.85))
    for x, h in ((60, 14), (84, 22), (108, 12), (236, 16), (300, 24), (322, 12)):
        s.draw(polygon((x - 3, 34), (x + 3, 34), (x, 34 + h)), fill("#e8f4ff", 0.85))
    s.line(334, 56, 334, 78, stroke(s.ink, 2.2))
    s.lantern(334, 90)
    for i in range(5):
        x = 38 + i * 11
        s.rod((x, 350 + i * 6), (x, 474 - i * 2), wood, 5, 8)
    s.rod((34, 372), (86, 392), wood, 6, 9)
    s.rod((34, 452), (86, 448), wood, 6, 9)
    s.figure(296, 494, 150, "#3a3a6a", dress="cloak", head="hat", hat="#2a2444", pose="point", facing=-1, back=True)
    for _ in range(60):
        x, y = s.random.uniform(0, 400), s.random.uniform(0, 470)
        s.disc(x, y, s.random.uniform(0.8, 2.2), fill("#ffffff", 0.75))

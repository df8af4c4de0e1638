"""Unique districts in perspective: the museum and the throne room."""

from __future__ import annotations

import math

from art.catalogue import district
from art.colour import Colour
from art.paint import PLUS, fill, linear, radial, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import circle, oval, path, polygon, rect
from art.stage import Stage

BONE = ((0, "#fff8e0"), (0.5, "#e0cfae"), (1, "#8a7490"))


@district("unique", seed=73)
def museum(s: Scene) -> None:
    """From the gallery: the bones of a dragon under a glass roof, pictures on the walls, a guard with his lamp."""
    hall = Stage(s, (3.4, 3.6, -1.5), turn=-24, tilt=-9, focal=340, centre=(200, 190))
    s.area(0, 0, 400, 480, fill("#241a4a"))
    hall.floor(-6, 6, 0.3, 18, "#7a5488", 1.5, -0.35)
    _glass_roof(s, hall)
    hall.wall((-6, 2), (-6, 18), 0, 6.6, "#7a2a48", None, -0.35)
    hall.wall((-6, 18), (6, 18), 0, 6.6, "#6a2444", None, -0.55)
    _gallery_pictures(s, hall)
    s.draw(
        polygon((150, -10), (330, -10), (260, 420), (40, 420)),
        linear(0, 0, 0, 420, [(0, "#c8b8ff", 0.22), (1, "#c8b8ff", 0.02)], PLUS),
    )
    _plinth(s)
    with s.moved(-14, 22):
        _skeleton(s)
    hall.figure(-4.6, 5.6, "#2f4f8e", dress="gown", head="wide", hat="#e0a52e", pose="point", facing=1)
    hall.figure(-4.0, 5.0, "#e07a4e", height=1.2, dress="robe", head="long", pose="cheer", hair="#b8823a")
    hall.figure(4.4, 8.0, "#3f7a5c", dress="cloak", head="hat", hat="#5a3a2a", facing=-1)
    _guard(s)
    s.finish(0.5)


def _glass_roof(s: Scene, hall: Stage) -> None:
    """A barrel of glass: night and stars between iron ribs."""
    hall.paint([(-6, 6.6, 0.5), (-6, 6.6, 18), (6, 6.6, 18), (6, 6.6, 0.5)], "#3a2a8a", 0.1, 0.4)
    shape = hall.face((-6, 6.6, 0.5), (-6, 6.6, 18), (6, 6.6, 18), (6, 6.6, 0.5))
    with s.clipped(shape):
        for _ in range(60):
            s.disc(s.random.uniform(0, 400), s.random.uniform(0, 120), s.random.uniform(0.6, 1.5), fill("#ffffff", 0.8))
    for x in (-6, -3, 0, 3, 6):
        s.draw(hall.track([(x, 6.6, 3), (x, 6.6, 18)]), stroke(s.tone("dark", -0.3), 4 if x in (-6, 6) else 2.6))
    for z in (4, 6, 8.4, 11, 14, 18):
        s.draw(hall.track([(-6, 6.6, z), (6, 6.6, z)]), stroke(s.tone("dark", -0.2), 0.07 * hall.size(0, 6, z)))


def _gallery_pictures(s: Scene, hall: Stage) -> None:
    """Framed pictures on the left wall and a portal at the end."""
    with hall.plane((-6, 6.6, 2), (-6, 6.6, 18), (-6, 0, 2), 320, 132):
        s.inked(rect(0, 96, 320, 36), fill(s.tone("wood", -0.3)))
        s.inked(rect(0, 0, 320, 9), fill(s.tone("gold", -0.2)))
        for i, (x, w, h) in enumerate(((52, 46, 54), (112, 34, 60), (160, 52, 46), (226, 36, 56), (276, 34, 44))):
            _painting(s, (x, 52 - h / 2, w, h), i)
    with hall.plane((-6, 6.6, 18), (6, 6.6, 18), (-6, 0, 18), 240, 132):
        s.inked(rect(0, 0, 240, 9), fill(s.tone("gold", -0.2)))
        for x in (24, 190):
            s.banner(x, 16, 26, 74, "#3a2a8a")
        s.door(96, 56, 48, 76, lit=True, pointed=False)


def _painting(s: Scene, box: tuple[float, float, float, float], kind: int) -> None:
    x, y, w, h = box
    s.inked(
        rect(x - 5, y - 5, w + 10, h + 10),
        linear(x, y, x + w, y + h, [(0, "#fff0b0"), (0.5, GOLD), (1, "#8a5a1a")]),
        1.6,
    )
    sky = (
        ("#2b8083", "#fdeeb5"),
        ("#2a1a4e", "#8a3b52"),
        ("#e8894a", "#ffd98a"),
        ("#163a78", "#9fcbff"),
        ("#7c1a2c", "#ffc070"),
    )[kind % 5]
    with s.clipped(rect(x, y, w, h)):
        s.box(x, y, w, h, linear(0, y, 0, y + h, [(0, sky[0]), (1, sky[1])]))
        if kind in (1, 3):
            s.draw(circle(x + w / 2, y + h * 0.4, w * 0.2), fill("#e6b58c"))
            s.draw(
                path(f"M{x},{y + h} Q{x + w / 2},{y + h * 0.3} {x + w},{y + h} Z"),
                fill("#7a2e4e" if kind == 1 else "#e8e0d0"),
            )
        else:
            s.disc(x + w * 0.7, y + h * 0.35, w * 0.12, fill("#fff6d2"))
            s.draw(
                path(
                    f"M{x},{y + h * 0.8} L{x + w * 0.35},{y + h * 0.4} "
                    f"L{x + w * 0.6},{y + h * 0.75} L{x + w},{y + h * 0.6} "
                    f"V{y + h} H{x} Z"
                ),
                fill("#2f4a5a"),
            )
    s.outline(rect(x, y, w, h), 1.2)


def _plinth(s: Scene) -> None:
    """A round platform of two steps with a rope round it."""
    for grow, y in ((1.12, 362), (1.0, 346)):
        rx, ry = 158 * grow, 36 * grow
        side = path(
            f"M{186 - rx},{y} V{y + 16} Q{186 - rx},{y + 16 + ry * 1.3} "
            f"186,{y + 16 + ry * 1.02} Q{186 + rx},{y + 16 + ry * 1.3} "
            f"{186 + rx},{y + 16} V{y} Z"
        )
        s.inked(side, linear(186 - rx, 0, 186 + rx, 0, [(0, s.tone("pale", 0.3)), (1, s.tone("pale", -0.8))]))
        s.inked(
            oval(186 - rx, y - ry, 2 * rx, 2 * ry),
            linear(186 - rx, 0, 186 + rx, 0, [(0, s.tone("pale", 0.5)), (1, s.tone("#a88ab8", -0.1))]),
        )
    s.ellipse(90, 330, 190, 34, fill(s.ink, 0.3, blur=5))


def _skeleton(s: Scene) -> None:
    """A dragon's bones: tail at the left, spine in an arch, wings spread, skull at the upper right."""
    spine = "M28,316 C70,330 96,318 120,284 C146,246 186,230 222,240 C252,248 262,222 266,196 C272,176 282,164 300,160"
    for base, tips in (
        ((196, 234), ((96, 58), (66, 92), (60, 132), (84, 168))),
        ((214, 236), ((238, 54), (190, 62), (164, 84), (152, 112))),
    ):
        _wing(s, base, tips)
    for i in range(9):
        x = 138 + i * 12
        top = 268 - 34 * math.sin((i + 1.5) / 9 * 2.4)
        drop = 40 + 26 * math.sin((i + 1) / 10 * math.pi)
        s.pipe(
            path(f"M{x},{top} C{x - 16},{top + drop * 0.4} {x - 12},{top + drop * 0.9} {x + 6},{top + drop}"),
            "#efe2c4",
            3.6,
            6.4,
        )
    for hip, knee, foot in (
        ((150, 262), (122, 300), (150, 348)),
        ((158, 258), (186, 306), (180, 352)),
        ((236, 246), (268, 290), (250, 350)),
        ((228, 246), (212, 292), (222, 344)),
    ):
        _leg(s, hip, knee, foot)
    s.draw(path(spine), stroke(s.ink, 11))
    s.draw(path(spine), stroke("#e8d8b8", 7.4))
    beads = stroke(s.ink, 11, 0.55, cap=False)
    beads.setPathEffect(_dashes())
    s.draw(path(spine), beads)
    with s.moved(300, 160, 10, 1.3):
        _skull(s)


def _dashes() -> object:
    import skia

    return skia.DashPathEffect.Make([1.8, 7.4], 0)


def _wing(s: Scene, base: tuple[float, float], tips: tuple[tuple[float, float], ...]) -> None:
    elbow = (base[0] + (tips[0][0] - base[0]) * 0.45 + 8, base[1] - 92)
    s.pipe(path(f"M{base[0]},{base[1]} L{elbow[0]},{elbow[1]}"), "#efe2c4", 5.5, 9)
    s.disc(*elbow, 6, fill(s.ink))
    s.disc(*elbow, 4.4, fill("#fff6dc"))
    for x, y in tips:
        middle = ((elbow[0] + x) / 2 - 6, (elbow[1] + y) / 2 - 16)
        s.pipe(path(f"M{elbow[0]},{elbow[1]} Q{middle[0]},{middle[1]} {x},{y}"), "#e8dabc", 3.4, 6)


def _leg(s: Scene, hip: tuple[float, float], knee: tuple[float, float], foot: tuple[float, float]) -> None:
    s.rod(hip, knee, "#efe2c4", 6, 9.4)
    s.rod(knee, foot, "#efe2c4", 5, 8.4)
    s.disc(*knee, 6, fill(s.ink))
    s.disc(*knee, 4.4, fill("#fff6dc"))
    for dx in (-6, 3, 12):
        s.rod(foot, (foot[0] + dx, foot[1] + 8), "#efe2c4", 3, 5.6)


def _skull(s: Scene) -> None:
    jaw = path("M-12,8 C0,18 26,20 46,14 L44,20 C24,28 -4,26 -16,14 Z")
    s.inked(jaw, linear(0, 8, 0, 26, BONE), 1.8)
    for i in range(7):
        s.inked(polygon((2 + i * 6, 15), (4.6 + i * 6, 8), (7 + i * 6, 15)), fill("#fffbe8"), 0.9)
    for tip in (
        "M-10,-10 C-26,-16 -40,-32 -68,-30 C-48,-40 -20,-38 2,-18 Z",
        "M-14,-2 C-30,-2 -40,-14 -62,-8 C-44,-20 -26,-18 -8,-10 Z",
        "M8,-18 L14,-30 L20,-18 Z",
        "M22,-15 L29,-25 L33,-11 Z",
    ):
        s.inked(path(tip), linear(-50, 0, 0, 0, [(0, "#8a7490"), (1, "#fff8e0")]), 1.8)
    top = path(
        "M-18,6 C-24,-12 -8,-24 10,-20 C22,-18 34,-10 48,-4 C52,0 52,6 47,9 C30,12 8,10 -4,14 C-12,14 -16,12 -18,6 Z"
    )
    s.inked(top, linear(-10, -20, 30, 14, BONE), 2)
    s.draw(oval(-5, -11, 15, 12), fill(s.ink))
    s.glow(2, -5, 12, "#ff9ad8", 0.9)
    s.draw(oval(38, -3, 6, 4), fill(s.ink))
    for i in range(8):
        s.inked(polygon((4 + i * 5.4, 9), (6.4 + i * 5.4, 16), (9 + i * 5.4, 9)), fill("#fffbe8"), 0.9)


def _guard(s: Scene) -> None:
    """The guard leans at the balustrade with a lamp; both close the foreground."""
    s.figure(330, 446, 150, "#5a2f8e", dress="tunic", head="helm", hat="#b4b8d0", pose="raise", facing=-1, back=True)
    s.lantern(296, 290)
    s.glow(296, 290, 90, "#ffc060", 0.5)
    s.inked(rect(-10, 424, 420, 14), linear(0, 424, 0, 438, [(0, s.tone("pale", 0.6)), (1, s.tone("pale", -0.4))]))
    for i in range(12):
        x = 8 + i * 36
        s.inked(
            path(f"M{x - 6},438 Q{x - 14},462 {x - 4},490 H{x + 4} Q{x + 14},462 {x + 6},438 Z"),
            linear(x - 10, 0, x + 10, 0, [(0, s.tone("pale", 0.3)), (1, s.tone("pale", -0.8))]),
            1.6,
        )


@district("unique", seed=74)
def throne_room(s: Scene) -> None:
    """From the carpet, low: columns and banners rise to a rose window; the crown lies on the empty throne."""
    hall = Stage(s, (-1.1, 0.75, 0), turn=2, tilt=13, focal=330, centre=(214, 262))
    s.area(0, 0, 400, 480, linear(0, 0, 0, 480, [(0, "#1a1140"), (0.6, "#4a2a7a"), (1, "#1a1030")]))
    hall.floor(-7, 7, 0.4, 16, "#a88ab8", 1.4, -0.1)
    hall.wall((-7, 16), (7, 16), 0, 13, "#8a7aa8", "stone", -0.2, 10)
    hall.paint([(-1.25, 0.01, 0.5), (-1.25, 0.01, 14), (1.25, 0.01, 14), (1.25, 0.01, 0.5)], "#b01f3a", 0.15)
    for side in (-1.1, 1.1):
        s.draw(
            hall.face(
                (side - 0.06, 0.02, 0.5), (side - 0.06, 0.02, 14), (side + 0.06, 0.02, 14), (side + 0.06, 0.02, 0.5)
            ),
            fill(GOLD),
        )
    _rose(s, hall)
    _dais(s, hall)
    for z in (13.0, 10.4, 8.0, 5.8, 4.0):
        for side in (-1, 1):
            _column(s, hall, side * 3.6, z)
        _transverse_arch(s, hall, z)
    _beams(s, hall)
    _court(s, hall)
    s.finish(0.55)


def _rose(s: Scene, hall: Stage) -> None:
    cx, cy = hall.at(0, 8.9, 16)
    s.glow(cx, cy, 170, "#ffb8e0", 0.5)
    s.rose_window(cx, cy, 52, 12)
    for x in (-4.6, 4.6):
        left, top = hall.at(x - 0.7, 8.2, 16)
        s.window(left, top, 26, 86, True, "gothic")


def _dais(s: Scene, hall: Stage) -> None:
    """Four steps, the throne with its canopy, the crown on a cushion."""
    for i in range(4):
        hall.block((-2.8 + i * 0.35, i * 0.24, 12.4 + i * 0.5), (2.8 - i * 0.35, (i + 1) * 0.24, 15.6), "pale")
    hall.paint([(-0.9, 1.0, 14), (0.9, 1.0, 14), (1.25, 0.0, 12.3), (-1.25, 0.0, 12.3)], "#c8284a", 0.3)
    with hall.plane((-2.2, 6.4, 15), (2.2, 6.4, 15), (-2.2, 0.96, 15), 88, 109):
        s.inked(
            path("M4,18 Q44,-12 84,18 L78,109 H60 L62,30 H26 L28,109 H10 Z"),
            linear(0, 0, 88, 0, [(0, "#e04a6a"), (0.5, "#a01f4a"), (1, "#5a1238")]),
            1.4,
        )
        s.inked(
            path("M0,18 Q44,-16 88,18 L84,28 Q44,-2 4,28 Z"),
            linear(0, 0, 88, 0, [(0, "#fff0b0"), (0.5, GOLD), (1, "#8a5a1a")]),
            1.4,
        )
        gold = linear(26, 0, 62, 0, [(0, "#fff4c0"), (0.4, GOLD), (1, "#7a4a1a")])
        s.inked(path("M28,104 V46 Q44,26 60,46 V104 Z"), gold, 1.6)
        s.inked(path("M32,84 V50 Q44,34 56,50 V84 Z"), linear(32, 0, 56, 0, [(0, "#e84a6a"), (1, "#7a1a3a")]), 1.2)
        s.inked(rect(24, 82, 40, 9, 2), fill("#c8284a"), 1.4)
        for x in (23, 59):
            s.inked(rect(x, 70, 6, 36, 2), gold, 1.4)
            s.inked(circle(x + 3, 68, 4), fill("#fff0b0"), 1.2)
        s.disc(44, 36, 4.5, fill("#fff0b0"))
        s.inked(path("M35,82 L33,68 L39,75 L44,65 L49,75 L55,68 L53,82 Z"), fill("#fff0a0"), 1.3)
    s.glow(*hall.at(0, 2.4, 14.5), 62, "#ffd98a", 0.6)


def _column(s: Scene, hall: Stage, x: float, z: float) -> None:
    unit = hall.size(x, 2, z)
    (cx, low), (_, high) = hall.at(x, 0, z), hall.at(x, 7.4, z)
    r = 0.42 * unit
    near = 1 - z / 14
    lit = [
        (0, s.tone("pale", 0.25 - near * 0.3)),
        (0.3, s.tone("pale", 0.1)),
        (0.65, s.tone("#8a7aa8", -0.5)),
        (1, s.tone("#8a7aa8", -0.85)),
    ]
    s.inked(rect(cx - r, high, 2 * r, low - high), linear(cx - r, 0, cx + r, 0, lit))
    for edge, grow in ((high, 1.5), (low - 0.3 * unit, 1.35)):
        s.inked(
            rect(cx - r * grow, edge, 2 * r * grow, 0.34 * unit),
            linear(cx - r, 0, cx + r, 0, [(0, s.tone("gold", 0.3)), (1, s.tone("gold", -0.7))]),
            1.6,
        )
    side = 1 if x < 0 else -1
    tint: Colour = ("#2f4fae", "#b8284a", "#2f7a6a", "#b8284a", "#2f4fae")[int(z) % 5]
    with hall.plane((x, 6.4, z), (x + side * 1.5, 6.4, z), (x, 2.6, z), 30, 76):
        s.banner(4, 0, 24, 74, tint)
        s.draw(polygon((16, 20), (22, 30), (16, 40), (10, 30)), fill("#fff0b0"))


def _transverse_arch(s: Scene, hall: Stage, z: float) -> None:
    bow = [(3.6 * math.sin(math.radians(a)), 7.4 + 4.2 * math.cos(math.radians(a)), z) for a in range(-90, 91, 10)]
    width = 0.4 * hall.size(0, 8, z)
    line = hall.track(bow)
    s.pipe(line, s.tone("#8a7aa8", -0.2 - (14 - z) * 0.05), width, width + 3)
    s.draw(line, stroke(s.theme.light, 1.2, 0.35))


def _beams(s: Scene, hall: Stage) -> None:
    """Coloured light falls from the rose to the floor."""
    cx, cy = hall.at(0, 8.9, 16)
    for i, colour in enumerate(("#ffcf7a", "#ff8ab0", "#8ac8ff", "#c8a0ff")):
        x = 40 + i * 62
        beam = polygon((cx - 26 + i * 16, cy), (cx - 10 + i * 16, cy), (x + 66, 470), (x, 470))
        s.draw(beam, linear(0, cy, 0, 460, [(0, colour, 0.3), (0.7, colour, 0.12), (1, colour, 0)], PLUS))
    s.ellipse(60, 392, 250, 54, radial(186, 420, 150, [(0, "#ffc8e8", 0.3), (1, "#ffc8e8", 0)], PLUS))


def _court(s: Scene, hall: Stage) -> None:
    hall.figure(-2.3, 6.6, "#2f4f8e", dress="gown", head="veil", hat="#e8d9b0", pose="bow")
    hall.figure(2.2, 7.4, "#5a2f8e", dress="robe", head="hat", hat="#b8402f", pose="bow", facing=-1, skin="#8a5a3c")
    hall.figure(2.5, 5.4, "#b8703a", dress="cloak", head="hair", pose="stand", facing=-1, hair="#8a8690")
    hall.figure(-0.2, 4.4, "#2f7a5c", dress="robe", pose="kneel", back=True, hair="#7a4a26", facing=1)
    hall.figure(-2.1, 4.3, "#e0a03a", dress="gown", head="long", hair="#7a4a26", pose="stand", back=True)

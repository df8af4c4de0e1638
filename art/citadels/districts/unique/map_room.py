"""The Map Room."""

from __future__ import annotations

import skia

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, difference, path, polygon, rect, star
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("unique", seed=61)
def map_room(s: Scene) -> None:
    """From the gallery: a table as large as a room carries a map of the known world; a globe, charts, navigators."""
    s.area(0, 0, 400, 480, fill("#1a1238"))
    room = Stage(s, (-2.2, 7.4, -4.2), turn=17, tilt=-43, focal=390, centre=(200, 226))
    room.floor(-9, 12, -4, 11, "#8a5a78", 1.3, 0.0)
    _carpet(s, room)
    _chart_shelves(s, room)
    _globe_on_feet(s, room)
    room.figure(-2.2, 5.7, "#2f4f8e", height=1.5, dress="gown", head="veil", hat="#e8d9b0", pose="point")
    room.figure(-0.6, 5.8, "#7a2e3a", height=1.5, dress="cloak", head="wide", hat="#3a2a4a", pose="carry", facing=-1)
    _map_table(s, room)
    room.figure(-3.5, 2.6, "#3f7a5c", height=1.5, dress="robe", head="cap", hat=GOLD, pose="point", back=True)
    room.figure(3.75, 2.2, "#b8632f", height=1.5, dress="robe", head="bald", pose="bow", facing=-1, skin="#8a5a3c")
    s.glow(196, 232, 210, "#ffd98a", 0.36)
    _gallery(s)
    s.finish(0.5)


def _carpet(s: Scene, room: Stage) -> None:
    """A carpet under the table, its border of stars."""
    with room.plane((-4.6, 0.01, 6.0), (4.9, 0.01, 6.0), (-4.6, 0.01, -1.2), 190, 144):
        s.inked(rect(0, 0, 190, 144), fill(s.tone("#a8304e", 0.0)), 2)
        s.draw(rect(5, 5, 180, 134), stroke(s.tone("gold", 0), 3))
        s.inked(rect(13, 13, 164, 118), fill(s.tone("#3a2f8a", 0.05)), 1.6)
        for i in range(10):
            for y in (135.5, 8.5):
                s.draw(star(14 + i * 18, y, 4, 4, 0.4), fill("#ffe9b0"))
        for i in range(9):
            s.draw(star(24 + i * 18, 121, 6, 8, 0.5), fill(s.tone("gold", 0.1)))
    for i in range(24):
        x = -4.6 + i * 9.5 / 23
        s.line(*room.at(x, 0, -1.2), *room.at(x, 0, -1.5), stroke("#f0d8a0", 2.4))


def _chart_shelves(s: Scene, room: Stage) -> None:
    """Pigeon holes full of rolled charts along the far wall and the left one."""
    room.wall((-9, 10), (12, 10), 0, 6.5, "#5a3a4e", None, -0.3)
    with room.plane((-9, 4.4, 9.98), (12, 4.4, 9.98), (-9, 0, 9.98), 420, 88):
        s.box(0, 0, 420, 88, fill(s.tone("wood", -0.45)))
        for row in range(3):
            for column in range(17):
                x, y = 6 + column * 24.6, 5 + row * 27
                s.box(x, y, 20, 22, fill(s.ink, 0.75))
                for _ in range(s.random.randint(2, 5)):
                    cx, cy = x + s.random.uniform(4, 16), y + s.random.uniform(9, 18)
                    s.inked(
                        circle(cx, cy, 4.4),
                        fill(s.tone(s.random.choice(("#d8c8a0", "#b89868", "#a8a8c0", "#b88a88")), -0.3)),
                        1,
                    )
                    s.draw(circle(cx, cy, 2), stroke(s.ink, 0.9, 0.6))
        s.inked(rect(0, -3, 420, 6), fill(s.tone("gold", -0.1)), 1.2)


def _globe_on_feet(s: Scene, room: Stage) -> None:
    """The globe behind the right end of the table."""
    x, y = room.at(3.5, 1.7, 6.9)
    with s.moved(x, y, 0, room.size(3.5, 1.7, 6.9) * 1.5 / 96):
        s.ellipse(-80, 116, 170, 44, fill(s.ink, 0.4, blur=6))
        for foot in (-62, 0, 62):
            s.rod((foot * 0.4, 92), (foot, 142), s.tone("wood", 0.3), 11, 16)
        _globe(s, 0, 0, 96)
        s.glow(-30, -30, 150, "#ffe9b0", 0.35)


def _globe(s: Scene, cx: float, cy: float, radius: float) -> None:
    """A globe in its brass meridian."""
    ball = circle(cx, cy, radius)
    stops = [(0, "#d8f4fa"), (0.35, "#5ab0d4"), (0.8, "#23508f"), (1, "#141c50")]
    s.draw(ball, radial(cx - radius * 0.4, cy - radius * 0.45, radius * 1.7, stops))
    with s.clipped(ball):
        for land in (
            "M-80,-40 Q-60,-78 -16,-70 Q8,-60 -4,-38 Q-22,-30 -18,-8 Q-34,14 -58,2 Q-84,-10 -80,-40 Z",
            "M-30,20 Q-8,8 6,26 Q12,52 -8,84 Q-28,74 -30,52 Z",
            "M22,-62 Q56,-74 82,-44 Q96,-10 74,2 Q58,-8 46,10 Q26,2 34,-22 Q12,-40 22,-62 Z",
            "M44,34 Q70,26 84,44 Q70,70 50,66 Q38,50 44,34 Z",
        ):
            tints = [(0, "#e8d88a"), (0.5, "#9ab86a"), (1, "#3a5a4a")]
            s.inked(path(land, cx, cy, radius / 96), linear(cx - radius, 0, cx + radius, 0, tints), 2.4)
        s.draw(difference(ball, circle(cx - 26, cy - 26, radius * 1.08)), fill(s.ink, 0.35))
    s.outline(ball, 3)
    s.disc(cx, cy, radius + 8, stroke(s.ink, 13))
    s.disc(cx, cy, radius + 8, stroke(s.tone("gold", 0.3), 8))
    band = f"M{cx - radius - 18},{cy - 2} Q{cx},{cy + 40} {cx + radius + 18},{cy - 2}"
    s.pipe(path(band), s.tone("gold", 0.45), 11, 16)


def _map_table(s: Scene, room: Stage) -> None:
    x0, x1, z0, z1, top = -3.0, 3.2, 0.5, 5.0, 1.05
    s.draw(room.face((-3.4, 0, -0.2), (-3.4, 0, 5), (3.9, 0, 5), (3.9, 0, -0.2)), fill(s.ink, 0.45, blur=6))
    for x in (x0 + 0.15, x1 - 0.45):
        room.block((x, 0, z0 + 0.1), (x + 0.3, top - 0.2, z0 + 0.4), "wood")
    room.block((x0, top - 0.28, z0), (x1, top, z1), "wood")
    with room.plane(
        (x0 + 0.18, top + 0.01, z1 - 0.16),
        (x1 - 0.18, top + 0.01, z1 - 0.16),
        (x0 + 0.18, top + 0.01, z0 + 0.16),
        300,
        214,
    ):
        _known_world(s)
    for x, z, colour, kind in (
        (-1.9, 3.7, "#d8453a", 0),
        (0.1, 3.3, "#3d7fd6", 1),
        (1.9, 3.9, "#3fa05e", 0),
        (1.5, 1.7, "#e0a02c", 1),
        (-1.4, 1.5, "#c05ae0", 0),
    ):
        px, py = room.at(x, top, z)
        with s.moved(px, py, 0, room.size(x, top, z) / 46):
            if kind:
                _toy_tower(s, colour)
            else:
                _toy_ship(s, colour)


def _known_world(s: Scene) -> None:
    """The map, 300 x 214: seas, lands, mountains, a route of dashes."""
    s.inked(rect(0, 0, 300, 214), linear(0, 0, 300, 214, [(0, "#fff2cc"), (1, "#e0bc84")]), 2)
    s.box(9, 9, 282, 196, linear(0, 0, 300, 214, [(0, "#8ad0dc"), (1, "#3f84b0")]))
    for land, tint in (
        ("M9,9 H128 Q136,34 108,44 Q118,72 88,82 Q60,74 56,98 Q34,112 9,102 Z", "#a8c878"),
        ("M162,9 H291 V92 Q262,112 240,92 Q214,98 204,72 Q172,66 180,40 Q160,28 162,9 Z", "#e0c878"),
        ("M9,142 Q46,128 70,150 Q96,152 92,178 Q104,194 96,205 H9 Z", "#d8a878"),
        ("M150,118 Q176,100 196,122 Q226,126 218,152 Q196,176 168,164 Q140,150 150,118 Z", "#8ab87a"),
        ("M250,140 Q284,128 291,150 V205 H224 Q228,172 250,140 Z", "#b8c88a"),
    ):
        s.draw(path(land), stroke("#ffffff", 6, 0.4))
        s.inked(path(land), fill(tint), 2)
    for x, y in ((40, 46), (58, 40), (74, 52), (230, 40), (250, 48), (266, 36), (36, 176), (258, 180), (182, 140)):
        s.inked(
            polygon((x - 8, y + 7), (x, y - 8), (x + 8, y + 7)),
            linear(x - 8, 0, x + 8, 0, [(0, "#fff6e0"), (1, "#8a6a7a")]),
            1.4,
        )
    for line in ("M70,88 Q120,120 158,122", "M214,128 Q240,116 244,96", "M98,180 Q150,200 226,178"):
        dashed = stroke("#b8202c", 4)
        dashed.setPathEffect(skia.DashPathEffect.Make([7, 5], 0))
        s.draw(path(line), dashed)
    s.draw(star(124, 166, 20, 8, 0.35), fill("#fff6d0"))
    s.inked(star(124, 166, 26, 4, 0.22), fill("#c8302a"), 1.2)


def _toy_tower(s: Scene, colour: Colour) -> None:
    """A little tower on the map, about 30 units high."""
    s.ellipse(-9, -3, 22, 8, fill(s.ink, 0.35))
    s.inked(
        path("M-7,0 V-22 H-9 V-30 H-4 V-27 H-2 V-30 H2 V-27 H4 V-30 H9 V-22 H7 V0 Z"),
        linear(-8, 0, 8, 0, [(0, "#fff6e0"), (1, s.tone(colour, -0.4))]),
        1.6,
    )
    s.inked(path("M0,-30 V-46 L14,-41 L0,-36"), fill(colour), 1.4)


def _toy_ship(s: Scene, colour: Colour) -> None:
    """A little ship under sail."""
    s.ellipse(-14, -3, 30, 8, fill(s.ink, 0.35))
    s.inked(path("M-15,-9 H15 Q12,0 7,0 H-8 Q-13,0 -15,-9 Z"), fill(s.tone("wood", 0.3)), 1.6)
    s.inked(path("M1,-10 V-38 Q18,-26 15,-10 Z"), fill(colour), 1.4)
    s.inked(path("M-2,-10 V-32 Q-14,-22 -12,-10 Z"), fill("#fff6e0"), 1.4)


def _gallery(s: Scene) -> None:
    """The balustrade of the gallery, books and a lamp on its rail, a boy who looks down."""
    s.figure(318, 520, 190, "#7a2e6e", dress="tunic", head="hair", pose="carry", back=True, facing=-1, hair="#b8823a")
    for i in range(12):
        x = 10 + i * 36
        post = f"M{x - 6},446 Q{x - 14},468 {x - 5},494 H{x + 5} Q{x + 14},468 {x + 6},446 Z"
        s.inked(path(post), linear(x - 10, 0, x + 10, 0, [(0, s.tone("wood", 0.2)), (1, s.tone("wood", -0.85))]), 2)
    rail = polygon((-10, 428), (410, 418), (410, 442), (-10, 452))
    s.inked(
        rail,
        linear(0, 420, 0, 452, [(0, s.tone("wood", 0.5)), (0.5, s.tone("wood", 0)), (1, s.tone("wood", -0.8))]),
        2.6,
    )
    for x, y, w, tint in ((26, 428, 74, "#7a2a3a"), (32, 417, 64, "#2f4f8e"), (24, 407, 70, "#3f7a5c")):
        s.inked(rect(x, y - 1, w, 11, 2), linear(x, 0, x + w, 0, [(0, s.tone(tint, 0.4)), (1, s.tone(tint, -0.5))]), 2)
        s.line(x + 4, y + 6, x + w - 4, y + 6, stroke("#fff0d0", 2, 0.7))
    s.rod((130, 424), (196, 416), "#f6e6bc", 12, 16)
    s.disc(196, 416, 4, fill("#b89868"))
    s.lantern(232, 410)
    s.glow(232, 408, 70, "#ffc860", 0.55)

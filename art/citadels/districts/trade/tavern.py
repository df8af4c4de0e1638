"""The Tavern."""

from __future__ import annotations

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Place, Stage

LONG, WIDE, FLOOR, EAVES, RIDGE = 8.0, 5.0, 2.5, 5.0, 3.5  # metres of the house


@district("trade", seed=4)
def tavern(s: Scene) -> None:
    """At the corner: a jettied half-timbered house, the mug over its door, guests at a table in the lane."""
    s.sky((36, 306, 40), 4, stars=18, clouds=5, horizon=350)
    s.birds(300, 90, 5, 22, "#f4f4e0")
    s.far_city(352, 0.55, 2, hmax=80)
    corner = Stage(s, (-5.6, 1.7, -7.6), turn=37, tilt=10, focal=385, centre=(200, 300))
    corner.floor(-40, 60, -6.2, 70, "#8a9a84", 0, 0.0)
    _neighbours(corner)
    _walls(s, corner)
    _upper_floor(s, corner)
    corner.roof((-0.4, -0.4), (WIDE + 0.4, LONG + 0.4), EAVES, RIDGE, "tile", "z", 0.5, "plaster")
    _gable(s, corner)
    _chimney(s, corner)
    _sign(s, corner)
    _guests(s)
    s.finish()


def _neighbours(corner: Stage) -> None:
    """Houses that lead the lane into the depth on both sides."""
    for z, tint in ((26.0, "brick"), (20.0, "plaster"), (14.0, "stone")):
        corner.block((-9.5, 0, z), (-5.5, 4.2, z + 5), tint, None)
        corner.roof((-9.5, z), (-5.5, z + 5), 4.2, 2.4, "slate", "z", 0.4, tint)
    corner.block((WIDE + 3.4, 0, 1), (WIDE + 9, 4.6, 7), "brick", "brick")
    corner.roof((WIDE + 3.4, 1), (WIDE + 9, 7), 4.6, 2.6, "slate", "x", 0.4, "brick")


def _walls(s: Scene, corner: Stage) -> None:
    """The ground floor of stone: door and windows lit."""
    corner.wall((0, LONG), (0, 0), 0, FLOOR, "stone", "stone", 0.35, 16)
    corner.wall((0, 0), (WIDE, 0), 0, FLOOR, "stone", "stone", -0.05, 16)
    with corner.plane((0, FLOOR, 0), (WIDE, FLOOR, 0), (0, 0, 0), 100, 50):
        s.door(40, 12, 22, 38, lit=True, pointed=False)
        s.window(8, 14, 22, 20, True, "rect")
        s.window(72, 14, 20, 20, True, "rect")
    with corner.plane((0, FLOOR, LONG), (0, FLOOR, 0), (0, 0, LONG), 160, 50):
        for x in (14.0, 58.0, 104.0):
            s.window(x, 14, 26, 20, True, "rect")
    x, y = corner.at(2.5, 0.2, -0.3)
    s.glow(x, y, 90, "#ffc65a", 0.55)


def _upper_floor(s: Scene, corner: Stage) -> None:
    """The jettied storey: plaster between timbers."""
    out = 0.4
    faces: tuple[tuple[Place, Place, Place, int, float], ...] = (
        ((-out, EAVES, LONG + out), (-out, EAVES, -out), (-out, FLOOR, LONG + out), 176, 0.45),
        ((-out, EAVES, -out), (WIDE + out, EAVES, -out), (-out, FLOOR, -out), 116, 0.05),
    )
    corner.paint(
        [
            (-out, FLOOR, LONG),
            (-out, FLOOR, -out),
            (WIDE + out, FLOOR, -out),
            (WIDE, FLOOR, 0),
            (0, FLOOR, 0),
            (0, FLOOR, LONG),
        ],
        "wood",
        -0.9,
    )
    for left, right, low, w, light in faces:
        far = (right[0], FLOOR, right[2])
        corner.paint([left, right, far, low], "plaster", light)
        with corner.plane(left, right, low, w, 50):
            s.texture(rect(0, 0, w, 50), 0, 0, w, 50, "plaster", 1.4)
            bays = w // 29
            for bay in range(bays + 1):
                _beam(s, 2 + bay * (w - 4) / bays, 0, 2 + bay * (w - 4) / bays, 50)
            for bay in range(bays):
                a, b = 2 + bay * (w - 4) / bays, 2 + (bay + 1) * (w - 4) / bays
                if bay % 2 == 0:
                    s.window(a + 6, 12, b - a - 12, 24, (bay + w) % 3 != 1, "rect")
                else:
                    _beam(s, a, 48, b, 4, 3)
                    _beam(s, a, 4, b, 48, 3)
            for y, width in ((2, 5), (42, 3), (48, 6)):
                _beam(s, 0, y, w, y, width)


def _beam(s: Scene, x0: float, y0: float, x1: float, y1: float, width: float = 4.2) -> None:
    s.line(x0, y0, x1, y1, stroke(s.ink, width + 1.4, 0.9, cap=False))
    s.line(x0, y0, x1, y1, stroke(s.tone("wood", -0.15), width, cap=False))


def _gable(s: Scene, corner: Stage) -> None:
    """Timbers, a window and bargeboards in the front gable."""
    out = 0.42
    with corner.plane((-out, EAVES + RIDGE, -out), (WIDE + out, EAVES + RIDGE, -out), (-out, EAVES, -out), 116, 70):
        shape = polygon((0, 70), (58, 0), (116, 70))
        with s.clipped(shape):
            for x in (29, 58, 87):
                _beam(s, x, 0, x, 70)
            _beam(s, 0, 40, 116, 40)
            _beam(s, 29, 70, 58, 40, 3)
            _beam(s, 87, 70, 58, 40, 3)
        s.window(48, 44, 20, 22, True, "rect")
    for side in (-0.55, WIDE + 0.55):
        foot, top = corner.at(side, EAVES - 0.15, -0.5), corner.at(WIDE / 2, EAVES + RIDGE + 0.1, -0.5)
        s.rod(foot, top, s.tone("wood", 0.35 if side < 0 else -0.2), 7, 10)


def _chimney(s: Scene, corner: Stage) -> None:
    corner.block((WIDE / 2 - 0.2, EAVES + 1.6, 4.8), (WIDE / 2 + 0.9, EAVES + RIDGE + 1.5, 5.9), "brick", "brick", 14)
    x, y = corner.at(WIDE / 2 + 0.3, EAVES + RIDGE + 1.6, 5.3)
    s.smoke(x, y - 4, 6, "#f4ecd8")


def _sign(s: Scene, corner: Stage) -> None:
    """The mug on its iron arm, larger than life."""
    x, y = corner.at(-0.4, FLOOR + 1.5, -0.4)
    s.rod((x, y - 6), (x - 66, y - 6), "#3a3a44", 4, 6.4)
    s.draw(path(f"M{x},{y + 22} Q{x - 30},{y + 16} {x - 40},{y - 4}"), stroke(s.ink, 2.6))
    cx, cy = x - 48, y + 28
    for dx in (-12, 12):
        s.line(cx + dx, y - 4, cx + dx, cy - 22, stroke(s.ink, 1.8))
    s.glow(cx, cy, 60, "#ffc860", 0.5)
    s.inked(circle(cx, cy, 27), linear(cx - 27, cy - 27, cx + 27, cy + 27, [(0, "#d0483a"), (1, "#6a1a24")]), 2.4)
    s.draw(circle(cx, cy, 23), stroke(GOLD, 2))
    s.draw(path(f"M{cx + 8},{cy - 6} q15,-2 13,9 q-2,9 -13,7"), stroke(s.ink, 7))
    s.draw(path(f"M{cx + 8},{cy - 6} q15,-2 13,9 q-2,9 -13,7"), stroke(GOLD, 4))
    mug = path(f"M{cx - 13},{cy - 9} L{cx - 11},{cy + 16} H{cx + 8} L{cx + 10},{cy - 9} Z")
    s.inked(mug, linear(cx - 13, 0, cx + 10, 0, [(0, "#fff0b0"), (0.4, GOLD), (1, "#9a5a1e")]), 1.8)
    s.inked(path(f"M{cx - 16},{cy - 8} q-2,-9 7,-9 q4,-7 10,-2 q9,-2 10,6 q2,6 -5,6 Z"), fill("#fffdf0"), 1.6)


def _guests(s: Scene) -> None:
    """A table in the lane, barrels at the corner, a dog that hopes."""
    for x, y in ((250.0, 428.0), (274.0, 438.0)):
        s.barrel(x, y, 22, 30)
    s.barrel(262, 410, 22, 28)
    coats: tuple[tuple[float, float, float, Colour, str, str, int], ...] = (
        (64, 424, 88, "#a8402e", "hair", "sit", 1),
        (154, 428, 90, "#2f5d6e", "cap", "sit", -1),
    )
    for x, y, h, coat, head, pose, way in coats:
        s.figure(x, y, h, coat, dress="tunic", head=head, hat="#e0b04a", pose=pose, facing=way)
    s.inked(
        polygon((66, 392), (152, 390), (160, 402), (58, 404)),
        linear(0, 390, 0, 404, [(0, s.tone("wood", 0.6)), (1, s.tone("wood", 0.1))]),
    )
    for x in (72.0, 146.0):
        s.rod((x, 404), (x, 446), s.tone("wood", -0.2), 6, 9)
    for x in (94.0, 122.0):
        s.inked(rect(x - 5, 378, 10, 16, 2), linear(x - 5, 0, x + 5, 0, [(0, "#fff0b0"), (1, "#a8642a")]), 1.4)
        s.inked(oval(x - 7, 373, 14, 8), fill("#fffdf0"), 1.2)
    s.figure(214, 446, 96, "#6a3a6e", dress="gown", head="veil", hat="#f4e8d0", pose="carry", facing=-1)
    s.inked(rect(186, 384, 9, 13, 2), fill("#e8c060"), 1.4)
    dog = path(
        "M-24,0 V-12 C-28,-18 -24,-26 -14,-24 L6,-24 L12,-38 L16,-32 L28,-28 L26,-22 L16,-20 C16,-12 "
        "14,-8 14,0 H8 L6,-12 L-14,-12 L-17,0 Z"
    )
    with s.moved(112, 462):
        s.inked(dog, linear(-24, -38, 28, 0, [(0, s.tone("#c88a4a", 0.4)), (1, s.tone("#6a3a1e", -0.3))]), 1.8)
        s.draw(path("M-24,-20 q-10,-6 -8,-16"), stroke(s.tone("#8a5a2a", 0), 3.6))
    _music(s)


def _music(s: Scene) -> None:
    """Two dance to a fiddler who sits on a cask; geese get out of the way; lamps hang over the lane."""
    rope = path("M262,236 Q320,288 410,226")
    s.draw(rope, stroke(s.ink, 1.8))
    for x, y in ((292, 254), (330, 262), (370, 251)):
        s.lantern(x, y + 8)
    s.glow(330, 440, 110, "#ffc860", 0.35)
    s.figure(274, 470, 92, "#c8452f", dress="gown", head="long", pose="cheer", facing=1, hair="#b8823a")
    s.figure(312, 474, 98, "#3a6a4e", dress="tunic", head="cap", hat="#e0b04a", pose="cheer", facing=-1, skin="#8a5a3c")
    s.barrel(352, 484, 36, 42)
    s.figure(370, 470, 104, "#6a4a8a", dress="tunic", head="wide", hat="#3a2a3a", pose="carry", facing=-1)
    with s.moved(350, 404, -24):
        body = path("M-16,0 C-16,-9 -6,-10 -2,-5 C4,-11 16,-9 16,0 C16,9 4,11 -2,5 C-6,10 -16,9 -16,0 Z")
        s.rod((-12, 0), (-44, 0), s.tone("wood", -0.2), 3.4, 6)
        s.inked(body, linear(-16, -8, 16, 8, [(0, "#f0a850"), (1, "#7a3a18")]), 1.8)
        s.rod((-24, 20), (14, -18), "#f0e0b8", 1.8, 3.6)
    for x, y in ((172, 474), (206, 480)):
        goose = path(
            "M-14,-4 C-18,-14 -4,-18 4,-14 C8,-18 8,-26 10,-30 C14,-36 22,-32 20,-28 L26,-25 L19,-24 C16,-16 16,-6 "
            "4,-2 Z",
            x,
            y,
        )
        s.inked(goose, linear(0, y - 32, 0, y, [(0, "#ffffff"), (1, "#b8c4c0")]), 1.6)
        s.draw(path("M26,-25 L19,-24 L20,-28 Z M0,-3 v5 M5,-3 v5", x, y), stroke("#e08a30", 2))

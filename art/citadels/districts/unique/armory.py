"""The Armory."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import PLUS, fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Place, Stage

STEEL = ((0, "#f4f6ff"), (0.35, "#b4b8d0"), (0.7, "#6a6c90"), (1, "#34345a"))


@district("unique", seed=71)
def armory(s: Scene) -> None:
    """A vault of swords and shields; a suit of armour stands in a shaft of light."""
    hall = Stage(s, (-1.8, 1.5, 0), turn=22, focal=330, centre=(200, 236))
    s.area(0, 0, 400, 480, fill(s.tone("grey", -0.9)))
    hall.floor(-3.5, 3.5, 0.6, 11, "grey", 1.1, -0.1)
    hall.wall((-3.5, 0.5), (-3.5, 11), 0, 5.4, "grey", "stone", -0.5, 16)
    hall.wall((-3.5, 11), (3.5, 11), 0, 5.4, "grey", "stone", 0.05, 16)
    hall.wall((3.5, 11), (3.5, 1), 0, 5.4, "grey", "stone", -0.25, 16)
    _vault(s, hall)
    _far_wall(s, hall)
    _rack(s, hall)
    for z in (10.8, 8.4, 6.4, 4.7):
        _rib(s, hall, z)

    _light_shaft(s)
    _squire(s)
    with s.moved(212, 392, scale=2.45):
        _suit(s)
    _helmets(s)
    s.finish(0.55)


def _arc(radius: float, z: float) -> list[Place]:
    """The line of the vault at this depth, from the left springing to the right one."""
    angles = [math.radians(a) for a in range(-90, 91, 10)]
    return [(radius * math.sin(a), 2.6 + radius * 0.86 * math.cos(a), z) for a in angles]


def _vault(s: Scene, hall: Stage) -> None:
    """The barrel overhead, lighter where the window reaches it."""
    near, far = _arc(3.5, 0.6), _arc(3.5, 11)
    for step, (a, b, c, d) in enumerate(zip(near, near[1:], far[1:], far, strict=False)):
        tint = mix("#3a3060", "#8a7ab0", 0.15 + 0.5 * step / 18)
        s.draw(hall.face(a, b, c, d), fill(tint))
        s.draw(hall.track([a, d]), stroke(s.ink, 1, 0.3))


def _rib(s: Scene, hall: Stage, z: float) -> None:
    """One rib of the vault on its two piers: a broad band of stone with its lit front and its dark soffit."""
    outer = [(-3.5, 0.0, z), *_arc(3.5, z), (3.5, 0.0, z)]
    inner = [(-3.05, 0.0, z), *_arc(3.05, z), (3.05, 0.0, z)]
    back = [(x, y, z + 0.5) for x, y, _ in inner]
    for a, b, c, d in zip(inner, inner[1:], back[1:], back, strict=False):
        s.draw(hall.face(a, b, c, d), fill(s.tone("grey", -0.75)))
    front = hall.face(*outer, *reversed(inner))
    s.draw(
        front, linear(0, 0, 400, 0, [(0, s.tone("grey", -0.3)), (0.5, s.tone("grey", 0.2)), (1, s.tone("grey", 0.0))])
    )
    for a, b in zip(outer[1:-1:2], inner[1:-1:2], strict=False):
        s.draw(hall.track([a, b]), stroke(s.ink, 1.3, 0.5))
    s.outline(front, 2)
    s.draw(hall.track(inner), stroke(s.theme.light, 1.4, 0.35))


def _far_wall(s: Scene, hall: Stage) -> None:
    """A great round shield over crossed halberds, and the door with two torches."""
    with hall.plane((-3.5, 5.4, 11), (3.5, 5.4, 11), (-3.5, 0, 11), 140, 108):
        s.window(14, 10, 26, 46, True, "gothic")
        s.door(14, 66, 26, 42, lit=True)
        for turn in (-38, 38):
            with s.moved(76, 44, turn):
                _halberd(s, 34)
        _round_shield(s, 76, 44, 15, "#a8324a")
        for x in (50, 104):
            s.glow(x, 62, 26, "#ffc060", 0.9)
            s.line(x, 64, x, 80, stroke(s.ink, 3))
            s.draw(path(f"M{x - 4},66 Q{x - 5},58 {x},51 Q{x + 5},58 {x + 4},66 Z"), fill("#ffe09a"))


def _halberd(s: Scene, reach: float) -> None:
    s.rod((0, -reach), (0, reach), s.tone("wood", 0.2), 2, 4)
    blade = path(
        f"M-2,{-reach + 8} Q-14,{-reach + 2} -11,{-reach - 8} Q-4,{-reach - 2} 0,{-reach - 3} L0,{-reach + 10} Z"
    )
    s.inked(blade, linear(-12, 0, 2, 0, STEEL), 1.2)
    s.inked(polygon((-2, -reach), (0, -reach - 16), (2, -reach)), linear(-2, 0, 2, 0, STEEL), 1.2)


def _round_shield(s: Scene, x: float, y: float, radius: float, colour: Colour) -> None:
    s.inked(circle(x, y, radius), linear(x - radius, y - radius, x + radius, y + radius, STEEL), 2)
    s.inked(
        circle(x, y, radius * 0.82),
        linear(x - radius, 0, x + radius, 0, [(0, s.tone(colour, 0.4)), (1, s.tone(colour, -0.6))]),
        1.2,
    )
    s.draw(
        path(f"M{x - radius * 0.8},{y} H{x + radius * 0.8} M{x},{y - radius * 0.8} V{y + radius * 0.8}"),
        stroke(GOLD, radius * 0.18),
    )
    s.inked(circle(x, y, radius * 0.26), linear(x - radius * 0.2, 0, x + radius * 0.3, 0, STEEL), 1.2)


def _rack(s: Scene, hall: Stage) -> None:
    """The right wall: shields above, a rail of swords below."""
    with hall.plane((3.5, 5.4, 11), (3.5, 5.4, 3), (3.5, 0, 11), 224, 151):
        for i, colour in enumerate(("#2f5d9e", "#b8402f", "#e0a52e", "#3f7a5c", "#8a3a9c")):
            _kite(s, 26 + i * 40, 44, colour)
        for y in (72, 132):
            s.inked(rect(0, y, 224, 6), fill(s.tone("wood", 0.3)), 1.6)
        for i in range(12):
            _sword(s, 11 + i * 18.5, 66, 62 + (i % 3) * 4)


def _kite(s: Scene, x: float, y: float, colour: Colour) -> None:
    shape = path(
        f"M{x - 14},{y - 18} Q{x},{y - 24} {x + 14},{y - 18} Q{x + 14},{y + 6} {x},{y + 22} Q{x - 14},{y + 6} "
        f"{x - 14},{y - 18} Z"
    )
    s.inked(shape, linear(x - 14, 0, x + 14, 0, [(0, s.tone(colour, 0.5)), (1, s.tone(colour, -0.4))]), 2)
    with s.clipped(shape):
        s.draw(path(f"M{x - 16},{y + 4} L{x},{y - 9} L{x + 16},{y + 4}"), stroke(s.tone("pale", 0.6), 5))
    s.draw(shape, stroke(s.tone("gold", 0.3), 1.2))


def _sword(s: Scene, x: float, y: float, length: float) -> None:
    blade = polygon(
        (x - 2.6, y + 12), (x + 2.6, y + 12), (x + 1.6, y + length), (x, y + length + 6), (x - 1.6, y + length)
    )
    s.inked(blade, linear(x - 3, 0, x + 3, 0, STEEL), 1.2)
    s.inked(rect(x - 7, y + 9, 14, 3.4, 1), fill(GOLD), 1.2)
    s.inked(rect(x - 1.6, y, 3.2, 9), fill(s.tone("wood", -0.2)), 1)
    s.inked(circle(x, y - 1, 2.6), fill(GOLD), 1)


def _light_shaft(s: Scene) -> None:
    shaft = polygon((24, 116), (62, 108), (300, 396), (130, 412))
    light = [(0, "#ffe0a8", 0.3), (0.6, "#ffd8b0", 0.2), (1, "#ffd0c0", 0.04)]
    s.draw(shaft, linear(44, 112, 220, 400, light, PLUS))
    s.ellipse(128, 376, 172, 44, fill("#ffe6c8", 0.26, blur=6))
    for _ in range(34):
        share = s.random.random()
        s.disc(
            44 + share * 170 + s.random.uniform(-20, 30) * share,
            84 + share * 300,
            s.random.uniform(0.6, 1.6),
            fill("#fff6e0", 0.7),
        )


def _suit(s: Scene) -> None:
    """A suit of armour 100 units high on its plinth, both gauntlets on the sword."""
    s.inked(
        path("M-26,6 L-22,-4 L22,-4 L26,6 Z"),
        linear(-26, 0, 26, 0, [(0, s.tone("wood", 0.5)), (1, s.tone("wood", -0.7))]),
        1,
    )
    for side in (-1, 1):
        steel = linear(side * 9 - 7, 0, side * 9 + 7, 0, STEEL)
        s.inked(path(f"M{side * 5},-46 L{side * 14},-44 L{side * 13},-28 L{side * 6},-27 Z"), steel, 0.9)
        s.inked(path(f"M{side * 6},-24 L{side * 13},-24 L{side * 11.5},-6 L{side * 6.5},-6 Z"), steel, 0.9)
        s.inked(circle(side * 9.6, -25.5, 4), steel, 0.9)
        s.inked(path(f"M{side * 5},-7 L{side * 12},-7 L{side * 17},-2.5 L{side * 5},-2.5 Z"), steel, 0.9)
    skirt = path("M-12,-54 L12,-54 L17,-40 L9,-37 L0,-42 L-9,-37 L-17,-40 Z")
    s.inked(skirt, linear(-17, 0, 17, 0, STEEL), 1)
    s.draw(path("M-14,-48 Q0,-51 14,-48"), stroke(s.ink, 0.8, 0.7))
    chest = path("M-15,-79 Q0,-85 15,-79 C18,-68 15,-60 11,-53 L-11,-53 C-15,-60 -18,-68 -15,-79 Z")
    s.inked(chest, linear(-16, 0, 16, 0, STEEL), 1.1)
    s.draw(path("M0,-82 V-54"), stroke("#ffffff", 0.9, 0.8))
    s.draw(path("M-12,-57 Q0,-54 12,-57"), stroke(GOLD, 1.6))
    _suit_arms(s)
    _suit_helm(s)


def _suit_arms(s: Scene) -> None:
    s.inked(polygon((-1.8, -50), (1.8, -50), (1.2, -8), (0, -3), (-1.2, -8)), linear(-2, 0, 2, 0, STEEL), 0.8)
    s.inked(rect(-9, -53, 18, 2.6, 1), fill(GOLD), 0.8)
    s.inked(rect(-1.3, -62, 2.6, 9), fill("#5a2a3a"), 0.8)
    for side in (-1, 1):
        steel = linear(side * 17 - 8, 0, side * 17 + 8, 0, STEEL)
        s.inked(path(f"M{side * 15},-74 L{side * 23},-70 L{side * 22},-58 L{side * 16},-60 Z"), steel, 0.9)
        s.inked(
            path(f"M{side * 22},-61 L{side * 17},-55 L{side * 3},-56 L{side * 4},-61 L{side * 15},-63 Z"), steel, 0.9
        )
        s.inked(circle(side * 20, -60, 3.6), steel, 0.9)
        s.inked(oval(side * 2.6 - 4, -62, 8, 7), linear(-6, 0, 6, 0, STEEL), 0.8)
        s.inked(path(f"M{side * 10},-83 Q{side * 24},-86 {side * 25},-72 Q{side * 18},-68 {side * 12},-73 Z"), steel, 1)
        s.draw(path(f"M{side * 12},-79 Q{side * 20},-79 {side * 23},-71"), stroke(GOLD, 1))
    s.inked(circle(0, -63, 2.2), fill(GOLD), 0.8)


def _suit_helm(s: Scene) -> None:
    s.inked(path("M-8,-84 Q0,-79 8,-84 L9,-80 Q0,-75 -9,-80 Z"), linear(-9, 0, 9, 0, STEEL), 0.9)
    plume = path("M0,-103 C8,-116 24,-112 23,-98 C22,-88 15,-84 13,-76 C12,-88 10,-96 0,-103 Z")
    s.inked(plume, linear(0, -112, 20, -80, [(0, "#ff7a6a"), (1, "#8a1a3a")]), 1)
    helm = path("M-9,-86 C-11,-106 11,-106 9,-86 L7,-81 Q0,-78 -7,-81 Z")
    s.inked(helm, linear(-10, 0, 10, 0, STEEL), 1.1)
    s.inked(path("M-10,-95 Q0,-92 10,-95 L8,-86 Q0,-80 -8,-86 Z"), linear(-10, 0, 10, 0, STEEL), 0.9)
    s.draw(path("M-7.5,-92.5 Q0,-90 7.5,-92.5"), stroke(s.ink, 1.8))
    for x in (-3.6, 0, 3.6):
        s.line(x, -88.5, x * 0.9, -85, stroke(s.ink, 0.9))


def _squire(s: Scene) -> None:
    s.figure(118, 404, 132, "#8a3a4e", dress="tunic", pose="raise", head="hair", hair="#b8823a", skin="#e6b58c")
    s.inked(path("M142,264 q16,-4 20,8 q-2,14 -10,12 q-12,0 -10,-20 Z"), fill(s.tone("pale", 0.4)), 1.4)


def _helmets(s: Scene) -> None:
    """A chest with helmets in the foreground."""
    s.wall(296, 392, 110, 70, "wood", "wood")
    s.inked(polygon((292, 392), (312, 376), (410, 376), (410, 392)), fill(s.tone("wood", 0.4)))
    for x, y in ((326, 384), (372, 388)):
        s.inked(path("M-20,0 C-22,-40 22,-40 20,0 Q0,7 -20,0 Z", x, y), linear(x - 20, 0, x + 20, 0, STEEL), 2)
        s.draw(path("M-21,-10 Q0,-3 21,-10", x, y), stroke(s.ink, 2.2))
        s.line(x, y - 30, x, y + 4, stroke("#ffffff", 1.4, 0.7))

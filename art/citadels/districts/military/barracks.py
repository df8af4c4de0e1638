"""The Barracks."""

from __future__ import annotations

import skia

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene


@district("military", seed=35)
def barracks(s: Scene) -> None:
    """A long block that runs into the depth, a row of shields on it; a drummer drills the guard in the yard."""
    s.sky((316, 232, 44), 5, clouds=6, horizon=350)
    s.birds(250, 110, 5, 24)
    s.ridge(318, 30, 0.5, 2, True)
    s.far_city(338, 0.4, 3, x0=230, x1=420, hmax=34)
    s.ground(340, base=mix("#8a6a4a", s.ink, 0.3))
    _barracks_yard(s)
    _barracks_gate(s)
    _barracks_block(s)
    _barracks_rack(s)
    for i, (x, y, h) in enumerate(((226, 382, 38), (262, 394, 46), (304, 410, 56), (354, 430, 68))):
        _soldier(s, x, y, h, "#8a2a2a" if i % 2 else "#a33a2a")
    _drummer(s, 196, 452, 74)
    _captain(s)
    s.finish(0.5)


def _captain(s: Scene) -> None:
    """The captain from behind, close to us, sword raised; his dog."""
    s.draw(path("M260,490 L330,452 L410,470 V490 Z"), fill(s.ink, 0.35, blur=5))
    s.figure(366, 506, 158, "#7a1f2a", dress="cloak", head="helm", hat="#d8c8c0", pose="raise", back=True, facing=-1)
    s.rod((330, 346), (316, 268), "#f4ecec", 4, 7.4)
    s.rod((322, 340), (340, 336), GOLD, 3.4, 6)
    s.draw(path("M364,348 Q392,330 388,306 Q378,328 358,336 Z"), fill("#c8302a"))
    hound = path(
        "M280,480 V460 C276,448 284,440 298,444 L318,442 L324,430 L330,438 L340,442 L338,448 L328,452 C328,462 "
        "324,468 324,480 H316 L314,464 L294,464 L290,480 Z"
    )
    s.inked(hound, linear(280, 430, 340, 480, [(0, s.tone("#c8a888", 0.3)), (1, s.tone("#5a3a34", -0.5))]), 2)


def _barracks_depth(depth: float, height: float) -> tuple[float, float]:
    """A point of the block's front: depth 0 is near, 1 far; height 0 is its foot, 1 its eaves."""
    x = -6 + 262 * depth / (0.55 + 0.45 * depth)
    foot, eaves = 466 - 118 * (x + 6) / 262, 128 + 164 * (x + 6) / 262
    return x, foot + (eaves - foot) * height


def _barracks_face(near: float, far: float, low: float, high: float) -> skia.Path:
    corners = ((near, low), (near, high), (far, high), (far, low))
    return polygon(*[_barracks_depth(depth, height) for depth, height in corners])


def _barracks_yard(s: Scene) -> None:
    for i in range(9):
        y = 350 + i * i * 1.9
        s.line(0, y, 400, y, stroke(s.ink, 1.2, 0.2))
    for x in (-160, -60, 60, 180, 300, 430, 580):
        s.line(262, 344, x, 490, stroke(s.ink, 1.2, 0.16))


def _barracks_gate(s: Scene) -> None:
    s.wall(236, 268, 164, 84, "#a8846c", "stone")
    s.battlement(236, 268, 164, 13, 7, "#a8846c", 0, 8)
    s.wall(292, 232, 56, 120, "stone", "stone")
    s.battlement(292, 232, 56, 5, 8, "stone", 5, 9)
    s.door(307, 290, 26, 62, False, True, portcullis=True)
    s.flag(320, 214, 34, 32, "#c8302a")
    for x in (300, 332):
        s.slit(x, 250, 14)


def _barracks_block(s: Scene) -> None:
    wall = _barracks_face(0, 1, 0, 1)
    tones = [(0, s.tone("stone", 0.4)), (0.5, s.tone("#b8987c", -0.05)), (1, s.tone("#a8846c", -0.5))]
    s.draw(wall, linear(0, 0, 256, 0, tones))
    s.texture(wall, -10, 120, 270, 350, "stone", 0.8)
    roof = polygon(_barracks_depth(-0.04, 1), (40, 40), (262, 262), _barracks_depth(1.02, 1))
    s.draw(roof, linear(0, 60, 0, 300, [(0, s.tone("tile", 0.35)), (1, s.tone("tile", -0.35))]))
    with s.clipped(roof):
        for i in range(1, 12):
            (x0, y0), (x1, y1) = _barracks_depth(0, 1), _barracks_depth(1, 1)
            share = i / 12
            ends = (x0 + (40 - x0) * share, y0 + (40 - y0) * share), (x1 + (262 - x1) * share, y1 + (262 - y1) * share)
            s.line(*ends[0], *ends[1], stroke(s.ink, 1.3, 0.35))
    s.outline(roof, 2.4)
    s.draw(_barracks_face(0, 1, 0, 0.14), fill(s.ink, 0.3))
    for low, high in ((0.93, 1.0), (0.47, 0.51)):
        beam = _barracks_face(0, 1, low, high)
        s.inked(beam, fill(s.tone("wood", 0.2)), 1.6)
    s.outline(wall, 2.4)
    for i, near in enumerate((0.05, 0.22, 0.4, 0.585, 0.77, 0.92)):
        far = near + 0.07
        opening = _barracks_face(near, far, 0.64, 0.86)
        lit = i not in (2, 4)
        x, y = _barracks_depth(near + 0.035, 0.72)
        if lit:
            s.glow(x, y, 46 - 30 * near, alpha=0.5)
        paint = (
            linear(0, y - 40, 0, y + 40, [(0, "#ff9d33"), (1, "#fff3bf")]) if lit else fill(mix(s.ink, "#000000", 0.2))
        )
        s.inked(opening, paint, 2)
        for line in (_barracks_face(near + 0.032, near + 0.038, 0.64, 0.86), _barracks_face(near, far, 0.745, 0.757)):
            s.draw(line, fill(s.ink, 0.85))
        s.inked(_barracks_face(near - 0.012, far + 0.012, 0.6, 0.64), fill(s.tone("pale", 0.1)), 1.4)
    _barracks_shields(s)


def _barracks_shields(s: Scene) -> None:
    """The shields of the companies between the floors, and the doors below them."""
    for i, near in enumerate((0.02, 0.14, 0.27, 0.41, 0.56, 0.71, 0.86)):
        x, y = _barracks_depth(near + 0.05, 0.47)
        size = 27 - 17 * near
        shape = path(
            "M-.8,-.95 Q0,-.72 .8,-.95 C.9,.2 .5,.75 0,1.12 C-.5,.75 -.9,.2 -.8,-.95 Z", x, y, sx=size * 0.82, sy=size
        )
        s.inked(shape, fill(("#c8302a", GOLD, "#2f4f8e")[i % 3]), 2.2)
        with s.clipped(shape):
            s.box(x, y - size * 1.2, size, size * 2.4, fill("#fff3d6", 0.85 if i % 2 else 0.3))
        s.outline(shape, 2.2)
    for near in (0.10, 0.48, 0.8):
        door = _barracks_face(near, near + 0.085, 0, 0.32)
        s.inked(door, linear(0, 300, 0, 470, [(0, "#c86a24"), (1, "#ffd98a")]), 2.4)
        x, y = _barracks_depth(near + 0.04, 0.12)
        s.glow(x, y, 54 - 34 * near, alpha=0.45)


def _barracks_rack(s: Scene) -> None:
    for i in range(6):
        x = 40 + i * 13
        s.rod((x, 468), (x + 4, 356), s.tone("wood", 0.4), 3, 5.4)
        s.inked(polygon((x + 4, 336), (x + 9, 356), (x - 1, 356)), fill("#eef0f6"), 1.6)
    for y in (400, 446):
        s.rod((30, y), (122, y), s.tone("wood", 0.1), 5, 8)


def _soldier(s: Scene, x: float, y: float, h: float, coat: str) -> None:
    """A guard with helmet, spear and round shield."""
    s.ellipse(x - h * 0.25, y - 3, h * 0.6, 6, fill(s.ink, 0.35))
    s.person(x, y, h, coat, hat="#9c9aa6")
    s.rod((x + h * 0.26, y), (x + h * 0.26, y - h * 1.36), s.tone("wood", 0.3), h * 0.04, h * 0.04 + 2.4)
    tip = x + h * 0.26, y - h * 1.36
    s.inked(
        polygon((tip[0], tip[1] - h * 0.2), (tip[0] + h * 0.06, tip[1]), (tip[0] - h * 0.06, tip[1])),
        fill("#eef0f6"),
        1.4,
    )
    s.inked(circle(x - h * 0.14, y - h * 0.4, h * 0.17), fill(GOLD), 1.8)
    s.disc(x - h * 0.14, y - h * 0.4, h * 0.06, fill("#8a2a2a"))


def _drummer(s: Scene, x: float, y: float, h: float) -> None:
    s.ellipse(x - h * 0.34, y - 3, h * 0.8, 8, fill(s.ink, 0.4))
    s.person(x, y, h, "#2f4f8e", hat="#c8302a")
    drum = rect(x - h * 0.24, y - h * 0.46, h * 0.48, h * 0.3, 3)
    s.inked(drum, linear(x - h * 0.24, 0, x + h * 0.24, 0, [(0, "#e06a4a"), (0.5, "#b8302c"), (1, "#5a1418")]))
    for i in range(5):
        x0 = x - h * 0.24 + i * h * 0.12
        s.line(x0, y - h * 0.44, x0 + h * 0.06, y - h * 0.18, stroke("#fff0c8", 1.6, 0.9))
    s.inked(oval(x - h * 0.25, y - h * 0.51, h * 0.5, h * 0.11), fill("#fff6e0"))
    for side in (-1, 1):
        s.rod((x + side * h * 0.3, y - h * 0.68), (x + side * h * 0.08, y - h * 0.48), "#e8c98a", 2.6, 5)

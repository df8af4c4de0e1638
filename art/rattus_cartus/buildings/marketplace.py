"""The Marketplace."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("bourgeoisie", seed=47)
def marketplace(s: Scene) -> None:
    """The market cross in the morning, stalls with jesters' caps and ribbons, a tumbler before the buyers."""
    s.sky((84, 116, 36), 4, clouds=5, horizon=300)
    s.birds(290, 80, 5, 22)
    _houses(s)
    s.ground(330, "#b8a070", path_to=(200, 90))
    _cross(s)
    _stalls(s)
    for x, y, h, robe, head, hat, facing in (
        (150, 420, 88, "#2c6a4a", "hat", "#c8322a", 1),
        (252, 418, 84, "#6a4a8a", "veil", "#f3ead2", -1),
    ):
        s.figure(x, y, h, robe, dress="gown" if head == "veil" else "tunic", head=head, hat=hat, facing=facing)
    _tumbler(s)
    rat(s.canvas, 60, 462, 50, "#40444a", "#ff5a3a", False, 5)
    s.finish()


def _houses(s: Scene) -> None:
    """Gabled houses round the square."""
    for x, y, w, material, roof in (
        (-14, 190, 92, "plaster", "tile"),
        (70, 214, 76, "brick", "slate"),
        (262, 210, 74, "plaster", "tile"),
        (330, 180, 92, "brick", "tile"),
    ):
        s.wall(x, y, w, 150, material, material if material == "brick" else "plaster")
        s.gable(x, y, w, 62, material, roof, 7, None)
        for row in range(2):
            for place in (0.2, 0.58):
                s.window(x + w * place, y + 20 + row * 50, 17, 26, (row + x) % 2 == 0)


def _cross(s: Scene) -> None:
    """Steps, a pillar, four arches and a cross on top."""
    for step in range(3):
        s.inked(rect(148 + step * 14, 348 - step * 12, 104 - step * 28, 13), fill(s.tone("stone", 0.1 - step * 0.05)))
    for x in (174, 222):
        s.rod((x + 2, 324), (x + 2, 226), s.tone("pale", 0.2), 8, 12)
    s.inked(path("M166,232 Q200,170 234,232 Z"), fill(s.tone("pale", 0.1)))
    s.inked(path("M182,232 Q200,200 218,232 Z"), fill(s.tone("stone", -0.7)))
    s.cone(172, 196, 56, 76, "slate", 4)
    s.draw(path("M200,92 v34 M188,104 h24"), stroke(s.ink, 9))
    s.draw(path("M200,92 v34 M188,104 h24"), stroke("#e6b24a", 5))
    for side in (-1, 1):
        s.draw(path(f"M200,140 Q{200 + side * 90},190 {200 + side * 190},150"), stroke(s.ink, 2))
        for i in range(6):
            t = (i + 0.6) / 6.4
            along, sag = 200 + side * 190 * t, 140 + 64 * t * (1.5 - t) - 22 * t * t
            colour = ("#d0432f", "#e6b24a", "#2f8f83", "#8a5ac8")[i % 4]
            s.inked(path(f"M{along - 6},{sag} h12 l-6,18 Z"), fill(colour), 1.4)


def _stalls(s: Scene) -> None:
    """Two stalls: caps with bells on pegs, ribbons and fruit on the boards."""
    for x, colour in ((6, "#d0432f"), (266, "#8a5ac8")):
        for post in (x + 6, x + 122):
            s.rod((post, 432), (post, 304), s.tone("wood", -0.1), 6, 9)
        s.awning(x - 6, 286, 140, 30, colour)
        s.inked(rect(x, 384, 128, 14), fill(s.tone("wood", 0.2)))
        s.inked(
            rect(x + 4, 398, 120, 40), linear(x, 0, x + 128, 0, [(0, s.tone("wood", 0)), (1, s.tone("wood", -0.7))])
        )
        for i in range(3):
            _cap(s, x + 28 + i * 36, 356, ("#d0432f", "#3fa05e", "#e6b24a")[i])
        for i in range(8):
            s.inked(circle(x + 14 + i * 14, 380, 7), fill("#e0702f" if i % 2 else "#c8c23a"), 1.4)


def _cap(s: Scene, x: float, y: float, colour: str) -> None:
    """A jester's cap."""
    cap = path(
        f"M{x - 14},{y + 12} Q{x - 26},{y - 22} {x - 18},{y - 4} Q{x - 8},{y - 34} {x},{y - 10} "
        f"Q{x + 8},{y - 34} {x + 18},{y - 4} Q{x + 26},{y - 22} {x + 14},{y + 12} Z"
    )
    s.inked(cap, fill(colour))
    for dx in (-18, 0, 18):
        s.disc(x + dx, y - 6 if dx else y - 14, 3.4, fill("#f3d27a"))


def _tumbler(s: Scene) -> None:
    """A jester on his hands."""
    with s.moved(202, 380, 180):
        s.figure(0, 0, 82, "#8a5ac8", dress="tunic", head="cap", hat="#3fa05e", pose="raise", facing=1)
    s.inked(polygon((186, 452), (220, 452), (214, 462), (190, 462)), fill("#d0432f"))
    s.inked(oval(150, 452, 24, 9), fill("#8a5a30"))

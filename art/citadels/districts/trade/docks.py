"""The Docks."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, path, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Place, Stage

KEEL = 15.0  # metres


@district("trade", seed=33)
def docks(s: Scene) -> None:
    """The building slip: a ship in frame, half planked, stands over its carpenters; pitch smokes, masts wait behind."""
    s.sky((262, 262, 84), 4, stars=6, clouds=5, horizon=320)
    s.birds(150, 60, 6, 26, "#ffffff")
    s.ridge(276, 12, 0.66, 2)
    s.water(288, (262, 90))
    _masts(s)
    yard = Stage(s, (-9.0, 2.6, -7.4), turn=39, tilt=6, focal=316, centre=(196, 272))
    yard.paint(
        [(-30, 0, -9), (-16, 0, 9), (4, 0, 26), (30, 0, 20), (24, 0, -9)], mix("#a89868", s.ink, 0.15), 0.2, ink=1.4
    )
    _sheds(s, yard)
    yard.block((-2.0, 0, -3), (-1.2, 0.35, KEEL), "wood", "wood")
    yard.block((1.2, 0, -3), (2.0, 0.35, KEEL), "wood", "wood")
    _frame(s, yard)
    _shipwrights(s, yard)
    _timber(s)
    s.finish(0.45)


def _masts(s: Scene) -> None:
    """Ships that lie ready in the basin."""
    for x, y, k in ((26.0, 306.0, 0.9), (70, 298, 0.62), (372, 296, 0.6)):
        with s.moved(x, y, scale=k):
            s.inked(path("M-60,-20 Q0,2 62,-26 L50,14 Q0,22 -46,14 Z"), fill(s.tone("wood", -0.35)), 2)
            for mx, top in ((-20, -120), (18, -150)):
                s.line(mx, -6, mx, top, stroke(s.ink, 4))
                s.line(mx - 26, top + 26, mx + 26, top + 20, stroke(s.ink, 3))
                s.draw(path(f"M{mx},{top} L{mx - 46},-16 M{mx},{top} L{mx + 46},-20"), stroke(s.ink, 1.4, 0.7))
            s.inked(path("M-44,-92 Q-20,-80 6,-96 Q-4,-84 -16,-86 Q-30,-80 -44,-92 Z"), fill("#f0e0c0"), 1.6)


def _sheds(s: Scene, yard: Stage) -> None:
    """Boathouses of the yard on the right."""
    for z, tint in ((13, "#9a7a5a"), (6.5, "#c8855a")):
        yard.block((8, 0, z), (14, 4.2, z + 5), tint, "wood")
        yard.roof((8, z), (14, z + 5), 4.2, 2.8, "slate", along="x", gable=tint)
        with yard.plane((7.98, 4.2, z + 5), (7.98, 4.2, z), (7.98, 0, z + 5), 60, 50):
            s.door(14, 12, 32, 38, lit=True, pointed=False)


def _rib(z: float) -> list[Place]:
    """One frame of the hull from keel to rail, on the far side (x > 0)."""
    full = (
        math.sin(math.pi * min(1, (z + 0.6) / (KEEL * 0.62)) / 2)
        if z < KEEL * 0.6
        else 1 - 0.35 * (z / KEEL - 0.6) / 0.4
    )
    beam, lift = 2.9 * full**0.62, 0.9 * (1 - full)
    return [
        (beam * w, 0.6 + lift + 5.4 * h, z)
        for w, h in (
            (0.0, 0.0),
            (0.4, 0.05),
            (0.72, 0.18),
            (0.9, 0.38),
            (0.98, 0.6),
            (1.0, 0.8),
            (0.97, 1.0 + 0.1 * (1 - full)),
        )
    ]


def _frame(s: Scene, yard: Stage) -> None:
    """The skeleton: far ribs, keel, planks on the near side up to the bilge, near ribs above them, the stem."""
    depths = [KEEL - i * 1.25 for i in range(13)]
    wood, fresh = s.tone("#a8683a", -0.2), s.tone("#e8b868", 0.4)
    for z in depths:
        k = 0.26 * yard.size(1, 2, z)
        s.pipe(yard.track(_rib(z)), wood, k, k + 2.6)
    s.pipe(yard.track([(0, 0.6, KEEL), (0, 0.6, -0.4)]), wood, 8, 12)
    stern = yard.face((-2.0, 2.6, KEEL), (2.0, 2.6, KEEL), (2.2, 7, KEEL + 0.6), (-2.2, 7, KEEL + 0.6))
    s.inked(stern, fill(s.tone("#a8744a", -0.2)), 2)
    for far_z, near_z in zip(depths, depths[1:], strict=False):
        a, b = _rib(far_z), _rib(near_z)
        for row in range(4):
            if row == 3 and near_z < 6:
                continue
            corners = [
                (-a[row][0], *a[row][1:]),
                (-b[row][0], *b[row][1:]),
                (-b[row + 1][0], *b[row + 1][1:]),
                (-a[row + 1][0], *a[row + 1][1:]),
            ]
            s.inked(yard.face(*corners), fill(s.tone("#d8964e", 0.5 - 0.16 * (3 - row))), 1.4, 0.8)
            s.draw(
                yard.track([_between(corners[0], corners[3]), _between(corners[1], corners[2])]),
                stroke(s.ink, 1.1, 0.5),
            )
        near = [(-x, y, z) for x, y, z in b]
        k = 0.3 * yard.size(-1, 2, near_z)
        s.pipe(yard.track(near[3:] if near_z > 6 else near[2:]), fresh, k, k + 3)
    for row in (5, 6):
        rail = [(-_rib(z)[row][0], *_rib(z)[row][1:]) for z in depths]
        s.pipe(yard.track(rail), s.tone("wood", 0.2), 4, 7)
    stem = yard.track([(0, 0.6, -0.2), (0, 0.9, -1.2), (0, 2.0, -2.3), (0, 3.8, -3.1), (0, 5.8, -3.6), (0, 7.4, -3.8)])
    s.pipe(stem, fresh, 12, 17)
    bow = _rib(0.0)
    prow = ((0, 0.7, -0.4), (0, 1.1, -1.5), (0, 2.2, -2.4), (0, 3.8, -3.1), (0, 5.2, -3.45))
    for row in range(4):
        (ax, ay, az), (bx, by, bz) = bow[row], bow[row + 1]
        plank = yard.face((-ax, ay, az), prow[row], prow[row + 1], (-bx, by, bz))
        s.inked(plank, fill(s.tone("#d8964e", 0.1 + 0.1 * row)), 1.8)
    s.pipe(stem, fresh, 10, 15)
    for z in (11, 6.5, 2):
        x, y, _ = _rib(z)[5]
        s.rod(yard.at(-x - 0.1, y - 0.4, z), yard.at(-x - 2.4, 0, z), s.tone("wood", -0.2), 4.4, 7.4)


def _between(a: Place, b: Place) -> Place:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2)


def _shipwrights(s: Scene, yard: Stage) -> None:
    """Carpenters on a trestle and below the bow, a cauldron of pitch on its fire, the master with his plan."""
    yard.block((-4.4, 1.7, 3), (-3.4, 1.85, 9), "wood", "wood")
    for z in (3.4, 8.6):
        for x in (-4.3, -3.5):
            s.rod(yard.at(x, 0, z), yard.at(x, 1.7, z), s.tone("wood", -0.1), 3.4, 6)
    yard.figure(-3.9, 7.6, "#2f5d6e", y=1.85, dress="tunic", head="cap", hat="#c8402f", pose="raise")
    yard.figure(-3.9, 4.4, "#a8402e", y=1.85, dress="tunic", head="wide", hat="#f0d9a0", pose="point")
    yard.figure(1.6, -3.0, "#6a3a6e", dress="tunic", head="hair", pose="carry", facing=-1)
    x, y = yard.at(-5.4, 0, 3.4)
    s.glow(x, y - 14, 90, "#ffb050", 0.8)
    s.draw(
        path("M-22,0 C-26,-16 -12,-18 -14,-34 C-4,-24 2,-24 4,-36 C12,-24 22,-20 20,0 Z", x, y),
        linear(0, y - 36, 0, y, [(0, "#ff6a2a"), (1, "#fff0a0")]),
    )
    s.inked(
        path("M-24,-40 H24 C26,-18 14,-12 0,-12 C-14,-12 -26,-18 -24,-40 Z", x, y),
        linear(x - 24, 0, x + 24, 0, [(0, s.tone("dark", 0.2)), (1, s.tone("dark", -0.9))]),
        2.2,
    )
    s.ellipse(x - 23, y - 45, 46, 10, fill("#1a1014"))
    s.smoke(x, y - 60, 10, "#3a4a4a")
    yard.figure(-6.2, 2.6, "#7a4a2a", dress="tunic", head="hood", hat="#7a4a2a", pose="carry", facing=1)


def _timber(s: Scene) -> None:
    """Foreground: a stack of beams, an adze in one, shavings, the master with his plan."""
    for i, (x, y, w) in enumerate(((236.0, 470.0, 190), (262, 448, 170), (290, 426, 140))):
        s.inked(
            rect(x, y, w, 22, 2),
            linear(0, y, 0, y + 22, [(0, s.tone("#d8a860", 0.4)), (1, s.tone("#a8744a", -0.4))]),
            2.2,
        )
        s.inked(rect(x - 2, y, 20, 22, 2), fill(s.tone("#e8c080", 0.4)), 2)
        s.draw(circle(x + 8, y + 11, 5), stroke(s.ink, 1.2, 0.6))
        s.texture(rect(x + 18, y, w - 18, 22), x + 18, y, w - 18, 22, "wood", 0.5 + 0.1 * i)
    s.rod((330, 426), (352, 372), s.tone("wood", 0.3), 5, 8)
    s.inked(path("M318,432 Q322,418 340,424 L336,432 Z"), fill("#c8d0d4"), 1.8)
    s.figure(118, 500, 124, "#2f6d5e", dress="cloak", head="wide", hat="#3a2a3a", pose="point", back=True)
    s.inked(path("M60,430 L104,418 L112,444 L68,456 Z"), linear(60, 0, 112, 0, [(0, "#fff6e0"), (1, "#d8c090")]), 1.8)
    s.draw(path("M70,440 Q86,428 102,432 M74,446 L104,438"), stroke("#2f5d6e", 1.6))
    for _ in range(40):
        x, y = s.random.uniform(20, 260), s.random.uniform(454, 480)
        s.draw(path(f"M{x},{y} q4,-5 8,0 q3,4 6,0"), stroke("#f0d090", 1.6, 0.9))

"""The Capitol."""

from __future__ import annotations

import skia

from art.citadels.catalogue import district
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage

DAWN = ("#3a3f9a", "#8a6ac8", "#f0a0c8", "#ffdcc0")


@district("unique", seed=76)
def capitol(s: Scene) -> None:
    """From the foot of a giant stair between two lions, up to the domed hall in the first light."""
    s.hour(*DAWN, horizon=360)
    s.glow(330, 260, 220, "#fff0c8", 0.7)
    for _ in range(4):
        s.cloud(s.random.uniform(-20, 240), s.random.uniform(60, 230), s.random.uniform(90, 160), 0.4, "#fff0f4")
    hill = Stage(s, (-2.0, 1.0, 0), turn=3, tilt=19, focal=330, centre=(190, 292))
    s.birds(320, 150, 6, 22)
    _hill(s, hill)
    _hall(s, hill)
    _stairs(s, hill)
    _cheeks(s, hill)
    hill.figure(0.4, 8.6, "#7a2e4e", y=2.5, dress="gown", head="veil", hat="#e8d9b0", back=True, pose="walk")
    hill.figure(1.4, 6.4, "#2f4f8e", y=0.95, dress="cloak", head="hair", back=True, pose="walk", hair="#8a8690")
    hill.figure(-0.8, 12.6, "#f0e6d0", y=5.3, dress="robe", head="bald", pose="raise")
    hill.figure(-1.2, 7.4, "#b8703a", y=1.65, dress="tunic", pose="carry", facing=-1, head="cap", hat="#8a2a3a")
    _lions(s, hill)
    s.finish(0.45)


def _hill(s: Scene, hill: Stage) -> None:
    s.draw(
        path("M-10,490 V330 Q60,250 150,226 L300,226 Q360,262 410,330 V490 Z"),
        linear(0, 220, 0, 480, [(0, "#8a6aa8"), (1, "#3a2a5e")]),
    )
    for x, y, h in ((34, 318, 70), (62, 292, 58), (366, 306, 66), (392, 336, 78), (340, 280, 50), (88, 268, 44)):
        s.tree(x, y, h, h * 0.3, "#4a7a6c", "cypress")


def _hall(s: Scene, hill: Stage) -> None:
    """Dome, drum, portico with eight columns."""
    (left, foot), (right, _) = hall_edge(hill, -7), hall_edge(hill, 7)
    middle, k = (left + right) / 2, (right - left) / 14
    s.wall(left, foot - 4.6 * k, right - left, 4.6 * k, "pale", "stone")
    for i in range(7):
        for x in (left + (0.6 + i) * k * 0.62, right - (1.1 + i) * k * 0.62):
            if abs(x - middle) > 4.3 * k:
                s.window(x, foot - 3.6 * k, 0.4 * k, 1.7 * k, i % 2 == 0, "arch")
    s.wall(middle - 3 * k, foot - 8.4 * k, 6 * k, 4 * k, "white", None, True)
    for i in range(9):
        x = middle - 2.6 * k + i * 0.6 * k
        s.window(x, foot - 7.9 * k, 0.36 * k, 1.5 * k, i % 3 != 1, "arch", mullions=False, frame=False)
    s.inked(rect(middle - 3.3 * k, foot - 8.7 * k, 6.6 * k, 0.5 * k), fill(s.tone("gold", 0.2)), 1.6)
    s.dome(middle - 2.9 * k, foot - 8.6 * k, 5.8 * k, 3.9 * k, "copper", 9)
    s.flag(middle, foot - 13.7 * k, 24, 26, "#b01f5a")
    s.wall(middle - 4.2 * k, foot - 4.6 * k, 8.4 * k, 4.6 * k, "dark", None)
    s.door(middle - 0.6 * k, foot - 2.8 * k, 1.2 * k, 2.8 * k, True, False)
    for i in range(8):
        x = middle - 4.0 * k + i * 1.1 * k
        s.inked(
            rect(x, foot - 4.4 * k, 0.42 * k, 4.4 * k),
            linear(x, 0, x + 0.42 * k, 0, [(0, "#fffaf0"), (0.4, s.tone("pale", 0.2)), (1, s.tone("pale", -0.7))]),
            1.5,
        )
    s.inked(
        rect(middle - 4.4 * k, foot - 5 * k, 8.8 * k, 0.6 * k),
        linear(0, foot - 5 * k, 0, foot - 4.4 * k, [(0, s.tone("pale", 0.7)), (1, s.tone("pale", 0))]),
    )
    s.inked(
        polygon((middle - 4.6 * k, foot - 5 * k), (middle, foot - 6.9 * k), (middle + 4.6 * k, foot - 5 * k)),
        linear(0, foot - 7 * k, 0, foot - 5 * k, [(0, s.tone("pale", 0.7)), (1, s.tone("pale", 0.1))]),
    )
    s.draw(circle(middle, foot - 5.6 * k, 0.45 * k), fill(GOLD))


def hall_edge(hill: Stage, x: float) -> tuple[float, float]:
    """Where the terrace of the hall ends in the picture."""
    return hill.at(x * 0.86, 6.1, 14)


def _stairs(s: Scene, hill: Stage) -> None:
    """Twenty-six steps, each a lit tread and a shaded riser."""
    steps = 26
    for i in reversed(range(steps)):
        low, z = i * 6.1 / steps, 5.2 + i * 8.8 / steps
        rise = 6.1 / steps
        for shape, light in (
            ([(-3.6, low, z), (-3.6, low + rise, z), (3.6, low + rise, z), (3.6, low, z)], -0.25 + i * 0.012),
            (
                [
                    (-3.6, low + rise, z),
                    (-3.6, low + rise, z + 0.34),
                    (3.6, low + rise, z + 0.34),
                    (3.6, low + rise, z),
                ],
                0.55,
            ),
        ):
            hill.paint(shape, "pale", light, 0.2, 0.9)
    hill.floor(-8, 8, 0.6, 5.2, "pale", 1.3, -0.1)


def _cheeks(s: Scene, hill: Stage) -> None:
    """The walls on both sides of the stair, with fire bowls."""
    for x0, x1 in ((-4.5, -3.6), (3.6, 4.5)):
        inner = x1 if x1 < 0 else x0
        hill.paint(
            [(inner, 0, 5), (inner, 1.0, 5), (inner, 7.0, 14), (inner, 6.1, 14)], "pale", 0.25 if x0 > 0 else -0.6
        )
        hill.paint([(x0, 1.0, 5), (x0, 7.0, 14), (x1, 7.0, 14), (x1, 1.0, 5)], "pale", 0.6)
        hill.paint([(x0, 0, 5), (x0, 1.0, 5), (x1, 1.0, 5), (x1, 0, 5)], "pale", 0.05)
        for share in (0.45, 0.75, 1.0):
            x, y = hill.at((x0 + x1) / 2, 1.0 + 6.0 * share, 5 + 9 * share)
            k = hill.size(0, 3, 5 + 9 * share) * 0.34
            s.glow(x, y - 2 * k, 5 * k, "#ffc060", 0.8)
            s.draw(
                path(
                    f"M{x - k},{y - 1.6 * k} Q{x - 1.2 * k},{y - 3.2 * k} "
                    f"{x},{y - 4.6 * k} Q{x + 1.2 * k},{y - 3.2 * k} "
                    f"{x + k},{y - 1.6 * k} Z"
                ),
                fill("#ffd36a"),
            )
            s.inked(
                path(
                    f"M{x - 1.3 * k},{y - 1.8 * k} H{x + 1.3 * k} L{x + 0.5 * k},{y - 0.6 * k} L{x + 0.6 * k},{y} "
                    f"H{x - 0.6 * k} L{x - 0.5 * k},{y - 0.6 * k} Z"
                ),
                fill(s.tone("gold", -0.3)),
                1.2,
            )


def _lions(s: Scene, hill: Stage) -> None:
    for x, z, size in ((-3.55, 5.0, 1), (3.9, 7.0, -1)):
        hill.block((x - 0.8, 0, z - 0.8), (x + 0.8, 1.15, z + 0.8), "pale", "stone", 20)
        cx, foot = hill.at(x, 1.15, z - 0.1)
        with s.moved(cx, foot + 4, scale=hill.size(x, 1, z) * 0.021):
            s.canvas.scale(size, 1)
            _lion(s)


def _lion(s: Scene) -> None:
    """A seated stone lion, 100 units high, looking right."""
    stone = linear(-40, -60, 46, 0, [(0, s.tone("pale", 0.6)), (0.5, s.tone("pale", 0.1)), (1, s.tone("pale", -0.7))])
    s.inked(path("M-34,-6 C-56,-10 -58,-34 -46,-44 C-50,-34 -46,-20 -32,-16 Z"), stone, 2)
    body = path(
        "M-34,0 C-42,-20 -36,-44 -18,-58 C-6,-66 8,-66 18,-56 C24,-40 22,-20 24,0 L10,0 L8,-26 C4,-14 4,-6 4,0 Z"
    )
    s.inked(body, stone, 2.2)
    s.draw(path("M-30,-4 C-30,-24 -14,-34 -4,-20 C0,-12 0,-4 -2,0"), stroke(s.ink, 2, 0.7))
    for x in (10, 24):
        s.inked(path(f"M{x - 8},0 Q{x - 8},-8 {x + 2},-8 Q{x + 12},-7 {x + 12},0 Z"), stone, 1.8)
    _lion_head(s, stone)


def _lion_head(s: Scene, stone: skia.Paint) -> None:
    """Head and mane: long locks, a heavy brow, a closed jaw."""
    mane = path(
        "M20,-106 C-10,-114 -38,-92 -38,-64 C-40,-50 -34,-40 -30,-34 L-24,-40 L-20,-26 L-12,-34 L-6,-20 L2,-31 L10,-18 "
        "L16,-30 L24,-26 C30,-36 34,-48 32,-58 Q40,-90 20,-106 Z"
    )
    s.inked(mane, linear(-38, -106, 32, -20, [(0, s.tone("sand", 0.35)), (1, s.tone("pale", -0.7))]), 2.2)
    for bow in (
        "M8,-98 C-14,-100 -30,-82 -31,-58", "M4,-90 C-12,-88 -22,-72 -22,-44", "M2,-78 C-8,-72 -12,-58 -12,-38",
        "M6,-66 C0,-60 -2,-48 0,-34", "M14,-58 C10,-50 10,-42 12,-32",
    ):  # fmt: skip
        s.draw(path(bow), stroke(s.ink, 2, 0.6))
    s.inked(path("M18,-60 C28,-56 38,-58 46,-62 L44,-50 C36,-44 24,-46 18,-52 Z"), stone, 2)
    face = path(
        "M4,-82 C8,-94 22,-96 30,-90 L36,-82 C40,-80 48,-78 52,-74 C54,-68 52,-62 48,-60 C40,-58 32,-60 26,-58 "
        "C16,-56 4,-66 4,-82 Z"
    )
    s.inked(face, stone, 2.2)
    s.inked(path("M44,-78 L53,-75 L48,-70 Z"), fill(s.ink), 1.2)
    s.draw(path("M19,-88 Q28,-88 37,-82"), stroke(s.ink, 3.4))
    s.draw(path("M25,-82 Q30,-83 33,-79 Q28,-77 25,-82 Z"), fill(s.ink))
    s.draw(
        path("M49,-71 Q48,-64 41,-61 Q35,-59 31,-62 M38,-80 Q42,-78 44,-76 M14,-78 Q16,-68 24,-62"), stroke(s.ink, 2)
    )
    s.inked(path("M4,-88 C-2,-100 10,-106 16,-96 Z"), stone, 1.8)

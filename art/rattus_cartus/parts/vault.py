"""A vault over a hall in perspective: webs, ribs, and the shafts they spring from."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import stroke
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Place, Stage

STEPS = 20


def _rib(half: float, spring: float, top: float, z: float) -> list[Place]:
    """The line of a rib from the left to the right wall."""
    angles = [math.pi * step / STEPS for step in range(STEPS + 1)]
    return [(-half * math.cos(angle), spring + (top - spring) * math.sin(angle), z) for angle in angles]


def vault(
    s: Scene,
    hall: Stage,
    half: float,
    heights: tuple[float, float],
    places: Sequence[float],
    material: Colour,
    light: float,
) -> None:
    """Bays between the `places` (z, farthest first) over a hall `half` metres to each side; heights: spring and top."""
    spring, top = heights
    for far, near in zip(places, places[1:], strict=False):
        behind, before = _rib(half, spring, top, far), _rib(half, spring, top, near)
        for step in range(STEPS):
            lit = light + 0.5 * math.sin(math.pi * step / STEPS) - 0.5 * step / STEPS
            web = [behind[step], behind[step + 1], before[step + 1], before[step]]
            hall.paint(web, material, max(-1, min(1, lit)), 0.04, 0)
    for z in places:
        width = hall.size(0, spring, z) * 0.22
        for side in (-1, 1):
            hall.block((side * half - 0.2, 0, z - 0.12), (side * half + 0.2, spring, z + 0.12), material, None)
        line = hall.track(_rib(half - 0.04, spring, top - 0.04, z))
        s.draw(line, stroke(s.ink, width + 4, cap=False))
        s.draw(line, stroke(s.tone(material, light + 0.2), width, cap=False))
        s.draw(line, stroke(s.theme.light, max(1, width * 0.16), 0.35, cap=False))
        for side in (-1, 1):
            hall.block(
                (side * half - 0.3, spring - 0.25, z - 0.2), (side * half + 0.3, spring, z + 0.2), material, None
            )

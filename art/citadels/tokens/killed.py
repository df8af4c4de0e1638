"""The token `killed`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    STEEL,
    gold,
    solid,
    turned,
)
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, path, rect


@token
def killed(canvas: skia.Canvas) -> None:
    """A dagger through a blood-red drop: this rank was murdered."""
    drop = _drop(124, 140, 82)
    solid(canvas, drop, radial(96, 108, 150, [(0, "#f0574a"), (0.5, "#a81c26"), (1, "#4a0610")]))
    canvas.drawPath(path("M84,150 C80,120 96,98 112,80", 0, 0), stroke("#ffc0b0", 7, 0.55))
    with turned(canvas, 128, 128, 40):
        blade = path("M-19,-32 L-19,74 L0,124 L19,74 L19,-32 Z")
        solid(canvas, blade, linear(-19, 0, 19, 0, STEEL))
        canvas.drawLine(0, -26, 0, 96, stroke("#5c6880", 3, 0.7))
        grip = rect(-11, -92, 22, 58, 8)
        solid(canvas, grip, linear(-11, 0, 11, 0, [(0, "#7a4a2e"), (0.4, "#5a3020"), (1, "#2a120c")]))
        for y in (-82, -68, -54):
            canvas.drawLine(-11, y + 5, 11, y - 3, stroke("#d9a24a", 4))
        gold(canvas, path("M-56,-48 Q-50,-30 -40,-34 L40,-34 Q50,-30 56,-48 Q30,-40 0,-42 Q-30,-40 -56,-48 Z"))
        gold(canvas, circle(0, -102, 17))
        canvas.drawCircle(0, -102, 8, fill("#c02a2e"))


def _drop(cx: float, cy: float, r: float) -> skia.Path:
    return path("M0,-1.22 C.3,-.7 .96,-.3 .96,.24 C.96,.78 .52,1.1 0,1.1 C-.52,1.1 -.96,.78 -.96,.24 "
                "C-.96,-.3 -.3,-.7 0,-1.22 Z", cx, cy, r)  # fmt: skip

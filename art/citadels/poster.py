"""The poster of the game and its sign."""

from __future__ import annotations

import skia

from art.citadels.icons import TOWERS
from art.kit.drawing.paint import OVERLAY, gold_leaf, radial, textured
from art.kit.drawing.shapes import path, regular
from art.kit.drawing.textures import grain_texture
from art.kit.marks import crown
from art.kit.poster import HEIGHT, emblem_ground, framed
from art.shared.screens.title import Panorama, castle

SCALE = 0.92


def poster(canvas: skia.Canvas) -> None:
    """The castle of the title in the evening sun, upright."""
    canvas.save()
    canvas.scale(SCALE, SCALE)
    s = Panorama(canvas, "golden", 5)
    s.sky((235, 200, 62), 6, stars=30, clouds=6, horizon=430)
    s.birds(90, 110, 6, 30)
    s.far_city(430, 0.6, 4, -20, 500, 80)
    with s.moved(-429, 52):
        castle(s)
    s.bushes(HEIGHT / SCALE, 3, h=44, x0=-20, x1=500)
    s.area(0, 0, 500, 530, textured(grain_texture(), 0.28, 0.6, OVERLAY))
    canvas.restore()
    framed(canvas)


def emblem(canvas: skia.Canvas) -> None:
    """Golden towers under a crown, in an octagon of night blue, 256 x 256."""
    outline, inner = regular(128, 148, 106, 8, -67.5), regular(128, 148, 84, 8, -67.5)
    emblem_ground(canvas, outline, inner, radial(128, 130, 110, [(0, "#4a5a9a"), (0.6, "#232c58"), (1, "#0f1330")]))
    canvas.drawPath(path(TOWERS, 128, 152, 2.6), gold_leaf(scale=0.4))
    crown(canvas, 128, 38, 92)

"""A rat by itself."""

from __future__ import annotations

import skia

from art.rattus_cartus.catalogue import sign
from art.rattus_cartus.parts import rats


@sign
def rat(canvas: skia.Canvas) -> None:
    """It runs to the right."""
    rats.rat(canvas, 140, 128, 170)

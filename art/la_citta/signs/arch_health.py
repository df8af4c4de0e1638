"""The arch of health."""

from __future__ import annotations

import skia

from art.la_citta.catalogue import sign
from art.la_citta.parts import arches


@sign
def arch_health(canvas: skia.Canvas) -> None:
    """Known by its outline, its glyph and its colour."""
    arches.gem(canvas, "health", 128, 134, 98)

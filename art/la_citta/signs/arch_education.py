"""The arch of education."""

from __future__ import annotations

import skia

from art.la_citta.catalogue import sign
from art.la_citta.parts import arches


@sign
def arch_education(canvas: skia.Canvas) -> None:
    """Known by its outline, its glyph and its colour."""
    arches.gem(canvas, "education", 128, 134, 98)

"""The wish for education."""

from __future__ import annotations

import skia

from art.la_citta.catalogue import sign
from art.la_citta.palette import TONES
from art.la_citta.parts import arches, tokens


@sign
def wish_education(canvas: skia.Canvas) -> None:
    """A speech bubble in the colour of the arch, with its glyph."""
    tones = TONES["education"]
    tokens.bubble(canvas, 128, 128, 106, tones.light, tones.main, tones.dark)
    arches.carved(canvas, "education", 128, 96, 74)

"""The wish for culture."""

from __future__ import annotations

import skia

from art.la_citta.catalogue import sign
from art.la_citta.palette import TONES
from art.la_citta.parts import arches, tokens


@sign
def wish_culture(canvas: skia.Canvas) -> None:
    """A speech bubble in the colour of the arch, with its glyph."""
    tones = TONES["culture"]
    tokens.bubble(canvas, 128, 128, 106, tones.light, tones.main, tones.dark)
    arches.carved(canvas, "culture", 128, 96, 74)

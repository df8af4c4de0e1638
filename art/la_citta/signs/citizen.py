"""A citizen."""

from __future__ import annotations

import skia

from art.la_citta.catalogue import sign
from art.la_citta.parts import tokens


@sign
def citizen(canvas: skia.Canvas) -> None:
    """A pawn of cream stone."""
    tokens.citizen(canvas, 128, 130, 104)

"""Food."""

from __future__ import annotations

import skia

from art.la_citta.catalogue import sign
from art.la_citta.parts import tokens


@sign
def food(canvas: skia.Canvas) -> None:
    """An ear of wheat."""
    tokens.wheat(canvas, 128, 132, 104)

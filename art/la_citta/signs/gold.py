"""Gold."""

from __future__ import annotations

import skia

from art.kit.marks import coin
from art.la_citta.catalogue import sign


@sign
def gold(canvas: skia.Canvas) -> None:
    """A crowned coin."""
    coin(canvas, 128, 128, 112, shadow=False, crowned=True)

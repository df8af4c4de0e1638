"""A coloured figure of a player."""

from __future__ import annotations

import skia

from art.la_citta.catalogue import sign
from art.la_citta.parts import tokens


@sign
def figure(canvas: skia.Canvas) -> None:
    """A broad man in a wide hat, white for the colour of a seat."""
    tokens.figure(canvas, 128, 132, 104)

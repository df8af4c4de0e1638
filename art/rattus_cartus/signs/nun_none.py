"""The socket where a nun would be."""

from __future__ import annotations

import skia

from art.rattus_cartus.catalogue import sign
from art.rattus_cartus.parts.nuns import nun


@sign
def nun_none(canvas: skia.Canvas) -> None:
    """Dark and empty, with a thin edge."""
    nun(canvas, 128, 128, 104, lit=False)

"""A nun."""

from __future__ import annotations

import skia

from art.rattus_cartus.catalogue import sign
from art.rattus_cartus.parts import nuns


@sign
def nun(canvas: skia.Canvas) -> None:
    """A white coif in a dark veil before a halo."""
    nuns.nun(canvas, 128, 128, 104)

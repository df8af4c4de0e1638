"""A rat token, blank for its value."""

from __future__ import annotations

import skia

from art.rattus_cartus.catalogue import sign
from art.rattus_cartus.parts import rats


@sign
def rat_token(canvas: skia.Canvas) -> None:
    """A disc of bone with a rat."""
    rats.rat_token(canvas, 128, 124, 108)

"""The sign of followers in texts."""

from __future__ import annotations

import skia

from art.rattus_cartus.catalogue import sign
from art.rattus_cartus.parts.backs import card_back


@sign
def follower(canvas: skia.Canvas) -> None:
    """The back of a follower, upright in a square."""
    canvas.translate(128 - 110 * 0.8, 128 - 154 * 0.8)
    canvas.scale(1.6, 1.6)
    card_back(canvas, "follower")

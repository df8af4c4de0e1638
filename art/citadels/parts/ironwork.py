"""What gates and fences are made of."""

from __future__ import annotations

from art.kit.drawing.colour import Colour
from art.kit.scene.scene import Scene


def wrought_iron(s: Scene) -> Colour:
    """Wrought iron in this light."""
    return s.tone("#2a2440", -0.3)

"""The scene of a district picture: everything a building and its surroundings are drawn with."""

from __future__ import annotations

from art.kit.drawing.paint import OVERLAY, radial, textured
from art.kit.drawing.textures import grain_texture
from art.kit.scene.land import Land
from art.kit.scene.openings import Openings
from art.kit.scene.props import Props
from art.kit.scene.roofs import Roofs
from art.kit.scene.sky import Sky


class Scene(Sky, Land, Roofs, Openings, Props):
    """A picture of 400 x 480 units: ground line near y 400, key light from the left."""

    def finish(self, vignette: float = 0.5) -> None:
        """Darkened corners and paper grain; the last call of every picture."""
        w, h = self.W, self.H
        stops = [(0, self.ink, 0), (0.62, self.ink, 0), (1, self.ink, vignette)]
        self.area(0, 0, w, h, radial(w / 2, h * 0.48, h * 0.66, stops))
        self.area(0, 0, w, h, textured(grain_texture(), 0.30, 0.6, OVERLAY))

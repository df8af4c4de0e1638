"""The scene of a district picture: everything a building and its surroundings are drawn with."""

from __future__ import annotations

from art.land import Land
from art.openings import Openings
from art.paint import OVERLAY, radial, textured
from art.props import Props
from art.roofs import Roofs
from art.sky import Sky
from art.textures import grain_texture


class Scene(Sky, Land, Roofs, Openings, Props):
    """A picture of 400 x 480 units: ground line near y 400, key light from the left."""

    def finish(self, vignette: float = 0.5) -> None:
        """Darkened corners and paper grain; the last call of every picture."""
        w, h = self.W, self.H
        stops = [(0, self.ink, 0), (0.62, self.ink, 0), (1, self.ink, vignette)]
        self.area(0, 0, w, h, radial(w / 2, h * 0.48, h * 0.66, stops))
        self.area(0, 0, w, h, textured(grain_texture(), 0.30, 0.6, OVERLAY))

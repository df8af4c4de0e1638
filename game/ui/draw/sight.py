"""How colours and lines are drawn for the eyes at this window: as painted, or in high contrast.

In high contrast every dark ground becomes nearly black and every light one nearly white; light letters are lightened
and dark ones darkened until the ratio is at least 7 on the least favourable of those grounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.ui.draw import theme
from game.ui.draw.theme import BLACK, WHITE, Colour

HIGH_RATIO = 7.0
LIGHTEST_DARK = theme.LIGHTEST_DARK  # the least favourable dark and light ground of high contrast
DARKEST_LIGHT = theme.DARKEST_LIGHT
LIGHT_INK = 0.3  # luminance from which letters count as light
DARK_GROUND, LIGHT_GROUND = 0.14, 0.45
SOLID = 120  # a fill of less alpha is a tint or a gleam, not a ground
THIN_RING, THICK_RING = 2.6, 6.0


@dataclass
class Sight:
    """What is set. `ring` is the width of the focus ring in units; `letters`: types of districts carry their letter;
    `quiet`: tables stand on a plain ground, without scenery."""

    high: bool = False
    letters: bool = False
    ring: float = THIN_RING
    quiet: bool = False

    @property
    def bare(self) -> bool:
        """Whether there is no scenery: neither hours nor seasons, fog, rats or rays."""
        return self.high or self.quiet

    def ink(self, colour: Colour) -> Colour:
        """The colour of letters."""
        return _strong(colour) if self.high else colour

    def ground(self, colour: Colour, alpha: int) -> tuple[Colour, int]:
        """The colour of a filled shape and how opaque it is."""
        if not self.high or colour == theme.INK:  # ink is what veils are made of
            return colour, alpha
        if alpha < SOLID:
            return colour, 0 if colour == BLACK else alpha
        light = theme.luminance(colour)
        if light < DARK_GROUND:
            return theme.mix(colour, BLACK, 0.7), 255
        if light > LIGHT_GROUND:
            return theme.mix(colour, WHITE, 0.7), 255
        return colour, 255 if alpha == 255 else alpha // 2  # a tint of medium light would come too near to both

    def line(self, colour: Colour, alpha: int, width: float) -> tuple[Colour, int, float]:
        """Colour, alpha and width (in units) of a line."""
        if not self.high or alpha == 0:
            return colour, alpha, width
        return _strong(colour), 255, max(2.2, width * 1.5)


@lru_cache(maxsize=256)
def _strong(colour: Colour) -> Colour:
    light = theme.luminance(colour) >= LIGHT_INK
    ground, end = (LIGHTEST_DARK, WHITE) if light else (DARKEST_LIGHT, BLACK)
    for step in range(21):
        found = theme.mix(colour, end, step / 20)
        if theme.contrast(found, ground) >= HIGH_RATIO:
            return found
    return end

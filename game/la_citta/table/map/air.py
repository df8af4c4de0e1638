"""The light over the land: what a season and a phase of the year make of it. It is painted into pieces, never blended
while they are shown."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.la_citta.cards import tones
from game.la_citta.table import seasons
from game.ui.draw import theme
from game.ui.draw.theme import Colour

Stops = tuple[tuple[int, int, int, int], ...]  # colours with alpha, at the left, in the middle and at the right

SKIES: dict[str, Stops] = {
    seasons.SPRING: tones.MORNING, seasons.SUMMER: tones.NOON, seasons.EARLY_AUTUMN: tones.AUTUMN,
    seasons.LATE_AUTUMN: tones.EVENING, seasons.WINTER: tones.FROST, seasons.AGAIN: tones.EVENING,
}  # fmt: skip
DAYS: dict[str, Colour] = {seasons.WINTER: tones.WINTER_LIGHT, seasons.AGAIN: tones.EVENING_LIGHT}
PHASES: dict[str, tuple[Colour, Colour]] = {
    seasons.DAY: (theme.WHITE, theme.BLACK), seasons.DUSK: (tones.DUSK_LIGHT, tones.DUSK_GLEAM),
    seasons.LAMPS: (tones.LAMP_LIGHT, tones.LAMP_GLEAM),
}  # fmt: skip


class Air(NamedTuple):
    """What the land is seen in: its season, and the light of the phase."""

    season: str = seasons.SUMMER
    light: str = seasons.DAY

    @property
    def look(self) -> str:
        """The season whose pictures are shown: the last spring looks like the first."""
        return seasons.SPRING if self.season == seasons.AGAIN else self.season

    @property
    def ground(self) -> str:
        """The picture of the wild country round the map."""
        return f"la_citta/grounds/{self.look}"

    @property
    def sky(self) -> Stops:
        """Light from the left to the right."""
        return SKIES[self.season]

    @property
    def lamps(self) -> bool:
        """Whether there is light in the houses."""
        return self.light == seasons.LAMPS

    def shine(self, piece: pygame.Surface) -> None:
        """Puts an opaque surface into the light of day, dusk or lamps."""
        day = DAYS.get(self.season, tones.DAY_LIGHT)
        phase, gleam = PHASES[self.light]
        colour = tuple(one * other // 255 for one, other in zip(day, phase, strict=True))
        if colour != theme.WHITE:
            piece.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
        if gleam != theme.BLACK:
            piece.fill(gleam, special_flags=pygame.BLEND_RGB_ADD)


PLAIN = Air()  # in high contrast the land is the same all year

"""Estates can be told apart without their colours, by three kinds of colour-blind eyes, on signs and on cards."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.rattus_cartus.cards.tones import ESTATES
from game.ui.draw.assets import Assets
from tests.ui.colours import BLINDNESSES, distance, unlikeness
from tests.ui.driver import Driver, make_driver

APART = 20.0  # in Lab: told apart without having both side by side
SMALLEST_SIGN = 16  # pixels
SIGNS_UNLIKE, CARDS_UNLIKE = 12.0, 10.0  # grey levels
NEAR = {  # what the simulation finds; all of them are carried by outline and glyph
    "protanopia": {("church", "magic"), ("bourgeoisie", "chivalry"), ("peasantry", "bourgeoisie")},
    "deuteranopia": {("church", "magic"), ("peasantry", "bourgeoisie")},
    "tritanopia": {("bourgeoisie", "church")},
}
SHOWN = {"peasantry": "farmhand/4", "bourgeoisie": "burgher/4", "church": "monk/4", "chivalry": "knight/4",
         "magic": "witch/4", "royalty": "prince/4"}  # fmt: skip


@pytest.mark.parametrize("blindness", BLINDNESSES)
def test_estates_that_look_alike_are_known(blindness: str) -> None:
    near = {
        (a, b) for a, b in combinations(ESTATES, 2) if distance(ESTATES[a].main, ESTATES[b].main, blindness) < APART
    }
    assert near == NEAR[blindness]


@pytest.mark.parametrize("pair", list(combinations(ESTATES, 2)))
def test_signs_of_estates_differ_without_colour(pair: tuple[str, str]) -> None:
    first, second = (f"rattus_cartus/ui/estate_{estate}" for estate in pair)
    assert unlikeness(Assets(), first, second, SMALLEST_SIGN) >= SIGNS_UNLIKE


def _sign(driver: Driver, face: str, width: float) -> list[int]:
    """The corner of a card with the sign of its estate, without its colours."""
    made = driver.ui.cards_of("rattus_cartus").surface(face, "small", width)
    side = max(16, round(made.get_width() * 0.3))
    corner = pygame.transform.grayscale(made.subsurface(pygame.Rect(0, 0, side, side)))
    return [corner.get_at((x, y))[0] for x in range(side) for y in range(side)]


@pytest.mark.parametrize("width", [72.0, 120.0])
def test_cards_without_letters_tell_their_estate_without_colour(tmp_path: Path, width: float) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    assert not driver.ui.sight.letters
    signs = {estate: _sign(driver, face, width) for estate, face in SHOWN.items()}
    for a, b in combinations(SHOWN, 2):
        unlike = sum(abs(p - q) for p, q in zip(signs[a], signs[b], strict=True)) / len(signs[a])
        assert unlike >= CARDS_UNLIKE, (a, b, unlike)

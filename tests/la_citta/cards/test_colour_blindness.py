"""Wishes can be told apart without their colours, by three kinds of colour-blind eyes, on signs and on voices."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.la_citta.cards.tones import WISH
from game.la_citta.content import WISHES
from game.ui.draw.assets import Assets
from tests.ui.colours import BLINDNESSES, distance, unlikeness
from tests.ui.driver import make_driver

APART = 20.0  # in Lab: told apart without having both side by side
SMALLEST_SIGN = 14  # pixels
UNLIKE = 10.0  # grey levels


@pytest.mark.parametrize("blindness", BLINDNESSES)
def test_wishes_that_look_alike_are_known(blindness: str) -> None:
    """Those that are near each other are carried by the shape of the arch and its glyph."""
    near = {(a, b) for a, b in combinations(WISHES, 2) if distance(WISH[a].main, WISH[b].main, blindness) < APART}
    assert near == ({("education", "health")} if blindness == "tritanopia" else set())


@pytest.mark.parametrize("sign", ["arch", "wish"])
@pytest.mark.parametrize("pair", list(combinations(WISHES, 2)))
def test_signs_of_wishes_differ_without_colour(pair: tuple[str, str], sign: str) -> None:
    first, second = (f"la_citta/ui/{sign}_{wish}" for wish in pair)
    assert unlikeness(Assets(), first, second, SMALLEST_SIGN) >= UNLIKE


def test_voices_on_the_table_differ_without_colour(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    made = [driver.ui.cards_of("la_citta").surface(wish, "small", 52.5, 75.0) for wish in WISHES]
    grey = [pygame.image.tobytes(pygame.transform.grayscale(one), "RGB")[::3] for one in made]
    for a, b in combinations(range(3), 2):
        unlike = sum(abs(p - q) for p, q in zip(grey[a], grey[b], strict=True)) / len(grey[a])
        assert unlike >= UNLIKE, (WISHES[a], WISHES[b], unlike)

"""Every district has a picture of its own, and no two are taken for each other when they are small."""

from __future__ import annotations

import itertools
from functools import cache

import pygame
import pytest

from game.citadels.content import own_cards
from game.paths import assets_dir
from game.ui.draw.scaling import smoothscale

SIDE = 64
# Mean difference of two pictures, 0..255 a channel. Skies are shared within a type on purpose: the likest two of today
# differ by 27, the same building with another prop would differ by less than 10.
NEARLY_THE_SAME = 20.0
DISTRICTS = tuple(own_cards().box.districts)


@cache
def thumbnail(name: str) -> bytes:
    """The picture of a district at 64 x 64 pixels, as bytes of red, green and blue."""
    picture = pygame.image.load(assets_dir() / "citadels" / "cards" / f"{name}.webp")
    return pygame.image.tobytes(smoothscale(picture, (SIDE, SIDE)), "RGB")


def difference(first: bytes, second: bytes) -> float:
    """Mean distance of two thumbnails, 0..255."""
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize("name", DISTRICTS)
def test_district_has_a_picture(name: str) -> None:
    assert (assets_dir() / "citadels" / "cards" / f"{name}.webp").is_file()


@pytest.mark.long
def test_no_two_districts_look_nearly_the_same() -> None:
    pairs = itertools.combinations(DISTRICTS, 2)
    apart = {pair: difference(thumbnail(pair[0]), thumbnail(pair[1])) for pair in pairs}
    assert {pair: round(far, 1) for pair, far in apart.items() if far < NEARLY_THE_SAME} == {}

"""Every character has a portrait of its own, and no two are taken for each other when they are small."""

from __future__ import annotations

import itertools
from functools import cache

import pygame
import pytest

from game.citadels.content import own_cards
from game.paths import assets_dir
from game.ui.draw.scaling import smoothscale

WIDTH, HEIGHT = 64, 77
# Mean difference of two portraits, 0..255 a channel. Ground, halo and place of the head are shared on purpose: the
# likest two of today differ by 27, a person with merely another prop or hat would differ by less than 14.
NEARLY_THE_SAME = 20.0
CHARACTERS = tuple(own_cards().box.characters)


@cache
def thumbnail(name: str) -> bytes:
    """The portrait of a character, 64 pixels wide, as bytes of red, green and blue."""
    picture = pygame.image.load(assets_dir() / "citadels" / "cards" / f"{name}.webp")
    return pygame.image.tobytes(smoothscale(picture, (WIDTH, HEIGHT)), "RGB")


def difference(first: bytes, second: bytes) -> float:
    """Mean distance of two thumbnails, 0..255."""
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize("name", CHARACTERS)
def test_character_has_a_picture(name: str) -> None:
    assert (assets_dir() / "citadels" / "cards" / f"{name}.webp").is_file()


def test_no_two_characters_look_nearly_the_same() -> None:
    pairs = itertools.combinations(CHARACTERS, 2)
    apart = {pair: difference(thumbnail(pair[0]), thumbnail(pair[1])) for pair in pairs}
    assert {pair: round(far, 1) for pair, far in apart.items() if far < NEARLY_THE_SAME} == {}


def test_the_measure_notices_a_portrait_drawn_twice() -> None:
    picture = thumbnail("king")
    shifted = picture[3:] + picture[:3]
    assert difference(picture, picture) == 0
    assert 0 < difference(picture, shifted) < NEARLY_THE_SAME

"""Every card of Rattus Cartus has a picture of its own, no two are taken for each other, and signs are read small."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.paths import assets_dir
from game.rattus_cartus.content import own_cards
from game.rattus_cartus.rules.box import ESTATES
from game.ui.draw.scaling import smoothscale
from tests.art.test_assets import picture_size

ART = Path(__file__).resolve().parents[2] / "art" / "rattus_cartus"
FOLDER = assets_dir() / "rattus_cartus"
FOLLOWERS = tuple(f"{estate}_{number}" for estate in ESTATES for number in (1, 2))
BUILDINGS = tuple(own_cards().buildings)
SPECIALS = tuple(own_cards().specials)
CARDS = (*FOLLOWERS, *BUILDINGS, *SPECIALS)
MARKS = (
    *(f"estate_{estate}" for estate in ESTATES), *SPECIALS, "nun", "nun_none", "rat", "rat_token", "marker", "flag",
    "follower", "normal", "emblem", *(f"disc_{seat}" for seat in range(8)),
)  # fmt: skip
WIDTH, HEIGHT = 64, 77
NEARLY_THE_SAME = 20.0  # mean distance of two thumbnails, 0..255
TINY, LEAST = 16, 6.0  # pixels of a sign, and the mean distance of two in grey
SIZE_LIMIT = 6_000_000  # bytes of all pictures of the game


@cache
def thumbnail(name: str) -> bytes:
    """A card, 64 pixels wide, as bytes of red, green and blue."""
    picture = pygame.image.load(FOLDER / "cards" / f"{name}.webp")
    return pygame.image.tobytes(smoothscale(picture, (WIDTH, HEIGHT)), "RGB")


def distance(first: bytes, second: bytes) -> float:
    """The mean difference of two rows of bytes."""
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize("name", CARDS)
def test_a_card_has_a_picture_of_its_size(name: str) -> None:
    assert picture_size(FOLDER / "cards" / f"{name}.webp") == (800, 960)


@pytest.mark.parametrize("name", MARKS)
def test_a_sign_has_its_size(name: str) -> None:
    assert picture_size(FOLDER / "ui" / f"{name}.webp") == (256, 256)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        *((name, (2580, 1440)) for name in ("title", "plague")),
        *((f"back_{kind}", (440, 616)) for kind in ("follower", "building")),
        *((f"disc_side_{seat}", (256, 232)) for seat in range(8)),
        *((f"rat_{step}", (256, 128)) for step in range(8)),
        ("candle", (192, 384)), ("flame", (128, 192)), ("smoke", (128, 256)), ("poster", (864, 932)),
    ],
)  # fmt: skip
def test_other_pictures_have_their_sizes(name: str, size: tuple[int, int]) -> None:
    assert picture_size(FOLDER / "ui" / f"{name}.webp") == size


def test_no_two_cards_look_nearly_the_same() -> None:
    apart = {pair: distance(thumbnail(pair[0]), thumbnail(pair[1])) for pair in combinations(CARDS, 2)}
    assert {pair: round(far, 1) for pair, far in apart.items() if far < NEARLY_THE_SAME} == {}


def grey(name: str) -> bytes:
    """A sign of 16 pixels on a dark ground, without its colours."""
    ground = pygame.Surface((TINY, TINY))
    ground.fill((60, 56, 80))
    sign = pygame.image.load(FOLDER / "ui" / f"{name}.webp")
    ground.blit(smoothscale(sign, (TINY, TINY)), (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(ground), "RGB")


@pytest.mark.parametrize("names", [[f"estate_{estate}" for estate in ESTATES], [f"disc_{seat}" for seat in range(5)]])
def test_estates_and_discs_are_told_apart_without_colour(names: list[str]) -> None:
    apart = {pair: distance(grey(pair[0]), grey(pair[1])) for pair in combinations(names, 2)}
    assert {pair: round(far, 1) for pair, far in apart.items() if far < LEAST} == {}


def test_every_building_hides_a_rat() -> None:
    files = {name: (ART / "buildings" / f"{name}.py").read_text(encoding="utf-8") for name in BUILDINGS}
    assert [name for name, source in files.items() if "rat(s.canvas" not in source] == []


def test_pictures_stay_small() -> None:
    files = [path for folder in ("cards", "ui") for path in (FOLDER / folder).iterdir()]
    assert sum(path.stat().st_size for path in files) < SIZE_LIMIT

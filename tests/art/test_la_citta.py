"""Every building and card of La Città has its own picture, no two are taken for each other, signs are read small."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.la_citta.content import own_cards
from game.paths import assets_dir
from game.ui.draw.scaling import smoothscale
from tests.art.test_assets import picture_size

FOLDER = assets_dir() / "la_citta"
BOX = own_cards()
BUILDINGS = tuple(BOX.buildings)
POLITICS = tuple(BOX.politics_kinds)
PAGES = tuple(name for name in BUILDINGS if name not in POLITICS)
WISHES = ("culture", "education", "health")
LANDS = ("land_F1", "land_F2", "land_F3", "land_M", "land_W")
SIGNS = (
    "citizen", "figure", "food", "gold", *(f"arch_{wish}" for wish in WISHES), *(f"wish_{wish}" for wish in WISHES),
    "action", "politics", "voice", "penalty", "castello", "year", "round", "emblem",
)  # fmt: skip
SPRITE = (57, 71)  # a building of the map where all of it is seen at 1280 x 720
WIDTH, HEIGHT = 64, 64
NEARLY_THE_SAME = 20.0  # mean distance of two thumbnails, 0..255
ON_THE_MAP = 8.0  # the same of two buildings on trodden ground, which fills half of either
TINY, LEAST = 14, 6.0  # pixels of a sign, and the mean distance of two in grey
SIZE_LIMIT = 6_000_000  # bytes of all pictures of the game


def distance(first: bytes, second: bytes) -> float:
    """The mean difference of two rows of bytes."""
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@cache
def card(name: str) -> bytes:
    """A card, 64 pixels wide, as bytes of red, green and blue."""
    picture = pygame.image.load(FOLDER / "cards" / f"{name}.webp")
    return pygame.image.tobytes(smoothscale(picture, (WIDTH, HEIGHT)), "RGB")


@cache
def on_ground(folder: str, name: str, size: tuple[int, int], ground: tuple[int, int, int]) -> pygame.Surface:
    """A picture with transparency, reduced, on a plain ground."""
    surface = pygame.Surface(size)
    surface.fill(ground)
    picture = pygame.image.load(FOLDER / folder / f"{name}.webp")
    surface.blit(smoothscale(picture, size), (0, 0))
    return surface


def too_near(pictures: dict[str, bytes], least: float) -> dict[tuple[str, str], float]:
    """The pairs that are nearer to each other than `least`."""
    apart = {pair: distance(pictures[pair[0]], pictures[pair[1]]) for pair in combinations(pictures, 2)}
    return {pair: round(far, 1) for pair, far in apart.items() if far < least}


@pytest.mark.parametrize("name", BUILDINGS)
def test_a_building_of_the_map_has_its_size(name: str) -> None:
    assert picture_size(FOLDER / "map" / f"{name}.webp") == (480, 600)


@pytest.mark.parametrize(
    ("names", "size"),
    [
        ((*POLITICS, "action"), (800, 664)),
        ((*PAGES, *LANDS), (800, 960)),
        (tuple(f"voice_{wish}" for wish in WISHES), (560, 800)),
    ],
)
def test_cards_have_their_sizes(names: tuple[str, ...], size: tuple[int, int]) -> None:
    assert names
    sizes = {name: picture_size(FOLDER / "cards" / f"{name}.webp") for name in names}
    assert {name: one for name, one in sizes.items() if one != size} == {}


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_has_its_size(name: str) -> None:
    assert picture_size(FOLDER / "ui" / f"{name}.webp") == (256, 256)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("grounds/summer", (2580, 1440)), ("grounds/winter", (2580, 1440)),
        ("ui/title", (2580, 1440)), ("ui/poster", (864, 932)),
        ("ui/back_politics", (600, 648)), ("ui/back_voice", (525, 750)), ("ui/back_action", (444, 648)),
        ("map/citizen", (96, 128)), ("map/figure", (96, 128)),
        ("map/site", (300, 255)), ("map/site_crossing", (300, 255)),
    ],
)  # fmt: skip
def test_other_pictures_have_their_sizes(name: str, size: tuple[int, int]) -> None:
    assert picture_size(FOLDER / f"{name}.webp") == size


@pytest.mark.parametrize("way", ["up", "down"])
def test_landscapes_of_one_way_have_one_size(way: str) -> None:
    files = sorted((FOLDER / "map").glob(f"land_*_{way}.webp"))
    assert len(files) == 5
    assert len({picture_size(file) for file in files}) == 1


@pytest.mark.parametrize("season", ["spring", "early", "late", "winter"])
def test_a_season_has_every_field_and_site_in_the_size_of_summer(season: str) -> None:
    names = [*(f"land_f{value}_{way}" for value in (1, 2, 3) for way in ("up", "down")), "site", "site_crossing"]
    names += [f"land_{land}_{way}" for land in "mw" for way in ("up", "down")] if season == "winter" else []
    sizes = {name: picture_size(FOLDER / "map" / f"{name}.webp") for name in names}
    assert {name: picture_size(FOLDER / "map" / f"{name}_{season}.webp") for name in names} == sizes


def test_no_two_cards_look_nearly_the_same() -> None:
    names = (*POLITICS, *PAGES, *LANDS, *(f"voice_{wish}" for wish in WISHES))
    assert too_near({name: card(name) for name in names}, NEARLY_THE_SAME) == {}


def test_buildings_are_told_apart_on_the_map() -> None:
    sprites = {name: on_ground("map", name, SPRITE, (194, 166, 108)) for name in BUILDINGS}
    pixels = {name: pygame.image.tobytes(sprite, "RGB") for name, sprite in sprites.items()}
    assert too_near(pixels, ON_THE_MAP) == {}


@pytest.mark.parametrize(
    "names",
    [[f"arch_{wish}" for wish in WISHES], [f"wish_{wish}" for wish in WISHES], ["citizen", "figure", "food", "gold"]],
)
def test_signs_are_told_apart_without_colour(names: list[str]) -> None:
    grey = {name: pygame.transform.grayscale(on_ground("ui", name, (TINY, TINY), (60, 56, 80))) for name in names}
    assert too_near({name: pygame.image.tobytes(sign, "RGB") for name, sign in grey.items()}, LEAST) == {}


def test_pictures_stay_small() -> None:
    files: list[Path] = [path for folder in ("map", "cards", "ui") for path in (FOLDER / folder).iterdir()]
    assert sum(path.stat().st_size for path in files) < SIZE_LIMIT

"""Types of district, players and states can be told apart without their colours, by three kinds of colour-blind eyes.

Where the colours of two are too near for such eyes, their second sign (outline and glyph, arms of the shield, width of
the line) has to be clear without any colour, and without the letters, which only high contrast or a setting adds.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.citadels.cards.faces import outline_of
from game.citadels.cards.tones import TYPES
from game.citadels.cards.type_names import KINDS, type_letter, type_name
from game.content.languages import languages
from game.ui import lang
from game.ui.draw import theme
from game.ui.draw.assets import Assets
from game.ui.draw.skins import PLAIN, STRONG, Plain
from tests.ui.colours import BLINDNESSES, distance, unlikeness
from tests.ui.driver import Driver, make_driver

APART = 20.0  # in Lab: told apart without having both side by side
SMALLEST_GEM, SMALLEST_CREST = 16, 20  # pixels: on the low tiles of eight players at 1280x720
GEMS_UNLIKE, CRESTS_UNLIKE = 15.0, 9.0  # grey levels
NEAR_TYPES = {  # what the simulation finds; all of them are carried by the second sign
    "protanopia": {("religious", "unique"), ("trade", "military")},
    "deuteranopia": {("religious", "unique")},
    "tritanopia": {("religious", "trade")},
}


@pytest.mark.parametrize("blindness", BLINDNESSES)
def test_types_that_look_alike_are_known(blindness: str) -> None:
    near = {(a, b) for a, b in combinations(TYPES, 2) if distance(TYPES[a].main, TYPES[b].main, blindness) < APART}
    assert near == NEAR_TYPES[blindness]


@pytest.mark.parametrize("pair", list(combinations(KINDS, 2)))
def test_gems_differ_without_colour(pair: tuple[str, str]) -> None:
    first, second = (f"citadels/ui/gem_{kind}" for kind in pair)
    assert unlikeness(Assets(), first, second, SMALLEST_GEM) >= GEMS_UNLIKE


def test_outlines_differ_even_without_pictures() -> None:
    drawn = {kind: tuple(outline_of(kind, 100)) for kind in KINDS}
    assert len(set(drawn.values())) == len(KINDS)


@pytest.mark.parametrize("code", languages())
def test_every_type_has_a_letter_of_its_own(code: str) -> None:
    try:
        lang.set_language(code)
        letters = [type_letter(kind) for kind in KINDS]
        assert len(set(letters)) == len(KINDS)
        for kind, letter in zip(KINDS, letters, strict=True):
            assert len(letter) == 1
            assert letter in type_name(kind).upper() or letter.isdigit()
    finally:
        lang.set_language("en")


def test_letters_follow_the_language() -> None:
    try:
        assert [type_letter(kind) for kind in KINDS] == ["N", "R", "T", "M", "U"]
        lang.set_language("de")
        assert [type_letter(kind) for kind in KINDS] == ["A", "R", "H", "M", "E"]
    finally:
        lang.set_language("en")


@pytest.mark.parametrize("pair", list(combinations(range(8), 2)))
def test_shields_of_players_differ_without_colour(pair: tuple[int, int]) -> None:
    first, second = (f"ui/crest_{seat}" for seat in pair)
    assert unlikeness(Assets(), first, second, SMALLEST_CREST) >= CRESTS_UNLIKE


@pytest.mark.parametrize("blindness", BLINDNESSES)
def test_a_target_never_looks_like_a_choice(blindness: str) -> None:
    assert distance(theme.TARGET, theme.FOCUS, blindness) >= APART
    assert distance(theme.TARGET, theme.SELECTABLE, blindness) >= APART


@pytest.mark.parametrize("skins", [PLAIN, STRONG])
def test_what_is_chosen_has_a_wider_line_than_what_may_be(skins: dict[str, Plain]) -> None:
    widths = {name: skins[f"glow_{name}"].width for name in ("legal", "focus")}
    assert widths["focus"] > widths["legal"]


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()


# -- the types on the cards, without letters ---------------------------------------------------------------------------
ONE_OF_EACH = {"noble": "castle", "religious": "church", "trade": "tavern", "military": "prison", "unique": "smithy"}
PLACES = (("small", 70.0, None), ("tile", 90.0, 57.0), ("plaque", 107.0, 36.0))  # layouts of cities, in units
FACES_UNLIKE = 15.0


def _sign(driver: Driver, kind: str, layout: str, width: float, height: float | None) -> list[int]:
    """The corner of the card with the sign of its type, without its colours."""
    face = driver.ui.cards.surface(ONE_OF_EACH[kind], layout, width, height)
    side = round(face.get_width() * (0.3 if layout == "small" else 0.2))
    corner = pygame.transform.grayscale(face.subsurface(pygame.Rect(face.get_width() - side, 0, side, side)))
    return [corner.get_at((x, y))[0] for x in range(side) for y in range(side)]


@pytest.mark.parametrize("place", PLACES)
def test_cards_without_letters_tell_their_type_without_colour(tmp_path: Path, place: tuple[str, float, float]) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    assert not driver.ui.sight.letters
    signs = {kind: _sign(driver, kind, *place) for kind in KINDS}
    for a, b in combinations(KINDS, 2):
        unlike = sum(abs(p - q) for p, q in zip(signs[a], signs[b], strict=True)) / len(signs[a])
        assert unlike >= FACES_UNLIKE, (a, b, unlike)

"""The faces of the cards of La Città, at every size, with pictures and without."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalog
from game.la_citta.cards import faces as stand_ins
from game.la_citta.cards import signs, tones
from game.la_citta.cards.names import (
    BACKS,
    FaceName,
    action_face,
    building_face,
    building_of,
    card_face,
    landscape_face,
    politics_face,
    told,
    voice_face,
)
from game.la_citta.cards.plain import action_rows
from game.la_citta.content import LANDSCAPES, WISHES, own_cards
from game.ui import lang
from game.ui.cards import plate
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from tests.helpers.quick import first_at_once
from tests.ui.driver import Driver, make_driver

GAME = "la_citta"
DISPLAY, HAND, VOICE = (150.0, 162.0), (111.0, 162.0), (52.5, 75.0)  # units, as they lie on the table


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return make_driver(tmp_path / "settings.json")


@pytest.fixture
def box() -> Any:
    rules: Any = catalog.rules(GAME)
    return rules.new(rules.setup(4, {}, 1), 1).box


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


# -- names -------------------------------------------------------------------------------------------------------------
def test_names_say_what_is_on_a_card(box: Any) -> None:
    known = own_cards().ids
    assert {card_face(box, card) for card in range(32)} == set(own_cards().politics_cards)
    assert [building_face(box, number) for number in range(12)] == known[:12]
    assert politics_face("palazzo") == "palazzo_card"
    assert politics_face("closeness") == "closeness"
    assert building_of("palazzo_card") == building_of("palazzo") == "palazzo"
    assert building_of("closeness") == ""
    assert told("action/3") == FaceName("action", 3)
    assert told(action_face()) == FaceName("action")
    assert [voice_face(wish) for wish in range(3)] == [*WISHES]
    assert all(landscape_face(one) in known for one in LANDSCAPES)


# -- drawing -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("size", "language"), [((1920, 1080), "en"), ((1280, 720), "de")])
def test_every_face_is_drawn_as_the_table_shows_it(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language)
    painter = driver.ui.cards_of(GAME)
    for face in own_cards().politics_cards:
        painter.surface(face, "small", *DISPLAY)
        assert painter.surface(face, "small", *DISPLAY).get_size() == painter.pixels("small", *DISPLAY)
    for crest in range(-1, 5):
        painter.surface(action_face(crest), "small", *HAND)
    for face in WISHES:
        painter.surface(face, "small", *VOICE)
    for face in own_cards().ids:
        painter.surface(face, "tile", 150, 80)
    assert driver.ui.text.overflows == []


@pytest.mark.parametrize("width", [40, 72, 290])
def test_small_faces_are_drawn_down_to_the_smallest(driver: Driver, width: float) -> None:
    painter = driver.ui.cards_of(GAME)
    for face in ("farm", "great_builder", "palazzo_card", "education", "action/1", "M"):
        made = painter.surface(face, "small", width)
        assert made.get_size() == painter.pixels("small", width)
    assert driver.ui.text.overflows == []


@pytest.mark.parametrize("code", first_at_once(["en", "de"]))
def test_large_faces_fit_their_texts(driver: Driver, code: str) -> None:
    lang.set_language(code)
    for card in own_cards().ids:
        driver.ui.cards_of(GAME).surface(card, "card", 300)
    assert driver.ui.text.overflows == []


def test_a_name_that_needs_two_lines_gets_them(driver: Driver) -> None:
    """Its plate is higher, so that nobody has to read letters of nine pixels."""
    painter = driver.ui.cards_of(GAME)
    lang.set_language("de")
    one, two = (painter.surface(face, "small", *DISPLAY) for face in ("closeness", "great_builder"))
    lang.set_language("en")
    assert one.get_size() == two.get_size()
    assert bytes_of(one) != bytes_of(two)


def test_the_rows_of_an_action_card_lie_one_below_the_other_within_it() -> None:
    card = Box(20, 30, *HAND)
    rows = action_rows(card)
    assert len(rows) == 3
    assert all(card.holds(row) for row in rows)
    assert all(upper.bottom <= lower.y for upper, lower in zip(rows, rows[1:], strict=False))


def test_action_cards_of_two_seats_look_different(driver: Driver) -> None:
    painter = driver.ui.cards_of(GAME)
    seen = {bytes_of(painter.surface(action_face(crest), "small", *HAND)) for crest in range(-1, 5)}
    assert len(seen) == 6


def test_signs_are_as_many_as_the_arches_and_shrink_into_their_place(driver: Driver) -> None:
    assert [(one.name, one.times) for one in signs.arches((0, 1, 1))] == [("arch_education", 1), ("arch_health", 1)]
    assert signs.arches((3, 0, 0))[0].width > 2.5
    canvas = driver.ui.canvas(pygame.Surface((400, 100)))
    room = Box(0, 0, 60, 40)
    assert room.holds(signs.row(canvas, signs.arches((3, 0, 0)), room, "right"))


def test_faces_change_with_language_and_contrast(driver: Driver) -> None:
    painter = driver.ui.cards_of(GAME)
    plain = bytes_of(painter.surface("cathedral", "small", 120))
    lang.set_language("de")
    german = bytes_of(painter.surface("cathedral", "small", 120))
    lang.set_language("en")
    driver.ui.settings.values.high_contrast = True
    driver.ui.use_sight()
    strong = bytes_of(painter.surface("cathedral", "small", 120))
    assert len({plain, german, strong}) == 3


# -- pictures that are missing or damaged ------------------------------------------------------------------------------
def test_every_card_has_its_picture(driver: Driver) -> None:
    faces = driver.ui.cards_of(GAME).faces
    assert [card for card in own_cards().ids if not driver.ui.assets.has(faces.picture(card))] == []
    assert [name for name in faces.files() if not driver.ui.assets.has(name)] == []


def test_a_missing_picture_has_a_drawing_in_its_place(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver.ui.assets, "root", tmp_path)
    painter = driver.ui.cards_of(GAME)
    drawn = {bytes_of(painter.surface(card, "small", 111)) for card in own_cards().ids}
    assert len(drawn) == len(own_cards().ids), "no two of them look alike"


def test_stand_ins_tell_wishes_by_their_shape() -> None:
    outlines = []
    for wish in WISHES:
        made = stand_ins.drawn(f"arch_{wish}", (40, 40))
        assert made is not None
        outlines.append(tuple(made.get_at((x, y))[3] > 128 for x in range(0, 40, 2) for y in range(0, 40, 2)))
    assert len(set(outlines)) == 3
    signs_of_the_game = ("citizen", "figure", "food", "gold", "castello", "year", "round", "penalty", *BACKS)
    assert all(stand_ins.drawn(name, (30, 30)) is not None for name in signs_of_the_game)
    assert all(stand_ins.drawn(f"back_{kind}", (30, 42)) is not None for kind in BACKS)
    assert stand_ins.drawn("poster", (30, 42)) is None


# -- colours -----------------------------------------------------------------------------------------------------------
def test_names_and_texts_can_be_read_on_their_grounds() -> None:
    every = (tones.BRONZE, tones.VIOLET, tones.GREEN, *tones.WISH.values(), *(tones.of_crest(n) for n in range(-1, 5)))
    for one in every:
        for ground in (*plate(one), theme.strong_plate(one.dark)):
            assert theme.contrast(theme.ON_CARD, ground) >= 4.5
    for written in tones.GROUNDS.values():
        assert written.least >= 4.5
    for sign, beside in tones.SIGNS.values():
        assert theme.contrast(sign, beside) >= 3

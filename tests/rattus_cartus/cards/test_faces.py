"""The faces of the cards of Rattus Cartus, at every size, with pictures and without."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalog
from game.rattus_cartus.cards import faces as stand_ins
from game.rattus_cartus.cards import parts, tones
from game.rattus_cartus.cards.estates import estate_letter, estate_name
from game.rattus_cartus.cards.names import FaceName, building_face, face_of, follower, told
from game.rattus_cartus.content import COPIES, ESTATES, own_cards
from game.ui import lang
from game.ui.cards import plate
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from tests.ui.driver import Driver, make_driver

GAME = "rattus_cartus"


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return make_driver(tmp_path / "settings.json", (1920, 1080))


@pytest.fixture
def box() -> Any:
    rules: Any = catalog.rules(GAME)
    return rules.new(rules.setup(4, {}, 1), 1).box


def every_face(box: Any) -> Iterator[str]:
    """Each face there is: cards of the book, followers with their nuns, buildings with their supply."""
    yield from own_cards().ids
    yield from dict.fromkeys(face_of(box, card) for card in range(150))
    yield from (building_face(box, card) for card in range(60))


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


# -- names -------------------------------------------------------------------------------------------------------------
def test_names_say_what_is_on_a_card(box: Any) -> None:
    assert told("witch/4") == FaceName("witch", 4)
    assert told("farm/c") == FaceName("farm", copy="c")
    assert told("joker") == FaceName("joker")
    assert face_of(box, 56) == "witch/4"  # the first follower of Magic
    assert face_of(box, 60) == "star_gazer/3"
    assert face_of(box, 84) == "joker"
    assert face_of(box, 149) == "gold"
    assert building_face(box, 2) == "farm/c"


def test_cards_that_are_worth_the_same_look_the_same_and_others_differ(box: Any) -> None:
    looks: dict[str, int] = {}
    for card in range(150):
        assert looks.setdefault(face_of(box, card), box.sort[card]) == box.sort[card]
    assert len(looks) == len(set(looks.values())) == 6 * 5 + 5


def test_both_faces_of_an_estate_are_seen() -> None:
    for estate in ESTATES:
        found = [follower(estate, nuns) for nuns in range(5)]
        assert len(set(found)) == 2


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_estate_has_a_name_and_a_letter_of_its_own(code: str) -> None:
    lang.set_language(code)
    assert len({estate_name(number) for number in range(6)}) == 6
    letters = [estate_letter(number) for number in range(6)]
    assert len(set(letters)) == 6
    assert all(letter.upper() in estate_name(number).upper() for number, letter in enumerate(letters))


# -- drawing -----------------------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), [((1920, 1080), "en"), ((1280, 720), "de")])
def test_every_face_is_drawn_at_every_size(tmp_path: Path, size: tuple[int, int], language: str, box: Any) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language)
    painter = driver.ui.cards_of(GAME)
    for face in every_face(box):
        drawn = [painter.surface(face, "small", 120), painter.surface(face, "tile", 150, 80)]
        if painter.face(face).kind == "building":
            drawn += [painter.surface(face, "building", width) for width in (318, 480)]
        assert all(len(set(one.get_buffer().raw[:4000])) > 4 for one in drawn), face
    assert driver.ui.text.overflows == []


@pytest.mark.parametrize("width", [40, 72, 110, 188, 290])
def test_small_faces_are_drawn_down_to_the_smallest(driver: Driver, width: float, box: Any) -> None:
    painter = driver.ui.cards_of(GAME)
    for face in ("farm/b", "rat_catchers_hut", "dowager/0", "sword"):
        made = painter.surface(face, "small", width)
        assert made.get_size() == painter.pixels("small", width)
    assert driver.ui.text.overflows == []


@pytest.mark.long
def test_large_faces_fit_their_texts(driver: Driver) -> None:
    for code in ("en", "de"):
        lang.set_language(code)
        for card in own_cards().ids:
            driver.ui.cards_of(GAME).surface(card, "card", 400)
    assert driver.ui.text.overflows == []


def test_nuns_and_supplies_are_seen(driver: Driver) -> None:
    painter = driver.ui.cards_of(GAME)
    seen = {bytes_of(painter.surface(f"witch/{nuns}", "small", 110)) for nuns in (1, 2, 4)}
    assert len(seen) == 3
    copies = {bytes_of(painter.surface(f"farm/{copy}", "building", 318)) for copy in COPIES}
    assert len(copies | {bytes_of(painter.surface("farm", "building", 318))}) == 6


def test_a_veil_covers_all_of_a_building_and_leaves_the_name_of_others(driver: Driver) -> None:
    faces = driver.ui.cards_of(GAME).faces
    assert faces.veiled("farm", "small") == 1.0
    assert faces.veiled("witch/2", "small") < 1.0


def test_faces_change_with_language_contrast_and_letters(driver: Driver) -> None:
    painter, values = driver.ui.cards_of(GAME), driver.ui.settings.values
    plain = bytes_of(painter.surface("hospital", "building", 318))
    lang.set_language("de")
    german = bytes_of(painter.surface("hospital", "building", 318))
    lang.set_language("en")
    values.high_contrast = True
    driver.ui.use_sight()
    strong = bytes_of(painter.surface("hospital", "building", 318))
    assert len({plain, german, strong}) == 3
    assert driver.ui.sight.letters


# -- pictures that are missing or damaged ------------------------------------------------------------------------------
def test_a_missing_picture_has_a_drawing_in_its_place(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver.ui.assets, "root", tmp_path)
    painter = driver.ui.cards_of(GAME)
    drawn = {bytes_of(painter.surface(card, "small", 111)) for card in own_cards().ids}
    assert len(drawn) == len(own_cards().ids), "no two of them look alike"


def test_a_damaged_picture_has_a_drawing_in_its_place(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / GAME / "cards").mkdir(parents=True)
    (tmp_path / GAME / "cards" / "farm.webp").write_bytes(b"no picture")
    monkeypatch.setattr(driver.ui.assets, "root", tmp_path)
    made = driver.ui.cards_of(GAME).surface("farm", "small", 113)
    assert made.get_size() == (113, 158)
    assert f"{GAME}/cards/farm" in driver.ui.assets.missing


def test_stand_ins_tell_estates_by_their_outline() -> None:
    outlines = {tuple((round(x), round(y)) for x, y in stand_ins.outline_of(estate, 40)) for estate in ESTATES}
    assert len(outlines) == 6
    for name in ("nun", "nun_none", "rat", "rat_token", "normal", "follower", "joker", "marker", "back_building"):
        made = stand_ins.drawn(name, (30, 42))
        assert made is not None, name
    assert stand_ins.drawn("poster", (30, 42)) is None


# -- colours -----------------------------------------------------------------------------------------------------------
def test_names_and_texts_can_be_read_on_their_grounds() -> None:
    for one in (*tones.ESTATES.values(), *tones.SPECIALS.values()):
        for ground in (*plate(one), theme.strong_plate(one.dark)):
            assert theme.contrast(theme.ON_CARD, ground) >= 4.5
    for ink in (parts.RIBBON.colour, theme.ON_CARD):
        assert theme.contrast(ink, theme.INK) >= 7
    for written in tones.GROUNDS.values():
        assert written.least >= 4.5
    for sign, beside in tones.SIGNS.values():
        assert theme.contrast(sign, beside) >= 3


def test_a_ribbon_stays_within_the_card(driver: Driver) -> None:
    surface = pygame.Surface((400, 100))
    canvas = driver.ui.canvas(surface)
    for copy in COPIES:
        supply = own_cards().supply_of("farm", copy)
        room = Box(0, 0, 318, 80)
        assert room.holds(parts.ribbon(driver.ui, canvas, supply, room.right, room.bottom, 36))

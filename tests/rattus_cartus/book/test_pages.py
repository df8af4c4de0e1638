"""Gallery and rules of Rattus Cartus in the window: every page opens, in every language and size; nothing is cut."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.rattus_cartus.content import own_cards
from game.ui import lang
from game.ui.screens.gallery import places
from game.ui.screens.gallery.rules_page import contents
from game.ui.screens.gallery.zoom import CardScreen
from game.ui.screens.reference import ReferenceScreen, open_reference
from tests.ui.driver import Driver, make_driver
from tests.ui.test_fit import inside

GAME = "rattus_cartus"
SIZES = [((1920, 1080), 100), ((1280, 720), 100), ((1280, 720), 200)]


def fits(driver: Driver, what: str) -> None:
    assert driver.ui.text.overflows == [], what
    assert driver.screen.root is not None
    inside(driver.screen.root, driver.ui.scale.bounds)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_every_page_of_the_rules_fits(tmp_path: Path, size: tuple[int, int], scale: int, language: str) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    try:
        for place in [*contents(GAME), "card:guard_tower", "card:star_gazer", "card:pass"]:
            driver.ui.stack.reset(ReferenceScreen(driver.ui, game=GAME))
            open_reference(driver.ui, f"{GAME}/{place}")
            driver.frame()
            fits(driver, place)
    finally:
        lang.set_language("en")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_gallery_and_every_card_in_it_fit(
    tmp_path: Path, size: tuple[int, int], scale: int, language: str
) -> None:  # fmt: skip
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    try:
        gallery = driver.show(ReferenceScreen(driver.ui, game=GAME))
        fits(driver, "gallery")
        for card in own_cards().ids:
            show = driver.ui.stack.push if driver.screen is gallery else driver.ui.stack.replace
            show(CardScreen(driver.ui, card))
            driver.frame()
            fits(driver, card)
    finally:
        lang.set_language("en")


def test_cards_and_rulings_are_found_by_words(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json")
    driver.show(ReferenceScreen(driver.ui, game=GAME))
    assert driver.find("count").value == "29 cards"
    driver.click("kind:special")
    assert driver.find("count").value == "5 of 29 cards"
    driver.click("clear")
    driver.click("estate:magic")
    assert driver.find("count").value == "4 of 29 cards"
    titles = {found.place for found in places.find("plague", GAME)}
    assert "topic:plague" in titles
    assert any(place.startswith("ruling:") for place in titles)


def test_a_link_leads_from_the_rules_to_a_card_and_back(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json")
    driver.show(ReferenceScreen(driver.ui, game=GAME))
    open_reference(driver.ui, f"{GAME}/topic:buildings")
    driver.frame()
    driver.click("to:card:farm")
    assert "Draw 4 cards" in driver.find("rules").value or "draw 4 cards" in driver.find("rules").value
    driver.press(pygame.K_LEFT, pygame.KMOD_ALT)
    driver.frame()
    assert driver.ui.text.overflows == []

"""Gallery and rules of La Città in the window: every page opens, in every language and size; nothing is cut."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.la_citta.content import own_cards
from game.ui import lang
from game.ui.screens.gallery import places
from game.ui.screens.gallery.rules_page import contents
from game.ui.screens.gallery.zoom import CardScreen
from game.ui.screens.reference import ReferenceScreen, open_reference
from tests.ui.driver import Driver, make_driver
from tests.ui.test_fit import inside

GAME = "la_citta"


def fits(driver: Driver, what: str) -> None:
    assert driver.ui.text.overflows == [], what
    assert driver.screen.root is not None
    inside(driver.screen.root, driver.ui.scale.bounds)


@pytest.mark.long
def test_every_page_of_the_rules_fits_with_large_letters(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "de", 200)
    try:
        for place in contents(GAME):
            driver.ui.stack.reset(ReferenceScreen(driver.ui, game=GAME))
            open_reference(driver.ui, f"{GAME}/{place}")
            driver.frame()
            fits(driver, place)
    finally:
        lang.set_language("en")


@pytest.mark.long
def test_every_card_fits_with_all_that_is_said_about_it(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "de")
    try:
        gallery = driver.show(ReferenceScreen(driver.ui, game=GAME))
        for card in own_cards().ids[::3]:  # some of every kind
            show = driver.ui.stack.push if driver.screen is gallery else driver.ui.stack.replace
            show(CardScreen(driver.ui, card))
            driver.frame()
            fits(driver, card)
    finally:
        lang.set_language("en")


def test_cards_and_rulings_are_found_by_words(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json")
    driver.show(ReferenceScreen(driver.ui, game=GAME))
    assert driver.find("count").value == "31 cards"
    driver.click("kind:politics")
    assert driver.find("count").value == "10 of 31 cards"
    driver.click("size:large")
    assert driver.find("count").value == "2 of 31 cards"
    titles = {found.place for found in places.find("migration", GAME)}
    assert "topic:migration" in titles
    assert any(place.startswith("ruling:") for place in titles)


def test_a_game_without_sets_says_nothing_about_them(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json")
    driver.show(ReferenceScreen(driver.ui, game=GAME))
    names = {widget.name for widget in driver.screen.root.walk()}  # type: ignore[union-attr]
    assert "clear" in names
    assert "set" not in names
    driver.ui.stack.push(CardScreen(driver.ui, "farm"))
    driver.frame()
    assert "sets" not in {widget.name for widget in driver.screen.root.walk()}  # type: ignore[union-attr]


def test_a_link_leads_from_the_rules_to_a_card_and_back(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json")
    driver.show(ReferenceScreen(driver.ui, game=GAME))
    open_reference(driver.ui, f"{GAME}/topic:palazzi")
    driver.frame()
    driver.click("to:card:palazzo")
    assert "Counts two for culture" in driver.find("rules").value
    driver.press(pygame.K_LEFT, pygame.KMOD_ALT)
    driver.frame()
    assert driver.ui.text.overflows == []

"""The new-game screen of La Città: a map chosen with the pointer and with keys, in several sizes and languages."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.kernel.rules import of
from game.la_citta.setup.choice import CittaOptions, Country
from game.ui import lang
from game.ui.screens.new_game import NewGameScreen
from game.ui.widgets import RichText, ScrollArea
from tests.ui.driver import Driver, make_driver
from tests.ui.test_fit import inside

GAME = "la_citta"
SIZES = [((1280, 720), 100, "de"), ((1920, 1080), 200, "en"), ((2560, 1080), 80, "en")]


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return make_driver(tmp_path / "settings.json", (1280, 720))


def opened(driver: Driver, tab: str = "map") -> CittaOptions:
    driver.show(NewGameScreen(driver.ui, GAME))
    driver.click(f"tab:{tab}")
    found = driver.screen.options  # type: ignore[attr-defined]  # every screen has a class of its own
    assert isinstance(found, CittaOptions)
    return found


def choose(driver: Driver, list_: str, option: str) -> None:
    """By keyboard: the list may be higher than the window."""
    driver.click(list_)
    driver.ui.focus = driver.find(f"option:{option}")
    driver.press(pygame.K_RETURN)


def seen(driver: Driver) -> bytes:
    """The picture of the map."""
    driver.frame()
    rect = driver.ui.scale.rect(driver.find("map_picture").box)
    return pygame.image.tobytes(driver.surface.subsurface(rect), "RGB")


def test_the_picture_follows_map_landscape_and_castellos(driver: Driver) -> None:
    chosen = opened(driver)
    pictures = [seen(driver)]
    choose(driver, "castellos", "placed")
    pictures.append(seen(driver))
    choose(driver, "landscape", "random")
    pictures.append(seen(driver))
    driver.click("draw_again")
    pictures.append(seen(driver))
    choose(driver, "map", "brick")
    pictures.append(seen(driver))
    assert len(set(pictures)) == 5
    assert (chosen.country.map, chosen.country.landscape, chosen.country.castellos) == ("brick", "random", "placed")
    assert "Shifted Lanes" in driver.find("map_picture").value
    choose(driver, "setup_choice", "beginner")
    assert (chosen.country.landscape, chosen.country.castellos) == ("first_map", "given")


def test_a_seed_decides_the_landscape(driver: Driver) -> None:
    opened(driver, "rules")
    choose(driver, "setup_choice", "advanced")
    driver.click("seed")
    driver.type("42")
    driver.click("draw_again")
    assert "seed decides" in driver.toasts()[-1]


def test_a_map_is_kept_found_again_and_deleted(driver: Driver) -> None:
    chosen = opened(driver)
    choose(driver, "setup_choice", "advanced")
    drawn = chosen.country.drawn
    driver.click("save_choice")
    driver.type("Hills")
    driver.press(pygame.K_RETURN)
    assert driver.find("setup_choice").value == "“Hills”"
    choose(driver, "setup_choice", "beginner")
    choose(driver, "setup_choice", "stored:Hills")
    assert (chosen.country.drawn, chosen.country.landscape) == (drawn, "random")
    driver.click("delete_choice")
    driver.click("yes")
    assert driver.host.choices.list(GAME) == []


def test_who_begins_the_switches_and_advice(driver: Driver) -> None:
    chosen = opened(driver, "rules")
    choose(driver, "start_player", "1")
    assert chosen.start == 1
    driver.click("rule:iterate_starvation")
    driver.click("rule:allow_voluntary_pass")
    assert chosen.rules == ["allow_voluntary_pass", "iterate_starvation"]
    driver.click("tab:map")
    choose(driver, "landscape", "random")
    assert driver.find("note").value.startswith("Given castellos are fair on the first map only")
    driver.click("start")
    assert driver.host.games.calls[-1][0] == "start"


def test_what_is_wrong_is_said_and_mended(driver: Driver) -> None:
    chosen = opened(driver)
    chosen.country = Country("atlantis")
    driver.screen.rebuild()
    driver.frame()
    assert "does not exist any more" in driver.find("note").value
    driver.click("start")
    assert driver.host.games.calls == []
    driver.click("fix_0")
    assert "sites in play" in driver.find("note").value
    driver.click("start")
    assert driver.host.games.calls[-1][0] == "start"


@pytest.mark.long
@pytest.mark.parametrize(("size", "scale", "language"), SIZES)
def test_everything_fits(tmp_path: Path, size: tuple[int, int], scale: int, language: str) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    try:
        screen = NewGameScreen(driver.ui, GAME)
        of(CittaOptions, screen.options).country = Country("brick", "random")
        del screen.options.seats[3:]
        for tab in ("players", "map", "rules"):
            screen.tab = tab
            driver.show(screen)
            assert driver.ui.text.overflows == [], tab
            assert screen.root is not None
            inside(screen.root, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", [3, 4])
def test_what_is_said_of_the_game_needs_no_scrolling_or_ends_below_whole_lines(
    tmp_path: Path, players: int, size: tuple[int, int], language: str
) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language)
    try:
        screen = NewGameScreen(driver.ui, GAME)
        del screen.options.seats[players:]
        for country, fits in ((Country(), players > 3), (Country("brick", "random"), False)):
            of(CittaOptions, screen.options).country = country
            for tab in ("players", "map", "rules"):
                screen.tab = tab
                driver.show(screen)
                area, text = driver.find("game_area"), driver.find("game")
                assert isinstance(area, ScrollArea)
                assert isinstance(text, RichText)
                assert not (fits and area.scrollable), tab
                lines = area.box.h / text.line_high
                assert not area.scrollable or lines == pytest.approx(round(lines)), tab
                area.scroll_to(999.0)
                assert text.box.bottom == pytest.approx(area.box.bottom, abs=0.1) or not area.scrollable, tab
    finally:
        lang.set_language("en")

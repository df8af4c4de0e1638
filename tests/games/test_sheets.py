"""The sheet of a player: shown large while one points at the quarter, in every game with one, and never in the way."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.session.setup import HUMAN
from game.table.flow import Flow
from game.table.reading.sheet import Sheet
from game.table.screen import TableScreen
from game.ui import lang
from game.ui.draw.markup import plain
from game.ui.draw.places import meets
from tests.games.playing import match_of, play
from tests.ui.driver import Driver, make_driver

WITH_SHEETS = {"citadels": 90, "rattus_cartus": 40, "la_citta": 45}  # and how many answers are given before
NAMELESS = {
    "citadels": 0.3,
    "rattus_cartus": 0.8,
    "la_citta": 0.5,
}  # where no symbol is, in shares of a sign


def sit_down(path: Path, game: str, players: int, size: tuple[int, int] = (1280, 720), scale: int = 100) -> Driver:
    """A table in the middle of a game, with the first player before it."""
    match = play(match_of(game, HUMAN, *["random"] * (players - 1), seed=5), WITH_SHEETS[game])
    while match.pending is not None and match.pending.seat != 0:
        assert match.step()
    driver = make_driver(path / "settings.json", size, scale=scale)
    table = TableScreen(driver.ui, Flow(match, lambda: "instant"))
    driver.show(table)
    for _turn in range(4):
        driver.frame()
    table.message.close()
    return driver


def the_table(driver: Driver) -> TableScreen:
    assert isinstance(driver.screen, TableScreen)
    return driver.screen


def point_at(driver: Driver, game: str, seat: int) -> None:
    panel, k = driver.find(f"seat:{seat}"), driver.ui.scale.k
    box = getattr(panel, "sign", panel.box)
    x, y = box.x + box.w * NAMELESS[game], box.y + box.h * (0.5 if game == "citadels" else 0.2)
    at = (round(x * k), round(y * k))
    driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    driver.frame()
    driver.frame()


@pytest.mark.parametrize("game", WITH_SHEETS)
def test_pointing_at_a_quarter_shows_all_that_lies_there(tmp_path: Path, display: None, game: str) -> None:
    driver = sit_down(tmp_path, game, 4)
    table = the_table(driver)
    point_at(driver, game, 2)
    shown = driver.ui.popups.tip.drawn
    assert isinstance(shown, Sheet)
    assert shown.info == table.flow.seats[2]
    assert driver.ui.scale.bounds.holds(driver.ui.popups.tip.box)
    assert not meets(driver.ui.popups.tip.box, table.kept_clear())
    driver.press(pygame.K_F13)
    assert driver.ui.popups.tip.drawn is None  # a key is about something else


@pytest.mark.parametrize("players", [4, 7, 8])
def test_the_whole_city_is_on_it(tmp_path: Path, display: None, players: int) -> None:
    driver = sit_down(tmp_path, "citadels", players)
    view = the_table(driver).flow.view
    point_at(driver, "citadels", 3)
    shown = driver.ui.popups.tip.drawn
    assert isinstance(shown, Sheet)
    assert [one.card for one in shown.cards] == [view.box.kind[card] for card in view.city[3]]  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", WITH_SHEETS)
@pytest.mark.parametrize("scale", [100, 200])
def test_it_opens_by_key_wherever_there_is_no_room_beside(tmp_path: Path, display: None, game: str, scale: int) -> None:
    """The key that shows things closely opens it over everything; Esc puts it away."""
    driver = sit_down(tmp_path, game, 4, scale=scale)
    table = the_table(driver)
    driver.ui.ring_visible, driver.ui.focus = True, driver.find("seat:1")
    driver.press(pygame.K_z)
    assert table.layers
    view = table.layers[-1].find("sheet")
    assert view.sheet == table.sheet(1)  # type: ignore[attr-defined]
    assert "Computer" in view.spoken
    driver.press(pygame.K_ESCAPE)
    assert not table.layers


@pytest.mark.parametrize("game", WITH_SHEETS)
def test_it_reads_well_in_both_languages(tmp_path: Path, display: None, game: str) -> None:
    driver = sit_down(tmp_path, game, 4)
    table = the_table(driver)
    try:
        told = []
        for language in ("en", "de"):
            lang.set_language(language)
            sheet = table.sheet(2)
            assert isinstance(sheet, Sheet)
            told.append(sheet.told(driver.ui))
            assert plain(told[-1]) == told[-1]
        assert told[0] != told[1]
    finally:
        lang.set_language("en")

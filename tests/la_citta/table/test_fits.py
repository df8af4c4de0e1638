"""No text of the table leaves its box and no widget the window, in both languages, at every scale and window size."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.la_citta.table.board import board_of
from game.table.screen import TableScreen
from game.ui import lang
from tests.helpers.quick import first_at_once
from tests.ui.driver import make_driver
from tests.ui.test_fit import check
from tools.shots.la_citta.shots import SHOTS

WINDOWS = (
    ((1920, 1080), "de", 100), ((1280, 720), "de", 100), ((1280, 720), "de", 150), ((1280, 720), "de", 200),
    ((1600, 1200), "de", 80),
)  # fmt: skip
FEW = ("citta_site", "citta_hospital", "citta_great_builder", "citta_feeding")


@pytest.mark.parametrize(("size", "language", "scale"), first_at_once(WINDOWS))
def test_the_table_fits(tmp_path: Path, size: tuple[int, int], language: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    driver.ui.text.overflows.clear()  # the title is not what is looked at here
    try:
        for name in FEW:
            screen = SHOTS[name](driver.ui)
            driver.show(screen)
            assert isinstance(screen, TableScreen)
            tabs = [key for key, _words in screen.board.tabs()] if screen.places.tabbed else [""]
            for tab in tabs:
                if tab:
                    screen.use_tab(tab)
                    driver.frame(0.1)
                assert driver.ui.text.overflows == [], f"{name} {tab}: text does not fit"
                board_of(screen).pane.visible = not screen.places.tabbed  # parts of the map lie outside the window
                check(screen, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")


@pytest.mark.parametrize(("width", "height"), first_at_once([(1280, 720), (1920, 1080), (1600, 1200)]))
@pytest.mark.parametrize("name", ["citta_migration", "citta_build"])
def test_the_tray_lies_beside_the_buttons_of_the_map(tmp_path: Path, name: str, width: int, height: int) -> None:
    driver = make_driver(tmp_path / "settings.json", (width, height))
    screen = SHOTS[name](driver.ui)
    driver.show(screen)
    board = board_of(screen)
    assert board.picker.visible
    for near in (False, True):
        if near:
            board.pane.zoom(1)
            driver.frame(0.5)
        buttons = [button for button in board.pane.furniture.buttons if button.box.w]
        assert buttons
        assert not [button.name for button in buttons if button.box.overlaps(board.picker.box)]


@pytest.mark.long
@pytest.mark.parametrize("name", SHOTS)
def test_every_position_is_drawn(tmp_path: Path, name: str) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.show(SHOTS[name](driver.ui))
    assert driver.ui.text.overflows == []
    check(driver.screen, driver.ui.scale.bounds)


def test_voices_that_are_chosen_leave_the_title_of_their_row_free(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json")
    screen = SHOTS["citta_closeness"](driver.ui)
    driver.show(screen)
    row = board_of(screen).voices
    chosen = [card for card in row.cards if card.mark.state == "chosen"]
    assert chosen
    assert all(card.shown.y >= row.title_box.bottom for card in chosen)

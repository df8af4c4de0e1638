"""The sheet of a player by a gamepad alone, where letters are large: opened, read to its end, closed."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalog
from game.table.reading.sheet import SheetDialog, SheetView
from game.table.screen import TableScreen
from game.ui import lang
from tests.helpers.pad import PadPlayer
from tests.ui.driver import Driver, make_driver
from tools.shots.command import factories

ALL_GAMES = dict(catalog.GAMES)
TABLES = ("table_4", "table_7", "table_city_10", "rattus_enter", "rattus_enter_5", "citta_turn_5")


@pytest.fixture(autouse=True)
def _all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "GAMES", ALL_GAMES)


def sheet_of(table: TableScreen) -> SheetDialog | None:
    layers = [widget for layer in table.layers for widget in layer.walk()]
    return next((widget for widget in layers if isinstance(widget, SheetDialog)), None)


def seated(tmp_path: Path, name: str, scale: int) -> tuple[Driver, TableScreen, PadPlayer]:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "en", scale)
    driver.show(factories([name])[name](driver.ui))
    table = driver.screen
    assert isinstance(table, TableScreen)

    def settle() -> None:
        driver.frame(0.4)

    return driver, table, PadPlayer(driver.shell, driver.shell.process, settle)


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("name", TABLES)
def test_every_sheet_is_opened_read_and_closed(tmp_path: Path, name: str, scale: int) -> None:
    driver, table, pad = seated(tmp_path, name, scale)
    try:
        for seat in range(len(table.flow.seats)):
            if pad.sees(f"seat:{seat}") is None:
                continue
            pad.go(f"seat:{seat}")
            pad.press("x")
            dialog = sheet_of(table)
            assert dialog is not None, seat
            view = next(widget for widget in dialog.walk() if isinstance(widget, SheetView))
            assert driver.ui.scale.bounds.holds(dialog.box)
            for _press in range(60):
                if view.box.bottom <= dialog.content.box.bottom + 1:
                    break
                pad.press("dpdown")
            assert view.box.bottom <= dialog.content.box.bottom + 1, seat
            pad.press("b")
            assert sheet_of(table) is None
            assert driver.screen is table
            assert driver.ui.focus is pad.sees(f"seat:{seat}"), "back where one was"
    finally:
        lang.set_language("en")

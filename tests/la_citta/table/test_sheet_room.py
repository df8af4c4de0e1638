"""The sheet of a player where letters are large and the window is small."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.table.reading.sheet import SheetDialog, SheetView, open_sheet
from game.table.screen import TableScreen
from tests.ui.driver import make_driver
from tools.shots.la_citta.shots import SHOTS


def test_a_sheet_that_scrolls_ends_below_a_whole_line(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", size=(1280, 720), scale=200)
    driver.show(SHOTS["citta_turn_5"](driver.ui))
    table = driver.screen
    assert isinstance(table, TableScreen)
    told = table.board.sheet(1)
    assert told is not None
    open_sheet(driver.ui, told)
    driver.frame()
    dialog = next(widget for widget in table.layers[-1].walk() if isinstance(widget, SheetDialog))
    view = next(widget for widget in dialog.walk() if isinstance(widget, SheetView))
    assert dialog.content.scrollable
    ends = told.ends(driver.ui, view.natural(view.box.w))
    assert dialog.content.box.h < ends[-1]
    assert any(dialog.content.box.h == pytest.approx(end) for end in ends)

"""No text of the table leaves its box and no widget the window, in both languages, at every scale and window size."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rattus_cartus.content import own_cards
from game.rattus_cartus.table.building_painter import BuildingPainter
from game.table.screen import TableScreen
from game.ui import lang
from tests.helpers.quick import first_at_once
from tests.ui.driver import make_driver
from tests.ui.test_fit import check
from tools.shots.rattus_cartus.shots import SHOTS

WINDOWS = (
    ((1920, 1080), "de", 100), ((1280, 720), "en", 100), ((1280, 720), "de", 100), ((1280, 720), "de", 150),
    ((1280, 720), "de", 200), ((1600, 1200), "de", 100),
    pytest.param((3440, 1440), "de", 100, marks=pytest.mark.long),
    pytest.param((2560, 1440), "en", 80, marks=pytest.mark.long),
    ((1920, 1080), "de", 125),
)  # fmt: skip
FEW = ("rattus_supply_chosen", "rattus_enter_rats", "rattus_enter_5", "rattus_look", "rattus_give_chosen")


@pytest.mark.parametrize(("size", "language", "scale"), first_at_once(WINDOWS))
def test_the_table_fits(tmp_path: Path, size: tuple[int, int], language: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
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
                check(screen, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [150, 200])
def test_every_building_fits_where_the_row_is_lowest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, scale: int
) -> None:
    """In a film, above its time line."""
    driver = make_driver(tmp_path / "settings.json", (1280, 720), language, scale)
    try:
        driver.show(SHOTS["rattus_film"](driver.ui))
        for one in own_cards().buildings.values():
            lines = one.premium_short.get(language), one.normal_short.get(language)
            monkeypatch.setattr(BuildingPainter, "_lines", lines)
            driver.ui.base.all()
            driver.frame(0.1)
            assert driver.ui.text.overflows == [], one.id
    finally:
        lang.set_language("en")


@pytest.mark.long
@pytest.mark.parametrize("name", SHOTS)
def test_every_position_is_drawn(tmp_path: Path, name: str) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.show(SHOTS[name](driver.ui))
    assert driver.ui.text.overflows == []
    check(driver.screen, driver.ui.scale.bounds)

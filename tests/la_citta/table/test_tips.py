"""What is told for the first time in the second half of a year lies on nothing that one reads to answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kernel.rules import of
from game.la_citta.rules.state import View
from game.la_citta.table.board import board_of
from game.table.screen import TableScreen
from game.ui import lang
from tests.ui.driver import make_driver
from tools.shots.la_citta.shots import SHOTS

TOLD = ("feeding", "starved", "flipped", "demolition", "demolished", "order_of_cities", "moved_away", "moved_here")
ASKED = ("citta_feeding", "citta_feeding_5", "citta_demolition", "citta_migration", "citta_two_wishes")
WINDOWS = (((1280, 720), "de", 100), ((1920, 1080), "en", 100), ((1280, 720), "en", 150))


@pytest.mark.parametrize(("size", "language", "scale"), WINDOWS)
@pytest.mark.parametrize("name", ASKED)
def test_no_tip_lies_on_how_cities_and_players_stand(
    tmp_path: Path, name: str, size: tuple[int, int], language: str, scale: int
) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    try:
        driver.show(SHOTS[name](driver.ui))
        table = driver.screen
        assert isinstance(table, TableScreen)
        scene, city = board_of(table).scene, of(View, table.flow.view).cities[table.flow.viewer][0][0]
        assert scene.below.visible or table.places.tabbed
        seen = 0
        for one in TOLD:
            table.first_times.show(one, seat=0, city=city, source=city, site=city)
            driver.frame(0.1)
            slip = table.first_time.box
            seen += slip.w > 0
            read = [*scene.below.filled(), *([scene.ledger.box] if scene.ledger.visible else [])]
            for box in (*(read if scene.below.visible else ()), *table.kept_clear(), table.prompt.box):
                assert not slip.overlaps(box), (one, slip, box)
        assert seen or scale > 100
    finally:
        lang.set_language("en")


def test_a_tip_leaves_the_cities_in_sight_where_there_is_other_room(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.show(SHOTS["citta_turn"](driver.ui))
    table = driver.screen
    assert isinstance(table, TableScreen)
    board, view = board_of(table), of(View, table.flow.view)
    mine = view.cities[table.flow.viewer]
    for city in (one[0] for one in mine):
        table.first_times.show("moved_away", source=city)
        driver.frame(0.1)
        slip = table.first_time.box
        assert slip.w > 0
        badges = [board.pane.badge(each[0]) for cities in view.cities for each in cities]
        assert not [badge for badge in badges if slip.overlaps(badge)], (city, slip)

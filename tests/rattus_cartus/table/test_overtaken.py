"""Whoever's disc is hopped over on a track of influence is seen to be: the disc flashes, once, where it lies."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.table.board import RattusBoard
from game.session.match import Match, Shown
from game.table.screen import TableScreen
from tests.rattus_cartus.table.tables import sit_down
from tests.rattus_cartus.table.test_resolving import frames, last_to_enter
from tests.ui.driver import Driver

Disc = tuple[int, int]  # estate and seat


def resolving(tmp_path: Path, seed: int, *, reduced: bool = False) -> tuple[Driver, TableScreen, RattusBoard]:
    """A table that moves, before the answer with which the buildings begin to resolve."""
    driver, table, board = sit_down(tmp_path, last_to_enter(4, seed), size=(1280, 720))
    driver.ui.settings.values.animation = 1.0
    driver.ui.settings.values.reduced_motion = reduced
    driver.ui.apply_settings()
    driver.ui.stack.reset(table)
    driver.ui.motion.finish_all()
    driver.shell.draw(driver.surface)
    return driver, table, board


def passed(points: list[list[int]], events: list[Shown]) -> Counter[Disc]:
    """How often each disc is overtaken by these gains, from these points on: it had some before its building was
    resolved, no fewer than the other one, and fewer than that one has afterwards. All of a building gain at once."""
    found, gained = Counter[Disc](), dict[Disc, int]()
    for event in events:
        if event.word == "building_opened":
            for (estate, seat), after in gained.items():
                points[estate][seat] = after
            gained.clear()
        if event.word != "influence":
            continue
        estate, seat, after = event.facts["estate"], event.facts["seat"], event.facts["points"]
        before = after - event.facts["amount"]
        found.update(
            (estate, one) for one, has in enumerate(points[estate]) if one != seat and has > 0 and before <= has < after
        )
        gained[estate, seat] = after
    return found


def flashes(driver: Driver, table: TableScreen, board: RattusBoard, match: Match) -> tuple[Counter[Disc], list[Shown]]:
    """How often each disc flashes until the first person has something to decide, and the events until then."""
    first, seen, alive = match.event_count, Counter[Disc](), set[int]()
    ask = table.flow.my_ask
    assert ask is not None
    table.choose(ask.options[0])
    for _frame in frames(driver):
        places = {(estate, seat): board.disc(estate, seat) for estate in range(len(ESTATES)) for seat in range(4)}
        glow = table.motions.framed("glow_focus", board.disc(0, 0))
        now = {id(one): one for one in table.stage.sprites if one.picture is glow}
        for key in now.keys() - alive:
            here = [
                disc for disc, place in places.items() if abs(place.cx - now[key].x) + abs(place.cy - now[key].y) < 1
            ]
            seen.update(here)
            assert len(here) == 1
        alive = set(now)
        if table.offers is not None and not driver.ui.motion.busy:
            break
    return seen, match.events_since(first, 0)


@pytest.mark.parametrize("seed", [1, 40, 80, 120])
def test_each_overtaken_disc_flashes_once(tmp_path: Path, seed: int) -> None:
    driver, table, board = resolving(tmp_path, seed)
    match = table.flow.match
    before = [list(row) for row in match.whole.points]
    seen, events = flashes(driver, table, board, match)
    assert seen == passed(before, events)


def test_with_reduced_motion_nothing_flashes(tmp_path: Path) -> None:
    driver, table, board = resolving(tmp_path, 1, reduced=True)
    match = table.flow.match
    before = [list(row) for row in match.whole.points]
    seen, events = flashes(driver, table, board, match)
    assert passed(before, events)
    assert not seen

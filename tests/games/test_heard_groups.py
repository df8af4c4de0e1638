"""A group that is picked one after the other says how many are chosen, in every kind of group of every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.kernel.options import DONE, PASS
from game.table.pieces import Spot
from game.table.screen import TableScreen
from tests.games.test_heard import asked
from tests.helpers.heard import tree
from tests.helpers.quick import first_at_once
from tests.ui.driver import Driver, make_driver
from tools.shots import command

pytestmark = pytest.mark.usefixtures("display")

ROOT = Path(__file__).parents[2]
COUNTED = re.compile(r"(\d+)(?: of (\d+))? chosen\.")
# A picture of each kind of group: how many there must be (0: as many as one likes, None: one answer is all of it).
GROUPS = {
    "pick_magistrate": ("warrants", 3), "pick_blackmailer": ("threats", 2), "pick_magician_discard": ("discard", 0),
    "pick_thieves_den": ("payment", 0), "pick_cardinal_give": ("loan", 2), "pick_seer_give": ("giving", None),
    "pick_scholar": ("keep", None), "pick_keep": ("keep", None),
    "rattus_lay": ("lay", 4), "rattus_give": ("give", 6), "rattus_exchange": ("exchange", 2),
    "rattus_enter_planned": ("", 0), "rattus_look": ("look", None), "citta_closeness": ("", 0),
}  # fmt: skip


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    made = make_driver(tmp_path / "settings.json", (1280, 720))
    made.ui.ears.reader = made.ui.settings.values.voice_offered = True
    return made


def counted(table: TableScreen) -> tuple[int, int] | None:
    """What is heard of how many are chosen; None where nothing is said of it."""
    found = [said for one in tree(table) if (said := COUNTED.fullmatch(one.name))]
    return (int(found[0][1]), int(found[0][2] or 0)) if found else None


def pick_one(table: TableScreen) -> None:
    """One thing more of the group, as its press would."""
    plan = table.board.plan
    assert table.offers is not None
    if plan.said() is None:
        table.choose(next(one for one in table.offers.ask.options if one not in (PASS, DONE)))
        return
    spots = [one.widget for one in tree(table) if isinstance(one.widget, Spot)]
    marked = [(spot, plan.mark(spot.place, spot.thing)) for spot in spots if spot.place not in ("building", "space")]
    spot = next(spot for spot, mark in marked if mark is not None and mark.state == "legal")
    assert plan.pick(spot.place, spot.thing)


@pytest.mark.parametrize("name", first_at_once(GROUPS))
def test_a_group_that_is_picked_says_how_many_are_chosen(driver: Driver, name: str) -> None:
    group, most = GROUPS[name]
    driver.show(command.factories([name])[name](driver.ui))
    table = asked(driver)
    assert table is not None
    assert table.offers is not None
    assert (table.offers.ask.group or "") == group
    before = counted(table)
    if most is None:
        assert before is None
        return
    assert before == (0, most) if most else before is None or before[1] == 0
    picked = 0 if before is None else before[0]
    for _more in range(min(most - 1, 2) if most else 1):
        pick_one(table)
        picked += 1
        table = asked(driver)
        assert table is not None
        assert counted(table) == (picked, most)


def test_there_is_a_picture_of_every_kind_of_group() -> None:
    rules = (ROOT / "game").glob("*/rules/**/*.py")
    told = re.compile(r'group(?:: str)? ?= ?"(\w+)"')
    kinds = {kind for one in rules for kind in told.findall(one.read_text(encoding="utf-8"))}
    assert kinds == {group for group, _most in GROUPS.values() if group}

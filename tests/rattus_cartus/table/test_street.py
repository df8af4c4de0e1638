"""The street of Rattus Cartus: it darkens with the rounds, never with what is hidden; houses stand whole."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.table import art
from game.rattus_cartus.table.buildings import GUTTER, lantern_places, rat_place, row_cells
from game.rattus_cartus.table.house import house, is_full
from game.rattus_cartus.table.models import LAST_STAGE, MOST_IN_GUTTER, EstateModel, night_model
from game.session.setup import HUMAN
from game.table.motion.staging import Played
from game.ui.draw.assets import Assets
from game.ui.draw.geometry import Box
from tests.games.playing import match_of
from tests.games.test_moments import frames, table_of
from tests.rattus_cartus.rules.tables import begun, rules, table
from tests.rattus_cartus.table.tables import asked, sit_down

ROW = Box(540, 87, 970, 610)


def later(g: Game, rounds: int) -> Game:
    """So many rounds gone."""
    g.round += rounds
    return g


# -- the plague comes --------------------------------------------------------------------------------------------------
def test_fog_and_rats_come_with_the_rounds() -> None:
    nights = [night_model(rules().observe(later(begun(4), gone), Seat(0))) for gone in range(8)]
    assert nights[0].rats == 0
    assert [night.rats for night in nights] == sorted(night.rats for night in nights)
    assert [night.stage for night in nights] == sorted(night.stage for night in nights)
    assert nights[-1].rats == MOST_IN_GUTTER


def test_only_the_last_round_has_the_last_sky() -> None:
    assert (
        night_model(rules().observe(table(["farm a", "castle a", "palace a"], last=True), Seat(0))).stage == LAST_STAGE
    )
    for gone in range(7):
        assert night_model(rules().observe(later(begun(4), gone), Seat(0))).stage < LAST_STAGE


def test_hidden_rats_are_never_counted() -> None:
    """Whoever has how many: the street is the same for all, until they lie openly."""
    plain, open_ = later(begun(4), 3), later(begun(4, options=["open_rats"]), 3)
    before = {seat: night_model(rules().observe(plain, Seat(seat))) for seat in range(4)}
    plain.rats = [30, 0, 25, 4]
    assert {seat: night_model(rules().observe(plain, Seat(seat))) for seat in range(4)} == before
    few = night_model(rules().observe(open_, Seat(0)))
    open_.rats = [30, 20, 25, 14]
    assert night_model(rules().observe(open_, Seat(0))).rats > few.rats


@pytest.mark.parametrize("stage", range(LAST_STAGE + 1))
def test_every_stage_is_painted_in_both_sizes(stage: int) -> None:
    assets = Assets()
    assert assets.has(art.street(stage))
    assert assets.has(f"{art.street(stage)}_2x")


def test_the_street_is_the_ground_of_the_table_and_stays_as_it_was_with_reduced_motion(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, asked("enter.chosen", since=5))
    assert screen.background == art.street(board.model.night.stage)
    board.model = replace(board.model, night=replace(board.model.night, stage=2, rats=9))
    assert board.backdrop == art.street(2)
    driver.ui.motion.reduced = True
    assert board.backdrop == art.street(0)


# -- houses ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("count", [2, 3])
def test_a_house_stands_whole_in_its_cell(count: int) -> None:
    for cell in row_cells(ROW, count):
        assert is_full(cell)
        here = house(cell)
        for part in (here.roof, here.picture, here.plate, here.wall, here.notice, here.field):
            assert cell.x - 1e-6 <= part.x <= part.right <= cell.right + 1e-6
            assert cell.y - 1e-6 <= part.y <= part.bottom <= cell.bottom + 1e-6
        assert here.picture.bottom == here.plate.y
        assert here.notice.bottom < here.field.y + 1
        assert here.plate.bottom <= here.notice.y


@pytest.mark.parametrize("count", [2, 3])
def test_lanterns_and_rats_are_in_the_street(count: int) -> None:
    cells = row_cells(ROW, count)
    assert len(lantern_places(cells, ROW)) >= count - 1
    for at in range(len(GUTTER)):
        wide, x, y = rat_place(at, ROW)
        assert ROW.x <= x <= x + wide <= ROW.right
        assert ROW.y + ROW.h / 2 < y + wide / 2 <= ROW.bottom


# -- how many more to be first -----------------------------------------------------------------------------------------
def track(points: tuple[int, ...], arrived: tuple[int, ...]) -> EstateModel:
    order = sorted((seat for seat in arrived if points[seat]), key=lambda seat: (-points[seat], arrived.index(seat)))
    return EstateModel(0, "magic", points, arrived, tuple(order))


def test_one_more_than_the_first_is_missing() -> None:
    one = track((4, 5, 0), (0, 1, 2))
    assert [one.to_first(seat) for seat in range(3)] == [2, 0, 6]


def test_of_equal_points_the_lower_disc_is_first_and_the_other_needs_one_more() -> None:
    one = track((5, 5), (1, 0))
    assert [one.to_first(seat) for seat in range(2)] == [1, 0]


def test_where_nobody_has_any_nobody_is_behind() -> None:
    assert track((0, 0), (0, 1)).to_first(0) == 0


# -- the doors of a round ----------------------------------------------------------------------------------------------
def test_what_is_behind_the_doors_is_not_told_before_they_open(tmp_path: Path) -> None:
    """From the bell of a round until its buildings are revealed the houses are shut, for eyes and for ears."""
    driver, screen, board = sit_down(tmp_path, asked("enter.chosen", since=1))
    driver.ui.settings.values.animation = 1.0
    driver.ui.apply_settings()
    rng, opened = Rng(2), 0
    first = screen.flow.match.whole.round
    for _frame in range(4000):
        told = screen.flow.told
        coming = [event.word for event in screen.flow.match.events_since(told, screen.flow.eyes)]
        if board.shut:
            assert "row_revealed" in coming
            values = [card.value for card in board.row.cards]
            assert values in ([], ["I", "II", "III"])
            opened = max(opened, 1 if values else 0)
        elif opened == 1:
            opened = 2
            assert all(card.name_words in card.value for card in board.row.cards)
        if opened == 2 and screen.flow.match.whole.round > first:
            return
        if screen.offers is not None and not driver.ui.motion.busy:
            screen.choose(rng.choice(screen.offers.ask.options))
        driver.shell.step(0.1)
    raise AssertionError("no doors have opened")


def test_without_movements_the_doors_are_open(tmp_path: Path) -> None:
    _driver, _screen, board = sit_down(tmp_path, asked("enter.chosen", since=2))
    assert not board.shut


def test_who_enters_a_house_stands_before_it_when_the_disc_has_come(tmp_path: Path) -> None:
    """Nothing is seen of it before, and nothing is missing afterwards."""
    driver, seat_table = table_of(tmp_path, match_of("rattus_cartus", HUMAN, *["random"] * 3, seed=1))
    seen: list[Played] = []
    seat_table.motions.staging.watch = seen.append
    things = seat_table.lag.things
    for _frame in frames(driver, seat_table):
        played = seen[-1] if seen else None
        if played is None or played.moment.name != "enters" or played.share >= 1:
            continue
        awaited = ("space", played.scene.events[0].facts["seat"])
        if 0 < played.share < 0.5:
            assert awaited in things
        elif played.share > 0.7:
            assert awaited not in things
            return
    raise AssertionError("nobody enters")

"""A building is resolved at the table: driven by events, behind which the state never waits, and skipped as one
likes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.bots.inline import InlineBots
from game.kernel.rules import of
from game.rattus_cartus.rules.event_shapes import SHAPES
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.board import RattusBoard, board_of
from game.rattus_cartus.table.motions import moves
from game.session.match import Match
from game.table.flow import Flow
from game.table.screen import TableScreen
from tests.ui.driver import Driver, make_driver
from tools.shots.rattus_cartus.positions import play_until, rules, setup

STEP = 1 / 30
NEVER_MOVE = {"building_opened", "nuns_revealed", "died", "game_over"}  # told on the plague's own screen, or at once


def last_to_enter(players: int, seed: int) -> Match:
    """The next answer of the first seat begins the resolution of a round in which cards were laid."""

    def wanted(match: Match) -> bool:
        ask, state = match.pending, match.whole
        last = ask is not None and ask.seat == 0 and ask.step == "enter.laid" and ask.memo["left"] == 1
        return last and state.round >= 2 and sum(map(len, state.entered)) == players

    for one in range(seed, seed + 300):
        match = play_until(setup(players, one), wanted)
        if not match.over:
            return match
    raise LookupError


def sit(
    tmp_path: Path, players: int = 4, pace: str = "normal", seed: int = 1
) -> tuple[Driver, TableScreen, RattusBoard]:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.settings.values.animation = 1.0
    driver.ui.apply_settings()
    table = TableScreen(driver.ui, Flow(last_to_enter(players, seed), lambda: pace))
    driver.ui.stack.reset(table)
    driver.ui.motion.finish_all()
    driver.shell.draw(driver.surface)
    return driver, table, board_of(table)


def answer(table: TableScreen) -> None:
    ask = table.flow.my_ask
    assert ask is not None
    table.choose(ask.options[0])


def frames(driver: Driver, most: int = 2000) -> Iterator[int]:
    for count in range(most):
        driver.shell.step(STEP)
        driver.shell.draw(driver.surface)
        yield count


def at_rest(table: TableScreen, board: RattusBoard) -> None:
    assert table.root is not None
    assert not [widget.name for widget in table.root.walk() if getattr(widget, "hidden", False)]
    assert not table.stage.sprites
    assert table.lag.empty
    assert board.following.until is None


def test_every_event_moves_or_is_told_elsewhere() -> None:
    assert set(SHAPES) - set(moves.MAKERS) <= NEVER_MOVE


def test_the_state_is_ahead_and_the_pictures_follow_row_by_row(tmp_path: Path) -> None:
    driver, table, board = sit(tmp_path)
    answer(table)
    assert of(View, table.flow.match.view(0)).phase == "buildings"
    assert board.row.visible
    seen: list[tuple[int, int]] = []
    for _frame in frames(driver):
        course = board.following.course
        open_rows = sum(one.cards is not None for there in course.entered.values() for one in there)
        if not seen or seen[-1] != (course.slot, open_rows):
            seen.append((course.slot, open_rows))
        if table.offers is not None and not driver.ui.motion.busy:
            break
    assert seen == sorted(seen)  # nothing is taken back
    assert len(seen) > 2
    at_rest(table, board)


def test_while_it_lasts_the_building_has_the_place_of_the_row(tmp_path: Path) -> None:
    driver, table, board = sit(tmp_path)
    answer(table)
    for _frame in frames(driver):
        assert board.row.visible != board.scene.visible
        if board.scene.visible:
            break
    assert board.scene.visible
    assert board.scene.rows or "Nobody came" in board.scene.value


def test_space_completes_one_step_and_s_all_of_them(tmp_path: Path) -> None:
    driver, table, board = sit(tmp_path)
    answer(table)
    for _frame in frames(driver):
        if board.following.live:
            break
    until = board.following.until
    assert until is not None
    driver.ui.now += 1
    driver.shell.process(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    driver.shell.step(STEP)
    after = board.following.until
    assert after is None or after > until
    driver.shell.process(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_s, mod=0, unicode="s", scancode=0))
    assert not table.motions.telling
    for _frame in frames(driver, 400):
        if table.offers is not None or of(View, table.flow.view).phase != "buildings":
            break
    assert not table.flow.passing() or not table.flow.bots_turn


@pytest.mark.long
@pytest.mark.parametrize("pace", ["relaxed", "normal", "fast", "instant"])
def test_at_every_pace_all_is_shown_in_the_end(tmp_path: Path, pace: str) -> None:
    driver, table, board = sit(tmp_path, players=2, pace=pace)
    driver.ui.settings.values.animation = 4.0
    driver.ui.apply_settings()
    answer(table)
    rng = Random(3)
    for _frame in frames(driver):
        if of(View, table.flow.view).phase != "buildings" and not driver.ui.motion.busy:
            break
        if table.offers is not None and not driver.ui.motion.busy:
            table.choose(rng.choice(table.offers.ask.options))
    assert of(View, table.flow.view).phase != "buildings"
    at_rest(table, board)
    assert board.row.visible
    assert not board.scene.visible


@pytest.mark.long
def test_answering_while_it_is_told_lets_everything_land(tmp_path: Path) -> None:
    driver, table, board = sit(tmp_path)
    rng = Random(1)
    answer(table)
    for count in frames(driver, 900):
        if table.offers is not None and count % 7 == 0:
            table.choose(rng.choice(table.offers.ask.options))
        if table.flow.match.over:
            break
    table.motions.stop()
    driver.ui.motion.finish_all()
    at_rest(table, board)


def test_with_reduced_motion_the_same_is_seen(tmp_path: Path) -> None:
    driver, table, board = sit(tmp_path)
    driver.ui.motion.reduced = True
    answer(table)
    for _frame in frames(driver):
        if table.offers is not None and not driver.ui.motion.busy:
            break
    at_rest(table, board)


def test_two_players_reveal_side_by_side_first(tmp_path: Path) -> None:
    driver, table, board = sit(tmp_path, players=2)
    answer(table)
    joint = False
    for _frame in frames(driver):
        course = board.following.course
        if course.joint:
            joint = True
            assert len(board.scene.rows) == 2
        if course.live and not course.joint:
            break
    assert joint


def test_a_match_looked_at_in_mid_resolution_shows_it(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        return match.pending is not None and match.pending.step == "action.chosen" and match.pending.seat == 0

    match = play_until(setup(4, 3), wanted)
    assert not match.over
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    table = TableScreen(driver.ui, Flow(match, lambda: "normal"))
    driver.show(table)
    board = board_of(table)
    assert board.scene.visible
    assert board.scene.row(0) is not None
    assert board.scene.row(0).model.cards is not None  # type: ignore[union-attr]


def test_a_new_match_begins_with_cards_that_are_dealt(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.settings.values.animation = 1.0
    driver.ui.apply_settings()
    match = Match.new(rules(), setup(4, 1), InlineBots())
    table = TableScreen(driver.ui, Flow(match, lambda: "normal"))
    driver.ui.stack.reset(table)
    board = board_of(table)
    assert table.motions.telling
    assert table.lag.of("hand")[1] == 5
    driver.ui.motion.finish_all()
    at_rest(table, board)

"""While something moves: what a click and Space do, and whatever else may happen."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.bots.inline import InlineBots
from game.citadels.table.board import board_of
from game.session.match import Match
from game.table.screen import TableScreen
from tests.ui.driver import Driver
from tests.ui.table.motion.moving import STEP, at_rest, begin, is_asked, is_moving, let_it_end, sit
from tools.shots.citadels.scenes import SCENES, Scene, before


# -- a click, Space ----------------------------------------------------------------------------------------------------
def space(driver: Driver) -> None:
    driver.shell.process(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))


def click(driver: Driver, x: float, y: float, kinds: tuple[int, ...] = (1, 2)) -> None:
    k = driver.ui.scale.k
    at = (round(x * k), round(y * k))
    for kind in kinds:
        event = pygame.MOUSEBUTTONDOWN if kind == 1 else pygame.MOUSEBUTTONUP
        driver.shell.process(pygame.event.Event(event, pos=at, button=1))


def test_space_completes_one_step_and_presses_nothing(moving: Driver) -> None:
    mine = replace(SCENES["round"], mine=True, at="crown")  # several things are told, then the person is asked
    table = begin(moving, mine)
    assert not is_asked(table)
    buttons = [widget for widget in table.root.walk() if widget.interactive]  # type: ignore[union-attr]
    moving.ui.focus, moving.ui.ring_visible = buttons[0], True
    answered, said = table.flow.match.whole.answered, []
    for _press in range(20):
        if not is_moving(moving):
            break
        said.append(table.herald.value)
        space(moving)
        moving.ui.motion.update(0.001)
    assert len(set(said)) > 1  # one after the other
    assert not is_moving(moving)
    assert is_asked(table)
    assert table.flow.match.whole.answered == answered
    assert at_rest(table)


def test_space_completes_what_moves_before_it_hurries_anybody(moving: Driver) -> None:
    table = begin(moving, SCENES["gold"])
    answered = table.flow.match.whole.answered
    assert is_moving(moving)
    while is_moving(moving):
        space(moving)
    moving.shell.step(0.01)
    assert table.flow.match.whole.answered == answered
    space(moving)
    moving.shell.step(0.01)
    assert table.flow.match.whole.answered == answered + 1


def test_a_click_on_a_card_of_others_only_completes(moving: Driver) -> None:
    table = begin(moving, SCENES["gold"])
    answered = table.flow.match.whole.answered
    plot = next(iter(next(panel for panel in board_of(table).panels() if panel.plots).plots.values()))
    while is_moving(moving):
        click(moving, plot.box.cx, plot.box.cy)
    assert table.selected is None
    assert table.flow.match.whole.answered == answered


def test_a_click_on_what_can_be_chosen_is_never_lost(moving: Driver) -> None:
    table = begin(moving, SCENES["draw_mine"])
    while not is_asked(table):
        moving.shell.step(0.2)
    moving.ui.motion.finish_all()
    moving.ui.now += 1.0
    table.motions.play([event for event in table.flow.log() if event.word == "gold"][-1:])
    assert is_moving(moving)
    button = next(widget for widget in table.prompt.children if widget.interactive)
    answered = table.flow.match.whole.answered
    click(moving, button.box.cx, button.box.cy)
    click(moving, button.box.cx, button.box.cy)  # some ask twice
    assert table.flow.match.whole.answered > answered or table.selected or table.picking.ending >= 0


def asked_soon(driver: Driver) -> tuple[TableScreen, Match]:
    """A computer player has the last word before the person is asked about a choice on the table."""
    scene = Scene("round_started", first=3, since=3)
    match, _option = before(scene)
    return sit(driver, match), match


def test_what_was_pressed_before_the_person_was_asked_picks_nothing(moving: Driver) -> None:
    table, match = asked_soon(moving)
    assert not is_asked(table)
    spot = board_of(table).track.tile(3)
    click(moving, spot.box.cx, spot.box.cy, (1,))
    while not is_asked(table):
        moving.shell.step(0.05)
    answered = match.whole.answered
    for choice in (*board_of(table).fan.children, spot):
        click(moving, choice.box.cx, choice.box.cy, (2,))
    assert match.whole.answered == answered
    assert table.selected is None


def test_a_click_meant_to_hurry_the_others_does_not_answer(moving: Driver) -> None:
    table, match = asked_soon(moving)
    while not is_asked(table):
        moving.shell.step(0.05)
    answered = match.whole.answered
    choice = board_of(table).fan.children[0]
    click(moving, choice.box.cx, choice.box.cy)
    assert match.whole.answered == answered
    moving.ui.now += 1.0
    moving.ui.motion.finish_all()
    click(moving, choice.box.cx, choice.box.cy)
    assert match.whole.answered > answered or table.selected is not None


# -- something else happens meanwhile ----------------------------------------------------------------------------------
def resized(driver: Driver, table: TableScreen) -> None:
    driver.surface = pygame.display.set_mode((1600, 900))
    driver.ui.use_size((1600, 900))


def in_german(driver: Driver, table: TableScreen) -> None:
    driver.ui.use_language("de")


def paused(driver: Driver, table: TableScreen) -> None:
    table.back()
    driver.ui.stack.pop()


def hurried(driver: Driver, table: TableScreen) -> None:
    table.press("hurry")
    driver.ui.motion.finish_all()


@pytest.mark.long
@pytest.mark.parametrize("happens", [resized, in_german, paused, hurried])
@pytest.mark.parametrize("name", ["build", "round", "confiscate", "scoring"])
def test_anything_may_happen_meanwhile(moving: Driver, name: str, happens: object) -> None:
    if name == "scoring":
        from tools.shots.citadels.shots import SHOTS

        moving.ui.stack.reset(SHOTS["scoring"](moving.ui))
        screen = moving.screen
    else:
        screen = begin(moving, SCENES[name])
    for _frame in range(4):
        moving.ui.motion.update(STEP)
    assert is_moving(moving)
    speed, moving.ui.motion.speed = moving.ui.motion.speed, 1.0
    if happens is not hurried or isinstance(screen, TableScreen):
        happens(moving, screen)  # type: ignore[operator]  # one of those above
    moving.ui.motion.speed = speed
    let_it_end(moving)
    moving.shell.draw(moving.surface)
    if isinstance(screen, TableScreen):
        assert at_rest(screen)
    assert not screen.stage.sprites


def test_a_step_may_be_taken_back_meanwhile(moving: Driver) -> None:
    table = begin(moving, SCENES["gold_mine"])
    assert is_moving(moving)
    gold = board_of(table).model.me.gold
    table.take_back()
    assert board_of(table).model.me.gold < gold
    assert at_rest(table)


def test_a_game_saved_meanwhile_goes_on_where_it_is(moving: Driver) -> None:
    """The match is always ahead of the pictures: what is written is what has been decided."""
    from game import catalog
    from game.session import save

    table = begin(moving, SCENES["build"])
    assert is_moving(moving)
    match = table.flow.match
    file = save.decode(save.for_report(save.snapshot(match)), "game.save")
    again = save.resume(file, catalog.rules, InlineBots())
    assert again.whole.city == match.whole.city
    loaded = sit(moving, again)
    assert at_rest(loaded)
    assert not is_moving(moving)
    assert [plot.card for plot in board_of(loaded).model.players[1].city] == list(match.whole.city[1])

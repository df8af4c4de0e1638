"""Whole games at the table by the keyboard alone, by the mouse alone, and by the gamepad alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.la_citta.hands import plan as planning
from game.la_citta.hands import plays
from game.la_citta.hands.plays import Play
from game.la_citta.table.board import CittaBoard, board_of
from game.table.screen import TableScreen
from game.ui.input.gamepad import press
from tests.la_citta.table.tables import click, new_match, sit_down
from tests.ui.driver import Driver

MOST = 900
ROW_KEYS = {plays.GOLD: "g", plays.FOUND: "k", plays.BUILD: "b"}
ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


CROSS = ("dpleft", "dpright", "dpup", "dpdown")
SEEN = 40  # of so many presses the picture of one is drawn


def seldom_drawn(driver: Driver) -> None:
    """What a press does is not a matter of pictures: most are passed over."""
    draw, count = driver.shell.draw, iter(range(1, 10**6))
    driver.shell.draw = lambda target: [] if next(count) % SEEN else draw(target)  # type: ignore[method-assign]


def played(driver: Driver, screen: TableScreen, act: object) -> int:
    """Plays on until the match is over; how many times somebody acted."""
    acted = 0
    for _turn in range(MOST):
        if screen.flow.match.over:
            break
        if driver.screen is not screen:
            driver.press(pygame.K_ESCAPE)
        elif screen.offers is None or screen.message.visible:
            screen.message.close()
            driver.frame()
        else:
            before = screen.offers.ask.number
            act()  # type: ignore[operator]  # a function
            asked = screen.flow.match.pending
            assert asked is None or asked.number != before, ask_of(screen)
            acted += 1
    assert screen.flow.match.over
    return acted


def ask_of(screen: TableScreen) -> str:
    """What was asked, for the message of a test that fails."""
    ask, plan = screen.flow.match.pending, board_of(screen).plan
    return f"{ask.step if ask is not None else ''} {plan.what} {plan.chosen} {plan.option}"


class ByKeys:
    """Somebody with a keyboard, who wants some of the plays on offer and presses what leads there."""

    def __init__(self, driver: Driver, screen: TableScreen, board: CittaBoard) -> None:
        self.driver, self.screen, self.board, self.rng = driver, screen, board, Random(5)
        seldom_drawn(driver)

    # -- presses -------------------------------------------------------------------------------------------------------
    def letter(self, sign: str) -> None:
        self.driver.press(pygame.key.key_code(sign), text=sign)

    def confirm(self) -> None:
        self.driver.press(pygame.K_RETURN)

    def begin(self, play: Play) -> None:
        """The card, row or button of a play."""
        if play.what == plays.DRAW:
            self.to(plays.DRAW)
            self.confirm()
            return
        if play.what in ROW_KEYS:
            self.letter(ROW_KEYS[play.what])
            return
        kinds = [card.kind for card in self.board.model.display]
        self.letter(str(kinds.index(play.what) + 1))

    def tile(self, at: int) -> None:
        if at < 9:
            self.letter(str(at + 1))
        else:
            self.to(f"tile:{at}")
            self.confirm()

    def to(self, name: str) -> None:
        """Tab leads there."""
        for _step in range(400):
            focus = self.driver.ui.focus
            if focus is not None and focus.name == name:
                return
            self.driver.press(pygame.K_TAB)
        raise AssertionError(f"nobody comes to {name}")

    def some_site(self) -> None:
        """Walks over the sites, and takes the one where the way ends."""
        for _step in range(self.rng.randrange(4)):
            self.driver.press(self.rng.choice(ARROWS))
        self.onto_the_map()
        self.confirm()

    def onto_the_map(self) -> None:
        """Back to the sites, if the way led off the map."""
        focus, sites = self.driver.ui.focus, self.board.plan.legal_sites
        names = [self.board.pane.sites[site].name for site in sites]
        if focus is None or focus.name not in names:
            self.to(names[0])

    def voice(self, place: int) -> None:
        self.letter(str(place + 1))

    # -- a question ----------------------------------------------------------------------------------------------------
    def act(self) -> None:
        """One question, answered piece by piece."""
        plan = self.board.plan
        play = self.wanted()
        if plan.turn:
            self.begin(play)
        for _piece in range(6):
            if plan.ask is None or plan.option:
                break
            self.piece(play)
        if plan.ask is not None:
            self.finish(play)

    def wanted(self) -> Play:
        """A play of some kind; each kind as often as the others."""
        kinds = self.board.plan.plays
        what = self.rng.choice(kinds.kinds)
        return self.rng.choice([one for one in kinds.all if one.what == what])

    def piece(self, play: Play) -> None:
        plan = self.board.plan
        part = plan.part
        if part == plays.PLACES:
            for place in play.parts[part]:
                self.voice(place)
            return
        if part == plays.SITE:
            self.some_site()
            return
        if part == plays.WISH and plan.what == plays.MIGRATE:
            return
        tiles = [tile for tile in planning.tiles(plan) if tile.part == part and planning.mark_tile(
            plan, planning.tiles(plan).index(tile)).state == "legal"]  # fmt: skip
        meant = next((tile for tile in tiles if tile.one == play.parts.get(part)), tiles[0])
        self.tile(planning.tiles(plan).index(meant))

    def finish(self, play: Play) -> None:
        names = [one.name for one in self.screen.prompt.children if one.interactive]
        if self.board.plan.what == plays.MIGRATE and not self.board.plan.option:
            self.to(self.rng.choice(names))
        elif self.driver.ui.focus is None:
            self.to(names[0])
        self.confirm()


@pytest.mark.long
def test_a_whole_game_by_keys_alone(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, new_match(3, seed=4, castellos="placed"))
    by_keys = ByKeys(driver, screen, board)
    assert played(driver, screen, by_keys.act) > 25


class ByMouse(ByKeys):
    """Somebody with a mouse: cards, rows, tiles, sites and buttons are clicked."""

    def begin(self, play: Play) -> None:
        if play.what == plays.DRAW:
            self.driver.click(plays.DRAW)
            return
        if play.what in ROW_KEYS:
            click(self.driver, f"action:{plays.ROWS.index(play.what)}")
            return
        kinds = [card.kind for card in self.board.model.display]
        click(self.driver, f"politics:{kinds.index(play.what)}")

    def tile(self, at: int) -> None:
        click(self.driver, f"tile:{at}")

    def voice(self, place: int) -> None:
        click(self.driver, f"voice:{place}")

    def some_site(self) -> None:
        site = self.rng.choice(self.board.plan.legal_sites)
        click(self.driver, self.board.pane.sites[site].name)

    def finish(self, play: Play) -> None:
        self.driver.click(next(one for one in self.screen.prompt.children if one.interactive).name)


@pytest.mark.long
def test_a_whole_game_by_mouse_alone(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, new_match(2, seed=8, map="brick"))
    by_mouse = ByMouse(driver, screen, board)
    assert played(driver, screen, by_mouse.act) > 25


class ByPad(ByKeys):
    """Somebody with a gamepad: the cross and the shoulders lead, A presses."""

    def button(self, name: str) -> None:
        self.driver.see()
        self.driver.shell._process(press(name))
        self.driver.frame()

    def confirm(self) -> None:
        self.button("a")

    def to(self, name: str) -> None:
        """The shoulder leads to the part of the table, the cross to the thing."""
        for _step in range(40):
            target, focus = self.driver.find(name), self.driver.ui.focus
            if focus is target:
                return
            if focus is None or focus.parent is not target.parent:
                self.button("rightshoulder")
                continue
            dx, dy = target.box.cx - focus.box.cx, target.box.cy - focus.box.cy
            self.button(("dpright" if dx > 0 else "dpleft") if abs(dx) >= abs(dy) else ("dpdown" if dy > 0 else "dpup"))
        raise AssertionError(f"nobody comes to {name}")

    def onto_the_map(self) -> None:
        for _step in range(120):
            focus = self.driver.ui.focus
            if focus in self.board.pane.sites:
                return
            on_map = focus is not None and focus.parent is self.board.pane
            self.button(self.rng.choice(CROSS) if on_map else "rightshoulder")

    def begin(self, play: Play) -> None:
        if play.what == plays.DRAW:
            self.to(plays.DRAW)
        elif play.what in ROW_KEYS:
            self.to(f"action:{plays.ROWS.index(play.what)}")
        else:
            self.to(f"politics:{[card.kind for card in self.board.model.display].index(play.what)}")
        self.confirm()

    def tile(self, at: int) -> None:
        self.to(f"tile:{at}")
        self.confirm()

    def voice(self, place: int) -> None:
        self.to(f"voice:{place}")
        self.confirm()

    def some_site(self) -> None:
        for _step in range(self.rng.randrange(3)):
            self.button(self.rng.choice(CROSS))
        self.onto_the_map()
        self.confirm()


@pytest.mark.long
def test_a_whole_game_by_gamepad_alone(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, new_match(2, seed=6))
    by_pad = ByPad(driver, screen, board)
    assert played(driver, screen, by_pad.act) > 25
    assert driver.ui.keys.pad_used


def test_who_chooses_among_few_sites_sees_them_all(tmp_path: Path) -> None:
    _driver, _screen, board = sit_down(tmp_path, new_match(2, seed=8))
    pane = board.pane
    places = pane.found.centres
    across = sorted(range(len(places)), key=lambda site: places[site][0])
    left, right = across[0], across[-1]
    pane.go_near([right])
    near = pane.camera.goal
    assert near != pane.camera.fitted()
    pane.offer([right], -1, lambda _site: "")
    assert pane.camera.goal == near, "it is in sight"
    pane.offer([left, right], -1, lambda _site: "")
    assert pane.camera.goal == pane.camera.fitted()
    pane.go_near([right])
    pane.offer(across[:20], -1, lambda _site: "")
    assert pane.camera.goal == near, "who looks for one of many may look where they like"

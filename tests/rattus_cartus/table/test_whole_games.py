"""Whole games at the table by the keyboard alone, by the mouse alone, and by the gamepad alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.kernel.options import kind, value
from game.rattus_cartus.hands.plan import PLAN
from game.rattus_cartus.table.board import RattusBoard
from game.table.screen import TableScreen
from game.ui.input.gamepad import press
from tests.rattus_cartus.table.tables import click, new_match, sit_down
from tests.ui.driver import Driver

MOST = 1500
KEYS = {str(number): getattr(pygame, f"K_{number}") for number in range(1, 6)}
GROUPS = "qweruijk"


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
            act()  # type: ignore[operator]  # a function
            acted += 1
    assert screen.flow.match.over
    return acted


class ByKeys:
    """Somebody with a keyboard."""

    def __init__(self, driver: Driver, screen: TableScreen, board: RattusBoard) -> None:
        self.driver, self.screen, self.board, self.rng = driver, screen, board, Random(5)

    def letter(self, sign: str, *, shift: bool = False) -> None:
        text = sign.upper() if shift else sign
        self.driver.press(pygame.key.key_code(sign), pygame.KMOD_SHIFT if shift else 0, text=text)

    def enter(self) -> None:
        self.driver.press(pygame.K_RETURN)

    def act(self) -> None:
        """One question, or a part of a plan."""
        assert self.screen.offers is not None
        ask, plan = self.screen.offers.ask, self.board.plan
        if ask.step == "enter.chosen":
            self.letter(str(1 + self.rng.randrange(len(self.board.view.row))))
            self.letter("m")
            self.enter()
        elif plan.ask is not None:
            for _try in range(40):
                if not plan.why_not:
                    break
                self.letter(self.rng.choice(GROUPS))
            self.enter()
        elif ask.step in ("supply.chosen", "look.chosen"):
            offered = [value(option) + 1 for option in ask.options]
            self.letter(str(self.rng.choice(offered)))
            self.enter()
        else:
            for _step in range(12):
                self.driver.press(pygame.K_TAB)
                focus = self.driver.ui.focus
                if focus is not None and (focus.name in ask.options or focus.name == PLAN):
                    break
            self.enter()


@pytest.mark.long
def test_a_whole_game_by_keys_alone(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, new_match(3, seed=4))
    by_keys = ByKeys(driver, screen, board)
    assert played(driver, screen, by_keys.act) > 20


class ByPad(ByKeys):
    """Somebody with a gamepad: the cross and the shoulders lead, A presses, Y takes the best cards."""

    def button(self, name: str) -> None:
        self.driver.see()
        self.driver.shell._process(press(name))
        self.driver.frame()

    def to(self, name: str) -> bool:
        """Moves the focus there, area by area and along the cross."""
        for step in range(90):
            focus = self.driver.ui.focus
            if focus is not None and focus.name == name:
                return True
            self.button(("rightshoulder", "dpright", "dpdown", "dpright")[step % 4] if step % 9 else "rightshoulder")
        return False

    def act(self) -> None:
        assert self.screen.offers is not None
        ask, plan = self.screen.offers.ask, self.board.plan
        if ask.step == "enter.chosen":
            self.choose(f"building:{self.rng.randrange(len(self.board.view.row))}")
            self.button("y")
            self.choose(PLAN)
        elif plan.ask is not None:
            for card in list(self.board.view.hand[0]):
                if plan.why_not and card not in plan.cards:
                    self.choose(f"hand:{card}")
            self.choose(PLAN)
        else:
            option = self.rng.choice(ask.options)
            names = {"supply": f"building:{value(option)}", "look": f"large_nun:{value(option)}",
                     "seat": f"seat:{value(option)}"}  # fmt: skip
            self.choose(names.get(kind(option), option))
            if self.screen.selected is not None:
                self.choose(option)

    def choose(self, name: str) -> None:
        if self.to(name):
            self.button("a")


@pytest.mark.long
def test_a_whole_game_by_gamepad_alone(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, new_match(2, seed=6))
    by_pad = ByPad(driver, screen, board)
    assert played(driver, screen, by_pad.act) > 20
    assert driver.ui.keys.pad_used


class ByMouse(ByKeys):
    """Somebody with a mouse."""

    def act(self) -> None:
        assert self.screen.offers is not None
        ask, plan = self.screen.offers.ask, self.board.plan
        if ask.step == "enter.chosen":
            slot = self.rng.randrange(len(self.board.view.row))
            click(self.driver, f"building:{slot}")
            cards = [card for card in self.board.view.hand[0] if plan.may(card)]
            for card in self.rng.sample(cards, min(len(cards), self.rng.randrange(4))):
                click(self.driver, f"hand:{card}")
            self.driver.click(PLAN)
        elif plan.ask is not None:
            for card in list(self.board.view.hand[0]):
                if plan.why_not and card not in plan.cards:
                    click(self.driver, f"hand:{card}")
            self.driver.click(PLAN)
        else:
            option = self.rng.choice(ask.options)
            names = {"supply": f"building:{value(option)}", "look": f"large_nun:{value(option)}",
                     "seat": f"seat:{value(option)}"}  # fmt: skip
            name = names.get(kind(option))
            if name is not None:
                click(self.driver, name)
            if name is None or self.screen.selected is not None:
                self.driver.click(option)


@pytest.mark.long
def test_a_whole_game_by_mouse_alone(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, new_match(4, seed=8))
    by_mouse = ByMouse(driver, screen, board)
    assert played(driver, screen, by_mouse.act) > 20

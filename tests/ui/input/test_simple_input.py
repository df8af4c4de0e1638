"""Nothing has to be held, dragged or done in time: presses are enough, as fast or as slow as somebody likes."""

from __future__ import annotations

import importlib

import pygame
import pytest

from game.table.curtain import CurtainScreen
from game.ui.input.gamepad import press
from game.ui.screens.settings import SettingsScreen
from game.ui.widgets import ScrollArea, Slider, Widget
from game.ui.window.screen import Screen
from tests.ui.driver import Driver
from tools.shots import command as shots

SCROLLING = ("settings", "new_game", "new_game_eight", "about_licence", "load_many", "keys_keyboard", "keys_pad_sheet",
             "gallery", "card_rulings", "rules_game", "table_7", "log_long")  # fmt: skip


def show(driver: Driver, name: str) -> Screen:
    module = next(module for module, names in shots.SOURCES.items() if name in names)
    return driver.show(importlib.import_module(module).SHOTS[name](driver.ui))


def in_it(area: ScrollArea) -> Widget | None:
    """What can have the focus there: the area itself, or something in it."""
    return next((widget for widget in area.walk() if widget.interactive), None)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in SCROLLING if name in shots.ORDER])
@pytest.mark.parametrize("scale", [100, 160])
def test_whatever_scrolls_does_so_by_keys_and_by_triggers(driver: Driver, name: str, scale: int) -> None:
    driver.ui.settings.values.ui_scale = scale
    driver.ui.use_size((1280, 720))
    screen = show(driver, name)
    assert screen.scope is not None
    for area in [widget for widget in screen.scope.walk() if isinstance(widget, ScrollArea) and widget.scrollable]:
        before = area.offset
        driver.ui.focus = in_it(area) or driver.ui.focus
        for button in ("righttrigger", "lefttrigger"):
            for _press in range(9 if area.offset == before else 0):  # one column after the other
                driver.shell._process(press(button))
                driver.frame(0.1)
        assert area.offset != before, f"{area.name} of {name}"


def test_every_slider_goes_from_end_to_end_by_presses(driver: Driver) -> None:
    driver.show(SettingsScreen(driver.ui))
    assert driver.screen.root is not None
    sliders = [widget for widget in driver.screen.root.walk() if isinstance(widget, Slider)]
    assert sliders
    for name in [slider.name for slider in sliders]:
        for button, end in (("dpleft", "low"), ("dpright", "high")):
            for _press in range(40):
                slider = driver.find(name)
                assert isinstance(slider, Slider)
                driver.ui.focus = slider
                driver.shell._process(press(button))
            slider = driver.find(name)
            assert isinstance(slider, Slider)
            assert slider.number == getattr(slider, end)


@pytest.mark.parametrize("seconds", [0.0, 8.0])
def test_it_does_not_matter_how_long_a_button_is_pressed(driver: Driver, seconds: float) -> None:
    """Down, any time, up: it counts once, when it is let go."""
    driver.show(SettingsScreen(driver.ui))
    box, k = driver.find("mute").box, driver.ui.scale.k
    at = (round(box.cx * k), round(box.cy * k))
    driver.shell.process(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    driver.frame(seconds)
    driver.shell.process(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    assert driver.ui.settings.values.mute


def test_the_curtain_opens_by_one_short_press(driver: Driver) -> None:
    screen = show(driver, "curtain")
    assert isinstance(screen, CurtainScreen)
    lifted: list[int] = []
    screen.button.on_click = lambda: lifted.append(1)
    driver.press(pygame.K_RETURN)
    driver.press(pygame.K_SPACE)
    driver.shell._process(press("a"))
    driver.click("lift")
    assert len(lifted) == 4


def test_a_question_waits_for_as_long_as_one_likes(driver: Driver) -> None:
    screen = show(driver, "dialog_confirm")
    driver.frame(3600)
    assert screen.layers

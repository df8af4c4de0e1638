"""Gamepads: presses become what keys are, held directions repeat only if that is set, plugging in and out is said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.draw.geometry import Box
from game.ui.input.focus import next_in_direction
from game.ui.input.gamepad import REPEATS, Gamepads
from game.ui.input.keynames import BUTTONS
from game.ui.screens.settings import SettingsScreen
from game.ui.widgets import Widget
from tests.helpers.pad import Virtual, put_gamepads_away
from tests.helpers.shared import to_the_front
from tests.ui.driver import Driver, make_driver


class Somebody:
    """Gamepads with a list of what they said."""

    def __init__(self, pace: str = "off") -> None:
        self.said: list[str] = []
        self.pace = pace
        self.pads = Gamepads(self.said.append, lambda: self.pace)

    def send(self, kind: int, **facts: Any) -> list[str]:
        """The buttons that counted; ["not a gamepad"] for other events."""
        facts = {"instance_id": 1, **facts}
        found = self.pads.presses(pygame.event.Event(kind, **facts))
        return ["not a gamepad"] if found is None else [press.pad for press in found]

    def step(self, seconds: float) -> list[str]:
        return [press.pad for press in self.pads.step(seconds)]


# -- presses -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", range(len(BUTTONS)))
def test_every_button_counts_once(number: int) -> None:
    person = Somebody()
    assert person.send(pygame.CONTROLLERBUTTONDOWN, button=number) == [BUTTONS[number]]
    assert person.send(pygame.CONTROLLERBUTTONUP, button=number) == []


def test_a_stick_counts_once_per_push() -> None:
    person = Somebody()
    move = pygame.CONTROLLERAXISMOTION
    assert person.send(move, axis=0, value=9000) == []
    assert person.send(move, axis=0, value=30000) == ["stickright"]
    assert person.send(move, axis=0, value=32767) == []
    assert person.send(move, axis=0, value=16000) == []  # neither here nor there: still pushed
    assert person.send(move, axis=0, value=2000) == []
    assert person.send(move, axis=1, value=-30000) == ["stickup"]
    assert person.send(move, axis=1, value=0) == []


def test_both_sticks_are_told_apart() -> None:
    person = Somebody()
    move = pygame.CONTROLLERAXISMOTION
    assert person.send(move, axis=2, value=32767) == ["lookright"]
    assert person.send(move, axis=0, value=32767) == ["stickright"]
    assert person.send(move, axis=2, value=0) == []
    assert person.send(move, axis=3, value=-32767) == ["lookup"]


def test_triggers_count_when_pulled_far_enough() -> None:
    person = Somebody()
    move = pygame.CONTROLLERAXISMOTION
    assert person.send(move, axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value=10000) == []
    assert person.send(move, axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value=26000) == ["righttrigger"]
    assert person.send(move, axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value=15000) == []
    assert person.send(move, axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value=0) == []
    assert person.send(move, axis=pygame.CONTROLLER_AXIS_TRIGGERLEFT, value=26000) == ["lefttrigger"]


def test_devices_that_nobody_described_work_as_well() -> None:
    person = Somebody()
    assert person.send(pygame.JOYBUTTONDOWN, button=0) == ["a"]
    assert person.send(pygame.JOYBUTTONDOWN, button=17) == ["button17"]
    assert person.send(pygame.JOYHATMOTION, hat=0, value=(0, 1)) == ["dpup"]
    assert person.send(pygame.JOYHATMOTION, hat=0, value=(-1, 0)) == ["dpleft"]
    assert person.send(pygame.JOYHATMOTION, hat=0, value=(0, 0)) == []
    assert person.send(pygame.JOYAXISMOTION, axis=1, value=0.9) == ["stickdown"]
    assert person.send(pygame.JOYAXISMOTION, axis=4, value=-1.0) == []
    assert person.send(pygame.KEYDOWN) == ["not a gamepad"]


# -- holding -----------------------------------------------------------------------------------------------------------
def test_nothing_repeats_when_that_is_off() -> None:
    person = Somebody("off")
    person.send(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS.index("dpdown"))
    assert [person.step(0.1) for _ in range(50)] == [[]] * 50


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_a_held_direction_repeats_after_a_while(pace: str) -> None:
    person = Somebody(pace)
    first, every = REPEATS[pace]
    person.send(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS.index("dpdown"))
    assert person.step(first - 0.01) == []
    assert person.step(0.02) == ["dpdown"]
    assert person.step(every) == ["dpdown"]
    person.send(pygame.CONTROLLERBUTTONUP, button=BUTTONS.index("dpdown"))
    assert person.step(5) == []


def test_a_held_button_never_repeats() -> None:
    """A held A must not end turn after turn."""
    person = Somebody("fast")
    person.send(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS.index("a"))
    assert person.step(10) == []


def test_two_gamepads_move_the_same_focus(driver: Driver) -> None:
    names = []
    for device in (1, 2, 1, 2):
        driver.shell.process(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=device, button=12))
        driver.shell.process(pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=device, button=12))
        names.append(focused(driver))
    assert len(set(names)) == 4


# -- real devices of the window library --------------------------------------------------------------------------------
@pytest.fixture
def virtual() -> Iterator[Virtual]:
    try:
        made = Virtual()
    except OSError as error:
        pytest.skip(str(error))
    put_gamepads_away()
    yield made
    put_gamepads_away()


@pytest.fixture
def in_front(driver: Driver) -> Driver:
    """The window has the keyboard, wherever other windows of this process came and went: without it the library tells
    nothing of gamepads."""
    to_the_front()
    pygame.event.clear()
    assert pygame.key.get_focused()
    return driver


def pump(driver: Driver) -> None:
    for event in pygame.event.get():
        driver.shell.process(event)
    driver.frame()


def test_plugged_in_used_and_pulled_out(in_front: Driver, virtual: Virtual) -> None:
    driver = in_front
    pads = driver.shell.gamepads
    pads.open()
    pump(driver)
    virtual.plug()
    pump(driver)
    assert pads.count == 1
    assert any("Gamepad ready" in said for said in driver.toasts())
    virtual.press("dpdown")
    pump(driver)
    first = driver.ui.focus
    assert first is not None
    virtual.press("dpdown")
    pump(driver)
    assert driver.ui.focus is not first  # each press counted once, though the library tells it twice
    assert driver.ui.keys.pad_used
    virtual.pull()
    pump(driver)
    assert pads.count == 0
    assert any("gamepad is gone" in said for said in driver.toasts())
    driver.press(pygame.K_DOWN)
    assert not driver.ui.keys.pad_used


def test_the_display_may_end_and_come_back_between_gamepads(virtual: Virtual, in_front: Driver, tmp_path: Path) -> None:
    in_front.shell.gamepads.open()
    put_gamepads_away()
    pygame.display.quit()
    pygame.display.init()
    driver = make_driver(tmp_path / "settings.json")
    to_the_front()
    driver.shell.gamepads.open()
    virtual.plug()
    pump(driver)
    virtual.press("dpdown")
    pump(driver)
    assert driver.ui.focus is not None
    virtual.pull()
    pump(driver)


def test_one_that_is_there_already_is_found_in_silence(driver: Driver, virtual: Virtual) -> None:
    pygame.joystick.init()
    virtual.plug()
    driver.shell.gamepads.open()
    pump(driver)
    assert driver.shell.gamepads.count == 1
    assert driver.toasts() == []
    virtual.pull()
    pump(driver)


def test_a_system_without_gamepads_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise pygame.error("no joystick here")

    monkeypatch.setattr(pygame.joystick, "init", refuse)
    person = Somebody()
    person.pads.open()
    person.pads.open()
    assert person.said == []


# -- what it does in the window ----------------------------------------------------------------------------------------
def pad(driver: Driver, *buttons: str) -> None:
    for button in buttons:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            driver.shell.process(pygame.event.Event(kind, instance_id=1, button=BUTTONS.index(button)))
    driver.frame()


def pointer_is_seen(driver: Driver) -> bool:
    return driver.shell.ui.mouse.in_use


def focused(driver: Driver) -> str:
    return driver.ui.focus.name if driver.ui.focus is not None else ""


def test_the_pointer_hides_and_the_ring_is_seen(driver: Driver) -> None:
    assert pointer_is_seen(driver)
    pad(driver, "dpdown")
    assert not pointer_is_seen(driver)
    assert driver.ui.ring_visible
    driver.hover("settings")
    assert pointer_is_seen(driver)
    driver.press(pygame.K_DOWN)
    assert not pointer_is_seen(driver)


def test_there_is_always_something_in_focus(driver: Driver) -> None:
    """Also on screens that begin without any, and when one comes back to where one was."""
    pad(driver, "dpdown")
    while focused(driver) != "settings":
        pad(driver, "dpdown")
    pad(driver, "a")
    assert isinstance(driver.screen, SettingsScreen)
    assert focused(driver)
    pad(driver, "b")
    assert driver.screen.name == "title"
    assert focused(driver) == "settings"


def test_the_cross_leads_where_it_points_or_nowhere() -> None:
    """Slantwise is well; what lies almost at a right angle to the direction is not that way."""
    card, slantwise, far_below = Widget("card"), Widget("slantwise"), Widget("far below")
    card.box, slantwise.box, far_below.box = Box(300, 0, 200, 300), Box(560, 500, 100, 100), Box(250, 600, 100, 100)
    widgets = [card, slantwise, far_below]
    assert next_in_direction(widgets, card, (-1, 0)) is None
    assert next_in_direction(widgets, card, (1, 0)) is slantwise
    assert next_in_direction(widgets, card, (0, 1)) is far_below


def test_shoulders_step_between_panels_and_tabs(driver: Driver) -> None:
    driver.show(SettingsScreen(driver.ui))
    seen = []
    for _ in range(5):
        pad(driver, "rightshoulder")
        seen.append(focused(driver))
    assert len(set(seen)) == 5
    pad(driver, "leftshoulder")
    assert focused(driver) == seen[-2]


def test_a_name_is_written_without_a_keyboard(driver: Driver) -> None:
    driver.ui.settings.values.player_name = ""
    driver.show(SettingsScreen(driver.ui))
    driver.ui.keys.pad_used = True
    driver.find("player_name").activate()
    for letter in "zo":
        driver.find(f"letter:{letter}").activate()
    driver.find("letter:q").activate()
    pad(driver, "x")  # takes the last letter away
    driver.find("letter:é").activate()
    driver.find("done_typing").activate()
    assert driver.ui.settings.values.player_name == "Zoé"
    assert not driver.screen.layers


def test_cancelled_writing_changes_nothing_and_real_keys_write_too(driver: Driver) -> None:
    driver.ui.settings.values.player_name = "Anna"
    driver.show(SettingsScreen(driver.ui))
    driver.ui.keys.pad_used = True
    driver.find("player_name").activate()
    driver.type("hx")
    assert driver.find("written").value == "Annahx"
    driver.press(pygame.K_BACKSPACE)
    assert driver.find("written").value == "Annah"
    pad(driver, "b")
    assert driver.ui.settings.values.player_name == "Anna"


def test_a_click_of_the_pad_on_a_field_opens_the_keyboard_a_click_of_the_mouse_does_not(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json")
    driver.show(SettingsScreen(driver.ui))
    driver.click("player_name")
    assert not driver.screen.layers
    pad(driver, "a")
    assert driver.screen.layers

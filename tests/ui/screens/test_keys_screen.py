"""The screen of keys and gamepad: each is set by pressing it, conflicts are shown with both names, nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui.input.gamepad import press
from game.ui.screens.keys import KeysScreen
from game.ui.screens.settings import SettingsScreen
from game.ui.window.settings import SettingsFile
from tests.ui.driver import Driver


@pytest.fixture
def keys(driver: Driver) -> Driver:
    driver.show(KeysScreen(driver.ui))
    return driver


def names(driver: Driver) -> set[str]:
    """What is on the screen."""
    scope = driver.screen.scope
    assert scope is not None
    return {widget.name for widget in scope.walk()}


def said(driver: Driver) -> str:
    """What stands in the conflict notes, or in the dialog."""
    scope = driver.screen.scope
    assert scope is not None
    return " ".join(widget.value for widget in scope.walk() if widget.role == "text" or widget.name == "asked")


def test_it_is_reached_from_the_settings_and_from_the_sheet(driver: Driver) -> None:
    driver.show(SettingsScreen(driver.ui))
    driver.click("keys")
    assert isinstance(driver.screen, KeysScreen)
    driver.show(SettingsScreen(driver.ui))
    driver.press(pygame.K_h, text="h")
    driver.click("change")
    assert isinstance(driver.screen, KeysScreen)


def test_a_key_is_set_anew_by_pressing_it(keys: Driver) -> None:
    keys.find("input:hint:t").activate()
    keys.press(pygame.K_F3)
    assert keys.ui.keys.keys.of("hint") == ("f3",)
    assert not keys.screen.layers
    assert SettingsFile(keys.ui.settings.path).values.keys == {"hint": ["f3"]}
    assert keys.ui.focus is not None
    assert keys.ui.focus.name == "input:hint:f3"


def test_one_more_key_and_back_to_the_usual_ones(keys: Driver) -> None:
    keys.find("add:hint").activate()
    keys.press(pygame.K_k, pygame.KMOD_CTRL, "")
    assert keys.ui.keys.keys.of("hint") == ("t", "ctrl+k")
    keys.find("reset:hint").activate()
    assert keys.ui.keys.keys.of("hint") == ("t",)
    assert "reset:hint" not in names(keys)


def test_esc_and_a_click_leave_everything_as_it_is(keys: Driver) -> None:
    ways: list[Callable[[], object]] = [lambda: keys.press(pygame.K_ESCAPE), lambda: keys.click("no")]
    for leave in ways:
        keys.find("input:hint:t").activate()
        assert keys.screen.layers
        leave()
        assert not keys.screen.layers
        assert isinstance(keys.screen, KeysScreen)
    assert not SettingsFile(keys.ui.settings.path).values.keys


def test_every_key_is_heard_whatever_it_does_elsewhere(keys: Driver) -> None:
    """F11, F1, H, Tab and a Ctrl on the way: nothing of it happens, the key is taken."""
    keys.find("input:hint:t").activate()
    keys.press(pygame.K_LCTRL, pygame.KMOD_CTRL)
    assert keys.screen.layers
    keys.press(pygame.K_F12)
    assert keys.ui.keys.keys.of("hint") == ("f12",)
    before = keys.ui.settings.values.full_screen
    keys.find("input:hint:f12").activate()
    keys.press(pygame.K_F11)
    assert keys.ui.settings.values.full_screen == before
    assert "Window or full screen" in said(keys)


def test_a_conflict_is_asked_about_with_both_names(keys: Driver) -> None:
    keys.find("input:hint:t").activate()
    keys.press(pygame.K_g, text="g")
    assert "Take gold" in said(keys)
    assert "Ask for a hint" in keys.find("dialog").value
    keys.find("take").activate()
    assert keys.ui.keys.keys.of("hint") == ("g",)
    assert keys.ui.keys.keys.of("gold") == ()
    assert keys.ui.keys.keys.conflicts() == []


def test_left_in_both_places_it_is_shown_there_and_the_upper_one_is_done(keys: Driver) -> None:
    keys.find("input:hint:t").activate()
    keys.press(pygame.K_g, text="g")
    keys.find("both").activate()
    assert {"conflict:gold:g", "conflict:hint:g", "summary"} <= names(keys)
    for name in ("conflict:gold:g", "conflict:hint:g"):
        assert "Take gold" in keys.find(name).value
    assert "Ask for a hint" in keys.find("conflict:gold:g").value


def test_a_conflict_that_is_not_wanted_changes_nothing(keys: Driver) -> None:
    keys.find("input:hint:t").activate()
    keys.press(pygame.K_g, text="g")
    keys.find("no").activate()
    assert keys.ui.keys.keys.of("hint") == ("t",)


@pytest.mark.parametrize(("code", "owner"), [(pygame.K_RETURN, "Press, choose"), (pygame.K_LEFT, "to the left")])
def test_keys_that_must_stay_are_not_given_away(keys: Driver, code: int, owner: str) -> None:
    keys.find("input:hint:t").activate()
    keys.press(code)
    assert keys.screen.layers
    assert owner in keys.find("asked").value
    keys.press(pygame.K_ESCAPE)
    keys.find("input:back:escape").activate()
    assert not keys.screen.layers
    assert any("locked out" in text for text in keys.toasts())


def test_a_key_is_taken_away_by_delete_a_right_click_or_the_button(keys: Driver) -> None:
    keys.ui.focus = keys.find("input:hint:t")
    keys.press(pygame.K_DELETE)
    assert keys.ui.keys.keys.of("hint") == ()
    keys.click("input:gold:g", button=3)
    assert keys.ui.keys.keys.of("gold") == ()
    keys.find("input:cards:c").activate()
    keys.click("take_away")
    assert keys.ui.keys.keys.of("cards") == ()


def test_all_are_reset_after_a_question(keys: Driver) -> None:
    keys.ui.keys.keys.put("hint", "f3")
    keys.ui.keys.keys.take("gold", "g")
    keys.find("reset_all").activate()
    keys.find("yes").activate()
    assert keys.ui.keys.keys.kept() == {}


def test_buttons_of_the_gamepad_are_set_by_pressing_them(keys: Driver) -> None:
    keys.find("tab:pad").activate()
    keys.find("add:gold").activate()
    keys.press(pygame.K_k, text="k")  # a key is no button
    assert keys.screen.layers
    keys.shell.process(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=1, button=5))
    assert keys.ui.keys.pad.of("gold") == ("guide",)
    assert SettingsFile(keys.ui.settings.path).values.pad == {"gold": ["guide"]}


def test_b_leads_back_while_a_key_is_waited_for_and_is_heard_as_a_button(keys: Driver) -> None:
    keys.find("input:hint:t").activate()
    keys.shell._process(press("b"))
    assert not keys.screen.layers
    keys.find("tab:pad").activate()
    keys.find("add:gold").activate()
    keys.shell._process(press("b"))
    assert "Back, let go" in said(keys)  # a conflict, asked about


def test_the_last_button_to_press_with_cannot_be_taken_away(keys: Driver) -> None:
    keys.find("tab:pad").activate()
    keys.click("input:confirm:a", button=3)
    assert keys.ui.keys.pad.of("confirm") == ("a",)


def test_the_repeat_of_held_directions_is_set_here(keys: Driver) -> None:
    keys.find("tab:pad").activate()
    keys.ui.focus = keys.find("pad_repeat")
    keys.press(pygame.K_LEFT)
    assert keys.ui.settings.values.pad_repeat == "slow"


def test_the_sheet_and_the_buttons_name_the_present_keys(driver: Driver) -> None:
    driver.ui.keys.keys.put("help", "f9", instead="h")
    driver.show(SettingsScreen(driver.ui))
    driver.press(pygame.K_h, text="h")
    assert not driver.screen.layers
    driver.press(pygame.K_F9)
    assert "F9" in said(driver)
    driver.press(pygame.K_F9)  # the same key closes it
    assert not driver.screen.layers
    driver.shell._process(press("leftstick"))
    assert "LB" in said(driver)
    assert driver.find("dialog").value == "Gamepad"

"""The window comes back to where it was, and rests while another one is in front."""

from __future__ import annotations

import pygame
import pytest

from game.ui.draw.motion import Tween
from game.ui.window import placing
from game.ui.window.settings import Settings
from game.ui.window.window import Window
from tests.ui.driver import Driver
from tests.ui.window.test_window import MadeUpClock, event
from tools.shots.citadels import shots

ONE, TWO = [[1920, 1080]], [[1920, 1080], [2560, 1440]]
SIZE = [1280, 720]


@pytest.mark.parametrize(
    ("at", "then", "now", "place"),
    [
        ([100, 80], ONE, ONE, (100, 80)),
        ([2400, 300], TWO, TWO, (2400, 300)),  # on the second monitor
        ([2400, 300], TWO, ONE, None),  # which is gone
        ([100, 80], ONE, TWO, None),  # nobody knows where the new one stands
        ([-1270, 80], ONE, ONE, (-1120, 80)),  # only its edge was seen
        ([1900, -200], ONE, ONE, (1760, 0)),  # its title was above the desktop
        ([300, 1079], ONE, ONE, (300, 920)),
        ([], [], ONE, None),
        ([5], ONE, ONE, None),
        ([100, 80], ONE, [], None),
    ],
)
def test_a_place_is_taken_again_if_the_monitors_are_the_same(
    at: list[int], then: list[list[int]], now: list[list[int]], place: tuple[int, int] | None
) -> None:
    assert placing.fitting_place(at, SIZE, then, now) == place


@pytest.mark.parametrize(
    ("wanted", "desktop", "room"),
    [
        ([1600, 900], [1920, 1080], True),
        ([1600, 900], [1600, 900], False),  # its title would push its foot off the screen
        ([1600, 900], [1366, 768], False),
        ([1920, 1080], [1920, 1080], True),  # somebody chose that
        ([1920, 1081], [1920, 1080], False),
    ],
)
def test_a_window_without_room_for_its_frame_is_maximised(wanted: list[int], desktop: list[int], room: bool) -> None:
    assert placing.has_room(wanted, [desktop]) is room
    assert placing.has_room(wanted, [])


def test_a_moved_window_is_remembered_once_it_rests(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = MadeUpClock()
    window = Window(driver.shell, driver.surface, clock)
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (321, 123))
    window.process(event(pygame.WINDOWMOVED, x=321, y=123))
    window.turn(0.1)
    assert driver.ui.settings.values.window_at == []
    clock.time += 1
    window.turn(0.1)
    values = driver.ui.settings.values
    assert (values.window_at, values.desktops) == (
        [321, 123],
        [list(one) for one in pygame.display.get_desktop_sizes()],
    )
    stored = Settings()
    stored.window_at, stored.desktops = values.window_at, values.desktops
    assert not placing.remember(stored)


def test_a_full_screen_is_no_place(driver: Driver) -> None:
    values = driver.ui.settings.values
    values.full_screen = True
    assert not placing.remember(values)
    assert values.window_at == []


def resting(driver: Driver) -> Window:
    """A table of computer players behind another window."""
    driver.show(shots.SHOTS["table_waiting"](driver.ui))
    window = Window(driver.shell, driver.surface, MadeUpClock())
    window.process(event(pygame.WINDOWFOCUSLOST))
    return window


def test_the_game_rests_behind_another_window(driver: Driver) -> None:
    window = resting(driver)
    table = driver.screen
    answered, now = table.flow.match.whole.answered, driver.ui.now  # type: ignore[attr-defined]  # a table
    moved: list[float] = []
    driver.ui.motion.speed = 1
    driver.ui.motion.start(Tween(1000, moved.append))
    for _frame in range(20):
        window.turn(0.25)
    assert table.flow.match.whole.answered == answered  # type: ignore[attr-defined]  # a table
    assert driver.ui.now == now
    assert set(moved) <= {0.0}
    assert driver.toasts() == ["The game rests while another window is in front."]
    window.process(event(pygame.WINDOWFOCUSGAINED))
    assert driver.toasts() == []
    driver.ui.motion.finish_all()
    for _frame in range(20):
        window.turn(0.25)
    assert table.flow.match.whole.answered > answered  # type: ignore[attr-defined]  # a table


def test_who_wants_it_lets_the_computers_play_on(driver: Driver) -> None:
    driver.ui.settings.values.pause_unfocused = False
    window = resting(driver)
    table = driver.screen
    answered = table.flow.match.whole.answered  # type: ignore[attr-defined]  # a table
    for _frame in range(20):
        window.turn(0.25)
    assert table.flow.match.whole.answered > answered  # type: ignore[attr-defined]  # a table
    assert driver.toasts() == []


def test_menus_do_not_rest(driver: Driver) -> None:
    window = Window(driver.shell, driver.surface, MadeUpClock())
    now = driver.ui.now
    window.process(event(pygame.WINDOWFOCUSLOST))
    window.turn(0.25)
    assert driver.ui.now > now

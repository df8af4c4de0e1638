"""The loop around the shell, with a clock of our own; and a person who presses everything."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.draw.motion import Tween
from game.ui.screens.settings import SettingsScreen
from game.ui.ui import Beside
from game.ui.widgets.modal import confirm
from game.ui.window.screen import Screen
from game.ui.window.shell import CALM_SECONDS
from game.ui.window.window import (
    ACTIVE_RATE,
    BACKGROUND_RATE,
    CALM_RATE,
    IDLE_RATE,
    LOOK_RATE,
    MOST_PUT_OFF,
    RealClock,
    Window,
    is_slow,
)
from tests.ui.driver import Driver, make_driver
from tools.shots.around import SHOTS


class MadeUpClock:
    """Time passes when told."""

    def __init__(self) -> None:
        self.time = 0.0
        self.rates: list[int] = []
        self.waits: list[int] = []  # rests that an event would end
        self.then: Callable[[], None] = lambda: None

    def now(self) -> float:
        return self.time

    def rest(self, rate: int) -> None:
        self._pass(self.rates, rate)

    def wait(self, rate: int, called: Callable[[], bool]) -> None:
        if not called():
            self._pass(self.waits, rate)

    def _pass(self, kind: list[int], rate: int) -> None:
        kind.append(rate)
        self.time += 1 / rate
        self.then()


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    """The title screen at 1920x1080, drawn."""
    made = make_driver(tmp_path / "settings.json", (1920, 1080))
    made.frame()
    return made


@pytest.fixture
def window(driver: Driver) -> Window:
    return Window(driver.shell, driver.surface, MadeUpClock())


def event(kind: int, **facts: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, **facts)


def test_the_pace_follows_what_happens(window: Window) -> None:
    window.turn(1)
    assert window.rate == IDLE_RATE
    window.shell.ui.motion.speed = 1
    window.shell.ui.motion.start(Tween(100, lambda t: None))
    assert window.rate == ACTIVE_RATE
    window.turn(1)
    assert window.rate == IDLE_RATE
    window.process(event(pygame.WINDOWMINIMIZED))
    assert window.rate == BACKGROUND_RATE
    window.process(event(pygame.WINDOWRESTORED))
    assert window.rate == IDLE_RATE


def come_to_rest(window: Window) -> None:
    """Everything is prepared, and nothing happens for a while."""
    while window.shell.ui.jobs:
        window.turn(0.1)
    window.turn(CALM_SECONDS)
    window.turn(CALM_SECONDS)


def test_when_nothing_goes_on_it_looks_seldom_and_any_event_wakes_it(window: Window) -> None:
    come_to_rest(window)
    assert window.rate == CALM_RATE
    window.process(event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False))
    assert window.rate == ACTIVE_RATE
    window.turn(1)
    assert window.rate == IDLE_RATE
    come_to_rest(window)
    assert window.rate == CALM_RATE


def test_what_goes_on_beside_waits_for_a_turn_that_leaves_time_but_not_for_long(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, made, takes = window.clock, list[int](), 0.01
    assert isinstance(clock, MadeUpClock)

    def drawn(_surface: pygame.Surface) -> list[pygame.Rect]:
        clock.time += takes
        return [pygame.Rect(0, 0, 1, 1)]

    def piece() -> bool:
        clock.time += 0.002
        made.append(1)
        return True

    window.shell.ui.beside = Beside(lambda: None, lambda: True, piece)
    monkeypatch.setattr(window.shell, "draw", drawn)
    made_after = []
    for _turn in range(2 * (MOST_PUT_OFF + 1)):
        window.turn(0.01)
        made_after.append(len(made))
    assert made_after == [0, 0, 1, 1, 1, 2]
    takes = 0.0
    window.turn(0.01)
    assert len(made) == 4, "as long as the turn is short"


@pytest.mark.long
def test_what_goes_on_by_itself_keeps_it_awake(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    shell = window.shell
    come_to_rest(window)
    for _job in range(3):
        shell.ui.jobs.append(lambda: None)
    window.turn(0.1)
    assert window.rate == IDLE_RATE
    come_to_rest(window)
    next(iter(shell.gamepads._down(0, "dpup")))
    window.turn(0.1)
    assert window.rate == IDLE_RATE
    shell.gamepads._up(0, "dpup")
    come_to_rest(window)
    shown = shell.ui.stack.top
    assert shown is not None
    monkeypatch.setattr(type(shown), "still", property(lambda _screen: False))
    window.turn(0.1)
    assert window.rate == IDLE_RATE


@pytest.mark.long
def test_at_rest_the_loop_waits_for_an_event_and_does_not_when_one_has_come(window: Window) -> None:
    clock = window.clock
    assert isinstance(clock, MadeUpClock)
    clock.then = window.stop
    come_to_rest(window)
    pygame.event.clear()
    window.run()
    assert (clock.rates, clock.waits) == ([], [CALM_RATE])
    window.running = True
    pygame.event.post(event(pygame.MOUSEMOTION, pos=(6, 6), rel=(1, 1), buttons=(0, 0, 0), touch=False))
    window.run()
    assert (clock.rates, clock.waits) == ([ACTIVE_RATE], [CALM_RATE])


def test_an_event_ends_the_real_wait(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, slept = RealClock(), []
    monkeypatch.setattr(clock, "_clock", type("Clock", (), {"tick": lambda _self, rate: slept.append(rate)})())
    times = iter(range(100))
    monkeypatch.setattr(clock, "now", lambda: next(times) / 100)
    pygame.event.clear()
    clock.wait(10, lambda: False)
    assert set(slept) == {LOOK_RATE}
    slept.clear()
    pygame.event.post(event(pygame.KEYUP, key=pygame.K_a, mod=0, unicode="a", scancode=4))
    clock.wait(10, lambda: False)
    assert slept == []
    assert pygame.event.get(pygame.KEYUP)


def test_while_the_game_rests_in_the_background_the_loop_rests_too(
    window: Window, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alt and Tab are keys: what was pressed last does not keep it at full pace for as long as somebody is away."""
    monkeypatch.setattr(Screen, "waits", True)
    driver.ui.settings.values.pause_unfocused = True
    window.turn(1)
    window.process(event(pygame.KEYDOWN, key=pygame.K_LALT, mod=0, unicode="", scancode=0))
    window.process(event(pygame.WINDOWFOCUSLOST))
    driver.ui.motion.speed = 1
    driver.ui.motion.start(Tween(60_000, lambda t: None))
    for _turn in range(10):
        window.turn(0.2)
    assert window.shell.resting
    assert window.rate < ACTIVE_RATE


def test_closing_ends_the_loop_also_while_something_moves(window: Window) -> None:
    window.shell.ui.motion.speed = 1
    window.shell.ui.motion.start(Tween(60_000, lambda t: None))
    pygame.event.clear()
    pygame.event.post(event(pygame.QUIT))
    window.run()
    assert not window.running


def test_a_resize_is_laid_out_once_it_rests(window: Window) -> None:
    window.turn(0.1)
    surface = pygame.display.set_mode((1500, 800))
    window.process(event(pygame.VIDEORESIZE, size=(1500, 800), w=1500, h=800))
    window.turn(0.01)
    assert window.shell.ui.scale.width == 1920
    assert isinstance(window.clock, MadeUpClock)
    window.clock.time += 0.2
    window.turn(0.01)
    window.turn(0.01)
    assert window.shell.ui.scale.width == 1500
    assert window.surface is surface
    assert window.shell.ui.settings.values.window == [1500, 800]


@pytest.mark.long
def test_a_window_that_was_as_large_all_the_time_is_shown_again(window: Window) -> None:
    """Full screen and back within a moment: the system has emptied it, though nothing has another size."""
    come_to_rest(window)
    window.surface.fill("black")
    window.process(event(pygame.WINDOWSIZECHANGED, x=1920, y=1080))
    assert isinstance(window.clock, MadeUpClock)
    window.clock.time += 0.2
    window.turn(0.01)
    mask = pygame.mask.from_threshold(window.surface, (0, 0, 0), (1, 1, 1, 255))
    assert mask.count() < 1920 * 1080 / 10


def test_while_another_size_is_drawn_the_old_picture_stays(window: Window) -> None:
    window.turn(0.1)
    renderer = window.shell.renderer
    renderer.patience = 0.0
    window.surface = pygame.display.set_mode((1500, 800))
    window.shell.ui.use_size((1500, 800))
    window.turn(0.01)
    drawing: list[bool] = []
    while not drawing or drawing[-1]:
        drawing.append(renderer.unfinished)
        mask = pygame.mask.from_threshold(window.surface, (0, 0, 0), (1, 1, 1, 255))
        assert mask.count() < 1500 * 800 / 10
        window.turn(0.01)
    assert len(drawing) > 2


@pytest.mark.parametrize("maximised", [False, True])
def test_full_screen_remembers_the_window_and_not_the_screen(window: Window, maximised: bool) -> None:
    ui, values = window.shell.ui, window.shell.ui.settings.values
    window.surface = pygame.display.set_mode((1500, 800), pygame.RESIZABLE)
    ui.use_size((1500, 800))
    values.window = [1500, 800]
    if maximised:
        window.process(event(pygame.WINDOWMAXIMIZED))
    for _press in range(2):
        ui.toggle_full_screen()
        if values.full_screen:
            window.process(event(pygame.WINDOWRESTORED))
        window.process(event(pygame.VIDEORESIZE, size=window.surface.get_size()))
        assert isinstance(window.clock, MadeUpClock)
        window.clock.time += 1
        window.turn(0.01)
        assert (values.window, values.maximised) == ([1500, 800], maximised)
    assert not values.full_screen
    assert window.surface.get_size() == (1500, 800)


def test_whoever_comes_back_from_the_task_bar_finds_it_maximised(window: Window) -> None:
    values = window.shell.ui.settings.values
    for kind in (pygame.WINDOWMAXIMIZED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):
        window.process(event(kind))
        assert values.maximised
    window.process(event(pygame.WINDOWRESTORED))
    assert not values.maximised


def test_pictures_are_prepared_only_while_nothing_moves(window: Window) -> None:
    done: list[int] = []
    window.shell.ui.jobs.append(lambda: done.append(1))
    window.shell.ui.motion.speed = 1
    window.shell.ui.motion.start(Tween(100, lambda t: None))
    window.turn(0.05)
    assert done == []
    for _turn in range(100):  # the picture on the screen comes first
        if done:
            break
        window.turn(0.2)
    assert done == [1]


def test_keys_repeat_only_while_typing(window: Window, driver: Driver) -> None:
    driver.click("new_game")
    driver.click("name_0")
    window.turn(0.1)
    assert pygame.key.get_repeat() == (400, 40)
    driver.press(pygame.K_TAB)
    window.turn(0.1)
    assert pygame.key.get_repeat() == (0, 0)


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(SHOTS))
def test_pressing_everything_breaks_nothing(tmp_path: Path, name: str) -> None:
    """Two hundred random clicks, keys, wheels and letters on each screen."""
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "en", 150)
    driver.show(SHOTS[name](driver.ui))
    dice = random.Random(name)
    keys = [pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT,
            pygame.K_PAGEDOWN, pygame.K_BACKSPACE, pygame.K_h, pygame.K_SPACE, pygame.K_DELETE]  # fmt: skip
    for _ in range(200):
        at = (dice.randrange(1280), dice.randrange(720))
        kind = dice.randrange(4)
        if kind == 0:
            driver.shell.process(event(pygame.MOUSEBUTTONDOWN, pos=at, button=dice.choice((1, 1, 3))))
            driver.shell.process(event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        elif kind == 1:
            driver.shell.process(event(pygame.KEYDOWN, key=dice.choice(keys), mod=0, unicode="", scancode=0))
        elif kind == 2:
            driver.shell.process(event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
            driver.shell.process(event(pygame.MOUSEWHEEL, y=dice.choice((-1, 1)), precise_y=1.0))
        else:
            driver.shell.process(event(pygame.TEXTINPUT, text=dice.choice("aé{[|]7")))
        driver.shell.step(0.02)
        driver.shell.draw(driver.surface)
    assert driver.ui.text.overflows == []


@pytest.mark.parametrize(
    ("size", "milliseconds", "slow"),
    [
        ((1280, 720), 7, True),
        ((1280, 720), 4, False),
        ((2560, 1440), 7, True),
        ((3840, 2160), 8, False),  # a card copies that many pixels, too
        ((3840, 2160), 32, True),
    ],
)
def test_software_behind_the_window_is_found_in_every_size(
    size: tuple[int, int], milliseconds: int, slow: bool
) -> None:
    assert is_slow(milliseconds / 1000, size[0] * size[1]) is slow


# -- dialogs -----------------------------------------------------------------------------------------------------------
def asked(driver: Driver, done: list[str]) -> None:
    confirm(driver.ui, "Really?", "Is this what is meant?", "Yes", "No", lambda: done.append("yes"))
    driver.frame()


def test_a_question_stays_when_the_window_gets_another_size(driver: Driver, tmp_path: Path) -> None:
    done: list[str] = []
    driver.press(pygame.K_TAB)
    before = driver.ui.focus
    assert before is not None
    asked(driver, done)
    driver.press(pygame.K_TAB)
    chosen = driver.ui.focus
    driver.ui.use_size((1920, 1080))
    driver.surface = pygame.display.set_mode((1920, 1080))
    driver.frame()
    assert [layer.name for layer in driver.screen.layers] == ["layer:dialog"]
    assert driver.ui.focus is chosen
    larger = make_driver(tmp_path / "larger.json", (1920, 1080))
    asked(larger, [])
    assert driver.find("dialog").box == larger.find("dialog").box
    assert driver.find("yes").box == larger.find("yes").box
    driver.click("yes")
    assert done == ["yes"]
    assert driver.screen.layers == []
    assert driver.ui.focus is driver.find(before.name)


def test_a_question_above_another_stays_too(driver: Driver) -> None:
    done: list[str] = []
    asked(driver, done)
    below = driver.screen.layers[0]
    asked(driver, done)
    driver.ui.use_size((1600, 900))
    assert driver.screen.layers[0] is below
    assert len(driver.screen.layers) == 2
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.layers == [below]
    assert driver.ui.focus is not None
    assert driver.ui.focus.within(below)
    driver.press(pygame.K_ESCAPE)
    assert (driver.screen.layers, done) == ([], [])


def test_an_open_list_closes_when_the_window_gets_another_size(driver: Driver) -> None:
    """It hangs at what it belongs to, and that lies elsewhere then."""
    driver.show(SettingsScreen(driver.ui))
    driver.click("language")
    assert driver.screen.layers
    driver.ui.use_size((1600, 900))
    assert driver.screen.layers == []

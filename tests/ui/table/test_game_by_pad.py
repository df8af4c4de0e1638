"""A whole game from the title to the scores by the events of a gamepad alone, and one by other keys than the usual."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game.app import App, parse
from game.table.screen import TableScreen
from game.ui import lang
from game.ui.input import keynames
from game.ui.input.gamepad import press
from game.ui.screens.new_game import NewGameScreen
from game.ui.screens.title import TitleScreen
from tests.helpers.pad import DEVICE, PadPlayer
from tests.ui.driver import make_driver
from tools.shots.citadels.shots import SHOTS

OPTIONS = ("--size", "1280x720", "--lang", "en", "--pace", "instant", "--animation", "0", "--renderer", "cpu",
           "--players", "4", "--seed", "11")  # fmt: skip
OTHER_KEYS = {
    "number_1": "f9", "number_2": "ß", "number_3": "s", "number_4": "y", "number_5": "#", "number_6": "ü",
    "number_7": "ö", "number_8": "ä", "gold": "k", "without": "-", "done": "f8", "end": "+", "cards": "f7",
}  # fmt: skip
SECONDS = 240.0
FRAME = 0.05


@contextmanager
def program(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The whole program with an empty home, on a display nobody sees."""
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(home))
    options = parse(OPTIONS)
    app = App(options)
    app.open(options)
    try:
        settle(app)
        yield app
    finally:
        app.quit()
        lang.set_language("en")
        pygame.display.init()


def turn(app: App) -> None:
    """One pass of the loop, as fast as it goes."""
    app.window.turn(FRAME)
    match = app.games.match
    if match is not None and match.thinking:
        time.sleep(0.01)


def settle(app: App) -> None:
    """Nobody reads something new and presses it on purpose in less than this."""
    for _frame in range(8):
        turn(app)
    until(app, lambda: not app.shell.ui.stack.changing and not app.shell.ui.motion.busy)


def until(app: App, done: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not done():
        assert time.monotonic() < end, "it takes too long"
        turn(app)


def waits_for_somebody(app: App) -> bool:
    """Whether the table asks the person, or is left."""
    top = app.shell.ui.stack.top
    return not isinstance(top, TableScreen) or top.offers is not None


def asked_now(app: App) -> int:
    """The number of the question that waits for the person; -1 if none does."""
    top = app.shell.ui.stack.top
    return top.offers.ask.number if isinstance(top, TableScreen) and top.offers is not None else -1


@pytest.mark.long
def test_a_whole_game_by_gamepad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """First start: a name is written, a game set up and played to its end, and the title is reached again."""
    with program(tmp_path, monkeypatch) as app:
        pad = PadPlayer(app.shell, app.window.process, lambda: settle(app))
        pad.choose("player_name")
        pad.write("Anna")
        assert app.shell.ui.settings.values.player_name == "Anna"
        pad.choose("new_game")
        assert isinstance(app.shell.ui.stack.top, NewGameScreen)
        pad.choose("start")
        until(app, lambda: isinstance(app.shell.ui.stack.top, TableScreen))
        match = app.games.match
        assert match is not None
        answered = 0
        while isinstance(table := app.shell.ui.stack.top, TableScreen):
            until(app, lambda: waits_for_somebody(app))
            if isinstance(app.shell.ui.stack.top, TableScreen):
                pad.play_one(table)
                answered += 1
        assert match.over
        assert answered > 20
        assert app.shell.ui.stack.top is not None
        assert app.shell.ui.stack.top.name == "scoring"
        assert app.shell.ui.keys.pad_used
        assert not app.shell.ui.mouse.in_use
        pad.press("b")
        until(app, lambda: isinstance(app.shell.ui.stack.top, TitleScreen))


def strike(app: App, name: str) -> None:
    """A key of the keyboard, by its name."""
    code, text = keynames.code_of(name), name if len(name) == 1 else ""
    app.window.process(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=text, scancode=0))
    settle(app)


@pytest.mark.long
def test_a_whole_game_by_other_keys_than_the_usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The map comes from the settings file; what the keys did before, they do no more."""
    (tmp_path / "config").mkdir()
    kept = {"keys": {action: [name] for action, name in OTHER_KEYS.items()}}
    (tmp_path / "config" / "settings.json").write_text(json.dumps(kept), encoding="utf-8")
    with program(tmp_path, monkeypatch) as app:
        assert not app.shell.ui.keys.trouble
        strike(app, OTHER_KEYS["number_2"])  # the second button of a first start: play at once
        until(app, lambda: isinstance(app.shell.ui.stack.top, TableScreen))
        until(app, lambda: waits_for_somebody(app))
        match = app.games.match
        assert match is not None
        before = len(match.journal)
        for usual in ("1", "2", "3", "4", "5", "6", "7", "8", "g", "c", "d", "n", "e"):
            strike(app, usual)
        assert len(match.journal) == before
        while isinstance(app.shell.ui.stack.top, TableScreen):
            for name in OTHER_KEYS.values():
                strike(app, name)
                strike(app, name)
        assert match.over


@pytest.mark.long
def test_pulled_out_in_mid_turn_the_game_goes_on_by_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A direction is held when the gamepad is gone: nothing moves on by itself, and keys play on."""
    with program(tmp_path, monkeypatch) as app:
        pad = PadPlayer(app.shell, app.window.process, lambda: settle(app))
        pad.choose("quick_game")
        until(app, lambda: isinstance(app.shell.ui.stack.top, TableScreen))
        until(app, lambda: waits_for_somebody(app))
        table = app.shell.ui.stack.top
        assert isinstance(table, TableScreen)
        assert table.offers is not None
        before = asked_now(app)
        down = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=DEVICE, button=14)
        app.window.process(down)
        app.shell.gamepads._known[DEVICE] = object()
        app.window.process(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=DEVICE))
        assert any("gone" in toast.text for toast in app.shell.ui.toasts.shown)
        focus = app.shell.ui.focus
        for _frame in range(60):
            turn(app)
        assert app.shell.ui.focus is focus
        rank = str(table.offers.offers[0].thing)
        for _again in range(2):
            strike(app, rank)
        until(app, lambda: waits_for_somebody(app))
        assert asked_now(app) != before


@pytest.mark.long
def test_start_pauses_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And Y says what can be done, the shoulders lead from area to area, X shows a card large."""
    with program(tmp_path, monkeypatch) as app:
        pad = PadPlayer(app.shell, app.window.process, lambda: settle(app))
        pad.choose("quick_game")
        until(app, lambda: isinstance(app.shell.ui.stack.top, TableScreen))
        until(app, lambda: waits_for_somebody(app))
        pad.press("start")
        assert name_of(app) == "pause"
        pad.press("start")
        assert name_of(app) == "table"
        pad.press("y")
        assert pad.sees("option:rank:8") is not None
        pad.press("b")
        table = app.shell.ui.stack.top
        assert isinstance(table, TableScreen)
        seen = set()
        for _area in range(8):
            pad.press("rightshoulder")
            assert app.shell.ui.focus is not None
            area = table.aloud.area_of(app.shell.ui.focus)
            seen |= {area.title} if area is not None else set()
        assert {"Characters to choose from", "Hand", "Call of the characters", "Chronicle"} <= seen
        pad.go("rank:8")
        pad.press("x")
        assert app.shell.ui.stack.top is not None
        assert app.shell.ui.stack.top.layers
        pad.press("b")
        assert not app.shell.ui.stack.top.layers


def name_of(app: App) -> str:
    return app.shell.ui.stack.top.name if app.shell.ui.stack.top is not None else ""


def test_b_leads_to_what_says_no_before_it_pauses(tmp_path: Path) -> None:
    """It never answers by itself."""
    driver = make_driver(tmp_path / "settings.json")
    driver.show(SHOTS["table_4"](driver.ui))
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert table.offers is not None
    number = table.offers.ask.number
    table.unselect()
    refusal = next(one for one in table.prompt.children if one.name in ("pass", "done", "end"))
    driver.shell._process(press("b"))
    assert driver.ui.focus is refusal
    assert table.offers.ask.number == number
    driver.shell._process(press("b"))
    assert driver.screen.name == "pause"

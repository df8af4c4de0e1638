"""A person in front of the real program without a display: sees its screens, clicks, and breaks it from outside."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import app as program
from game import crash
from game.table.screen import TableScreen
from game.ui import lang
from game.ui.input.presses import TOO_SOON
from game.ui.window.screen import Screen
from game.ui.window.window import Window
from tests.helpers.kept import newest_kept

OPTIONS = ["--size", "1280x720", "--lang", "en", "--animation", "0", "--pace", "instant", "--players", "4"]
PLAYING = [*OPTIONS, "--play-at-once", "--seed", "5"]
REST = 0.01  # seconds between turns in which bots think: they need the processor more
SECONDS = 300.0  # a busy machine takes its time; only a program that hangs takes longer
Script = Callable[["Hand"], Iterator[None]]


class Hand:
    """A person in front of the window: a generator that goes on by one step with each turn of the loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.window: Window | None = None
        self.script: Iterator[None] = iter(())
        self.failed: BaseException | None = None
        self.ends = 0.0
        turn = Window.turn

        def then_look(window: Window, seconds: float) -> None:
            turn(window, seconds)
            self.window = window
            self._go_on()

        monkeypatch.setattr(Window, "turn", then_look)
        monkeypatch.setattr("game.ui.window.window.RealClock.rest", lambda _clock, _rate: time.sleep(REST))
        # pictures are made when they are drawn: preparing all of them takes longer than these tests
        monkeypatch.setattr(TableScreen, "pictures", lambda _table: [])
        monkeypatch.setattr(program.App, "_prepare_games", lambda _app: None)

    def _go_on(self) -> None:
        """What goes wrong in the test itself must not be taken for an error of the program."""
        try:
            assert time.monotonic() < self.ends, f"nothing happens any more on {self.screen.name}"
            next(self.script)
        except (StopIteration, AssertionError, KeyError) as error:
            self.failed = None if isinstance(error, StopIteration) else error
            raise KeyboardInterrupt from None

    def play(self, script: Script, arguments: list[str] | None = None) -> int | None:
        """The exit code; None if the script ended before the program did."""
        self.script, self.ends = script(self), time.monotonic() + SECONDS
        try:
            return program.main(arguments or PLAYING)
        except KeyboardInterrupt:
            if self.failed is not None:
                raise self.failed from None
            return None
        finally:
            lang.set_language("en")
            pygame.event.clear()

    @property
    def screen(self) -> Screen:
        assert self.window is not None
        top = self.window.shell.ui.stack.top
        assert isinstance(top, Screen)
        return top

    def until(self, name: str) -> Iterator[None]:
        while self.screen.name != name or self.screen.ui.stack.changing:
            yield

    def looked(self) -> Iterator[None]:
        """Nobody presses on purpose what has been there for less than this."""
        since = self.screen.ui.now
        while self.screen.ui.now - since <= TOO_SOON:
            yield

    def click(self, name: str) -> Iterator[None]:
        yield from self.looked()
        box, k = self.screen.find(name).box, self.screen.ui.scale.k
        at = round(box.cx * k), round(box.cy * k)
        for kind, facts in (
            (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
            (pygame.MOUSEBUTTONDOWN, {"button": 1}),
            (pygame.MOUSEBUTTONUP, {"button": 1}),
        ):
            pygame.event.post(pygame.event.Event(kind, pos=at, **facts))
        yield

    def asked(self) -> Iterator[None]:
        """Until it is this person's turn at the table."""
        yield from self.until("table")
        while not isinstance(self.screen, TableScreen) or self.screen.flow.my_ask is None:
            yield

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.screen, TableScreen)
        return self.screen

    @property
    def answered(self) -> int:
        return int(self.table.flow.match.whole.answered)

    def press_answer(self) -> None:
        """An answer within the loop, so that what it breaks is the program's affair."""
        self.screen.ui.jobs.appendleft(self.answer)

    def answer(self) -> None:
        ask = self.table.flow.my_ask
        assert ask is not None
        self.table.choose(ask.options[0])


def once(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, times: int = 1, when: Any = None) -> list[int]:
    """Breaks a function for some calls; the list counts them."""
    whole, broken = getattr(owner, name), [0]

    def breaking(*arguments: Any, **words: Any) -> Any:
        if broken[0] < times and (when is None or when(*arguments)):
            broken[0] += 1
            raise RuntimeError(f"{name} broke")
        return whole(*arguments, **words)

    monkeypatch.setattr(owner, name, breaking)
    return broken


def reports(home: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted((home / "logs").glob(crash.PATTERN))]


def autosave(home: Path) -> dict[str, Any]:
    return newest_kept(home)


def break_update(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table stumbles the next time that time passes."""
    once(monkeypatch, TableScreen, "update")

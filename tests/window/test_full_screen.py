"""The real window, all of the screen and back: with a window manager and without one, again and again, from a start in
full screen, and from one start to the next."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game.ui.window.settings import Settings, SettingsFile
from tests.helpers.clock import NEVER
from tests.helpers.window import Display

ROOT = Path(__file__).parents[2]
WHOLE = (0, 0, 1920, 1080)


class Opened:
    """The program in its window, and somebody before the screen."""

    def __init__(self, display: Display, home: Path, process: int) -> None:
        self.display, self.home = display, home
        self.number = display.wait_for_window(process)

    @property
    def lies(self) -> tuple[int, int, int, int]:
        return self.display.geometry(self.number)

    @property
    def settings(self) -> Settings:
        return SettingsFile(self.home / "config" / "settings.json").values

    def becomes(self, what: Callable[[], bool]) -> None:
        """Waits until that is so, and so for good."""
        end, calm = time.monotonic() + NEVER, 0
        while calm < 5:
            assert time.monotonic() < end, (self.lies, self.settings)
            calm = calm + 1 if what() else 0
            time.sleep(0.05)

    def lies_at(self, place: tuple[int, int, int, int]) -> None:
        self.becomes(lambda: self.lies == place)

    def fills_the_screen(self) -> None:
        self.lies_at(WHOLE)
        self.becomes(lambda: black_share(self.display.picture(), pygame.Rect(WHOLE)) < 0.01)

    def is_back(self, place: tuple[int, int, int, int]) -> None:
        """There, and all of it is drawn (the place may count the frame twice, so a margin is left out)."""
        self.lies_at(place)
        inner = pygame.Rect(place).inflate(-100, -100).clip(pygame.Rect(WHOLE))
        self.becomes(lambda: black_share(self.display.picture(), inner) < 0.01)


def black_share(picture: pygame.Surface, part: pygame.Rect) -> float:
    """How much of it nobody drew."""
    mask = pygame.mask.from_threshold(picture.subsurface(part), (0, 0, 0), (1, 1, 1, 255))
    return mask.count() / (part.w * part.h)


@contextmanager
def program(display: Display, home: Path, *options: str) -> Iterator[Opened]:
    environment = {**display.environment(), "CROWN_AND_COIN_HOME": str(home)}
    command = [sys.executable, "-m", "game", "--windowed", "--size", "1280x720", *options]
    if not options:
        command = command[:3]
    with subprocess.Popen(command, env=environment, cwd=ROOT) as process:
        try:
            yield Opened(display, home, process.pid)
        finally:
            process.terminate()


@pytest.fixture(params=["alone", "managed"])
def display(request: pytest.FixtureRequest) -> Display:
    """A screen whose windows nobody manages, and one with a window manager."""
    found = request.getfixturevalue("xvfb" if request.param == "alone" else "managed_xvfb")
    assert isinstance(found, Display)
    return found


@pytest.mark.long
@pytest.mark.window
def test_full_screen_and_back_leaves_the_window_as_it_was(display: Display, home: Path) -> None:
    with program(display, home, "--lang", "en") as opened:
        display.xdotool("windowsize", opened.number, "1400", "800")
        opened.becomes(lambda: opened.settings.window == [1400, 800])
        place = opened.lies
        for _time in range(2):
            display.press("F11")
            opened.fills_the_screen()
            display.press("F11")
            opened.is_back(place)
        display.press(*["F11"] * 6)  # faster than the window follows
        opened.is_back(place)
        display.press("F11")
        opened.fills_the_screen()
        opened.becomes(lambda: opened.settings.full_screen)
    with program(display, home) as again:
        again.fills_the_screen()
        display.press("F11")
        again.is_back(place)
        again.becomes(lambda: not again.settings.full_screen and again.settings.window == [1400, 800])
    with program(display, home) as later:
        later.is_back(place)


@pytest.mark.long
@pytest.mark.window
def test_a_maximised_window_is_maximised_again(managed_xvfb: Display, home: Path) -> None:
    display = managed_xvfb
    with program(display, home, "--lang", "en") as opened:
        place = opened.lies
        press_title_twice(display, place[1] - 28)
        opened.becomes(lambda: opened.settings.maximised)
        wide = opened.lies
        assert wide[2] == 1920
        display.press("F11")
        opened.fills_the_screen()
        display.press("F11")
        opened.is_back(wide)
        opened.becomes(lambda: opened.settings.window == [1280, 720])
    with program(display, home) as again:
        again.is_back(wide)
        press_title_twice(display, 8)
        again.is_back(place)


@pytest.mark.long
@pytest.mark.window
def test_a_window_larger_than_the_screen_opens_maximised(managed_xvfb: Display, home: Path) -> None:
    """Its frame would push its foot off the screen."""
    with program(managed_xvfb, home, "--lang", "en", "--size", "2560x1440") as opened:
        opened.becomes(lambda: opened.lies[2] == 1920 and opened.lies[3] < 1080)
        press_title_twice(managed_xvfb, 8)
        opened.becomes(lambda: opened.lies[3] == 1080)


def press_title_twice(display: Display, y: int) -> None:
    display.xdotool("mousemove", "960", str(y), "click", "--repeat", "2", "--delay", "60", "1")

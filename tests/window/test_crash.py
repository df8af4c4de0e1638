"""The real window on an Xvfb display breaks in the middle of a game; the person clicks "Continue" and plays on."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tests.helpers.kept import newest_kept
from tests.helpers.window import Display

ROOT = Path(__file__).parents[2]
SIZE = (1280, 720)
OPTIONS = ("--play-at-once", "--players", "4", "--seed", "7", "--size", "1280x720", "--lang", "en", "--pace", "instant",
           "--animation", "0")  # fmt: skip
KEYS = ("g", "1", "1", "2", "2", "3", "3", "d", "e")
SECONDS = 300.0  # only a program that hangs takes longer


def answers(home: Path) -> int:
    """How many answers the autosave holds."""
    try:
        return len(newest_kept(home)["journal"])
    except (OSError, ValueError, KeyError):
        return -1


def until(process: subprocess.Popen[bytes], found: Callable[[], object], act: Callable[[], object]) -> None:
    end = time.monotonic() + SECONDS
    while not found():
        assert process.poll() is None, process.stderr.read().decode() if process.stderr else ""
        assert time.monotonic() < end, "nothing happened"
        act()
        time.sleep(0.2)


HEAD = pygame.Rect(0, 0, SIZE[0], 100)  # of the window: no pointer comes there


def head(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture.subsurface(HEAD), "RGB")


def crash_screen(report: Path) -> tuple[bytes, tuple[int, int]]:
    """Its head and where the button is, in pixels: it is drawn here as it is there."""
    from game.ui.screens.crash import CrashScreen
    from game.ui.window.settings import SettingsFile
    from game.ui.window.trouble import Trouble
    from tests.ui.driver import Driver

    driver = Driver(SIZE, SettingsFile(Path(os.devnull, "settings.json")))
    driver.ui.settings.values.animation = 0.0
    what = "ZeroDivisionError: the table broke under <player>"
    driver.show(CrashScreen(driver.ui, Trouble(what, report, ("continue", "title", "quit")), lambda _choice: None))
    box, k = driver.find("continue").box, driver.ui.scale.k
    return head(driver.surface), (round(box.cx * k), round(box.cy * k))


@pytest.mark.long
@pytest.mark.window
def test_the_window_breaks_and_the_game_goes_on(xvfb: Display, tmp_path: Path) -> None:
    pygame.display.init()
    home = tmp_path / "home"
    home.joinpath("config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text('{"player_name": "Matilda"}')
    environment = {**xvfb.environment(), "CROWN_AND_COIN_HOME": str(home)}
    command = [sys.executable, str(Path(__file__).with_name("crash_child.py")), *OPTIONS]
    with subprocess.Popen(command, env=environment, cwd=ROOT, stderr=subprocess.PIPE) as process:
        try:
            window = xvfb.wait_for_window(process.pid)
            until(process, lambda: answers(home) >= 10, lambda: xvfb.press(*KEYS))
            until(process, lambda: list((home / "logs").glob("crash-*.txt")), lambda: xvfb.press("F9"))
            (report,) = (home / "logs").glob("crash-*.txt")
            before = answers(home)
            asking, (x, y) = crash_screen(report)
            left, top, *size = xvfb.geometry(window)

            def asks() -> bool:
                return head(xvfb.picture().subsurface((left, top, *size))) == asking

            until(process, asks, lambda: None)
            click = ("mousemove", "--window", window, str(x), str(y), "click", "1")
            until(process, lambda: not asks(), lambda: xvfb.xdotool(*click))  # before it was seen, no click counts
            until(process, lambda: answers(home) > before + 10, lambda: xvfb.press(*KEYS))
            text = report.read_text(encoding="utf-8")
            assert "ZeroDivisionError" in text
            assert "Matilda" not in text
        finally:
            process.kill()
    done = subprocess.run(
        [sys.executable, "-m", "game", "replay", str(report)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Verified:" in done.stdout

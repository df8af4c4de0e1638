"""The real window on an Xvfb display: one whole game by keys alone, one by the mouse alone."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from game.ui.input.presses import TOO_SOON
from tests.helpers.blind_keys import Blind
from tests.helpers.kept import Patience, newest_kept
from tests.helpers.window import Display

ROOT = Path(__file__).parents[2]
SIZE = (1280, 720)
FLAGS = {
    "--players": "4",
    "--size": "1280x720",
    "--lang": "en",
    "--pace": "instant",
    "--animation": "0",
}
Process = subprocess.Popen[bytes]


class TooSlow(AssertionError):
    """A game does not go on."""


@contextmanager
def playing(
    display: Display, home: Path, seed: int, program: Sequence[str] = ("-m", "game")
) -> Iterator[tuple[Process, str]]:
    """The program with a game at the table, and its window; ended at last, whatever happened."""
    environment = {**display.environment(), "CROWN_AND_COIN_HOME": str(home)}
    flags = [word for pair in FLAGS.items() for word in pair]
    command = [sys.executable, *program, "--play-at-once", *flags, "--seed", str(seed)]
    with subprocess.Popen(command, env=environment, cwd=ROOT, stderr=subprocess.PIPE) as process:
        try:
            yield process, display.wait_for_window(process.pid)
        finally:
            process.kill()


def is_over(home: Path) -> bool:
    """Whether the save on disk is that of a finished game."""
    try:
        return bool(newest_kept(home)["over"])
    except (OSError, ValueError, KeyError):
        return False


def wait_until_over(process: Process, home: Path, act: object) -> None:
    """Acts again and again until the game has come to its end."""
    assert callable(act)
    patience = Patience(home)
    while not is_over(home):
        assert process.poll() is None, process.stderr.read().decode() if process.stderr else ""
        if patience.is_at_end():
            raise TooSlow("the game stands still")
        act()


def leave(display: Display, process: Process, home: Path) -> None:
    """From the scores to the title and out of the program, by keys."""
    time.sleep(1.0)
    display.press("Escape")
    time.sleep(1.0)
    assert is_over(home), "the finished game is not kept"
    for _slow in range(6):
        display.press("Escape", "Return")
        with suppress(subprocess.TimeoutExpired):
            assert process.wait(timeout=20) == 0
            return
    raise TooSlow("the program does not end")


@pytest.mark.long
@pytest.mark.window
def test_a_whole_game_by_keys(xvfb: Display, tmp_path: Path) -> None:
    blind = Blind(tmp_path, seed=3)

    def keys() -> None:
        for key in blind.presses():
            xvfb.press(key)
            time.sleep(TOO_SOON + 0.1)
        time.sleep(0.1)

    with playing(xvfb, tmp_path, seed=3) as (process, _window):
        wait_until_over(process, tmp_path, keys)
        leave(xvfb, process, tmp_path)


@pytest.mark.long
@pytest.mark.window
def test_a_whole_game_by_mouse(xvfb: Display, tmp_path: Path) -> None:
    """By clicks of somebody who sees what is asked. Blind ones answer late or never what is asked only now and then."""
    child = Path(__file__).with_name("mouse_child.py")
    with playing(xvfb, tmp_path, seed=4, program=[str(child)]) as (process, _window):
        wait_until_over(process, tmp_path, lambda: time.sleep(0.2))
        leave(xvfb, process, tmp_path)

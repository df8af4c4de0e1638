"""The real window on an Xvfb display, and a gamepad of the window library: one whole game by its buttons alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.pad import Virtual
from tests.helpers.window import Display

ROOT = Path(__file__).parents[2]
FLAGS = ("--players", "4", "--seed", "5", "--size", "1280x720", "--lang", "en", "--pace", "instant", "--animation", "0")


@pytest.mark.long
@pytest.mark.window
def test_a_whole_game_by_gamepad(xvfb: Display, tmp_path: Path) -> None:
    """It is pulled out and put in again in between."""
    try:
        Virtual()
    except OSError as error:
        pytest.skip(str(error))
    environment = {**xvfb.environment(), "CROWN_AND_COIN_HOME": str(tmp_path)}
    command = [sys.executable, str(Path(__file__).with_name("pad_child.py")), *FLAGS]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    assert "over: True" in done.stdout

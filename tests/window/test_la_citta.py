"""The real window on an Xvfb display: the last year of La Città by keys, and by three people at one screen with the
mouse, then the judging of the cities."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.window import Display

ROOT = Path(__file__).parents[2]
FLAGS = ("--size", "1280x720", "--pace", "instant", "--animation", "4")


@pytest.mark.long
@pytest.mark.window
@pytest.mark.parametrize(("way", "language"), [("keys", "de"), ("people", "en")])
def test_the_end_of_a_game(xvfb: Display, tmp_path: Path, way: str, language: str) -> None:
    environment = {**xvfb.environment(), "CROWN_AND_COIN_HOME": str(tmp_path)}
    child = Path(__file__).with_name("citta_child.py")
    command = [sys.executable, str(child), way, "-", "1", *FLAGS, "--lang", language]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stderr
    assert "over: True" in done.stdout
    assert not list(tmp_path.glob("logs/crash-*"))

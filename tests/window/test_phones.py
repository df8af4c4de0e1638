"""The real window on an Xvfb display with one person at it, and another one on a page in a real browser: the end of a
game of each kind, to its points."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.browser import missing_browser
from tests.helpers.window import Display

ROOT = Path(__file__).parents[2]
FLAGS = ("--size", "1280x720", "--pace", "instant", "--animation", "4", "--lang", "en")


@pytest.mark.long
@pytest.mark.window
@pytest.mark.parametrize(
    "game",
    [
        pytest.param("citadels", marks=pytest.mark.proof),
        "rattus_cartus",
        pytest.param("la_citta", marks=pytest.mark.proof),
    ],
)
def test_one_plays_here_and_one_on_a_phone(xvfb: Display, tmp_path: Path, game: str) -> None:
    if sentence := missing_browser():
        pytest.skip(sentence)
    environment = {**xvfb.environment(), "CROWN_AND_COIN_HOME": str(tmp_path)}
    child = Path(__file__).with_name("phones_child.py")
    command = [sys.executable, str(child), game, "-", "1", *FLAGS]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=420, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "over: True" in done.stdout
    assert "port gone: True" in done.stdout
    assert not list(tmp_path.glob("logs/crash-*"))

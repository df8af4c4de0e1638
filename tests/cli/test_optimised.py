"""`python -OO`, which takes out docstrings and asserts, opens the game: no text and no check of it lives in those."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = ("text", "--players", "3", "--bots", "random", "--seed", "1", "--interactive", "--lang", "en")


def optimised(*arguments: str, typed: str = "", package: str = "game") -> str:
    """What the program says; it must end well."""
    command = [sys.executable, "-OO", "-m", package, *arguments]
    done = subprocess.run(command, cwd=ROOT, input=typed, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.mark.long
def test_the_text_game_plays_without_docstrings_and_goes_on(home: Path) -> None:
    said = optimised(*TEXT, typed="1\n1\n1\n1\n1\nq\ny\n")
    assert said.count("Your choice? 1") == 5
    assert "The game is kept." in said
    assert "Round" in optimised("text", "--continue", "--interactive", "--lang", "en", typed="1\nq\ny\n")


@pytest.mark.long
def test_the_window_draws_a_table_of_a_game_without_docstrings(home: Path, tmp_path: Path) -> None:
    """`python -OO -m game --self-test` plays a whole game in it; this is its quick sister."""
    optimised("shots", "--out", str(tmp_path), "--only", "table_4", package="tools")
    assert (tmp_path / "table_4.png").stat().st_size > 100_000

"""The window of whoever develops: it takes over what changes, and its panel lies over every screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import app, catalog
from game.table.screen import TableScreen
from game.ui import lang
from game.ui.screens.title import TitleScreen
from tools.developing import scenarios
from tools.developing.command import OpenApp, OpenShell
from tools.developing.reading_anew import read_anew
from tools.developing.watching import ROOT, Watch

WITH_SCENARIOS = [game for game in catalog.games() if scenarios.entries(game)]


@pytest.fixture
def shell() -> Iterator[OpenShell]:
    pygame.display.init()
    options = app.parse(["--size", "1280x720", "--lang", "en", "--animation", "0", "--pace", "instant"])
    made = OpenApp(options)
    made.open(options)
    assert isinstance(made.shell, OpenShell)
    made.shell.ui.settings.values.player_name = "Matilda"
    made.games.leave()
    yield made.shell
    made.games.close()


def frame(shell: OpenShell) -> None:
    shell.step(0.05)
    shell.draw(pygame.display.get_surface() or pygame.display.set_mode((1280, 720)))


def press(shell: OpenShell, key: int, letter: str = "") -> None:
    shell.process(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter, scancode=0))
    frame(shell)


def test_a_file_that_is_written_is_found_once(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("a: 1\n")
    watch = Watch([tmp_path])
    watch.look()
    assert watch.taken() == []
    (tmp_path / "a.yaml").write_text("a: 2\n")
    os.utime(tmp_path / "a.yaml", ns=(1, 1))
    (tmp_path / "b.txt").write_text("of no kind that is read\n")
    watch.look()
    assert watch.taken() == [tmp_path / "a.yaml"]
    assert watch.taken() == []


RELOADED = """
import pygame
from game import app
from tools.developing.command import OpenApp
from tools.developing.reading_anew import read_anew
from tools.developing.watching import ROOT

pygame.display.init()
options = app.parse(["--size", "1280x720", "--animation", "0"])
made = OpenApp(options)
made.open(options)
made.games.leave()
top = made.shell.ui.stack.top
before = type(top)
read_anew(made.shell, [ROOT / "game" / "ui" / "screens" / "title.py"])
made.shell.step(0.1)
made.shell.draw(pygame.display.get_surface())
print(type(top).__qualname__, type(top) is not before, made.shell.ui.damaged)
made.games.close()
"""


def test_code_of_the_screen_on_top_is_taken_over(tmp_path: Path) -> None:
    """In a process of its own: classes that were put in another's place stay there."""
    told = subprocess.run([sys.executable, "-c", RELOADED], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.stdout.splitlines()[-1:] == ["TitleScreen True []"], told.stderr


def test_a_fault_in_code_is_told_with_its_line_and_nothing_else_happens(
    shell: OpenShell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game" / "ui" / "lang.py"
    file.parent.mkdir(parents=True)
    file.write_text("def half(:\n")
    monkeypatch.setattr("tools.developing.reading_anew.ROOT", tmp_path)
    said = lang._
    read_anew(shell, [file])
    assert "lang.py:1" in " ".join(toast.text for toast in shell.ui.toasts.shown)
    assert lang._ is said


def test_texts_and_pictures_are_read_anew(shell: OpenShell) -> None:
    folder = ROOT / "assets"
    read_anew(shell, [folder / "locale" / "de" / "LC_MESSAGES" / "crown.mo", folder / "ui" / "icon_64.png"])
    frame(shell)
    assert shell.ui.damaged == []


@pytest.mark.parametrize("game", WITH_SCENARIOS)
def test_the_panel_shows_what_is_known_on_the_table_of_a_scenario(shell: OpenShell, game: str) -> None:
    assert scenarios.go_to(shell, scenarios.entries(game)[0]) == ""
    frame(shell)
    assert isinstance(shell.ui.stack.top, TableScreen)
    press(shell, pygame.K_F12)
    assert shell.panel.lines()[0].startswith("last ")
    press(shell, pygame.K_TAB)
    assert "viewer" in json.loads("\n".join(shell.panel.lines()))
    press(shell, pygame.K_TAB)
    assert "stack" in json.loads("\n".join(shell.panel.lines()))
    press(shell, pygame.K_F12)
    assert not shell.panel.shown


def test_a_scenario_is_found_by_a_part_of_its_name(shell: OpenShell) -> None:
    press(shell, pygame.K_F12)
    for _ in range(3):
        press(shell, pygame.K_TAB)
    assert isinstance(shell.ui.stack.top, TitleScreen)
    for letter in "thief":
        press(shell, ord(letter), letter)
    assert shell.panel.lines()[2].startswith("1  ")
    assert "thief" in shell.panel.lines()[2].lower()
    press(shell, pygame.K_RETURN)
    assert isinstance(shell.ui.stack.top, TableScreen)


def test_without_a_game_the_panel_says_so(shell: OpenShell) -> None:
    press(shell, pygame.K_F12)
    press(shell, pygame.K_TAB)
    assert shell.panel.lines() == ["No game is on the screen."]

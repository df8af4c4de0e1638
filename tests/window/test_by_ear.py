"""The real window for somebody who only hears it: a listener on the accessibility bus reads and presses, no more."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers import by_ear
from tests.helpers.by_ear import Listener, listening, named
from tests.helpers.ear_player import Player, begin, region
from tests.helpers.window import Display, missing_tools, open_display

pytestmark = pytest.mark.window
FLAGS = ("--lang", "en", "--size", "1280x720", "--pace", "instant", "--animation", "0")


@pytest.fixture
def display() -> Iterator[Display]:
    lacking = [*missing_tools(), *([by_ear.missing()] if by_ear.missing() else [])]
    if lacking:
        assert not os.environ.get("CI"), f"these are missing: {lacking}"
        pytest.skip(f"nobody can listen to the window without {', '.join(lacking)}")
    with open_display("1280x720x24") as opened:
        yield opened


def say_no(listener: Listener) -> None:
    """Puts the questions aside that come at the first start."""
    for _question in range(20):
        tree = listener.wait(lambda tree: len(tree) > 3)
        no = named(tree, "No", "I know it", role="button")
        if no is None:
            if not any(one.role == "dialog" for one in tree):
                return
        else:
            listener.press(no)
        time.sleep(0.5)


def test_the_first_start_is_heard_and_answered(
    display: Display, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with listening(display, tmp_path) as (listener, process):
        tree = listener.wait(lambda tree: named(tree, "Your name", role="entry"))
        entry = named(tree, "Your name", role="entry")
        assert entry is not None
        assert "focused" in entry.states
        display.press("A", "d", "a")
        tree = listener.wait(lambda tree: any(one.text == "Ada" for one in tree))
        assert named(tree, "Play at once") is None  # it lies below the dialog
        listener.press_until("That is me", lambda tree: named(tree, "Learn the game"))
        listener.press_until("Learn the game", lambda tree: region(tree, "Question"))
        assert process.poll() is None


def play(display: Display, home: Path, game: str, seconds: float) -> str:
    """A whole game of this name; who has won, as it is read then. The replay is opened, and left for the title."""
    with listening(display, home, FLAGS) as (listener, process):
        begin(listener, game)
        player = Player(listener)
        tree = player.play("Play again", seconds)
        winner = named(tree, "Winner: ", role="label")
        assert process.poll() is None
        listener.press_until("Look back", lambda tree: named(tree, "Replay", role="button"))
        listener.press_until("Replay", lambda tree: named(tree, "Time line"))
        return "" if winner is None else winner.name.removeprefix("Winner: ")


@pytest.mark.long
@pytest.mark.parametrize(
    "game",
    [
        "Citadels",
        pytest.param("Rattus Cartus", marks=pytest.mark.proof),
        pytest.param("La Città", marks=pytest.mark.proof),
    ],
)
def test_a_whole_game_is_played_by_ear(display: Display, tmp_path: Path, game: str) -> None:
    assert play(display, tmp_path, game, 900)

"""A saved game is looked at step by step in the terminal, and played on from a moment of it."""

from __future__ import annotations

import pytest

from game import paths
from game.session import save
from game.session.match import Match
from tests.cli.text.typist import Terminal
from tools.shots.citadels.positions import play_until, setup
from tools.shots.moments import the_end

REPLAY = "7"
STEP, TURN, BACK, END, EYES, JOIN = "1", "2", "4", "7", "8", "9"


@pytest.fixture(scope="module")
def finished() -> Match:
    return play_until(setup(4, 33), the_end)


def keep(match: Match) -> None:
    folder = paths.user_dir("saves")
    (folder / "Evening.json").write_bytes(save.encode(save.snapshot(match).save_file("Evening", "")))


def test_a_game_is_stepped_through_and_shown_with_other_eyes(terminal: Terminal, finished: Match) -> None:
    keep(finished)
    said = terminal.play([REPLAY, "1", STEP, STEP, TURN, BACK, EYES, "Odo", EYES, "Lay everything open", END, "back",
                          "leave"])  # fmt: skip
    assert "Chosen: " in said
    assert "Winner: " in said
    assert said.count("To the next round") >= 8
    assert said.endswith("Goodbye.\n")


def test_a_running_game_keeps_its_secrets(terminal: Terminal) -> None:
    keep(play_until(setup(4, 33), lambda match: match.whole.round == 2))
    said = terminal.play([REPLAY, "1", EYES, "back", END, "back", "leave"])
    assert "Lay everything open" not in said
    assert "1: Odo." not in said
    assert "This game is not over yet." in said


def test_a_game_is_played_on_from_a_moment(terminal: Terminal, finished: Match) -> None:
    keep(finished)
    said = terminal.play([REPLAY, "1", STEP, STEP, JOIN, "quit", "yes", "leave"])
    assert "The game is kept." in said

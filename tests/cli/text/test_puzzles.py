"""Puzzles at the terminal: listed, answered, tried again, shown and played out."""

from __future__ import annotations

import pytest

from game.cli import dispatch
from game.history.store import open_history
from tests.cli.text.typist import Terminal


@pytest.fixture
def play(terminal: Terminal) -> object:
    return terminal.puzzle


def test_without_a_terminal_they_are_listed_with_their_names(play) -> None:  # type: ignore[no-untyped-def]
    said = play([])
    assert "The last district: Your last turn: which district wins the game?" in said
    assert "prison_or_castle, easy: Prison or castle?" in said


def test_a_wrong_answer_then_the_right_one_is_kept(play) -> None:  # type: ignore[no-untyped-def]
    said = play(["build castle", "2", "save", "build prison", "all puzzles"], "--interactive", "prison_or_castle")
    assert "Isabeau leads 19 to 14." in said
    assert "Not this one. After this the win is not sure any more" in said.replace("\n", " ")
    assert "Count your colours, too." in said
    assert "This cannot be done in a puzzle." in said
    assert "Right!" in said
    assert "0 percent: Build Castle" in said
    history = open_history()
    try:
        assert history.noted("puzzle", "citadels/prison_or_castle") == {"tries": 2, "solved": True, "hint": True}
    finally:
        history.close()


def test_the_solution_is_shown_and_played_out(play) -> None:  # type: ignore[no-untyped-def]
    said = play(["solution", "2", "1", "quit"], "--interactive", "prison_or_castle")
    assert "it is the fifth type" in said
    assert "Matilda: 19 points." in said or ": 19 points." in said
    assert "Won." in said
    assert "Two types short" in said  # the next one


def test_they_are_chosen_from_the_list_and_from_the_menu(play, terminal: Terminal) -> None:  # type: ignore[no-untyped-def]
    assert "Isabeau leads 19 to 14." in play(["1", "prison", "quit", "back"], "--interactive")
    said = terminal.play(["Challenges", "Hanna", "Puzzles", "1", "1", "quit", "back", "back", "leave"])
    assert "The last build of the game is yours" in said


def test_an_unknown_name_is_a_sentence(capsys: pytest.CaptureFixture[str], home: object) -> None:
    assert dispatch(["puzzle", "prison_or_castel"]) == 2
    assert "Did you mean" in capsys.readouterr().err

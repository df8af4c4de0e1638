"""`python -m game text`: the same asks as at the table, numbered."""

from __future__ import annotations

import builtins
import io
import sys
from collections.abc import Iterator

import pytest

from game.cli import text
from game.ui.lang import set_language


class Keyboard(io.StringIO):
    """An input that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    set_language("en")


def type_lines(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """Answer the questions with these lines, then end the input."""
    waiting = iter(lines)

    def answer(question: str) -> str:
        print(question)
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(sys, "stdin", Keyboard())
    monkeypatch.setattr(builtins, "input", answer)


def test_without_a_terminal_bots_play_and_the_game_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert text.main(["--seed", "4", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Round 1 begins." in out
    assert "wins with" in out or "share the victory" in out


@pytest.mark.parametrize("players", [2, 3, 8])
def test_any_number_of_players_and_any_cast_can_be_told(
    players: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    wanted = ["--players", str(players), "--cast", "random", "--bots", "random", "--seed", "5", "--lang", "de"]
    assert text.main(wanted) == 0
    assert "Runde 1 beginnt." in capsys.readouterr().out


def test_the_story_of_a_seed_is_always_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    stories = []
    for _ in range(2):
        text.main(["--seed", "8", "--players", "7", "--lang", "de"])
        stories.append(capsys.readouterr().out)
    assert stories[0] == stories[1]


def test_a_whole_game_can_be_played_by_numbers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_lines(monkeypatch, ["1", "2", "4", "3"] * 3000)
    assert text.main(["--seed", "2", "--bots", "random", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Your turn as" in out
    assert "wins with" in out


@pytest.mark.parametrize("players", [2, 5])
def test_all_the_cards_can_be_played_by_numbers(
    players: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_lines(monkeypatch, ["1", "2", "4", "t", "w", "c", "3"] * 3000)
    wanted = ["--players", str(players), "--cast", "random", "--bots", "random", "--seed", "3", "--lang", "en"]
    assert text.main(wanted) == 0
    assert "wins with" in capsys.readouterr().out


def test_unusable_lines_are_answered_and_nothing_happens(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_lines(monkeypatch, ["99", "", "h", "c", "w", "u", "bogus", "q"])
    assert text.main(["--seed", "2", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "There is no choice '99' here." in out
    assert "There is no choice 'bogus' here." in out
    assert "nothing to take back" in out
    assert out.rstrip().endswith("Goodbye.")


def test_with_two_people_nothing_private_is_shown_before_the_right_one_is_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_lines(monkeypatch, [])
    text.main(["--seed", "2", "--humans", "2", "--lang", "en"])
    before = capsys.readouterr().out.partition("everybody else looks away")[0]
    assert "Take the" not in before
    assert "secretly" not in before


@pytest.mark.parametrize(
    "arguments", [["--players", "9"], ["--players", "2", "--nine"], ["--bots", "x"], ["--humans", "9"], ["--cast", "x"]]
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert text.main(arguments) == 2
    assert capsys.readouterr().err.startswith("text: ")

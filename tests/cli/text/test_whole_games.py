"""Whole games by typing alone: in every language, at every level, with few and many people."""

from __future__ import annotations

import io
import json
import re
import shutil
import sys
from pathlib import Path

import pytest

from game.cli import text
from game.ui.lang import set_language
from tests.cli.text.typist import GAME, Terminal, steadily

SPOKEN = re.compile(r"[\w .,:;?!'\"/-]*")
LEVELS = ["1", "2", "3"]


def check_lines(said: str) -> None:
    """Every line is short, and holds nothing that a reader spells out or leaves out."""
    for line in said.splitlines():
        assert len(line) < 80, line
        assert SPOKEN.fullmatch(line), line


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("language", "won"), [("en", "The game is over."), ("de", "Das Spiel ist vorbei.")])
def test_a_whole_game_in_lines_for_ears(terminal: Terminal, level: str, language: str, won: str) -> None:
    wanted = ["--seed", "2", "--bots", "random", "--verbosity", level]
    said = terminal.play(steadily(), *wanted, language=language)
    assert terminal.code == 0
    assert won in said
    (kept,) = terminal.saves  # it stays in the list, and is not offered to go on with
    assert json.loads((terminal.home / "saves" / kept).read_text(encoding="utf-8"))["over"]
    assert not any(
        line.startswith(("1: Continue: ", "1: Fortsetzen: "))
        for line in terminal.play(["leave"], language=language).splitlines()
    )
    check_lines(said)


@pytest.mark.long
@pytest.mark.parametrize("players", ["2", "3", "8"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_the_cards_can_be_played(terminal: Terminal, players: str, language: str) -> None:
    wanted = ["--players", players, "--cast", "random", "--bots", "random", "--seed", "3", "--verbosity", "3"]
    said = terminal.play(steadily("why", "hand", "order", "where"), *wanted, language=language)
    assert any(won in said for won in ("The game is over.", "Das Spiel ist vorbei."))
    check_lines(said)


def test_the_same_lines_give_the_same_game(terminal: Terminal, home: Path) -> None:
    wanted = ["--seed", "8", "--bots", "easy", "--humans", "2"]
    first = terminal.play(steadily(), *wanted)
    shutil.rmtree(home / "history")  # what can be earned once
    assert terminal.play(steadily(), *wanted) == first


@pytest.mark.long
def test_the_shorter_levels_say_less(terminal: Terminal) -> None:
    long = [len(terminal.play(steadily(), "--seed", "2", "--bots", "random", "--verbosity", level)) for level in LEVELS]
    assert long == sorted(long)
    assert long[0] * 1.3 < long[2]


def test_what_leaves_no_choice_is_chosen_by_itself_and_said(terminal: Terminal, home: Path) -> None:
    wanted = ["--seed", "1", "--bots", "random", "--cast", "devious_dignitaries"]
    assert "The only choice is made: " in terminal.play(steadily(), *wanted)
    (home / "config").mkdir(parents=True, exist_ok=True)
    (home / "config" / "settings.json").write_text('{"skip_forced": false}', encoding="utf-8")
    said = terminal.play(steadily(), *wanted)
    assert "The game is over." in said
    assert "The only choice is made" not in said


@pytest.mark.long
def test_no_line_is_an_escape_sequence_unless_somebody_wants_the_screen_cleared(terminal: Terminal) -> None:
    wanted = ["--seed", "2", "--bots", "random", "--humans", "2"]
    assert "\x1b" not in terminal.play(steadily(), *wanted)
    assert "\x1b[2J" in terminal.play(steadily(), *wanted, "--clear")


# -- without anybody ---------------------------------------------------------------------------------------------------
def watch(*arguments: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    try:
        assert text.main([*arguments]) == 0
    finally:
        set_language("en")
    return capsys.readouterr().out


def test_without_a_terminal_bots_play_and_the_game_is_told(
    home: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = watch("--seed", "4", "--lang", "en", monkeypatch=monkeypatch, capsys=capsys)
    assert "Round 1 begins." in out
    assert "wins with" in out or "share the victory" in out
    check_lines(out)


@pytest.mark.parametrize("players", ["2", "3", "8"])
def test_any_number_of_players_and_any_cast_can_be_told(
    players: str, home: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = ["--players", players, "--cast", "random", "--bots", "random", "--seed", "5", "--lang", "de"]
    out = watch(*wanted, monkeypatch=monkeypatch, capsys=capsys)
    assert "Runde 1 beginnt." in out
    assert out == watch(*wanted, monkeypatch=monkeypatch, capsys=capsys)
    check_lines(out)


@pytest.mark.parametrize(
    "arguments", [["--players", "9"], ["--players", "2", "--nine"], ["--bots", "x"], ["--humans", "9"], ["--cast", "x"]]
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    arguments: list[str], home: object, capsys: pytest.CaptureFixture[str]
) -> None:
    assert text.main(["--interactive", *arguments]) == 2
    assert capsys.readouterr().err.startswith("text: ")


def test_the_sample_session_of_the_guide_is_what_is_said(terminal: Terminal) -> None:
    """Up to the first choice: what follows depends on how computer players decide."""
    guide = (Path(__file__).parents[3] / "docs" / "text_mode.md").read_text(encoding="utf-8")
    session = guide.partition("$ python -m game text --seed 650268")[2].partition("\n")[2].partition("\n```")[0]
    beginning = session.partition("Your choice?")[0]
    said = terminal.play(["king"], *GAME)
    assert said.startswith(f"{beginning}Your choice? king\nMatilda secretly chooses King.")

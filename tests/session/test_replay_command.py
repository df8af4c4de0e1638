"""`python -m game replay`: sentences, verification, exit codes 0, 1 and 2."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.cli import run
from game.session import save
from game.session.match import Match
from torturing.child import go_on, setup_for


def citadels(answers: int) -> save.SaveFile:
    match = Match.new(catalog.rules("citadels"), setup_for(4), InlineBots())
    while not match.over and match.whole.answered < answers:
        go_on(match)
    return save.snapshot(match).save_file("Evening", "today")


@pytest.fixture(scope="module")
def whole() -> save.SaveFile:
    return citadels(10_000)


def written(path: Path, file: save.SaveFile) -> str:
    path.write_bytes(save.encode(file))
    return str(path)


def test_a_game_is_told_and_verified(whole: save.SaveFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", written(tmp_path / "a.json", whole)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1].startswith(f"Verified: {len(whole.journal)} answers. The game is over. Winner: Seat ")
    assert len(told) > len(whole.journal) / 2
    assert any("builds" in line for line in told)


def test_it_stops_where_it_is_told_to(whole: save.SaveFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path / "a.json", whole)
    assert run(["replay", path, "--to", "7"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Verified: 7 answers. More answers follow."
    assert run(["replay", path, "--to", "0"]) == 0
    assert capsys.readouterr().out == "Verified: 0 answers. More answers follow.\n"


def test_an_unfinished_game_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", written(tmp_path / "a.json", citadels(20))]) == 0
    assert capsys.readouterr().out.endswith("Verified: 20 answers. The game goes on.\n")


def test_another_course_ends_with_1(whole: save.SaveFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = list(whole.journal)
    lines[30] = lines[30].replace(lines[30].split()[1], "rank:99")
    path = written(tmp_path / "a.json", msgspec.structs.replace(whole, journal=tuple(lines)))
    assert run(["replay", path]) == 1
    errors = capsys.readouterr().err
    assert re.match(r"replay: a.json: Answer 31: Seat . cannot choose what was recorded there.", errors)
    assert errors.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"[" * 100_000, b"\xff\xfe", b'{"a": 1}'])
def test_what_is_no_save_ends_with_2(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(content)
    assert run(["replay", str(path)]) == 2
    assert capsys.readouterr().err.startswith("replay: The file a.json is not a save of this program.")


@pytest.mark.parametrize("arguments", [["gone.json"], ["x", "--to", "-1"], ["x", "--to", "soon"], ["x", "--all"]])
def test_wrong_arguments_end_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = run(["replay", *arguments])
    except SystemExit as end:
        code = int(str(end.code))
    assert code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_a_file_the_saved_games_are_listed_each_with_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(tmp_path))
    assert run(["replay"]) == 0
    assert capsys.readouterr().out == "No game is saved yet. Whoever plays one finds it here.\n"
    path = written(tmp_path / "saves" / "My game.json", citadels(20))
    assert run(["replay"]) == 0
    head, game, file = capsys.readouterr().out.splitlines()
    assert head.startswith("Saved games")
    assert game.startswith("Evening, Round 1, ")
    assert file.strip() == path
    assert run(["replay", file.strip()]) == 0

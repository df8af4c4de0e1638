"""`python -m game advise`: an answer, what the bot saw, and clear errors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.cli.advise import main

POSITION = """\
- name: The last turn
  table: {players: 4, cast: first_game, seed: 1, crown: B, round: 9, face_up: [thief, magician], face_down: [assassin]}
  seats:
    A: {role: warlord, gold: 4, hand: [prison, castle], city: [palace, church, harbor, keep]}
    B: {role: merchant, revealed: true, hand: [], city: [manor, temple, monastery, tavern, market, trading_post, docks]}
    C: {role: king, revealed: true}
    D: {role: bishop, revealed: true}
  now: {seat: A, gathered: true, used: [income, ability]}
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    file = tmp_path / "last.yaml"
    file.write_text(POSITION, encoding="utf-8")
    return file


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main([*arguments, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_searching_level_says_what_it_saw(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = asked(capsys, str(scenario), "--level", "hard")
    assert (found["level"], found["seat"], found["step"]) == ("hard", "A", "turn.chosen")
    assert (found["option"], found["answer"]) == (found["values"][0]["option"], "build prison")
    assert {one["option"] for one in found["values"]} <= set(found["options"])
    assert all(-0.1 <= one["value"] <= 1.1 and one["samples"] > 0 for one in found["values"])
    assert asked(capsys, str(scenario), "--level", "hard") == [found], "the same every time"


def test_every_level_answers_in_words(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for level in ("random", "easy", "normal", "normal:miser"):
        assert main([str(scenario), "--level", level]) == 0
        text = capsys.readouterr().out
        assert f"{level} in seat A answers: " in text
        assert "compares no chances" in text
    assert main([str(scenario), "--level", "hard"]) == 0
    text = capsys.readouterr().out
    assert "answers: build prison\n" in text
    assert "build:" not in text
    assert "samples" in text


def test_play_is_played_before_the_question(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario.write_text(POSITION + "  play: [{A: build prison}]\n", encoding="utf-8")
    (found,) = asked(capsys, str(scenario), "--level", "normal")
    assert "build prison" not in found["answer"]
    assert found["options"] == ["end"]


def test_an_empty_play_list_will_do(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario.write_text(POSITION + "  play: []\n", encoding="utf-8")
    (found,) = asked(capsys, str(scenario), "--level", "easy", "--seed", "7")
    assert found["seed"] == 7


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("prison, castle", "prisn, castle"), "last.yaml:4: the card 'prisn' does not exist"),
        (("gathered: true", "gathred: true"), "last.yaml:8: 'gathred' is no word of `now`"),
        (("role: bishop", "role: warlord"), "would be in two places"),
        (("now: {seat: A, gathered: true, used: [income, ability]}", "now: {phase: scoring}"), "nobody is asked"),
        (("- name", "name"), "last.yaml:2"),
    ],
)
def test_what_is_wrong_is_named_with_file_and_line(
    scenario: Path, capsys: pytest.CaptureFixture[str], change: tuple[str, str], message: str
) -> None:
    scenario.write_text(POSITION.replace(*change), encoding="utf-8")
    assert main([str(scenario), "--level", "normal"]) == 2
    told = capsys.readouterr()
    assert message in told.err
    assert told.out == ""


def test_a_choice_that_is_not_offered_is_named(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario.write_text(POSITION + "  play:\n    - A: build palace\n", encoding="utf-8")
    assert main([str(scenario), "--level", "normal"]) == 2
    assert "last.yaml:10: expected A can choose 'build palace'" in capsys.readouterr().err


def test_unknown_levels_and_missing_files(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(scenario), "--level", "hrad"]) == 2
    assert "no computer player called 'hrad'" in capsys.readouterr().err
    assert main([str(scenario.parent / "none.yaml"), "--level", "hard"]) == 2
    assert "none.yaml: there is no such file" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([str(scenario)])

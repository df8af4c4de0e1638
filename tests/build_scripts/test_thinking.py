"""How long computer players think: figures of each bot and of the rounds."""

from __future__ import annotations

import json

import pytest

from studies import thinking


def test_a_game_of_bots_has_figures_of_each_and_of_its_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "random,easy", "--players", "2", "--games", "1", "--rounds", "2"]
    assert thinking.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["bots"]) == {"random", "easy"}
    assert all(0 <= one["mean_ms"] <= one["most_ms"] and one["answers"] for one in found["bots"].values())
    assert found["rounds"] == 2
    assert found["round_least_s"] <= found["round_mean_s"] <= found["round_most_s"]


def test_who_cannot_play_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert thinking.main(["--bots", "nobody"]) == 2
    assert "no computer player called 'nobody'" in capsys.readouterr().err

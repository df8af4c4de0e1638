"""A slice of build_scripts/torture.py: kills lose next to nothing, spoiled files end with a word."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from game.kernel.rng import Rng
from torturing.files import Files, Material, Outcome, judge, torture_files
from torturing.histories import torture_histories
from torturing.kills import torture_kills
from torturing.spoil import SPOILERS, change_one


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="a killed process is another thing there")
def test_killed_games_go_on_to_the_same_end(tmp_path: Path) -> None:
    result = torture_kills(2, 5, tmp_path)
    assert result.failures == []
    assert result.kills == 2


@pytest.mark.long
def test_spoiled_files_end_with_a_word(tmp_path: Path) -> None:
    result = torture_files(60, 11, tmp_path)
    assert result.failures == []
    assert result.files == 60
    assert result.refused > 20


def test_spoiled_histories_lose_no_game_that_ends(tmp_path: Path) -> None:
    result = torture_histories(6, 3, tmp_path, "rattus_cartus")
    logging.disable(logging.NOTSET)
    assert result.failures == []
    assert result.histories == 6


@pytest.mark.parametrize("name", SPOILERS)
def test_every_way_to_spoil_spoils(name: str) -> None:
    content = b'{"a": [1, 2, 3],\n "b": "text",\n "c": {"d": null}}\n'
    assert any(SPOILERS[name](content, Rng(seed)) != content for seed in range(3))


def test_changes_inside_a_save_stay_inside() -> None:
    for seed in range(50):
        data = {"a": [1, 2], "b": {"c": 3}}
        change_one(data, Rng(seed))


@pytest.mark.parametrize(
    ("outcome", "fine"),
    [
        (None, False),
        (Outcome(2, "", "replay: It is damaged.\n"), True),
        (Outcome(2, "", ""), False),
        (Outcome(2, "", "one\ntwo\n"), False),
        (Outcome(1, "", "Traceback (most recent call last)\n"), False),
        (Outcome(1, "", "Crown & Coin met an unexpected error (KeyError).\n"), False),
        (Outcome(3, "", "odd\n"), False),
        (Outcome(0, "told", ""), True),
    ],
)
def test_outcomes_are_judged(outcome: Outcome | None, fine: bool) -> None:
    assert (judge(Material("save", ("replay",), b"", ".json"), outcome, Files()) == "") == fine

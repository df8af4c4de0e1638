"""Files of finished games survive what happens to files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.arena import versions
from tools.arena.games import Fixture, Outcome, play
from tools.arena.records import Results, ResultsError

FIXTURE = Fixture(("random", "random"), "first_game", 3, 1, 0)
OUTCOME = Outcome((1.0, 0.0), (20, 12), 9, 150, "abc", 0.25, (10, 20))


def test_a_game_is_found_again_for_the_same_bots_only(tmp_path: Path) -> None:
    path = tmp_path / "deeper" / "row.jsonl"
    Results(path).add(FIXTURE, OUTCOME)
    again = Results(path)
    assert again.outcome(FIXTURE, "abc") == OUTCOME
    assert again.outcome(FIXTURE, "other bots") is None
    assert again.outcome(Fixture(("random", "random"), "first_game", 3, 1, 1), "abc") is None


def test_the_first_line_says_what_the_file_is(tmp_path: Path) -> None:
    Results(tmp_path / "row.jsonl")
    header = json.loads((tmp_path / "row.jsonl").read_text(encoding="utf-8"))
    assert header["facts"] == versions.facts_hash()
    assert header["version"]


def test_a_line_that_was_cut_off_is_passed_over_and_nothing_lost(tmp_path: Path) -> None:
    path = tmp_path / "row.jsonl"
    results = Results(path)
    results.add(FIXTURE, OUTCOME)
    other = Fixture(("random", "random"), "first_game", 3, 2, 0)
    results.add(other, OUTCOME)
    whole = path.read_bytes()
    path.write_bytes(whole[:-25])
    again = Results(path)
    assert again.skipped == 1
    assert again.outcome(FIXTURE, "abc") == OUTCOME
    assert again.outcome(other, "abc") is None
    again.add(other, OUTCOME)
    assert Results(path).outcome(other, "abc") == OUTCOME


def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear diary\n", encoding="utf-8")
    with pytest.raises(ResultsError, match="no file of results"):
        Results(path)
    assert path.read_text(encoding="utf-8") == "Dear diary\n"


def test_a_place_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(ResultsError, match="cannot be kept"):
        Results(tmp_path / "file" / "row.jsonl")


def test_the_hash_of_bots_tells_levels_apart_and_is_steady() -> None:
    assert versions.bots_hash(["normal"]) == versions.bots_hash(["normal:builder", "normal"])
    assert versions.bots_hash(["normal"]) != versions.bots_hash(["normal", "random"])
    assert versions.bots_hash(["rule:matt"]) != versions.bots_hash(["normal"])


def test_the_same_fixture_gives_the_same_game_but_for_the_clock() -> None:
    fixture = Fixture(("easy", "normal", "rule:quiet"), "random", 5, 2, 1)
    one, two = play(fixture), play(fixture)
    assert (one.shares, one.scores, one.decisions, one.bots) == (two.shares, two.scores, two.decisions, two.bots)
    assert len(one.micros) == len(two.micros) > 10
    assert sum(one.shares) == pytest.approx(1)

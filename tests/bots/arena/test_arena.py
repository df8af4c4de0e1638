"""`python -m tools arena` and `ladder`: duplicate deals, several sittings, any number of workers, a real cluster."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.citadels.deals import setup_of
from tools.arena import command as arena_command
from tools.arena import duel, ladder, ladder_command
from tools.arena.games import Fixture, Outcome, play
from tools.arena.records import Results
from tools.arena.spread import Here, Workers, spread

ROW = ["--candidate", "easy", "--reference", "random", "--games", "12", "--players", "3"]
TIMES = ("seconds", "mean_ms", "p95_ms", "file")


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert arena_command.main([*arguments, "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1, "standard output holds one line"
    found: dict[str, Any] = json.loads(lines[0])
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in TIMES}


def test_the_agreed_keys(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = arena(capsys, *ROW, "--workers", "1")
    assert 0 <= found["low"] <= found["win_rate"] <= found["high"] <= 1
    assert (found["games"], found["deals"], found["safety_nets"]) == (12, 4, 0)
    assert found["decisions"] > 100
    assert found["p95_ms"] > 0
    assert Path(found["file"]).parent == home / "results"


def test_a_table_of_different_references_sits_in_turn_behind_the_candidate() -> None:
    row = duel.Row("hard", "easy,random", 4, 2, "random", 1)
    assert [fixture.names for fixture in row.fixtures()] == [
        ("hard", "easy", "random", "easy"), ("easy", "hard", "easy", "random"),
    ]  # fmt: skip


def test_the_same_for_any_number_of_workers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = arena(capsys, *ROW, "--workers", "1", "--out", str(tmp_path / "one"))
    two = arena(capsys, *ROW, "--workers", "2", "--out", str(tmp_path / "two"))
    assert without_times(one) == without_times(two)


def test_a_row_can_be_made_in_several_sittings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "row.jsonl"
    whole = arena(capsys, *ROW, "--workers", "1", "--out", str(tmp_path / "whole"))
    arena(capsys, "--games", "5", *ROW[:4], *ROW[6:], "--workers", "1", "--out", str(file))
    played: list[Fixture] = []

    def counted(fixture: Fixture) -> Outcome:
        played.append(fixture)
        return play(fixture)

    monkeypatch.setattr(duel, "play", counted)
    assert without_times(arena(capsys, *ROW, "--workers", "1", "--out", str(file))) == without_times(whole)
    assert len(played) == 7
    assert without_times(arena(capsys, *ROW, "--workers", "1", "--out", str(file))) == without_times(whole)
    assert len(played) == 7


def test_ctrl_c_keeps_what_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def impatient(fixture: Fixture) -> Outcome:
        if fixture.deal == 1:
            raise KeyboardInterrupt
        return play(fixture)

    monkeypatch.setattr(duel, "play", impatient)
    assert arena_command.main([*ROW, "--workers", "1", "--out", str(tmp_path / "row"), "--json"]) == 130
    printed = capsys.readouterr()
    assert json.loads(printed.out)["games"] == 3
    assert "goes on where this one ended" in printed.err


def test_every_seat_of_a_deal_has_the_same_cards() -> None:
    row = duel.Row("easy", "normal", 4, 8, "random", 1)
    fixtures = row.fixtures()
    assert [fixture.names.index("easy") for fixture in fixtures] == [0, 1, 2, 3] * 2
    assert len({fixture.deal_seed for fixture in fixtures[:4]}) == 1
    assert fixtures[0].deal_seed != fixtures[4].deal_seed
    casts = {setup_of(4, "random", deal, deal).cast for deal in range(40)}
    assert len(casts) > 35
    assert {len(cast) for cast in casts} == {8, 9}


@pytest.mark.long
@pytest.mark.parametrize(("arguments", "word"), [
    (["--candidate", "nobody"], "no computer player called 'nobody'"),
    (["--candidate", "rule:nobody"], "no sparring partner 'nobody'"),
    (["--reference", "easy:nobody"], "no style called 'nobody'"),
    (["--reference", "easy,easy:nobody"], "no style called 'nobody'"),
    (["--reference", "random:builder"], "in no style"),
    (["--players", "9"], "2 to 8"), (["--games", "0"], "at least 1"), (["--cast", "unknown"], "first_game"),
    (["--dask", "tcp://127.0.0.1:1"], "no Dask scheduler at"),
])  # fmt: skip
def test_what_cannot_be_measured_is_refused_with_a_sentence(
    arguments: list[str], word: str, home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.arena.spread.CONNECT_SECONDS", 1)
    assert arena_command.main(["--candidate", "easy", "--reference", "random", *arguments]) == 2
    assert word in capsys.readouterr().err


def test_a_missing_package_is_one_helpful_sentence(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert arena_command.main([*ROW, "--dask", "tcp://127.0.0.1:1"]) == 2
    assert "pip install 'crown-and-coin[cluster]'" in capsys.readouterr().err


def test_whoever_stops_listening_stops_the_work() -> None:
    done: list[int] = []
    for number, _ in spread(Workers(Here(), 1), done.append, iter(range(100))):
        if number == 4:
            break
    assert done == [0, 1, 2, 3, 4]


def test_a_process_that_dies_is_one_sentence(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duel, "play", die)
    assert arena_command.main([*ROW, "--workers", "2"]) == 2
    assert "a process that played has died" in capsys.readouterr().err


def die(fixture: Fixture) -> Outcome:
    """What a process does when the system kills it."""
    os._exit(1)


def test_people_get_sentences(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena_command.main([*ROW, "--workers", "1"]) == 0
    assert "easy against 2 x random: wins" in capsys.readouterr().out


# -- the ladder ------------------------------------------------------------------------------------------------------
@pytest.mark.long
def test_the_ladder_orders_its_pool_and_goes_on_later(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--pool", "random,easy,normal,rule:matt", "--workers", "1", "--json"]
    assert ladder_command.main([*arguments, "--games", "30", "--out", str(tmp_path / "a")]) == 0
    found = json.loads(capsys.readouterr().out)["ladder"]
    assert found[0]["name"] == "normal"
    assert found[-1]["name"] == "random"
    assert all(line["games"] == 30 for line in found)
    assert ladder_command.main([*arguments, "--games", "11", "--out", str(tmp_path / "b")]) == 0
    capsys.readouterr()
    two = [*arguments[:2], "--workers", "2", "--json"]
    assert ladder_command.main([*two, "--games", "30", "--out", str(tmp_path / "b")]) == 0
    assert json.loads(capsys.readouterr().out)["ladder"] == found


def test_the_ladder_is_a_table(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder_command.main(["--pool", "random,easy", "--games", "4", "--workers", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len({len(line) for line in lines[:3]}) == 1
    assert ladder_command.main(["--pool", "easy,easy"]) == 2


def test_the_usual_pool_has_every_kind() -> None:
    pool = ladder.usual_pool()
    assert {"random", "easy", "normal"} <= set(pool)
    assert sum(name.startswith("rule:") for name in pool) >= 3
    assert len(set(pool)) == len(pool)


def test_places_of_a_game() -> None:
    assert ladder.places(Outcome((1.0, 0.0, 0.0, 0.0), (20, 20, 12, 12), 9, 1, "")) == [0, 1, 2, 2]
    assert ladder.places(Outcome((0.5, 0.0, 0.5, 0.0), (20, 25, 20, 12), 9, 1, "")) == [0, 2, 0, 3]


# -- a cluster -------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """A real Dask scheduler on this computer with one worker process."""
    distributed = pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")
    options = {"n_workers": 1, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with distributed.LocalCluster(host="127.0.0.1", silence_logs=40, **options) as cluster:
        yield cluster.scheduler_address


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_the_same_on_a_real_cluster(scheduler: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here = arena(capsys, *ROW, "--workers", "1", "--out", str(tmp_path / "here"))
    there = arena(capsys, *ROW, "--dask", scheduler, "--out", str(tmp_path / "there"))
    assert without_times(here) == without_times(there)
    results = Results(tmp_path / "there")
    row = duel.Row("easy", "random", 3, 12, "random", 1)
    assert all(results.outcome(fixture, row.bots) for fixture in row.fixtures())

"""`python -m game simulate`."""

from __future__ import annotations

import json

import pytest

from game.bots.simulation import Deals, play_games
from game.cli.simulate import main

KEYS = ["games", "seconds", "games_per_second", "decisions", "wins", "mean_rounds", "mean_scores"]


def result(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main([*arguments, "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1, "standard output holds one line"
    found: dict[str, object] = json.loads(lines[0])
    return found


def test_json_holds_the_agreed_keys_and_the_wins_add_up_to_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, "--players", "5", "--bots", "random", "--games", "12", "--seed", "3")
    assert list(found) == KEYS
    assert found["games"] == 12
    assert isinstance(found["wins"], list)
    assert len(found["wins"]) == 5
    assert sum(found["wins"]) == pytest.approx(12, abs=0.01)


def test_levels_repeat_around_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, "--players", "4", "--bots", "normal,random", "--games", "10", "--seed", "1")
    wins = found["wins"]
    assert isinstance(wins, list)
    assert wins[0] + wins[2] > 8


def test_the_result_is_the_same_for_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--bots", "random", "--games", "120", "--seed", "9"]
    one = result(capsys, *arguments)
    two = result(capsys, *arguments, "--workers", "2")
    for key in ("games", "decisions", "wins", "mean_rounds", "mean_scores"):
        assert one[key] == two[key]


@pytest.mark.parametrize("players", [2, 3, 4, 8])
def test_random_casts_can_be_played_by_all_numbers_of_players(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, "--players", str(players), "--cast", "random", "--bots", "random", "--games", "8")
    assert found["games"] == 8
    assert isinstance(found["wins"], list)
    assert len(found["wins"]) == players


def test_the_cast_of_a_game_follows_from_its_seed_alone() -> None:
    table = Deals("citadels", 5, {"cast": "random", "nine": True})
    casts = [table.setup(seed)["cast"] for seed in range(20)]
    assert casts == [table.setup(seed)["cast"] for seed in range(20)]
    assert len({tuple(cast) for cast in casts}) > 15
    assert all(len(cast) == 9 for cast in casts)
    together = play_games(table, ["random"] * 5, range(3, 9))
    apart = [play_games(table, ["random"] * 5, range(seed, seed + 1)) for seed in range(3, 9)]
    assert together.decisions == sum(tally.decisions for tally in apart)


@pytest.mark.parametrize("cast", ["vicious_nobles", "classic"])
def test_named_casts_can_be_simulated(cast: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert result(capsys, "--cast", cast, "--bots", "random", "--games", "5")["games"] == 5


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--players", "1"], "2 to 8"),
        (["--players", "9"], "2 to 8"),
        (["--players", "9", "--cast", "random"], "2 to 8"),
        (["--players", "2", "--nine"], "With 2 players rank 9 cannot take part"),
        (["--players", "2", "--nine", "--cast", "random"], "With 2 players rank 9 cannot take part"),
        (["--players", "8", "--cast", "classic"], "the classic edition is for 2 to 7"),
        (["--bots", "normel"], "Did you mean normal?"),
        (["--cast", "unknown"], "first_game"),
        (["--games", "0"], "at least 1"),
        (["--workers", "-1"], "at least 1"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert word in capsys.readouterr().err


def test_without_json_it_speaks_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "3", "--nine"]) == 0
    assert "games per second" in capsys.readouterr().out

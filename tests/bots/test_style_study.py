"""The study of styles: the same for every game, with what each of them counts besides the wins."""

from __future__ import annotations

import json

import pytest

from game import catalog
from game.bots import personalities
from studies import style_games, styles
from tools.styles import Column, Watched, Watcher, watcher

STYLED = tuple(game for game in catalog.games() if personalities(game))


def test_the_interval_lies_around_the_mean_and_is_narrower_with_more_deals() -> None:
    low, mean, high = styles.interval([0.0, 0.5] * 8)
    assert (low + high) / 2 == pytest.approx(mean) == pytest.approx(0.25)
    wide = styles.interval([0.0, 0.5] * 2)
    assert wide[2] - wide[0] > high - low


@pytest.mark.parametrize("game", STYLED)
def test_the_neutral_twin_has_no_difference_to_itself(game: str) -> None:
    table = style_games.Table(game, "normal", 4, "random")
    twin, found = style_games.deals(table, range(3, 4), [style_games.NEUTRAL])
    assert found[style_games.NEUTRAL].differences == [0.0]
    mine = found[style_games.NEUTRAL].watched
    assert (mine.games, mine.wins, mine.sums) == (4, 1.0, twin.sums)
    assert mine.chosen == twin.chosen


@pytest.mark.parametrize("game", STYLED)
def test_every_game_counts_something_that_players_do(game: str) -> None:
    table, look = style_games.Table(game, "normal", 4, "random"), watcher(game)
    (one, *_) = style_games.game_of(table, 2, 0, "gambler")
    assert all(column.figure(one) >= 0.0 for column in look.columns)
    assert any(column.figure(one) for column in look.columns)
    assert {*one.chosen} >= {next(iter(look.groups))}


def test_a_game_of_which_nothing_is_counted_still_has_its_wins() -> None:
    assert watcher("nobodys") == Watcher()


def test_sums_of_games_are_divided_by_them_or_by_another_sum() -> None:
    one, other = Watched(games=1), Watched(games=3)
    one.count("gold", 2)
    other.count("gold", 4)
    other.count("cities", 3)
    other.choose("played", "farm", 3)
    one.choose("played", "market")
    one.add(other)
    assert Column("gold", "gold").figure(one) == 1.5
    assert Column("gold", "gold", per="cities").figure(one) == 2.0
    assert one.share("played", "farm") == 0.75
    assert one.share("built", "farm") == 0.0


@pytest.mark.long
@pytest.mark.parametrize("game", STYLED)
def test_the_table_has_a_row_for_everybody(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", game, "--deals", "1", "--only", "miser,courtier"]
    assert styles.main([*words, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert list(rows) == ["neutral", "miser", "courtier"]
    assert all(row["low"] <= row["difference"] <= row["high"] for name, row in rows.items() if name != "neutral")
    told = styles.as_text(game, rows).splitlines()
    assert len(told) == 5
    assert len({line.count("|") for line in told}) == 1


def test_who_has_no_style_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        styles.main(["--game", "la_citta", "--only", "nobody"])
    assert "nobody is called nobody; there are: builder" in capsys.readouterr().err

"""Intervals and ratings: known values, and what they promise."""

from __future__ import annotations

import pytest

from game.history.rating import MU, SIGMA, Rating, rated
from game.kernel.rng import Rng
from tools.arena.numbers import by_deals, mean, percentile, wilson


@pytest.mark.parametrize(("wins", "games", "low", "high"), [
    (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (500, 2000, 0.2315, 0.2695),
])  # fmt: skip
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_wilson_without_games_knows_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_deals_taken_together() -> None:
    alike = [[1.0] * 4 if deal % 2 else [0.0] * 4 for deal in range(100)]
    balanced = [[1.0, 0.0, 1.0, 0.0]] * 100
    assert by_deals(balanced) == (0.5, 0.5)
    low, high = by_deals(alike)
    assert low < wilson(200, 400)[0] < 0.5 < wilson(200, 400)[1] < high
    assert by_deals(alike) == by_deals(alike)
    assert by_deals([]) == (0.0, 1.0)


def test_percentile_and_mean() -> None:
    assert percentile(range(1, 101), 0.95) == 95
    assert percentile([7.0], 0.95) == 7
    assert percentile([], 0.95) == mean([]) == 0
    assert mean([1.0, 2.0]) == 1.5


def test_a_game_moves_winner_up_loser_down_and_doubt_shrinks() -> None:
    after = rated([Rating()] * 4, [0, 1, 2, 3])
    assert [one.mu for one in after] == sorted((one.mu for one in after), reverse=True)
    assert after[0].mu > MU > after[3].mu
    assert all(0 < one.sigma < SIGMA for one in after)


def test_a_tie_of_equals_moves_nobody_and_the_order_of_seats_does_not_matter() -> None:
    assert [one.mu for one in rated([Rating()] * 3, [0, 0, 0])] == pytest.approx([MU] * 3)
    players, places = [Rating(20, 3), Rating(30, 5), Rating(25, 4)], [2, 0, 1]
    turned = rated(players[::-1], places[::-1])[::-1]
    for one, other in zip(rated(players, places), turned, strict=True):
        assert (one.mu, one.sigma) == pytest.approx((other.mu, other.sigma))


def test_two_players_as_in_the_paper() -> None:
    """Weng & Lin: two new players, mu 25 and sigma 25/3, beta 25/6."""
    winner, loser = rated([Rating(), Rating()], [0, 1])
    assert winner.mu == pytest.approx(27.635, abs=1e-3)
    assert loser.mu == pytest.approx(22.365, abs=1e-3)
    assert winner.sigma == pytest.approx(8.0655, abs=1e-3)


def test_ratings_find_the_order_of_known_strengths() -> None:
    strengths = [0.0, 2.0, 4.0, 6.0, 8.0]
    ratings = [Rating() for _ in strengths]
    rng = Rng(7)
    for _ in range(600):
        seated = list(range(5))
        rng.shuffle(seated)
        table = seated[:4]
        shown = [strengths[player] + sum(rng.random() for _ in range(6)) - 3 for player in table]
        places = [sum(other > mine for other in shown) for mine in shown]
        for player, after in zip(table, rated([ratings[player] for player in table], places), strict=True):
            ratings[player] = after
    found = [one.mu for one in ratings]
    assert found == sorted(found)
    assert all(one.sigma < SIGMA / 1.5 for one in ratings)

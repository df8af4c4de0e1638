"""What can be said of a share from so many games: intervals, and the mean and the slow end of times."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from game.kernel.rng import Rng

Z95 = 1.959963984540054  # 95 % of a normal distribution lie so many deviations around its mean
RESAMPLES = 1000


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson 95 % interval of a share; (0, 1) without games. `wins` may hold shared ones."""
    if games < 1:
        return 0.0, 1.0
    share, square = wins / games, Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def by_deals(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """A 95 % interval of the share that takes the games of one deal together: whole deals are drawn anew (bootstrap).

    Where seats of a deal are alike it is wider than Wilson's, where they balance each other narrower.
    """
    sums = [(sum(deal), len(deal)) for deal in deals if deal]
    if not sums:
        return 0.0, 1.0
    rng, found = Rng(len(sums)), []
    for _ in range(RESAMPLES):
        drawn = [sums[rng.below(len(sums))] for _ in sums]
        found.append(sum(wins for wins, _ in drawn) / sum(games for _, games in drawn))
    found.sort()
    return found[round(0.025 * (RESAMPLES - 1))], found[round(0.975 * (RESAMPLES - 1))]


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that so large a share of all does not exceed; 0 without values."""
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else 0.0


def mean(values: Sequence[float]) -> float:
    """The mean; 0 without values."""
    return sum(values) / len(values) if values else 0.0

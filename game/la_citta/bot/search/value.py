"""What a position is worth: the points each seat is to have at the end, and its chance to win."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.search.numbers import dot, softmax
from game.la_citta.bot.search.features import features
from game.la_citta.bot.search.models import Fit
from game.la_citta.rules.scoring import winners
from game.la_citta.rules.state import Game

CLEARLY = 0.35  # of the chance at the end that goes by points: a win by more is surer in the real game
LAST_WIDTH = 2.0  # points of that which make e to 1
GOLD = 0.01  # of a point, which settles who is equal


def expected(g: Game, fits: Sequence[Fit]) -> list[float]:
    """The points of each seat at the end, of a game at the beginning of a year's politics or finished."""
    if not g.stack:
        return [line["total"] + GOLD * gold for line, gold in zip(g.scores, g.gold, strict=True)]
    weights = fits[g.year - 2].weights
    return [dot(weights, figures) for figures in features(g)]


def chances(g: Game, fits: Sequence[Fit]) -> list[float]:
    """Each seat's chance to win."""
    points = expected(g, fits)
    if g.stack:
        width = fits[g.year - 2].width
        return softmax([one / width for one in points])
    won = winners(g)
    by_points = softmax([one / LAST_WIDTH for one in points])
    share = (1.0 - CLEARLY) / len(won)
    return [CLEARLY * one + (share if seat in won else 0.0) for seat, one in enumerate(by_points)]

"""What everybody seems to want and to fear this round, counted once for a View and used in all its worlds.

Characters are chosen in sampled worlds by the attraction they have for the chooser as the viewer sees it; ranks are
named by the harm that can be expected, with no look at who holds them.
"""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.bot.attraction import attraction
from game.citadels.bot.search.models import PickModel
from game.citadels.bot.search.numbers import exp, total
from game.citadels.bot.threat import threat
from game.citadels.rules.state import Game, View
from game.kernel.options import PASS, value
from game.kernel.steps import Seat

WHIM = 1.0  # near equals are mixed by so much gold
DOUBT = 0.8  # named ranks by so much expected harm
IMPOSSIBLE = -50.0
SHARPNESS = 0.75  # of choices when there is no fitted model
Below = Callable[[int], int]


class Outlook:
    """Rows by seat, then by rank; index 0 of a row is unused."""

    __slots__ = ("attraction", "harm", "pull", "purse")

    def __init__(self, v: View, model: PickModel | None) -> None:
        ranks, seats = range(1, v.box.ranks + 1), range(v.box.players)
        self.attraction = [[0.0, *(attraction(v, Seat(seat), rank) for rank in ranks)] for seat in seats]
        self.pull = [_factors(v, row, model) for row in self.attraction]
        shares = [_shares(row) for row in self.pull]
        danger = [threat(v, Seat(seat)) for seat in seats]
        harm = [
            [s * (danger[seat] + a) for s, a in zip(shares[seat], self.attraction[seat], strict=True)] for seat in seats
        ]
        purse = [[s * v.gold[seat] for s in shares[seat]] for seat in seats]
        self.harm = [_of_others(harm, seat) for seat in seats]
        self.purse = [_of_others(purse, seat) for seat in seats]


def _factors(v: View, worth: list[float], model: PickModel | None) -> list[float]:
    """How much each rank draws a seat, as a factor."""
    cast = v.box.setup.cast
    if model is None:
        scores = [SHARPNESS * worth[rank] for rank in range(1, len(worth))]
    else:
        scores = [model.sharpness * worth[rank] + model.bias.get(cast[rank - 1], 0.0) for rank in range(1, len(worth))]
    most = max(scores)
    return [0.0, *(exp(score - most) for score in scores)]


def _shares(row: list[float]) -> list[float]:
    whole = total(row)
    return [factor / whole for factor in row]


def _of_others(rows: list[list[float]], me: int) -> list[float]:
    """The sum of all rows but one, rank by rank."""
    whole = [0.0] * len(rows[0])
    for seat, row in enumerate(rows):
        if seat != me:
            whole = [a + b for a, b in zip(whole, row, strict=True)]
    return whole


def choose_character(g: Game, worth: list[float], options: list[str], below: Below) -> str:
    """The one worth most, near equals mixed."""
    best, most = options[0], IMPOSSIBLE
    for word in options:
        found = worth[value(word)] + below(1024) / 1024 * WHIM
        if found > most:
            best, most = word, found
    return best


def name_a_rank(g: Game, me: int, row: list[float], options: list[str], below: Below) -> str:
    """Where most is to be expected; never a rank that is open, shown or one's own."""
    best, most = options[0], 2 * IMPOSSIBLE
    for word in options:
        if word == PASS:
            continue
        rank = value(word)
        found = row[rank] + below(1024) / 1024 * DOUBT
        if rank in g.face_up or rank in g.roles[me] or g.shown[rank] >= 0:
            found += IMPOSSIBLE
        if found > most:
            best, most = word, found
    return best

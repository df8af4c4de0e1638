"""What a detector looks at, and what it reports."""

from __future__ import annotations

from typing import NamedTuple, cast

from game.citadels.rules import queries, scoring
from game.citadels.rules.state import Game, View
from game.kernel.steps import Ask, Seat


class Moment(NamedTuple):
    """One answer: the game before it (never changed), what its seat sees, what it was asked and what it chose."""

    game: Game
    view: View
    ask: Ask
    chosen: str

    @property
    def me(self) -> Seat:
        return self.ask.seat

    @property
    def rules_view(self) -> Game:
        """The View where the rules' own checks want the game: they only read what every seat sees."""
        return cast(Game, self.view)


class Finding(NamedTuple):
    """A blunder: which detector, and what happened."""

    detector: str
    text: str


def points(v: View, seat: Seat) -> int:
    """A seat's points as the viewer sees them."""
    return scoring.lines(v, seat)["total"]


def gain(v: View, card: int, price: int) -> int:
    """The points at once of one more district in the viewer's city, the end's bonus aside; changes nothing."""
    me = v.viewer
    before, city, hand, gold = points(v, me), v.city[me], v.hand[me], v.gold[me]
    v.city[me], v.hand[me], v.gold[me] = [*city, card], [own for own in hand if own != card], gold - price
    after = points(v, me)
    v.city[me], v.hand[me], v.gold[me] = city, hand, gold
    return after - before


def would_end(v: View, card: int) -> bool:
    """Whether one more district would complete the viewer's city and so begin the end of the game."""
    me = v.viewer
    if v.completed:
        return False
    v.city[me].append(card)
    size = queries.size(v, me)
    v.city[me].pop()
    return size >= v.box.complete

"""The last round: no plan is worth its points there, but the chance to live and have most of those who do."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.search import exp
from game.kernel.steps import Seat
from game.rattus_cartus.bot.nuns import Chances
from game.rattus_cartus.bot.standing import estates
from game.rattus_cartus.rules.state import Table

RATS = 1.0  # that each of the others still takes
NARROW, A_SEAT = 3.0, 0.4  # points that make e to 1, and more for each seat still to place
MOST = 24  # points by which a seat is ahead or behind at most


class Ending:
    """What points and rats of one seat come to in the end, by what it knows of the nuns. `points` are those of the
    estates, `after` the seats still to place."""

    __slots__ = ("base", "chances", "rivals", "width")

    def __init__(self, t: Table, me: Seat, chances: Chances, points: Sequence[Sequence[int]], after: int) -> None:
        self.chances, self.width = chances, NARROW + A_SEAT * after
        found = [one + t.markers[seat] for seat, one in enumerate(estates(t, points))]
        self.base = found[me]
        force = [exp((one - self.base) / self.width) for one in found]
        self.rivals = [0.0] * len(chances)  # by the nuns of the row, the force of those who live
        for total in range(len(chances)):
            for seat, rats in enumerate(t.rats):
                if seat != me and rats + RATS <= total + 0.5:
                    self.rivals[total] += force[seat]

    def worth(self, more: float, rats: int) -> float:
        """Points so many more come to, with so many rats in all: the chance to win, in points of a close race."""
        force = exp(min(MOST, more) / self.width)
        chance = 0.0
        for total in range(max(0, rats), len(self.chances)):
            likely = self.chances[total]
            if likely > 0.0:
                chance += likely * force / (force + self.rivals[total])
        return 4.0 * self.width * chance

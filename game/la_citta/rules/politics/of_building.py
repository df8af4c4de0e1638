from __future__ import annotations

from game.kernel.options import value, way
from game.kernel.steps import Problem
from game.la_citta.rules import ground as grounds
from game.la_citta.rules import pieces
from game.la_citta.rules.box import Box
from game.la_citta.rules.ground import Ground
from game.la_citta.rules.politics._base import Card
from game.la_citta.rules.state import Game, Table
from game.la_citta.rules.words import at


class BuildingCard(Card):
    """Builds the medium or large building whose name it has, for its price. It may only be taken if the building can be
    placed (CITTA-45)."""

    builds = True

    def __init__(self, kind: str) -> None:
        self.id = kind

    def least(self, box: Box) -> int:
        return box.cost[box.number[self.id]]

    def offers(self, g: Table, me: int, ground: Ground) -> list[str]:
        number = g.box.number[self.id]
        if g.gold[me] < g.box.cost[number]:
            return []
        return at(g.box.words[number], grounds.sites_for(g, ground, number))

    def problem(self, g: Table, me: int, wanted: str) -> Problem | None:
        number = g.box.number[self.id]
        if g.gold[me] < g.box.cost[number]:
            return "gold_short"
        return "not_now" if way(wanted) else grounds.problem(g, me, number, value(wanted))

    def use(self, g: Game, me: int, choice: str) -> None:
        number = g.box.number[self.id]
        pieces.pay(g, me, g.box.cost[number], self.id)
        pieces.build(g, me, number, value(choice))

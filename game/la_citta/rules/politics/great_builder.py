from __future__ import annotations

from game.kernel.options import value, way
from game.kernel.steps import Problem
from game.la_citta.content import SIZES
from game.la_citta.rules import ground as grounds
from game.la_citta.rules import pieces
from game.la_citta.rules.ground import Ground
from game.la_citta.rules.politics._base import Card, card
from game.la_citta.rules.state import Game, Table
from game.la_citta.rules.words import at, words


@card
class GreatBuilder(Card):
    """Any building: a simple one for 1 gold, a medium one for 2, a large one for 4, by all rules of building (CITTA-34,
    CITTA-49)."""

    id = "great_builder"
    builds = True

    def offers(self, g: Table, me: int, ground: Ground) -> list[str]:
        gold, found = g.gold[me], []
        for number, name in enumerate(g.box.building_ids):
            if number and price(g, number) <= gold:
                sites = grounds.sites_for(g, ground, number)
                if sites:
                    found += at(words(self.id, name), sites)
        return found

    def problem(self, g: Table, me: int, wanted: str) -> Problem | None:
        name = way(wanted)
        if name not in g.box.building_ids[1:]:
            return "not_now"
        number = g.box.number[name]
        if g.gold[me] < price(g, number):
            return "gold_short"
        return grounds.problem(g, me, number, value(wanted))

    def use(self, g: Game, me: int, choice: str) -> None:
        number = g.box.number[way(choice) or ""]
        pieces.pay(g, me, price(g, number), self.id)
        pieces.build(g, me, number, value(choice))


def price(g: Table, number: int) -> int:
    """What the Great Builder takes for this building."""
    return g.box.prices[GreatBuilder.id][SIZES.index(g.box.size[number]) - 1]

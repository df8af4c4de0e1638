from __future__ import annotations

from game.kernel.options import option, value, way
from game.kernel.steps import Problem
from game.la_citta.rules import pieces
from game.la_citta.rules.ground import Ground
from game.la_citta.rules.politics._base import Card, card
from game.la_citta.rules.state import Game, Table


@card
class GoldenTimes(Card):
    """1, 2 or 3 citizens into one city, as many as fit its limit and are there (CITTA-10, CITTA-31, CITTA-50)."""

    id = "golden_times"

    def offers(self, g: Table, me: int, ground: Ground) -> list[str]:
        gold, prices, found = g.gold[me], g.box.prices[self.id], []
        for city in g.cities[me]:
            room = min(g.limit(city) - g.people[city[0]], g.citizens)
            for count, price in enumerate(prices, 1):
                if price <= gold and count <= room:
                    found.append(option(self.id, city[0], str(count)))
        return found

    def problem(self, g: Table, me: int, wanted: str) -> Problem | None:
        count, prices = _count(wanted), g.box.prices[self.id]
        if not 1 <= count <= len(prices):
            return "not_now"
        if g.gold[me] < prices[count - 1]:
            return "gold_short"
        site = value(wanted)
        if not 0 <= site < len(g.owner) or g.owner[site] != me or g.building[site]:
            return "not_yours"
        if g.people[site] + count > g.limit(g.sites_of(site)):
            return "limit"
        return None if g.citizens >= count else "supply_empty"

    def use(self, g: Game, me: int, choice: str) -> None:
        city, count = value(choice), _count(choice)
        pieces.pay(g, me, g.box.prices[self.id][count - 1], self.id)
        g.people[city] += count
        g.citizens -= count
        if g.log is not None:
            g.tell("grown", seat=me, city=city, count=count, why=self.id)


def _count(choice: str) -> int:
    number = way(choice) or ""
    return int(number) if number.isdigit() else 0

"""Where the buildings of one city may go, and what each is worth there.

Equal sites are named once: of those where a building meets nobody new the one that is needed least.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.la_citta.bot.ledger import KINDS
from game.la_citta.bot.sight import City
from game.la_citta.rules.board import Sites, listed
from game.la_citta.rules.box import LIMITS, NO_LIMIT

if TYPE_CHECKING:
    from game.la_citta.bot.plays import Turn

LITTLE = 0.02  # citizens
MEETS = 4  # sites where a building would meet somebody: at most so many are looked at
FARMS = 2  # ... and, if they have more food than the best quiet one, of these


class Sited:
    """The sites beside one city."""

    __slots__ = ("city", "cost", "meeting", "quiet", "turn", "values")

    def __init__(self, turn: Turn, city: City, sites: Sites) -> None:
        self.turn, self.city = turn, city
        sight, foods, w = turn.sight, turn.foods, turn.ledger.w
        two, box = sight.two, sight.t.box
        strangers = [other for other in sight.others if other not in city.near]
        around = 0
        for other in strangers:
            around |= other.first
        meeting: dict[int, list[City]] = {}
        self.quiet: list[int] = []
        self.cost: dict[int, float] = {}  # what it means for the city that a site is taken
        for site in listed(sites):
            self.cost[site] = (
                w.site_food * foods[site] + w.site_gold * box.gold[site] + w.site_water * (box.water >> site & 1)
            )
            if two[site] & around:
                met = [other for other in strangers if two[site] & other.first]
                meeting[site] = met
            else:
                self.quiet.append(site)
        self.meeting = sorted(meeting.items(), key=lambda item: self.cost[item[0]])
        self.values: dict[tuple[int, ...], float] = {}

    def best(self, number: int) -> list[tuple[float, int]]:
        """The sites for this building that differ, with what it is worth there."""
        turn, city = self.turn, self.city
        box = turn.sight.t.box
        spare = city.spare - (number != box.market)
        arches = [a + b for a, b in zip(city.arches, box.arches[number], strict=True)]
        base = self._base(number, arches, spare)
        if box.feeds[number]:
            return self._yielding(turn.foods, [base + turn.farmed(food) for food in range(7)], arches, spare)
        if box.mines[number]:
            sight = turn.sight
            each = turn.ledger.w.mine * max(0.0, sight.years - 0.5) * sight.style.gold
            return self._yielding(box.gold, [base + each * gold for gold in range(7)], arches, spare)
        return self._plain(box.needs_water[number], base + self._special(number), arches, spare)

    def _plain(self, water: bool, base: float, arches: list[int], spare: int) -> list[tuple[float, int]]:
        """A building that cares for nothing but water."""
        cost, wet = self.cost, self.turn.sight.t.box.water
        quiet = [site for site in self.quiet if wet >> site & 1] if water else self.quiet
        found = []
        if quiet:
            site = min(quiet, key=cost.__getitem__)
            found.append((base - cost[site], site))
        meeting = [one for one in self.meeting if wet >> one[0] & 1] if water else self.meeting
        for site, met in meeting[:MEETS]:
            found.append((base - cost[site] + self._meets(met, arches, spare), site))
        return found

    def _yielding(
        self, of: Sequence[int], worth: list[float], arches: list[int], spare: int
    ) -> list[tuple[float, int]]:
        """A building that yields as its site does."""
        found, most = [], -1
        if self.quiet:
            site = max(self.quiet, key=lambda one: (of[one], -self.cost[one]))
            most = of[site]
            found.append((worth[most], site))
        better = sorted((-of[site], site, met) for site, met in self.meeting if of[site] > most or not found)
        for minus, site, met in better[:FARMS]:
            found.append((worth[-minus] + self._meets(met, arches, spare), site))
        return found

    def _meets(self, met: list[City], arches: list[int], spare: int) -> float:
        """What new neighbours are worth."""
        key = (spare, *arches, *(other.site for other in met))
        value = self.values.get(key)
        if value is None:
            value = self.values[key] = self._drawn(arches, spare, [*self.city.near, *met])
        return value - self._beside(arches, spare) + self.turn.sight.style.meets * len(met)

    def _beside(self, arches: list[int], spare: int) -> float:
        """What the neighbours there are are worth to the city with these arches."""
        if not self.city.near:
            return 0.0
        key = (spare, *arches)
        value = self.values.get(key)
        if value is None:
            value = self.values[key] = self._drawn(arches, spare, self.city.near)
        return value

    def _drawn(self, arches: list[int], spare: int, near: list[City]) -> float:
        """What these neighbours are worth, and what the citizens that come or go change in the hunger of the seat."""
        city, ledger, sight = self.city, self.turn.ledger, self.turn.sight
        value, flow = ledger.drawn(city, arches, spare, city.limit - city.people, ledger.lasting, near)
        more = flow - ledger.flows[city.site]
        if more > LITTLE or more < -LITTLE:
            flow = ledger.flow + more
            hungry = ledger.hunger(sight.people, flow, sight.food, sight.harvest, ledger.room1, ledger.room2)
            value += ledger.hungry - hungry
        return value

    def _base(self, number: int, arches: list[int], spare: int) -> float:
        """What every building changes: arches beside the neighbours there are, and the citizen that is bound."""
        turn, city, ledger = self.turn, self.city, self.turn.ledger
        box, worth = turn.sight.t.box, -ledger.values[city.site]
        worth += self._beside(arches, spare)
        if number != box.market:
            worth += turn.bound
        buildings = turn.sight.style.buildings
        return worth + buildings.get(box.building_ids[number], 0.0) if buildings else worth

    def _special(self, number: int) -> float:
        """Kinds and limits."""
        city, ledger, box = self.city, self.turn.ledger, self.turn.sight.t.box
        kinds = city.kinds
        for wish, many in enumerate(box.arches[number]):
            if many:
                kinds |= 1 << wish
        worth = ledger.kind_worth[KINDS[kinds]] - ledger.kind_worth[KINDS[city.kinds]]
        if number == box.market:
            worth += self._opened(NO_LIMIT if city.water else LIMITS[1], 1)
        elif number in box.lifting and not city.water:
            years = self.turn.sight.years
            worth += self._opened(NO_LIMIT, 0) if city.market else ledger.w.water * max(0, years - 3)
        return worth

    def _opened(self, limit: int, more: int) -> float:
        """A higher limit, and the citizen that comes along."""
        city, ledger, sight = self.city, self.turn.ledger, self.turn.sight
        people = city.people + more
        grown = ledger.grown(people, limit) - ledger.grown(city.people, city.limit)
        room1 = ledger.room1 + (people < limit) - (city.people < city.limit)
        room2 = ledger.room2 + (people + 1 < limit) - (city.people + 1 < city.limit)
        hungry = ledger.hunger(sight.people + more, ledger.flow, sight.food, sight.harvest, room1, room2)
        return more * ledger.w.citizen + grown + ledger.hungry - hungry

"""What a seat has, in points: food, room to grow, kinds, gold; and what its cities win and lose to their neighbours."""

from __future__ import annotations

from collections.abc import Sequence

from game.la_citta.bot.sight import AHEAD, LEAD, SHARE, USUAL, City, Sight, Worth
from game.la_citta.rules.state import Table

URGENT = (1.0, 1.0, 1.0, 0.9, 0.85, 0.8)  # how much this year's hunger weighs, by own turns left
SURE = 0.5  # citizens by which the year may come otherwise at least
EDGE = 0.6  # of a citizen more or less than may leave without a building
KINDS = (0, 1, 1, 2, 1, 2, 2, 3)  # how many, by bits
Three = tuple[float, float, float]  # by wish
Flow = tuple[float, float, float, float, float, float]
"""By wish the citizens that come, less those that leave, if it comes into force; and the food that falls then."""
NOTHING: Flow = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


class Ledger:
    """The accounts of one seat as they stand, and what a change would make of them."""

    __slots__ = (
        "ahead", "farms", "flow", "flows", "fragile", "hungry", "kind_worth", "lasting", "room1", "room2", "share",
        "sight", "soft", "urgent", "values", "w", "year_only",
    )  # fmt: skip

    def __init__(self, sight: Sight, worth: Worth = USUAL) -> None:
        self.sight, self.w = sight, worth
        self.ahead = AHEAD[sight.rest]
        self.year_only = sight.chances
        often = worth.later * min(3, sight.years)
        self.lasting = [q + often * share for q, share in zip(sight.chances, SHARE, strict=True)]
        self.kind_worth = kind_worth(worth, sight.years, sight.rest, sight.style.bonus)
        # Without an action card no farm can be built later.
        self.urgent = URGENT[sight.rest] if sight.t.actions[sight.me] > 1 else 1.0
        self.values: dict[int, float] = {}  # by castello: what its neighbours are worth to it
        self.flows: dict[int, Flow] = {}
        self.flow: Flow = NOTHING
        self.share = _shares(sight.chances)
        self.room1 = self.room2 = 0
        self.farms = {city.site: self._farms(city) for city in sight.mine}
        self.fragile = {city.site: self._fragile(city) for city in sight.mine}
        for city in sight.mine:
            value, flow = self.drawn(city, city.arches, city.spare, city.limit - city.people, self.lasting, city.near)
            self.values[city.site], self.flows[city.site] = value, flow
            self.flow = added(self.flow, flow)
            self.room1 += city.people < city.limit
            self.room2 += city.people + 1 < city.limit
        self.soft = self._soft()
        self.hungry = self.hunger(sight.people, self.flow, sight.food, sight.harvest, self.room1, self.room2)

    # -- neighbours ----------------------------------------------------------------------------------------------------
    def drawn(
        self,
        city: City,
        arches: Sequence[int],
        spare: int,
        room: int,
        often: Sequence[float],
        near: Sequence[City],
    ) -> tuple[float, Flow]:
        """What these neighbours bring a city with these arches, in points, and in citizens of this year. Who loses more
        than its spare citizens loses buildings, and the food they give."""
        w, ahead, style = self.w, self.ahead, self.sight.style
        win, loss, fragile = w.win * style.wins, w.loss * style.losses, self.fragile[city.site] * style.losses
        farms, value, flows = self.farms[city.site], 0.0, [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        for wish in (0, 1, 2):
            mine, won, lost = arches[wish], 0.0, 0.0
            for other in near:
                lead = mine - other.arches[wish]
                if lead > LEAD:
                    lead = LEAD
                elif lead < -LEAD:
                    lead = -LEAD
                won += ahead[LEAD + lead]
                lost += ahead[LEAD - lead]
            kept = won if won < room else max(0, room)
            worth = kept * win + won * w.harm - lost * loss
            over = lost - spare
            if over > -EDGE:
                fall = over if over > EDGE else (over + EDGE) * (over + EDGE) / (4 * EDGE)
                worth -= fragile * fall
                flows[3 + wish] = farms * fall
            value += often[wish] * worth
            flows[wish] = kept - lost
        return value, (flows[0], flows[1], flows[2], flows[3], flows[4], flows[5])

    def falls(self, city: City, arches: Sequence[int], spare: int) -> float:
        """The chance that a city with these arches loses more citizens this year than it can spare, and a building."""
        found = 0.0
        for wish, often in enumerate(self.year_only):
            if often > 0.0:
                lost = 0.0
                for other in city.near:
                    lost += self.ahead[LEAD - max(-LEAD, min(LEAD, arches[wish] - other.arches[wish]))]
                found += often * max(0.0, min(1.0, (lost - spare + EDGE) / (2 * EDGE)))
        return min(1.0, found)

    def _farms(self, city: City) -> float:
        """The food that a building of this city gives on average; of one with a castello alone half of that."""
        t = self.sight.t
        box, building, others = t.box, t.building, len(city.sites) - 1
        if not others:
            return box.food[city.site] / 2
        return sum(box.food[site] for site in city.sites[1:] if box.feeds[building[site]]) / others

    def _fragile(self, city: City) -> float:
        """What a building of this city is worth on average to who loses it."""
        return self.w.bare + self.w.bare_food * self.farms[city.site]

    def _soft(self) -> Three:
        """By wish by how many citizens a year may come otherwise than it looks, with all that may come and leave."""
        found = [SURE, SURE, SURE]
        for wish in (0, 1, 2):
            unsure = 0.0
            for city in self.sight.mine:
                for other in city.near:
                    lead = max(-LEAD, min(LEAD, city.arches[wish] - other.arches[wish]))
                    comes, leaves = self.ahead[LEAD + lead], self.ahead[LEAD - lead]
                    unsure += comes + leaves - (comes - leaves) * (comes - leaves)
            root: float = unsure**0.5
            found[wish] += self.w.doubt * root
        return found[0], found[1], found[2]

    # -- food ----------------------------------------------------------------------------------------------------------
    def hunger(self, people: float, flow: Flow, food: int, harvest: int, room1: int, room2: int) -> float:
        """What hunger is to cost this year, by each wish that may come into force, and in the next two."""
        w, sight, there = self.w, self.sight, float(food + harvest)
        years, unfed = sight.years, w.unfed
        penalty = w.penalty if years else w.last_penalty
        cost = fed = 0.0
        for wish in (0, 1, 2):
            share, moved = self.share[wish], flow[wish]
            if share <= 0.0:
                continue
            here, soft = people + (moved if moved > 0 else w.trust * moved), self.soft[wish]
            short = here - there + w.falls * flow[3 + wish] - 0.5
            if short >= soft:
                cost += share * (unfed[0] * (short + 0.5) + penalty)
            elif short > -soft:
                over = short + soft
                cost += share * over * (unfed[0] * over / (4 * soft) + penalty / (2 * soft))
            fed += share * (min(there, here))
        cost *= self.urgent
        if years:
            later = unfed[1] * max(0.0, fed + room1 - food)
            if years > 1:
                later += unfed[2] * max(0.0, fed + room1 + room2 - food)
            cost += later * sight.style.hunger
        return cost

    # -- the rest ------------------------------------------------------------------------------------------------------
    def grown(self, people: int, limit: int) -> float:
        """The years in which a city is still to grow."""
        return self.w.growth * max(0, min(self.sight.years, limit - people))

    def gold(self, gold: int) -> float:
        """All the gold a seat has."""
        w, sight = self.w, self.sight
        turns = 5 * sight.years + sight.rest - 1
        if turns <= 0:
            return 0.01 * gold
        return min(1.0, turns / w.due) * w.gold * sight.style.gold * w.coins * gold / (w.coins + gold)

    def spared(self, spare: int, turns: int) -> float:
        """Citizens to spare, with so many own turns to come this year."""
        return self.w.spare * min(spare, turns)


def kinds_of(arches: Sequence[int]) -> int:
    """The wishes for which there are arches, as bits."""
    found = 0
    for wish, many in enumerate(arches):
        if many:
            found |= 1 << wish
    return found


def can_lose(t: Table, city: City, more: int) -> bool:
    """Whether a city has a building that would be missed for neither food nor gold, people nor kinds, with one more
    that has arches for these wishes."""
    box, building, once, twice = t.box, t.building, more, 0
    for site in city.sites[1:]:
        kinds = kinds_of(box.arches[building[site]])
        twice |= once & kinds
        once |= kinds
    for site in city.sites[1:]:
        number = building[site]
        useful = box.feeds[number] or box.mines[number] or number == box.market or number in box.lifting
        if not useful and not kinds_of(box.arches[number]) & ~twice:
            return True
    return False


def added(one: Flow, other: Flow) -> Flow:
    """Both together."""
    return (
        one[0] + other[0], one[1] + other[1], one[2] + other[2],
        one[3] + other[3], one[4] + other[4], one[5] + other[5],
    )  # fmt: skip


def changed(one: Flow, other: Flow) -> Flow:
    """By how much the other is more."""
    return (
        other[0] - one[0], other[1] - one[1], other[2] - one[2],
        other[3] - one[3], other[4] - one[4], other[5] - one[5],
    )  # fmt: skip


def _shares(chances: Sequence[float]) -> Three:
    """The chances of the wishes as shares of 1: of two in force at once each counts half."""
    whole = chances[0] + chances[1] + chances[2] or 1.0
    return chances[0] / whole, chances[1] / whole, chances[2] / whole


def kind_worth(w: Worth, years: int, rest: int, share: float = 1.0) -> list[float]:
    """What a city is worth for its kinds, by their number: towards the end only what can still be completed."""
    if years:
        first, second, third = w.kinds
        return [0.0, first * share, (first + second) * share, (first + second + third) * share]
    after = rest - 1
    return [0.0, 0.9 if after >= 2 else 0.0, 1.9 if after >= 2 else 1.5 if after == 1 else 0.0, 3.0]

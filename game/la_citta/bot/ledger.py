"""What a seat has, in points: food, room to grow, kinds, gold; and what its cities win and lose to their neighbours."""

from __future__ import annotations

from collections.abc import Sequence

from game.la_citta.bot.numbers import AHEAD, LEAD, USUAL, Worth
from game.la_citta.bot.odds import SHARE
from game.la_citta.bot.sight import City, Sight

URGENT = (1.0, 1.0, 1.0, 0.9, 0.85, 0.8)  # how much this year's hunger weighs, by own turns left
SOFT = 1.0  # citizens of food that are better kept in hand
DOUBT = 0.35  # of the penalty, if exactly as much food is there as citizens are expected
DUE = 8.0  # own turns to come after which gold is worth all it can be
KINDS = (0, 1, 1, 2, 1, 2, 2, 3)  # how many, by bits


class Ledger:
    """The accounts of one seat as they stand, and what a change would make of them."""

    __slots__ = ("ahead", "flow", "flows", "hungry", "kind_worth", "lasting", "room1", "room2", "sight", "values", "w",
                 "year_only")  # fmt: skip

    def __init__(self, sight: Sight, worth: Worth = USUAL) -> None:
        self.sight, self.w = sight, worth
        self.ahead = AHEAD[sight.rest]
        self.year_only = sight.chances
        often = worth.later * min(3, sight.years)
        self.lasting = [q + often * share for q, share in zip(sight.chances, SHARE, strict=True)]
        self.kind_worth = kind_worth(worth, sight.years, sight.rest, sight.style.bonus)
        self.values: dict[int, float] = {}  # by castello: what its neighbours are worth to it
        self.flows: dict[int, float] = {}
        self.flow = 0.0
        self.room1 = self.room2 = 0
        for city in sight.mine:
            value, flow = self.drawn(city, city.arches, city.spare, city.limit - city.people, self.lasting)
            self.values[city.site], self.flows[city.site] = value, flow
            self.flow += flow
            self.room1 += city.people < city.limit
            self.room2 += city.people + 1 < city.limit
        self.hungry = self.hunger(sight.people, self.flow, sight.food, sight.harvest, self.room1, self.room2)

    # -- neighbours ----------------------------------------------------------------------------------------------------
    def drawn(
        self, city: City, arches: Sequence[int], spare: int, room: int, often: Sequence[float]
    ) -> tuple[float, float]:
        """What its neighbours bring a city with these arches, in points, and in citizens of this year."""
        value = flow = 0.0
        for other in city.near:
            one, more = self.pair(arches, spare, room, other, often)
            value += one
            flow += more
        return value, flow

    def pair(
        self, arches: Sequence[int], spare: int, room: int, other: City, often: Sequence[float]
    ) -> tuple[float, float]:
        """The same of one neighbour."""
        w, style, ahead = self.w, self.sight.style, self.ahead
        win = (w.win if room > 0 else 0.0) * style.wins + w.harm
        loss = (w.loss if spare > 0 else w.loss + w.bare) * style.losses
        theirs = other.arches
        value = flow = 0.0
        for wish in (0, 1, 2):
            lead = arches[wish] - theirs[wish]
            if lead > LEAD:
                lead = LEAD
            elif lead < -LEAD:
                lead = -LEAD
            up, down = ahead[LEAD + lead], ahead[LEAD - lead]
            value += often[wish] * (up * win - down * loss)
            flow += self.year_only[wish] * ((up if room > 0 else 0.0) - down)
        return value, flow

    # -- food ----------------------------------------------------------------------------------------------------------
    def hunger(self, people: float, flow: float, food: int, harvest: int, room1: int, room2: int) -> float:
        """What hunger is to cost this year and in the next two."""
        w, sight = self.w, self.sight
        years = sight.years
        here, there = people + flow, food + harvest
        short = here - there
        cost = 0.0
        penalty = w.penalty if years else w.last_penalty
        if short > 0:
            cost = w.unfed[0] * short + penalty * min(1.0, DOUBT + short)
        elif short > -SOFT:
            cost = penalty * DOUBT * (1.0 + short / SOFT)
        cost *= URGENT[sight.rest]
        if years:
            fed = min(here, there)
            later = w.unfed[1] * max(0.0, fed + room1 - food)
            if years > 1:
                later += w.unfed[2] * max(0.0, fed + room1 + room2 - food)
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
        return min(1.0, turns / DUE) * w.gold * sight.style.gold * w.coins * gold / (w.coins + gold)

    def spared(self, spare: int, turns: int) -> float:
        """Citizens to spare, with so many own turns to come this year."""
        return self.w.spare * min(spare, turns)


def kind_worth(w: Worth, years: int, rest: int, share: float = 1.0) -> list[float]:
    """What a city is worth for its kinds, by their number: towards the end only what can still be completed."""
    if years:
        first, second, third = w.kinds
        return [0.0, first * share, (first + second) * share, (first + second + third) * share]
    after = rest - 1
    return [0.0, 0.9 if after >= 2 else 0.0, 1.9 if after >= 2 else 1.5 if after == 1 else 0.0, 3.0]

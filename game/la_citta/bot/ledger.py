"""What a seat has, in points: food, room to grow, kinds, gold; and what its cities win and lose to their neighbours."""

from __future__ import annotations

from collections.abc import Sequence

from game.la_citta.bot.sight import AHEAD, LEAD, SHARE, USUAL, City, Sight, Worth

URGENT = (1.0, 1.0, 1.0, 0.9, 0.85, 0.8)  # how much this year's hunger weighs, by own turns left
SURE = 0.5  # citizens by which the year may come otherwise at least
EDGE = 0.6  # of a citizen more or less than may leave without a building
KINDS = (0, 1, 1, 2, 1, 2, 2, 3)  # how many, by bits


class Ledger:
    """The accounts of one seat as they stand, and what a change would make of them."""

    __slots__ = (
        "ahead", "flow", "flows", "fragile", "hungry", "kind_worth", "lasting", "room1", "room2", "sight", "soft",
        "urgent", "values", "w", "year_only",
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
        self.flows: dict[int, float] = {}
        self.flow = 0.0
        self.room1 = self.room2 = 0
        self.fragile = {city.site: self._fragile(city) for city in sight.mine}
        for city in sight.mine:
            value, flow = self.drawn(city, city.arches, city.spare, city.limit - city.people, self.lasting, city.near)
            self.values[city.site], self.flows[city.site] = value, flow
            self.flow += flow
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
    ) -> tuple[float, float]:
        """What these neighbours bring a city with these arches, in points, and in citizens of this year. Who loses more
        than its spare citizens loses buildings, and the food they give."""
        w, ahead, style, only = self.w, self.ahead, self.sight.style, self.year_only
        win, loss, fragile = w.win * style.wins, w.loss * style.losses, self.fragile[city.site] * style.losses
        value = flow = 0.0
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
                worth -= fragile * (over if over > EDGE else (over + EDGE) * (over + EDGE) / (4 * EDGE))
            value += often[wish] * worth
            flow += only[wish] * (kept - lost)
        return value, flow

    def _fragile(self, city: City) -> float:
        """What a building of this city is worth on average to who loses it."""
        t = self.sight.t
        box, building, others = t.box, t.building, len(city.sites) - 1
        if not others:
            return self.w.bare + self.w.bare_food * box.food[city.site] / 2
        food = sum(box.food[site] for site in city.sites[1:] if box.feeds[building[site]])
        return self.w.bare + self.w.bare_food * food / others

    def _soft(self) -> float:
        """By how many citizens a year may come otherwise than it looks, with all that may be drawn and lost."""
        unsure = 0.0
        for city in self.sight.mine:
            for other in city.near:
                for wish, often in enumerate(self.year_only):
                    lead = max(-LEAD, min(LEAD, city.arches[wish] - other.arches[wish]))
                    chance = often * (self.ahead[LEAD + lead] + self.ahead[LEAD - lead])
                    unsure += chance * (1.0 - min(1.0, 0.5 * chance))
        root: float = unsure**0.5
        return SURE + self.w.doubt * root

    # -- food ----------------------------------------------------------------------------------------------------------
    def hunger(self, people: float, flow: float, food: int, harvest: int, room1: int, room2: int) -> float:
        """What hunger is to cost this year and in the next two."""
        w, sight = self.w, self.sight
        years = sight.years
        here, there, soft = people + (flow if flow > 0 else w.trust * flow), food + harvest, self.soft
        short = here - there - 0.5
        cost = 0.0
        if short > -soft:
            penalty = w.penalty if years else w.last_penalty
            if short >= soft:
                cost = w.unfed[0] * (short + 0.5) + penalty
            else:
                cost = w.unfed[0] * (short + soft) * (short + soft) / (4 * soft) + penalty * (short + soft) / (2 * soft)
        cost *= self.urgent
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
        return min(1.0, turns / w.due) * w.gold * sight.style.gold * w.coins * gold / (w.coins + gold)

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

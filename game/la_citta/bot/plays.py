"""The plays of a turn, each with what it is worth in points.

Equal ones are named once: of the sites of a city where a building meets nobody new the one that is needed least, of the
sources of a new city the one that loses least.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.kernel.options import option
from game.la_citta.bot.ledger import KINDS, Ledger
from game.la_citta.bot.sight import City, Sight
from game.la_citta.rules import ground
from game.la_citta.rules.board import Sites, listed
from game.la_citta.rules.box import ACTION_GOLD, HARVEST, WISHES, YEARS
from game.la_citta.rules.words import CLOSENESS, GOLD

MOST_COUNTRY = 4  # places for a new city that are considered
NEW_ROOM = 2  # years a new city grows without a marketplace
MEETS = 6  # sites where a building would meet somebody, at most so many are looked at


class Play(NamedTuple):
    """One play, and what it is worth."""

    worth: float
    word: str


class Means(NamedTuple):
    """A way to a building: the words before and behind its site, gold, and an action card less (1) or not (0)."""

    kind: str
    way: str | None
    price: int
    action: int


class Turn:
    """What a seat may do in its turn."""

    def __init__(self, sight: Sight, ledger: Ledger | None = None) -> None:
        self.sight = sight
        self.ledger = ledger or Ledger(sight)
        t = sight.t
        self.shown = dict.fromkeys(t.box.kind_of[card] for card in t.display)
        self.purse = t.gold[sight.me]
        self.purse_worth = self.ledger.gold(self.purse)
        self.spare = sum(max(0, city.spare) for city in sight.mine)
        self.after = sight.rest - 1  # own turns after this one
        self.spare_worth = self.ledger.spared(self.spare, self.after)
        self.foods = t.box.food

    def plays(self) -> list[Play]:
        """All that is worth considering, best first. It may be empty: then the seat draws face down."""
        found: list[Play] = []
        t, me, cards = self.sight.t, self.sight.me, self.sight.style.cards
        if t.actions[me]:
            found.append(Play(self.paid(-ACTION_GOLD) + cards.get("gold", 0.0), GOLD))
            if ground.may_found(t, me):
                found += self._foundings()
        found += self._buildings()
        for kind, offers in self._special().items():
            if kind in self.shown:
                found += offers()
        found.sort(key=lambda play: (-play.worth, play.word))
        return found

    def paid(self, price: int) -> float:
        """What paying so much gold changes."""
        return self.ledger.gold(self.purse - price) - self.purse_worth

    # -- buildings -----------------------------------------------------------------------------------------------------
    def means(self) -> dict[int, list[Means]]:
        """By building the ways to it that the seat can pay."""
        t, found = self.sight.t, {}
        box, purse = t.box, self.purse
        builder = box.prices["great_builder"] if "great_builder" in self.shown else None
        sizes = ("simple", "medium", "large")
        for number, name in enumerate(box.building_ids):
            if not number or not t.chips[box.stack[number]]:
                continue
            ways = []
            if t.actions[self.sight.me] and box.size[number] == "simple":
                ways.append(Means(name, None, 0, 1))
            if name in self.shown and box.cost[number] <= purse:
                ways.append(Means(name, None, box.cost[number], 0))
            if builder and builder[sizes.index(box.size[number])] <= purse:
                ways.append(Means("great_builder", name, builder[sizes.index(box.size[number])], 0))
            if ways:
                found[number] = ways
        return found

    def _buildings(self) -> Iterator[Play]:
        sight, means = self.sight, self.means()
        t = sight.t
        allowed = t.box.zone & ~sight.taken & ~sight.twice
        for city in sight.mine:
            sites = city.edge & allowed
            if not sites or not means:
                continue
            builder = Sited(self, city, sites)
            for number, ways in means.items():
                if number == t.box.market:
                    if city.market or not t.citizens:
                        continue
                elif city.spare <= 0:
                    continue
                best = builder.best(number)
                for worth, site in best:
                    for one in ways:
                        total = worth + (self.paid(one.price) if one.price else 0.0)
                        yield Play(total, option(one.kind, site, one.way))

    # -- other plays ---------------------------------------------------------------------------------------------------
    def _foundings(self) -> Iterator[Play]:
        sight, ledger, t = self.sight, self.ledger, self.sight.t
        sources = [city for city in sight.mine if city.spare > 0]
        if not sources:
            return
        source = max(sources, key=lambda city: (self._gives(city), -city.site))
        places = sorted(((self.country(site), -site) for site in listed(ground.open_country(t))), reverse=True)
        years = sight.years
        room = ledger.w.growth * min(years, NEW_ROOM) + 0.3 * ledger.w.growth * max(0, years - NEW_ROOM)
        settled = self._gives(source) + 2 * ledger.w.citizen + room + sight.style.cards.get("new_city", 0.0)
        settled += self._spared(self.spare + 1)
        full = source.people >= source.limit
        grows = (ledger.room1 + 1 + full, ledger.room2 + 1 + (full or source.people + 1 == source.limit))
        for country, minus in places[:MOST_COUNTRY]:
            food = sight.food + self.foods[-minus]
            hungry = ledger.hunger(sight.people + 2, ledger.flow, food, sight.harvest, *grows)
            worth = settled + country * min(1.0, years / 3) + ledger.hungry - hungry
            yield Play(worth, option("new_city", -minus, str(source.site)))

    def _gives(self, city: City) -> float:
        """What it changes in a city to give a citizen away, besides that one."""
        ledger = self.ledger
        value, _ = ledger.drawn(city, city.arches, city.spare - 1, city.limit - city.people + 1, ledger.lasting)
        grown = ledger.grown(city.people - 1, city.limit) - ledger.grown(city.people, city.limit)
        return value - ledger.values[city.site] + grown

    def country(self, site: int) -> float:
        """What the land around a new castello is worth, besides its own food."""
        board, taken, food = self.sight.t.box.board, self.sight.taken, self.foods
        farms = sorted(food[near] for near in board.near[site] if not taken >> near & 1)[-2:]
        w = self.ledger.w
        near = board.beside[site] | 1 << site
        water = w.site_water if near & self.sight.t.box.water else 0.0
        crowd = sum(1 for other in self.sight.others if other.reach & self.sight.two[site])
        return w.country * sum(farms) + 0.15 * food[site] + water - 0.2 * crowd

    def _special(self) -> dict[str, Callable[[], Iterator[Play]]]:
        return {
            "golden_times": self._golden_times, "bread_and_games": self._bread, "rich_harvest": self._harvest,
            "closeness": self._closeness,
        }  # fmt: skip

    def _golden_times(self) -> Iterator[Play]:
        sight, ledger, t = self.sight, self.ledger, self.sight.t
        for city in sight.mine:
            room = min(city.limit - city.people, t.citizens)
            for count, price in enumerate(t.box.prices["golden_times"], 1):
                if price > self.purse or count > room:
                    continue
                people = city.people + count
                value, _ = ledger.drawn(city, city.arches, city.spare + count, city.limit - people, ledger.lasting)
                grown = ledger.grown(people, city.limit) - ledger.grown(city.people, city.limit)
                room1 = ledger.room1 - (people >= city.limit)
                room2 = ledger.room2 - (city.people + 1 < city.limit <= people + 1)
                hungry = ledger.hunger(sight.people + count, ledger.flow, sight.food, sight.harvest, room1, room2)
                worth = count * ledger.w.citizen + value - ledger.values[city.site] + grown + ledger.hungry - hungry
                worth += (
                    self.paid(price) + self._spared(self.spare + count) + sight.style.cards.get("golden_times", 0.0)
                )
                yield Play(worth, option("golden_times", city.site, str(count)))

    def _bread(self) -> Iterator[Play]:
        """Figures count this year only."""
        sight, ledger, t = self.sight, self.ledger, self.sight.t
        free = t.free_figures(sight.me)
        extra = sight.style.cards.get("bread_and_games", 0.0)
        for city in sight.mine:
            if not city.near:
                continue
            sites: dict[int, int] = {}
            for site in city.sites:
                for wish, many in enumerate(t.box.arches[t.building[site]]):
                    if many:
                        sites.setdefault(wish, site)
            room = city.limit - city.people
            before, _ = ledger.drawn(city, city.arches, city.spare, room, ledger.year_only)
            for wish, site in sites.items():
                for count, price in enumerate(t.box.prices["bread_and_games"], 1):
                    if price <= self.purse and count <= free:
                        arches = city.arches[:]
                        arches[wish] += count
                        after, _ = ledger.drawn(city, arches, city.spare, room, ledger.year_only)
                        worth = after - before + self.paid(price) + extra
                        yield Play(worth, option("bread_and_games", site, f"{WISHES[wish]}_{count}"))

    def _harvest(self) -> Iterator[Play]:
        sight, ledger, t = self.sight, self.ledger, self.sight.t
        if t.year == YEARS or not t.free_figures(sight.me):
            return
        done = {site for site, what, _ in t.figures if what == HARVEST}
        farms = [
            site for city in sight.mine for site in city.sites if t.box.harvested[t.building[site]] and site not in done
        ]  # fmt: skip
        if farms:
            site = max(farms, key=lambda one: (self.foods[one], -one))
            harvest = sight.harvest + self.foods[site]
            hungry = ledger.hunger(sight.people, ledger.flow, sight.food, harvest, ledger.room1, ledger.room2)
            extra = sight.style.cards.get("rich_harvest", 0.0)
            yield Play(ledger.hungry - hungry + extra, option("rich_harvest", site))

    def _closeness(self) -> Iterator[Play]:
        """Worth something early in the year, where neighbours are."""
        t, me = self.sight.t, self.sight.me
        if self.purse < t.box.prices["closeness"][0]:
            return
        unseen = [place for place in (1, 2, 3) if place not in t.looked[me]]
        meets = any(city.near for city in self.sight.mine)
        worth = self.ledger.w.look * min(2, len(unseen)) / 2 * min(1.0, self.after / 2) if meets else 0.0
        extra = self.sight.style.cards.get("closeness", 0.0)
        word = CLOSENESS[2] if unseen == [2, 3] else CLOSENESS[1] if unseen == [1, 3] else CLOSENESS[0]
        yield Play(worth + extra, word)

    def _spared(self, spare: int) -> float:
        return self.ledger.spared(spare, self.after) - self.spare_worth


class Sited:
    """Where the buildings of one city may go."""

    def __init__(self, turn: Turn, city: City, sites: Sites) -> None:
        self.turn, self.city = turn, city
        sight = turn.sight
        two = sight.two
        strangers = [other for other in sight.others if other not in city.near]
        around = 0
        for other in strangers:
            around |= other.first
        self.meeting: dict[int, list[City]] = {}
        self.quiet: list[int] = []
        box, foods, w = sight.t.box, turn.foods, turn.ledger.w
        cost = {}
        for site in listed(sites):
            met = [other for other in strangers if two[site] & other.first] if two[site] & around else []
            if met:
                self.meeting[site] = met
            else:
                self.quiet.append(site)
            cost[site] = (
                w.site_food * foods[site] + w.site_gold * box.gold[site] + w.site_water * (box.water >> site & 1)
            )
        self.cost = cost
        self.values: dict[tuple[int, ...], float] = {}

    def best(self, number: int) -> list[tuple[float, int]]:
        """The sites for this building that differ, with what it is worth there."""
        box = self.turn.sight.t.box
        if box.feeds[number]:
            gain, quiet = self._farm, self._most(self.turn.foods)
        elif box.mines[number]:
            gain, quiet = self._quarry, self._most(box.gold)
        else:
            gain, quiet = self._arches, self._least(number)
        found = []
        if quiet >= 0:
            found.append((gain(number, quiet, ()), quiet))
        meeting = self.meeting
        if len(meeting) > MEETS:
            meeting = dict(sorted(meeting.items(), key=lambda item: self.cost[item[0]])[:MEETS])
        for site, met in meeting.items():
            if not box.needs_water[number] or box.water >> site & 1:
                found.append((gain(number, site, met), site))
        return found

    def _most(self, of: list[int]) -> int:
        return max(self.quiet, key=lambda site: (of[site], -self.cost[site], -site), default=-1)

    def _least(self, number: int) -> int:
        box = self.turn.sight.t.box
        sites = [site for site in self.quiet if box.water >> site & 1] if box.needs_water[number] else self.quiet
        return min(sites, key=lambda site: (self.cost[site], site), default=-1)

    def _farm(self, number: int, site: int, met: Sequence[City]) -> float:
        turn, ledger = self.turn, self.turn.ledger
        sight = turn.sight
        food = turn.foods[site]
        hungry = ledger.hunger(
            sight.people, ledger.flow, sight.food + food, sight.harvest, ledger.room1, ledger.room2
        )  # fmt: skip
        return ledger.hungry - hungry + self._common(number, site, met) + 0.05 * food

    def _quarry(self, number: int, site: int, met: Sequence[City]) -> float:
        sight, w = self.turn.sight, self.turn.ledger.w
        income = sight.t.box.gold[site] * w.mine * max(0.0, sight.years - 0.5) * sight.style.gold
        return income + self._common(number, site, met)

    def _arches(self, number: int, site: int, met: Sequence[City]) -> float:
        turn, city, ledger = self.turn, self.city, self.turn.ledger
        sight = turn.sight
        box = sight.t.box
        worth = self._common(number, site, met) - self.cost[site]
        kinds = city.kinds
        for wish, many in enumerate(box.arches[number]):
            if many:
                kinds |= 1 << wish
        worth += ledger.kind_worth[KINDS[kinds]] - ledger.kind_worth[KINDS[city.kinds]]
        if number == box.market:
            worth += self._opened(1000 if city.water else 8, 1)
        elif number in box.lifting and not city.water:
            worth += self._opened(1000, 0) if city.market else 0.35 * ledger.w.growth * max(0, sight.years - 3)
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

    def _common(self, number: int, site: int, met: Sequence[City]) -> float:
        """What every building changes: neighbours, and the citizen that is bound."""
        turn, city, ledger = self.turn, self.city, self.turn.ledger
        sight = turn.sight
        box = sight.t.box
        bound = number != box.market
        spare = city.spare - bound
        added = box.arches[number]
        key = (*added, spare)
        arches = [a + b for a, b in zip(city.arches, added, strict=True)]
        room = city.limit - city.people
        value = self.values.get(key)
        if value is None:
            value, _ = ledger.drawn(city, arches, spare, room, ledger.lasting)
            self.values[key] = value
        worth: float = value - ledger.values[city.site]
        for other in met:
            worth += ledger.pair(arches, spare, room, other, ledger.lasting)[0] + sight.style.meets
        if bound:
            worth += turn._spared(turn.spare - 1)
        return worth + sight.style.buildings.get(box.building_ids[number], 0.0)

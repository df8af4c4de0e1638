"""The plays of a turn, each with what it is worth in points.

Equal ones are named once: of the sites of a city where a building meets nobody new the one that is needed least, of the
sources of a new city the one that loses least.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.kernel.options import option
from game.la_citta.bot.ledger import KINDS, Flow, Ledger, added, can_lose, changed, kinds_of
from game.la_citta.bot.sight import City, Sight
from game.la_citta.rules import ground
from game.la_citta.rules.board import Sites, listed
from game.la_citta.rules.box import ACTION_GOLD, HARVEST, LIMITS, NO_LIMIT, WISHES, YEARS
from game.la_citta.rules.words import CLOSENESS, GOLD

# Where the buildings of one city may go, and what each is worth there.

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
        return self._plain(box.needs_water[number], base + self._special(number, arches, spare), arches, spare)

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
        city, ledger = self.city, self.turn.ledger
        value, flow = ledger.drawn(city, arches, spare, city.limit - city.people, ledger.lasting, near)
        return value + self.turn.moved(ledger.flows[city.site], flow)

    def _base(self, number: int, arches: list[int], spare: int) -> float:
        """What every building changes: arches beside the neighbours there are, and the citizen that is bound."""
        turn, city, ledger = self.turn, self.city, self.turn.ledger
        box, worth = turn.sight.t.box, -ledger.values[city.site]
        worth += self._beside(arches, spare)
        if number != box.market:
            worth += turn.bound
        buildings = turn.sight.style.buildings
        return worth + buildings.get(box.building_ids[number], 0.0) if buildings else worth

    def _special(self, number: int, arches: list[int], spare: int) -> float:
        """Kinds, as far as nothing of them falls this year, and limits."""
        city, ledger, box = self.city, self.turn.ledger, self.turn.sight.t.box
        more = kinds_of(box.arches[number])
        kinds = city.kinds | more
        worth = ledger.kind_worth[KINDS[kinds]] - ledger.kind_worth[KINDS[city.kinds]]
        if worth > 0.0 and city.near and not can_lose(self.turn.sight.t, city, more):
            worth *= 1.0 - ledger.falls(city, arches, spare)
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


MOST_COUNTRY = 4  # places for a new city that are considered
SIZES = ("simple", "medium", "large")
EXTRA_FOOD = 0.05  # food that nobody needs as yet
NEW_ROOM = 2  # years a new city grows without a marketplace


class Play(NamedTuple):
    """One play, and what it is worth."""

    worth: float
    word: str


class Means(NamedTuple):
    """A way to a building: the words before and behind its site, and what the gold for it is worth."""

    kind: str
    way: str | None
    paid: float


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
        self.bound = self._spared(self.spare - 1)  # what it changes to bind a citizen
        self.fed: dict[int, float] = {}

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

    def moved(self, before: Flow, after: Flow) -> float:
        """What it changes in the hunger of the seat that citizens come to a city, or leave it, otherwise."""
        sight, ledger = self.sight, self.ledger
        more, much = changed(before, after), 0.0
        for wish in (0, 1, 2):
            much += ledger.share[wish] * (abs(more[wish]) + abs(more[3 + wish]))
        if much <= LITTLE:
            return 0.0
        flow = added(ledger.flow, more)
        hungry = ledger.hunger(sight.people, flow, sight.food, sight.harvest, ledger.room1, ledger.room2)
        return ledger.hungry - hungry

    def farmed(self, food: int) -> float:
        """What so much more food a year changes."""
        found = self.fed.get(food)
        if found is None:
            sight, ledger = self.sight, self.ledger
            more = sight.food + food
            hungry = ledger.hunger(sight.people, ledger.flow, more, sight.harvest, ledger.room1, ledger.room2)
            found = self.fed[food] = ledger.hungry - hungry + EXTRA_FOOD * food
        return found

    # -- buildings -----------------------------------------------------------------------------------------------------
    def means(self) -> dict[int, Means]:
        """By building the cheapest way to it, an action card before a politics card."""
        t, found = self.sight.t, {}
        box, purse = t.box, self.purse
        builder = box.prices["great_builder"] if "great_builder" in self.shown else None
        for number, name in enumerate(box.building_ids):
            if not number or not t.chips[box.stack[number]]:
                continue
            ways = []
            if t.actions[self.sight.me] and box.size[number] == "simple":
                ways.append(Means(name, None, 0.0))
            if name in self.shown and box.cost[number] <= purse:
                ways.append(Means(name, None, self.paid(box.cost[number])))
            price = builder[SIZES.index(box.size[number])] if builder else purse + 1
            if price <= purse:
                ways.append(Means("great_builder", name, self.paid(price)))
            if ways:
                found[number] = max(ways, key=lambda one: one.paid)
        return found

    def _buildings(self) -> list[Play]:
        sight, means = self.sight, self.means()
        found: list[Play] = []
        t = sight.t
        allowed = t.box.zone & ~sight.taken & ~sight.twice
        for city in sight.mine:
            sites = city.edge & allowed
            if not sites or not means:
                continue
            builder, market = Sited(self, city, sites), t.box.market
            for number, (kind, way, paid) in means.items():
                if (city.market or not t.citizens) if number == market else city.spare <= 0:
                    continue
                for worth, site in builder.best(number):
                    found.append(Play(worth + paid, option(kind, site, way)))
        return found

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
        value, _ = ledger.drawn(
            city, city.arches, city.spare - 1, city.limit - city.people + 1, ledger.lasting, city.near
        )
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
                value, _ = ledger.drawn(
                    city, city.arches, city.spare + count, city.limit - people, ledger.lasting, city.near
                )
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
            before, usual = ledger.drawn(city, city.arches, city.spare, room, ledger.year_only, city.near)
            for wish, site in sites.items():
                for count, price in enumerate(t.box.prices["bread_and_games"], 1):
                    if price <= self.purse and count <= free:
                        arches = city.arches[:]
                        arches[wish] += count
                        after, flow = ledger.drawn(city, arches, city.spare, room, ledger.year_only, city.near)
                        worth = after - before + self.moved(usual, flow) + self.paid(price) + extra
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
        if not unseen:
            return
        meets = any(city.near for city in self.sight.mine)
        worth = self.ledger.w.look * min(2, len(unseen)) / 2 * min(1.0, self.after / 2) if meets else 0.0
        extra = self.sight.style.cards.get("closeness", 0.0)
        shown = [sum(1 for place in unseen if str(place + 1) in word) for word in CLOSENESS[:-1]]
        yield Play(worth + extra, CLOSENESS[shown.index(max(shown))])

    def _spared(self, spare: int) -> float:
        return self.ledger.spared(spare, self.after) - self.spare_worth

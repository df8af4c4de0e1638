"""The table as a player sees it: every city in figures, who lies near whom, and what a seat has to eat.

Made from a View or, by the fast player, from a sampled game; nothing hidden is read but the voices that the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from game.la_citta.bot.style import NEUTRAL, Style
from game.la_citta.rules.board import Board, Sites, listed
from game.la_citta.rules.box import HARVEST, LIMITS, NO_LIMIT, ROUNDS, WISHES, YEARS
from game.la_citta.rules.state import UNKNOWN, Table

# Which wishes will be in force, from what a seat knows of the voices.

Chances = tuple[float, float, float]  # per wish the chance that it is in force; two may be at once
SHARE: Chances = (0.41, 0.41, 0.41)  # of a year of which nothing is known
EVERY = range(len(WISHES))


def unseen(t: Table, voice: Sequence[int]) -> tuple[int, int, int]:
    """How many voice cards of each wish are neither used nor among these; unknown ones are UNKNOWN."""
    known = [*t.voice_out, *voice]
    counts = [t.box.voices.count(wish) - known.count(wish) for wish in EVERY]
    return counts[0], counts[1], counts[2]


def seen_by(t: Table, seat: int) -> list[int]:
    """The voices of the year as this seat knows them: the first, those it looked at, and all when they are revealed. Of
    a View of the same seat it is what stands there."""
    if t.wishes:
        return t.voice
    mine = t.looked[seat]
    return [wish if not place or place in mine else UNKNOWN for place, wish in enumerate(t.voice)]


def chances(t: Table, seat: int) -> Chances:
    """For each wish the chance to be in force this year, for what this seat knows."""
    if t.wishes:
        return tuple(float(wish in t.wishes) for wish in EVERY)  # type: ignore[return-value]
    voice = seen_by(t, seat)
    if not voice:
        return SHARE
    known = tuple(voice.count(wish) for wish in EVERY)
    return in_force(known, unseen(t, voice), voice.count(UNKNOWN))


def in_force(known: tuple[int, ...], rest: tuple[int, int, int], hidden: int) -> Chances:
    """For each wish the chance to be in force, with so many voices known of each and so many hidden ones."""
    found = [0.0, 0.0, 0.0]
    for wishes, chance in outcomes(known, rest, hidden):
        for wish in wishes:
            found[wish] += chance
    return found[0], found[1], found[2]


@lru_cache(1 << 12)
def outcomes(
    known: tuple[int, ...], rest: tuple[int, int, int], hidden: int
) -> tuple[tuple[tuple[int, ...], float], ...]:
    """The wishes that may be in force together, with their chances. Shared, never changed."""
    found: dict[tuple[int, ...], float] = {}
    for drawn in product(EVERY, repeat=hidden):
        left, total, chance, counts = list(rest), sum(rest), 1.0, list(known)
        for wish in drawn:
            chance *= left[wish] / total if left[wish] > 0 else 0.0
            left[wish] -= 1
            total -= 1
            counts[wish] += 1
        if chance > 0.0:
            most = max(counts)
            wishes = tuple(wish for wish in EVERY if counts[wish] == most)
            found[wishes] = found.get(wishes, 0.0) + chance
    return tuple(found.items())


_TWO: dict[int, tuple[Board, list[Sites]]] = {}  # by identity of the board, which is kept so that it stays its own


def two_steps(board: Board) -> list[Sites]:
    """Per site those at most two steps away, itself included."""
    known = _TWO.get(id(board))
    if known is not None:
        return known[1]
    found = []
    for site in range(board.hexes):
        reach = 1 << site | board.beside[site]
        for near in board.near[site]:
            reach |= board.beside[near]
        found.append(reach)
    _TWO[id(board)] = board, found
    return found


class City:
    """One city in figures."""

    __slots__ = ("arches", "edge", "first", "kinds", "limit", "market", "near", "people", "reach", "seat", "site",
                 "sites", "spare", "water")  # fmt: skip

    seat: int
    site: int  # of its castello
    sites: list[int]
    people: int
    spare: int
    limit: int
    market: bool
    water: bool  # has a well or a bathhouse
    arches: list[int]  # per wish, figures included
    kinds: int  # bits of the wishes it has buildings for
    edge: Sites  # sites beside it
    first: Sites  # free ones of them
    reach: Sites  # sites at most two steps away over a free one
    near: list[City]  # its neighbours


class Sight:
    """A table in the eyes of one seat."""

    __slots__ = (
        "chances", "cities", "food", "harvest", "me", "mine", "others", "people", "rest", "style", "t", "taken",
        "twice", "two", "years",
    )  # fmt: skip

    def __init__(self, t: Table, me: int, style: Style = NEUTRAL) -> None:
        self.t, self.me, self.style = t, me, style
        self.years = YEARS - t.year  # still to come
        self.rest = max(0, ROUNDS + 1 - t.round) if t.round else 0  # own turns left, with this one
        self.chances = chances(t, me)
        self.two = two_steps(t.box.board)
        self._cities()
        self._neighbours()
        self.mine = [city for city in self.cities if city.seat == me]
        self.others = [city for city in self.cities if city.seat != me]
        self.people = sum(city.people for city in self.mine)
        self.food = self.harvest = 0
        self._food()

    def _cities(self) -> None:
        t = self.t
        box, building, people = t.box, t.building, t.people
        beside, arches, market, lifting = box.board.beside, box.arches, box.market, box.lifting
        taken = once = twice = 0
        self.cities: list[City] = []
        for seat, cities in enumerate(t.cities):
            for sites in cities:
                city = City()
                city.seat, city.site, city.sites = seat, sites[0], sites
                edge = culture = education = health = 0
                opened = lifted = False
                for site in sites:
                    edge |= beside[site]
                    taken |= 1 << site
                    number = building[site]
                    if number:
                        c, e, h = arches[number]
                        culture += c
                        education += e
                        health += h
                        if number == market:
                            opened = True
                        elif number in lifting:
                            lifted = True
                city.arches = [culture, education, health]
                city.kinds = (culture > 0) | (education > 0) << 1 | (health > 0) << 2
                city.market, city.water = opened, lifted
                city.limit = (NO_LIMIT if lifted else LIMITS[1]) if opened else LIMITS[0]
                city.people = people[sites[0]]
                city.spare = city.people - len(sites)
                city.edge = edge
                twice |= once & edge
                once |= edge
                self.cities.append(city)
        self.taken, self.twice = taken, twice
        if t.figures:
            self._figures()

    def _figures(self) -> None:
        by_site = {city.site: city for city in self.cities}
        for site, what, count in self.t.figures:
            if what != HARVEST:
                by_site[self.t.city[site]].arches[what] += count

    def _neighbours(self) -> None:
        """As the rules have it (`rules.neighbours`)."""
        beside, free = self.t.box.board.beside, ~self.taken
        for city in self.cities:
            city.first = first = city.edge & free
            reach = first
            for site in listed(first):
                reach |= beside[site]
            city.reach = reach
            city.near = []
        for place, city in enumerate(self.cities):
            reach, seat = city.reach, city.seat
            for other in self.cities[place + 1 :]:
                if reach & other.first and other.seat != seat:
                    city.near.append(other)
                    other.near.append(city)

    def _food(self) -> None:
        """Of every year, and by a harvest of this one."""
        t = self.t
        feeds, food, building = t.box.feeds, t.box.food, t.building
        for city in self.mine:
            for site in city.sites:
                if feeds[building[site]]:
                    self.food += food[site]
        for site, what, _ in t.figures:
            if what == HARVEST and t.owner[site] == self.me:
                self.harvest += food[site]


# What things are worth, in points at the end.

PASSING = -0.2  # who may draw face down, does so for want of anything better than this


@dataclass(frozen=True)
class Worth:
    """The numbers of the rules of thumb."""

    citizen: float = 1.3
    growth: float = 0.75  # a year in which a city may grow
    unfed: tuple[float, ...] = (1.8, 0.45, 0.2)  # a citizen that finds no food this year, the next, the one after
    trust: float = 0.1  # share of the citizens expected to be lost who need no food, so it seems
    falls: float = 1.0  # share of the food that is expected to fall with buildings
    doubt: float = 1.4  # how much more food is kept in hand where much may be drawn and lost
    penalty: float = 6.0  # somebody goes hungry
    last_penalty: float = 7.5
    win: float = 1.0  # a citizen drawn from a neighbour
    loss: float = 1.15
    bare: float = 1.0  # ... besides, if it takes a building along
    bare_food: float = 1.1  # ... and each food that it gives
    harm: float = 0.18  # a citizen that another loses
    later: float = 0.3  # of a lead this year in each later one
    kinds: tuple[float, float, float] = (0.4, 1.2, 1.3)  # the first, second and third kind of a city
    spare: float = 0.35  # a citizen to spare, as long as turns are left for it
    gold: float = 2.4
    coins: float = 4.5  # so many of them halve what another is worth
    due: float = 8.0  # own turns to come after which gold is worth all it can be
    mine: float = 0.38  # a gold a year
    site_food: float = 0.14  # a food that another building keeps from a farm
    site_water: float = 0.15
    site_gold: float = 0.1
    water: float = 0.2  # a well or bathhouse before the marketplace, for each year but three
    look: float = 0.3
    country: float = 0.12  # food around a new city


USUAL = Worth()
LEAD = 4  # leads beyond are as sure
# The chance to be ahead in the end, by what a city leads by now (-4 to 4) and the own turns left (0 to 5): counted in
# games of `normal`.
AHEAD: tuple[tuple[float, ...], ...] = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0),
    (0.0, 0.0, 0.01, 0.02, 0.03, 0.95, 0.97, 0.98, 0.99),
    (0.0, 0.0, 0.02, 0.04, 0.08, 0.88, 0.92, 0.97, 0.98),
    (0.0, 0.0, 0.03, 0.06, 0.11, 0.82, 0.89, 0.94, 0.98),
    (0.01, 0.01, 0.04, 0.07, 0.14, 0.78, 0.86, 0.93, 0.97),
    (0.02, 0.02, 0.05, 0.08, 0.16, 0.75, 0.84, 0.92, 0.96),
)

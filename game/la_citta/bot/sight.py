"""The table as a player sees it: every city in figures, who lies near whom, and what a seat has to eat.

Made from a View or, by the fast player, from a sampled game; nothing hidden is read but the voices that the seat knows.
"""

from __future__ import annotations

from game.la_citta.bot import odds
from game.la_citta.bot.style import NEUTRAL, Style
from game.la_citta.rules.board import Board, Sites, listed
from game.la_citta.rules.box import HARVEST, LIMITS, NO_LIMIT, ROUNDS, YEARS
from game.la_citta.rules.state import Table

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
        self.chances = odds.chances(t, me)
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

"""A position at the beginning of a year's politics in figures, per seat."""

from __future__ import annotations

from game.la_citta.bot.ledger import KINDS
from game.la_citta.bot.numbers import AHEAD, LEAD
from game.la_citta.bot.sight import City, Sight
from game.la_citta.rules.box import CASTELLOS
from game.la_citta.rules.state import Table

NAMES = (
    "one", "people", "food", "fed", "room", "short", "gold", "income", "cities", "castellos", "spare",
    "kind1", "kind2", "kind3", "penalty", "arches", "wins", "losses", "markets", "endless", "farm", "place",
)  # fmt: skip
COINS = 5.0  # gold of which half as much again is worth half
MOST_SPARE = 8
AT_FIRST = AHEAD[5]


def features(t: Table) -> list[list[float]]:
    """For each seat the figures of `NAMES`."""
    sight = Sight(t, 0)
    by_seat: list[list[City]] = [[] for _ in range(t.box.players)]
    for city in sight.cities:
        by_seat[city.seat].append(city)
    return [_of_seat(sight, seat, cities) for seat, cities in enumerate(by_seat)]


def _of_seat(sight: Sight, seat: int, cities: list[City]) -> list[float]:
    t = sight.t
    box, years = t.box, sight.years
    food = t.food(seat)
    people = room = growing = spare = arches = markets = endless = 0
    kinds = [0, 0, 0, 0]
    wins = losses = 0.0
    edges = 0
    for city in cities:
        people += city.people
        more = city.limit - city.people
        if more > 0:
            room += min(years, more)
            growing += 1
        spare += max(0, city.spare)
        arches += sum(city.arches)
        kinds[KINDS[city.kinds]] += 1
        markets += city.market
        endless += city.market and city.water
        edges |= city.first
        won, lost = _flows(city, more)
        wins += won
        losses += lost
    gold = t.gold[seat]
    mines, building = box.mines, t.building
    income = sum(box.gold[site] for city in cities for site in city.sites if mines[building[site]])
    edges &= box.zone & ~sight.twice
    farm = max((wheat for site, wheat in enumerate(box.food) if edges >> site & 1), default=0)
    place = (seat - t.start) % box.players / (box.players - 1)
    return [
        1.0, people, food, min(people, food), room, max(0, people + growing - food),
        gold / (COINS + gold), income, len(cities), CASTELLOS - len(cities), min(MOST_SPARE, spare),
        kinds[1] + kinds[2] + kinds[3], kinds[2] + kinds[3], kinds[3], t.penalty[seat], arches, wins, losses,
        markets, endless, farm, place,
    ]  # fmt: skip


def _flows(city: City, room: int) -> tuple[float, float]:
    """Citizens that a city may win and lose in a year of which nothing is known."""
    won = lost = 0.0
    for other in city.near:
        for wish in (0, 1, 2):
            lead = max(-LEAD, min(LEAD, city.arches[wish] - other.arches[wish]))
            won += AT_FIRST[LEAD + lead]
            lost += AT_FIRST[LEAD - lead]
    return (won / 3 if room > 0 else 0.0), lost / 3

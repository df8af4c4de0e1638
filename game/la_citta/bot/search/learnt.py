"""How likely each seat is to win as a year's politics begin: what a network (`game.bots.network`) has learnt from
self-play, added to the fitted value. Its weights are made by `python -m tools train_value --game la_citta`.
"""

from __future__ import annotations

from game.bots.network import with_the_others
from game.la_citta.bot.ledger import KINDS
from game.la_citta.bot.sight import City, Sight
from game.la_citta.rules.board import listed
from game.la_citta.rules.box import CASTELLOS, YEARS
from game.la_citta.rules.state import Table

OWN = (
    "expected", "people", "food", "fed", "hungry", "hungry when grown", "room", "growing", "gold", "gold up to 3",
    "income", "cities", "castellos", "spare", "cities without spare", "one kind", "two kinds", "three kinds", "penalty",
    "culture", "education", "health", "neighbours", "leads", "far ahead", "behind", "far behind", "losing cities",
    "endangered buildings", "endangered food", "markets", "endless", "largest", "smallest", "harvested", "farm",
    "bare castellos", "place",
)  # fmt: skip
"""What the network sees of a seat."""
NAMES = (*OWN, *(f"most: {name}" for name in OWN), *(f"mean: {name}" for name in OWN))
PARTS = 12  # means are told in twelfths, what is expected in tenths of a point
MOST = 15  # gold beyond is told as that
FAR = 3  # arches by which a lead is safe
YEAR = tuple(f"year {year}" for year in range(YEARS + 1))
NUMBERS = {players: f"{players} players" for players in range(2, 6)}


def shared(t: Table) -> tuple[str, ...]:
    """What all seats share, by name."""
    return NUMBERS[t.box.players], YEAR[t.year]


def inputs(sight: Sight, expected: list[float]) -> list[list[int]]:
    """For each seat what the network sees, in the order of NAMES. `expected` are the points of the fitted value."""
    cities: list[list[City]] = [[] for _ in expected]
    for city in sight.cities:
        cities[city.seat].append(city)
    rows = [_own(sight, seat, cities[seat], expected[seat]) for seat in range(len(expected))]
    return with_the_others(rows, PARTS)


def _own(sight: Sight, seat: int, cities: list[City], expected: float) -> list[int]:
    t = sight.t
    box, food, gold, years = t.box, t.food(seat), t.gold[seat], sight.years
    people = room = growing = spare = tight = markets = endless = income = bare = harvested = edges = 0
    kinds, arches = [0, 0, 0, 0], [0, 0, 0]
    near = ahead = far_ahead = behind = far_behind = losing = endangered = food_lost = 0
    for city in cities:
        people += city.people
        more = city.limit - city.people
        if more > 0:
            room += min(years, more)
            growing += 1
        spare += max(0, min(3, city.spare))
        kinds[KINDS[city.kinds]] += 1
        markets += city.market
        endless += city.market and city.water
        bare += len(city.sites) == 1
        edges |= city.first
        lost = 0
        for wish in (0, 1, 2):
            mine = city.arches[wish]
            arches[wish] += mine
            for other in city.near:
                lead = mine - other.arches[wish]
                if lead > 0:
                    ahead += 1
                    far_ahead += lead >= FAR
                elif lead < 0:
                    behind += 1
                    far_behind += lead <= -FAR
                    lost += 1
        near += len(city.near)
        farms = 0
        for site in city.sites:
            number = t.building[site]
            if box.feeds[number]:
                farms += box.food[site]
                harvested += box.harvested[number]
            if box.mines[number]:
                income += box.gold[site]
        if city.spare <= 0:
            tight += 1
            if lost:
                losing += 1
                endangered += min(lost, len(city.sites))
                food_lost += farms
    sizes = [city.people for city in cities]
    grown = people + growing
    free = edges & box.zone & ~sight.twice
    farm = max([box.food[site] for site in listed(free)], default=0)
    return [
        int(expected * 10.0 + 0.5), people, food, min(people, food), max(0, people - food), max(0, grown - food), room,
        growing, min(MOST, gold), min(3, gold), income, len(cities), CASTELLOS - len(cities), spare, tight,
        kinds[1], kinds[2], kinds[3], t.penalty[seat], *arches, near, ahead, far_ahead, behind, far_behind, losing,
        endangered, food_lost, markets, endless, max(sizes, default=0), min(sizes, default=0), harvested, farm, bare,
        (seat - t.start) % box.players,
    ]  # fmt: skip

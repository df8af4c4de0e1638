"""Rules of thumb for the questions besides the turn: where castellos go, which wish, what is torn down, who starves."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.options import value, way
from game.la_citta.bot.ledger import KINDS
from game.la_citta.bot.sight import City, Sight
from game.la_citta.rules.board import listed
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.demolition import outermost

FAR = 5  # steps within which foreign castellos are felt
FOOD, FARMS, WATER, GOLD, FOREIGN = 1.2, 0.55, 1.0, 1.0, 0.25
WANTED_FOOD = 8  # of both castellos and their best farms

Habit = Callable[[Sight, list[str]], str]


# -- placing -----------------------------------------------------------------------------------------------------------
def placement(sight: Sight, options: list[str]) -> str:
    """Food under the castello and near it, water, a mountain, and few foreign ones."""
    return ranked_sites(sight, options)[0]


def ranked_sites(sight: Sight, options: list[str]) -> list[str]:
    """The places for a castello, best first."""
    worth = {word: site_worth(sight, value(word)) for word in options}
    return sorted(options, key=lambda word: (-worth[word], word))


def site_worth(sight: Sight, site: int) -> float:
    """What a castello would find there."""
    t = sight.t
    box, board = t.box, t.box.board
    near = board.beside[site]
    rings = [set(board.near[site])]
    for _ in range(2):
        rings.append({one for here in rings[-1] for one in board.near[here]})
    around = (rings[0] | rings[1] | rings[2]) - {site}
    free = [one for one in around if not sight.taken >> one & 1 and box.zone >> one & 1]
    farms = sorted(box.food[one] for one in free)[-2:]
    water = 1.0 if any(box.water >> one & 1 for one in free) else 0.0
    water += 1.0 if near & box.water else 0.0
    mountain = GOLD if any(box.gold[one] for one in rings[0] | rings[1]) and not _has_gold(sight) else 0.0
    foreign = sum(1 for other in sight.others if _close(sight, site, other.site))
    return FOOD * box.food[site] + FARMS * sum(farms) + WATER * water + mountain - FOREIGN * foreign


def _has_gold(sight: Sight) -> bool:
    board = sight.t.box.board
    return any(sight.t.box.gold[one] for city in sight.mine for one in board.near[city.site])


def _close(sight: Sight, site: int, other: int) -> bool:
    near, edge, found = sight.t.box.board.beside, {site}, {site}
    for _ in range(FAR):
        bits = 0
        for one in edge:
            bits |= near[one]
        edge = {one for one in listed(bits) if one not in found}
        found |= edge
    return other in found


# -- migration ---------------------------------------------------------------------------------------------------------
def migration(sight: Sight, options: list[str]) -> str:
    """Most citizens won; with food short the wish that brings nobody. Of equal ones what hits the strongest."""
    return max(options, key=lambda word: (_migrates(sight, word), -options.index(word)))


def _migrates(sight: Sight, word: str) -> float:
    t = sight.t
    city = next(one for one in sight.mine if one.site == value(word))
    name = way(word)
    wish = WISHES.index(name) if name else t.wishes[0]
    weaker = [one for one in city.near if t.people[one.site] and one.arches[wish] < city.arches[wish]]
    kept = min(len(weaker), max(0, city.limit - t.people[city.site]))
    room = sight.food + sight.harvest - sight.people
    fed = min(kept, max(0, room))
    worth = fed - 1.5 * (kept - fed)
    best = max(t.people_of(seat) for seat in range(t.box.players))
    for other in weaker:
        worth += 0.25 + (0.15 if t.people_of(other.seat) == best else 0.0) + (0.2 if other.spare <= 0 else 0.0)
        if any(theirs > mine for theirs, mine in zip(other.arches, city.arches, strict=True)):
            worth += sight.style.grudge
    return worth


# -- demolition and hunger ---------------------------------------------------------------------------------------------
def demolition(sight: Sight, options: list[str]) -> str:
    """The building that is missed least."""
    return min(options, key=lambda word: (missed(sight, value(word)), options.index(word)))


def missed(sight: Sight, site: int) -> float:
    """What a building is worth to who has it, in points."""
    t = sight.t
    box, number = t.box, t.building[site]
    city = next(one for one in sight.mine if one.site == t.city[site])
    if box.feeds[number]:
        return _food_missed(sight, box.food[site])
    if box.mines[number]:
        return 0.4 * box.gold[site] * sight.years
    worth = 0.0
    if number == box.market:
        return 2.0 if city.people >= 5 and sight.years else 0.4 * min(3, sight.years)
    if number in box.lifting and city.market and sight.years:
        worth += 1.0 if city.people >= 7 else 0.3
    arches = [0, 0, 0]
    for one in city.sites:
        if one != site:
            for wish in range(3):
                arches[wish] += box.arches[t.building[one]][wish]
    left = sum(1 for many in arches if many)
    steps = (0.0, 0.5, 1.4, 3.0) if sight.years else (0.0, 0.0, 0.0, 3.0)
    worth += steps[KINDS[city.kinds]] - steps[left]
    per = 0.5 if city.near else 0.25
    return worth + per * sum(box.arches[number]) * min(2, sight.years)


def _food_missed(sight: Sight, food: int) -> float:
    people, after = sight.people, sight.food + sight.harvest - food
    fed = sight.t.phase == "feeding"
    growth = sum(1 for city in sight.mine if city.people < city.limit)
    now = 0.0 if fed else max(0, people - after) - max(0, people - after - food)
    later = max(0, people + growth - after) - max(0, people + growth - after - food) if sight.years else 0
    worth = 1.2 * now + 0.7 * later + (0.1 * food if sight.years else 0.0)
    if now and people <= after + food:
        worth += 3.0 if sight.years else 5.0
    return worth


def feeding(sight: Sight, options: list[str]) -> str:
    """From the city that loses least by it: a spare citizen, then one whose building is missed least."""
    return min(options, key=lambda word: (_starves(sight, value(word)), options.index(word)))


def _starves(sight: Sight, castello: int) -> float:
    city = next(one for one in sight.mine if one.site == castello)
    grows = 0.2 if city.people >= city.limit and sight.years else 0.0  # it grows again
    if city.spare > 0:
        return -0.1 * min(3, city.spare) - grows
    if city.people == 1:
        return 2.0 + _city_worth(sight, city)
    outer = outermost(sight.t, city.sites)
    return min((missed(sight, site) for site in outer), default=2.0)


def _city_worth(sight: Sight, city: City) -> float:
    return 0.5 * sight.years + sight.t.box.food[city.site]


HABITS: dict[str, Habit] = {
    "placement.chosen": placement,
    "migration.chosen": migration,
    "demolition.chosen": demolition,
    "feeding.chosen": feeding,
}
TURN = "politics_round.chosen"

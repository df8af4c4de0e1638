"""What the map shows of a View: which buildings stand, who lives there, and what the badges say. No pygame here.

The pictures may be behind the View: what they have not told yet (`Missing`) is left out, and what they have not taken
away yet still stands. Two equal models look the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.la_citta.rules import demolition, feeding
from game.la_citta.rules.box import HARVEST, NO_LIMIT, YEARS
from game.la_citta.rules.state import View

NOW, SOON = "now", "soon"  # a seat goes hungry as things stand, or when its cities have grown once more


@dataclass(frozen=True)
class Missing:
    """What is not told yet, by site: citizens of castellos, buildings, figures. `ghosts` are gone from the View, but
    still seen: site -> building and owner."""

    people: Mapping[int, int] = field(default_factory=dict)
    standing: Mapping[int, int] = field(default_factory=dict)
    figures: Mapping[int, int] = field(default_factory=dict)
    ghosts: Mapping[int, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True)
class House:
    """A building that is drawn. `people`: citizens seen there; `guests`: coloured figures, as (wish or 3 for harvest,
    how many); `seat` -1 never."""

    site: int
    building: int
    seat: int
    people: int
    arches: tuple[int, int, int] = (0, 0, 0)
    guests: tuple[tuple[int, int], ...] = ()
    ghost: bool = False

    @property
    def empty(self) -> bool:
        """Whether nobody lives there any more: it will be torn down."""
        return self.people <= 0 and not self.ghost


@dataclass(frozen=True)
class Town:
    """A city: its sites with the castello first, and what its badge says. `limit` 0 is none; `alarm` "", "now" or
    "soon"; `growing` whether one more may move in."""

    city: int
    seat: int
    sites: tuple[int, ...]
    people: int
    limit: int
    food: int
    points: tuple[int, int, int]
    alarm: str = ""

    @property
    def full(self) -> bool:
        return 0 < self.limit <= self.people


@dataclass(frozen=True)
class MapModel:
    """All of it. `paved`: per city its seat and sites, those of ghosts among them."""

    towns: tuple[Town, ...]
    houses: tuple[House, ...]
    paved: tuple[tuple[int, tuple[int, ...]], ...]

    def town(self, city: int) -> Town | None:
        return next((town for town in self.towns if town.city == city), None)

    def house(self, site: int) -> House | None:
        return next((house for house in self.houses if house.site == site), None)


def map_model(view: View, missing: Missing | None = None) -> MapModel:
    """What is drawn of a View now."""
    missing = missing or Missing()
    guests = _guests(view, missing)
    towns, houses, paved = [], [], []
    for seat, cities in enumerate(view.cities):
        seen = [[site for site in city if missing.standing.get(site, 0) <= 0] for city in cities]
        some = [_town(view, seat, city, here, missing) for city, here in zip(cities, seen, strict=True) if here]
        alarms = _alarms(view, seat, some)
        towns += [_alarmed(town, alarms) for town in some if town.sites]
        for city, here in zip(cities, seen, strict=True):
            if here:
                houses += _houses(view, seat, city, here, missing, guests)
                paved.append((seat, tuple(here)))
    for site, (building, owner) in missing.ghosts.items():
        if view.owner[site] < 0 or missing.standing.get(site, 0) > 0:
            houses.append(House(site, building, owner, 0, ghost=True))
            paved.append((owner, (site,)))
    return MapModel(tuple(towns), tuple(houses), tuple(_joined(view, paved)))


def _town(view: View, seat: int, city: list[int], seen: list[int], missing: Missing) -> Town:
    castello = city[0]
    if castello not in seen:
        seen = []
    limit = view.limit(city)
    food = sum(view.box.food[site] for site in seen if view.box.feeds[view.building[site]])
    food += sum(view.box.food[site] for site, what, _ in view.figures if what == HARVEST and site in seen)
    people = max(0, view.people[castello] - missing.people.get(castello, 0))
    points = (view.points(city, 0), view.points(city, 1), view.points(city, 2))
    return Town(castello, seat, tuple(seen), people, 0 if limit >= NO_LIMIT else limit, food, points)


def _alarms(view: View, seat: int, towns: list[Town]) -> str:
    """Food is of the whole seat: whether it goes hungry as things stand, or after the growth of the next year."""
    people, food = sum(town.people for town in towns), view.food(seat)
    if people > food:
        return NOW
    growing = sum(1 for town in towns if not town.full)
    return SOON if view.year < YEARS and people + growing > food else ""


def _alarmed(town: Town, alarm: str) -> Town:
    """A warning is seen where more people live than the city itself can feed: there they may leave."""
    growing = 0 if town.full or alarm == NOW else 1
    if not alarm or town.people + growing <= town.food:
        return town
    return Town(town.city, town.seat, town.sites, town.people, town.limit, town.food, town.points, alarm)


def _guests(view: View, missing: Missing) -> dict[int, list[tuple[int, int]]]:
    found: dict[int, list[tuple[int, int]]] = {}
    for site, what, count in view.figures:
        left = count - missing.figures.get(site, 0)
        if left > 0:
            found.setdefault(site, []).append((what, left))
    return found


def _houses(
    view: View, seat: int, city: list[int], seen: list[int], missing: Missing, guests: dict[int, list[tuple[int, int]]]
) -> list[House]:
    """One citizen lives in each building, the others on the castello (CITTA-55)."""
    people = max(0, view.people[city[0]] - missing.people.get(city[0], 0))
    empty = _emptied(view, seen, people)
    made = []
    for site in seen:
        building = view.building[site]
        here = 0 if site in empty else 1
        if site == city[0]:
            here = max(0, people - (len(seen) - 1 - len(empty)))
        there = tuple(guests.get(site, ()))
        arches = view.box.arches[building]
        made.append(House(site, building, seat, here, (arches[0], arches[1], arches[2]), there))
    return made


def _emptied(view: View, seen: list[int], people: int) -> set[int]:
    """Buildings that nobody lives in: of those at the edge of the city the newest (they will be torn down)."""
    empty: set[int] = set()
    left = list(seen)
    while len(left) > max(people, 1):
        outer = demolition.outermost(view, left) if left[0] == view.city[left[0]] else []
        gone = outer[-1] if outer else left[-1]
        empty.add(gone)
        left.remove(gone)
    return empty


def _joined(view: View, paved: list[tuple[int, tuple[int, ...]]]) -> list[tuple[int, tuple[int, ...]]]:
    """Ghosts beside a city of the same seat belong to its pavement."""
    near, joined = view.box.board.near, [entry for entry in paved if len(entry[1]) > 1 or view.owner[entry[1][0]] >= 0]
    for seat, (*_, site) in (entry for entry in paved if entry not in joined):
        for at, (owner, sites) in enumerate(joined):
            if owner == seat and any(one in sites for one in near[site]):
                joined[at] = owner, (*sites, site)
                break
        else:
            joined.append((seat, (site,)))
    return joined


def hungry(view: View, seat: int) -> int:
    """Citizens of a seat for whom there is no food as things stand; 0 if all are fed."""
    return max(0, feeding.hungry(view, seat))

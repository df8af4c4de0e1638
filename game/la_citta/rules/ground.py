"""Where something may be built: the distances between cities, the zone, and who has a citizen to spare.

Sets of sites are bits (`board`), so that all legal sites of a turn are known in some microseconds.
"""

from __future__ import annotations

from typing import NamedTuple

from game.kernel.steps import Problem
from game.la_citta.rules.board import Sites
from game.la_citta.rules.box import CASTELLO, CASTELLOS, FOUNDERS
from game.la_citta.rules.state import Table


class Ground(NamedTuple):
    """Sites on which a seat may build: ordinary buildings, and a marketplace."""

    plain: Sites
    market: Sites


def of(g: Table, seat: int) -> Ground:
    """Where this seat may build now, whatever it costs: beside one of its cities, an empty site away from every other,
    with a citizen to spare there; a marketplace needs none, but one in the supply (CITTA-31, CITTA-34)."""
    box, building = g.box, g.building
    board, market_number = box.board, box.market
    taken = once = twice = plain = market = 0  # built on; beside a city; beside two or more
    for owner, cities in enumerate(g.cities):
        spread = board.spread(owner, cities)
        taken |= spread.sites
        twice |= spread.twice | once & spread.once
        once |= spread.once
    edges = board.spread(seat, g.cities[seat]).edges
    for place, city in enumerate(g.cities[seat]):
        edge = edges[place]
        if g.people[city[0]] > len(city):
            plain |= edge
        if g.citizens and market_number not in [building[site] for site in city]:
            market |= edge
    allowed = box.zone & ~taken & ~twice
    return Ground(plain & allowed, market & allowed)


def sites_for(g: Table, ground: Ground, number: int) -> Sites:
    """Where this building may be built."""
    box = g.box
    if not g.chips[box.stack[number]]:
        return 0
    if number == box.market:
        return ground.market
    return ground.plain & box.water if box.needs_water[number] else ground.plain


def problem(g: Table, seat: int, number: int, site: int) -> Problem | None:
    """Why this seat cannot put this building there; the order of the reasons is fixed."""
    box = g.box
    if not 0 <= site < box.board.hexes or number == CASTELLO:
        return "not_now"
    if not g.chips[box.stack[number]]:
        return "stack_empty"
    if not box.zone >> site & 1:
        return "outside"
    if g.building[site] >= 0:
        return "occupied"
    cities = {g.city[near] for near in box.board.near[site] if g.city[near] >= 0}
    own = [city for city in cities if g.owner[city] == seat]
    if not own:
        return "not_adjacent"
    if len(cities) > 1:
        return "too_near"
    if box.needs_water[number] and not box.water >> site & 1:
        return "no_water"
    return _no_citizen(g, g.sites_of(own[0]), number)


def _no_citizen(g: Table, city: list[int], number: int) -> Problem | None:
    if number == g.box.market:
        if any(g.building[site] == number for site in city):
            return "has_market"
        return None if g.citizens else "supply_empty"
    return None if g.spare(city) > 0 else "no_citizen"


# -- castellos -------------------------------------------------------------------------------------------------------
def open_country(g: Table) -> Sites:
    """Sites in the zone with at least three free ones to every building (CITTA-6)."""
    board, blocked = g.box.board, 0
    for seat, cities in enumerate(g.cities):
        blocked |= board.spread(seat, cities).close
    return g.box.zone & ~blocked


def castello_problem(g: Table, site: int) -> Problem | None:
    """Why no castello can stand there."""
    if not 0 <= site < g.box.board.hexes:
        return "not_now"
    if not g.box.zone >> site & 1:
        return "outside"
    if g.building[site] >= 0:
        return "occupied"
    return None if open_country(g) >> site & 1 else "too_near"


def may_found(g: Table, seat: int) -> bool:
    """Whether this seat has a castello left and has founded no city this year (CITTA-33)."""
    return not g.founded[seat] and len(g.cities[seat]) < CASTELLOS and g.citizens >= FOUNDERS - 1


def founding_problem(g: Table, seat: int, site: int, source: int) -> Problem | None:
    """Why this seat cannot found a city there with a citizen of that one (CITTA-32)."""
    if g.founded[seat]:
        return "one_new_city"
    if len(g.cities[seat]) >= CASTELLOS:
        return "no_castello"
    found = castello_problem(g, site)
    if found:
        return found
    if not 0 <= source < g.box.board.hexes or g.building[source] != CASTELLO or g.owner[source] != seat:
        return "not_yours"
    if g.spare(g.sites_of(source)) <= 0:
        return "no_citizen"
    return None if g.citizens >= FOUNDERS - 1 else "supply_empty"

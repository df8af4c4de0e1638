"""The cities of a position, and why they cannot be so."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.la_citta.rules.board import listed
from game.la_citta.rules.box import CASTELLOS, FIGURES, FOUNDERS, HARVEST, YEARS
from game.la_citta.rules.state import Game
from game.la_citta.scenario.moments import may_be_empty
from game.la_citta.scenario.story import ANY, CitySetting, Setting
from game.scenario.story import SEATS, Refused


def people(city: CitySetting) -> int:
    """All citizens of a city; where nobody says it three, or one on each building."""
    return max(FOUNDERS, 1 + len(city.buildings)) if city.citizens is None else city.citizens


def lay(g: Game, s: Setting) -> None:
    """All cities that are written, with their figures. Raises Refused."""
    for check in CHECKS:
        check(g, s)
    for seat, city in _written(s):
        g.found(seat, city.castello)
        for site, name in city.buildings:
            g.attach(city.castello, site, g.box.building_ids.index(name))
        g.people[city.castello] = people(city)
        if people(city) < 1 + len(city.buildings) and not may_be_empty(s):
            raise Refused("no_citizen", "a building stands without a citizen before the migration", city.line)
    g.citizens = g.box.citizens - sum(g.people)
    if g.citizens < 0:
        raise Refused("supply_empty", f"there are {g.box.citizens} citizens", s.line)
    for stack, left in enumerate(g.chips):
        if left < 0:
            raise Refused("stack_empty", f"there are {g.box.chips[stack]} chips of the {g.box.stacks[stack]}", s.line)
    for _, city in _written(s):
        for figure in city.figures:
            g.figures = sorted([*g.figures, _figure(g, s, city, *figure)])
    for seat in range(g.box.players):
        if g.free_figures(seat) < 0:
            raise Refused("no_figure", f"{SEATS[seat]} has {FIGURES} figures", s.line)


def _written(s: Setting) -> Iterator[tuple[int, CitySetting]]:
    for seat, said in (s.seats or {}).items():
        for city in said.cities:
            yield seat, city


def _sites(city: CitySetting) -> list[int]:
    return [city.castello, *(site for site, _ in city.buildings)]


# -- what cannot be, in the order in which it is looked for ------------------------------------------------------------
def _outside(g: Game, s: Setting) -> None:
    for _, city in _written(s):
        for site in _sites(city):
            if not g.box.zone >> site & 1:
                why = f"{g.box.board.ids[site]} lies outside the zone for {g.box.players} players"
                raise Refused("outside", why, city.line)


def _occupied(g: Game, s: Setting) -> None:
    taken: set[int] = set()
    for _, city in _written(s):
        for site in _sites(city):
            if site in taken:
                raise Refused("occupied", f"{g.box.board.ids[site]} is built on twice", city.line)
            taken.add(site)


def _not_adjacent(g: Game, s: Setting) -> None:
    beside = g.box.board.beside
    for _, city in _written(s):
        whole = sum(1 << site for site in _sites(city))
        reached = 1 << city.castello
        for _ in city.buildings:
            for site in listed(reached):
                reached |= beside[site] & whole
        if reached != whole:
            alone = ", ".join(g.box.board.ids[site] for site in listed(whole & ~reached))
            raise Refused("not_adjacent", f"{alone} does not hang together with the castello", city.line)


def _too_near(g: Game, s: Setting) -> None:
    beside = g.box.board.beside
    every = [(city, sum(1 << site for site in _sites(city))) for _, city in _written(s)]
    for number, (city, whole) in enumerate(every):
        around = 0
        for site in _sites(city):
            around |= beside[site]
        for other, theirs in every[:number]:
            if around & theirs and whole:
                ids = g.box.board.ids
                why = f"the cities of {ids[other.castello]} and {ids[city.castello]} touch"
                raise Refused("too_near", why, city.line)


def _no_water(g: Game, s: Setting) -> None:
    box = g.box
    for _, city in _written(s):
        for site, name in city.buildings:
            if box.needs_water[box.building_ids.index(name)] and not box.water >> site & 1:
                raise Refused("no_water", f"the {name} at {box.board.ids[site]} is not at water", city.line)


def _has_market(g: Game, s: Setting) -> None:
    name = g.box.building_ids[g.box.market]
    for _, city in _written(s):
        if [one for _, one in city.buildings].count(name) > 1:
            raise Refused("has_market", f"a city has one {name}", city.line)


def _no_castello(g: Game, s: Setting) -> None:
    for seat, said in (s.seats or {}).items():
        if len(said.cities) > CASTELLOS:
            raise Refused("no_castello", f"{SEATS[seat]} has {CASTELLOS} castellos", said.cities[CASTELLOS].line)


CHECKS: tuple[Callable[[Game, Setting], None], ...] = (
    _outside, _occupied, _not_adjacent, _too_near, _no_water, _has_market, _no_castello,
)  # fmt: skip


# -- figures -----------------------------------------------------------------------------------------------------------
def _figure(g: Game, s: Setting, city: CitySetting, site: int, what: int, count: int) -> list[int]:
    """What figures on a building are for. Raises Refused where they cannot stand there."""
    where = g.box.board.ids[site]
    if site not in _sites(city) or not count:
        raise Refused("not_yours", f"figures stand at {where}, where the city has no building", city.line)
    number = g.building[site]
    arches = [wish for wish, many in enumerate(g.box.arches[number]) if many]
    if what == ANY:
        what = HARVEST if g.box.harvested[number] else arches[0] if len(arches) == 1 else ANY
    if what == HARVEST:
        if not g.box.harvested[number]:
            raise Refused("no_farm", f"at {where} is no farm", city.line)
        if g.year == YEARS:
            raise Refused("last_year", "there is no rich harvest in the last year", city.line)
        if count > 1:
            raise Refused("harvested", f"the farm at {where} is harvested once a year", city.line)
    elif what == ANY and arches:
        raise Refused(
            "figures", f"say for which wish the figures at {where} are: {{{where}: {{health: 1}}}}", city.line
        )
    elif what not in arches:
        raise Refused("no_arches", f"the building at {where} has no such arches", city.line)
    return [site, what, count]

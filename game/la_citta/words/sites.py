"""Why something cannot be played, built or founded. No pygame here."""

from __future__ import annotations

from functools import cache

from game.kernel.options import kind, value, way
from game.la_citta.content import own_maps
from game.la_citta.lang import N_, _, folded, joined, ngettext
from game.la_citta.rules.state import View
from game.la_citta.words import names as pieces
from game.la_citta.words.about import sites
from game.la_citta.words.names import Names
from game.la_citta.words.records import problem
from game.table.hearing import Looked

FOUNDING = ("castello", "new_city")

# -- cards and gold --------------------------------------------------------------------------------------------------
problem("no_action_card", N_("no action card is left"))
problem("not_displayed", N_("this card is not in the display"))


@problem("can_play", N_("something can still be built, or gold taken"))
def can_play(option: str, view: View, names: Names) -> str:
    return _("something can still be played") if view.box.must_use else ""


@problem("gold_short", N_("not enough gold"))
def gold_short(option: str, view: View, names: Names) -> str:
    missing = pieces.price(option, view.box) - view.gold[view.viewer]
    return ngettext("{count} gold short", "{count} gold short", missing).format(count=missing) if missing > 0 else ""


# -- building --------------------------------------------------------------------------------------------------------
def what_is_built(option: str) -> str:
    """The building that an option speaks of, by its id."""
    return (way(option) or "") if kind(option) == "great_builder" else kind(option)


@problem("stack_empty", N_("none of these buildings is left"))
def stack_empty(option: str, view: View, names: Names) -> str:
    what = what_is_built(option)
    if what not in view.box.building_ids:
        return ""
    return _("{building}: none is left").format(building=names.kind(what))


problem("not_adjacent", N_("not beside a city of yours"))
problem("no_water", N_("no water here"))


@problem("too_near", N_("too close to another city"))
def too_near(option: str, view: View, names: Names) -> str:
    """Which city it is: beside the site, or the nearest to where one would be founded."""
    site = value(option)
    if kind(option) in FOUNDING:
        city = names.nearest(site, view)
        text = _("too close to {city}: three free sites are needed between")
        return text.format(city=names.plain_city(city)) if city >= 0 else ""
    around = {view.city[near] for near in view.box.board.near[site] if view.city[near] >= 0}
    others = sorted(around, key=lambda city: (view.owner[city] == view.viewer, view.town(city)))
    if len(around) > 1 and all(view.owner[city] == view.viewer for city in around):
        cities = joined([names.plain_city(city) for city in others])
        return _("it would join two of your cities ({cities})").format(cities=cities)
    return _("too close to {city}").format(city=names.plain_city(others[0])) if others else ""


@problem("has_market", N_("this city has a marketplace already"))
def has_market(option: str, view: View, names: Names) -> str:
    city = own_city_beside(value(option), view)
    return _("{city} has one already").format(city=names.plain_city(city)) if city >= 0 else ""


def own_city_beside(site: int, view: View) -> int:
    """The own city that a building at this site would belong to; -1 for none."""
    around = [view.city[near] for near in view.box.board.near[site] if view.city[near] >= 0]
    return next((city for city in around if view.owner[city] == view.viewer), -1)


problem("supply_empty", N_("no citizen is left in the supply"))


@problem("no_citizen", N_("no citizen of the castello can be spared"))
def no_citizen(option: str, view: View, names: Names) -> str:
    if kind(option) == "starve":
        return _("nobody lives there")
    city = int(way(option) or -1) if kind(option) == "new_city" else own_city_beside(value(option), view)
    if city < 0:
        return ""
    return _("{city} has no citizen to spare").format(city=names.plain_city(city))


# -- founding --------------------------------------------------------------------------------------------------------
problem("one_new_city", N_("you have founded a city this year"))
problem("no_castello", N_("you have no castello left"))


@problem("not_yours", N_("it is not yours"))
def not_yours(option: str, view: View, names: Names) -> str:
    if kind(option) in ("golden_times", "starve"):
        return _("this is no city of yours")
    return _("no building of yours stands there") if kind(option) in ("bread_and_games", "demolish") else ""


# -- politics cards --------------------------------------------------------------------------------------------------
problem("no_figure", N_("you have too few figures left"))
problem("no_arches", N_("this building has no such arch"))
problem("last_year", N_("not in the last year"))
problem("no_farm", N_("no farm of yours stands there"))
problem("harvested", N_("this farm has its harvest already"))


@problem("limit", N_("the city has no room for so many"))
def limit(option: str, view: View, names: Names) -> str:
    city = view.sites_of(value(option))
    if not city:
        return ""
    text = _("{city} takes in {limit} citizens at most")
    return text.format(city=names.plain_city(city[0]), limit=view.limit(city))


# -- tearing down ----------------------------------------------------------------------------------------------------
problem("inner", N_("the rest of the city would fall apart"))


# The map in words.

DIRECTIONS = {
    (1, 0): N_("East"), (1, -1): N_("North-east"), (0, -1): N_("North-west"), (-1, 0): N_("West"),
    (-1, 1): N_("South-west"), (0, 1): N_("South-east"),
}  # fmt: skip
FAR = 5  # steps within which cities are told


# -- what is meant ---------------------------------------------------------------------------------------------------
def site_called(typed: str, view: View) -> int:
    """The site of this id, with or without the H and the zeros; -1 for none."""
    bare = typed.strip().upper().removeprefix("H")
    return view.box.board.number.get(f"H{int(bare):03}", -1) if bare.isascii() and bare.isdigit() else -1


def city_called(typed: str, view: View, names: Names) -> int:
    """The city of this name, of its beginning, or on this site; -1 for none or several."""
    site = site_called(typed, view)
    if site >= 0:
        return view.city[site]
    wanted = folded(typed.strip())
    castellos = [city[0] for cities in view.cities for city in cities]
    found = [castello for castello in castellos if folded(names.plain_city(castello)).startswith(wanted)]
    return found[0] if wanted and len(found) == 1 else -1


def seats_called(typed: str, names: Names) -> list[int]:
    """The one player of this name, or of its beginning."""
    wanted = folded(typed.strip())
    found = [seat for seat, name in enumerate(names.seats) if folded(name).startswith(wanted)]
    return found if len(found) == 1 else []


# -- what lies there -------------------------------------------------------------------------------------------------
def near_look(looked: Looked[View, Names]) -> list[str]:
    """Of a site or a castello."""
    view, names = looked.view, looked.names
    names.learn(view)
    site = site_called(looked.rest, view)
    if site < 0:
        site = city_called(looked.rest, view, names)
    if site < 0:
        return [_("Type near and a site such as H082, or a city.")]
    return around(view, site, names)


def around(view: View, site: int, names: Names) -> list[str]:
    """The site, its landscapes, the six beside it by direction, and the cities within some steps."""
    title, text = sites.site(view, site, names)
    found = [f"{names.plain_site(site)}, {title}." if view.building[site] >= 0 else f"{title}.", text]
    here = own_maps()[view.box.setup.map].hexes[site]
    where = _numbered(view.box.setup.map)
    for (q, r), direction in DIRECTIONS.items():
        other = where.get((here.q + q, here.r + r), -1)
        told = short(view, other, names) if other >= 0 else _("no site")
        found.append(_("{direction}: {place}.").format(direction=_(direction), place=told))
    steps = [(count, city) for city, count in distances(view, site).items() if count]
    near = [_("{city} in {count}").format(city=names.plain_city(city), count=count) for count, city in sorted(steps)]
    return [*found, _("Steps to cities: {list}.").format(list=joined(near))] if near else found


def short(view: View, site: int, names: Names) -> str:
    """What stands on a site, or what it would give."""
    name, building = names.plain_site(site), view.building[site]
    if building >= 0:
        text = _("{site}, {building} of {city}")
        return text.format(site=name, building=names.plain_building(building), city=names.plain_city(view.city[site]))
    return joined([name, *(sites.yields(view, site) or [_("free")])])


@cache
def _numbered(map_name: str) -> dict[tuple[int, int], int]:
    """The sites of a map by their places."""
    return {(one.q, one.r): number for number, one in enumerate(own_maps()[map_name].hexes)}


def distances(view: View, site: int) -> dict[int, int]:
    """Per city how many steps it takes to its nearest building, over whatever lies between; without those that are
    more than FAR away."""
    found: dict[int, int] = {}
    seen, edge, count = {site}, [site], 0
    city, beside = view.city, view.box.board.near
    while edge and count <= FAR:
        for one in edge:
            if city[one] >= 0:
                found.setdefault(city[one], count)
        further: list[int] = []
        for one in edge:
            for near in beside[one]:
                if near not in seen:
                    seen.add(near)
                    further.append(near)
        edge, count = further, count + 1
    return found


def free_sites(view: View, castello: int, names: Names) -> list[str]:
    """The free sites beside a city with what they give; those too close to another city are left out."""
    near, found = view.box.board.near, dict[int, None]()
    for one in view.sites_of(castello):
        for site in near[one]:
            around_ = {view.city[other] for other in near[site] if view.city[other] >= 0}
            if view.building[site] < 0 and around_ == {castello} and view.box.zone >> site & 1:
                found[site] = None
    told = [short(view, site, names) for site in sorted(found)]
    return [_("Free sites: {list}.").format(list="; ".join(told))] if told else [_("No free sites beside it.")]

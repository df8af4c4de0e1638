"""Why something cannot be played, built or founded. No pygame here."""

from __future__ import annotations

from game.kernel.options import kind, value, way
from game.la_citta.lang import N_, _, joined, ngettext
from game.la_citta.rules.state import View
from game.la_citta.words import pieces
from game.la_citta.words.names import Names
from game.la_citta.words.records import problem

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
    return _("{city} has a marketplace already").format(city=names.plain_city(city)) if city >= 0 else ""


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

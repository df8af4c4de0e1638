"""Why something of the own turn cannot be chosen at all: a card of the display, a row of the action card, a building in
a picker. The rules are asked about every place it might go; of their reasons the one that says most counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.kernel.options import option
from game.kernel.steps import Problem, Seat
from game.la_citta.content import WISHES
from game.la_citta.lang import N_, _
from game.la_citta.rules import ground, politics_round
from game.la_citta.rules.box import CASTELLO
from game.la_citta.rules.state import View
from game.la_citta.rules.words import CLOSENESS
from game.la_citta.words.contents import PROBLEMS
from game.la_citta.words.names import Names

# The first of these that some place has is told; where only the site is wrong there is no site.
TELLING = (
    "not_displayed", "no_action_card", "last_year", "gold_short", "stack_empty", "one_new_city", "no_castello",
    "no_figure", "supply_empty", "no_citizen", "has_market", "no_water", "limit", "no_arches", "no_farm", "harvested",
)  # fmt: skip
NO_SITE = ("no_water", "too_near", "occupied", "outside", "not_adjacent")
NEW_CITY, GOLD, BUILD = "new_city", "gold", "build"


def of_card(view: View, card: int, names: Names) -> str:
    """Why a politics card of the display cannot be used; "" if it can."""
    what = view.box.kind_of[card]
    return _why(view, _plays_of(view, what), names, _general(what))


def of_action(view: View, what: str, names: Names) -> str:
    """The same of a row of the action card: gold, new_city or build."""
    if what == GOLD:
        return _why(view, [GOLD], names)
    if what == NEW_CITY:
        sources = [city[0] for city in view.cities[view.viewer]]
        sites = _open_country(view) or [0]
        return _why(
            view, [option(NEW_CITY, site, str(source)) for source in sources for site in sites], names, ANYWHERE
        )
    return _why(view, [play for number in view.box.simple for play in _at_cities(view, number)], names, ANYWHERE)


def of_building(view: View, number: int, names: Names, *, great: bool = False) -> str:
    """The same of a building in a picker, with an action card or (`great`) with the Great Builder."""
    return _why(view, _at_cities(view, number, great=great), names, ANYWHERE)


def _plays_of(view: View, what: str) -> list[str]:
    """Everything that a card of this kind might be used for."""
    box, own = view.box, [site for city in view.cities[view.viewer] for site in city]
    if what in box.building_ids:
        return _at_cities(view, box.building_ids.index(what))
    if what == "great_builder":
        return [play for number in range(1, len(box.building_ids)) for play in _at_cities(view, number, great=True)]
    if what == "golden_times":
        return [option(what, city[0], "1") for city in view.cities[view.viewer]]
    if what == "bread_and_games":
        return [option(what, site, f"{wish}_1") for site in own for wish in WISHES]
    return list(CLOSENESS) if what == "closeness" else [option(what, site) for site in own]


def _at_cities(view: View, number: int, *, great: bool = False) -> list[str]:
    """A building at every site beside an own city."""
    if number == CASTELLO:
        return []
    near, name = view.box.board.near, view.box.building_ids[number]
    around = {site: None for city in view.cities[view.viewer] for one in city for site in near[one]}
    free = [site for site in around if view.building[site] < 0]
    return [option("great_builder", site, name) if great else option(name, site) for site in free]


def _open_country(view: View) -> list[int]:
    found = ground.open_country(view)
    return [site for site in range(view.box.board.hexes) if found >> site & 1]


def _why(view: View, plays: Iterable[str], names: Names, general: Mapping[Problem, str] = {}) -> str:
    """The reason that says most; "" as soon as one of the plays is legal. `general` stands for reasons of one place."""
    found: dict[Problem, str] = {}
    for play in plays:
        problem = politics_round.problem(view, Seat(view.viewer), play)
        if problem is None:
            return ""
        found.setdefault(problem, play)
    best = next((problem for problem in TELLING if problem in found), "")
    if best in general:
        return _(general[best])
    if not best or best in NO_SITE:
        return _("no site")
    refused = PROBLEMS[best]
    return (refused.writer(found[best], view, names) if refused.writer else "") or _(refused.sentence)


def _general(what: str) -> Mapping[Problem, str]:
    """Of a card that may go to many places."""
    return {**ANYWHERE, **({"gold_short": N_("not enough gold")} if what == "great_builder" else {})}


ANYWHERE = {
    "no_citizen": N_("no citizen to spare"), "no_farm": N_("you have no farm"), "limit": N_("your cities are full"),
    "no_arches": N_("no building of yours has arches"), "harvested": N_("all your farms have their harvest"),
}  # fmt: skip

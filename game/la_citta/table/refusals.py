"""Why something cannot be chosen: short, as it stands on the thing, and in a sentence. The reasons are the rules' own.

No pygame here.
"""

from __future__ import annotations

from typing import Any, Protocol

from game.kernel.options import option
from game.la_citta.lang import N_, _, ngettext
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.politics.great_builder import price
from game.la_citta.rules.state import View
from game.la_citta.table import plays
from game.table.board import Table

SHORT = {
    "no_figure": N_("no free figure"), "stack_empty": N_("none left"), "last_year": N_("not in year 6"),
    "no_farm": N_("no farm"), "harvested": N_("harvested already"), "no_arches": N_("no arches"),
    "limit": N_("all cities full"), "supply_empty": N_("supply empty"), "no_action_card": N_("used"),
    "one_new_city": N_("once a year"), "no_castello": N_("no castello left"), "no_citizen": N_("no spare citizen"),
    "too_near": N_("no site"),
}  # fmt: skip
FIRST = ("no_action_card", "gold_short", "last_year", "one_new_city", "no_castello", "stack_empty", "no_figure",
         "supply_empty", "harvested", "limit", "no_citizen")  # fmt: skip  # what is said before all else


class Asked(Protocol):
    """What is asked, and how far the play is put together (`planning.CittaPlan`)."""

    what: str
    chosen: dict[str, Any]

    @property
    def desk(self) -> Table: ...

    @property
    def view(self) -> View: ...

    @property
    def building(self) -> int: ...

    @property
    def legal_sites(self) -> list[int]: ...


# -- cards and rows ---------------------------------------------------------------------------------------------------
def of_card(plan: Asked, kind: str) -> str:
    """A few words on a card of the display that cannot be carried out."""
    return _short(plan, kind, _wanted(plan, kind))


def of_card_told(plan: Asked, kind: str) -> str:
    """The same as the end of a sentence; "" for a card that can be carried out."""
    return _told(plan, _wanted(plan, kind))


def of_row(plan: Asked, row: str) -> str:
    """A few words on a row of the action card."""
    return _short(plan, row, _of_row(plan, row))


def of_row_told(plan: Asked, row: str) -> str:
    """The same as the end of a sentence."""
    return _told(plan, _of_row(plan, row))


def of_three_voices(plan: Asked) -> str:
    """Why all three voices cannot be looked at."""
    word = "closeness:234"
    return plan.desk.marks.reason(plan.desk.marks.why_not(word), word)


def of_building(plan: Asked, number: int) -> str:
    """A few words on a building that cannot be chosen now."""
    return _short(plan, plan.what, _building_words(plan, plan.what, number), number)


def of_building_told(plan: Asked, number: int) -> str:
    """The same as the end of a sentence."""
    return _told(plan, _building_words(plan, plan.what, number))


def of_number(plan: Asked, count: int) -> str:
    """Why so many figures or citizens are too many."""
    view, seat = plan.view, plan.view.viewer
    what = plan.what
    short = view.box.prices[what][count - 1] - view.gold[seat]
    if short > 0:
        return _gold_short(short)
    return _(SHORT["no_figure"]) if what == plays.BREAD else _("no room")


# -- sites ------------------------------------------------------------------------------------------------------------
def at_site(plan: Asked, site: int) -> str:
    """Why the play that is put together cannot be made there, as the end of a sentence; "" where it can, or while no
    site is asked for."""
    if site < 0 or not plan.what or site in plan.legal_sites:
        return ""
    word = _at(plan, site)
    marks = plan.desk.marks
    problem = marks.why_not(word) if word else None
    return marks.reason(problem, word) if problem and problem != "not_now" else ""


def _at(plan: Asked, site: int) -> str:
    """The play that somebody means by a site."""
    view, what = plan.view, plan.what
    if what == plays.FOUND:
        return option(what, site, str(_giver(view)))
    if what in (plays.BUILD, plays.BUILDER):
        if plan.building < 0:
            return ""
        name = view.box.building_ids[plan.building]
        return option(name, site) if what == plays.BUILD else option(what, site, name)
    if what == plays.BREAD:
        arches = view.box.arches[view.building[site]] if view.building[site] >= 0 else (1, 0, 0)
        wish = next((at for at, many in enumerate(arches) if many), 0)
        return option(what, site, f"{WISHES[wish]}_{plan.chosen.get(plays.COUNT, 1)}")
    if what == plays.GOLDEN:
        city = view.city[site]
        return option(what, city, str(plan.chosen.get(plays.COUNT, 1))) if city >= 0 else ""
    if what == plays.STARVE:
        return option(what, view.city[site]) if view.city[site] >= 0 else ""
    return option(what, site) if what != plays.MIGRATE else ""


def _giver(view: View) -> int:
    """A city of the viewer that has a citizen to spare, else any."""
    cities = view.cities[view.viewer]
    return next((city[0] for city in cities if view.spare(city) > 0), cities[0][0] if cities else -1)


# -- which answers somebody may mean ----------------------------------------------------------------------------------
def _wanted(plan: Asked, kind: str) -> list[str]:
    """Plays of a card, all of them where that is a matter of sites."""
    view = plan.view
    if kind in view.box.building_ids:
        return [option(kind, site) for site in _sites(view)]
    if kind == plays.BUILDER:
        return [word for number in range(1, len(view.box.building_ids)) for word in _building_words(plan, kind, number)]
    own = [site for city in view.cities[view.viewer] for site in city]
    if kind == plays.BREAD:
        return [option(kind, site, f"{wish}_1") for site in own for wish in WISHES]
    if kind == plays.GOLDEN:
        return [option(kind, city[0], "1") for city in view.cities[view.viewer]]
    if kind == plays.HARVEST:
        return [option(kind, site) for site in own]
    return ["closeness:23"] if kind == plays.CLOSENESS else []


def _of_row(plan: Asked, row: str) -> list[str]:
    view = plan.view
    if row == plays.FOUND:
        return [option(row, site, str(_giver(view))) for site in range(view.box.board.hexes)]
    if row == plays.BUILD:
        return [word for number in view.box.simple for word in _building_words(plan, row, number)]
    return [plays.GOLD]


def _building_words(plan: Asked, what: str, number: int) -> list[str]:
    name = plan.view.box.building_ids[number]
    return [option(name, site) if what != plays.BUILDER else option(what, site, name) for site in _sites(plan.view)]


def _sites(view: View) -> list[int]:
    """Empty sites beside cities of the viewer: of all others nobody expects anything."""
    near = view.box.board.near
    own = [site for city in view.cities[view.viewer] for site in city]
    return list(dict.fromkeys(one for site in own for one in near[site] if view.building[one] < 0))


# -- the most telling reason ------------------------------------------------------------------------------------------
def _problem(plan: Asked, words: list[str]) -> tuple[str, str]:
    """The reason that tells most, and the play it is about; ("", "") if one of them is legal."""
    found: dict[str, str] = {}
    for word in words:
        problem = plan.desk.marks.why_not(word)
        if not problem:
            return "", ""
        found.setdefault(problem, word)
        if problem in FIRST[:3]:
            return problem, word
    best = next((one for one in FIRST if one in found), next(iter(found), ""))
    return best, found.get(best, "")


def _short(plan: Asked, kind: str, words: list[str], number: int = -1) -> str:
    problem, _word = _problem(plan, words)
    if problem == "gold_short":
        return _gold_short(_missing(plan.view, kind, number))
    if not problem and words:
        return ""
    return _(SHORT[problem]) if problem in SHORT else _("no site")


def _told(plan: Asked, words: list[str]) -> str:
    problem, word = _problem(plan, words)
    if not problem:
        return "" if words else _("no site")
    return plan.desk.marks.reason(problem, word)


def _missing(view: View, kind: str, number: int) -> int:
    """How much gold a card lacks at its cheapest."""
    if kind in view.box.building_ids:
        cost = view.box.cost[view.box.building_ids.index(kind)]
    elif kind == plays.BUILDER and number >= 0:
        cost = price(view, number)
    else:
        cost = min(view.box.prices.get(kind) or [0])
    return cost - view.gold[view.viewer]


def _gold_short(count: int) -> str:
    return ngettext("{count} gold short", "{count} gold short", count).format(count=count)

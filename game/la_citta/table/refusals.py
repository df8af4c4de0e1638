"""Why something cannot be chosen: short, as it stands on the thing, and in a sentence. The reasons are the rules' own.

No pygame here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.options import option
from game.la_citta.lang import _, ngettext
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.state import View
from game.la_citta.table import plays
from game.la_citta.words import refusals

if TYPE_CHECKING:
    from game.la_citta.table.planning import CittaPlan


# -- cards and rows ---------------------------------------------------------------------------------------------------
def of_card(plan: CittaPlan, card: int) -> str:
    """Why a card of the display cannot be carried out; "" for one that can."""
    return refusals.of_card(plan.view, card, plan.names)


def of_row(plan: CittaPlan, row: str) -> str:
    """The same of a row of the action card."""
    if not plan.view.actions[plan.view.viewer]:
        return _("no action card left")
    return refusals.of_action(plan.view, row, plan.names)


def of_three_voices(plan: CittaPlan) -> str:
    """Why all three voices cannot be looked at."""
    word = "closeness:234"
    return plan.desk.marks.reason(plan.desk.marks.why_not(word), word)


def of_building(plan: CittaPlan, number: int) -> str:
    """The same of a building among the tiles."""
    return refusals.of_building(plan.view, number, plan.names, great=plan.what == plays.BUILDER)


def of_number(plan: CittaPlan, count: int) -> str:
    """Why so many figures or citizens are too many."""
    view, seat = plan.view, plan.view.viewer
    what = plan.what
    short = view.box.prices[what][count - 1] - view.gold[seat]
    if short > 0:
        return _gold_short(short)
    return _("no free figure") if what == plays.BREAD else _("no room")


# -- sites ------------------------------------------------------------------------------------------------------------
def at_site(plan: CittaPlan, site: int) -> str:
    """Why the play that is put together cannot be made there, as the end of a sentence; "" where it can, or while no
    site is asked for."""
    if site < 0 or not plan.what or site in plan.legal_sites:
        return ""
    word = _at(plan, site)
    marks = plan.desk.marks
    problem = marks.why_not(word) if word else None
    return marks.reason(problem, word) if problem and problem != "not_now" else ""


def _at(plan: CittaPlan, site: int) -> str:
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


def _gold_short(count: int) -> str:
    return ngettext("{count} gold short", "{count} gold short", count).format(count=count)

"""How the things of the table stand to what is planned: legal, chosen, or why not. No pygame here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.la_citta.table import plays, steps
from game.la_citta.table.plays import ROWS
from game.la_citta.table.spots import ACTION, CITY, POLITICS, SITE, TILE, VOICE
from game.table.pieces import PLAIN, Mark
from game.ui.draw.markup import escape
from game.ui.lang import sentence

if TYPE_CHECKING:
    from game.la_citta.table.planning import CittaPlan


def mark(plan: CittaPlan, place: str, thing: int) -> Mark | None:
    """How a thing is to be drawn; None leaves it to the table."""
    if place == POLITICS:
        return _card(plan, thing)
    if place == ACTION:
        return _row(plan, thing)
    if place in (SITE, CITY):
        return _site(plan, place, thing)
    if place == VOICE:
        return _voice(plan, thing)
    return steps.mark_tile(plan, thing) if place == TILE else None


def _card(plan: CittaPlan, card: int) -> Mark:
    if not plan.turn:
        return PLAIN
    if card == plan.card:
        return Mark("focus")
    kind = plan.view.box.kind_of[card]
    if kind in plan.plays.kinds:
        return PLAIN if plan.what else Mark("legal")
    return Mark(reason=plan.why_not(POLITICS, card))


def _row(plan: CittaPlan, row: int) -> Mark:
    if not plan.turn:
        return PLAIN
    if ROWS[row] == plan.what:
        return Mark("focus")
    if ROWS[row] in plan.plays.kinds:
        return PLAIN if plan.what else Mark("legal")
    return Mark(reason=plan.why_not(ACTION, row))


def _site(plan: CittaPlan, place: str, site: int) -> Mark:
    if site in (plan.site, plan.chosen.get(plays.SOURCE)):
        return Mark("target" if plan.what in (plays.DEMOLISH, plays.STARVE) else "focus")
    sources = plan.open_choices(plays.SOURCE) if plan.part == plays.SOURCE else []
    return Mark("legal") if site in plan.legal_sites or (place == CITY and site in sources) else PLAIN


def _voice(plan: CittaPlan, place: int) -> Mark:
    if plan.what != plays.CLOSENESS or not place:
        return PLAIN
    return Mark("chosen") if place in plan.voices else Mark("legal")


# -- tips -------------------------------------------------------------------------------------------------------------
def tip(plan: CittaPlan, place: str, thing: int) -> str | None:
    """What choosing it leads to, or why it cannot be chosen, as marked-up text; None leaves it to the table."""
    if place in (SITE, CITY):
        option = plan.option_at(thing)  # why not, stands on the map itself
        return escape(plan.desk.marks.outlook.words(option)) if option else ""
    if place == POLITICS and plan.turn:
        return _why(plan.why_not(POLITICS, thing))
    if place == ACTION and plan.turn:
        return _why(plan.why_not(ACTION, thing))
    if place == TILE:
        return escape(steps.tip_of_tile(plan, thing))
    return "" if place == VOICE else None


def _why(reason: str) -> str:
    return escape(sentence(reason)) if reason else ""

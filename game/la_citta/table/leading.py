"""What is to be pressed next so that a certain play is put together, for tutorials. No pygame here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.la_citta.rules import pieces
from game.la_citta.table import plays, steps
from game.la_citta.table.plays import Play
from game.la_citta.table.spots import ACTION, CITY, POLITICS, SITE, TILE, VOICE
from game.table.asking.plan import Next

if TYPE_CHECKING:
    from game.la_citta.table.planning import CittaPlan

CONFIRM, BACK = "plan", "plan_back"
BARE = (plays.GOLD, plays.DRAW)


def toward(plan: CittaPlan, play: Play) -> Next:
    """The next press on the way to this play: card or row, then each of its parts, then the button."""
    if plan.turn and plan.what != play.what:
        return _begins(plan, play)
    if plan.what == plays.CLOSENESS:
        wanted = play.parts[plays.PLACES]
        wrong = [place for place in plan.voices if place not in wanted]
        return next(((VOICE, one) for one in [*wrong, *wanted] if one in wrong or one not in plan.voices), CONFIRM)
    for part in plays.parts_of(play.what):
        if part in play.parts and plan.chosen.get(part) != play.parts[part]:
            return _part(plan, part, play.parts[part])
    return CONFIRM


def _begins(plan: CittaPlan, play: Play) -> Next:
    if play.what in BARE:
        return BACK if plan.what else play.what
    if play.what in plays.ROWS:
        return ACTION, plays.ROWS.index(play.what)
    return POLITICS, pieces.shown(plan.view, play.what)


def _part(plan: CittaPlan, part: str, one: Any) -> Next:
    if part == plays.SITE:
        return SITE, int(one)
    tiles = enumerate(steps.tiles(plan))
    tile = next((at for at, found in tiles if (found.part, found.one) == (part, one)), -1)
    if tile >= 0:
        return TILE, tile
    return (CITY, int(one)) if part in (plays.CITY, plays.SOURCE) else BACK

"""What the viewer puts together on the table before it is answered (`game.la_citta.hands.plan`), by presses and keys.
No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.kernel.rules import of
from game.la_citta.hands import plays
from game.la_citta.hands.plan import BACK, CITIES, CONFIRM, ROW_KEYS, TILE, SeatPlan, pick_tile, tiles
from game.la_citta.hands.plays import Play
from game.la_citta.lang import _
from game.la_citta.rules import pieces
from game.la_citta.rules.state import View
from game.la_citta.words.names import Names
from game.la_citta.words.places import ACTION, CITY, POLITICS, SITE, VOICE
from game.table.asking.plan import Next
from game.table.asking.table_desk import TableDesk
from game.table.board import Table
from game.ui.input.actions import NUMBERS


class CittaPlan(SeatPlan):
    """At most one play is put together: of the question of the moment."""

    keys = (*ROW_KEYS, *NUMBERS)

    def __init__(
        self, table: Table, names: Callable[[], Names], show: Callable[[str, int], None],
        refuse: Callable[[str, int, str], None],
    ) -> None:  # fmt: skip
        """`show` is told what was chosen, `refuse` which site cannot be, and why."""
        super().__init__(TableDesk(table), lambda: of(View, table.flow.view))
        self._table, self._names, self._show, self._refuse = table, names, show, refuse

    @property
    def table(self) -> Table:
        return self._table

    @property
    def names(self) -> Names:
        return self._names()

    @property
    def walking(self) -> str:
        ui = self.table.ui
        if ui.ears.listening:  # Tab goes by what is told, site for site
            return ui.keys.told(_("{key:site_next} goes on to the next site, {key:city_next} to the next city."))
        return _("Arrow keys walk from site to site, [b|Tab] from city to city.")

    def how_to_look(self) -> str:
        return _("Choose two of the three hidden cards; only you see them.")

    def refuse_site(self, place: str, site: int, why: str) -> None:
        self._refuse(place, site, why)

    def changed(self, place: str, thing: int) -> None:
        self._show(place, thing)

    def key(self, action: str, *, shift: bool) -> bool:
        if self.ask is None:
            return False
        if action in NUMBERS:
            return pick_number(self, NUMBERS.index(action) + 1)
        if not self.turn:
            return False
        if action == "gold" and plays.GOLD in self.plays.kinds and not self.what:
            self.begin(plays.GOLD)
            self.changed(ACTION, 0)
            return True
        self._pick_row(ROW_KEYS.index(action))
        return True

    def toward(self, wanted: Sequence[Sequence[str]]) -> Next | None:
        ask = self.ask
        meant = next((one for options in wanted for one in options if ask is not None and one in ask.options), "")
        return way_toward(self, plays.play(meant, self.view.box)) if meant else None


# -- numbers ----------------------------------------------------------------------------------------------------------
def pick_number(plan: CittaPlan, wanted: int) -> bool:
    """A number key: of a tile if there are any, of a voice, else of a card of the display."""
    found = tiles(plan)
    if found:
        if wanted <= len(found):
            pick_tile(plan, wanted - 1)
        return True
    if plan.what == plays.CLOSENESS:
        if 2 <= wanted <= len(plan.view.voice):
            plan.pick(VOICE, wanted - 1)
        return True
    if plan.turn and wanted <= len(plan.view.display):
        plan.pick("politics", plan.view.display[wanted - 1])
        return True
    if plan.what == plays.MIGRATE and plan.part == plays.WISH:
        return _nth_wish(plan, wanted)
    return not plan.turn and _nth_city(plan, wanted)


def _nth_wish(plan: CittaPlan, wanted: int) -> bool:
    found = plan.open_choices(plays.WISH)
    if wanted <= len(found):
        plan.choose(plays.WISH, found[wanted - 1])
        plan.confirm()
    return True


def _nth_city(plan: CittaPlan, wanted: int) -> bool:
    if plan.what not in CITIES or wanted > len(plan.legal_sites):
        return False
    return plan.pick(CITY, plan.legal_sites[wanted - 1])


# What is to be pressed next so that a certain play is put together, for tutorials.

BARE = (plays.GOLD, plays.DRAW)


def way_toward(plan: CittaPlan, play: Play) -> Next:
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
    found_at = enumerate(tiles(plan))
    tile = next((at for at, found in found_at if (found.part, found.one) == (part, one)), -1)
    if tile >= 0:
        return TILE, tile
    return (CITY, int(one)) if part in (plays.CITY, plays.SOURCE) else BACK

from __future__ import annotations

from game.kernel.options import value, way
from game.kernel.steps import Problem
from game.la_citta.rules.box import HARVEST, YEARS
from game.la_citta.rules.ground import Ground
from game.la_citta.rules.politics._base import Card, card
from game.la_citta.rules.politics.bread_and_games import put
from game.la_citta.rules.state import Game, Table
from game.la_citta.rules.words import words


@card
class RichHarvest(Card):
    """A figure on one own farm doubles its food this year; not twice on a farm, and not in the last year (CITTA-22,
    CITTA-53, CITTA-66)."""

    id = "rich_harvest"

    def offers(self, g: Table, me: int, ground: Ground) -> list[str]:
        if g.year == YEARS or g.free_figures(me) < 1:
            return []
        known, harvested, building = words(self.id), g.box.harvested, g.building
        done = [site for site, what, _ in g.figures if what == HARVEST]
        return [known[site] for city in g.cities[me] for site in city if harvested[building[site]] and site not in done]

    def problem(self, g: Table, me: int, wanted: str) -> Problem | None:
        if way(wanted):
            return "not_now"
        if g.year == YEARS:
            return "last_year"
        if g.free_figures(me) < 1:
            return "no_figure"
        site = value(wanted)
        if not 0 <= site < len(g.owner) or g.owner[site] != me or not g.box.harvested[g.building[site]]:
            return "no_farm"
        return "harvested" if any(figure[:2] == [site, HARVEST] for figure in g.figures) else None

    def use(self, g: Game, me: int, choice: str) -> None:
        put(g, me, value(choice), HARVEST, 1)

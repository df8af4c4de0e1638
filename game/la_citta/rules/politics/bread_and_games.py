from __future__ import annotations

from game.kernel.options import option, value, way
from game.kernel.steps import Problem
from game.la_citta.rules import pieces
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.ground import Ground
from game.la_citta.rules.politics._base import Card, card
from game.la_citta.rules.state import Game, Table


@card
class BreadAndGames(Card):
    """1, 2 or 3 own figures on one own building with arches: each counts one arch more of its colour until the end of
    the year. On a hospital the colour is named (CITTA-24, CITTA-37, CITTA-48, CITTA-57)."""

    id = "bread_and_games"

    def offers(self, g: Table, me: int, ground: Ground) -> list[str]:
        free, gold, arches = g.free_figures(me), g.gold[me], g.box.arches
        counts = [count for count, price in enumerate(g.box.prices[self.id], 1) if price <= gold and count <= free]
        return [
            option(self.id, site, f"{WISHES[wish]}_{count}")
            for city in (g.cities[me] if counts else ())
            for site in city
            for wish, many in enumerate(arches[g.building[site]])
            if many
            for count in counts
        ]

    def problem(self, g: Table, me: int, wanted: str) -> Problem | None:
        wish, count = _meant(wanted)
        prices = g.box.prices[self.id]
        if wish not in WISHES or not 1 <= count <= len(prices):
            return "not_now"
        if g.gold[me] < prices[count - 1]:
            return "gold_short"
        if g.free_figures(me) < count:
            return "no_figure"
        site = value(wanted)
        if not 0 <= site < len(g.owner) or g.owner[site] != me:
            return "not_yours"
        return None if g.box.arches[g.building[site]][WISHES.index(wish)] else "no_arches"

    def use(self, g: Game, me: int, choice: str) -> None:
        wish, count = _meant(choice)
        pieces.pay(g, me, g.box.prices[self.id][count - 1], self.id)
        put(g, me, value(choice), WISHES.index(wish), count)


def _meant(choice: str) -> tuple[str, int]:
    wish, _, count = (way(choice) or "").rpartition("_")
    return wish, int(count) if count.isdigit() else 0


def put(g: Game, seat: int, site: int, what: int, count: int) -> None:
    """So many figures more on a building, for a wish or for its harvest."""
    there = sum(figure[2] for figure in g.figures if figure[:2] == [site, what])
    rest = [figure for figure in g.figures if figure[:2] != [site, what]]
    g.figures = sorted([*rest, [site, what, there + count]])
    if g.log is not None:
        g.tell("figures", seat=seat, site=site, what=[*WISHES, "harvest"][what], count=count)

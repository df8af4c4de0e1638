from __future__ import annotations

from game.citadels.rules import goods, queries
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.characters.magistrate import TAKEN
from game.citadels.rules.state import Game
from game.kernel.steps import Problem, Seat


@character
class TaxCollector(Character):
    """Whoever builds pays 1 gold tax onto your token. Take all the gold that lies there."""

    id = "tax_collector"
    traces = ("tax",)
    interrupts_builds = True

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        return None if g.tax else "no_taxes"

    def ability(self, g: Game, me: Seat) -> None:
        spend(g)
        goods.pay(g, goods.TOKEN, me, g.tax, "tax_collector")


def levy(g: Game, payer: Seat) -> None:
    """1 gold for every district that is built, if the stash has any (CIT-84)."""
    if "tax" in g.box.traces and g.gold[payer]:
        goods.pay(g, payer, goods.TOKEN, 1, "tax")


def after_build(g: Game, builder: Seat) -> None:
    """Never in the Tax Collector's own turn. For a confiscated district the Magistrate has paid, even then, and the
    builder does not (CIT-85, CIT-126).
    """
    if g.site == TAKEN:
        g.site = -1
    elif g.box.setup.cast[g.rank - 1] != TaxCollector.id:
        levy(g, builder)


queries.AFTER_BUILD.append(after_build)
queries.AFTER_CONFISCATION.append(levy)

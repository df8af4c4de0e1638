from __future__ import annotations

from game.citadels.rules import goods
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import DISTRICT
from game.kernel.options import DONE, PASS, value
from game.kernel.steps import Problem, Seat, step


@character
class Artist(Character):
    """Put 1 gold each on up to 2 of your districts: their cost is 1 higher for good."""

    id = "artist"

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        """Each district only once in the game, in a completed city too (CIT-87)."""
        if not plain(g, me):
            return "nothing_to_beautify"
        return None if g.gold[me] else "gold_short"

    def ability(self, g: Game, me: Seat) -> None:
        g.ask(beautify, me, [PASS, *plain(g, me)])


def plain(g: Game, me: Seat) -> list[str]:
    """The districts of this seat that were never beautified."""
    return [DISTRICT[card] for card in g.city[me] if card not in g.beautified]


@step
def beautify(g: Game, me: Seat, target: str) -> None:
    if target in (PASS, DONE):
        return
    first = "ability" not in g.used
    card = value(target)
    goods.pay(g, me, goods.BANK, 1, "beautify")
    g.beautified.append(card)
    g.tell("beautified", seat=me, card=card)
    if first:
        spend(g)
        if g.gold[me] and plain(g, me):
            g.ask(beautify, me, [DONE, *plain(g, me)])

from __future__ import annotations

from game.citadels.rules import asked, goods
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import CARDS, GOLD
from game.kernel.options import PASS
from game.kernel.steps import Seat, step

AMOUNT = 4


@character
class Navigator(Character):
    """Gain 4 extra gold or 4 extra cards. You cannot build anything."""

    id = "navigator"
    builds = 0

    def ability_problem(self, g: Game, me: Seat) -> None:
        return None

    def ability(self, g: Game, me: Seat) -> None:
        g.ask(choose, me, [PASS, GOLD, CARDS] if g.deck else [PASS, GOLD])


@step
def choose(g: Game, me: Seat, choice: str) -> None:
    if choice == PASS:
        return
    spend(g)
    if choice == GOLD:
        goods.pay(g, goods.BANK, me, AMOUNT, "navigator")
    else:
        goods.draw(g, me, AMOUNT, "navigator")


asked.question(choose, asked.by_ability)

from __future__ import annotations

from game.kernel.steps import Seat
from game.rattus_cartus.rules import asked, look
from game.rattus_cartus.rules.buildings._base import Building, building
from game.rattus_cartus.rules.state import Game


@building
class FortuneTellersTent(Building):
    """Look at 2 cards of the nun row, or at 1."""

    id = "fortune_tellers_tent"

    def use(self, g: Game, me: Seat, number: int, premium: bool) -> None:
        look.ask(g, me, number)


def _again(g: Game, me: Seat) -> None:
    look.again(g, me, asked.acting(g, me, FortuneTellersTent.id))


asked.question(look.chosen, _again)

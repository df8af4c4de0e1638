from __future__ import annotations

from game.kernel.options import value
from game.kernel.steps import Problem, Seat
from game.la_citta.rules import pieces
from game.la_citta.rules.ground import Ground
from game.la_citta.rules.politics._base import Card, card
from game.la_citta.rules.state import Game, Table
from game.la_citta.rules.words import CLOSENESS


@card
class Closeness(Card):
    """Look at two hidden voices, or for gold at all three. All see at which places (CITTA-36, CITTA-51)."""

    id = "closeness"

    def offers(self, g: Table, me: int, ground: Ground) -> list[str]:
        cheap, dear = g.box.prices[self.id]
        gold = g.gold[me]
        return CLOSENESS if gold >= dear else CLOSENESS[:-1] if gold >= cheap else []

    def problem(self, g: Table, me: int, wanted: str) -> Problem | None:
        if wanted not in CLOSENESS:
            return "not_now"
        return None if wanted in self.offers(g, me, Ground(0, 0)) else "gold_short"

    def use(self, g: Game, me: int, choice: str) -> None:
        places = [int(digit) - 1 for digit in str(value(choice))]
        pieces.pay(g, me, g.box.prices[self.id][choice == CLOSENESS[-1]], self.id)
        g.looked[me] = sorted({*g.looked[me], *places})
        if g.log is not None:
            seen = {Seat(me): {"voices": [g.voice[place] for place in places]}}
            g.tell("looked", seen, seat=me, places=places)

"""`rule:matt`: the plan of a well-known student's bot.

Merchant first, then Architect, else Assassin; gold below four; cheap green districts; later the colours that are
missing; in the last round every point counts.
"""

from __future__ import annotations

from game.citadels.rules import queries
from game.citadels.rules.box import TRADE, UNIQUE
from game.citadels.rules.state import View
from tools.sparring.citadels import facts
from tools.sparring.citadels.thumb import Thumb

PURSE = 4
LATE = 4  # districts; from here on the colours count
ORDER = {6: 6.0, 7: 5.0, 1: 4.0, 4: 3.0, 2: 2.5, 5: 2.0, 9: 1.6, 3: 1.5, 8: 1.0}  # ranks: Merchant, Architect, ...


class Matt(Thumb):
    """Always the same plan."""

    def draft(self, v: View, character: str, rank: int) -> float:
        if character == "navigator" and v.gold[v.viewer] >= PURSE:
            return 1.0  # nothing is built in such a turn
        if rank == 3 and not v.hand[v.viewer]:
            return 4.5
        return ORDER.get(rank, 1.0) + 0.5 * self.takings(v, rank)

    def wants_cards(self, v: View) -> bool:
        if facts.ending(v) or v.gold[v.viewer] < PURSE:
            return not facts.ending(v) and not v.hand[v.viewer]
        return sum(facts.buildable(v, card) for card in v.hand[v.viewer]) < 2

    def taste(self, v: View, card: int) -> float:
        price, type_ = facts.price(v, card), v.box.type[card]
        if queries.size(v, v.viewer) >= LATE:
            new = type_ not in {v.box.type[own] for own in v.city[v.viewer]}
            return price + 3.0 * new
        return 3.0 * (type_ == TRADE) - 0.3 * price + (1.0 if type_ == UNIQUE else 0.0)

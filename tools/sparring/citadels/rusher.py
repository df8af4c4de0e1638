"""`rule:rusher`: the beginner's answer to everything: many cheap districts, green ones first, and out.

The end comes before the others are ready; the first complete city scores four points more.
"""

from __future__ import annotations

from game.citadels.rules.box import TRADE
from game.citadels.rules.state import View
from tools.sparring.citadels import facts
from tools.sparring.citadels.thumb import Thumb

HAND = 2  # cheap cards it likes to hold
CHEAP = 3
WANTS = {
    "architect": 5.0, "trader": 3.5, "seer": 3.0, "scholar": 4.0, "merchant": 2.5, "wizard": 3.0, "alchemist": 1.5,
    "magician": 1.5, "king": 1.5, "emperor": 1.5, "patrician": 2.0, "cardinal": 2.0, "abbot": 1.5, "bishop": 1.8,
    "witch": 1.5, "magistrate": 2.0, "assassin": 1.2, "thief": 1.5, "spy": 2.0, "blackmailer": 1.5, "navigator": 1.0,
    "warlord": 1.0, "marshal": 2.5, "diplomat": 1.0, "artist": 0.5, "queen": 1.5, "tax_collector": 1.2,
}  # fmt: skip


class Rusher(Thumb):
    """Fewest gold a district."""

    def draft(self, v: View, character: str, rank: int) -> float:
        builders = character in ("architect", "trader", "scholar", "seer")
        ready = builders and v.gold[v.viewer] >= 3 and len(v.hand[v.viewer]) >= 2
        return WANTS.get(character, 1.5) + 0.8 * self.takings(v, rank) + (2.0 if ready else 0.0)

    def wants_cards(self, v: View) -> bool:
        cheap = [card for card in v.hand[v.viewer] if facts.buildable(v, card) and facts.price(v, card) <= CHEAP]
        return not facts.ending(v) and len(cheap) < HAND and v.gold[v.viewer] >= 2

    def taste(self, v: View, card: int) -> float:
        """Cheap is good, green is better; the last one may cost what it wants."""
        return 9.0 - facts.price(v, card) + 0.8 * (v.box.type[card] == TRADE)

    def counts_points(self, v: View) -> bool:
        return facts.ending(v) or facts.missing(v, v.viewer) <= 1

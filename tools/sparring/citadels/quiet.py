"""`rule:quiet`: the advice of vdetroyat's page on staying out of sight.

Never look like the leader; build the dearest district you can pay, because nobody destroys it; take shelter with the
Bishop; fill the hand again with Magician and Architect.
"""

from __future__ import annotations

from game.citadels.rules import queries
from game.citadels.rules.state import View
from game.kernel.steps import Seat
from tools.sparring.citadels import facts
from tools.sparring.citadels.thumb import Thumb

SAVED_FOR = 5  # a dear district is worth waiting a turn for
WANTS = {
    "architect": 3.0, "scholar": 3.0, "navigator": 2.6, "merchant": 2.4, "bishop": 1.8, "abbot": 1.8, "king": 1.6,
    "emperor": 1.6, "patrician": 1.5, "cardinal": 1.5, "trader": 1.8, "alchemist": 2.6, "wizard": 2.2, "magician": 0.8,
    "seer": 1.4, "thief": 1.4, "spy": 1.6, "blackmailer": 1.8, "magistrate": 2.0, "witch": 1.6, "assassin": 0.6,
    "warlord": 0.8, "marshal": 1.2, "diplomat": 1.0, "artist": 1.0, "queen": 1.8, "tax_collector": 1.4,
}  # fmt: skip


class Quiet(Thumb):
    """Rich cities, little noise."""

    def draft(self, v: View, character: str, rank: int) -> float:
        cards, others = len(v.hand[v.viewer]), v.others(v.viewer)
        worth = WANTS.get(character, 1.5) + self.takings(v, rank)
        if character in ("architect", "scholar") and cards < 2:
            worth += 1.5
        if character == "magician":
            worth += 1.2 * max(0, max(len(v.hand[seat]) for seat in others) - cards)
        if character == "bishop" and queries.size(v, v.viewer) >= 3:
            worth += 1.5
        if character == "assassin" and any(facts.missing(v, seat) <= 1 for seat in others):
            worth += 2.5
        return worth

    def victim(self, v: View, rank: int, seats: list[Seat]) -> float:
        """Whoever threatens a rich purse, else whoever leads."""
        robbers = v.box.setup.cast[rank - 1] in ("thief", "blackmailer") and v.gold[v.viewer] >= SAVED_FOR
        return super().victim(v, rank, seats) + (4 if robbers else 0)

    def taste(self, v: View, card: int) -> float:
        """Dear ones; not the one that makes it the leader when a cheaper one will do as well."""
        return facts.price(v, card) + 0.5 * (v.box.type[card] not in {v.box.type[own] for own in v.city[v.viewer]})

    def wants_cards(self, v: View) -> bool:
        if facts.ending(v):
            return False
        useful = [card for card in v.hand[v.viewer] if facts.buildable(v, card)]
        return not useful or (v.gold[v.viewer] >= SAVED_FOR and max(facts.price(v, card) for card in useful) < 4)

"""How the cards of a hand lie: in piles by estate, then jokers and special cards by their kinds. No pygame here."""

from __future__ import annotations

from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.rules.state import View

SPECIAL = ("joker", "sword", "flute", "pass", "gold")


def group_of(view: View, card: int) -> int:
    """The group of a hand in which a card lies: the six estates, jokers, then the special cards by kind."""
    box = view.box
    if box.estate[card] >= 0:
        return int(box.estate[card])
    return len(ESTATES) + SPECIAL.index(box.kind[card])


def in_order(view: View) -> list[int]:
    """The viewer's cards in the order in which they are held; none while they lie face down."""
    known = [card for card in view.hand[view.viewer] if card >= 0]
    return sorted(known, key=lambda card: (group_of(view, card), -view.box.nuns[card], card))

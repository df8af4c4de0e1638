"""What can be answered, and where on the table it lies, in the words of a game. No pygame here."""

from __future__ import annotations

from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.table.asking.spots import BUTTON, HAND, SEAT, TRAY, Offer, Offers, Spot
from game.table.names import Names
from game.table.words import SomeWords

__all__ = ["BUTTON", "HAND", "SEAT", "TRAY", "Offer", "Offers", "Spot", "offers"]


def offers(ask: Ask, view: ViewData, names: Names, words: SomeWords) -> Offers:
    """Places every option of the ask."""
    found = tuple(
        Offer(option, words.label(option, ask, view, names), words.price(option, view), *words.place(option, view))
        for option in ask.options
    )
    by_spot: dict[Spot, list[Offer]] = {}
    for offer in found:
        by_spot.setdefault((offer.place, offer.thing), []).append(offer)
    return Offers(ask, found, tuple(ask.memo.get("chosen", ())), by_spot)

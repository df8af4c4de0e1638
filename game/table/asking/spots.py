"""Where on the table options are picked, and the options of one ask found by that. No pygame here.

A game has places of its own besides these; what lies nowhere on the table is a button, so that any ask can be played.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.kernel.steps import Ask

HAND, TRAY, SEAT, BUTTON = "hand", "tray", "seat", "button"
Spot = tuple[str, int]  # where and which: ("hand", 37), ("seat", 2)


@dataclass(frozen=True)
class Offer:
    """One option: its words, its price if it has one, and where it is picked."""

    option: str
    label: str
    price: int | None
    place: str
    thing: int


@dataclass(frozen=True)
class Offers:
    """All options of one ask, found by where they lie. `chosen` are the cards of a group picked so far."""

    ask: Ask
    offers: tuple[Offer, ...]
    chosen: tuple[int, ...] = ()
    by_spot: dict[Spot, list[Offer]] = field(default_factory=dict)

    def at(self, place: str, thing: int) -> list[Offer]:
        """The options picked there: more than one if there are several ways. A button stands for no thing."""
        return [] if place == BUTTON else self.by_spot.get((place, thing), [])

    @property
    def buttons(self) -> list[Offer]:
        return [offer for offer in self.offers if offer.place == BUTTON]

    @property
    def tray(self) -> list[int]:
        """Cards that lie beside the hand to choose from, in their order."""
        found = [offer.thing for offer in self.offers if offer.place == TRAY]
        return list(dict.fromkeys(found))

    def of(self, option: str) -> Offer | None:
        return next((offer for offer in self.offers if offer.option == option), None)

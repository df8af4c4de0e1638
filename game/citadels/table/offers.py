"""What can be answered, and where on the table it lies. No pygame here.

Every option finds a place by its kind: cards in the hand (or on the tray beside it), districts in the cities, players
at their panels, ranks in the call order, everything else on a button. So any ask can be played without a new widget.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.citadels.rules.state import View
from game.citadels.table.names import Names
from game.citadels.table.prompts import label
from game.citadels.table.reasons import price_of
from game.kernel.options import kind, value
from game.kernel.steps import Ask

HAND, TRAY, CITY, SEAT, TRACK, BUTTON = "hand", "tray", "city", "seat", "track", "button"
Spot = tuple[str, int]  # where and which: ("hand", 37), ("seat", 2), ("track", 4)


@dataclass(frozen=True)
class Offer:
    """One option: its words, its price in gold if it has one, and where it is picked."""

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
        """The options picked there: more than one if there are several ways."""
        return self.by_spot.get((place, thing), [])

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


def offers(ask: Ask, view: View, names: Names) -> Offers:
    """Places every option of the ask."""
    found = tuple(
        Offer(word, label(word, ask, view, names), price_of(word, view), place(word, view), value(word))
        for word in ask.options
    )
    by_spot: dict[Spot, list[Offer]] = {}
    for offer in found:
        by_spot.setdefault((offer.place, offer.thing), []).append(offer)
    return Offers(ask, found, tuple(ask.memo.get("chosen", ())), by_spot)


def place(option: str, view: View) -> str:
    """Where an option is picked. What does not lie on the table becomes a button."""
    word, number = kind(option), value(option)
    if number < 0:
        return BUTTON
    if word in ("card", "build"):
        if number in view.hand[view.viewer]:
            return HAND
        return TRAY if word == "card" and number < len(view.box.kind) else BUTTON
    if word in ("district", "use"):
        return CITY if any(number in city for city in view.city) else BUTTON
    if word == "seat":
        return SEAT if number < len(view.city) else BUTTON
    if word == "rank":
        return TRACK if 1 <= number <= view.box.ranks else BUTTON
    return BUTTON


def wanted(place_: str, thing: int, ask: Ask) -> list[str]:
    """The options somebody may mean by clicking a thing that is not offered: asked of the rules for the reason."""
    words = {HAND: ("build", "card"), TRAY: ("card",), CITY: ("district", "use"), SEAT: ("seat",), TRACK: ("rank",)}
    offered = {kind(word) for word in ask.options}
    kinds = words.get(place_, ())
    first = [word for word in kinds if word in offered]
    rest = [word for word in kinds if word not in offered]
    return [f"{word}:{thing}" for word in (*first, *rest)]

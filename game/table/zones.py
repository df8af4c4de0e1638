"""What lies on the table of a game, told as plain data: its zones, and what flies between them when something happens.

A game brings `Zones` as the part `zones` of its pack, and a table with hands, piles, rows and amounts comes of it, with
picking, reading, movements and words (`game.table.zoned_board`). Everything is read from a View, so nobody is shown
more than their seat may know: a number below 0 is a card that lies face down, a bare number so many of them.
No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from game import catalog
from game.content.book import book
from game.kernel.options import kind, value
from game.kernel.rules import ViewData
from game.table.asking.spots import HAND, SEAT
from game.table.plainly import bare
from game.ui.lang import N_, _, language

UNKNOWN = -1
Kind = Literal["hand", "row", "pile", "amount"]
TITLES = {
    "hand": N_("Hand"), "hands": N_("Hand"), "deck": N_("Deck"), "discard": N_("Discard pile"), "coins": N_("Coins"),
    "gold": N_("Gold"), "points": N_("Points"), "played": N_("Played"), "row": N_("Row"), "market": N_("Market"),
    "trick": N_("Trick"), "won": N_("Won"), "tokens": N_("Tokens"), "stock": N_("Stock"),
}  # fmt: skip
# of zones that name no title of their own


@dataclass(frozen=True)
class Zone:
    """A place where cards lie or an amount is counted. `name` is the field of the View, unless `read` finds it
    elsewhere: cards by their numbers, the undermost or leftmost first; with `each` one of it for every seat."""

    name: str
    kind: Kind
    each: bool = False
    shut: bool = False  # of a pile: it lies face down, whatever is known of its cards
    picked_by: Sequence[str] = ()  # the kinds of options that mean one of its cards, or the pile or amount itself
    title: str = ""  # (N_) in the game's own catalogue; "" for a usual name
    read: Callable[[ViewData], object] | None = None

    @property
    def place(self) -> str:
        """Where its things are picked (`game.table.asking.spots`)."""
        return self.name

    @property
    def whole(self) -> bool:
        """Whether it is picked as a whole."""
        return self.kind in ("pile", "amount")

    def found(self, view: ViewData, seat: int = 0) -> object:
        """What lies there. Raises AttributeError where the View has no such field, LookupError for no such seat."""
        here: object = self.read(view) if self.read is not None else getattr(view, self.name)
        if not self.each:
            return here
        assert isinstance(here, Sequence)
        return here[seat]

    def cards(self, view: ViewData, seat: int = 0) -> tuple[int, ...]:
        """The numbers of its cards, below 0 for those that lie face down."""
        here = self.found(view, seat)
        if isinstance(here, int):
            return (UNKNOWN,) * here
        assert isinstance(here, Iterable)
        return tuple(here)

    def count(self, view: ViewData, seat: int = 0) -> int:
        """How many cards lie there, or the amount."""
        here = self.found(view, seat)
        if isinstance(here, int):
            return here
        assert isinstance(here, Sequence)
        return len(here)


@dataclass(frozen=True)
class Move:
    """What flies when something happens: cards, or with `count` an amount. `source` and `target` name a zone, and
    behind a colon the fact that tells whose it is ("hand:seat"); a seat below 0 is nobody: the bank. `card` is the fact
    with the number of a card or several; whoever is not told it sees a back."""

    source: str
    target: str
    card: str = ""
    count: str = ""


@dataclass(frozen=True)
class Zones:
    """All of a game. `card` gives the id of a card by its number, for its face and its words."""

    zones: Sequence[Zone]
    moves: Mapping[str, Move] = field(default_factory=dict)  # by the word of an event
    seats_picked_by: Sequence[str] = ("seat",)  # the kinds of options that mean a player
    card: Callable[[int], str] = str
    say: Callable[[str], str] = _  # the game's own catalogue

    def of(self, name: str) -> Zone:
        """The zone of that name. Raises KeyError."""
        for zone in self.zones:
            if zone.name == name:
                return zone
        raise KeyError(name)

    def title(self, zone: Zone) -> str:
        """What a zone is called."""
        if zone.title:
            return self.say(zone.title)
        return _(TITLES[zone.name]) if zone.name in TITLES else bare(zone.name).capitalize()

    @property
    def shared(self) -> list[Zone]:
        """Those in the middle of the table."""
        return [zone for zone in self.zones if not zone.each]

    @property
    def hand(self) -> Zone | None:
        """What a player holds."""
        return next((zone for zone in self.zones if zone.kind == "hand"), None)

    def held(self, view: ViewData) -> tuple[int, ...]:
        """The hand of whoever looks; nothing for nobody."""
        hand = self.hand
        if hand is None or view.viewer < 0:
            return ()
        return hand.cards(view, view.viewer)

    def place(self, option: str, view: ViewData) -> tuple[str, int] | None:
        """Where on the table an option is picked, and which thing it is there; None where nothing stands for it."""
        word, number = kind(option), value(option)
        if word in self.seats_picked_by and number >= 0:
            return SEAT, number
        for zone in self.zones:
            if word not in zone.picked_by:
                continue
            if zone.whole:
                return zone.place, number if number >= 0 else max(view.viewer, 0) if zone.each else 0
            if zone is self.hand and number in self.held(view):
                return HAND, number
            if number >= 0 and number in self.lying(zone, view):
                return zone.place, number
        return None

    def lying(self, zone: Zone, view: ViewData) -> list[int]:
        """The cards of a zone, of all seats."""
        return [card for seat in range(seats(zone, view)) for card in zone.cards(view, seat)]

    def wanted(self, place: str, thing: int) -> list[str]:
        """The options somebody may mean by a press on a thing that is not offered."""
        if place == SEAT:
            return [f"{word}:{thing}" for word in self.seats_picked_by]
        hand = self.hand if place == HAND else None
        for zone in [hand] if hand is not None else [one for one in self.zones if one.place == place]:
            bare_too = list(zone.picked_by) if zone.whole else []
            return [*bare_too, *(f"{word}:{thing}" for word in zone.picked_by)]
        return []


def seats(zone: Zone, view: ViewData) -> int:
    """How many there are of a zone."""
    if not zone.each:
        return 1
    here: object = zone.read(view) if zone.read is not None else getattr(view, zone.name)
    return len(here) if isinstance(here, Sequence) else 0


def zones(game: str) -> Zones | None:
    """What lies on a game's table; None for a game that does not say so. Raises KeyError for one that is not in the
    catalog, PackFault for one that cannot be used."""
    found: Zones | None = catalog.part(game, "zones")
    return found


def card_words(game: str, card: str) -> tuple[str, str]:
    """The name of a card and what it says."""
    one, code = book(game).cards().get(card), language()
    if one is None:
        return _(bare(card).capitalize()), ""
    return one.name.get(code), one.short.get(code) if one.short else ""

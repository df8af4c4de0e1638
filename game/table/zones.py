"""What lies on the table of a game, told as plain data: its zones, and what flies between them when something happens.

A game brings `Zones` as the part `zones` of its pack, and a table with hands, piles, rows and amounts comes of it, with
picking, reading, movements and words (`game.table.boards.zoned`). Everything is read from a View, so nobody is shown
more than their seat may know: a number below 0 is a card that lies face down, a bare number so many of them.
No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from game import catalog
from game.content.book import book
from game.kernel.events import Facts
from game.kernel.options import kind, value, way
from game.kernel.rules import ViewData
from game.table.asking.spots import HAND, SEAT
from game.table.asking.things import Asked, Subject, Things
from game.table.default_words import bare
from game.table.hearing import PLAIN_LOOKS, Hearing, LookAt, Looked
from game.table.names import N, Names, V
from game.ui.lang import N_, _, language, listed, ngettext

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


# What presses on the things of zones mean, and what the text game tells of them.


class ZonedThings(Things[V, N]):
    """Cards of the hand say why they cannot be played; every card can be read."""

    def __init__(self, game: str, zones: Zones) -> None:
        super().__init__(game)
        self.zones = zones

    def mark_reason(self, place: str, thing: int, asked: Asked[V, N]) -> str:
        return self.refusal(place, thing, asked) if place == HAND else ""

    def subject(self, option: str, view: V) -> tuple[str, int, str, int, str] | None:
        found = self.zones.place(option, view)
        if found is None or value(option) < 0 or kind(option) in self.zones.seats_picked_by:
            return None
        place, card = found
        return None if self._whole(place) else ("card", card, self.zones.card(card), -1, place)

    def _whole(self, place: str) -> bool:
        return any(zone.place == place and zone.whole for zone in self.zones.zones)

    def described(self, subject: Subject, view: V, names: N) -> tuple[str, str]:
        return card_words(self.game, subject.id)


def label(game: str, zones: Zones, option: str, view: ViewData, names: Names) -> str:
    """The words on a button: what is done, and to what or whom; "" for an option that is about nothing on the table."""
    thing, by = thing_of(game, zones, option, view, names), way(option)
    if not thing:
        return ""
    said = bare(kind(option)).capitalize()
    told = f"{said} {thing}" if thing.isdigit() else _("{what}: {thing}").format(what=said, thing=thing)
    return f"{told} ({bare(by)})" if by else told


def thing_of(game: str, zones: Zones, option: str, view: ViewData, names: Names) -> str:
    """The name of the card or player that an option is about; "" for none."""
    if value(option) < 0:
        return ""
    if kind(option) in zones.seats_picked_by:
        return str(names.plain_seat(value(option)))
    if zones.place(option, view) is None or any(zone.whole for zone in zones.zones if kind(option) in zone.picked_by):
        return ""
    return card_words(game, zones.card(value(option)))[0]


def readable(game: str, zones: Zones, word: str, facts: Facts) -> Facts:
    """The facts of an event with the names of cards in place of their numbers."""
    move = zones.moves.get(word)
    told = facts.get(move.card) if move is not None and move.card else None
    if move is None or told is None:
        return facts
    cards = [told] if isinstance(told, int) else list(told)
    named = [card_words(game, zones.card(card))[0] for card in cards if card >= 0]
    return {**facts, move.card: listed(named)}


class ZonedHearing(Hearing[V, N]):
    """Everything that lies on the table can be looked at, as far as one's own View has it."""

    def __init__(self, game: str, zones: Zones) -> None:
        self.game, self.zones = game, zones

    @property
    def looks(self) -> tuple[LookAt[V, N], ...]:
        return (
            *PLAIN_LOOKS,
            LookAt("table", N_("table, look"), N_("everything that lies on the table"), self._table),
            LookAt("hand", N_("hand, cards"), N_("what you hold"), self._hand),
        )

    def thing(self, option: str, view: V, names: N) -> str:
        return thing_of(self.game, self.zones, option, view, names) or super().thing(option, view, names)

    def alike(self, option: str, view: V) -> str:
        """Cards of the same id are the same to everybody."""
        if value(option) < 0 or kind(option) in self.zones.seats_picked_by or self.zones.place(option, view) is None:
            return ""
        return f"{kind(option)} {self.zones.card(value(option))} {way(option)}"

    def own(self, view: V) -> str:
        held = self.zones.held(view)
        return _("Your hand: {cards}.").format(cards=self._cards(held)) if held else ""

    def _hand(self, looked: Looked[V, N]) -> list[str]:
        nothing = _("No cards in hand")
        return [self.own(looked.view) or f"{nothing}."]

    def _table(self, looked: Looked[V, N]) -> list[str]:
        told = [f"{self._line(zone, looked.view, 0)}." for zone in self.zones.shared]
        for seat, name in enumerate(looked.names.seats):
            mine = [self._line(zone, looked.view, seat) for zone in self.zones.zones
                    if zone.each and seat < seats(zone, looked.view)]  # fmt: skip
            if mine:
                told.append(_("{name}: {things}.").format(name=name, things="; ".join(mine)))
        return told

    def _line(self, zone: Zone, view: V, seat: int) -> str:
        """What lies in one zone."""
        title = self.zones.title(zone)
        if zone.kind == "amount":
            return f"{title} {zone.count(view, seat)}"
        cards = zone.cards(view, seat)
        if zone.kind == "pile":
            count = ngettext("{count} card", "{count} cards", len(cards)).format(count=len(cards))
            top = _("uppermost {card}").format(card=self._cards(cards[-1:])) if not zone.shut and cards else ""
            return f"{title}: {', '.join(filter(None, (count, top)))}"
        return f"{title}: {self._cards(cards)}"

    def _cards(self, cards: tuple[int, ...]) -> str:
        """Their names; of those face down the number."""
        known = [card_words(self.game, self.zones.card(card))[0] for card in cards if card >= 0]
        down = len(cards) - len(known)
        if down:
            known.append(ngettext("{count} face down", "{count} face down", down).format(count=down))
        return listed(known) if known else _("nothing")

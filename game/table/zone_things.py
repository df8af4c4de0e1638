"""What presses on the things of zones mean, and what the text game tells of them. No pygame here."""

from __future__ import annotations

from game.kernel.events import Facts
from game.kernel.options import kind, value, way
from game.kernel.rules import ViewData
from game.table.asking.spots import HAND
from game.table.asking.things import Asked, Subject, Things
from game.table.hearing import PLAIN_LOOKS, Hearing, LookAt, Looked
from game.table.names import N, Names, V
from game.table.plainly import bare
from game.table.zones import Zone, Zones, card_words, seats
from game.ui.lang import N_, _, listed, ngettext


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

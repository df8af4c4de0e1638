"""How a game lays out the page of a seat: the contract of the part `hands` of its pack, and what does for any game:
what lies in the hand, and the answers in groups by where they lie. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Generic

import msgspec

from game import catalog
from game.hands.desk import SeatDesk
from game.hands.messages import Area, Fact, Kind, Map, State, Thing
from game.kernel.rules import ViewData
from game.table.asking.plan import NO_PLAN, Plan
from game.table.asking.spots import BUTTON, HAND, SEAT, TRAY
from game.table.default_words import bare
from game.table.names import N, Names, V
from game.table.words import words
from game.table.zones import TITLES, UNKNOWN, Zone, Zones, card_words, seats, zones
from game.ui.lang import _, sentence

STATES: dict[str, State] = {"legal": "legal", "focus": "focus", "target": "target", "chosen": "chosen"}


class Pictures:
    """The names of pictures under which a page asks for them. These are none: pages of words alone."""

    def of(self, card: str) -> str:
        """The name of a card's face; "" while there is none."""
        return ""

    def large(self, card: str) -> str:
        """The same to be read."""
        return ""

    def drawn(self, key: str) -> str:
        """The name of another picture of the game, by a word of its own; "" while there is none."""
        return ""

    @property
    def all(self) -> tuple[str, ...]:
        """All there are, in an order that has nothing to do with who holds what."""
        return ()


class Form(Generic[V, N]):
    """Of a game that says nothing about itself; to be overridden."""

    def __init__(self, game: str) -> None:
        self.game = game

    def plan(self, desk: SeatDesk) -> Plan:
        """What puts answers of several questions together before the first of them is given."""
        return NO_PLAN

    def facts(self, view: V, names: N) -> Sequence[Sequence[Fact]]:
        """The figures of each seat that everybody may know."""
        standing = words(self.game).standing(view)
        return [[Fact(sign, self.fact(sign), number) for sign, number in one.items()] for one in standing]

    def fact(self, sign: str) -> str:
        """What a figure is called."""
        return _(TITLES[sign]) if sign in TITLES else bare(sign).capitalize()

    def seal(self, sign: str) -> int:
        """The figure on the parchment, by the sign of what it says (`Prompt.sign`); -1 for none."""
        return -1

    def touched(self, text: str) -> str:
        """A sentence of a prompt for somebody who touches, where it speaks of clicking."""
        return text

    def areas(self, desk: SeatDesk, pictures: Pictures) -> list[Area]:
        """What lies before this seat, from top to bottom; nobody's (`desk.seat` -1) is what lies open."""
        told = zones(self.game)
        found = [*Zoned(desk, pictures, told).areas()] if told is not None else []
        shown = {thing.place for area in found for thing in area.things}
        return [*found, *(area for area in offered(desk) if area.things[0].place not in shown)]

    def crumbs(self, desk: SeatDesk) -> Sequence[str]:
        """The steps of a plan that were chosen already."""
        return ()

    def map(self, desk: SeatDesk, pictures: Pictures) -> Map | None:
        """A picture with places that are on offer."""
        return None

    def pictures(self, view: V) -> Sequence[str]:
        """The cards of the book whose faces may be seen in this game; none: all of them. `view` is what everybody may
        know."""
        return words(self.game).in_play(view)


def form(game: str) -> Form[ViewData, Names]:
    """How a game lays out a page. Raises KeyError for one that is not in the catalog, PackFault for one that cannot be
    used."""
    found: Form[ViewData, Names] | None = catalog.part(game, "hands")
    return found if found is not None else _plain(game)


@cache
def _plain(game: str) -> Form[ViewData, Names]:
    return Form(game)


def standing(desk: SeatDesk, one: Thing) -> Thing:
    """A thing as it stands to the question now."""
    mark = desk.mark(one.place, one.thing)
    state = STATES.get(mark.state, "")
    return msgspec.structs.replace(
        one, text=desk.label(one.place, one.thing) if state and not one.text else one.text, state=state,
        leads="" if mark.reason else desk.leads(one.place, one.thing),
        why_not=sentence(mark.reason) if mark.reason else "",
    )  # fmt: skip


def offered(desk: SeatDesk) -> list[Area]:
    """The answers in groups by where they lie, in their order; those that lie nowhere if they are too many for
    buttons."""
    if desk.offers is None:
        return []
    found: dict[str, dict[int, Thing]] = {}
    for offer in desk.offers.offers:
        if offer.place != BUTTON:
            name = desk.words.hearing.thing(offer.option, desk.view, desk.names) or desk.label(offer.place, offer.thing)
            things = found.setdefault(offer.place, {})
            if offer.thing not in things:
                things[offer.thing] = _of_place(desk, offer.place, offer.thing, name)
    return [Area(place, title(place), kind_of(place), tuple(things.values())) for place, things in found.items()]


def _of_place(desk: SeatDesk, place: str, number: int, name: str) -> Thing:
    if place == SEAT:
        return seat_thing(desk, number)
    return standing(desk, Thing(place, number, name))


def seat_thing(desk: SeatDesk, seat: int, more: str = "") -> Thing:
    """A player who can be chosen."""
    info = desk.flow.seats[seat]
    return standing(desk, Thing(SEAT, seat, info.name, crest=info.crest, more=more))


def kind_of(place: str) -> Kind:
    """How things of a place that every game has lie together."""
    kinds: dict[str, Kind] = {HAND: "hand", TRAY: "large", SEAT: "seats"}
    return kinds.get(place, "rows")


def title(place: str) -> str:
    """What stands above them."""
    titles = {HAND: _("Your hand"), TRAY: _("To choose from"), SEAT: _("Players")}
    return titles.get(place, "")


class Zoned:
    """What lies before a seat in a game that tells its zones: the hand, and what is picked elsewhere."""

    def __init__(self, desk: SeatDesk, pictures: Pictures, told: Zones) -> None:
        self.desk, self.pictures, self.zones = desk, pictures, told

    def areas(self) -> list[Area]:
        found = []
        for zone in self.zones.zones:
            if zone is self.zones.hand or (zone.each and zone.kind == "amount"):
                continue
            things = [one for seat in range(seats(zone, self.desk.view)) for one in self._things(zone, seat)]
            if things:
                kind: Kind = "rows" if zone.whole else "cards"
                found.append(Area(zone.name, self.zones.title(zone), kind, tuple(things)))
        hand = self.zones.hand
        if hand is not None and self.desk.seat >= 0:
            held = tuple(self._card(HAND, card) for card in self.zones.held(self.desk.view) if card >= 0)
            found.append(Area(HAND, self.zones.title(hand), "hand", held))
        return found

    def _things(self, zone: Zone, seat: int) -> list[Thing]:
        """Those of a zone: open cards, or the whole of it if it can be picked."""
        desk = self.desk
        if zone.whole:
            number = seat if zone.each else 0
            if not desk.mark(zone.place, number).state:
                return []
            figure = zone.count(desk.view, seat)
            return [standing(desk, Thing(zone.place, number, self.zones.title(zone), number=figure))]
        crest = desk.flow.seats[seat].crest if zone.each else -1
        return [self._card(zone.place, card, crest) for card in zone.cards(desk.view, seat) if card != UNKNOWN]

    def _card(self, place: str, card: int, crest: int = -1) -> Thing:
        key = self.zones.card(card)
        name, says = card_words(self.desk.game, key)
        face = self.pictures.of(key)
        return standing(self.desk, Thing(place, card, name, face, key, more=says, crest=crest))

"""The page of a seat: the buildings in broad rows, the hand in piles, the nun row as far as it was seen."""

from __future__ import annotations

from collections.abc import Sequence

from game.hands.desk import SeatDesk
from game.hands.form import Form, Pictures, seat_thing, standing
from game.hands.messages import Area, Thing
from game.kernel.rules import of
from game.rattus_cartus.cards.names import face_of
from game.rattus_cartus.content import ESTATES, own_cards
from game.rattus_cartus.hands.piles import in_order
from game.rattus_cartus.hands.plan import CHOSEN, SeatPlan, card_brings, stays
from game.rattus_cartus.lang import N_, _, joined, ngettext, sentence
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.hearing import influence
from game.rattus_cartus.words.names import Names, cards_counted
from game.rattus_cartus.words.round import of_card
from game.rattus_cartus.words.things import BUILDING, NUN
from game.table.asking.mark import PLAIN, Mark
from game.table.asking.spots import HAND, SEAT
from game.ui.draw.markup import escape

PILE, OWN_NUNS = "pile", "nuns"
FACTS = {"rats": N_("Rats"), "markers": N_("Markers")}


class RattusForm(Form[View, Names]):
    """How Rattus Cartus lays out a page."""

    def plan(self, desk: SeatDesk) -> HandPlan:
        return HandPlan(desk)

    def fact(self, sign: str) -> str:
        return _(FACTS[sign]) if sign in FACTS else super().fact(sign)

    def areas(self, desk: SeatDesk, pictures: Pictures) -> list[Area]:
        return RattusAreas(desk, pictures).all()


def piles(view: View) -> dict[int, list[int]]:
    """The viewer's hand by who or what the cards are, in the order in which it is held. Each pile has a number that it
    keeps."""
    kinds = [*own_cards().followers, *own_cards().specials]
    found: dict[int, list[int]] = {}
    for card in in_order(view):
        found.setdefault(kinds.index(face_of(view.box, card).partition("/")[0]), []).append(card)
    return found


class HandPlan(SeatPlan):
    """The same plan, put together by touches on piles."""

    def __init__(self, desk: SeatDesk) -> None:
        super().__init__(desk, lambda: of(View, desk.view))
        self.seat_desk = desk

    def pick(self, place: str, thing: int) -> bool:
        if place != PILE:
            return place != HAND and super().pick(place, thing)
        cards = piles(self.view).get(thing, [])
        if self.ask is None:
            return self._pick_one(cards)
        if not any(self.may(card) for card in cards):
            self.desk.refuse(PILE, thing, stays(self.view.box.kind[cards[0]]) if cards else "")
        else:
            self.take(cards, whole=self.seat_desk.whole)
        return True

    def again(self, slot: int) -> None:
        """A second touch lets go: on a phone the button below confirms."""
        if self.ask is not None and self.ask.step == CHOSEN:
            self.slot = -1

    def _pick_one(self, cards: Sequence[int]) -> bool:
        """A question about a single card that nothing is planned for: the first one of the pile is meant."""
        offers = self.desk.offers
        card = next((one for one in cards if offers is not None and offers.at(HAND, one)), -1)
        if card >= 0:
            self.seat_desk.select((HAND, card))
        return card >= 0

    def mark(self, place: str, thing: int) -> Mark | None:
        if place != PILE:
            return super().mark(place, thing)
        cards = piles(self.view).get(thing, [])
        marks = [super(HandPlan, self).mark(HAND, card) or self.desk.marks.mark(HAND, card) for card in cards]
        states = [one.state for one in marks]
        for state in ("chosen", "focus", "legal"):
            if state in states:
                return Mark(state)
        return marks[0] if marks else PLAIN

    def tip(self, place: str, thing: int) -> str | None:
        """Of a building it is worked out only for the one that is chosen, and stands on the parchment."""
        if place == BUILDING and self.ask is not None:
            return ""
        if place != PILE:
            return super().tip(place, thing)
        cards = piles(self.view).get(thing, [])
        return escape(card_brings(cards[0], self.slot, self.view)) if cards and self.entering and self.slot >= 0 else ""


class RattusAreas:
    """What lies before one seat."""

    def __init__(self, desk: SeatDesk, pictures: Pictures) -> None:
        self.desk, self.pictures = desk, pictures
        self.view, self.names = of(View, desk.view), of(Names, desk.names)

    def all(self) -> list[Area]:
        """From top to bottom; what is asked comes first."""
        nuns, row = self._nuns(), self._row()
        asked = {offer.place for offer in self.desk.offers.offers} if self.desk.offers is not None else set[str]()
        found = [*self._players()] if SEAT in asked else []
        found += [nuns, row] if NUN in asked else [row]
        found.append(self._hand() if self.desk.seat >= 0 else self._influence())
        return [area for area in [*found, *([] if NUN in asked else [nuns])] if area.things]

    def _influence(self) -> Area:
        """What everybody has on each track; for the table that all look at."""
        lines = [line.removesuffix(".").partition(": ") for line in influence(self.view, self.names)]
        things = tuple(Thing("track", estate, name, more=told) for estate, (name, _colon, told) in enumerate(lines))
        return Area("influence", _("Influence"), "rows", things)

    def _players(self) -> list[Area]:
        offers = self.desk.offers
        seats = sorted({one.thing for one in offers.offers if one.place == SEAT}) if offers is not None else []
        things = tuple(
            seat_thing(self.desk, seat, cards_counted(len(self.view.hand[seat]))) for seat in seats
        )  # fmt: skip
        return [Area(SEAT, _("Players"), "seats", things)]

    # -- the row ---------------------------------------------------------------------------------------------------
    def _row(self) -> Area:
        things = tuple(self._building(slot, card) for slot, card in enumerate(self.view.row))
        return Area(BUILDING, _("Buildings"), "rows", things)

    def _building(self, slot: int, card: int) -> Thing:
        view, box = self.view, self.view.box
        key = self.names.building_id(card)
        estate = box.building_estate[box.building_of[card]]
        told = _("{estate}, supply {supply}") if not self._supplying else "{estate}"  # the choice itself says it
        lines = [sentence(told.format(estate=self.names.plain_estate(estate), supply=of_card(card, self.names)))]
        fitting = self._fitting(estate)
        if fitting:
            text = ngettext("{count} card of yours fits.", "{count} cards of yours fit.", fitting)
            lines.append(text.format(count=fitting))
        inside = [joined([self.names.plain_seat(seat), *self._laid(seat)]) for seat in view.entered[slot]]
        if inside:
            lines.append(_("Inside: {players}.").format(players="; ".join(inside)))
        return standing(self.desk, Thing(
            BUILDING, slot, self.names.plain_place(card, slot), self.pictures.of(key), key,
            more=" ".join(lines),
        ))  # fmt: skip

    @property
    def _supplying(self) -> bool:
        """Whether a supply is chosen."""
        return self.desk.offers is not None and self.desk.offers.ask.step == "supply.chosen"

    def _laid(self, seat: int) -> list[str]:
        count = self.view.numbers[seat]
        return [] if count < 0 else [cards_counted(count) if count else _("no cards")]

    def _fitting(self, estate: int) -> int:
        """How many cards of the hand bring influence there and no rat."""
        if self.desk.seat < 0:
            return 0
        box = self.view.box
        mine = (card for card in self.view.hand[self.desk.seat] if card >= 0)
        return sum(box.estate[card] == estate or box.kind[card] == "joker" for card in mine)

    # -- the nun row -----------------------------------------------------------------------------------------------
    def _nuns(self) -> Area:
        things = tuple(self._nun(position, card) for position, card in enumerate(self.view.nun_row))
        return Area(OWN_NUNS, _("Nun row"), "cards", things)

    def _nun(self, position: int, card: int) -> Thing:
        me = self.desk.seat
        who = [
            self.names.plain_seat(seat) for seat, seen in enumerate(self.view.looked) if position in seen and seat != me
        ]
        more = _("seen by {names}").format(names=joined(who)) if who else ""
        if card < 0:
            name = _("Card {number}").format(number=position + 1)
            return standing(self.desk, Thing(NUN, position, name, more=more))
        key = face_of(self.view.box, card).partition("/")[0]
        return standing(self.desk, Thing(
            NUN, position, self.names.plain_card(card), self.pictures.of(key), key, more=more,
        ))  # fmt: skip

    # -- the hand --------------------------------------------------------------------------------------------------
    def _hand(self) -> Area:
        count = len(self.view.hand[self.desk.seat])
        title = ngettext("Your hand: {count} card", "Your hand: {count} cards", count).format(count=count)
        plan = self.desk.plan
        chosen = set(plan.cards) if isinstance(plan, HandPlan) and plan.ask is not None else set[int]()
        things = tuple(self._pile(number, cards, chosen) for number, cards in piles(self.view).items())
        return Area(PILE, title, "piles", things)

    def _pile(self, number: int, cards: Sequence[int], chosen: set[int]) -> Thing:
        first, box = cards[0], self.view.box
        key = face_of(box, first).partition("/")[0]
        estate = box.estate[first]
        name = self.names.book_name(first)
        more = self.names.plain_estate(estate) if 0 <= estate < len(ESTATES) else self.names.short_of(first)
        return standing(self.desk, Thing(
            PILE, number, name, self.pictures.of(key), key, more=more, number=len(cards),
            chosen=len(chosen.intersection(cards)),
        ))  # fmt: skip

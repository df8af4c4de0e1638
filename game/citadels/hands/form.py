"""The page of a seat: characters to choose from large and with their words, cities where they are targets, the own
city, the hand."""

from __future__ import annotations

from game.citadels.lang import N_, _, joined, language, ngettext, sentence
from game.citadels.rules.state import View
from game.citadels.words.asking.choices import DRAFT_STEPS
from game.citadels.words.asking.places import CITY, TRACK
from game.citadels.words.names import SEAL, Names
from game.citadels.words.turn import income_now
from game.content.book import book
from game.hands.desk import SeatDesk
from game.hands.form import Form, Pictures, seat_thing, standing
from game.hands.messages import Area, Kind, Thing
from game.kernel.options import kind
from game.kernel.rules import of
from game.table.asking.spots import HAND, SEAT, TRAY
from game.ui.draw.markup import plain

TOUCHED = {
    N_("No card in your hand can be built now. Click one to see why, or end your turn."):
        N_("No card in your hand can be built now. Touch one to see why, or end your turn."),
    N_("Click a player to swap hands, or cards in your hand to discard them and draw as many."):
        N_("Touch a player to swap hands, or cards in your hand to discard them and draw as many."),
}  # fmt: skip
CHARACTER, OWN_CITY = "character", "city"  # names of areas


class CitadelsForm(Form[View, Names]):
    """How Citadels lays out a page."""

    def seal(self, sign: str) -> int:
        return int(sign.removeprefix(SEAL)) if sign.startswith(SEAL) else -1

    def touched(self, text: str) -> str:
        for clicked, instead in TOUCHED.items():
            text = text.replace(_(clicked), _(instead))
        return text

    def areas(self, desk: SeatDesk, pictures: Pictures) -> list[Area]:
        return CitadelsAreas(desk, pictures).all()


class CitadelsAreas:
    """What lies before one seat."""

    def __init__(self, desk: SeatDesk, pictures: Pictures) -> None:
        self.desk, self.pictures = desk, pictures
        self.view, self.names = of(View, desk.view), of(Names, desk.names)
        self.step = desk.offers.ask.step if desk.offers is not None else ""

    def all(self) -> list[Area]:
        """From top to bottom; what is asked comes first."""
        found = [*self._track(), *self._tray(), *self._players()]
        seats = range(self.view.box.players)
        if self.desk.seat < 0:
            return [*found, *(self._city(seat) for seat in seats)]
        mine = self.desk.seat
        found += [self._city(seat) for seat in seats if seat != mine and self._touched(seat)]
        own = self._city(mine)
        return [*found, *([own] if own.things else []), *self._roles(), self._hand()]

    # -- what is asked ---------------------------------------------------------------------------------------------
    def _offered(self, place: str) -> list[int]:
        offers = self.desk.offers.offers if self.desk.offers is not None else ()
        return list(dict.fromkeys(one.thing for one in offers if one.place == place))

    def _track(self) -> list[Area]:
        """Characters: large where one of them becomes one's own, else in the order of the calls."""
        ranks = self._offered(TRACK)
        laid = [thing for place, thing in self.desk.words.things.laid(self.desk.offers.ask) if place == TRACK] \
            if self.desk.offers is not None else []  # fmt: skip
        if not ranks:
            return []
        large: Kind = "large" if self.step in DRAFT_STEPS else "rows"
        things = tuple(self._character(TRACK, rank) for rank in sorted({*ranks, *laid}))
        return [Area(TRACK, _("Characters"), large, things)]

    def _character(self, place: str, rank: int) -> Thing:
        character = self.names.character(rank)
        income = income_now(rank, self.view) if self.step in DRAFT_STEPS else ""
        says = book(self.desk.game).cards()[character.id].short
        words = [sentence(income) if income else "", says.get(language()) if says is not None else ""]
        more = " ".join(filter(None, words))
        key = character.id
        return standing(self.desk, Thing(
            place, rank, character.name.get(language()), self.pictures.of(key), key, more=more, number=rank,
        ))  # fmt: skip

    def _tray(self) -> list[Area]:
        """Cards to choose from, with their words."""
        offers = self.desk.offers
        cards = offers.tray if offers is not None else []
        if not cards or offers is None:
            return []
        victim = int(offers.ask.memo.get("victim", -1))
        title = _("Drawn: choose one")
        if victim >= 0:
            title = _("Hand of {name}").format(name=self.names.plain_seat(victim))
        return [Area(TRAY, title, "large", tuple(self._card(TRAY, card, words=True) for card in cards))]

    def _players(self) -> list[Area]:
        if not self._offered(SEAT):
            return []
        seats = [seat for seat in range(self.view.box.players) if seat != self.desk.seat or seat in self._offered(SEAT)]
        return [
            Area(SEAT, _("Players"), "seats", tuple(seat_thing(self.desk, seat, self._has(seat)) for seat in seats))
        ]

    def _has(self, seat: int) -> str:
        gold = ngettext("{count} gold", "{count} gold", self.view.gold[seat]).format(count=self.view.gold[seat])
        cards = len(self.view.hand[seat])
        return f"{gold}, " + ngettext("{count} card", "{count} cards", cards).format(count=cards)

    def _touched(self, seat: int) -> bool:
        """Whether the question is about this city, or about districts at all."""
        offers = self.desk.offers
        if offers is None:
            return False
        if any(card in self.view.city[seat] for card in self._offered(CITY)):
            return True
        about = {kind(one) for one in offers.ask.options} | {self.desk.marks.about()}
        return "district" in about and bool(self.view.city[seat]) and self.desk.marks.harmful

    # -- what lies there -------------------------------------------------------------------------------------------
    def _city(self, seat: int) -> Area:
        info = self.desk.flow.seats[seat]
        mine = seat == self.desk.seat
        title = _("Your city") if mine else _("City of {name}").format(name=self.names.plain_seat(seat))
        shown = [self.names.plain_rank(rank) for rank in self.view.roles[seat] if rank > 0] if not mine else []
        title = f"{title}: {joined(shown)}" if shown else title
        things = tuple(self._card(CITY, card, info.crest) for card in self.view.city[seat])
        return Area(OWN_CITY if mine else f"{OWN_CITY}_{seat}", title, "cards", things)

    def _roles(self) -> list[Area]:
        """The own characters, to be read again."""
        ranks = [rank for rank in self.view.roles[self.desk.seat] if rank > 0]
        if not ranks or self.step in DRAFT_STEPS:
            return []
        things = tuple(self._own_character(rank) for rank in sorted(ranks))
        return [Area(CHARACTER, ngettext("Your character", "Your characters", len(ranks)), "cards", things)]

    def _own_character(self, rank: int) -> Thing:
        character = self.names.character(rank)
        name, key = character.name.get(language()), character.id
        return Thing(CHARACTER, rank, name, self.pictures.of(key), key, number=rank)

    def _hand(self) -> Area:
        cards = [card for card in self.view.hand[self.desk.seat] if card >= 0]
        title = ngettext("Your hand: {count} card", "Your hand: {count} cards", len(cards)).format(count=len(cards))
        return Area(HAND, title, "hand", tuple(self._card(HAND, card) for card in cards))

    def _card(self, place: str, card: int, crest: int = -1, *, words: bool = False) -> Thing:
        key = self.view.box.kind[card]
        more = ""
        if words:
            one = book(self.desk.game).cards()[key]
            more = (
                one.short.get(language())
                if one.short is not None
                else plain(book(self.desk.game).shelf().described(key))
            )
        return standing(self.desk, Thing(
            place, card, self.names.plain_card(card), self.pictures.of(key), key, more=more, crest=crest,
        ))  # fmt: skip

    def _says(self, key: str) -> str:
        """What a card does; of one without an effect what it is."""
        found = book(self.desk.game)
        short = found.cards()[key].short
        return short.get(language()) if short is not None else plain(found.shelf().described(key))

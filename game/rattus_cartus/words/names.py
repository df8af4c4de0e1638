"""What seats, estates, cards and buildings are called, in the language of the moment. No pygame here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.rattus_cartus.cards.names import follower
from game.rattus_cartus.content import ESTATES, Cards, Follower, Special, own_cards
from game.rattus_cartus.lang import N_, _, language, listed, ngettext
from game.rattus_cartus.rules.box import Box
from game.table import names

NUMERALS = ("I", "II", "III")  # the places of the row; a no-break space stands before them (the text game says 1, 2, 3)
JOINT = "\u00a0"


class Names(names.Names):
    """The names of one match."""

    def __init__(self, seats: Sequence[str], box: Box, cards: Cards | None = None) -> None:
        super().__init__(seats)
        self.box = box
        self.data = cards or own_cards()

    # -- plain words -----------------------------------------------------------------------------------------------
    def building_id(self, card: int) -> str:
        """The id of the building on a building card."""
        return self.box.building_ids[self.box.building_of[card]]

    def plain_building(self, card: int) -> str:
        """A building by itself."""
        return self.data.buildings[self.building_id(card)].name.get(language())

    def plain_place(self, card: int, slot: int) -> str:
        """A building with its place in the row: two of a round may be the same."""
        return f"{self.plain_building(card)}{JOINT}{NUMERALS[slot]}"

    def plain_estate(self, estate: int) -> str:
        return self.data.estates[ESTATES[estate]].name.get(language())

    def plain_card(self, card: int) -> str:
        """A card of a hand: a follower by estate and nuns, or what else it is."""
        if card < 0:
            return _("a card")
        if self.box.estate[card] < 0:
            return self.kind(self.box.kind[card])
        return _("{estate} ({nuns})").format(estate=self.plain_estate(self.box.estate[card]), nuns=self.nuns(card))

    def kind(self, kind: str) -> str:
        """What a card that is no follower is called."""
        return self.data.specials[kind].name.get(language())

    def text_of(self, card: int) -> str:
        """What a card of a hand does."""
        one = self._text(card)
        text = one.rules_at(self.box.players) if isinstance(one, Special) else one.rules
        return text.get(language())

    def short_of(self, card: int) -> str:
        """The same in a few words."""
        one = self._text(card)
        text = one.short_at(self.box.players) if isinstance(one, Special) else one.short
        return text.get(language())

    def book_name(self, card: int) -> str:
        """What it is called by itself, as in the book: a follower by who it is."""
        return self._text(card).name.get(language())

    def _text(self, card: int) -> Follower | Special:
        """The entry in the data."""
        estate = self.box.estate[card]
        if estate < 0:
            return self.data.specials[self.box.kind[card]]
        return self.data.followers[follower(ESTATES[estate], self.box.nuns[card])]

    def stack(self, kind: str) -> str:
        """A stack of cards or markers, as one runs out."""
        return _(STACKS.get(kind, kind))

    def nuns(self, card: int) -> str:
        """How many nuns are on a follower."""
        count = self.box.nuns[card]
        return ngettext("{count} nun", "{count} nuns", count).format(count=count) if count else _("no nuns")

    def nun_place(self, place: int) -> str:
        """A card of the nun row, by its place."""
        return _("Card {number} of the nun row").format(number=place + 1)

    # -- words in sentences ----------------------------------------------------------------------------------------
    def building(self, card: int, slot: int | None = None) -> str:
        """A building; with its place in the row if it lies there."""
        return self.said("building", card, self.plain_building(card) if slot is None else self.plain_place(card, slot))

    def estate(self, estate: int) -> str:
        return self.said("estate", estate, self.plain_estate(estate))

    def card(self, card: int) -> str:
        return self.said("card", card, self.plain_card(card))

    def cards(self, cards: Sequence[int]) -> str:
        """Several cards, by estates and kinds: "2 Magic, 1 Church and 1 Sword". A single follower with its nuns."""
        if len(cards) == 1 and self.box.estate[cards[0]] >= 0:
            return self.card(cards[0])
        return listed([self.said("card", first, text) for first, text in self._counted(cards)])

    def plain_cards(self, cards: Sequence[int]) -> str:
        """The same in plain words."""
        return listed([text for _first, text in self._counted(cards)])

    def _counted(self, cards: Sequence[int]) -> list[tuple[int, str]]:
        """Each sort of card in the order of their numbers: the first of them, and how many there are."""
        known = sorted(card for card in cards if card >= 0)
        first: dict[tuple[str, int], int] = {}
        for card in known:
            first.setdefault(self._sort(card), card)
        counts = Counter(self._sort(card) for card in known)
        found = [(card, self._so_many(sort, counts[sort])) for sort, card in first.items()]
        hidden = len(cards) - len(known)
        if hidden:
            text = ngettext("{count} unknown card", "{count} unknown cards", hidden)
            found.append((-1, text.format(count=hidden)))
        return found

    def _sort(self, card: int) -> tuple[str, int]:
        return self.box.kind[card], self.box.estate[card]

    def _so_many(self, sort: tuple[str, int], count: int) -> str:
        kind, estate = sort
        return self.of_estate(estate, count) if estate >= 0 else self.so_many(kind, count)

    def of_estate(self, estate: int, count: int) -> str:
        """So many followers of an estate."""
        # Translators: cards of an estate, "3 Magic"; a sign for "times" may stand between them.
        return _("{count} {estate}").format(count=count, estate=self.plain_estate(estate))

    def so_many(self, kind: str, count: int) -> str:
        """So many cards of a kind that is no follower."""
        return {
            "joker": ngettext("{count} Joker", "{count} Jokers", count),
            "sword": ngettext("{count} Sword", "{count} Swords", count),
            "flute": ngettext("{count} Flute", "{count} Flutes", count),
            "pass": ngettext("{count} Pass", "{count} Passes", count),
            "gold": ngettext("{count} Gold", "{count} Gold", count),
        }[kind].format(count=count)


STACKS = {
    "joker": N_("the Jokers"), "sword": N_("the Swords"), "flute": N_("the Flutes"), "pass": N_("the Passes"),
    "gold": N_("the Gold"), "marker": N_("the victory-point markers"), "follower": N_("the followers"),
}  # fmt: skip

"""What seats, characters and districts are called, in the language of the moment. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.cards import type_names
from game.citadels.content import Cards, Character, District, own_cards
from game.citadels.lang import _, language, listed
from game.citadels.rules.box import TYPES, Box
from game.table import names


class Names(names.Names):
    """The names of one match."""

    def __init__(self, seats: Sequence[str], box: Box, cards: Cards | None = None) -> None:
        super().__init__(seats)
        self.box = box
        self.cards = cards or own_cards()

    # -- facts of the cards ----------------------------------------------------------------------------------------
    def district(self, card: int) -> District:
        """The card's entry in the card file."""
        return self.cards.districts[self.box.kind[card]]

    def character(self, rank: int) -> Character:
        """The character of this rank in this game."""
        return self.cards.characters[self.box.setup.cast[rank - 1]]

    def type_of(self, card: int) -> str:
        """noble, religious, trade, military or unique."""
        return TYPES[self.box.type[card]]

    # -- plain words -----------------------------------------------------------------------------------------------
    def plain_card(self, card: int) -> str:
        return self.district(card).name.get(language()) if card >= 0 else _("a card")

    def plain_rank(self, rank: int) -> str:
        return self.character(rank).name.get(language()) if rank >= 1 else _("a character")

    # -- words in sentences ----------------------------------------------------------------------------------------
    def card(self, card: int) -> str:
        return self.said("card", card, self.plain_card(card))

    def rank(self, rank: int) -> str:
        return self.said("rank", rank if rank >= 1 else -1, self.plain_rank(rank))

    def list_of_cards(self, cards: Sequence[int]) -> str:
        return listed([self.card(card) for card in cards])

    def source(self, word: str) -> str:
        """The character or district that an event names as its reason; empty for reasons that are no card."""
        if word in self.cards.characters:
            return self.cards.characters[word].name.get(language())
        return self.cards.districts[word].name.get(language()) if word in self.cards.districts else ""


def type_title(kind: str) -> str:
    """The word for a type of district by itself, as on a button."""
    return type_names.type_name(kind)

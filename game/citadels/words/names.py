"""What seats, characters and districts are called, in the language of the moment. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.citadels.cards import type_names
from game.citadels.content import Cards, Character, District, own_cards
from game.citadels.lang import _, language, listed, ngettext
from game.citadels.rules.box import TYPES, Box
from game.citadels.rules.state import View
from game.citadels.words.outlook.outcomes import possible_purses
from game.kernel.events import Facts
from game.kernel.options import kind, value
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


# Pieces of words that several cards share.


def minus(price: int | None) -> str:
    """The price as it stands on a button; nothing to pay shows nothing."""
    return f"  −{price}" if price else ""


def drawn(count: int, keep: int) -> str:
    """The words on a button that draws cards."""
    if keep < count:
        return _("Draw {count} cards, keep 1").format(count=count)
    return ngettext("Draw {count} card", "Draw {count} cards", count).format(count=count)


def if_played(told: Callable[[list[int]], str]) -> Callable[[str, View], str]:
    """What naming a character brings: whether somebody may play it, and with how much gold."""

    def words(option: str, view: View) -> str:
        if kind(option) != "rank":
            return ""
        purses = [gold for _seat, gold in possible_purses(value(option), view)]
        return told(purses) if purses else _("Nobody plays this character in this round.")

    return words


def lost_to(fact: str) -> Callable[[Facts], list[tuple[int, str]]]:
    """Whoever loses a district to somebody else may say something about it."""
    return lambda facts: [(facts[fact], "razed")] if facts[fact] != facts["seat"] else []


def cards_as_income(amount: int) -> str:
    """The words on the button of a character whose income is cards."""
    return ngettext("Income: {count} card", "Income: {count} cards", amount).format(count=amount)


def named_ranks(ranks: Sequence[int], names: Names) -> str:
    """Characters in a sentence."""
    return listed([names.rank(rank) for rank in ranks])


def seen(facts: Facts, names: Names) -> str:
    """What somebody saw in a hand, for those who know; it follows a sentence."""
    if "cards" not in facts:
        return ""
    if not facts["cards"]:
        return " " + _("The hand is empty.")
    return " " + _("Seen: {cards}.").format(cards=names.list_of_cards(facts["cards"]))


# The seal on what the parchment says.

SEAL = "rank_"


def seal(rank: int) -> str:
    """The sign of a rank; "" for 0, while nobody is called."""
    return f"{SEAL}{rank}" if rank else ""

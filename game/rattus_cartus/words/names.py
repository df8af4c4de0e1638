"""What seats, estates, cards and buildings are called, in the language of the moment. No pygame here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.kernel.events import Facts
from game.rattus_cartus.cards.names import follower
from game.rattus_cartus.content import ESTATES, Cards, Follower, Special, own_cards
from game.rattus_cartus.lang import N_, _, language, listed, ngettext
from game.rattus_cartus.rules.box import Box
from game.rattus_cartus.rules.state import View
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


# Pieces of words that several phases share.


def cards_drawn(count: int) -> str:
    """On a button, or within a row of what an action brings."""
    return ngettext("draw {count} card", "draw {count} cards", count).format(count=count)


def rats_away(count: int) -> str:
    """Likewise."""
    return ngettext("discard {count} rat", "discard {count} rats", count).format(count=count)


def looks(count: int) -> str:
    """Likewise."""
    return ngettext("look at {count} nun card", "look at {count} nun cards", count).format(count=count)


def rats_counted(count: int) -> str:
    """So many rats, within a sentence."""
    return ngettext("{count} rat", "{count} rats", count).format(count=count) if count else _("no rats")


def cards_counted(count: int) -> str:
    """So many cards, within a sentence."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def hand_counted(count: int) -> str:
    """So many cards in a hand."""
    text = ngettext("{count} card in hand", "{count} cards in hand", count)
    return text.format(count=count) if count else _("no cards in hand")


def place_of(facts: Facts, names: Names) -> str:
    """The building an event speaks of, with its place in the row."""
    return names.building(facts["card"], facts["slot"])


def here(view: View, names: Names) -> str:
    """The building that is being resolved, in plain words."""
    return names.plain_place(view.row[view.slot], view.slot) if view.slot >= 0 else ""


def rats_shown(view: View, seat: int) -> bool:
    """Whether the viewer is told this seat's rats: the own ones, all of them at the end or by the set-up (RAT-53)."""
    return seat == view.viewer or view.phase == "over" or "open_rats" in view.box.setup.options


def markers_counted(count: int) -> str:
    """So many victory-point markers."""
    return ngettext("{count} victory-point marker", "{count} victory-point markers", count).format(count=count)


# What the symbols on the table stand for, one short sentence each.

SENTENCES = {
    # the plague
    "rat": N_("A rat: whoever has more rats than there are nuns in the nun row dies at the end."),
    "rats_hidden": N_("Rats of this player. They lie face down until the end."),
    "nun": N_("A nun. At the end the nuns of the nun row decide who survives the plague."),
    "no_nun": N_("An empty place: no nun."),
    "nun_row": N_("Card of the nun row: it lies face down until the end."),
    "eye": N_("You have seen this card of the nun row."),
    "looked": N_("This player has looked at this card of the nun row."),
    "danger": N_("So likely you would die with your rats of now, from all that you have seen."),
    # estates
    "peasantry": N_("Peasantry: one of the six estates."),
    "bourgeoisie": N_("Bourgeoisie: one of the six estates."),
    "church": N_("Church: one of the six estates."),
    "chivalry": N_("Chivalry: one of the six estates."),
    "magic": N_("Magic: one of the six estates."),
    "royalty": N_("Royalty: one of the six estates."),
    # cards
    "joker": N_("Joker: 1 influence in any building, and no rat."),
    "sword": N_("Sword: whoever lays the most in a building takes half of a hand from who laid the fewest."),
    "flute": N_("Flute: whoever lays the most in a building hands a rat to who laid the fewest."),
    "pass": N_("Pass: played instead of entering a building; you come after the others."),
    "gold": N_("Gold: stays in hand; the most are worth 6 points at the end, the second most 3."),
    "marker": N_("Victory-point marker: 1 point each at the end."),
    # the row
    "draw": N_("Supply: draw so many cards."),
    "rat_away": N_("Supply: discard a rat."),
    "look": N_("Supply: look at a card of the nun row."),
    "premium": N_("Premium action: for whoever has laid the most followers and Jokers in this building."),
    "normal": N_("Normal action: for everybody else in this building."),
    "entry": N_("Who has entered, in this order. Of equals the first one has the premium action."),
    "laid": N_("Cards laid face down in this building; the number is public."),
    # the table
    "flag": N_("The start player of this round."),
    "hand": N_("Cards in this player's hand; only their owner sees them."),
    "deck": N_("The followers that are left to be drawn."),
    "discard": N_("Followers that were discarded; when the pile is empty they are shuffled."),
    "building_deck": N_("The building cards of the rounds to come."),
    "replacement": N_("The replacement pile, for rows in which all buildings are the same."),
    "disc": N_("Influence of a player. Of equal points the lowest disc ranks first."),
    "first": N_("10 points at the end for the most influence in an estate."),
    "to_first": N_("So many more points lead here: 10 at the end; the second gets 5, the third 2. A crown leads."),
    "second": N_("5 points at the end for the second most influence in an estate."),
    "third": N_("2 points at the end for the third most influence in an estate."),
    "points": N_("Points so far, as far as everybody can count them."),
    "crest": N_("The shield of a player: whatever bears it is that player's."),
    "last_round": N_("The last round: the premium is 1 influence more, and there are no other actions."),
}  # fmt: skip

# With two players there is one premium in a round, wherever they are, and only the first place pays for Gold.
FOR_TWO = {
    "gold": N_("Gold: stays in hand; the most is worth 6 points at the end."),
    "premium": N_("Premium action: one each round, for whoever has laid more followers and Jokers, in any building."),
    "normal": N_("Normal action: for whoever does not have the premium action of this round."),
    "entry": N_("Who has entered, in this order. If both lay equally many, the first has the premium action."),
    "second": N_("5 points at the end for whoever has less influence in an estate, but some."),
    "to_first": N_("So many more points lead here: 10 at the end; the other one gets 5. A crown leads."),
    "third": "",  # is not there
}  # fmt: skip


def sentence(key: str, players: int) -> str:
    """What the symbol stands for at a table of so many; "" if it is not known."""
    known = {**SENTENCES, **FOR_TWO} if players == 2 else SENTENCES
    return _(known[key]) if known.get(key) else ""

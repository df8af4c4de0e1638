"""How the cards of Rattus Cartus stand in the gallery: kinds, estates and sets. No pygame here."""

from __future__ import annotations

from collections.abc import Mapping

from game.content.book import Book, Facet, Filters, Shelf, Value, Wanted
from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.content import ESTATES, Building, Cards, Follower, Special, Supply
from game.rattus_cartus.lang import _, language, ngettext
from game.ui.draw.markup import escape

BUILDING, FOLLOWER, SPECIAL = ("building", "follower", "special")
FIRST_GAME, OTHERS = "first_game", "others"  # sets
EACH = 14  # followers of an estate


class RattusCartusShelf(Shelf):
    """Filters by kind and estate; the sets are the first game and what is not in it."""

    def __init__(self, book: Book, cards: Cards) -> None:
        super().__init__(book)
        self.cards = cards

    def kinds(self) -> Mapping[str, str]:
        return {BUILDING: _("Buildings"), FOLLOWER: _("Followers"), SPECIAL: _("Jokers and special cards")}

    def facets(self) -> list[Facet]:
        kinds = [Wanted(kind, name, words=True) for kind, name in self.kinds().items()]
        estates = [Wanted(estate, estate_name(estate), f"rattus_cartus/ui/estate_{estate}") for estate in ESTATES]
        return [Facet("kind", _("Kind"), kinds), Facet("estate", _("Estate"), estates, 6)]

    def chosen(self, filters: Filters, facet: str, value: Value) -> Filters:
        """Jokers and special cards belong to no estate."""
        made = filters.toggled(facet, value)
        if made.by.get("kind") == SPECIAL and "estate" in made.by:
            return made.toggled(
                "estate" if facet == "kind" else "kind", made.by["estate" if facet == "kind" else "kind"]
            )
        return made

    # -- sets ----------------------------------------------------------------------------------------------------------
    def sets(self) -> Mapping[str, str]:
        return {FIRST_GAME: _("First game"), OTHERS: _("Not in the first game")}

    def sets_told(self, card: str) -> str:
        one = self.book.cards()[card]
        return _("Every game") if one.kind == FOLLOWER else " · ".join(self.sets()[each] for each in sorted(one.sets))

    # -- one card ------------------------------------------------------------------------------------------------------
    def described(self, card: str) -> str:
        one = self._card(card)
        if isinstance(one, Building):
            return _("Building of the estate {estate}").format(estate=estate_name(one.estate))
        if isinstance(one, Follower):
            return _("Follower of the estate {estate}").format(estate=estate_name(one.estate))
        return _("Joker") if one.id == "joker" else _("Special card")

    def symbol(self, card: str) -> str:
        one = self._card(card)
        return one.id if isinstance(one, Special) else one.estate

    def facts(self, card: str) -> str:
        one = self._card(card)
        described = f"{{{self.symbol(card)}}} {escape(self.described(card))}"
        if isinstance(one, Building):
            supplies = " · ".join(supply_told(self.cards.supply_of(one.id, copy)) for copy in "abcde")
            return "\n".join([described, _("Supply of its five cards: {supplies}").format(supplies=supplies)])
        if isinstance(one, Follower):
            nuns = ", ".join(str(number) for number in sorted(one.nuns))
            return "\n".join([described, _("Seen on followers with {numbers} nuns").format(numbers=nuns)])
        copies = ngettext("{count} card", "{count} cards", one.copies).format(count=one.copies)
        return f"{described} · {copies}"

    def told(self, card: str) -> list[str]:
        said = self.described(card)
        return [] if said == self._card(card).name.get(language()) else [f"{said}."]

    def relatives(self, card: str) -> list[str]:
        """All of the same estate; who gives a special card, and what a building gives."""
        one = self._card(card)
        makers = [each.id for each in self.cards.buildings.values() if each.makes == one.id]
        if isinstance(one, Special):
            return [*makers, *(name for name in self.cards.specials if name != card)]
        given = [one.makes] if isinstance(one, Building) and one.makes else []
        places = [each.id for each in self.cards.buildings.values() if each.estate == one.estate]
        people = [each.id for each in self.cards.followers.values() if each.estate == one.estate]
        return [*given, *(name for name in (*places, *people) if name != card)]

    def _card(self, card: str) -> Building | Follower | Special:
        cards = self.cards
        return cards.buildings.get(card) or cards.followers.get(card) or cards.specials[card]

    # -- lists ---------------------------------------------------------------------------------------------------------
    def lists(self) -> Mapping[str, str]:
        return {"buildings": _("Buildings"), "others": _("Followers and other cards")}

    def listed(self, page: str) -> list[tuple[str, list[str]]]:
        cards = self.cards
        if page == "buildings":
            return [
                (estate_name(estate), [one.id for one in cards.buildings.values() if one.estate == estate])
                for estate in ESTATES
            ]
        people = [
            (estate_name(estate), [one.id for one in cards.followers.values() if one.estate == estate])
            for estate in ESTATES
        ]
        return [*people, (_("Jokers and special cards"), list(cards.specials))]


def supply_told(supply: Supply) -> str:
    """A supply in a few words: "2 cards, 1 rat"."""
    said = []
    if supply.draw:
        said.append(ngettext("{count} card", "{count} cards", supply.draw).format(count=supply.draw))
    if supply.rats:
        said.append(ngettext("{count} rat less", "{count} rats less", supply.rats).format(count=supply.rats))
    if supply.look:
        said.append(ngettext("{count} look", "{count} looks", supply.look).format(count=supply.look))
    return ", ".join(said)

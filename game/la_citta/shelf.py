"""How the cards of La Città stand in the gallery: kinds, wishes and sizes. No pygame here."""

from __future__ import annotations

from collections.abc import Mapping

from game.content.book import Book, Facet, Filters, Shelf, Value, Wanted
from game.la_citta import GAME
from game.la_citta.cards.names import ACTION, BUILDING, LANDSCAPE, POLITICS, VOICE
from game.la_citta.content import SIZES, WISHES, Building, Cards
from game.la_citta.content.cards import OF_BUILDING, Action, Landscape, Politics, Wish
from game.la_citta.lang import _, language, ngettext
from game.ui.draw.markup import escape

Entry = Building | Politics | Wish | Action | Landscape
SIGNS = {"castello": "castello", "action": "action", "F1": "food", "F2": "food", "F3": "food", "farm": "food",
         "M": "gold", "quarry": "gold", "marketplace": "citizen", "W": "health"}  # fmt: skip


class LaCittaShelf(Shelf):
    """Filters by kind, by wish and by the size of buildings."""

    def __init__(self, book: Book, cards: Cards) -> None:
        super().__init__(book)
        self.cards = cards

    def kinds(self) -> Mapping[str, str]:
        return {
            BUILDING: _("Buildings"), POLITICS: _("Politics cards"), VOICE: _("Voices"), ACTION: _("Action card"),
            LANDSCAPE: _("Landscapes"),
        }  # fmt: skip

    def facets(self) -> list[Facet]:
        kinds = [Wanted(kind, name, words=True) for kind, name in self.kinds().items()]
        wishes = [Wanted(wish, self._named(wish), f"{GAME}/ui/wish_{wish}") for wish in WISHES]
        sizes = [Wanted(size, name, words=True) for size, name in size_names().items() if size != SIZES[0]]
        return [
            Facet("kind", _("Kind"), kinds), Facet("wish", _("Wish"), wishes, 6), Facet("size", _("Size"), sizes),
        ]  # fmt: skip

    def chosen(self, filters: Filters, facet: str, value: Value) -> Filters:
        """Action card and landscapes belong to no wish; only buildings and their politics cards have a size."""
        made = filters.toggled(facet, value)
        kind, without = made.by.get("kind"), {ACTION: ("wish", "size"), LANDSCAPE: ("wish", "size"), VOICE: ("size",)}
        for other in without.get(str(kind), ()):
            if other in made.by:
                given_up = other if facet == "kind" else "kind"
                made = made.toggled(given_up, made.by[given_up])
                if given_up == "kind":
                    break
        return made

    # -- one card ------------------------------------------------------------------------------------------------------
    def described(self, card: str) -> str:
        one = self._card(card)
        if isinstance(one, Building):
            return size_names()[one.size] if card == one.id else _("Politics card that builds")
        kinds = {Politics: _("Politics card"), Wish: _("Voice of the people"), Action: _("Action card"),
                 Landscape: _("Landscape")}  # fmt: skip
        return kinds[type(one)]

    def symbol(self, card: str) -> str:
        if self.book.cards()[card].kind == POLITICS:
            return "politics"
        return SIGNS.get(card) or str(self.book.cards()[card].marks.get("wish", "castello"))

    def facts(self, card: str) -> str:
        described = f"{{{self.symbol(card)}}} {escape(self.described(card))}"
        return "\n".join([described, *(marked for marked in [self._numbers(card)] if marked)])

    def told(self, card: str) -> list[str]:
        one, said = self._card(card), [f"{self.described(card)}."]
        if isinstance(one, Building):
            said += [f"{text[:1].upper()}{text[1:]}." for text in self._said_of(one, card)]
        elif isinstance(one, Politics):
            said.append(_("It costs {prices} gold.").format(prices=_listed(one.prices)))
        return said

    def relatives(self, card: str) -> list[str]:
        """What builds it or is built, the other side of its chip, what serves the same wish."""
        one, cards = self._card(card), self.cards
        if isinstance(one, Wish):
            served = [each.id for each in cards.buildings.values() if each.arches[WISHES.index(one.id)]]
            return [*served, *(wish for wish in WISHES if wish != card)]
        if isinstance(one, Action):
            return [each.id for each in cards.buildings.values() if not each.politics]
        if not isinstance(one, Building):
            kind = self.book.cards()[card].kind
            return [each.id for each in self.book.cards().values() if each.kind == kind and each.id != card]
        other = f"{one.id}{OF_BUILDING}" if one.politics else one.id
        twins = [each.id for each in cards.buildings.values() if one.stack and each.stack == one.stack]
        alike = [each.id for each in cards.buildings.values()
                 if any(a and b for a, b in zip(one.arches, each.arches, strict=True))]  # fmt: skip
        sized = [each.id for each in cards.buildings.values() if each.size == one.size]
        others = [name for name in dict.fromkeys([*twins, *alike, *sized]) if name != one.id]
        found = [other if card == one.id else one.id, *others, *([] if one.politics else cards.actions)]
        return [name for name in found if name != card]

    def _card(self, card: str) -> Entry:
        cards = self.cards
        name = card.removesuffix(OF_BUILDING)
        return (cards.buildings.get(name) or cards.politics.get(card) or cards.wishes.get(card)
                or cards.actions.get(card) or cards.landscapes[card])  # fmt: skip

    def _named(self, card: str) -> str:
        return self._card(card).name.get(language())

    def _numbers(self, card: str) -> str:
        """Price, arches and copies, marked up; "" for nothing."""
        one = self._card(card)
        if isinstance(one, Building):
            return " · ".join(self._said_of(one, card, marked=True))
        if isinstance(one, Politics):
            copies = ngettext("{count} card", "{count} cards", one.copies).format(count=one.copies)
            return f"{{gold}} {_listed(one.prices)} · {copies}"
        if isinstance(one, Landscape):
            return ngettext("{count} tile", "{count} tiles", one.tiles).format(count=one.tiles)
        if isinstance(one, Action):
            return _("{count} cards for everybody").format(count=one.copies)
        return ngettext("{count} card", "{count} cards", one.copies).format(count=one.copies)

    def _said_of(self, one: Building, card: str, marked: bool = False) -> list[str]:
        """Arches, price, water, chips or cards of a building."""
        said = []
        for wish, count in zip(WISHES, one.arches, strict=True):
            if count:
                said.append(f"{{{wish}}} {count}" if marked else f"{self._named(wish)} {count}")
        if one.cost:
            price = f"{{gold}} {one.cost}"
            said.append(price if marked else _("It costs {prices} gold").format(prices=one.cost))
        if one.water:
            said.append(_("at water"))
        if card != one.id:
            return [*said, ngettext("{count} card", "{count} cards", one.politics).format(count=one.politics)]
        if one.stack:
            chips = self.cards.stacks[one.stack].chips
            return [*said, _("{count} chips").format(count=chips)]
        return [*said, _("4 for everybody")]

    # -- lists ---------------------------------------------------------------------------------------------------------
    def lists(self) -> Mapping[str, str]:
        return {"buildings": _("Buildings"), "others": _("Cards and landscapes")}

    def listed(self, page: str) -> list[tuple[str, list[str]]]:
        cards, kinds = self.cards, self.kinds()
        if page == "buildings":
            return [
                (size_names(True)[size], [one.id for one in cards.buildings.values() if one.size == size])
                for size in SIZES
            ]  # fmt: skip
        return [
            (kinds[POLITICS], cards.politics_cards), (kinds[VOICE], list(cards.wishes)),
            (kinds[ACTION], list(cards.actions)), (kinds[LANDSCAPE], list(cards.landscapes)),
        ]  # fmt: skip


def size_names(several: bool = False) -> dict[str, str]:
    """What buildings of a size are called."""
    if several:
        said = (_("Castello"), _("Simple buildings"), _("Medium buildings"), _("Large buildings"))
    else:
        said = (_("Centre of a city"), _("Simple building"), _("Medium building"), _("Large building"))
    return dict(zip(SIZES, said, strict=True))


def _listed(prices: tuple[int, ...]) -> str:
    return " / ".join(map(str, prices))

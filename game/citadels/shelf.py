"""How the cards of Citadels stand in the gallery: kinds, types, ranks, costs and sets. No pygame here."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from game.citadels.cards.tones import RANKS
from game.citadels.cards.type_names import type_name, type_within
from game.citadels.content import TYPES, Cards, Character, District
from game.citadels.lang import _, language, ngettext
from game.content.book import Book, Facet, Filters, Shelf, Value, Wanted
from game.ui.draw.markup import escape
from game.ui.draw.theme import seal_edge

CHARACTER, BASIC, UNIQUE = ("character", "basic", "unique")
ADDITIONAL = "additional"  # a set besides the presets
COSTS = range(1, 7)


class CitadelsShelf(Shelf):
    """Filters by kind, type, rank and cost; the sets are the presets."""

    def __init__(self, book: Book, cards: Cards) -> None:
        super().__init__(book)
        self.cards = cards

    def kinds(self) -> Mapping[str, str]:
        return {CHARACTER: _("Characters"), BASIC: _("Basic districts"), UNIQUE: _("Unique districts")}

    def facets(self) -> list[Facet]:
        kinds = [Wanted(kind, name, words=True) for kind, name in self.kinds().items()]
        types = [Wanted(word, type_name(word), f"citadels/ui/gem_{word}") for word in TYPES]
        ranks = [
            Wanted(rank, _("Rank {rank}").format(rank=rank), f"ui/seal_{rank}", str(rank), False, edge)
            for rank, edge in ((rank, seal_edge(tones)) for rank, tones in RANKS.items())
        ]
        costs = [Wanted(cost, _("Cost {cost}").format(cost=cost), "ui/coin", str(cost)) for cost in COSTS]
        return [
            Facet("kind", _("Kind"), kinds), Facet("type", _("Type"), types, 5), Facet("rank", _("Rank"), ranks, 5),
            Facet("cost", _("Cost"), costs, 6),
        ]  # fmt: skip

    def chosen(self, filters: Filters, facet: str, value: Value) -> Filters:
        """A character has a rank and no cost, a district a cost and no rank."""
        made = filters.toggled(facet, value)
        by = dict(made.by)
        if facet not in by:
            return made
        kind, type_ = by.get("kind"), by.get("type")
        gone = {
            "rank": ["cost", *(["kind"] if kind != CHARACTER else []), *(["type"] if type_ == UNIQUE else [])],
            "cost": ["rank", *(["kind"] if kind == CHARACTER else [])],
            "kind": ["cost" if value == CHARACTER else "rank"],
        }.get(facet, [])
        by = {key: one for key, one in by.items() if key not in gone}
        if "type" in by and "kind" in by and (by["type"] == UNIQUE) != (by["kind"] == UNIQUE):
            del by["kind" if facet == "type" else "type"]
        return replace(made, by=by)

    # -- sets ----------------------------------------------------------------------------------------------------------
    def sets(self) -> Mapping[str, str]:
        presets = {preset.id: preset.name.get(language()) for preset in self.cards.presets.values()}
        return {**presets, ADDITIONAL: _("Additional cards")}

    def sets_told(self, card: str) -> str:
        one = self.book.cards()[card]
        if one.kind == BASIC:
            return _("Every set")
        return " · ".join(
            preset.name.get(language()) for preset in self.cards.presets.values() if preset.id in one.sets
        )

    # -- one card ------------------------------------------------------------------------------------------------------
    def described(self, card: str) -> str:
        one, district = self.cards.characters.get(card), self.cards.districts.get(card)
        if one is not None:
            return _("Character of rank {rank}").format(rank=one.rank)
        assert district is not None
        if district.type == UNIQUE and district.cost is None:
            return _("Unique district, cannot be built")
        if district.type == UNIQUE:
            return _("Unique district, costs {cost} gold").format(cost=district.cost)
        return _("{type} district, costs {cost} gold").format(type=type_name(district.type), cost=district.cost)

    def symbol(self, card: str) -> str:
        return str(self.book.cards()[card].marks.get("type", ""))

    def facts(self, card: str) -> str:
        character = self.cards.characters.get(card)
        if character is not None:
            return "\n".join(_of_character(character, self._name(character.instead)))
        district = self.cards.districts[card]
        return "\n".join(_of_district(district, self._name(district.needs)))

    def _name(self, character: str | None) -> str:
        return escape(self.cards.characters[character].name.get(language())) if character else ""

    def told(self, card: str) -> list[str]:
        character = self.cards.characters.get(card)
        return _character_told(character) if character is not None else _district_told(self.cards.districts[card])

    def relatives(self, card: str) -> list[str]:
        """Characters of one rank, and characters and basic districts of one type."""
        one = self.book.cards()[card]
        others = [other for other in self.book.cards().values() if other.id != card]
        rank, type_ = one.marks.get("rank"), one.marks.get("type")
        ranks = [other.id for other in others if rank is not None and other.marks.get("rank") == rank]
        if type_ in (None, UNIQUE):
            return ranks
        people = [other.id for other in others if other.kind == CHARACTER and other.marks.get("type") == type_]
        places = [other.id for other in others if other.kind == BASIC and other.marks.get("type") == type_]
        return list(dict.fromkeys([*ranks, *people, *places]))

    # -- lists ---------------------------------------------------------------------------------------------------------
    def lists(self) -> Mapping[str, str]:
        return {"characters": _("Characters"), "districts": _("Districts")}

    def listed(self, page: str) -> list[tuple[str, list[str]]]:
        people, places = self.cards.characters.values(), self.cards.districts.values()
        if page == "characters":
            return [
                (_("Rank {rank}").format(rank=rank), [one.id for one in people if one.rank == rank])
                for rank in dict.fromkeys(one.rank for one in people)
            ]
        kinds = dict.fromkeys(one.type for one in places)
        return [(type_name(kind), [one.id for one in places if one.type == kind]) for kind in kinds]


# -- to be read --------------------------------------------------------------------------------------------------------
def _of_character(one: Character, instead: str) -> list[str]:
    said = _("Character of rank {rank}").format(rank=one.rank)
    lines = [f"{said} · {{{one.type}}} {_paid_by(one.type)}" if one.type else said]
    if instead:
        sentence = _("From {count} players; with fewer, the {other} takes part.")
        lines.append(sentence.format(count=one.min_players, other=instead))
    return lines


def _of_district(one: District, needs: str) -> list[str]:
    cost = _("cost {cost} {gold}").format(cost=one.cost, gold="{gold}") if one.cost else _("cannot be built")
    copies = ngettext("{count} copy", "{count} copies", one.copies).format(count=one.copies)
    kind = _("Unique district") if one.type == UNIQUE else _district(one.type)
    lines = [f"{{{one.type}}} {kind} · {cost} · {copies}"]
    return [*lines, _("Only together with the {other}.").format(other=needs)] if needs else lines


def _paid_by(word: str) -> str:
    """What a character earns by."""
    return {
        "noble": _("paid by noble districts"), "religious": _("paid by religious districts"),
        "trade": _("paid by trade districts"), "military": _("paid by military districts"),
    }[word]  # fmt: skip


def _district(word: str) -> str:
    """One district of a type."""
    return {
        "noble": _("Noble district"), "religious": _("Religious district"), "trade": _("Trade district"),
        "military": _("Military district"),
    }[word]  # fmt: skip


# -- to be heard -------------------------------------------------------------------------------------------------------
def _character_told(one: Character) -> list[str]:
    found = [_("Character of rank {rank}.").format(rank=one.rank)]
    if one.type:
        found.append(_("Earns by districts of this type: {type}.").format(type=type_within(one.type)))
    if one.min_players > 2:
        found.append(_("From {count} players.").format(count=one.min_players))
    return found


def _district_told(one: District) -> list[str]:
    cost = _("Cannot be built.") if one.cost is None else _("Cost {cost}.").format(cost=one.cost)
    copies = ngettext("{count} copy in the deck.", "{count} copies in the deck.", one.copies)
    return [cost, _("Type: {type}.").format(type=type_within(one.type)), copies.format(count=one.copies)]

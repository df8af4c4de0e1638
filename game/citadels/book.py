"""The book of Citadels: its cards, rules, rulings and words as the house reads them. No pygame here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path

from game.citadels.content import (
    Cards,
    own_cards,
)
from game.citadels.content.card_checks import LINES, card_name, card_short
from game.citadels.content.cards import HOUSE
from game.citadels.content.loading import OCCASIONS, PREFIX, SYMBOLS
from game.citadels.rules.asked import QUESTIONS
from game.citadels.rules.event_shapes import SHAPES
from game.citadels.rules.state import View
from game.citadels.shelf import ADDITIONAL, BASIC, CHARACTER, UNIQUE, CitadelsShelf
from game.citadels.validated_cards import checked_cards, checked_opponents
from game.content.book import CardText, Limit, Sound, Value
from game.content.first_times import Known, known
from game.content.library import Kept, Library
from game.content.opponents import OPPONENT_SECTIONS

FIRST = "first_game"  # the set-up beside which other cards are additional


class CitadelsBook(Library):
    """Cards of `data/cards.yaml`, the rest of `data/citadels`."""

    prefix = PREFIX
    symbols = SYMBOLS
    occasions = OCCASIONS
    card_file = "cards.yaml"
    card_limits = {
        "name": Limit(card_name, "at most 28 letters"),
        "short": Limit(card_short, f"at most {LINES} lines on the card, about 130 letters"),
    }

    def cards(self) -> Mapping[str, CardText]:
        return _own_card_texts()

    def card_ids(self) -> Collection[str]:
        return own_cards().ids

    def known(self) -> Known:
        return known(SHAPES, QUESTIONS, View)

    def shelf(self) -> CitadelsShelf:
        return CitadelsShelf(self, own_cards())

    def check_cards(self, file: Path | None) -> Sound:
        return _sound_cards(checked_cards(file, texts=True))

    def check_opponents(self, file: Path | None) -> Sound:
        """The people of the house, held against the styles of the bots."""
        found = checked_opponents(file)
        said = sum(len(variants) for one in found.opponents.values() for variants in one.lines.values())
        return Sound(found.file, {"opponents": len(found.opponents)},
                     f"{len(found.opponents)} opponents, {said} things they say.")  # fmt: skip

    def files(self) -> Sequence[Kept]:
        *texts, spoken, first_times = super().files()
        return (*texts, Kept(OPPONENT_SECTIONS, self.check_opponents), spoken, first_times)


# -- cards -------------------------------------------------------------------------------------------------------------
def card_texts(cards: Cards) -> dict[str, CardText]:
    """Characters by rank, then basic and unique districts."""
    people = [
        CardText(
            one.id,
            CHARACTER,
            one.name,
            one.rules,
            one.short,
            _marks(rank=one.rank, type=one.type),
            _sets(cards, one.id),
            one.edition == HOUSE,
        )
        for one in cards.characters.values()
    ]
    places = [
        CardText(
            one.id, UNIQUE if one.type == UNIQUE else BASIC, one.name, one.rules, one.short,
            _marks(cost=one.cost, type=one.type), _sets(cards, one.id), one.edition == HOUSE,
        )
        for one in cards.districts.values()
    ]  # fmt: skip
    kinds = (CHARACTER, BASIC, UNIQUE)
    return {one.id: one for one in sorted((*people, *places), key=lambda one: kinds.index(one.kind))}


@cache
def _own_card_texts() -> dict[str, CardText]:
    return card_texts(own_cards())


def _marks(**values: Value | None) -> dict[str, Value]:
    return {key: value for key, value in values.items() if value is not None}


def _sets(cards: Cards, card: str) -> frozenset[str]:
    """The presets it is in; additional is what is new beyond the first game."""
    district = cards.districts.get(card)
    found = {preset.id for preset in cards.presets.values() if card in (*preset.characters, *preset.uniques)}
    if district is not None and district.type != UNIQUE:
        return frozenset(cards.presets)  # basic districts are in every game
    if FIRST not in found and not (district is not None and district.played_by):
        found.add(ADDITIONAL)
    return frozenset(found)


# -- what was found sound ----------------------------------------------------------------------------------------------
def _sound_cards(cards: Cards) -> Sound:
    districts, presets = cards.districts.values(), len(cards.presets)
    counts = {
        "characters": len(cards.characters),
        "basic_districts": sum(district.copies for district in districts if district.type != UNIQUE),
        "unique_districts": sum(district.type == UNIQUE for district in districts),
        "presets": presets,
    }
    names = sum(district.type != UNIQUE for district in districts)
    return Sound(cards.file, counts, (
        f"{counts['characters']} characters, {counts['basic_districts']} basic districts of "
        f"{names} names, {counts['unique_districts']} unique districts, {presets} preset{'s' * (presets != 1)}."
    ))  # fmt: skip

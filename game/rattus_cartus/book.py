"""The book of Rattus Cartus: its cards, rules, rulings and words as the house reads them. No pygame here."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path

from game.content.book import CardText, Limit, Sound
from game.content.first_times import Known, known
from game.content.library import Library
from game.rattus_cartus.content import (
    Cards,
    own_cards,
)
from game.rattus_cartus.content.card_checks import (
    NAME_LENGTH,
    NORMAL,
    PREMIUM,
    SHORT,
    card_name,
    card_short,
    normal_short,
    premium_short,
)
from game.rattus_cartus.content.loading import OCCASIONS, PREFIX, SYMBOLS
from game.rattus_cartus.rules.asked import QUESTIONS
from game.rattus_cartus.rules.event_shapes import SHAPES
from game.rattus_cartus.rules.setups import FIRST_GAME as BEGINNERS
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.shelf import BUILDING, FIRST_GAME, FOLLOWER, OTHERS, SPECIAL, RattusCartusShelf
from game.rattus_cartus.validated_cards import checked_cards


class RattusCartusBook(Library):
    """Everything in `data/rattus_cartus`."""

    prefix = PREFIX
    symbols = SYMBOLS
    occasions = OCCASIONS
    counted = "rattus_"
    card_limits = {
        "name": Limit(card_name, f"at most {NAME_LENGTH} letters"),
        "short": Limit(card_short, f"at most {SHORT.lines} lines on the card, about 130 letters"),
        "premium_short": Limit(premium_short, f"at most {PREMIUM.lines} lines on the card, about 55 letters"),
        "normal_short": Limit(normal_short, f"at most {NORMAL.lines} lines on the card, about 38 letters"),
    }

    def cards(self) -> Mapping[str, CardText]:
        return _own_card_texts()

    def card_ids(self) -> Collection[str]:
        return own_cards().ids

    def known(self) -> Known:
        return known(SHAPES, QUESTIONS, View)

    def shelf(self) -> RattusCartusShelf:
        return RattusCartusShelf(self, own_cards())

    def check_cards(self, file: Path | None) -> Sound:
        return _sound_cards(checked_cards(file))


# -- cards -------------------------------------------------------------------------------------------------------------
def card_texts(cards: Cards) -> dict[str, CardText]:
    """Buildings, followers, Jokers and special cards."""
    places = [
        CardText(one.id, BUILDING, one.name, one.rules, one.premium_short, {"estate": one.estate}, _sets(one.id))
        for one in cards.buildings.values()
    ]
    people = [
        CardText(one.id, FOLLOWER, one.name, one.rules, one.short, {"estate": one.estate}, frozenset({FIRST_GAME}))
        for one in cards.followers.values()
    ]
    makers = {one.makes: one.id for one in cards.buildings.values() if one.makes}
    others = [
        CardText(one.id, SPECIAL, one.name, one.rules, one.short, {}, _sets(makers.get(one.id, "")))
        for one in cards.specials.values()
    ]
    return {one.id: one for one in (*places, *people, *others)}


@cache
def _own_card_texts() -> dict[str, CardText]:
    return card_texts(own_cards())


def _sets(building: str) -> frozenset[str]:
    """The first game, or the other building of each estate; with the special card that it gives."""
    return frozenset({FIRST_GAME if building in BEGINNERS else OTHERS})


# -- what was found sound ----------------------------------------------------------------------------------------------
def _sound_cards(cards: Cards) -> Sound:
    followers = len(cards.nuns_of_an_estate) * len(cards.estates)
    copies = {name: one.copies for name, one in cards.specials.items()}
    counts = {"buildings": len(cards.buildings), "followers": followers, **copies}
    return Sound(cards.file, counts, (
        f"{len(cards.buildings)} buildings of {len(cards.estates)} estates, {followers} followers, "
        f"{copies['joker']} Jokers, {sum(copies.values()) - copies['joker']} special cards."
    ))  # fmt: skip

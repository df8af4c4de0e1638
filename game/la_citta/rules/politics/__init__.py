"""The politics cards, one file each. A new one adds its line here."""

from functools import cache

from game.la_citta.rules.politics import (  # noqa: F401  # importing a card registers it
    bread_and_games,
    closeness,
    golden_times,
    great_builder,
    rich_harvest,
)
from game.la_citta.rules.politics._base import CODED, Card
from game.la_citta.rules.politics.of_building import BuildingCard

__all__ = ["CODED", "Card", "card_of"]


@cache
def card_of(kind: str) -> Card:
    """What a politics card of this kind does: it has code of its own, or builds the building whose name it has."""
    return CODED.get(kind) or BuildingCard(kind)

"""The data of Rattus Cartus as typed facts: its cards, and what is read about them."""

from __future__ import annotations

from game.rattus_cartus.content.card_checks import check_code
from game.rattus_cartus.content.cards import COPIES, ESTATES, KINDS, Building, Cards, Estate, Follower, Special, Supply
from game.rattus_cartus.content.loading import (
    load_cards,
    own_cards,
)

__all__ = [
    "COPIES",
    "ESTATES",
    "KINDS",
    "Building",
    "Cards",
    "Estate",
    "Follower",
    "Special",
    "Supply",
    "check_code",
    "load_cards",
    "own_cards",
]

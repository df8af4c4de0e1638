"""The data of Citadels as typed facts: its cards, and what is read about them.

`data/cards.yaml` has every fact and text of the cards. In `data/citadels/` lie `rulings.yaml` (the rules by topic in
short, and all rulings, for players), `rules.yaml` (the rules in full: sections under the topics, with links to cards,
places and rulings), `glossary.yaml` (the words of the game, their meanings and inflected forms, for the pop-ups),
`lines.yaml` (how the opponents play it and what they say in it) and `first_times.yaml` (a sentence for each thing that
happens to somebody for the first time).
"""

from __future__ import annotations

from game.citadels.content.card_checks import check_code, check_docstrings
from game.citadels.content.cards import EDITIONS, TYPES, Cards, Character, District, Preset
from game.citadels.content.loading import (
    load_cards,
    own_cards,
)

__all__ = [
    "EDITIONS",
    "TYPES",
    "Cards",
    "Character",
    "District",
    "Preset",
    "check_code",
    "check_docstrings",
    "load_cards",
    "own_cards",
]

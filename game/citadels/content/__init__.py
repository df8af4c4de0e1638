"""The data of Citadels as typed facts: its cards, and what is read about them."""

from __future__ import annotations

from game.citadels.content.cards import EDITIONS, TYPES, Cards, Character, District, Preset
from game.citadels.content.code_checks import check_code, check_docstrings
from game.citadels.content.loading import load_cards
from game.citadels.content.own import (
    load_glossary,
    load_lines,
    load_rules,
    load_rulings,
    own_cards,
    own_glossary,
    own_lines,
    own_rules,
    own_rulings,
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
    "load_glossary",
    "load_lines",
    "load_rules",
    "load_rulings",
    "own_cards",
    "own_glossary",
    "own_lines",
    "own_rules",
    "own_rulings",
]

"""Data files turned into typed facts; every fault in them named with its line and a suggestion."""

from __future__ import annotations

from game.content.cards import EDITIONS, TYPES, Cards, Character, District, Preset, Text
from game.content.code_checks import check_code, check_docstrings
from game.content.faults import ContentError, Fault
from game.content.languages import INLINE
from game.content.loading import default_cards, load_cards
from game.content.opponent_loading import default_opponents, load_opponents
from game.content.opponents import OCCASIONS, Opponent, Opponents
from game.content.rules import Glossary, Rules, Section, Word
from game.content.rules_loading import default_glossary, default_rules, load_glossary, load_rules
from game.content.ruling_loading import default_rulings, load_rulings
from game.content.rulings import Ruling, Rulings, Topic

__all__ = [
    "EDITIONS",
    "INLINE",
    "TYPES",
    "Cards",
    "Character",
    "ContentError",
    "District",
    "OCCASIONS",
    "Opponent",
    "Opponents",
    "Fault",
    "Glossary",
    "Preset",
    "Rules",
    "Ruling",
    "Rulings",
    "Section",
    "Text",
    "Topic",
    "Word",
    "check_code",
    "check_docstrings",
    "default_cards",
    "default_glossary",
    "default_opponents",
    "default_rules",
    "default_rulings",
    "load_cards",
    "load_glossary",
    "load_opponents",
    "load_rules",
    "load_rulings",
]

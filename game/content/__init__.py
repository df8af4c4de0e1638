"""Data files turned into typed facts; every fault in them named with its line and a suggestion.

`book` is what a game brings along to be read: cards, rules, rulings, words, how its cards stand in the gallery.
`library` is the book whose texts lie in files of `data/<game>/`: one table of these files, for all games. For all games
lie in `data/` `achievements.yaml` (what can be earned in any game; each game has a file of that name, too) and
`opponents.yaml` (the named opponents: who they are, and what they say where a game says nothing of them).
"""

from __future__ import annotations

from game.content.faults import ContentError, Fault
from game.content.languages import INLINE
from game.content.opponents import (
    OCCASIONS,
    Lines,
    Manner,
    Opponent,
    Opponents,
    Spoken,
    load_lines,
    load_opponents,
    people,
)
from game.content.rules import Glossary, Rules, Section, Word, load_glossary, load_rules
from game.content.rulings import Ruling, Rulings, Topic, load_rulings
from game.content.text import Text

__all__ = [
    "INLINE",
    "OCCASIONS",
    "ContentError",
    "Fault",
    "Glossary",
    "Lines",
    "Manner",
    "Opponent",
    "Opponents",
    "Rules",
    "Ruling",
    "Rulings",
    "Section",
    "Spoken",
    "Text",
    "Topic",
    "Word",
    "load_glossary",
    "load_lines",
    "load_opponents",
    "load_rules",
    "load_rulings",
    "people",
]

"""The tones of the table and of the types of districts and of the ranks. No pygame here."""

from __future__ import annotations

from game.ui.draw import theme
from game.ui.draw.theme import rgb

TYPES: dict[str, theme.Tones] = {
    "noble": theme.Tones(theme.rgb("#e0a02c"), theme.rgb("#7a4a10"), theme.rgb("#ffd877")),
    "religious": theme.Tones(theme.rgb("#3d7fd6"), theme.rgb("#163a78"), theme.rgb("#9fcbff")),
    "trade": theme.Tones(theme.rgb("#3fa05e"), theme.rgb("#124a30"), theme.rgb("#9fe0a8")),
    "military": theme.Tones(theme.rgb("#d0432f"), theme.rgb("#6a1518"), theme.rgb("#ff9a80")),
    "unique": theme.Tones(theme.rgb("#9457c4"), theme.rgb("#3c1a66"), theme.rgb("#dcb0ff")),
}
RANKS = theme.SEALS
# -- the table, and the backs of cards ---------------------------------------------------------------------------------
FLAME = rgb("#ffe27a")
FLOWER = rgb("#ff8fc0")
HEARTH = (255, 200, 120)
LETTER = rgb("#4b2447")
LETTER_EDGE = rgb("#e7b7dc")
MASK = rgb("#b8803f")
PAPER = rgb("#f0dfb4")
PAPER_EDGE = rgb("#6b4a22")
PAPER_LINE = rgb("#b79a63")
SILENT_TILE = rgb("#1c1a28")
SPELL = rgb("#5b2f96")
SPELL_EDGE = rgb("#d8c2ff")
STEEL = rgb("#e6ecf6")
STONE = rgb("#4e495c")
WAX = rgb("#b3262e")

# Stones of the towers of points: cost, five types, first and later complete cities; unique districts.
SCORE_STONES = tuple(rgb(code) for code in ("#6f688a", "#c08a3a", "#3f8f62", "#4a8a9a"))
UNIQUE_STONES = tuple(rgb(code) for code in ("#8a52b8", "#a8468c", "#6458c4", "#b05a70", "#7a3f9a", "#4f6ac0"))

# What is written and drawn in them (see the tables of `theme`).
GROUNDS = {
    "letters of the types": theme.Ground(theme.BLACK, theme.rgb("#3f3a50"), tuple(one.light for one in TYPES.values())),
}
SIGNS = {
    **{f"sign of {kind}": (theme.ON_CARD, theme.mix(one.dark, theme.BLACK, 0.45)) for kind, one in TYPES.items()},
    "letter of a type": (theme.GOLD, theme.INK),
}

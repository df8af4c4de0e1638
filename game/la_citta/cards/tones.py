"""The colours of the cards of La Città. No pygame here."""

from __future__ import annotations

from game.la_citta.content import WISHES
from game.ui.cards import plate
from game.ui.draw import theme


def _tones(main: str, dark: str, light: str) -> theme.Tones:
    return theme.Tones(theme.rgb(main), theme.rgb(dark), theme.rgb(light))


WISH: dict[str, theme.Tones] = {
    "culture": _tones("#d9538c", "#5a1236", "#ffb3d3"),
    "education": _tones("#3d7fd6", "#163a78", "#9fcbff"),
    "health": _tones("#3fa05e", "#124a30", "#9fe0a8"),
}
BRONZE = _tones("#a9713a", "#4a2a14", "#f0c890")  # buildings, and the cards that build
VIOLET = _tones("#7b56b8", "#2e1a5c", "#d3b8ff")  # politics cards that do something else
GREEN = _tones("#7d8f45", "#36421c", "#dfe8a4")  # landscapes
SKY = (theme.rgb("#4b2f5e"), theme.rgb("#e59a5c"))  # behind buildings: evening, from above


def of_crest(crest: int) -> theme.Tones:
    """The colours of somebody's action cards; -1 for cards in general."""
    if crest < 0:
        return BRONZE
    main = theme.SEATS[crest % len(theme.SEATS)]
    return theme.Tones(theme.mix(main, theme.INK, 0.35), theme.mix(main, theme.INK, 0.72), main)


# What is written and drawn in them (see the tables of `theme`).
GROUNDS = {
    "rows of an action card": theme.Ground(theme.BLACK, theme.rgb("#2f2a3a"), (theme.TEXT,)),
}
SIGNS = {f"arch of {wish}": (theme.ON_CARD, WISH[wish].dark) for wish in WISHES}
__all__ = ["BRONZE", "GREEN", "GROUNDS", "SIGNS", "SKY", "VIOLET", "WISH", "of_crest", "plate"]

"""The tones of the table and of the cards of La Città. No pygame here."""

from __future__ import annotations

from game.la_citta.content import WISHES
from game.ui.cards import plate
from game.ui.draw import theme
from game.ui.draw.theme import rgb


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


# -- the table, and the backs of cards ---------------------------------------------------------------------------------
ALARM = rgb("#f09a3a")
AMBER = rgb("#ffc04a")
BADGE_GAIN = rgb("#7ee08c")
BADGE_LOSS = rgb("#ff8d7a")
BARE_SITE = rgb("#b29b68")
CAST_SHADOW = (12, 6, 16, 150)
CHOSEN = rgb("#4a3920")
CITIZEN = rgb("#f4e8cf")
CLOSED = (96, 12, 16)
CLOSED_EDGE = (190, 72, 60)
COOL_HOUSE = (238, 240, 222)
COUNTED = rgb("#ffe49a")
CRATE = rgb("#c9a46a")
CREAM = rgb("#f6ead2")
CROSS = (212, 100, 84)
DOOR = rgb("#5a3a22")
DUSK = (62, 28, 92)
EARTH = rgb("#54412a")
EMPTY = (140, 140, 150, 255)
EVENING = ((255, 208, 120, 66), (255, 190, 120, 0), (40, 16, 72, 118))  # with their alpha, from the left to the right
MORNING = ((255, 244, 200, 52), (255, 250, 220, 0), (24, 34, 70, 74))
NOON = ((255, 236, 170, 52), (255, 240, 200, 0), (40, 24, 60, 84))
AUTUMN = ((255, 206, 128, 66), (255, 200, 130, 0), (52, 20, 50, 96))
FROST = ((255, 250, 240, 60), (240, 246, 255, 0), (30, 44, 92, 62))
CLOUD = (18, 14, 34, 40)  # the shadow of a cloud
DAY_LIGHT, WINTER_LIGHT, EVENING_LIGHT = (255, 255, 255), (236, 241, 250), (255, 226, 204)
DUSK_LIGHT, DUSK_GLEAM = (190, 160, 184), (14, 4, 20)
LAMP_LIGHT, LAMP_GLEAM = (152, 142, 172), (10, 6, 22)
LAMP = (255, 196, 104)
FIGURE_EDGE = rgb("#2a1c1c")
FOCUSED_FILL = (255, 233, 160, 90)
FOOD = rgb("#ffe07a")
GAIN_INK = rgb("#1f5a2c")
GLOW = (255, 214, 120)
GREYED = (150, 150, 158, 255)
HARMFUL = (255, 96, 48)
HOLLOW = (36, 36, 36)
HUNGRY = rgb("#ff9d86")
HUNGRY_PILL = rgb("#f3c3b0")
IN_REACH = rgb("#5a2a78")
IRIS = rgb("#2a5fb0")
LEGAL = rgb("#ffe9a0")
LEGAL_LINE = rgb("#fff0b0")
MOVED_AWAY = rgb("#ff9c86")
MOVED_IN = rgb("#9fe0a8")
NIGHT = rgb("#1c2348")
NO_LAND = (52, 54, 42)
NO_PICTURE_DARK = rgb("#2b3128")
NO_PICTURE_LIGHT = rgb("#665630")
OVERLAY = rgb("#120c1c")
PALE_INK = rgb("#77623f")
PAVING = rgb("#cdbd9a")
PENALTY = rgb("#ffb52e")
PLAIN_FIELD = rgb("#a9a954")
PLAIN_ROCK = rgb("#8a7668")
POLITICS_BACK = rgb("#3a2a1c")
RIBBON = rgb("#fff0c0")
RIBBON_EDGE = rgb("#5a3c14")
RIM = rgb("#c89238")
RIM_DARK = rgb("#2a1a12")
RIM_LIGHT = rgb("#ffe6a0")
ROOF = rgb("#b5432f")
SCORE_STONES = rgb("#7d8a5e"), rgb("#c9973a"), rgb("#8a4a44")  # citizens, full cities, hunger
SHADED = (205, 205, 205)
SITE = rgb("#a08a5c")
TIMBER = rgb("#d8b27a")
TOWNSMAN = rgb("#c79af0")
VEIL = rgb("#1a1424")
VOICE_BACK = rgb("#1c2a55")
WALL = rgb("#cbb48c")
WARM_HOUSE = (250, 244, 228)
WARNED_FILL = (255, 110, 60, 60)
WARNING = rgb("#6d1517")
WARNING_EDGE = rgb("#ff8a4a")
WATER = rgb("#3f93a8")
WHEAT = rgb("#e8b54a")

LANDS = {"F1": "#93a457", "F2": "#bfb355", "F3": "#e2b94e", "M": "#8d7a74", "W": "#3f93a8"}  # of small maps

# What is written and drawn in them (see the tables of `theme`).
GROUNDS = {
    "rows of an action card": theme.Ground(theme.BLACK, theme.rgb("#2f2a3a"), (theme.TEXT,)),
}
SIGNS = {f"arch of {wish}": (theme.ON_CARD, WISH[wish].dark) for wish in WISHES}
__all__ = ["BRONZE", "GREEN", "GROUNDS", "SIGNS", "SKY", "VIOLET", "WISH", "of_crest", "plate"]

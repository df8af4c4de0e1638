"""The tones of the table and of the estates, of Jokers and of special cards. No pygame here."""

from __future__ import annotations

from game.ui.draw import theme
from game.ui.draw.theme import rgb


def _tones(main: str, dark: str, light: str) -> theme.Tones:
    return theme.Tones(theme.rgb(main), theme.rgb(dark), theme.rgb(light))


ESTATES: dict[str, theme.Tones] = {
    "peasantry": _tones("#b9a27a", "#5c4a30", "#f3e3bd"),
    "bourgeoisie": _tones("#3fa05e", "#124a30", "#9fe0a8"),
    "church": _tones("#3d7fd6", "#163a78", "#9fcbff"),
    "chivalry": _tones("#d0432f", "#6a1518", "#ff9a80"),
    "magic": _tones("#9457c4", "#3c1a66", "#dcb0ff"),
    "royalty": _tones("#e0a02c", "#7a4a10", "#ffd877"),
}
SPECIALS: dict[str, theme.Tones] = {
    "joker": _tones("#a8437f", "#4a1538", "#f4b4dc"),
    "sword": _tones("#5d6d8c", "#28324a", "#b9c8e4"),
    "flute": _tones("#7a4fc0", "#331a66", "#cdb0ff"),
    "pass": _tones("#2f8f8a", "#0f4446", "#9fe4dc"),
    "gold": _tones("#b98a2e", "#5c3c10", "#ffdf8c"),
}


# -- the table, and the backs of cards ---------------------------------------------------------------------------------
BUILDING_BACK = rgb("#3a2a1c")
CHOSEN = rgb("#5a4526")
CLOTH_OF_THE_DEAD = rgb("#3d3d44")
CLOTH_SHADE = rgb("#181024")
HAND_STONE = rgb("#8a8478")
MARKER_STONE = rgb("#6f688a")
DEADLY = rgb("#ff9a86")
DOUBTFUL = rgb("#f2d58a")
FACE = rgb("#e8c2a0")
FAR_ROOFS = rgb("#1d3633")
FOG = rgb("#6f8f6a")
FOLLOWER_BACK = rgb("#27361f")
LAMPLIGHT = rgb("#ffd68a")
MOON = rgb("#d9dc9c")
MOON_SHADOW = rgb("#b4b97e")
NEAR_ROOFS = rgb("#0d191d")
NO_RAT = rgb("#b9e08a")
PEACOCK = rgb("#2f6fd0")
RAT = rgb("#7d7467")
ROOFS = rgb("#15282a")
SAFE = rgb("#a6e08e")
SAFE_LINE = rgb("#8fc48a")
SHADE = rgb("#0b0910")
SKY_LOWER = rgb("#3a4a2a")
SKY_MIDDLE = rgb("#16303a")
SKY_UPPER = rgb("#0c161c")
SOCKET = rgb("#2a2230")
WINDOW = rgb("#b9c06a")

# What is written and drawn in them (see the tables of `theme`).
GROUNDS = {
    "letters of the estates": theme.Ground(
        theme.BLACK, theme.rgb("#3f3a50"), tuple(one.light for one in ESTATES.values())
    ),
    "danger on slate": theme.Ground(theme.rgb("#221d30"), theme.rgb("#403a55"), (SAFE, DOUBTFUL, DEADLY)),
    "ribbon of a supply": theme.Ground(theme.BLACK, theme.rgb("#2f2a3a"), (theme.TEXT,)),
}
SIGNS = {
    **{
        f"sign of {kind}": (theme.ON_CARD, theme.mix(one.dark, theme.BLACK, 0.45))
        for kind, one in {**ESTATES, **SPECIALS}.items()
    },
}

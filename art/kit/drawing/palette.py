"""The colours all pictures share: ink and gold, seats, grounds of portraits, hours of the day, building materials."""

from __future__ import annotations

from typing import NamedTuple

from art.kit.drawing.colour import Colour

INK = "#15111c"
GOLD = "#e6b24a"

# Ground of a portrait: middle, edge, corner.
GROUNDS = {
    1: ("#3b4763", "#141a2b", "#0c1120"),
    2: ("#7a6a3a", "#33301c", "#17160e"),
    3: ("#6a5ac0", "#2a2366", "#130f33"),
    4: ("#d99a2e", "#7a4416", "#2f180a"),
    5: ("#3f7fd0", "#173c7c", "#0a1a3f"),
    6: ("#3e9b5b", "#16523a", "#08261d"),
    7: ("#c9823f", "#6a3a22", "#2a150e"),
    8: ("#d0432f", "#741a1f", "#2c0a10"),
    9: ("#c05a86", "#5f2350", "#280e26"),
}
GROUND_HOURS = {4: "golden", 5: "blue", 6: "morning", 8: "sunset"}  # the light on a portrait; night on the others

SEAT_COLOURS = ("#58c4b8", "#e58aa6", "#f0b45a", "#9fc46a", "#8fb4f0", "#c79af0", "#e8dcb8", "#ef7f5a")


class Theme(NamedTuple):
    """Light of an hour: four bands of sky from the zenith down, and what the light does to things."""

    sky: tuple[str, str, str, str]
    light: Colour
    ink: Colour
    haze: Colour
    sun: Colour


THEMES = {
    "rural": Theme(("#34465c", "#7d8f96", "#d8c8a0", "#f8e8bc"), "#fff0c8", "#2a2420", "#cfc4a0", "#fff6da"),
    "golden": Theme(("#2c1d45", "#8a3b52", "#e8894a", "#ffd98a"), "#ffe0a0", "#2a1626", "#f0a765", "#fff0c0"),
    "blue": Theme(("#0d1a44", "#23508f", "#6fa6d6", "#d8ecf2"), "#eaf4ff", "#10183a", "#9cc3e2", "#fbfbee"),
    "morning": Theme(("#0e3548", "#2b8083", "#9fd0a0", "#fdeeb5"), "#fff0c4", "#0f2a34", "#b9d7a6", "#fff6d2"),
    "sunset": Theme(("#240d1e", "#7c1a2c", "#dd5a33", "#ffc070"), "#ffcf90", "#220c18", "#e07a4c", "#ffe2a8"),
    "night": Theme(("#150e36", "#47268a", "#a25cc0", "#f6b6cf"), "#ffd9ea", "#1a0f38", "#c48ad0", "#fff0f8"),
}

MATERIALS = {
    "stone": "#c9b79a",
    "pale": "#e6d9be",
    "grey": "#9c9aa6",
    "dark": "#6b6372",
    "brick": "#b5583c",
    "plaster": "#efe0c0",
    "wood": "#7d4f2c",
    "tile": "#b8492f",
    "slate": "#4a5878",
    "thatch": "#c79a4b",
    "green": "#4c8a6c",
    "gold": GOLD,
    "white": "#f6efe0",
    "copper": "#5aa08a",
    "purple": "#7a4a9c",
    "sand": "#e2c48c",
    "red": "#b8302c",
}

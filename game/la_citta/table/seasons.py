"""The land through its six years: which season a year is, and which light a phase has. No pygame here."""

from __future__ import annotations

from game.la_citta.lang import N_, _
from game.la_citta.rules.box import YEARS

SPRING, SUMMER, EARLY_AUTUMN, LATE_AUTUMN, WINTER, AGAIN = "spring", "summer", "early", "late", "winter", "again"
OF_YEAR = (SPRING, SUMMER, EARLY_AUTUMN, LATE_AUTUMN, WINTER, AGAIN)
DAY, DUSK, LAMPS = "day", "dusk", "lamps"
LIGHT_OF = {  # phase of the state -> its light; day for all others
    "reveal": DUSK, "migration": DUSK, "demolition": DUSK, "feeding": LAMPS, "year_end": LAMPS, "scoring": LAMPS,
    "over": LAMPS,
}  # fmt: skip
WORDS = {
    SPRING: N_("spring"), SUMMER: N_("summer"), EARLY_AUTUMN: N_("early autumn"), LATE_AUTUMN: N_("late autumn"),
    WINTER: N_("winter"), AGAIN: N_("spring evening"),
}  # fmt: skip


def season(year: int) -> str:
    """The season of a year; before the first one it is spring."""
    return OF_YEAR[min(max(year, 1), YEARS) - 1]


def season_words(year: int) -> str:
    """What it is called."""
    return _(WORDS[season(year)])


def light(phase: str) -> str:
    """The light of a phase."""
    return LIGHT_OF.get(phase, DAY)

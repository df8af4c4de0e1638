"""The sounds and music that only La Città has. No pygame here."""

from __future__ import annotations

# Effects, and how many files there are of each.
OWN = {
    "farm": 2, "well": 2, "bell": 1, "market": 1, "creak": 2, "voice_culture": 1, "voice_education": 1,
    "voice_health": 1, "steps": 4, "sent_away": 1, "hunger": 1, "year": 6, "found": 1, "arches": 1,
    "last_voice": 1, "winter": 1,
}  # fmt: skip
PIECES = {"hills": 72.0, "evening": 80.0}  # seconds
HILLS, EVENING = "la_citta/hills", "la_citta/evening"
LATE = 5  # the year from which on the evening is heard

# What is heard when a building is put down; all others are set stone by stone ("build").
OF_BUILDING = {"farm": "farm", "well": "well", "cathedral": "bell", "marketplace": "market"}


def own(name: str) -> str:
    """The whole name of one of its effects."""
    return f"la_citta/{name}"


def music(year: int) -> str:
    """The piece of a year."""
    return EVENING if year >= LATE else HILLS


def of_building(building: str) -> str:
    """The sound with which a building is put down."""
    found = OF_BUILDING.get(building)
    return own(found) if found is not None else "build"


def of_year(year: int) -> tuple[str, int]:
    """The bell at the end of a year: as many strokes; the effect, and which of its files."""
    return own("year"), year - 1

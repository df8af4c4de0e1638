"""The sounds and music that only Rattus Cartus has. No pygame here."""

from __future__ import annotations

# Effects, and how many files there are of each; the steps of `step` rise, the strokes of `bell` fall.
OWN = {
    "rat_gained": 4, "rat_lost": 3, "disc": 3, "step": 8, "sword": 2, "flute": 1, "pass": 1, "premium": 1,
    "nun_look": 2, "bell": 5, "candle": 2, "inherit": 1, "door": 3,
}  # fmt: skip
PIECES = {"feast": 73.043, "plague": 64.0}  # seconds
FEAST, PLAGUE = "rattus_cartus/feast", "rattus_cartus/plague"


def own(name: str) -> str:
    """The whole name of one of its effects."""
    return f"rattus_cartus/{name}"

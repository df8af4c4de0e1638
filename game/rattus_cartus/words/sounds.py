"""Which sound an event has. It is chosen by the kind of event and by public facts alone, so everybody may hear it.
No pygame here."""

from __future__ import annotations

from game.kernel.events import Facts
from game.rattus_cartus.words.contents import EVENTS

# The effects that no other game has, and how many files there are of each.
OWN = {
    "rat_gained": 4, "rat_lost": 3, "disc": 3, "step": 8, "sword": 2, "flute": 1, "pass": 1, "premium": 1,
    "nun_look": 2, "bell": 1, "candle": 2, "inherit": 1,
}  # fmt: skip


def cue(word: str, facts: Facts) -> str:
    """The name of the effect for an event, or nothing. Only public facts are looked at."""
    sound = EVENTS[word].sound if word in EVENTS else ""
    name = sound if isinstance(sound, str) else sound(facts)
    return f"rattus_cartus/{name}" if name in OWN else name

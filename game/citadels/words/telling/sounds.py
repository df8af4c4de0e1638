"""Which sound an event has. It is chosen by the kind of event and by public facts alone, so everybody may hear it:
a card that is chosen in secret sounds like any other, and so does a signed warrant. No pygame here.

Whatever is heard stands in the chronicle as well, in words (`narrate`).
"""

from __future__ import annotations

from game.citadels.words.contents import EVENTS
from game.kernel.events import Facts

# The effects that no other game has, and how many files there are of each.
OWN = {
    "robbed": 2, "theft": 1, "tax": 1, "seize": 1, "kill": 1, "bewitch": 1, "warrant": 1, "threat": 1,
}  # fmt: skip


def cue(word: str, facts: Facts) -> str:
    """The name of the effect for an event, or nothing. Only public facts are looked at."""
    sound = EVENTS[word].sound if word in EVENTS else ""
    name = sound if isinstance(sound, str) else sound(facts)
    return f"citadels/{name}" if name in OWN else name

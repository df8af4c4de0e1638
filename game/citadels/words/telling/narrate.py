"""Events as sentences, as one viewer may know them. For the log, the text game and the replay; no pygame here.

Every sentence begins with who acts, so that the log can draw the acts of one turn together. What only some may know
is in the facts of the viewer alone: a sentence tells it if it is there.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.content import Cards
from game.citadels.rules.box import Box
from game.citadels.words.contents import EVENTS
from game.citadels.words.names import Names
from game.kernel.events import Facts


def narrate(word: str, facts: Facts, names: Sequence[str], box: Box, cards: Cards | None = None) -> str | None:
    """The sentence for an event of the rules; None for one that needs no words, or that is not known.

    `facts` is what the viewer may know (`event.seen_by(viewer)`), `names` the players by seat.
    """
    return tell(word, facts, Names(names, box, cards))


def tell(word: str, facts: Facts, names: Names) -> str | None:
    """Like `narrate`, with names made ready (the log marks them up)."""
    record = EVENTS.get(word)
    return record.sentence(facts, names) if record is not None and record.sentence is not None else None

"""Events as sentences, as one viewer may know them. For the log, the text game and the replay; no pygame here.

Every sentence begins with who acts, so that the log can draw the acts of one turn together. What only some may know
is in the facts of the viewer alone: a sentence tells it if it is there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.citadels.rules.box import Box
from game.citadels.table import narrate_cities, narrate_goods, narrate_roles, narrate_round
from game.citadels.table.names import Names
from game.content import Cards
from game.kernel.events import Facts

Teller = Callable[[Facts, Names], str | None]


def narrate(word: str, facts: Facts, names: Sequence[str], box: Box, cards: Cards | None = None) -> str | None:
    """The sentence for an event of the rules; None for one that needs no words, or that is not known.

    `facts` is what the viewer may know (`event.seen_by(viewer)`), `names` the players by seat.
    """
    return tell(word, facts, Names(names, box, cards))


def tell(word: str, facts: Facts, names: Names) -> str | None:
    """Like `narrate`, with names made ready (the log marks them up)."""
    teller = TELLERS.get(word)
    return teller(facts, names) if teller is not None else None


def _silent(facts: Facts, names: Names) -> str | None:
    """For events that others tell already, or that only move the game on."""
    return None


TELLERS: dict[str, Teller] = {
    **narrate_round.TELLERS,
    **narrate_goods.TELLERS,
    **narrate_cities.TELLERS,
    **narrate_roles.TELLERS,
    "used": _silent,
    "turn_ended": _silent,
    "round_ended": _silent,
}

"""What nobody tries who thinks: answers that bring nothing, whatever is hidden.

Tried in sampled worlds they look a little better or worse than others, by chance alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.bot.possible import may_be_held
from game.citadels.rules.state import Table, View
from game.kernel.options import PASS, value
from game.kernel.steps import Seat

NAMES_A_RANK = frozenset({
    "assassin.kill", "witch.bewitch", "thief.rob", "magistrate.place", "blackmailer.place",
})  # fmt: skip
DESTROYS = frozenset({"warlord.destroy", "actions.raze"})


def with_a_point(v: View, step: str, options: Sequence[str]) -> list[str]:
    """Without characters that nobody else can hold (unless there are no others), and without one's own districts for
    the Warlord and the Armory."""
    if step in NAMES_A_RANK:
        held = may_be_held(v)
        return [word for word in options if value(word) in held] or list(options)
    return elsewhere(v, v.viewer, step, options)


def elsewhere(t: Table, seat: Seat, step: str, options: Sequence[str]) -> list[str]:
    """Without the districts of this seat, if it is asked what to destroy."""
    if step not in DESTROYS:
        return list(options)
    own = t.city[seat]
    return [word for word in options if word == PASS or value(word) not in own]

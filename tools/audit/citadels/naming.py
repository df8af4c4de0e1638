"""Murder, witchcraft, theft, warrants and threats: is the named character one that somebody else can hold?"""

from __future__ import annotations

from game.citadels.bot.beliefs import may_be_held
from game.kernel.options import PASS, value
from tools.audit.citadels.moments import Finding, Moment

ACTS = {
    "assassin.kill": "murder", "witch.bewitch": "witchcraft", "thief.rob": "theft", "magistrate.place": "warrant",
    "blackmailer.place": "threat",
}  # fmt: skip


def named(moment: Moment) -> Finding | None:
    """A name nobody else can have, though there were others to name."""
    act = ACTS.get(moment.ask.step)
    if act is None or moment.chosen == PASS:
        return None
    rank = value(moment.chosen)
    possible = may_be_held(moment.view)
    if rank in possible or not any(value(word) in possible for word in moment.ask.options):
        return None
    character = moment.view.box.setup.cast[rank - 1]
    if rank in moment.view.roles[moment.me]:
        return Finding("oneself", f"{act} aimed at its own {character}")
    return Finding("impossible", f"{act} aimed at the {character}, whom nobody else can be")

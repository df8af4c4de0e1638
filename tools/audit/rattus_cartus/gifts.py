"""What is given away to a Sword or a Guard Tower though something else would be missed less."""

from __future__ import annotations

from game.kernel.options import value
from tools.audit import Finding, Moment

GIVING = ("sword.given", "guard_tower.given")
LEAST = 2  # Gold of which one is worth keeping


def gold_given(moment: Moment) -> Finding | None:
    """Gold that nobody can have more of, though a follower could go."""
    v, ask = moment.view, moment.ask
    if ask.step not in GIVING or v.box.kind[value(moment.chosen)] != "gold":
        return None
    mine = sum(v.box.kind[card] == "gold" for card in v.hand[ask.seat])
    elsewhere = len(v.box.makes("gold")) - len(v.stock["gold"]) - mine
    followers = [word for word in ask.options if v.box.kind[value(word)] == "follower"]
    if mine < max(LEAST, elsewhere) or not followers:
        return None
    return Finding("gold_given", f"gives one of {mine} Gold away, {elsewhere} are elsewhere")

"""Swords and Flutes that can meet nobody."""

from __future__ import annotations

from game.kernel.options import value
from tools.audit import Finding, Moment


def laid_alone(moment: Moment) -> Finding | None:
    """A Sword or a Flute in a building where nobody else is, or can come, though another card could be laid."""
    v, ask = moment.view, moment.ask
    if ask.step != "enter.laid":
        return None
    kind = v.box.kind[value(moment.chosen)]
    slot = v.slot_of(ask.seat)
    if kind not in ("sword", "flute") or v.waiting or v.entered[slot] != [ask.seat]:
        return None
    others = [word for word in ask.options if v.box.kind[value(word)] not in ("sword", "flute")]
    return Finding("laid_alone", f"a {kind} in an empty building") if others else None

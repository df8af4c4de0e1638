"""Looks at the voices of the year that show nothing new."""

from __future__ import annotations

from game.kernel.options import kind, value
from tools.audit import Finding, Moment


def known_voices(moment: Moment) -> Finding | None:
    """Closeness for places that the seat has looked at, though something else could be played."""
    if kind(moment.chosen) != "closeness":
        return None
    places = {int(digit) - 1 for digit in str(value(moment.chosen))}
    others = [word for word in moment.ask.options if kind(word) != "closeness"]
    if places - set(moment.view.looked[moment.me]) or not others:
        return None
    return Finding("known_voices", f"pays for {moment.chosen}, all of which it knows")

"""Where on the table an option is picked, and what a press on a thing may mean. No pygame here."""

from __future__ import annotations

from game.citadels.rules.state import View
from game.kernel.options import kind, value
from game.kernel.steps import Ask
from game.table.asking.spots import BUTTON, HAND, SEAT, TRAY

CITY, TRACK = "city", "track"
ROLE = "role"  # a character card before a player: nothing is offered there, but it stands for other things
WANTED = {HAND: ("build", "card"), TRAY: ("card",), CITY: ("district", "use"), SEAT: ("seat",), TRACK: ("rank",)}


def place(option: str, view: View) -> str:
    """Where an option is picked. What does not lie on the table becomes a button."""
    word, number = kind(option), value(option)
    if number < 0:
        return BUTTON
    if word in ("card", "build"):
        if number in view.hand[view.viewer]:
            return HAND
        return TRAY if word == "card" and number < len(view.box.kind) else BUTTON
    if word in ("district", "use"):
        return CITY if any(number in city for city in view.city) else BUTTON
    if word == "seat":
        return SEAT if number < len(view.city) else BUTTON
    if word == "rank":
        return TRACK if 1 <= number <= view.box.ranks else BUTTON
    return BUTTON


def wanted(place_: str, thing: int, ask: Ask) -> list[str]:
    """The options somebody may mean by clicking a thing that is not offered: asked of the rules for the reason."""
    offered = {kind(word) for word in ask.options}
    kinds = WANTED.get(place_, ())
    first = [word for word in kinds if word in offered]
    rest = [word for word in kinds if word not in offered]
    return [f"{word}:{thing}" for word in (*first, *rest)]

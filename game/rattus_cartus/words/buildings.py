"""What each building does, on the button that uses it: its premium and its normal action. No pygame here."""

from __future__ import annotations

from game.rattus_cartus.lang import _, language, sentence
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.pieces import cards_drawn

BREWERY = "brewery"


def words_of(building: str, names: Names, *, premium: bool) -> str:
    """One of the two actions of a building, without a full stop."""
    data = names.data.buildings[building]
    return (data.premium_short if premium else data.normal_short).get(language()).removesuffix(".")


def of_last_round() -> tuple[str, str]:
    """What the premium and what everybody else have in place of the actions in the last round (RAT-44)."""
    return _("Premium: 1 influence more"), _("Others: nothing")


def actions(building: str, view: View, names: Names) -> list[str]:
    """What a building brings whoever enters it now: its premium and its normal action, unless it is the last round."""
    if view.last_round():
        return [sentence(line) for line in of_last_round()]
    return [
        _("Premium: {action}.").format(action=words_of(building, names, premium=True)),
        _("Normal: {action}.").format(action=words_of(building, names, premium=False)),
    ]


def own_action(view: View, names: Names) -> str:
    """What the building that is being resolved does for the viewer, as a button says it: of the Brewery how many cards
    there are to be drawn (RAT-21)."""
    building, premium = names.building_id(view.row[view.slot]), bool(view.premium == view.viewer)
    if building != BREWERY:
        return words_of(building, names, premium=premium)
    number = view.building(view.slot)
    points = (view.box.premium if premium else view.box.normal)[number]
    text = cards_drawn(view.gained[view.viewer] // max(1, points))
    return text[:1].upper() + text[1:]

"""Unique districts that change what may be built. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.districts.building import CROWDED
from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.citadels.words.records import problem

problem("cannot_be_built", N_("this card can never be built"))


@problem("city_too_big", N_("not in a city of 5 or more districts"))
def city_too_big(option: str, view: View, names: Names) -> str:
    count = len(view.city[view.viewer])
    text = _("your city has {count} districts: at most {most} are allowed for it")
    return text.format(count=count, most=CROWDED - 1)

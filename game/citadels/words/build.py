"""Building districts, and a city that is complete. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _, ngettext
from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.citadels.words.records import BUILDING, problem, told
from game.kernel.events import Facts
from game.kernel.options import kind

# -- why not ---------------------------------------------------------------------------------------------------------
problem("no_building", N_("this character cannot build"))
problem("no_such_way", N_("it cannot be paid for in this way"))
problem("not_in_hand", N_("this card is not in your hand"))


@problem("build_limit", N_("no more districts this turn"))
def build_limit(option: str, view: View, names: Names) -> str:
    limit = view.acting().builds if view.rank else 1
    return ngettext("only {count} district a turn", "only {count} districts a turn", limit).format(count=limit)


@problem("city_complete", N_("this city is complete: it is safe"))
def city_complete(option: str, view: View, names: Names) -> str:
    if kind(option) in ("use", "build"):
        return _("your city is complete: none of its districts can be destroyed")
    return ""


problem("duplicate", N_("already in your city"))


# -- what is told ----------------------------------------------------------------------------------------------------
@told("built", kind=BUILDING, sound="build", weight=2)
def built(facts: Facts, names: Names) -> str:
    who, card, price, way = names.seat(facts["seat"]), names.card(facts["card"]), facts["price"], facts["way"]
    if way in ("framework", "sacrifice"):
        return _("{who} builds {card} without paying.").format(who=who, card=card)
    if way == "cards":
        if not price:
            return _("{who} builds {card} and pays with cards alone.").format(who=who, card=card)
        return _("{who} builds {card} for {price} gold and cards.").format(who=who, card=card, price=price)
    return _("{who} builds {card} for {price} gold.").format(who=who, card=card, price=price)


@told("completed", kind=BUILDING, sound="round", weight=2, urgent=True)
def completed(facts: Facts, names: Names) -> str:
    who = names.seat(facts["seat"])
    if facts["first"]:
        return _("{who} is the first to complete a city; the game ends after this round.").format(who=who)
    return _("{who} completes a city.").format(who=who)

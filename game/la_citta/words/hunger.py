"""Empty buildings that are torn down, and citizens who starve. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.events import Facts
from game.kernel.options import value
from game.kernel.steps import Ask
from game.la_citta.lang import N_, _, listed, ngettext
from game.la_citta.rules import feeding
from game.la_citta.rules.box import YEARS
from game.la_citta.rules.state import View
from game.la_citta.words.names import Names
from game.la_citta.words.pieces import buildings, citizens
from game.la_citta.words.politics import at_site
from game.la_citta.words.records import CITIES, PEOPLE, announced, nobody, question, told
from game.table.words import Prompt

SEATS = range(5)


# -- what is asked ---------------------------------------------------------------------------------------------------
def demolish_label(option: str, ask: Ask, view: View, names: Names) -> str:
    site = value(option)
    if view.building[site] < 0:
        return names.plain_site(site)
    return at_site(names.plain_building(view.building[site]), site, view, names)


@question("demolition.chosen", harmful=True, waiting="demolition", labels={"demolish": demolish_label},
          about=N_("building"), help="topic:demolition")  # fmt: skip
def demolition(ask: Ask, view: View, names: Names) -> Prompt:
    """Of the first city that is too big how much too big it is."""
    city = next(c for c in view.cities[ask.seat] if view.people[c[0]] < len(c))
    title = _("{city} has too few citizens: which building is torn down?").format(city=names.plain_city(city[0]))
    text = _("{citizens} for {buildings}: an outer one goes, and its food at once.")
    return Prompt(title, text.format(citizens=citizens(view.people[city[0]]), buildings=buildings(len(city))))


@announced("demolition", help="topic:demolition")
def waiting_demolition(who: str, view: View, names: Names) -> Prompt:
    return Prompt(_("{name} tears a building down").format(name=who), _("No building stands without a citizen."))


def starve_label(option: str, ask: Ask, view: View, names: Names) -> str:
    city = value(option)
    if view.people[city] <= 0:
        return names.plain_city(city)
    text = _("{city}, {citizens}")
    return text.format(city=names.plain_city(city), citizens=citizens(view.people[city]))


@question("feeding.chosen", harmful=True, waiting="feeding", labels={"starve": starve_label},
          about=N_("city"), help="topic:feeding")  # fmt: skip
def feeding_(ask: Ask, view: View, names: Names) -> Prompt:
    hungry = feeding.hungry(view, ask.seat)
    title = ngettext(
        "{count} citizen has no food: from which city does one leave?",
        "{count} citizens have no food: from which city does one leave?", hungry,
    )  # fmt: skip
    why = _("Whoever starves goes back to the supply. Next year that costs an action card.")
    if view.year == YEARS:
        why = _("Whoever starves goes back to the supply. In the last year that costs 5 points.")
    return Prompt(title.format(count=hungry), why)


@announced("feeding", help="topic:feeding")
def waiting_feeding(who: str, view: View, names: Names) -> Prompt:
    text = _("There is too little food for all citizens of {name}.")
    return Prompt(_("{name} has hungry citizens").format(name=who), text.format(name=who))


# -- what it costs ---------------------------------------------------------------------------------------------------
def price(view: View) -> str:
    """What a player ({name}) has still to pay for hunger at this moment."""
    return {
        "now": _("{name} pays for last year's hunger with an action card."),
        "next": _("{name} pays for hunger with an action card next year."),
        "points": _("{name} pays for hunger with 5 points."),
    }[feeding.costs(view)]


def price_told(due: str) -> str:
    """The same of a player's panel; "" for whoever owes nothing."""
    return {
        "now": _("one card less this year"), "next": _("one card less next year"), "points": _("5 points less"),
    }.get(due, "")  # fmt: skip


# -- what is told ----------------------------------------------------------------------------------------------------
def demolished_together(found: Sequence[Facts], names: Names) -> str | None:
    """All that one city loses at once, while it stands."""
    if len({facts["city"] for facts in found}) > 1 or any(facts["site"] == facts["city"] for facts in found):
        return None
    if len(found) == 1:
        return demolished(found[0], names)
    which = listed([names.at(names.the_building(facts["building"]), facts["site"]) for facts in found])
    who, city = names.seat(found[0]["seat"]), names.city(found[0]["city"])
    return _("{who} tears down {buildings} in {city}.").format(who=who, buildings=which, city=city)


@told(
    "demolished", kind=CITIES, sound="destroy", weight=2, together=demolished_together,
    remarks=lambda facts: [(facts["seat"], "vanished")] if facts["site"] == facts["city"] else [],
)  # fmt: skip
def demolished(facts: Facts, names: Names) -> str:
    names.towns[facts["city"]] = facts["town"]
    who, city = names.seat(facts["seat"]), names.city(facts["city"])
    if facts["site"] == facts["city"]:
        return _("{who} gives {city} up: nobody lives there any more.").format(who=who, city=city)
    building = names.the_building(facts["building"])
    city = names.at(city, facts["site"])
    return _("{who} tears down {building} in {city}.").format(who=who, building=building, city=city)


def others_gloat(facts: Facts) -> list[tuple[int, str]]:
    """Whoever goes hungry, or one who sees it."""
    seat = facts["seat"]
    return [(seat, "hungry"), *((other, "gloating") for other in SEATS if other != seat)]


def starved_together(found: Sequence[Facts], names: Names) -> str | None:
    """All that one player loses."""
    if len({facts["seat"] for facts in found}) > 1:
        return None
    cities = listed([names.city(city) for city in dict.fromkeys(facts["city"] for facts in found)])
    text = _("{who} loses {citizens} of {cities} to hunger.")
    told = text.format(who=names.seat(found[0]["seat"]), citizens=citizens(len(found)), cities=cities)
    return told + next((cost(facts) for facts in found if cost(facts)), "")


def cost(facts: Facts) -> str:
    """What hunger costs besides the citizens; "" where that was said before."""
    told = {"card": _("That costs an action card next year."), "points": _("That costs 5 points.")}
    return f" {told[facts['costs']]}" if "costs" in facts else ""


@told("starved", kind=PEOPLE, actor=nobody, loser="seat", sound="la_citta/hunger", weight=2, together=starved_together,
      remarks=others_gloat)  # fmt: skip
def starved(facts: Facts, names: Names) -> str:
    text = _("{who} loses a citizen of {city} to hunger.")
    return text.format(who=names.seat(facts["seat"]), city=names.city(facts["city"])) + cost(facts)

"""The free placing of castellos at the start. No pygame here."""

from __future__ import annotations

from game.kernel.events import Facts
from game.kernel.options import value
from game.kernel.steps import Ask
from game.la_citta.lang import N_, _
from game.la_citta.rules.state import View
from game.la_citta.words.names import Names
from game.la_citta.words.records import CITIES, announced, problem, question, told
from game.table.words import Prompt


# -- what is asked ---------------------------------------------------------------------------------------------------
def castello_label(option: str, ask: Ask, view: View, names: Names) -> str:
    text = _("Castello {site}") if names.pictured else _("Castello at {site}")
    return text.format(site=names.near(value(option), view))


@question("placement.chosen", waiting="placement", labels={"castello": castello_label}, help="topic:placing")
def chosen(ask: Ask, view: View, names: Names) -> Prompt:
    first = not view.cities[ask.seat]
    title = _("Where shall your first castello stand?") if first else _("Where shall your second castello stand?")
    return Prompt(title, _("Three free sites lie between two cities. A castello feeds from the farmland beside it."))


@announced("placement", help="topic:placing")
def waiting(who: str, view: View, names: Names) -> Prompt:
    return Prompt(
        _("{name} places a castello").format(name=who), _("Two each, and the last one places twice in a row.")
    )


# -- why not ---------------------------------------------------------------------------------------------------------
problem("not_now", N_("not possible now"))
problem("occupied", N_("something stands there"))


@problem("outside", N_("outside the map in play"))
def outside(option: str, view: View, names: Names) -> str:
    return {
        2: _("outside the map for two"), 3: _("outside the map for three"), 4: _("outside the map for four"),
    }.get(view.box.players, "")  # fmt: skip


# -- what is told ----------------------------------------------------------------------------------------------------
@told(
    "founded", kind=CITIES, sound="la_citta/found", weight=2,
    remarks=lambda facts: [(facts["seat"], "founding")] if facts["source"] >= 0 else [],
)  # fmt: skip
def founded(facts: Facts, names: Names) -> str:
    names.towns[facts["site"]] = facts["town"]
    who, city, site = names.seat(facts["seat"]), names.city(facts["site"]), names.site(facts["site"])
    if facts["source"] < 0 and names.pictured:
        return _("{who} places the castello of {city}.").format(who=who, city=city)
    if facts["source"] < 0:
        return _("{who} places the castello of {city} at {site}.").format(who=who, city=city, site=site)
    text = _("{who} founds {city} at {site} with a citizen of {source}.")
    if names.pictured:
        text = _("{who} founds {city} with a citizen of {source}.")
    return text.format(who=who, city=city, site=site, source=names.city(facts["source"]))

"""Migration: which cities draw citizens from which. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.events import Facts
from game.kernel.options import value, way
from game.kernel.steps import Ask
from game.la_citta.content import WISHES
from game.la_citta.lang import _, joined, listed, ngettext
from game.la_citta.rules import migration, neighbours
from game.la_citta.rules.box import NO_LIMIT
from game.la_citta.rules.state import View
from game.la_citta.words.names import Names
from game.la_citta.words.pieces import citizens
from game.la_citta.words.records import PEOPLE, announced, question, told
from game.table.words import Prompt


def wish_of(option: str, view: View) -> int:
    """By which wish a city would draw."""
    return WISHES.index(way(option) or "") if way(option) else view.wishes[0]


def sources(option: str, view: View) -> list[int]:
    """The cities that would lose a citizen by it."""
    city = view.sites_of(value(option))
    return migration.weaker(view, city, wish_of(option, view), neighbours.of_all(view)) if city else []


def kept(option: str, view: View) -> int:
    """How many of the citizens that come find room."""
    city = view.sites_of(value(option))
    limit = view.limit(city)
    room = NO_LIMIT if limit == NO_LIMIT else max(0, limit - view.people[city[0]])
    return min(len(sources(option, view)), room)


# -- what is asked ---------------------------------------------------------------------------------------------------
def migrate_label(option: str, ask: Ask, view: View, names: Names) -> str:
    """The city, the wish where there are two, and what it gains."""
    city, gain = names.plain_city(value(option)), kept(option, view)
    if way(option) is None:
        return _("{city} +{count}").format(city=city, count=gain)
    wish = names.plain_wish(wish_of(option, view))
    return _("{city}: {wish} +{count}").format(city=city, wish=wish, count=gain)


@question("migration.chosen", waiting="migration", labels={"migrate": migrate_label}, help="topic:migration")
def chosen(ask: Ask, view: View, names: Names) -> Prompt:
    cities = list(dict.fromkeys(value(option) for option in ask.options))
    if len(view.wishes) > 1:
        wishes = listed([names.plain_wish(wish) for wish in view.wishes])
        why = _("The people want {wishes}. Each city follows one of the two.").format(wishes=wishes)
        if len(cities) == 1:
            return Prompt(_("Which wish does {city} follow?").format(city=names.plain_city(cities[0])), why)
        return Prompt(_("Which city draws citizens now, and by which wish?"), why)
    return Prompt(
        _("Which city draws citizens now?"), _("A neighbour has too few citizens for all of them: the order matters.")
    )


@announced("migration", help="topic:migration")
def waiting(who: str, view: View, names: Names) -> Prompt:
    return Prompt(_("{name} calls citizens").format(name=who), _("Stronger cities draw a citizen from each neighbour."))


# -- what is told ----------------------------------------------------------------------------------------------------
def moved_together(found: Sequence[Facts], names: Names) -> str | None:
    """All that one city draws, in one sentence."""
    if len({facts["city"] for facts in found}) > 1:
        return None
    if len(found) == 1:
        return moved(found[0], names)
    who, city = names.seat(found[0]["seat"]), names.city(found[0]["city"])
    sources = listed([names.city(facts["source"]) for facts in found])
    sent = sum(not facts["kept"] for facts in found)
    text = _("{who} draws citizens from {sources} to {city}.")
    if sent:
        text = ngettext(
            "{who} draws citizens from {sources} to {city}; for {count} of them there is no room.",
            "{who} draws citizens from {sources} to {city}; for {count} of them there is no room.",
            sent,
        )
    return text.format(who=who, sources=sources, city=city, count=sent) + why(found, names)


def why(found: Sequence[Facts], names: Names) -> str:
    """What one city and those from which it draws offer of the wish: "Education: Cortona 1, Lucca 0"."""
    if any("arches" not in facts for facts in found):
        return ""
    both = [(names.city(found[0]["city"]), found[0]["arches"][0])]
    both += [(names.city(facts["source"]), facts["arches"][1]) for facts in found]
    offered = joined([_("{city} {count}").format(city=city, count=count) for city, count in both])
    return " " + _("{wish}: {cities}.").format(wish=names.wish(found[0]["wish"]), cities=offered)


@told(
    "moved", kind=PEOPLE, loser="other", sound="la_citta/steps", weight=2,
    together=moved_together, remarks=lambda facts: [(facts["other"], "robbed_citizen"), (facts["seat"], "raiding")],
)  # fmt: skip
def moved(facts: Facts, names: Names) -> str:
    who, city, source = names.seat(facts["seat"]), names.city(facts["city"]), names.city(facts["source"])
    text = _("{who} draws a citizen from {source} to {city}.")
    if not facts["kept"]:
        text = _("{who} draws a citizen away from {source}, but {city} is full: the citizen goes to the supply.")
    return text.format(who=who, source=source, city=city) + why([facts], names)


def told_gain(option: str, view: View, names: Names) -> str:
    """What a city gains, and from whom: "2 citizens, from Todi and Urbino"."""
    found, stay = sources(option, view), kept(option, view)
    if not found:
        return _("nobody comes")
    places = listed([names.plain_city(city) for city in found])
    if stay == len(found):
        return _("{citizens}, from {cities}").format(citizens=citizens(stay), cities=places)
    text = _("{citizens} come from {cities}, {stay} of them find room")
    return text.format(citizens=citizens(len(found)), cities=places, stay=stay)

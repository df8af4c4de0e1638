"""The course of a year: its beginning, voices, income, growth, the reveal, its end. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.events import Facts
from game.kernel.options import value, way
from game.kernel.steps import Ask
from game.la_citta.content import WISHES
from game.la_citta.lang import N_, _, joined, listed, ngettext
from game.la_citta.rules import feeding, migration, neighbours
from game.la_citta.rules.box import NO_LIMIT, YEARS
from game.la_citta.rules.state import View
from game.la_citta.words.names import Names, buildings, citizens
from game.la_citta.words.politics import at_site
from game.la_citta.words.records import (
    CITIES,
    GOODS,
    PEOPLE,
    VOICES,
    announced,
    nobody,
    problem,
    question,
    told,
    untold,
)
from game.table.words import NOBODY, Chapter, Prompt


def chapter(facts: Facts, names: Names) -> Chapter:
    """The log begins a new part with each year."""
    number = facts["year"]
    heading = _("Year {year}, the last") if number == YEARS else _("Year {year}")
    start = _("{who} is the start player.").format(who=names.seat(facts["start"]))
    return Chapter(number, heading.format(year=number), start)


@told("year_started", kind=VOICES, actor=nobody, chapter=chapter, sound="la_citta/year")
def year_started(facts: Facts, names: Names) -> str:
    begun = _("Year {year} begins. {who} is the start player.")
    if facts["year"] == YEARS:
        begun = _("Year {year}, the last, begins. {who} is the start player.")
    return begun.format(year=facts["year"], who=names.seat(facts["start"]))


@told("voices_laid", kind=VOICES, actor=nobody, sound="card_deal")
def voices_laid(facts: Facts, names: Names) -> str:
    return _("Four voices are laid. The open one wants {wish}.").format(wish=names.wish(facts["wish"]))


untold("round_started", kind=GOODS, actor=nobody, still="the prompt and the time bar say which round it is")


# -- income and growth -----------------------------------------------------------------------------------------------
def grown_together(found: Sequence[Facts], names: Names) -> str | None:
    """All that grow at the beginning of a year, in one sentence."""
    if any(facts["why"] != "growth" for facts in found):
        return None
    cities = listed([names.city(facts["city"]) for facts in found])
    text = ngettext("One citizen more in {cities}.", "One citizen more each in {cities}.", len(found))
    return text.format(cities=cities)


def who_takes_in(facts: Facts) -> int:
    """Golden Times are somebody's act; the growth of a year is nobody's."""
    return int(facts["seat"]) if facts["why"] != "growth" else NOBODY


@told("grown", kind=PEOPLE, actor=who_takes_in, sound="la_citta/creak", together=grown_together, weight=1)
def grown(facts: Facts, names: Names) -> str:
    city, count = names.city(facts["city"]), facts["count"]
    if facts["why"] == "growth":
        return _("{city} grows by a citizen.").format(city=city)
    text = _("{who} takes {citizens} into {city}.")
    return text.format(who=names.seat(facts["seat"]), citizens=citizens(count), city=city)


@told("supply_short", kind=PEOPLE, actor=nobody)
def supply_short(facts: Facts, names: Names) -> str:
    return _("{city} cannot grow: no citizen is left in the supply.").format(city=names.city(facts["city"]))


# -- voices ----------------------------------------------------------------------------------------------------------
def voice_heard(facts: Facts) -> str:
    """The call of the wish in force, of two the first."""
    return f"la_citta/voice_{WISHES[facts['wishes'][0]]}"


@told("revealed", kind=VOICES, actor=nobody, sound=voice_heard, weight=2, urgent=True)
def revealed(facts: Facts, names: Names) -> str:
    voices = listed([names.plain_wish(wish) for wish in facts["voices"]])
    wishes = [names.wish(wish) for wish in facts["wishes"]]
    text = _("The voices: {voices}. The people want {wishes}.")
    if len(wishes) > 1:
        text = _("The voices: {voices}. The people want {wishes}: each city follows one of the two.")
    return text.format(voices=voices, wishes=listed(wishes))


untold("year_ended", kind=VOICES, actor=nobody, still="the year that begins shows it, or the end of the game")


# The end.


@told("game_over", kind=PEOPLE, actor=nobody, urgent=True, winners="winners", weight=2,
      still="the points are counted on a screen of their own")  # fmt: skip
def game_over(facts: Facts, names: Names) -> str:
    winners = facts["winners"]
    points = facts["scores"][winners[0]]["total"]
    who = listed([names.seat(seat) for seat in winners])
    if len(winners) > 1:
        text = ngettext(
            "{who} share the victory with {count} point.", "{who} share the victory with {count} points.", points
        )
    else:
        text = ngettext("{who} wins with {count} point.", "{who} wins with {count} points.", points)
    return text.format(who=who, count=points)


def score_line(word: str) -> str:
    """What a line of the score is called."""
    return {
        "citizens": _("Fed citizens"), "bonus": _("Cities with all three kinds of arches"),
        "penalty": _("Hunger in the last year"),
    }.get(word, word)  # fmt: skip


# Empty buildings that are torn down, and citizens who starve.

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


# Migration.


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
def migration_chosen(ask: Ask, view: View, names: Names) -> Prompt:
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
def migration_waiting(who: str, view: View, names: Names) -> Prompt:
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


# The free placing of castellos at the start.


# -- what is asked ---------------------------------------------------------------------------------------------------
def castello_label(option: str, ask: Ask, view: View, names: Names) -> str:
    text = _("Castello {site}") if names.pictured else _("Castello at {site}")
    return text.format(site=names.near(value(option), view))


@question("placement.chosen", waiting="placement", labels={"castello": castello_label}, help="topic:placing")
def placing_chosen(ask: Ask, view: View, names: Names) -> Prompt:
    first = not view.cities[ask.seat]
    title = _("Where shall your first castello stand?") if first else _("Where shall your second castello stand?")
    return Prompt(title, _("Three free sites lie between two cities. A castello feeds from the farmland beside it."))


@announced("placement", help="topic:placing")
def placing_waiting(who: str, view: View, names: Names) -> Prompt:
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

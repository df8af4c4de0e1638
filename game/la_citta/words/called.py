"""What the things on a table of La Città are called where nobody sees them. No pygame here."""

from __future__ import annotations

from game.la_citta.content import WISHES
from game.la_citta.lang import _, joined, listed, ngettext
from game.la_citta.rules import scoring
from game.la_citta.rules.box import CASTELLO
from game.la_citta.rules.state import UNKNOWN, View
from game.la_citta.words import sites as surroundings
from game.la_citta.words.about import cities, sites
from game.la_citta.words.names import Names, citizens, food, gold
from game.la_citta.words.places import CITY, POLITICS, SITE, VOICE
from game.table.hearing import Lying


def thing(lying: Lying, view: View, names: Names) -> str:
    """A site with what it gives, a city with its figures, a card with its price, a voice with who has looked."""
    place, number = lying.place, lying.thing
    if place == SITE and 0 <= number < view.box.board.hexes:
        return site(view, number, names)
    if place == CITY:
        return city(view, number, names)
    if place == POLITICS and number >= 0:
        kind = view.box.kind_of[number]
        built = names.data.buildings.get(kind)
        return joined([names.kind(kind), *([gold(built.cost)] if built is not None else [])])
    if place == VOICE and 0 <= number < len(view.voice):
        wish = view.voice[number]
        told = names.plain_wish(wish) if wish != UNKNOWN else _("hidden")
        return _("Voice {number}").format(number=number + 1) + f": {told}"
    return ""


def rule(lying: Lying, view: View, names: Names) -> str:
    """What lies around a site; what a city needs."""
    if lying.place == SITE and 0 <= lying.thing < view.box.board.hexes:
        return " ".join(surroundings.around(view, lying.thing, names)[2:])
    if lying.place == CITY:
        return " ".join(cities.sentences(view, lying.thing, names)) if view.sites_of(lying.thing) else ""
    return ""


def site(view: View, number: int, names: Names) -> str:
    """'H073 near Lucca: 2 food, water', 'H082, Farm in Lucca, yours'."""
    place, building = names.plain_site(number), view.building[number]
    if building >= 0:
        return joined([place, sites.site(view, number, names)[0], owned(view, number, names)])
    gives = joined(sites.yields(view, number)) or _("gives nothing")
    return f"{names.near(number, view)}: {gives}"


def owned(view: View, number: int, names: Names) -> str:
    """Whose a site is."""
    seat = view.owner[number]
    return _("yours") if seat == view.viewer else _("of {name}").format(name=names.plain_seat(seat))


def city(view: View, castello: int, names: Names) -> str:
    """'Lucca, yours: 4 of 5 citizens, 3 food, arches 2 0 1'."""
    found = cities.city(view, castello, names)
    if found is None:
        return names.plain_city(castello)
    whose = _("yours") if found.seat == view.viewer else _("of {name}").format(name=names.plain_seat(found.seat))
    people = cities.grows(view, castello).partition(":")[0].rstrip(".")
    arches = joined([
        _("{wish} {count}").format(wish=names.plain_wish(wish), count=count) for wish, count in enumerate(found.arches)
    ])  # fmt: skip
    own = view.sites_of(castello)
    grown = sum(view.box.food[one] for one in own if view.box.feeds[view.building[one]])
    facts = joined([people, food(grown), _("arches: {arches}").format(arches=arches)])
    return f"{found.title}, {whose}: {facts}"


def neighbours(view: View, castello: int, names: Names) -> list[str]:
    """Who takes from whom: each neighbour, and by which wishes a citizen moves."""
    found = cities.city(view, castello, names)
    told = []
    for row in found.rows if found is not None else ():
        wins = [names.plain_wish(wish) for wish in range(len(WISHES)) if row.changes[wish] > 0]
        loses = [names.plain_wish(wish) for wish in range(len(WISHES)) if row.changes[wish] < 0]
        facts = [_("takes a citizen from it with {wishes}").format(wishes=listed(wins))] if wins else []
        facts += [_("loses one to it with {wishes}").format(wishes=listed(loses))] if loses else []
        text = _("Neighbour {city} of {name}: {facts}")
        told.append(text.format(city=row.name, name=names.plain_seat(row.seat),
                                facts=joined(facts) if facts else _("nothing moves")))  # fmt: skip
    return told


def buildings(view: View, castello: int, names: Names) -> list[str]:
    """The castello first, then all others with their sites, and what they give there."""
    own = view.sites_of(castello)
    order = sorted(own, key=lambda one: view.building[one] != CASTELLO)
    return [joined([names.plain_building(view.building[one]), names.plain_site(one)]) for one in order]


def player(view: View, seat: int, names: Names) -> str:
    """'You, start player: 3 gold, 2 action cards, 9 citizens, 10 food, 12 points'."""
    who = _("You") if seat == view.viewer else names.plain_seat(seat)
    start = view.start == seat and view.phase != "placement"
    head = joined([who, *([_("start player")] if start else [])])
    points = scoring.lines(view)[seat]["total"]
    actions = ngettext("{count} action card", "{count} action cards", view.actions[seat])
    facts = [
        gold(view.gold[seat]), actions.format(count=view.actions[seat]), citizens(view.people_of(seat)),
        food(view.food(seat)), ngettext("{count} point", "{count} points", points).format(count=points),
    ]  # fmt: skip
    named = [names.plain_city(one[0]) for one in view.cities[seat]]
    facts += [_("cities: {names}").format(names=listed(named))] if named else []
    return f"{head}: {joined(facts)}"

"""What La Città tells in the text game alone: choices by their sort and place, what can be looked at, what one has."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.options import kind, option, value, way
from game.kernel.steps import Ask
from game.la_citta.content import WISHES
from game.la_citta.lang import N_, _, joined, listed, ngettext
from game.la_citta.rules import scoring
from game.la_citta.rules.box import ACTIONS, CASTELLO, CASTELLOS, ROUNDS, YEARS
from game.la_citta.rules.politics.great_builder import GreatBuilder
from game.la_citta.rules.state import UNKNOWN, View
from game.la_citta.words import called as on_table
from game.la_citta.words import names as pieces
from game.la_citta.words import refusals, year
from game.la_citta.words import sites as surroundings
from game.la_citta.words.about import cards, cities, sites
from game.la_citta.words.names import MINUS, Names, citizens, food, gold
from game.la_citta.words.politics import at_site
from game.la_citta.words.sites import own_city_beside
from game.la_citta.words.year import score_line
from game.table.asking.spots import SEAT
from game.table.hearing import Hearing, LookAt, Looked, Lying

# What one asks for by looking at a table.

PHASES = {
    "placement": N_("Castellos are placed."), "new_year": N_("A year begins."), "voice": N_("Voices are laid."),
    "income": N_("Income."), "growth": N_("Growth."), "politics": N_("Politics."),
    "reveal": N_("The voices are revealed."), "migration": N_("Citizens move between cities."),
    "demolition": N_("Empty buildings are torn down."), "feeding": N_("Citizens are fed."),
    "year_end": N_("The year ends."), "scoring": N_("The points are counted."), "over": N_("The game is over."),
}  # fmt: skip


def round_the_table(view: View) -> list[int]:
    """Oneself, then clockwise."""
    return [(view.viewer + i) % view.box.players for i in range(view.box.players)]


# -- where -----------------------------------------------------------------------------------------------------------
def where(view: View, names: Names) -> list[str]:
    """Year, phase, who I am, what I have, the wish as far as it is known."""
    me = view.viewer
    found = [_("Year {year} of {years}.").format(year=view.year, years=YEARS), _(PHASES[view.phase])]
    if view.round:
        found.append(_("Round {round} of {rounds}.").format(round=view.round, rounds=ROUNDS))
    found.append(_("You are {name}.").format(name=names.plain_seat(me)))
    start = view.start == me
    found.append(_("You are the start player.") if start else
                 _("{name} is the start player.").format(name=names.plain_seat(view.start)))  # fmt: skip
    return [*found, own(view), *voices(view, names)]


def own(view: View) -> str:
    """Gold, action cards, citizens and food."""
    me = view.viewer
    actions = view.actions[me]
    facts = [
        gold(view.gold[me]),
        ngettext("{count} action card", "{count} action cards", actions).format(count=actions),
        citizens(view.people_of(me)), food(view.food(me)),
    ]  # fmt: skip
    return _("You have {facts}.").format(facts=joined(facts))


# -- cities ----------------------------------------------------------------------------------------------------------
def city_lines(view: View, castello: int, names: Names) -> list[str]:
    """A city in words: where, citizens and limit, food, buildings with their sites, arches, neighbours."""
    found = cities.city(view, castello, names)
    if found is None:
        return []
    title = _("{city} of {name}, castello at {site}.")
    lines = [title.format(city=found.title, name=names.plain_seat(found.seat), site=names.plain_site(castello))]
    lines += cities.sentences(view, castello, names)
    built = [_("{building} {site}").format(building=names.plain_building(view.building[site]),
                                           site=names.plain_site(site))
             for site in view.sites_of(castello) if view.building[site] != CASTELLO]  # fmt: skip
    lines.append(_("Buildings: {list}.").format(list=joined(built)) if built else _("No buildings but the castello."))
    lines.append(_("Arches: {list}.").format(list=joined([
        _("{wish} {count}").format(wish=names.plain_wish(wish), count=count) for wish, count in enumerate(found.arches)
    ])))  # fmt: skip
    return [*lines, *(_neighbour(row, names) for row in found.rows)]


def _neighbour(row: cities.Row, names: Names) -> str:
    """Which wishes win or lose a citizen against this neighbour."""
    wins = [names.plain_wish(wish) for wish in range(len(WISHES)) if row.changes[wish] > 0]
    loses = [names.plain_wish(wish) for wish in range(len(WISHES)) if row.changes[wish] < 0]
    facts = [_("wins a citizen with {wishes}").format(wishes=listed(wins))] if wins else []
    facts += [_("loses one with {wishes}").format(wishes=listed(loses))] if loses else []
    text = _("Neighbour {city} of {name}: {facts}.")
    told = joined(facts) if facts else _("nothing moves")
    return text.format(city=row.name, name=names.plain_seat(row.seat), facts=told)


def city_look(looked: Looked[View, Names]) -> list[str]:
    """The own cities; of a player, or one city, by name."""
    view, names = looked.view, looked.names
    names.learn(view)
    if not looked.rest:
        seats = [int(view.viewer)]
    else:
        castello = surroundings.city_called(looked.rest, view, names)
        if castello >= 0:
            lines = city_lines(view, castello, names)
            return [*lines, *surroundings.free_sites(view, castello, names)]
        seats = surroundings.seats_called(looked.rest, names)
        if not seats:
            return [_("There is no city and no player called '{name}'.").format(name=looked.rest)]
    found = [line for seat in seats for city in view.cities[seat] for line in city_lines(view, city[0], names)]
    return found or [_("No cities.")]


def map_look(looked: Looked[View, Names]) -> list[str]:
    """All cities in the order of the seats: castello, citizens, arches, neighbours by name."""
    view, names, found = looked.view, looked.names, []
    for seat in round_the_table(view):
        for city in view.cities[seat]:
            told = cities.city(view, city[0], names)
            if told is None:
                continue
            limit = cities.grows(view, city[0]).removesuffix(".")
            arches = joined([str(count) for count in told.arches])
            near = listed([row.name for row in told.rows]) or _("none")
            text = _("{city} of {name} at {site}: {citizens}. Arches {arches}. Neighbours: {cities}.")
            found.append(text.format(
                city=told.title, name=names.plain_seat(seat), site=names.plain_site(city[0]), citizens=limit,
                arches=arches, cities=near,
            ))  # fmt: skip
    order = joined([names.plain_wish(wish) for wish in range(len(WISHES))])
    return [_("Arches are told in this order: {wishes}.").format(wishes=order), *found] if found else [_("No cities.")]


# -- cards, voices, players, supply ----------------------------------------------------------------------------------
def display(view: View, names: Names) -> list[str]:
    """The seven cards, each kind once, with what it costs and does, and why it cannot be used."""
    found = []
    for card in dict.fromkeys(view.display):
        kind = view.box.kind_of[card]
        if any(view.box.kind_of[other] == kind for other in view.display[: view.display.index(card)]):
            continue
        count = len([one for one in view.display if view.box.kind_of[one] == kind])
        title, text = cards.card(view, card, names)
        called = _("{card}, twice").format(card=title) if count == 2 else title
        if count > 2:
            called = _("{card}, {count} times").format(card=title, count=count)
        why = refusals.of_card(view, card, names) if view.phase == "politics" else ""
        found.append(f"{called}: {text}" + (" " + _("Not now: {reason}.").format(reason=why) if why else ""))
    return [*found, _("Left in the pile: {count}.").format(count=len(view.deck))]


def voices(view: View, names: Names) -> list[str]:
    """The four voices as far as one knows them, and who has looked at which."""
    if not view.voice:
        return []
    told = [names.plain_wish(wish) if wish != UNKNOWN else _("hidden") for wish in view.voice]
    found = [_("Voices: {list}.").format(list=joined(told))]
    if view.wishes:
        found.append(_("The people want {wishes}.").format(
            wishes=listed([names.plain_wish(wish) for wish in view.wishes])))  # fmt: skip
    for seat in round_the_table(view):
        places = listed([str(place + 1) for place in view.looked[seat]])
        if places:
            text = _("You have looked at {places}.") if seat == view.viewer else _("{name} has looked at {places}.")
            found.append(text.format(name=names.plain_seat(seat), places=places))
    out = [view.voice_out.count(wish) for wish in range(len(WISHES))]
    if any(out):
        facts = joined([f"{names.plain_wish(wish)} {count}" for wish, count in enumerate(out)])
        found.append(_("Voices of earlier years: {list}.").format(list=facts))
    return found


def points_told(count: int) -> str:
    """So many points; hunger can bring them below none."""
    shown = str(count) if count >= 0 else f"{MINUS}{-count}"
    return ngettext("{count} point", "{count} points", abs(count)).format(count=shown)


def players(view: View, names: Names, kinds: Sequence[str] = ()) -> list[str]:
    """Everybody, beginning with oneself; with `kinds`, who plays each seat."""
    found, points = [], scoring.lines(view)
    for seat in round_the_table(view):
        actions = ngettext("{count} action card", "{count} action cards", view.actions[seat])
        facts = [
            points_told(points[seat]["total"]),
            citizens(view.people_of(seat)), food(view.food(seat)), gold(view.gold[seat]),
            actions.format(count=view.actions[seat]),
        ]  # fmt: skip
        if view.cities[seat]:
            named = listed([names.plain_city(city[0]) for city in view.cities[seat]])
            facts.append(_("cities: {names}").format(names=named))
        found.append(_("{name}: {facts}.").format(name=names.plain_seat(seat), facts=joined(facts)))
        if view.penalty[seat]:
            found.append(year.price(view).format(name=names.plain_seat(seat)))
        found += [f"{kinds[seat]}."] if kinds else []
    return found


def supply(view: View, names: Names) -> list[str]:
    """What is left of everything."""
    box, me = view.box, view.viewer
    found = [_("Citizens in the supply: {count}.").format(count=view.citizens)]
    for stack, count in enumerate(view.chips):
        kinds = [names.plain_building(number) for number in range(len(box.building_ids)) if box.stack[number] == stack]
        found.append(_("{buildings}: {count}.").format(buildings=joined(kinds), count=count))
    found.append(_("Your castellos: {count} of {all}.").format(count=CASTELLOS - len(view.cities[me]), all=CASTELLOS))
    found.append(_("Your figures: {count}.").format(count=view.free_figures(me)))
    return [*found, _("Your action cards: {count} of {all}.").format(count=view.actions[me], all=ACTIONS)]


LOOKS: tuple[LookAt[View, Names], ...] = (
    LookAt("where", N_("where, w, where am I"), N_("year, round, what you have, the voices"),
           lambda at: where(at.view, at.names)),
    LookAt("city", N_("city, ci, cities"), N_("your cities; with a city or a player behind it, those"), city_look,
           typed=True),
    LookAt("map", N_("map, m"), N_("all cities, with their arches and neighbours"), map_look),
    LookAt("near", N_("near, n"), N_("with a site or a city behind it: what lies around it"), surroundings.near_look,
           typed=True),
    LookAt("display", N_("display, d, politics"), N_("the politics cards that can be taken"),
           lambda at: display(at.view, at.names)),
    LookAt("voices", N_("voices, vo"), N_("the voices as far as you know them, and who has looked"),
           lambda at: voices(at.view, at.names) or [_("No voices are laid.")]),
    LookAt("players", N_("players, p"), N_("everybody: points, citizens, food, gold, cities"),
           lambda at: players(at.view, at.names, at.players)),
    LookAt("supply", N_("supply, su"), N_("what is left of citizens, buildings and your own pieces"),
           lambda at: supply(at.view, at.names)),
)  # fmt: skip


TURN = "politics_round.chosen"
NEW_CITY, GREAT_BUILDER = "new_city", GreatBuilder.id
LAST = (NEW_CITY, GREAT_BUILDER, "draw")  # what is said behind everything else


class LaCittaHearing(Hearing[View, Names]):
    """Sites by building and city, cards with what they do, cities with what moves between them."""

    unspoken = (None, "not_now", "outside", "occupied", "not_adjacent")

    @property
    def looks(self) -> tuple[LookAt[View, Names], ...]:
        return LOOKS

    def order(self, options: Sequence[str], view: View) -> Sequence[str]:
        """Gold first, then one kind after the other, each city by city; new cities and the Great Builder last."""
        kinds = {what: place for place, what in enumerate(dict.fromkeys(kind(word) for word in options))}

        def place(word: str) -> tuple[int, int, int]:
            late = LAST.index(kind(word)) + 1 if kind(word) in LAST else 0
            built = kind(word) in view.box.building_ids and value(word) >= 0
            return late, kinds[kind(word)], own_city_beside(value(word), view) if built else 0

        return sorted(options, key=place)

    def headings(self, option: str, view: View, names: Names) -> tuple[str, ...]:
        """What is done, then in or near which city."""
        what, site, by = kind(option), value(option), way(option)
        if what == "castello":
            return (_("Castello near {city}").format(city=self._near(site, view, names)),)
        if what == NEW_CITY:
            found = _("New city"), _("New city near {city}").format(city=self._near(site, view, names))
            gives = ", ".join([names.plain_site(site), *sites.yields(view, site)])
            return (*found, _("New city at {site}").format(site=gives))
        if what == GREAT_BUILDER and by is not None:
            card = names.kind(what)
            building = f"{card}: {names.plain_building(by)}"
            return card, building, self._in_city(building, site, view, names)
        if what in view.box.kinds and what not in view.box.building_ids:
            return (names.kind(what),)
        if what not in view.box.building_ids:
            return ()
        return names.kind(what), self._in_city(names.kind(what), site, view, names)

    def _near(self, site: int, view: View, names: Names) -> str:
        city = names.nearest(site, view)
        return names.plain_city(city) if city >= 0 else _("nobody")

    def _in_city(self, building: str, site: int, view: View, names: Names) -> str:
        city = own_city_beside(site, view)
        return (
            _("{building} in {city}").format(building=building, city=names.plain_city(city)) if city >= 0 else building
        )

    def further(self, option: str, view: View, names: Names) -> Sequence[str]:
        """By building and site alone: "farm H073"."""
        what, site = kind(option), value(option)
        if what == "gold":
            return (_("gold"),)
        if site < 0 or what in ("closeness", "migrate", "starve"):
            return ()
        if what == GREAT_BUILDER:
            return (f"{names.kind(what)} {names.plain_building(way(option) or '')} {names.plain_site(site)}",)
        if what in (NEW_CITY, "castello"):
            word = _("New city") if what == NEW_CITY else names.plain_building("castello")
            return (f"{word} {names.plain_site(site)}", names.plain_site(site))
        name = names.plain_building(view.building[site]) if what == "demolish" else names.kind(what)
        return (f"{name} {names.plain_site(site)}",)

    def thing(self, option: str, view: View, names: Names) -> str:
        """Cards and buildings as the book has them, so that they can be looked up by it."""
        what, site = kind(option), value(option)
        if what in ("migrate", "starve"):
            return names.plain_city(site)
        if what == "demolish" and view.building[site] >= 0:
            return at_site(names.plain_building(view.building[site]), site, view, names)
        if what in view.box.building_ids and site >= 0:
            return at_site(names.kind(what), site, view, names)
        return names.kind(what) if what in view.box.kinds or what in view.box.building_ids else ""

    def beside(self, option: str, view: View, names: Names) -> str:
        """What a site gives; whom a city would draw."""
        what, site = kind(option), value(option)
        if what == "migrate":
            cities = [names.plain_city(city) for city in year.sources(option, view)]
            return _(", from {cities}").format(cities=listed(cities)) if cities else ""
        if site < 0:
            return ""
        if what in ("castello", NEW_CITY):
            found = sites.yields(view, site)
            return ", " + (joined(found) if found else _("no food"))
        building = way(option) if what == GREAT_BUILDER else what
        if building == "farm":
            return ", " + pieces.food(view.box.food[site])
        return ", " + pieces.gold(view.box.gold[site]) if building == "quarry" else ""

    def price(self, amount: int) -> str:
        return _(", price {gold} gold").format(gold=amount)

    def about(self, option: str, view: View, names: Names) -> str:
        """What a card or a building does."""
        what = kind(option)
        return cards.rules_of(what, names) if what in view.box.kinds or what in view.box.building_ids else ""

    def wishes(self, ask: Ask, view: View, names: Names) -> tuple[list[str], list[str]]:
        """Gold and drawing; the cards of the display, and buildings where a city could have them."""
        if ask.step != TURN:
            return [], [option("starve", city[0]) for city in view.cities[view.viewer]]
        near = view.box.board.near
        around = {site: None for city in view.cities[view.viewer] for one in city for site in near[one]}
        built = [name for number, name in enumerate(view.box.building_ids) if number and (
            number in view.box.simple or any(view.box.kind_of[card] == name for card in view.display)
        )]  # fmt: skip
        free = [site for site in around if view.building[site] < 0]
        bare = [name for name in (*view.box.building_ids[1:], *view.box.kinds) if name not in built]
        return ["gold", "draw", *dict.fromkeys((*built, *bare))], [
            option(name, site) for name in built for site in free
        ]

    def expected(self, option: str, ask: Ask) -> bool:
        """Not every building at every site: only which cards and buildings there are at all."""
        return value(option) < 0

    def own(self, view: View) -> str:
        return own(view)

    def called(self, lying: Lying, view: View, names: Names) -> str:
        if lying.place == SEAT:
            return on_table.player(view, lying.thing, names)
        return on_table.thing(lying, view, names)

    def does(self, lying: Lying, view: View, names: Names) -> str:
        return on_table.rule(lying, view, names)

    def score(self, view: View, seat: int, names: Names) -> list[tuple[str, int]]:
        lines = view.scores[seat]
        found = [(score_line(word), points) for word, points in lines.items() if points and word != "total"]
        return [*found, (_("Gold"), view.gold[seat])]

    def playing(self, view: View) -> Sequence[str]:
        return [*view.box.building_ids, *view.box.kinds]

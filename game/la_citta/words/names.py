"""What seats, cities, sites, buildings and cards are called, in the language of the moment. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.options import kind, value, way
from game.kernel.rules import ViewData, of
from game.la_citta.content import SIZES, WISHES, Cards, own_cards, own_towns
from game.la_citta.lang import N_, _, language, ngettext
from game.la_citta.rules import feeding
from game.la_citta.rules.box import Box
from game.la_citta.rules.politics.great_builder import GreatBuilder
from game.la_citta.rules.state import View
from game.la_citta.rules.words import CLOSENESS
from game.table import names


class Names(names.Names):
    """The names of one match. Cities have theirs by the order in which they were founded: `learn` takes in those that
    were founded since."""

    def __init__(self, seats: Sequence[str], view: View, cards: Cards | None = None) -> None:
        super().__init__(seats)
        self.box = view.box
        self.data = cards or own_cards()
        self.towns: dict[int, int] = {}  # castello -> its number in the order of founding
        self.stands: dict[int, tuple[int, int]] = {}  # site -> city and building that stood there last
        self._seen: View | None = None
        self._nearest: list[int] = []
        self.learn(view)

    def learn(self, view: ViewData) -> None:
        """The cities and buildings of this moment."""
        if view is self._seen:
            return
        now = of(View, view)
        self._seen, self._nearest = now, []
        self.towns.update({castello: number for number, castello in enumerate(now.towns)})
        for site, city in enumerate(now.city):
            if city >= 0:
                self.stands[site] = city, now.building[site]

    def nearest(self, site: int, view: View) -> int:
        """The city to which the fewest steps lead from a site, over whatever lies between; of equals the one that was
        founded first. -1 where no city stands on the map."""
        self.learn(view)
        if not self._nearest:
            self._nearest = nearest(view)
        return self._nearest[site]

    # -- cities and sites ------------------------------------------------------------------------------------------
    def plain_city(self, castello: int) -> str:
        """A city by its castello; one that nobody has told of by its site."""
        number = self.towns.get(castello, -1)
        towns = own_towns()
        return towns[number % len(towns)] if number >= 0 else self.plain_site(castello)

    def city(self, castello: int) -> str:
        return self.said("city", castello, self.plain_city(castello))

    def plain_site(self, site: int) -> str:
        """A site as maps and scenarios have it: "H073"."""
        return self.box.board.ids[site] if 0 <= site < self.box.board.hexes else ""

    def site(self, site: int) -> str:
        return self.said("site", site, self.plain_site(site))

    def at(self, place: str, site: int) -> str:
        """A place with its site behind it: "Lucca (H073)"; where the map shows it, the place alone, and the site is
        only noted."""
        named = self.site(site)
        return place if self.pictured else _("{place} ({site})").format(place=place, site=named)

    def near(self, site: int, view: View) -> str:
        """A site with the city it belongs to, or the one it is nearest to: "H073 near Lucca"."""
        if self.pictured:
            return self._near_city(site, view)
        if view.city[site] >= 0:
            return _("{site} in {city}").format(site=self.plain_site(site), city=self.plain_city(view.city[site]))
        city = self.nearest(site, view)
        if city < 0:
            return self.plain_site(site)
        return _("{site} near {city}").format(site=self.plain_site(site), city=self.plain_city(city))

    def _near_city(self, site: int, view: View) -> str:
        """The same without its code: "near Lucca"."""
        city = view.city[site] if view.city[site] >= 0 else self.nearest(site, view)
        if city < 0:
            return self.plain_site(site)
        text = _("in {city}") if view.city[site] >= 0 else _("near {city}")
        return text.format(city=self.plain_city(city))

    # -- buildings, cards, wishes, landscapes ----------------------------------------------------------------------
    def number(self, building: int | str) -> int:
        """The number of a building, which events tell by its id."""
        return building if isinstance(building, int) else self.box.building_ids.index(building)

    def plain_building(self, building: int | str) -> str:
        """A building by itself: "Farm"."""
        name = self.box.building_ids[self.number(building)]
        return self.data.buildings[name].name.get(language())

    def building(self, building: int | str) -> str:
        return self.said("building", self.number(building), self.plain_building(building))

    def plain_a_building(self, building: int | str) -> str:
        """A building as the object of a sentence: "a farm"."""
        name = self.box.building_ids[self.number(building)]
        return _(A_BUILDING[name]) if name in A_BUILDING else self.plain_building(building)

    def a_building(self, building: int | str) -> str:
        return self.said("building", self.number(building), self.plain_a_building(building))

    def the_building(self, building: int | str) -> str:
        """A building that stands there already, as the object of a sentence: "the farm"."""
        name = self.box.building_ids[self.number(building)]
        return self.said("building", self.number(building), _(THE_BUILDING.get(name, name)))

    def kind(self, kind: str) -> str:
        """What politics cards of a kind are called: as the building they build, or by a name of their own."""
        entry = self.data.buildings.get(kind) or self.data.politics.get(kind) or self.data.actions.get(kind)
        return entry.name.get(language()) if entry is not None else kind

    def plain_card(self, card: int) -> str:
        """A politics card by its number; -1 is one that lies face down."""
        return self.kind(self.box.kind_of[card]) if card >= 0 else _("a politics card")

    def card(self, card: int) -> str:
        return self.said("card", card, self.plain_card(card))

    def plain_wish(self, wish: int | str) -> str:
        """A wish by its number or its id: "Culture"."""
        name = WISHES[wish] if isinstance(wish, int) else wish
        return self.data.wishes[name].name.get(language())

    def wish(self, wish: int | str) -> str:
        which = wish if isinstance(wish, int) else WISHES.index(wish)
        return self.said("wish", which, self.plain_wish(wish))

    def landscape(self, area: int) -> str:
        """The landscape of an area."""
        return self.data.landscapes[self.box.landscape[area]].name.get(language())


def nearest(view: View) -> list[int]:
    """For every site the nearest city."""
    found = [-1] * view.box.board.hexes
    cities = sorted((city[0] for cities in view.cities for city in cities), key=view.town)
    edge = [site for castello in cities for site in view.sites_of(castello)]
    for site in edge:
        found[site] = view.city[site]
    while edge:
        reached = []
        for site in edge:
            for near in view.box.board.near[site]:
                if found[near] < 0:
                    found[near] = found[site]
                    reached.append(near)
        edge = reached
    return found


A_BUILDING = {
    "castello": N_("a castello"), "farm": N_("a farm"), "quarry": N_("a quarry"),
    "convent_school": N_("a convent school"), "statue": N_("a statue"), "marketplace": N_("a marketplace"),
    "well": N_("a well"), "palazzo": N_("a palazzo"), "hospital": N_("a hospital"), "bathhouse": N_("a bathhouse"),
    "cathedral": N_("a cathedral"), "university": N_("a university"),
}  # fmt: skip
THE_BUILDING = {
    "castello": N_("the castello"), "farm": N_("the farm"), "quarry": N_("the quarry"),
    "convent_school": N_("the convent school"), "statue": N_("the statue"), "marketplace": N_("the marketplace"),
    "well": N_("the well"), "palazzo": N_("the palazzo"), "hospital": N_("the hospital"),
    "bathhouse": N_("the bathhouse"), "cathedral": N_("the cathedral"), "university": N_("the university"),
}  # fmt: skip


# Pieces of words that several phases share.

MINUS = "−"  # before a price, as buttons have it


def citizens(count: int) -> str:
    """So many citizens, within a sentence."""
    return ngettext("{count} citizen", "{count} citizens", count).format(count=count)


def buildings(count: int) -> str:
    """Likewise."""
    return ngettext("{count} building", "{count} buildings", count).format(count=count)


def figures(count: int) -> str:
    """Likewise."""
    return ngettext("{count} figure", "{count} figures", count).format(count=count)


def gold(count: int) -> str:
    """Likewise."""
    return ngettext("{count} gold", "{count} gold", count).format(count=count)


def food(count: int) -> str:
    """Likewise."""
    return ngettext("{count} food", "{count} food", count).format(count=count)


def sites(count: int) -> str:
    """Likewise."""
    return ngettext("{count} site", "{count} sites", count).format(count=count)


def arches(count: int) -> str:
    """Likewise."""
    return ngettext("{count} arch", "{count} arches", count).format(count=count)


def meant(word: str) -> tuple[str, int]:
    """The wish and the number in "bread_and_games:72/culture_2"; of another option the number behind the slash."""
    before, _underscore, count = (way(word) or "").rpartition("_")
    return before, int(count) if count.isdigit() else 0


def price(word: str, box: Box) -> int:
    """What an option costs."""
    what, by = kind(word), way(word)
    if what == GreatBuilder.id:
        if by not in box.building_ids:
            return 0
        number = box.building_ids.index(by)
        return int(box.prices[what][SIZES.index(box.size[number]) - 1])
    if what == "closeness":
        return int(box.prices[what][word == CLOSENESS[-1]])
    if what in box.prices:
        count = meant(word)[1]
        return int(box.prices[what][max(1, count) - 1])
    return int(box.cost[box.building_ids.index(what)]) if what in box.building_ids else 0


def priced(text: str, word: str, box: Box) -> str:
    """A label with its price behind it, if it has one."""
    paid = price(word, box)
    return f"{text} {MINUS}{paid}" if paid else text


def places_looked_at(word: str) -> list[int]:
    """The places of the voice row, from 2, that `closeness:23` looks at."""
    return [int(digit) for digit in str(value(word))]


# What the symbols on the table stand for, one short sentence each.

SENTENCES = {
    "citizen": N_("A citizen. At the end each fed one is worth a point."),
    "food": N_("Food of the farmland beside castellos and farms. All cities of a player share it."),
    "gold": N_("Gold, for politics cards. At the end it breaks ties."),
    "culture": N_("Culture: pointed arches, of statues, palazzi and cathedrals."),
    "education": N_("Education: round arches, of convent schools, hospitals and universities."),
    "health": N_("Health: flat arches, of wells, bathhouses and hospitals."),
    "arch_culture": N_("An arch of culture: the city draws citizens when the people want culture."),
    "arch_education": N_("An arch of education: the city draws citizens when the people want education."),
    "arch_health": N_("An arch of health: the city draws citizens when the people want health."),
    "wish_culture": N_("The people want culture."),
    "wish_education": N_("The people want education."),
    "wish_health": N_("The people want health."),
    "action": N_("An action card: two gold, a new city or a simple building. Three a year."),
    "used": N_("An action card that is used. At the end of the year it is open again."),
    "build": N_("A simple building, with an action card."),
    "left": N_("So many of these buildings are left."),
    "deck": N_("The politics cards that are left to be drawn."),
    "politics": N_("A politics card: it builds, or does what it says, for gold or for nothing."),
    "voice": N_("A voice of the people. The most frequent of the four is the wish of the year, at two and two both."),
    "peeked": N_("You have looked at this voice."),
    "castello": N_("A castello that is left: each player has four, one for each city on the map."),
    "figure": N_("A figure: it adds an arch, or doubles a harvest, until the end of the year."),
    "year": N_("The year. The game has six."),
    "round": N_("A round of politics. Each year has five."),
    "penalty": N_("Citizens starved: an action card is turned without effect, in the last year 5 points are lost."),
    "start": N_("The start player of this year."),
    "points": N_("Points as things stand: citizens, and 3 for each city with all three kinds of arches."),
    "crest": N_("The shield of a player: whatever bears it is that player's."),
}  # fmt: skip

PENALTY = {  # when hunger is paid for (`feeding.costs`)
    "now": N_("Citizens starved last year: in the first round an action card is turned without effect."),
    "next": N_("Citizens starved: next year an action card is turned without effect."),
    "points": N_("Citizens starved in the last year: that costs 5 points."),
}  # fmt: skip


def sentence(key: str, view: View | None = None) -> str:
    """What the symbol stands for at a table, or anywhere; "" if it is not known."""
    if key == "penalty" and view is not None:
        return _(PENALTY[feeding.costs(view)])
    return _(SENTENCES[key]) if key in SENTENCES else ""

"""What La Città tells in the text game alone: choices by their sort and place, what can be looked at, what one has."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.options import kind, option, value, way
from game.kernel.steps import Ask
from game.la_citta.lang import _, joined, listed
from game.la_citta.rules.politics.great_builder import GreatBuilder
from game.la_citta.rules.state import View
from game.la_citta.words import looking, migration, pieces
from game.la_citta.words.about import cards, sites
from game.la_citta.words.ending import score_line
from game.la_citta.words.names import Names
from game.la_citta.words.politics import at_site
from game.la_citta.words.sites import own_city_beside
from game.table.hearing import Hearing, LookAt

TURN = "politics_round.chosen"
NEW_CITY, GREAT_BUILDER = "new_city", GreatBuilder.id
LAST = (NEW_CITY, GREAT_BUILDER, "draw")  # what is said behind everything else


class LaCittaHearing(Hearing[View, Names]):
    """Sites by building and city, cards with what they do, cities with what moves between them."""

    unspoken = (None, "not_now", "outside", "occupied", "not_adjacent")

    @property
    def looks(self) -> tuple[LookAt[View, Names], ...]:
        return looking.LOOKS

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
            cities = [names.plain_city(city) for city in migration.sources(option, view)]
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
        return looking.own(view)

    def score(self, view: View, seat: int, names: Names) -> list[tuple[str, int]]:
        lines = view.scores[seat]
        found = [(score_line(word), points) for word, points in lines.items() if points and word != "total"]
        return [*found, (_("Gold"), view.gold[seat])]

    def playing(self, view: View) -> Sequence[str]:
        return [*view.box.building_ids, *view.box.kinds]

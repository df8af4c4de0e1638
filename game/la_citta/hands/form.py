"""The page of a seat: the steps of a play as crumbs, what is chosen next in rows, sites in rows by what they bring with
their numbers, and the map with the same numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from game.content.book import book
from game.hands.desk import SeatDesk
from game.hands.form import Form, Pictures, offered, standing
from game.hands.messages import Area, Map, Thing
from game.kernel.rules import of
from game.la_citta.hands import plan_words, plays
from game.la_citta.hands.geometry import Geometry, geometry
from game.la_citta.hands.plan import CITIES, TILE, SeatPlan, mark_tile, tiles
from game.la_citta.lang import N_, _, language, ngettext, sentence
from game.la_citta.rules.la_citta import LaCitta
from game.la_citta.rules.state import View
from game.la_citta.words.names import Names
from game.la_citta.words.places import ACTION, CITY, POLITICS, SITE, VOICE

MAP = "map"  # the word of its picture
MARGIN, ABOVE = 0.6, 1.5  # radii of a hex around the map, and above it, where roofs rise
AROUND, LEAST = 2.6, 14.0  # radii around what is on offer, and those that a cut of the map is wide at least
SLENDER, BROAD = 1.25, 2.0  # width by height of a cut
FACTS = {"citizens": N_("Citizens"), "food": N_("Food"), "cities": N_("Cities")}
ACTIONS = (N_("2 gold"), N_("New city"), N_("Build"))  # the rows of an action card
MOST_BUTTONS = 8  # numbers of a row that are buttons of their own
MOST_TRIED = 24  # sites of which it is worked out what they bring; of more only where they lie


class Extent(NamedTuple):
    """What the picture of a map shows, in radii of a hex."""

    left: float
    top: float
    wide: float
    high: float


def extent(found: Geometry) -> Extent:
    """The whole map, with some country around it."""
    wide, high = found.width + 2 * MARGIN, found.height + MARGIN + ABOVE
    return Extent(found.left - MARGIN, found.top - ABOVE, wide, high)


def cut(shown: Extent, points: Sequence[tuple[float, float]]) -> tuple[int, int, int, int]:
    """The part of the map that holds these places with some country, in thousandths of its width and height."""
    xs, ys = [x for x, _y in points], [y for _x, y in points]
    wide, high = max(xs) - min(xs) + 2 * AROUND, max(ys) - min(ys) + 2 * AROUND
    wide = max(wide, LEAST, high * SLENDER)
    high = max(high, wide / BROAD)
    wide, high = min(wide, shown.wide), min(high, shown.high)
    left = min(max((max(xs) + min(xs) - wide) / 2, shown.left), shown.left + shown.wide - wide)
    top = min(max((max(ys) + min(ys) - high) / 2, shown.top), shown.top + shown.high - high)
    return (
        round((left - shown.left) / shown.wide * 1000), round((top - shown.top) / shown.high * 1000),
        round(wide / shown.wide * 1000), round(high / shown.high * 1000),
    )  # fmt: skip


class CittaForm(Form[View, Names]):
    """How La Città lays out a page."""

    def plan(self, desk: SeatDesk) -> HandPlan:
        return HandPlan(desk)

    def fact(self, sign: str) -> str:
        return _(FACTS[sign]) if sign in FACTS else super().fact(sign)

    def areas(self, desk: SeatDesk, pictures: Pictures) -> list[Area]:
        return CittaAreas(desk, pictures).all()

    def crumbs(self, desk: SeatDesk) -> Sequence[str]:
        plan = desk.plan
        return _crumbs(plan) if isinstance(plan, HandPlan) and plan.ask is not None else ()

    def map(self, desk: SeatDesk, pictures: Pictures) -> Map | None:
        """With the sites or cities on offer; a seat sees it with some alone."""
        picture, plan = pictures.drawn(MAP), desk.plan
        sites = plan.sites if isinstance(plan, HandPlan) else []
        if not picture or (desk.seat >= 0 and not sites):
            return None
        view = of(View, desk.view)
        found = geometry(of(LaCitta, desk.flow.match.rules).maps[view.box.setup.map])
        shown = extent(found)
        high = round(shown.high / shown.wide * 1000)
        if not isinstance(plan, HandPlan) or not sites:
            return Map(picture, (), high)
        places = []
        for number, site in enumerate(sites, start=1):
            x, y = found.centres[site]
            at = round((x - shown.left) / shown.wide * 1000), round((y - shown.top) / shown.high * 1000)
            places.append((number, *at, plan.place, site))
        return Map(picture, tuple(places), high, cut(shown, [found.centres[site] for site in sites]))


class HandPlan(SeatPlan):
    """The same plan, put together by touches."""

    def __init__(self, desk: SeatDesk) -> None:
        super().__init__(desk, lambda: of(View, desk.view))
        self.seat_desk = desk

    @property
    def place(self) -> str:
        """Whether sites or cities are on offer."""
        return CITY if self.what in CITIES else SITE

    @property
    def sites(self) -> list[int]:
        """What is on offer on the map, in the order of its numbers."""
        return self.legal_sites if self.ask is not None else []

    def again(self, place: str, thing: int) -> None:
        """A second touch lets go: on a phone the button below confirms."""
        self.let_go()

    def tip(self, place: str, thing: int) -> str | None:
        """It stands in a row or on the parchment."""
        return "" if self.ask is not None else super().tip(place, thing)


def _crumbs(plan: HandPlan) -> list[str]:
    """What was begun, and the parts of it that are chosen."""
    if not plan.turn or not plan.what:
        return []
    names, found = plan.names, list[str]()
    if plan.what in plays.ROWS:
        found.append(_(ACTIONS[plays.ROWS.index(plan.what)]))
    else:
        found.append(names.kind(plan.what))
    if plan.what in (plays.BUILD, plays.BUILDER) and plays.BUILDING in plan.chosen:
        found.append(names.plain_building(plan.building))
    if plan.site >= 0:
        found.append(plan_words.beside(plan, plan.site))
    return [one for one in found if one]


class CittaAreas:
    """What lies before one seat."""

    def __init__(self, desk: SeatDesk, pictures: Pictures) -> None:
        self.desk, self.pictures = desk, pictures
        self.view, self.names = of(View, desk.view), of(Names, desk.names)
        plan = desk.plan
        self.plan = plan if isinstance(plan, HandPlan) and plan.ask is not None else None

    def all(self) -> list[Area]:
        """From top to bottom; what is asked comes first."""
        if self.plan is None:
            return [*offered(self.desk), *self._politics()]
        found = [*self._tiles(), *self._sites(), *self._voices()]
        if self.plan.turn and not self.plan.what:
            found += [*self._politics(), *self._actions()]
        return [area for area in found if area.things]

    # -- how a play begins -----------------------------------------------------------------------------------------
    def _politics(self) -> list[Area]:
        things = tuple(self._politics_card(card) for card in self.view.display if card >= 0)
        return [Area(POLITICS, _("Politics cards"), "rows", things)] if things else []

    def _politics_card(self, card: int) -> Thing:
        kind = self.view.box.kind_of[card]
        key = f"{kind}_card" if kind in self.view.box.building_ids else kind
        short = self._short(key)
        one = Thing(POLITICS, card, self.names.kind(kind), self.pictures.of(key), key, more=short)
        return msgspec.structs.replace(standing(self.desk, one), text="")  # it opens a play, and answers nothing yet

    def _actions(self) -> list[Area]:
        count = self.view.actions[self.view.viewer]
        things = tuple(standing(self.desk, Thing(ACTION, row, _(name))) for row, name in enumerate(ACTIONS))
        return [Area(ACTION, _("Your action cards: {count}").format(count=count), "rows", things)]

    def _short(self, key: str) -> str:
        """What a card says in a few words."""
        found = book(self.desk.game).cards().get(key)
        return found.short.get(language()) if found is not None and found.short is not None else ""

    # -- its parts -------------------------------------------------------------------------------------------------
    def _tiles(self) -> list[Area]:
        """Buildings, numbers, cities, wishes: what lies nowhere on the map."""
        assert self.plan is not None
        plan = self.plan
        things = []
        for at, tile in enumerate(tiles(plan)):
            if tile.part == plays.CITY:
                continue  # they have rows with their numbers
            mark = mark_tile(plan, at)
            price = f" −{tile.price}" if tile.price > 0 else ""
            words = _many(plan.what, tile.one) if tile.part == plays.COUNT else tile.words
            one = Thing(
                TILE, at, f"{words}{price}", number=tile.left if tile.part == plays.SOURCE else -1,
                why_not=sentence(mark.reason) if mark.reason else "",
            )  # fmt: skip
            if tile.part == plays.BUILDING:
                key = self.view.box.building_ids[tile.one]
                one = msgspec.structs.replace(one, face=self.pictures.of(key), card=key, more=self._short(key))
            things.append(standing(self.desk, one))
        return [Area(TILE, "", "rows", tuple(things))] if things else []

    def _voices(self) -> list[Area]:
        assert self.plan is not None
        if self.plan.what != plays.CLOSENESS:
            return []
        things = tuple(
            standing(self.desk, Thing(VOICE, place, _("Voice {number}").format(number=place)))
            for place in range(1, len(self.view.voice))
        )
        return [Area(VOICE, _("Voices"), "rows", things)]

    def _sites(self) -> list[Area]:
        """Those that are called the same and bring the same stand in one row; the map has each of them."""
        assert self.plan is not None
        plan = self.plan
        rows: dict[tuple[str, str, str], list[int]] = {}
        tried = len(plan.sites) <= MOST_TRIED
        for site in plan.sites:
            option = plan.option_at(site)
            brings = self.desk.marks.outlook.words(option) if option and (tried or site == plan.site) else ""
            gives = plan_words.gives(plan, site) if plan.what in (plays.FOUND, plays.PLACE) else ""
            rows.setdefault((self._called(site), brings, gives), []).append(site)
        numbers = {site: number for number, site in enumerate(plan.sites, start=1)}
        things = tuple(self._row(*told, sites, numbers) for told, sites in rows.items())
        return [Area(plan.place, _("Cities") if plan.place == CITY else _("Sites"), "sites", things)]

    def _called(self, site: int) -> str:
        assert self.plan is not None
        plan = self.plan
        if plan.place == CITY:
            return str(self.names.plain_city(site))
        if plan.what == plays.DEMOLISH:
            building = self.names.plain_building(self.view.building[site])
            return _("{building} of {city}").format(building=building, city=plan_words.city_of(plan, site))
        if plan.what in (plays.FOUND, plays.PLACE):
            return self.near(site)
        if plan.what in (plays.BREAD, plays.HARVEST):
            return _("{card} in {city}").format(card=self.names.kind(plan.what), city=plan_words.city_of(plan, site))
        city, building = plan_words.beside(plan, site), self.names.plain_building(plan.building)
        return _("{building} in {city}").format(building=building, city=city) if city else building

    def near(self, site: int) -> str:
        """A site where no city is yet."""
        city = self.names.nearest(site, self.view)
        return _("Near {city}").format(city=self.names.plain_city(city)) if city >= 0 else _("In the country")

    def _row(self, name: str, brings: str, gives: str, sites: Sequence[int], numbers: dict[int, int]) -> Thing:
        assert self.plan is not None
        plan = self.plan
        first = plan.site if plan.site in sites else sites[0]
        many = len(sites) > MOST_BUTTONS
        more = [_("Sites {numbers}").format(numbers=_counted(numbers[site] for site in sites))] if many else []
        one = Thing(
            plan.place,
            first,
            name,
            more=" ".join(map(sentence, [*more, gives] if gives else more)),
            number=numbers[first],
            also=tuple((numbers[site], site) for site in sites) if sites[1:] else (),
        )
        return msgspec.structs.replace(standing(self.desk, one), leads=brings, text="")


def _many(what: str, count: int) -> str:
    """How many citizens or figures."""
    if what == plays.BREAD:
        return ngettext("{count} figure", "{count} figures", count).format(count=count)
    return ngettext("{count} citizen", "{count} citizens", count).format(count=count)


def _counted(numbers: Iterable[int]) -> str:
    """'1, 2, 5'."""
    return ", ".join(map(str, sorted(numbers)))

"""The board of La Città: the map and what lies around it, where it lies, and what it shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, cast

import pygame

from game.kernel.rules import of
from game.la_citta.cards.names import card_face
from game.la_citta.hands import plan as planning
from game.la_citta.hands import plays
from game.la_citta.lang import _
from game.la_citta.rules.state import View
from game.la_citta.table import heard, seasons, sounds, warming
from game.la_citta.table.cards import Actions, Display
from game.la_citta.table.details import DetailsPanel
from game.la_citta.table.handling import Handling
from game.la_citta.table.layout import Places, places
from game.la_citta.table.map.air import Air
from game.la_citta.table.map.pane import MapPane
from game.la_citta.table.map.store import Store, jobs
from game.la_citta.table.models import NOBODY, PHASES, TableModel, TimeModel, table_model
from game.la_citta.table.picker import Picker
from game.la_citta.table.places import BoardPlaces
from game.la_citta.table.planning import CittaPlan
from game.la_citta.table.players import Players
from game.la_citta.table.scenes.course import DEMOLITION, FEEDING, MIGRATION, VOICES
from game.la_citta.table.scenes.following import Following
from game.la_citta.table.scenes.scene import YearScene
from game.la_citta.table.sheet import player_sheet
from game.la_citta.table.spots import CITY, POLITICS, SITE, VOICE
from game.la_citta.table.time_bar import TimeBar
from game.la_citta.table.voices import Voices
from game.la_citta.words.about import cities as told_cities
from game.la_citta.words.names import Names
from game.table.aloud.areas import Area, Heard
from game.table.aloud.called import lines_of
from game.table.asking.mark import Subject
from game.table.asking.spots import Spot
from game.table.asking.things import Choice
from game.table.board import Board, Lay, Layout, Table
from game.table.log.marked import About
from game.table.panels.title import Title
from game.table.pieces import Spot as Drawn
from game.table.reading.sheet import Sheet
from game.table.reading.zoom_panel import ZoomPanel
from game.table.side import Supply
from game.table.words import Prompt
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget
from game.ui.window.jobs import Job

AT_CHAPTER = {  # what is told of a year: the phase on the beam
    chapter: PHASES.index(phase)
    for chapter, phase in (
        (VOICES, "voices"),
        (MIGRATION, "migration"),
        (DEMOLITION, "migration"),
        (FEEDING, "feeding"),
    )
}


class CittaBoard(BoardPlaces, Board):
    """Map, time, players, voices, cards; and the play that is put together."""

    back = "politics"
    steady_buttons = False

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._shown_tab = ""
        self.cards_seen = self.side_seen = self.voices_seen = True
        self._area = -1  # the landscape that is pointed at
        self._leads = False  # a question has come that is answered on the map
        self.model: TableModel
        self.plan: CittaPlan = CittaPlan(table, lambda: self.names, self._planned, self._refuse_site)
        self.pane: MapPane
        self.map_store: Store | None = None
        self.handling = Handling(table)
        self.following = Following(table.flow)
        self.following.changed = self.seen_more
        self.scene = YearScene(table, self)
        self._air = Air()  # that was seen last
        self._on_map: object = None  # what the map showed last

    def pictures(self) -> list[Job]:
        self.layout(self.table.room)
        return [*warming.faces(self.table.ui, self.view, self.places), *jobs(self.table, self, self.places.map)]

    # -- the moment ------------------------------------------------------------------------------------------------
    @property
    def view(self) -> View:
        """What may be drawn: as far as the pictures have come."""
        return self.following.view

    @property
    def names(self) -> Names:
        """What everything is called now."""
        found, view = self.table.names, of(View, self.table.flow.view)
        if not isinstance(found, Names):
            found = Names([seat.name for seat in self.table.flow.seats], view)
        found.learn(view)
        return found

    def take(self) -> None:
        flow = self.table.flow
        self.model = table_model(self.view, flow.seats, private=flow.private)

    def asked_anew(self) -> None:
        self.plan.asked_anew()
        self._leads = self.plan.ask is not None and not self.plan.turn

    @property
    def passage(self) -> str:
        return self.scene.passage

    @property
    def music(self) -> str:
        return sounds.music(self.view.year)

    @property
    def ambience(self) -> str:
        return "la_citta/fields"

    # -- building --------------------------------------------------------------------------------------------------
    def layout(self, bounds: Box) -> Layout:
        self.places: Places = places(bounds, len(self.model.players), alike=self.table.flow.nobody_here)
        here = self.places
        nothing = Box(here.prompt.x, here.prompt.bottom, 0, 0)
        return Layout(
            here.prompt, here.corner, nothing, here.log, here.zoom, here.aside, here.map, here.tabs, here.tabbed,
            fanned=False, herald_below=here.tabbed, words_alone=True,
        )  # fmt: skip

    def build(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        model, table = self.model, self.table
        self.time, self.title = TimeBar(table, model.time), Title("La Città")
        self.pane = MapPane(table, self)
        self.voices = Voices(table, model.voices, table.flow.seats, self._wish_name)
        self.actions = Actions(table, model.me)
        self.display = Display(table, model.display, self._kind_name)
        self.picker = Picker(table)
        self.players = Players(table, model, self._city_name)
        self.players.cells = self.places.players
        self.scene = YearScene(table, self)
        first: list[Widget] = [self.pane, self.voices, self.picker, self.actions, self.display]
        return first, [self.players, self.title, self.time, *self.scene.parts()]

    def make_zoom(self, choose: Callable[[str], None], *, words_alone: bool) -> ZoomPanel:
        return DetailsPanel(
            choose,
            lambda city: told_cities.city(self.view, city, self.names),
            lambda seat: self.table.flow.seats[seat].crest,
        )

    def ground(self) -> Sequence[Widget]:
        return [self.pane]

    def named_at(self, x: float, y: float) -> str:
        site = self.pane.site_at((x, y)) if self.pane.visible else -1
        if site < 0:
            return ""
        city = self.view.city[site]
        return self.table.called.words(CITY if city >= 0 else SITE, city if city >= 0 else site, None)[0]

    def heard(self) -> tuple[Sequence[Area], Sequence[Area]]:
        """The choices first; the own cities, everybody, the other cities, voices and supply."""
        flow, alike = self.table.flow, self.table.flow.nobody_here
        chosen = [self.picker, *heard.choices(self.pane, self.names, self.table.ui.focus)]
        cards = [Area(_("Choices"), chosen, lambda: heard.more(self.pane), listed=True)]
        if not alike:
            cards.append(Area(_("Action cards"), [self.actions]))
        cards.append(Area(_("Display"), [self.display]))
        others = partial(self._heard_others, flow.own_seat)
        return cards, [
            *([] if alike else [Area(_("My cities"), (), self._heard_own, kind="tree", where=[self.pane])]),
            Area(_("Players"), self.players.children),
            Area(_("Cities") if alike else _("Cities of the others"), (), others, kind="tree", where=[self.pane]),
            Area(_("Voices"), [self.voices]),
            Area(_("Year and supply"), [self.time], lines_of(self.table.called, "supply")),
            Area(_("Scene"), self.scene.parts()),
        ]

    def _heard_own(self) -> Sequence[Heard]:
        return heard.own(self.view, self._names_aloud)

    def _heard_others(self, own_seat: int) -> Sequence[Heard]:
        return heard.others(self.view, self._names_aloud, own_seat)

    @property
    def _names_aloud(self) -> Names:
        """What things are called where they are heard, by what is on the map now."""
        found = of(Names, self.table.called.names)
        found.learn(self.view)
        return found

    def _wish_name(self, wish: int) -> str:
        return self.names.plain_wish(wish)

    def _kind_name(self, kind: str) -> str:
        return self.names.kind(kind)

    def _city_name(self, city: int) -> str:
        return self.names.plain_city(city)

    def arrange(self, box: Box) -> None:
        here = self.places
        for widget, place in (
            (self.time, here.time), (self.title, here.title), (self.pane, here.map), (self.voices, here.voices),
            (self.actions, here.actions), (self.display, here.politics), (self.players, box),
        ):  # fmt: skip
            widget.arrange(place)
        self.picker.arrange(self.pane.furniture.foot())
        self.scene.arrange()

    def tabs(self) -> list[tuple[str, str]]:
        cards = [("cards", _("Cards"))] if self.places.low else []
        return [("map", _("Map")), *cards, ("log", _("Chronicle")), ("zoom", _("Details"))]

    def tab(self, wanted: str) -> str:
        return wanted or "map"

    def show_tab(self, tab: str) -> None:
        self._shown_tab = tab
        self._sights()

    def _sights(self) -> None:
        tab = self._shown_tab
        self.pane.visible = tab in ("", "map")
        self.picker.visible = bool(self.picker.tiles) and self.pane.visible
        cards = self.cards_seen and (tab in ("", "cards") or not self.places.low)
        self.display.visible = cards
        self.actions.visible = cards and not self.table.flow.nobody_here
        self.voices.visible = self.voices_seen and (tab == "cards" if self.places.low else self.pane.visible)

    # -- scenes ----------------------------------------------------------------------------------------------------
    def scene_area(self, what: str) -> Box:
        """Where the ledger or the forecast of a scene lies."""
        return self.places.ledger if what == "ledger" else self.places.forecast

    def cards_in_sight(self, seen: bool) -> None:
        """Whether action cards and display are seen; a scene may lie there instead."""
        if seen != self.cards_seen:
            self.cards_seen = seen
            self._sights()
            for widget in (self.actions, self.display):
                widget.invalidate()

    def voices_in_sight(self, seen: bool) -> None:
        """Whether the voices are seen in their corner; a scene may show them larger."""
        if seen != self.voices_seen:
            self.voices_seen = seen
            self.voices.invalidate()
            self._sights()
            self.voices.invalidate()

    def side_in_sight(self, seen: bool) -> None:
        """Whether chronicle and details are seen; a scene may lie there instead."""
        table: Any = self.table
        if seen != self.side_seen:
            self.side_seen = seen
            for widget in (table.log, table.zoom):
                widget.visible = seen and self._shown_tab in ("", widget.name)
                widget.invalidate()

    # -- showing ---------------------------------------------------------------------------------------------------
    def show(self) -> None:
        model, seats = self.model, self.table.flow.seats
        self.time.show(self._time)
        self.voices.show(model.voices, seats, model.order)
        self.actions.show(model.me)
        self.display.show(model.display, bool(self.plan.turn and self.plan.what))
        self._show_tiles()
        self.players.show(model)
        self._sights()
        self._offer()
        self._show_map()
        self.following.shown()
        self.scene.show()
        if self._leads and self.time.layer is not None:
            self._leads = False
            if self.table.ui.ring_visible:
                self.lead_on()

    @property
    def _time(self) -> TimeModel:
        """How far the year is; never behind what is told of it."""
        told = AT_CHAPTER.get(self.scene.chapter, NOBODY) if self.scene.telling else NOBODY
        return replace(self.model.time, phase=max(self.model.time.phase, told))

    def phase(self) -> str:
        return self.view.phase

    def sheet(self, seat: int) -> Sheet:
        return player_sheet(self.view, self.model.players[seat], of(Names, self.table.names))

    def kept_clear(self) -> Sequence[Box]:
        """What can be chosen on the map, and what is said there about a site."""
        pane = self.pane
        if not pane.visible:
            return ()
        sites = [pane.place(site) for site in pane.legal]
        cities = [pane.badge(city) for city in pane.picked]
        places = [pane.place(city) for city in pane.picked]
        found = [*sites, *cities, *places, *pane.over.spoken()]
        return [box for box in found if pane.box.contains(*box.center)]

    def good_to_see(self) -> Sequence[Box]:
        """How each city stands."""
        cities = [city[0] for cities in self.view.cities for city in cities] if self.pane.visible else []
        return [box for box in map(self.pane.badge, cities) if self.pane.box.contains(*box.center)]

    def read_to_answer(self) -> Sequence[Box]:
        """In the second half of a year: how the cities or the players stand, and who drew from whom."""
        return [box for box in self.scene.read() if box.w > 0]

    @property
    def backdrop(self) -> str:
        return Air(seasons.season(self.view.year)).ground

    @property
    def air(self) -> Air:
        """Season and light that are seen: another season comes as soon as its picture is ready."""
        now = Air(seasons.season(self.view.year), seasons.light(self.view.phase))
        shown = getattr(self.table, "background", now.ground)
        ready = shown == now.ground or self.table.ui.assets.backdrop_ready(now.ground)
        self._air = now if ready else self._air._replace(light=now.light)
        return self._air

    @property
    def wood(self) -> list[tuple[str, Box]]:
        """The beam, the shelf and the post round the land."""
        return self.places.wood

    def on_the_map(self) -> Sequence[Box]:
        """What lies over the map, where no pill of a city shall lie."""
        shown = [part.box for part in (self.voices, self.scene.sheet) if part.visible and part.box.w]
        return [box for box in shown if box.overlaps(self.pane.box)]

    def tells(self, word: str) -> bool:
        return self.scene.tells(word)

    def told(self) -> tuple[Prompt, int, list[Choice]] | None:
        return self.scene.told()

    def _show_tiles(self) -> None:
        """Nothing is to be picked before what happened has been told."""
        tiles = [] if self.scene.telling else planning.tiles(self.plan)
        if tiles and self.picker.area != (area := self.pane.furniture.foot()):
            self.picker.arrange(area)
        self.picker.show(tiles)

    def _offer(self) -> None:
        """The sites that can be chosen now, on the map."""
        plan = self.plan
        if plan.ask is not None and plan.what and not self.scene.telling:
            self.pane.offer(plan.legal_sites, plan.building, plan.reason_at)
        else:
            self.pane.offer_none()

    def _planned(self, place: str, thing: int) -> None:
        """Shows what is chosen: where few units are, the map comes into sight as soon as a site is asked for. Enter
        then confirms, unless somebody goes from thing to thing by the keys."""
        plan, ui = self.plan, self.table.ui
        ui.sound.play("press")
        if self.places.tabbed and self._shown_tab == "cards" and (plan.legal_sites or planning.tiles(plan)):
            self.table.use_tab("map")
        self.table.refresh()
        if not ui.ring_visible:
            ui.focus = None
        elif place == VOICE or not (plan.option and isinstance(ui.focus, Drawn) and ui.focus.thing == thing):
            self.lead_on()

    def _refuse_site(self, place: str, site: int, why: str) -> None:
        """The map itself has the reason at a site that is pointed at."""
        if self.pane.focus == site:
            self.table.ui.sound.play("error")
        else:
            self.table.refuse(place, site, why)

    def lead_on(self) -> None:
        """The focus goes to the button, a tile, a voice or a site: to what is to be done next."""
        plan, ui = self.plan, self.table.ui
        wanted: Widget | None = None
        if plan.option or plan.ask is None:
            wanted = next((one for one in self.table.prompt.children if one.interactive), None)
        elif plan.part == plays.PLACES:
            wanted = next((card for card in self.voices.cards if card.interactive), None)
        elif plan.part in (plays.BUILDING, plays.SOURCE, plays.WISH, plays.CITY):
            wanted = next((tile for tile in self.picker.tiles if tile.mark.state == "legal"), None)
        if wanted is None and plan.legal_sites:
            wanted = self.pane.sites[plan.legal_sites[0]]
        if wanted is not None and wanted is not ui.focus:
            old, ui.focus = ui.focus, wanted
            for each, on in ((old, False), (wanted, True)):
                if each is not None:
                    each.attention(on)
            ui.top.all()

    def pointed(self, city: int) -> None:
        """Another city of the map is pointed at; -1 for none."""
        if city >= 0:
            self.table.look(Subject("city", city, self.view.box.building_ids[0], place="city"))

    def pointed_site(self, site: int) -> None:
        """A free site is pointed at: what lies beside it is read, while no play is put together."""
        if site < 0 or self.view.building[site] >= 0 or self.plan.what:
            return
        box = self.view.box
        beside = box.board.borders[site]
        self.table.look(Subject("site", site, box.landscape[beside[0]] if beside else box.building_ids[0], place=SITE))

    def pointed_area(self, area: int) -> None:
        """A landscape is pointed at; -1 for none."""
        if area >= 0 and area != self._area and not self.plan.what:
            self.table.look(Subject("area", area, self.view.box.landscape[area], place="area"))
        self._area = area

    def consequences(self, site: int) -> tuple[str, Sequence[str]] | None:
        """What the planned play would change at a site: a title, and lines that are marked up."""
        option = self.plan.option_at(site)
        lines = getattr(self.table.marks.outlook, "lines", None)
        if not option or lines is None:
            return None
        title, told = lines(option)
        return title, told

    def supply(self) -> Supply | None:
        return None

    # -- what can be pressed and read ------------------------------------------------------------------------------
    def event(self, event: pygame.event.Event) -> bool:
        if self.pane.visible and self.plan.legal_sites and self.handling.begins(event):
            self.lead_on()
            return True
        return self.handling.event(event, self.pane)

    def numbers(self, spots: Sequence[Spot]) -> list[Spot]:
        """The display from left to right; the plan itself sees to what else numbers mean."""
        return [(POLITICS, one.card) for one in self.model.display] if self.plan.turn else []

    def read_by_itself(self) -> Subject | None:
        """The card that is planned."""
        plan = self.plan
        if plan.card >= 0:
            return Subject("card", plan.card, card_face(self.view.box, plan.card), place=POLITICS)
        if plan.what in (plays.BUILD, plays.BUILDER) and plan.building >= 0:
            return Subject("building", plan.building, self.view.box.building_ids[plan.building], place=SITE)
        return None

    def named(self, about: About) -> Subject | None:
        """The first card, else the first building."""
        box = self.view.box
        if about.of("card"):
            number = min(about.of("card"))
            return Subject("card", number, card_face(box, number), place=POLITICS)
        if about.of("building"):
            number = min(about.of("building"))
            return Subject("building", number, box.building_ids[number])
        return None

    # -- where the things of the players lie -----------------------------------------------------------------------
    def seat_box(self, seat: int) -> Box:
        return self.players.panels[seat].box

    def speech_room(self, seat: int) -> Box | None:
        return None if self.places.tabbed else self.players.panels[seat].speech_room

    def lies(self) -> Mapping[int, Lay]:
        return {}

    def seen_more(self) -> None:
        """The pictures have come a step further."""
        if self.time.layer is None:
            return
        self.take()
        model, table = self.model, cast(Any, self.table)
        self.time.show(self._time)
        self.voices.show(model.voices, self.table.flow.seats, model.order)
        self.actions.show(model.me)
        self.display.show(model.display, chosen=False)
        self.players.show(model)
        if self._map_now() != self._on_map:
            self._show_map()
        self._show_tiles()
        self._offer()
        self.scene.show()
        table.show_prompt()
        table.show_zoom()
        if not self.scene.telling and table.offers is not None and table.ui.ring_visible:
            self.lead_on()

    def _map_now(self) -> object:
        """What is drawn on the map of the View."""
        view = self.view
        return view.people, view.building, view.figures, view.cities, view.penalty

    def _show_map(self) -> None:
        self._on_map = self._map_now()
        self.pane.show()

    def remember(self) -> None:
        table: Any = self.table
        self.following.remember(table.lag, moves=table.ui.motion.speed > 0)

    def caught_up(self) -> None:
        self.following.catch_up()
        for widget in (self.players, self.time, self.voices, self.display):
            widget.invalidate()
        self.pane.repaint()
        if self.time.layer is not None:
            cast(Any, self.table).show_zoom()


def board_of(table: Any) -> CittaBoard:
    """The board of a table at which La Città is played."""
    found = table.board
    assert isinstance(found, CittaBoard)
    return found

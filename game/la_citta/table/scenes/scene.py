"""The second half of a year before everybody's eyes: voices, migration, demolition, hunger. It darkens the map, marks
what happens there, and lays its panels over chronicle, details and cards while it lasts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.kernel.rules import of
from game.la_citta.lang import _, listed, ngettext
from game.la_citta.rules import feeding, neighbours
from game.la_citta.rules.box import NO_LIMIT
from game.la_citta.rules.state import View
from game.la_citta.table.map.bare_pane import Compared
from game.la_citta.table.scenes.cord import Cord
from game.la_citta.table.scenes.course import (
    BEGINS,
    CHAPTER_OF,
    DEMOLITION,
    FEEDING,
    MIGRATION,
    NOTHING,
    VOICES,
    Course,
    Turn,
    forecast,
    last_draws,
    ledger,
    so_far,
)
from game.la_citta.table.scenes.following import Following
from game.la_citta.table.scenes.panels import Below, Ledger, VoiceSheet, fed, ledger_rows, torn_rows
from game.la_citta.words.names import Names
from game.table.asking.things import Choice
from game.table.board import Table
from game.table.words import Prompt
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.widgets import Widget

# What the parchment says while the second half of a year is told.


def said(now: Course, view: View, names: Names) -> Prompt | None:
    """Title and line for what goes on; None for nothing."""
    if now.chapter == VOICES and now.wishes:
        return Prompt(wanted(now, names), wanted_why(now, names))
    if now.chapter == MIGRATION and now.turn is not None:
        return Prompt(drawn(now.turn, names), drawn_why(now.turn, view, names))
    if now.chapter == DEMOLITION and now.torn:
        return _demolition(now, names)
    if now.chapter == FEEDING and now.seat >= 0:
        return _hunger(now, view, names)
    return None


# -- voices ----------------------------------------------------------------------------------------------------------
def wishes(now: Course, names: Names) -> str:
    """The wishes in force."""
    return listed([names.plain_wish(wish) for wish in now.wishes])


def wanted(now: Course, names: Names) -> str:
    """ "They want education"."""
    return _("They want {wishes}").format(wishes=wishes(now, names))


def wanted_why(now: Course, names: Names) -> str:
    """How many voices, and what follows."""
    if len(now.wishes) > 1:
        return _("2 voices each. Every city follows one of the two wishes, as its owner likes.")
    count = sum(voice == now.wishes[0] for voice in now.voices)
    text = _("{count} of 4 voices. More arches of [b|{wish}] draw one citizen from each neighbour.")
    return text.format(count=count, wish=escape(wishes(now, names)))


# -- migration -------------------------------------------------------------------------------------------------------
def drawn(turn: Turn, names: Names) -> str:
    """ "Assisi draws 4 citizens"."""
    count = len(turn.gains)
    text = ngettext("{city} draws {count} citizen", "{city} draws {count} citizens", count)
    return text.format(city=names.plain_city(turn.city), count=count)


def drawn_why(turn: Turn, view: View, names: Names) -> str:
    """Why they come, and whether there is room for them."""
    wish = escape(names.plain_wish(turn.wish))
    sources = escape(listed([names.plain_city(gain.source) for gain in turn.gains]))
    count = len(turn.gains)
    text = ngettext(
        "{cities} has fewer arches of [b|{wish}].", "{cities} have fewer arches of [b|{wish}].", count
    ).format(cities=sources, wish=wish)
    return f"{text} {_room(turn, view)}"


def _room(turn: Turn, view: View) -> str:
    if turn.sent:
        text = ngettext(
            "There is no room for [b|{count}] of them.", "There is no room for [b|{count}] of them.", turn.sent
        )
        return text.format(count=turn.sent)
    limit = view.limit(view.sites_of(turn.city)) if view.sites_of(turn.city) else NO_LIMIT
    if limit == NO_LIMIT:
        return _("There is [b|no limit] to this city.")
    return _("The city takes in up to [b|{limit}].").format(limit=limit)


# -- demolition and hunger -------------------------------------------------------------------------------------------
def _demolition(now: Course, names: Names) -> Prompt:
    mine = [one for one in now.torn if one.seat == now.seat]
    last = mine[-1]
    here = [one for one in mine if one.city == last.city]
    city = names.plain_city(last.city)
    if any(one.site == one.city for one in here):
        return Prompt(_("{city} is given up").format(city=city), _("Nobody lives there any more."))
    text = ngettext("{city} loses a building", "{city} loses {count} buildings", len(here))
    which = listed([names.plain_building(one.building) for one in here])
    why = _("{buildings}: without a citizen no building stands.").format(buildings=escape(which))
    return Prompt(text.format(city=city, count=len(here)), why)


def _hunger(now: Course, view: View, names: Names) -> Prompt:
    seat = now.seat
    where = listed([names.plain_city(city) for city in now.starved.get(seat, {})])
    count = now.left(seat)
    title = ngettext("Hunger in {cities}: {count} citizen leaves", "Hunger in {cities}: {count} citizens leave", count)
    return Prompt(title.format(cities=where, count=count), penalty(seat, view, names))


def penalty(seat: int, view: View, names: Names) -> str:
    """What hunger costs."""
    name = escape(names.plain_seat(seat))
    if feeding.costs(view) == "points":
        return _("{name} loses [b|5 points].").format(name=name)
    return _("Next year {name} turns [b|one action card] unused.").format(name=name)


def compared(view: View, now: Course) -> list[Compared]:
    """What decided about each citizen that the present city draws."""
    turn = now.turn
    if turn is None or view.building[turn.city] < 0:
        return []
    mine = view.points(view.sites_of(turn.city), turn.wish)
    return [
        Compared(turn.city, gain.source, turn.wish, mine, view.points(view.sites_of(gain.source), turn.wish))
        for gain in turn.gains if view.building[gain.source] >= 0
    ]  # fmt: skip


NOBODY = -1
SHEET_W, SHEET_H = 705.0, 130.0


class YearScene:
    """Its widgets are `parts()`. `live` while there is something of it to be seen."""

    def __init__(self, table: Table, board: Any) -> None:
        self.table, self.board = table, board
        seats = table.flow.seats
        self.ledger, self.below, self.sheet = Ledger(seats), Below(seats, self._name), VoiceSheet()
        self.cord = Cord(seats, self._name)
        self.live = False
        self._went_to: tuple[int, ...] = ()
        self._near = False  # whether the view went near, from the whole map

    def parts(self) -> list[Widget]:
        """What the board lays on the table besides its own."""
        return [self.ledger, self.below, self.cord, self.sheet]

    def read(self) -> list[Box]:
        """What of it one reads before one answers."""
        panels = (self.below.filled() if self.below.visible else [], [self.ledger.box] if self.ledger.visible else [])
        return [box for boxes in panels for box in boxes]

    @property
    def following(self) -> Following:
        found: Following = self.board.following
        return found

    @property
    def names(self) -> Names:
        found: Names = self.board.names
        return found

    def _name(self, city: int) -> str:
        return self.names.plain_city(city)

    # -- the moment ------------------------------------------------------------------------------------------------
    @property
    def telling(self) -> bool:
        """Whether something is told step by step now."""
        return self.following.until is not None

    @property
    def course(self) -> Course:
        return self.following.course

    @property
    def chapter(self) -> str:
        """What is to be seen now: what is told, else what somebody is asked about."""
        if self.telling:
            return self.course.chapter
        view = self.following.view
        return CHAPTER_OF.get(view.phase, NOTHING) if view.asked >= 0 else NOTHING

    @property
    def asked(self) -> int:
        """The seat that is asked about its cities; nobody while something is told."""
        return NOBODY if self.telling else int(self.following.view.asked)

    @property
    def passage(self) -> str:
        """What may be passed over as a whole: the rest of a year after politics, whoever is asked in it."""
        view = of(View, self.following.flow.view)
        return f"year:{view.year}" if view.phase in CHAPTER_OF else ""

    def tells(self, word: str) -> bool:
        """Whether its parchment says what this event means."""
        return self.telling and word in BEGINS

    def told(self) -> tuple[Prompt, int, list[Choice]] | None:
        """What the parchment says while something is told; None while it says what is asked."""
        if not self.telling or not self.live:
            return None
        found = said(self.course, self.following.view, self.names)
        if found is None:
            return None
        seat = self.course.seat
        crest = self.table.flow.seats[seat].crest if seat >= 0 else NOBODY
        step = _("Next city") if self.chapter == MIGRATION else _("Go on")
        return found, crest, [
            Choice("next_step", step, "gold", "skip"), Choice("see_whole", _("Skip to the end"), "ghost", "whole"),
        ]  # fmt: skip

    # -- showing ---------------------------------------------------------------------------------------------------
    def show(self) -> None:
        """Takes over what is to be seen now."""
        chapter, view, now = self.chapter, self.following.view, self.course
        live = chapter != NOTHING
        if live != self.live:
            self.live = live
            for part in self.parts():
                part.invalidate()
        if not live:
            self._away()
            return
        if self.ledger.layer is None:
            return
        self._panels(chapter, view, now)
        self._sights(chapter)
        self._on_map(chapter, view, now)

    def _away(self) -> None:
        """The table is as it was."""
        shown = [part for part in self.parts() if part.visible]
        for part in shown:
            part.invalidate()
            part.visible = False
        self.board.cards_in_sight(True)
        self.board.side_in_sight(True)
        self.board.voices_in_sight(True)
        pane = self.board.pane
        pane.dim(None)
        pane.mark({})
        pane.compare(())
        self._went_to = ()
        if self._near:
            self._near = False
            pane.fit()

    def _panels(self, chapter: str, view: View, now: Course) -> None:
        if chapter in (VOICES, MIGRATION):
            rows = ledger_rows(view, now, self.names, self.asked)
            heads = [row for row in rows if row.kind == "head"]
            at = next((number for number, row in enumerate(heads, 1) if row.lit), 0)
            progress = _("city {number} of {count}").format(number=at, count=len(heads)) if at else ""
            self.ledger.show(_("Migration"), progress, rows)
            self.cord.show(ledger(view, now, waits=self.asked))
            self._show_cities(view)
        elif chapter == FEEDING and not now.torn and now.turns:
            self.ledger.show(_("Migration"), "", ledger_rows(view, now, self.names))
            self.below.show(_("Who is fed"), [], fed(view, now))
        else:
            self.ledger.show(_("Torn down"), "", torn_rows(now, self.names))
            self.below.show(_("Who is fed"), [], fed(view, now))
        if now.wishes:
            title, text = wanted(now, self.names), wanted_why(now, self.names)
            self.sheet.show(now.voices, now.wishes, title, text)

    def _show_cities(self, view: View) -> None:
        """While it is told, how the cities stand; whoever chooses a wish sees what it will come to."""
        before = self.following.before_migration()
        if self.telling:
            self.below.show(_("The cities now"), so_far(view, before), [])
        else:
            self.below.show(_("When all have moved"), forecast(view, before), [])

    def _sights(self, chapter: str) -> None:
        """Which panels are seen, and what of the board lies below them."""
        places = self.board.places
        side = self._table_wanted(chapter) and not places.tabbed
        below = not (places.tabbed and places.low)
        cord = below and self.telling and chapter == MIGRATION
        told = (VOICES,) if places.tabbed else (VOICES, MIGRATION)
        sheet = chapter in told and bool(self.course.wishes) and self.board.pane.visible and not places.low
        self.board.voices_in_sight(not sheet)
        for part, wanted in (
            (self.ledger, side), (self.below, below and not cord), (self.cord, cord), (self.sheet, sheet),
        ):  # fmt: skip
            if part.visible != wanted:
                part.visible = True
                part.invalidate()
                part.visible = wanted
        self.board.side_in_sight(not side)
        self.board.cards_in_sight(not below)

    def _table_wanted(self, chapter: str) -> bool:
        """Whether it is seen who drew from whom: whoever chooses sees it, and all others when the last city has moved.
        Before that the map shows it."""
        if chapter == DEMOLITION:
            return bool(self.course.torn)
        if chapter == FEEDING:
            return bool(self.course.turns)
        return chapter == MIGRATION and (not self.telling or last_draws(self.following.view, self.course))

    # -- on the map ------------------------------------------------------------------------------------------------
    def _on_map(self, chapter: str, view: View, now: Course) -> None:
        pane, standing = self.board.pane, {city[0] for cities in view.cities for city in cities}
        marks: dict[int, str] = {}
        bright: list[int] | None = None
        if chapter == MIGRATION:
            bright, marks = self._moving(view, now)
        elif chapter == DEMOLITION:
            here = {one.site: "leaves" for one in now.torn if view.building[one.site] >= 0 and one.seat == now.seat}
            marks, bright = here, sorted({view.city[site] for site in here}) or None
            if self.asked >= 0:
                bright = [city[0] for city in view.cities[self.asked] if view.people[city[0]] < len(city)]
        elif chapter == FEEDING:
            seat = self.asked if self.asked >= 0 else now.seat
            if seat >= 0:
                bright = [city[0] for city in view.cities[seat]]
                hungry = bright if view.people_of(seat) > view.food(seat) else [*now.starved.get(seat, bright)]
                marks = dict.fromkeys(hungry, "hungry")
                short = view.people_of(seat) > view.food(seat) or bool(now.starved.get(seat))
                self._go_to(view, [*now.starved.get(seat, hungry if short else bright)], near=short)
        if self.asked >= 0 and chapter == MIGRATION:
            self._place_sheet(bright or ())
        pane.compare(compared(view, now) if chapter == MIGRATION and self.asked < 0 else ())
        pane.dim(None if bright is None else [city for city in bright if city in standing])
        pane.mark({site: mark for site, mark in marks.items() if view.building[site] >= 0})

    def _moving(self, view: View, now: Course) -> tuple[list[int] | None, dict[int, str]]:
        """The city that draws and its neighbours; of whoever is asked all cities that could."""
        near = neighbours.of_all(view)
        if self.asked >= 0:
            mine = [city[0] for city in view.cities[self.asked]]
            return [*mine, *(other for city in mine for other in near.get(city, ()))], {}
        turn = now.turn
        if turn is None:
            return None, {}
        moving = [turn.city, *(gain.source for gain in turn.gains)]
        self._go_to(view, moving, near=True)
        self._place_sheet(moving)
        marks = {gain.source: "loses" for gain in turn.gains} | {turn.city: "gains"}
        return [turn.city, *near.get(turn.city, ()), *(gain.source for gain in turn.gains)], marks

    def _go_to(self, view: View, cities: Sequence[int], *, near: bool = False) -> None:
        """The view goes to these cities, where not all of the map is seen; if it shall be `near`, then as well where
        all of it is, and back to that afterwards."""
        wanted, pane = tuple(cities), self.board.pane
        if wanted == self._went_to:
            return
        self._went_to = wanted
        sites = [site for city in wanted for site in view.sites_of(city)]
        if sites and near and self.telling and (pane.camera.fits or self._near):
            self._near = True
            pane.go_near(sites)
        elif sites and not pane.camera.fits:
            pane.look_at(sites)

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self) -> None:
        """Gives its widgets their places on the board."""
        self.ledger.arrange(self.board.scene_area("ledger"))
        self.below.arrange(self.board.scene_area("forecast"))
        self.cord.arrange(self.board.scene_area("forecast"))
        self._place_sheet(())

    def _place_sheet(self, cities: Sequence[int]) -> None:
        """The voices in the upper left corner of the map, or in the lower right one where they hide less of these."""
        room = self.board.places.map
        wide, high = min(SHEET_W, room.w * 0.72), min(SHEET_H, room.h * 0.24)
        tries = [Box(room.x + 14, room.y + 12, wide, high),
                 Box(room.right - wide - 14, room.bottom - high - 10, wide, high)]  # fmt: skip
        found = min(tries, key=lambda box: sum(self._at_rest(city).inset(-30).overlaps(box) for city in cities))
        if found != self.sheet.box:
            self.sheet.invalidate()
            self.sheet.arrange(found)
            self.sheet.invalidate()

    def _at_rest(self, city: int) -> Box:
        """Where a castello lies when the view has come to where it goes."""
        pane = self.board.pane
        camera = pane.camera
        box: Box = camera.hex_box_at(camera.at(pane.found.centres[city], camera.goal), camera.goal.s)
        return box

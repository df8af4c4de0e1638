"""The card gallery and the rules of the game, at any time."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.content import usable
from game.content.book import Filters
from game.ui.doors import open_door, there
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.input.actions import Line
from game.ui.input.keynames import CHORD
from game.ui.lang import _
from game.ui.screens.gallery.board import GalleryBoard, Shelf
from game.ui.screens.gallery.entries import GAME, count_text, entries, matching
from game.ui.screens.gallery.filters import FilterColumn, search_field
from game.ui.screens.gallery.places import Trail, of_game
from game.ui.screens.gallery.rules_page import MOUSE_STEPS, RulesPage, list_width
from game.ui.screens.gallery.zoom import CardScreen
from game.ui.screens.reading import back_page, roomy, tight
from game.ui.ui import Ui
from game.ui.widgets import (
    Button,
    Column,
    Label,
    Padding,
    Panel,
    RichText,
    Row,
    ScrollArea,
    Spacer,
    TabBar,
    TextField,
    Widget,
)
from game.ui.widgets.modal import Dialog, open_dialog, tell
from game.ui.window.screen import Screen

FILTER_WIDTH = 376.0
SPREAD = 1900.0  # units: with more room than that beside the topics, rulings stand beside the text


class ReferenceScreen(Screen):
    """The cards and the rules of a `game`, by default of the one in question. `playing` are the ids of the cards in the
    open game, or in the one that is set up: those are shown first. With a `place` it opens the rules there."""

    name = "reference"

    def __init__(self, ui: Ui, playing: Sequence[str] = (), place: str = "", game: str = "") -> None:
        super().__init__(ui)
        self.game, place = of_game(place, game or ui.game)
        self.in_game = frozenset(playing)
        self.filters = Filters(set=GAME) if self.in_game else Filters()
        self.tab = "rules" if place else "cards"
        self.trail = Trail([place]) if place else Trail()
        self.card = ""  # the one that was looked at last
        self.shelf = Shelf(ui, "small", self.game)
        self.board: GalleryBoard | None = None
        self.rules: RulesPage | None = None
        self.more: Button | None = None
        self._columns: list[FilterColumn] = []
        self._offset = 0.0

    # -- which cards -----------------------------------------------------------------------------------------------
    def listed(self) -> list[str]:
        """The ids of the cards that the filters leave."""
        return matching(self.filters, self.game, self.in_game)

    def change(self, filters: Filters) -> None:
        """Shows what other filters leave."""
        if self.field.text != filters.text:
            self.field.text, self.field.caret = filters.text, len(filters.text)
            self.field.invalidate()
        self.filters = filters
        self._columns = [column for column in self._columns if column.layer is not None]
        for column in self._columns:
            column.show(filters)
        if self.board is not None:
            self.board.show(self.listed())
        self._count()

    def _count(self) -> None:
        listed = self.listed()
        self.count.set(count_text(len(listed), len(entries(self.game))))
        self.nothing.visible = not listed
        if self.board is not None:
            self.board.visible = bool(listed)
        if self.more is not None:
            self.more.text = self._more_text()
            self.more.invalidate()
        if self.root is not None and self.tab == "cards":
            self.relayout()

    def _more_text(self) -> str:
        count = self.filters.count
        return _("Filters ({count})").format(count=count) if count else _("Filters")

    # -- input -----------------------------------------------------------------------------------------------------
    def first_focus(self) -> Widget | None:
        if self.rules is not None:
            return next((one for one in self.rules.entries if one.place == self.rules.shown), None)
        if self.board is None:
            return None
        return self.board.cards.get(self.card, self.field)

    def process_event(self, event: pygame.event.Event) -> bool:
        """Letters go into the search field from anywhere; that for the list of keys keeps its meaning outside of it."""
        if self.rules is not None and self._steps(self.rules, event):
            return True
        if event.type != pygame.KEYDOWN or self.layers or isinstance(self.ui.focus, TextField):
            return False
        keys = self.ui.keys
        letter = event.unicode.isalnum() and not keys.means(event, "help") and not event.mod & CHORD
        if letter or keys.means(event, "search"):
            self.ui.focus = self.field if self.rules is None else self.rules.field
            self.ui.focus.invalidate()
            return not letter
        return False

    def _steps(self, rules: RulesPage, event: pygame.event.Event) -> bool:
        """Back and forward by the side buttons of the mouse; by keys unless somebody types."""
        if self.layers:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in MOUSE_STEPS:
            return rules.step(MOUSE_STEPS[event.button])
        if isinstance(self.ui.focus, TextField) and self.ui.focus.text:
            return False
        asked = self.ui.keys.means(event, "page_back", "page_forward")
        return bool(asked) and rules.step(-1 if asked == "page_back" else 1)

    def key(self, event: pygame.event.Event) -> bool:
        """The page keys move what can be moved, whatever has the focus."""
        if self.rules is not None:
            return self.rules.page.move(lambda text: text.turn_page(event))
        return self.board is not None and self.board.turn_page(event)

    def keys(self) -> list[Line]:
        if self.tab == "rules":
            return [
                (["search"], _("Search; letters do so, too")),
                (("page_back", "page_forward"), _("Back, forward")),
                (("page_up", "page_down"), _("Move the text by a page")),
            ]
        return [
            (["search"], _("Search; letters do so, too")),
            (["confirm"], _("Open the card in focus")),
            (("page_up", "page_down"), _("Move through the cards")),
        ]

    def _to_first(self) -> None:
        """Enter in the search field leads to what it found."""
        if self.board is not None and self.board.listed:
            self.ui.focus = self.board.cards[self.board.listed[0]]
            self.ui.ring_visible = True
            self.board.scroll_to(0.0)
            self.board.invalidate()

    def open_card(self, card: str) -> None:
        """The card large; the arrow keys turn through what is listed here."""
        listed = self.listed() if self.board is not None else []
        self.ui.stack.push(CardScreen(self.ui, card, listed, self.in_game, self._seen, self.game))

    def _seen(self, card: str) -> None:
        self.card = card

    def resume(self) -> None:
        """Back from a card, it is in sight."""
        if self.board is not None and self.card in self.board.cards:
            box = self.board.cards[self.card].box
            if not self.board.box.holds(box):
                self.board.scroll_to(self.board.offset + box.cy - self.board.box.cy)

    def pause(self) -> None:
        if self.board is not None:
            self._offset = self.board.offset
        if self.rules is not None:
            self.trail.offsets[self.trail.at] = self.rules.offset

    @property
    def still(self) -> bool:
        return self.board is None or not self.board.shelf.working

    def update(self, seconds: float) -> None:
        """Pictures are made ready in the background: what is in sight, then the rest, then all others."""
        if self.board is not None:
            self.board.make_ready([one.id for one in entries(self.game)])

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        if self.board is not None and self.board.box.h:
            self._offset = self.board.offset
        self.board, self.rules, self.more = None, None, None
        self._columns = []
        self.count = Label("", theme.LEAD.of(theme.TEXT_HEAD), "right", "count")
        self.nothing = RichText(_("No card is like that."), theme.LEAD.at(26), "center", "middle", name="nothing")
        self.nothing.grow = 1
        tabs = TabBar([("cards", _("Cards")), ("rules", _("Rules of the game"))], self.tab, self._choose, "tabs")
        body = self._rules() if self.tab == "rules" else self._cards(bounds)
        head: list[Widget] = [tabs, Spacer(), self.count]
        if tight(bounds):
            head.insert(0, Button(_("Back"), self.back, "gold", "back", height=46))
            if (learn := self._learn()) is not None:
                learn.height = 46
                head.insert(2, learn)
            return Padding(Column([Row(head, gap=14, align="middle"), body.sized(grow=1)], gap=8), 20, 10)
        foot = [Spacer(), learn.sized(width=300)] if (learn := self._learn()) is not None else ()
        whole = Column([Row(head, gap=14, align="middle"), body.sized(grow=1)], gap=12)
        return back_page(self, _("Cards and rules"), whole, foot)

    def _learn(self) -> Button | None:
        """The way to the tutorials, while no game is open that they would take the place of."""
        if not there("learn") or any(screen.name in ("table", "lesson") for screen in self.ui.stack.screens):
            return None
        return Button(_("Learn the game"), lambda: open_door("learn", self.ui, self.game), name="learn", height=66)

    def _choose(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()

    def _rules(self) -> Widget:
        bounds = self.ui.scale.bounds
        wide = list_width(self.ui, self.game) if roomy(bounds) else 0.0
        self.rules = RulesPage(self.game, self.trail, wide, bounds.w - wide > SPREAD, self.open_card)
        return self.rules

    def _cards(self, bounds: Box) -> Widget:
        listed = self.listed()
        self.board = GalleryBoard(listed, self.shelf, self.open_card)
        self.board.offset = self._offset
        self.field = search_field(self.filters, self.change, lambda: self.filters)
        self.field.on_enter = self._to_first
        self.count.text = count_text(len(listed), len(entries(self.game)))
        self.nothing.visible, self.board.visible = not listed, bool(listed)
        shown = Panel(Column([self.nothing, self.board.sized(grow=1)], gap=0), padding=18 if roomy(bounds) else 12)
        if roomy(bounds):
            column = self._column()
            side = Panel(Column([self.field, ScrollArea(column, "filters").sized(grow=1)], gap=14), padding=20)
            return Row([side.sized(width=FILTER_WIDTH), shown.sized(grow=1)], gap=16)
        self.more = Button(self._more_text(), self._open_filters, name="more", height=48)
        top = Row([self.field.sized(grow=1), self.more.sized(width=240)], gap=12)
        return Column([top, shown.sized(grow=1)], gap=8)

    def _column(self, dark: bool = False) -> FilterColumn:
        column = FilterColumn(self.game, self.filters, bool(self.in_game), self.change, lambda: self.filters, dark)
        self._columns.append(column)
        return column

    def _open_filters(self) -> None:
        """The filters in a dialog, where there is no room for them beside the cards."""
        close = Button(_("Close"), lambda: self.ui.stack.close_layer(layer), "gold", "close")
        dialog = Dialog(_("Filters"), self._column(dark=True), [close, Spacer()], 760)
        layer = open_dialog(self.ui, dialog, first=close)


def open_reference(ui: Ui, place: str = "") -> None:
    """Shows all cards, first those of the open game or of the game that is being set up; with a `place` the rules
    there, above a screen that keeps everything meanwhile. Cards are not shown above themselves."""
    top = ui.stack.top
    if top is None or not place and isinstance(top, ReferenceScreen | CardScreen):
        return
    if said := usable.trouble(of_game(place, ui.game)[0]):
        tell(ui, _("That did not work"), said)
        return
    told = (one.reference_cards() for one in reversed(ui.stack.screens))
    own = next((cards for cards in told if cards is not None), None)
    screen = ReferenceScreen(ui, ui.host.games.in_play() if own is None else own, place)
    if place:
        ui.stack.open_aside(screen)
    else:
        ui.stack.push(screen)

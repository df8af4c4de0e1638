"""The rules of the game to read: a list of topics, the page of one, search, and the way back and forward."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.lang import _
from game.ui.screens.gallery import pages, places
from game.ui.screens.gallery.board import Page
from game.ui.screens.gallery.places import FIND, Trail
from game.ui.screens.gallery.source import rulings
from game.ui.ui import Ui
from game.ui.widgets import Choice, Column, IconButton, Panel, Row, ScrollArea, TextField, Widget

LIST_WIDTH = 330.0
ENTRY = theme.STRONG.at(21)
LONGEST_SEARCH = 30
BACK, FORWARD = -1, 1
MOUSE_STEPS = {pygame.BUTTON_X1: BACK, pygame.BUTTON_X2: FORWARD}


def contents(game: str) -> list[str]:
    """The pages of the list."""
    return [*(f"topic:{name}" for name in rulings(game).topics), *(f"list:{name}" for name in places.lists(game))]


class PageEntry(Widget):
    """A page in the list; the one in focus is shown."""

    role = "topic"
    focusable = True
    bleed = 4.0

    def __init__(self, place: str, rules: RulesPage) -> None:
        super().__init__(place)
        self.place, self.rules, self.rules_at = place, rules, place
        self.height = 42.0

    @property
    def value(self) -> str:
        return places.title(self.place, self.rules.game)

    def activate(self) -> None:
        self.ui.sound.play("press")
        self.rules.open(self.place)

    def attention(self, on: bool) -> None:
        if on and self.ui.focus is self and self.ui.ring_visible:
            self.rules.open(self.place)
        super().attention(on)

    def draw(self, canvas: Canvas) -> None:
        chosen = self.rules.shown == self.place
        if chosen or self.hovered:
            canvas.rounded(self.box.inset(0, 1), theme.GOLD_DEEP, 150 if chosen else 60, 7)
        style = ENTRY.of(theme.TEXT if chosen or self.hovered else theme.TEXT_LOG)
        canvas.text_in(self.value, self.box.inset(16, 0), style)


class RulesPage(Widget):
    """A list of pages beside the one that is read; on a small window the list is a choice above it."""

    def __init__(self, game: str, trail: Trail, list_width: float, spread: bool, zoom: Callable[[str], None]) -> None:
        """`list_width` of 0 makes the list a choice; `spread` sets the rulings beside the text; `zoom` shows a card
        large."""
        self.game, self.trail, self.spread, self.zoom = game, trail, spread, zoom
        self.page = self._sheet()
        self.holder = Widget("", [self.page])
        self.back = IconButton("‹", _("Back ({key:page_back})"), partial(self._press, BACK), "page_back")
        forward = _("Forward ({key:page_forward})")
        self.forward = IconButton("›", forward, partial(self._press, FORWARD), "page_forward")
        self.back.caption, self.forward.caption = _("Back within the rules"), _("Forward within the rules")
        found = trail.here.removeprefix(FIND) if trail.here.startswith(FIND) else ""
        self.field = TextField("", found, self.search, "search", LONGEST_SEARCH, _("Search"), on_enter=self.to_first)
        self.entries: list[PageEntry] = []
        self.choice: Choice | None = None
        steps: list[Widget] = [self.back, self.forward]
        super().__init__("rules_page", [self._with_list(steps, list_width) if list_width else self._narrow(steps)])
        self._wanted = True  # the place is to be scrolled to as soon as the page lies where it will be read
        self._show_steps()

    def _with_list(self, steps: list[Widget], width: float) -> Widget:
        self.entries = [PageEntry(place, self) for place in contents(self.game)]
        top = Row([*steps, self.field.sized(grow=1)], gap=8)
        listed = Panel(
            Column([top, ScrollArea(Column(self.entries, gap=0), "topics").sized(grow=1)], gap=10), padding=16
        )
        return Row([listed.sized(width=width), self.holder.sized(grow=1)], gap=18)

    def _narrow(self, steps: list[Widget]) -> Widget:
        self.choice = Choice("", self._options(), self.shown, self.open, "topics")
        top = Row([*steps, self.choice.sized(grow=1), self.field.sized(width=240)], gap=8)
        return Column([top, self.holder.sized(grow=1)], gap=8)

    def _options(self) -> list[tuple[str, str]]:
        """The list as a choice, with the page that is read if it is none of the list."""
        options = [(place, places.title(place, self.game)) for place in contents(self.game)]
        if self.shown in dict(options):
            return options
        return [(self.shown, places.title(self.shown, self.game) or _("Search")), *options]

    # -- going -----------------------------------------------------------------------------------------------------
    @property
    def shown(self) -> str:
        """The page that is read."""
        return places.page_of(self.trail.here, self.game)[0]

    @property
    def offset(self) -> float:
        """How far down one has read, in units."""
        return self.page.texts[0].offset

    def open(self, place: str) -> None:
        """Goes to another place."""
        if place != self.trail.here:
            self.trail.go(place, self.offset)
            self._renew()

    def step(self, way: int) -> bool:
        """Back or forward along the trail."""
        moved = self.trail.step(way, self.offset)
        if moved:
            self._renew()
        return moved

    def _press(self, way: int) -> None:
        self.step(way)

    def search(self, text: str) -> None:
        """What is typed is searched for at once; nothing typed leads back."""
        if text.strip():
            self.open(FIND + text.strip())
        elif self.trail.here.startswith(FIND):
            self.step(BACK)

    def to_first(self) -> None:
        """Enter in the search field leads to what was found."""
        first = next((widget for widget in self.page.walk() if widget.name.startswith("found:")), None)
        if first is not None:
            self.ui.focus = first
            self.ui.ring_visible = True
            self.invalidate()

    def _renew(self) -> None:
        self._wanted = True
        focus, before = self.ui.focus, self.page
        self.page = self._sheet()
        self.holder.replace([self.page])
        if not self.trail.here.startswith(FIND):
            self.field.set("")
        if self.choice is not None:
            self.choice.options, self.choice.chosen = self._options(), self.shown
            self.choice.invalidate()
        self._show_steps()
        self._scroll()
        self._show_entry()
        if focus is not None and focus.within(before):  # the link that was followed is gone: the way back is next
            self.ui.focus = next((one for one in (self.back, self.forward) if one.interactive), None)

    def _show_entry(self) -> None:
        """The entry of the page is marked and in sight."""
        for one in self.entries:
            one.invalidate()
            if one.place == self.shown:
                one.reveal(one)

    def _show_steps(self) -> None:
        for button, way in ((self.back, BACK), (self.forward, FORWARD)):
            button.enabled = self.trail.can_step(way)
            button.invalidate()

    # -- the page --------------------------------------------------------------------------------------------------
    def _sheet(self) -> Page:
        text, answers = pages.rows(self.game, self.shown, self.open, self.zoom)
        return Page(text, answers, self.spread and bool(answers))

    def arrange(self, box: Box) -> None:
        super().arrange(box)
        if self._wanted:
            self._scroll()
            self._show_entry()

    def _scroll(self) -> None:
        """To where one had read, or to the place one came for."""
        if not self._wanted or not self.page.box.h:
            return
        self._wanted = False
        read, name = self.trail.offsets[self.trail.at], places.page_of(self.trail.here, self.game)[1]
        if read:
            self.page.texts[0].scroll_to(read)
        for text in self.page.texts if name and not read else ():
            found = next((widget for widget in text.walk() if widget.name == name), None)
            if found is not None:
                text.scroll_to(found.box.y - text.box.y)
                return


def list_width(ui: Ui, game: str) -> float:
    """What the list of pages needs."""
    names = [places.title(place, game) for place in contents(game)]
    return max([LIST_WIDTH, *(ui.text.width(name, ENTRY) + 32 + 50 for name in names)])

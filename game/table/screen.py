"""The table in the window: one match. It lays out the parts that every game has and those of the board, and leads keys
and buttons to what the table does (`game.table.served_table`); all that is a game's own comes from its board
(`game.table.board`)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.table import keys
from game.table.asking.focus import first_thing
from game.table.log.log_panel import Lead
from game.table.parts import Parts
from game.table.served_table import ServedTable
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget


class TableScreen(ServedTable):
    """A served table as a screen."""

    name = "table"

    # -- building --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        self._take_state()
        self._built_for = self._place_and_stage
        self.places = here = self.board.layout(self.room)
        if here.tabbed:
            self.tab = self.board.tab(self.tab)
        lead = Lead(self.looking.light_up, self.looking.enlarge_named)
        self.parts = parts = Parts(self, here, self.theme_of_game, lead)
        self.prompt, self.hand, self.corner, self.log, self.zoom = parts.main
        self.message, self.herald, self.hint_panel = parts.message, parts.herald, parts.hint_panel
        self.landing, self.bubbles, self.tabs = parts.landing, parts.bubbles, parts.tabs
        self.first_time = parts.first_time
        widgets, more = parts.with_those_of(self.board), self.build_more()
        self._show_tab()
        return self.aloud.root([*widgets, *more], self._place, more)

    def build_more(self) -> Sequence[Widget]:
        """What lies over or beside the table besides."""
        return ()

    def _show_tab(self) -> None:
        tab = self.tab if self.places.tabbed else ""
        self.board.show_tab(tab)
        self.parts.show_tab(tab, self.board)

    def _place(self, _box: Box) -> None:
        self.board.arrange(self.room)
        self.parts.arrange(self.room)
        self.show()

    def rebuild(self) -> None:
        self.motions.stop()
        self.dragging.stop()
        super().rebuild()
        self.show()

    def areas(self) -> Sequence[Widget]:
        """Its parts, in the order of hearing."""
        return self.aloud.regions if self.root is not None else ()

    def first_focus(self) -> Widget | None:
        return first_thing(self) if self.ui.ring_visible else None

    def use_tab(self, tab: str) -> None:
        self.tab = self.tabs.chosen = tab
        self._show_tab()
        self.show()
        self.relayout()

    # -- keys ------------------------------------------------------------------------------------------------------
    def process_event(self, event: pygame.event.Event) -> bool:
        return keys.before_widgets(self, event)

    def key(self, event: pygame.event.Event) -> bool:
        return keys.after_widgets(self, event)

    def press(self, name: str) -> None:
        if not self.board.plan.press(name):
            keys.press(self, name)

    def back(self) -> None:
        """Esc: let go of what is selected, else pause."""
        if self.board.plan.let_go():
            return
        if self.selected is not None:
            self.unselect()
        else:
            self.rest()

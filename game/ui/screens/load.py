"""The save folder: load, rename, copy, delete. Damaged files are named and say what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui import theme
from game.ui.lang import _
from game.ui.markup import escape
from game.ui.screen import Screen
from game.ui.screens.page import page, roomy
from game.ui.screens.saves import Nothing, SaveRow, chosen_save, damaged
from game.ui.services import SaveInfo, SaveRefused
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Panel, RichText, Row, ScrollArea, Widget
from game.ui.widgets.modal import ask_text, confirm, tell


class LoadScreen(Screen):
    """The list to the left, the chosen save and what can be done with it to the right."""

    name = "load"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.chosen = ""
        self.entries: list[SaveInfo] = []
        self._offset = 0.0

    # -- actions ---------------------------------------------------------------------------------------------------
    @property
    def save(self) -> SaveInfo | None:
        return next((entry for entry in self.entries if entry.key == self.chosen), None)

    def choose(self, key: str) -> None:
        if key != self.chosen:
            self.chosen = key
            self._offset = self.list.offset
            self.rebuild()

    def load(self) -> None:
        save = self.save
        if save is not None and not save.trouble:
            try:
                self.ui.host.games.load(save.key)
            except SaveRefused as refused:
                tell(self.ui, _("That did not work"), str(refused))

    def play_at_once(self) -> None:
        """There is nothing to load: a game instead."""
        self._try(self.ui.host.games.quick_game)

    def _try(self, action: Callable[[], None]) -> None:
        try:
            action()
        except SaveRefused as refused:
            self.ui.toasts.show(str(refused), "danger")
        if self.ui.stack.top is self:
            self.rebuild()

    def rename(self) -> None:
        save = self.save
        if save is not None:
            ask_text(
                self.ui, _("Rename"), _("New name"), save.name, _("Rename"), _("Cancel"),
                lambda text: self._try(lambda: self.ui.host.saves.rename(save.key, text)),
            )  # fmt: skip

    def copy(self) -> None:
        save = self.save
        if save is not None:
            ask_text(
                self.ui, _("Copy"), _("Name of the copy"), _("{name} (copy)").format(name=save.name)[:40], _("Copy"),
                _("Cancel"), lambda text: self._try(lambda: self.ui.host.saves.copy(save.key, text)),
            )  # fmt: skip

    def delete(self) -> None:
        save = self.save
        if save is not None:
            question = _("“{name}” will be gone for good.").format(name=escape(save.name))
            confirm(
                self.ui, _("Delete this save?"), question, _("Delete"), _("Keep it"),
                lambda: self._try(lambda: self.ui.host.saves.delete(save.key)),
            )  # fmt: skip

    def key(self, event: pygame.event.Event) -> bool:
        if self.ui.keys.means(event, "delete") and self.save is not None:
            self.delete()
            return True
        return False

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        self.entries = self.ui.host.saves.list()
        if self.save is None:
            self.chosen = self.entries[0].key if self.entries else ""
        wide = roomy(bounds)
        high = 92.0 if wide else 84.0
        self.list = ScrollArea(Column([SaveRow(entry, self, high) for entry in self.entries], gap=10), "saves")
        self.list.offset = self._offset
        self.background, self.veil = ("ui/table", 0) if self.entries else ("ui/title", 150)
        body = self._shelves(wide, bounds.w) if self.entries else Nothing(self)
        folder = _("The saves lie in {folder}. Put files from others there to load them here.").format(
            folder=escape(str(self.ui.host.saves.folder()))
        )
        back = Button(_("Back"), self.back, "ghost", "back", height=66)
        hint = RichText(folder, theme.ASIDE, "left", "middle", "folder")
        return page(_("Load a game"), body, [back.sized(width=200 if wide else 150), hint.sized(grow=1)], bounds)

    def _shelves(self, wide: bool, width: float) -> Widget:
        save = self.save
        assert save is not None
        details = damaged(save, self, wide) if save.trouble else chosen_save(save, self, wide)
        share = min(620.0, width * 0.31) if wide else width * 0.4
        return Row([Panel(self.list, padding=18).sized(grow=1), details.sized(width=share)], gap=16)

    def first_focus(self) -> Widget | None:
        return self.find(f"save:{self.chosen}") if self.entries else None

"""The save folder: load, rename, copy, delete. Damaged files are named and say what is wrong."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pygame

from game.ui.doors import open_door
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.lang import N_, _
from game.ui.screens.page import page, roomy
from game.ui.screens.save_words import describe, title_of
from game.ui.screens.saves import Nothing, SaveRow, chosen_save, damaged
from game.ui.services import SaveInfo, SaveRefused
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Label, Panel, RichText, Row, ScrollArea, Widget
from game.ui.widgets.modal import ask_text, confirm, tell
from game.ui.window.screen import Screen

LONGEST_PATH = 400
PATIENCE = 0.004  # seconds of a frame in which files are read
SHELVES: list[tuple[str, Callable[[SaveInfo], bool]]] = [
    (N_("Unfinished games"), lambda save: save.automatic and not save.finished),
    (N_("Saved under a name"), lambda save: not save.automatic),
    (N_("Finished games"), lambda save: save.automatic and save.finished),
]


class LoadScreen(Screen):
    """The list to the left, the chosen save and what can be done with it to the right."""

    name = "load"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.chosen = ""
        self.entries: list[SaveInfo] = []
        self._offset = 0.0
        self.to_look_at: list[SaveRow] = []  # seen on the screen, their files not read yet

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

    def replay(self) -> None:
        """The chosen game as a film: whatever can be read of it, finished or not."""
        save = self.save
        if save is not None:
            self._show_film(save.key)

    def _show_film(self, key: str) -> None:
        self._try(lambda: open_door("film", self.ui, self.ui.host.saves.read(key)))

    def ask_for_file(self) -> None:
        """A save that lies somewhere else: its path is typed or pasted; it can be dropped on the window, too."""
        ask_text(
            self.ui, _("Open a file"), _("Where it lies"), "", _("Open"), _("Cancel"),
            lambda text: self.open_file(Path(text.strip("\"'")).expanduser()), LONGEST_PATH,
        )  # fmt: skip

    def open_file(self, path: Path) -> None:
        """Puts a copy of a save, or of the game in a report of an error, among the others and chooses it."""

        def bring() -> None:
            self.chosen = self.ui.host.saves.bring(path)

        self._try(bring)

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE and not self.layers:
            self.open_file(Path(event.file))
            return True
        return super().process_event(event)

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
            name = f"{describe(save)}" if save.automatic else _("{name} (copy)").format(name=save.name)
            title, act = (_("Keep under a name"), _("Keep")) if save.automatic else (_("Copy"), _("Copy"))
            label = _("Name of the save") if save.automatic else _("Name of the copy")
            ask_text(
                self.ui, title, label, name[:40], act, _("Cancel"),
                lambda text: self._try(lambda: self.ui.host.saves.copy(save.key, text)),
            )  # fmt: skip

    def delete(self) -> None:
        save = self.save
        if save is not None:
            question = _("“{name}” will be gone for good.").format(name=escape(title_of(save)))
            confirm(
                self.ui, _("Delete this save?"), question, _("Delete"), _("Keep it"),
                lambda: self._try(lambda: self.ui.host.saves.delete(save.key)),
            )  # fmt: skip

    def update(self, seconds: float) -> None:
        """Reads the files of the saves that are seen, as many as a frame has time for."""
        super().update(seconds)
        end = time.perf_counter() + PATIENCE
        while self.to_look_at and time.perf_counter() < end:
            row = self.to_look_at.pop()
            if row.save.known != "whole":
                self._looked_at(row, self.ui.host.saves.look(row.save, closely=True))

    def _looked_at(self, row: SaveRow, found: SaveInfo) -> None:
        before, row.save = row.save, found
        self.entries = [found if entry.key == found.key else entry for entry in self.entries]
        if msgspec.structs.replace(before, known="whole") == found:
            return
        row.invalidate()
        if found.key == self.chosen and self.ui.stack.top is self:
            self._offset = self.list.offset
            self.rebuild()

    def key(self, event: pygame.event.Event) -> bool:
        if self.ui.keys.means(event, "delete") and self.save is not None:
            self.delete()
            return True
        return False

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        found = self.ui.host.saves.list()
        self.entries = [entry for _title, belongs in SHELVES for entry in found if belongs(entry)]
        if self.save is None:
            self.chosen = self.entries[0].key if self.entries else ""
        wide = roomy(bounds)
        high = 92.0 if wide else 84.0
        self.list = ScrollArea(Column(self._rows(high), gap=10), "saves")
        self.list.offset = self._offset
        self.background, self.veil = ("ui/table", 0) if self.entries else ("ui/title", 150)
        body = self._shelves(wide, bounds.w) if self.entries else Nothing(self)
        folder = _("The saves lie in {folder}. Put files from others there to load them here.").format(
            folder=escape(str(self.ui.host.saves.folder()))
        )
        back = Button(_("Back"), self.back, "ghost", "back", height=66)
        other = Button(_("Open a file …"), self.ask_for_file, "ghost", "open_file", height=66)
        hint = RichText(folder, theme.ASIDE, "left", "middle", "folder")
        return page(_("Load a game"), body, [back.sized(width=200 if wide else 150), hint.sized(grow=1), other], bounds)

    def _rows(self, high: float) -> list[Widget]:
        """The saves under what they have in common."""
        rows: list[Widget] = []
        for title, belongs in SHELVES:
            found = [SaveRow(entry, self, high) for entry in self.entries if belongs(entry)]
            if found:
                rows += [Label(_(title), theme.LABEL, name=f"shelf:{title}"), *found]
        return rows

    def _shelves(self, wide: bool, width: float) -> Widget:
        save = self.save
        assert save is not None
        details = damaged(save, self, wide) if save.trouble else chosen_save(save, self, wide)
        share = min(620.0, width * 0.31) if wide else width * 0.4
        return Row([Panel(self.list, padding=18).sized(grow=1), details.sized(width=share)], gap=16)

    def first_focus(self) -> Widget | None:
        return self.find(f"save:{self.chosen}") if self.entries else None

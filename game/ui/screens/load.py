"""The save folder: load, rename, copy, delete. Damaged files are named and say what is wrong."""

from __future__ import annotations

import datetime
from collections.abc import Callable

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lang import _, language
from game.ui.markup import escape
from game.ui.screen import Screen
from game.ui.screens.page import page, roomy
from game.ui.screens.title import describe
from game.ui.services import SaveInfo, SaveRefused
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Label, Panel, RichText, Row, ScrollArea, Spacer, Widget
from game.ui.widgets.modal import ask_text, confirm

MONTHS_EN = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def moment(seconds: float) -> str:
    """A point in time as people here write it (local time)."""
    when = datetime.datetime.fromtimestamp(seconds)  # noqa: DTZ006  the clock on the player's wall
    clock = when.strftime("%H:%M")
    if language() == "de":
        return f"{when.day}.{when.month}.{when.year}, {clock}"
    return f"{when.day} {MONTHS_EN[when.month - 1]} {when.year}, {clock}"


class SaveRow(Widget):
    """One save in the list."""

    role = "row"
    focusable = True
    bleed = 4.0

    def __init__(self, save: SaveInfo, screen: LoadScreen) -> None:
        super().__init__(f"save:{save.key}")
        self.save, self.screen = save, screen
        self.height = 84.0

    @property
    def value(self) -> str:
        return self.save.name

    def activate(self) -> None:
        if self.screen.chosen == self.save.key and not self.save.trouble:
            self.screen.load()
        else:
            self.screen.choose(self.save.key)

    def attention(self, on: bool) -> None:
        if on and self.ui.ring_visible and self.ui.focus is self:
            self.screen.choose(self.save.key)

    def draw(self, canvas: Canvas) -> None:
        chosen = self.screen.chosen == self.save.key
        line = theme.FOCUS if chosen else theme.GOLD_PALE if self.hovered else theme.HAIRLINE
        ground = theme.INDIGO_LIGHT if chosen else theme.WELL
        canvas.rounded(self.box, ground, 235, 9, line, 255 if chosen else 110, 2.2 if chosen else 1.2)
        room = self.box.inset(20, 10)
        right, left = room.cut_right(min(330.0, room.w * 0.42), 16)
        upper, lower = left.cut_top(left.h * 0.54)
        canvas.text_in(self.save.name, upper, theme.STRONG.at(23))
        if self.save.trouble:
            canvas.text_in(_("Damaged"), right.cut_top(right.h * 0.54)[0], theme.STRONG.of(theme.REASON_TEXT), "right")
            canvas.text_in(_("cannot be loaded"), lower, theme.ASIDE.of(theme.REASON_TEXT))
            return
        canvas.text_in(moment(self.save.saved_at), lower, theme.ASIDE)
        top, bottom = right.cut_top(right.h * 0.5)
        canvas.text_in(describe(self.save), top, theme.BODY, "right")
        step = 32.0
        for i, seat in enumerate(reversed(self.save.seats)):
            canvas.picture(f"ui/crest_{seat.crest % 8}", Box(bottom.right - 30 - i * step, bottom.y, 32, 32))


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
            self._try(lambda: self.ui.host.games.load(save.key))

    def _try(self, action: Callable[[], None]) -> None:
        try:
            action()
        except SaveRefused as refused:
            self.ui.toasts.show(str(refused), "danger")
        if self.ui.stack.top is self:
            self.rebuild()

    def _rename(self) -> None:
        save = self.save
        if save is not None:
            ask_text(
                self.ui, _("Rename"), _("New name"), save.name, _("Rename"), _("Cancel"),
                lambda text: self._try(lambda: self.ui.host.saves.rename(save.key, text)),
            )  # fmt: skip

    def _copy(self) -> None:
        save = self.save
        if save is not None:
            ask_text(
                self.ui, _("Copy"), _("Name of the copy"), _("{name} (copy)").format(name=save.name)[:40], _("Copy"),
                _("Cancel"), lambda text: self._try(lambda: self.ui.host.saves.copy(save.key, text)),
            )  # fmt: skip

    def _delete(self) -> None:
        save = self.save
        if save is not None:
            question = _("“{name}” will be gone for good.").format(name=escape(save.name))
            confirm(
                self.ui, _("Delete this save?"), question, _("Delete"), _("Keep it"),
                lambda: self._try(lambda: self.ui.host.saves.delete(save.key)),
            )  # fmt: skip

    def key(self, event: object) -> bool:
        import pygame

        if getattr(event, "key", None) == pygame.K_DELETE and self.save is not None:
            self._delete()
            return True
        return False

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        self.entries = self.ui.host.saves.list()
        if self.save is None:
            self.chosen = self.entries[0].key if self.entries else ""
        self.list = ScrollArea(Column([SaveRow(entry, self) for entry in self.entries], gap=10), "saves")
        self.list.offset = self._offset
        wide = roomy(bounds)
        left: Widget = Panel(self.list, padding=18) if self.entries else self._nothing()
        body = Row([left.sized(grow=1), self._details(wide).sized(width=520 if wide else bounds.w * 0.4)], gap=16)
        folder = _("The saves lie in {folder}. Put files from others there to load them here.").format(
            folder=escape(str(self.ui.host.saves.folder()))
        )
        back = Button(_("Back"), self.back, "ghost", "back", height=66)
        hint = RichText(folder, theme.BODY.of(theme.TEXT_DIM), "left", "middle", "folder")
        return page(_("Load a game"), body, [back.sized(width=200 if wide else 150), hint.sized(grow=1)], bounds)

    def first_focus(self) -> Widget | None:
        return self.find(f"save:{self.chosen}") if self.entries else None

    def _nothing(self) -> Widget:
        text = RichText(_("Nothing has been saved yet."), theme.LEAD, "center", "middle", "nothing")
        return Panel(text, padding=18)

    def _details(self, wide: bool) -> Widget:
        save = self.save
        if save is None:
            return Panel(Spacer(), padding=24)
        if save.trouble:
            # a damaged file can still be put away; whatever is wrong is said in full
            content: list[Widget] = [
                Label(save.name, theme.HEADING.at(26)),
                RichText(escape(save.trouble), theme.LEAD.of(theme.REASON_TEXT), name="trouble"),
                Spacer(),
                Button(_("Delete"), self._delete, "danger", "delete", height=54),
            ]
            return Panel(Column(content, gap=14), padding=26)
        load = Button(_("Load"), self.load, "gold", "load", height=66 if wide else 54)
        buttons = [
            Button(_("Rename"), self._rename, "ghost", "rename", height=48),
            Button(_("Copy"), self._copy, "ghost", "copy", height=48),
            Button(_("Delete"), self._delete, "danger", "delete", height=48),
        ]
        facts = ScrollArea(_Facts(save))
        column = [Label(save.name, theme.HEADING.at(26)), facts.sized(grow=1), load, *buttons]
        return Panel(Column(column, gap=12 if wide else 8), padding=26 if wide else 16)


class _Facts(Column):
    """What is known about a save."""

    def __init__(self, save: SaveInfo) -> None:
        lines: list[Widget] = [RichText(describe(save), theme.LEAD), RichText(moment(save.saved_at), theme.ASIDE)]
        if save.automatic:
            lines.append(RichText(_("Kept automatically after every decision."), theme.ASIDE))
        for seat in save.seats:
            who = _("person") if seat.human else _("bot")
            lines.append(RichText(f"{{crest{seat.crest % 8}}} [b|{escape(seat.name)}]  [i|{who}]", theme.BODY))
        if save.waiting_for:
            lines.append(RichText(_("{name} to play").format(name=escape(save.waiting_for)), theme.ASIDE))
        super().__init__(lines, gap=6)

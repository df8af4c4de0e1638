"""After an unexpected error: what happened, where the report is, and how to go on."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pygame

from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.input.actions import NUMBERS, Line
from game.ui.lang import _
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Free, Grid, Label, Ornament, Panel, RichText, ScrollArea, Widget
from game.ui.window import trouble
from game.ui.window.opener import open_folder
from game.ui.window.screen import Screen
from game.ui.window.trouble import Choice, Trouble

WIDTH = 860.0
LOW = 700.0  # units of height below which every line counts


class CrashScreen(Screen):
    """Needs nothing of the game: `choose` is told what the player wants."""

    name = "crash"
    background = "ui/title"
    veil = 165

    def __init__(self, ui: Ui, told: Trouble, choose: Callable[[Choice], None]) -> None:
        super().__init__(ui)
        self.told, self.choose = told, choose

    def build(self) -> Widget:
        low = self.ui.scale.bounds.h < LOW
        buttons = self._buttons(44.0 if low else 60.0)
        self.numbered = [*buttons]
        head = Label(trouble.title(), theme.SCREEN_TITLE, "center", "heading", gold=True)
        head.role = "title"
        why = RichText(trouble.explanation(self.told), theme.LEAD, "center", name="why")
        style = theme.ON_PARCHMENT.at(17 if low else 21)
        frames = 2 * (22 + 20 + 12) if low else 2 * (40 + 30 + 2)
        room = min(WIDTH, self.ui.scale.bounds.w - 40) - frames
        text = RichText(self._facts(lambda line: self.ui.text.width(line, style) <= room), style, name="facts")
        facts = Panel(ScrollArea(text) if low else text, skin="parchment", padding=20 if low else 30)
        if low:
            facts.sized(height=124)
        first, *others = buttons
        lines = [first, Grid(others, 3 if len(others) % 2 else 2, gap=14)]
        above: list[Widget] = [head] if low else [head, Ornament(380, "center")]
        self.panel = Panel(Column([*above, why, facts, *lines], gap=8 if low else 16), padding=22 if low else 40)
        return Free([self.panel], self._place)

    def first_focus(self) -> Widget | None:
        return self.numbered[0]

    def keys(self) -> list[Line]:
        return [(NUMBERS[: len(self.numbered)], _("Press that button"))]

    def back(self) -> None:
        """Esc goes to "Quit" rather than out of the program at once."""
        self.ui.focus = self.numbered[-1]
        self.ui.ring_visible = True
        self.ui.base.all()

    def _facts(self, fits: Callable[[str], bool]) -> str:
        lines = [f"[b|{escape(line)}]" for line in broken(self.told.what, lambda line: fits(f"{line}MM"))]
        lines.append(trouble.about_report(self.told))
        if self.told.report is not None:
            lines += [escape(line) for line in broken(str(self.told.report), fits)]
        return "\n".join(lines)

    def _buttons(self, high: float) -> list[Widget]:
        first, *others = self.told.choices
        made: list[Widget] = [self._choice(first, "gold", high)]
        made += [self._choice(one, "ghost", high) for one in others if one != "quit"]
        if self.told.report is not None:
            made.append(Button(trouble.folder_label(), self._show_folder, "ghost", "folder", height=high))
        made.append(Button(_("Copy the sentence"), self._copy, "ghost", "copy", height=high))
        made.append(self._choice("quit", "ghost", high))
        return made

    def _choice(self, choice: Choice, kind: str, high: float) -> Button:
        return Button(trouble.label(choice), lambda: self.choose(choice), kind, choice, height=high)

    def _place(self, box: Box) -> None:
        wide = min(WIDTH, box.w - 40)
        high = min(self.panel.natural(wide)[1], box.h - 16)
        self.panel.arrange(box.centered(wide, high))

    def _show_folder(self) -> None:
        report = self.told.report
        if report is not None and not open_folder(report.parent):
            self.ui.toasts.show(_("This system cannot open the folder; its path stands on this page."))

    def _copy(self) -> None:
        with contextlib.suppress(pygame.error, AttributeError, ValueError, TypeError):
            pygame.scrap.put_text(trouble.sentence(self.told))
            self.ui.toasts.show(_("Copied."))
            return
        self.ui.toasts.show(_("There is no clipboard here."))


def broken(text: str, fits: Callable[[str], bool]) -> list[str]:
    """The text in lines that fit. Paths have no blanks: they break behind a separator, and anywhere if they must."""
    lines: list[str] = []
    while text and not fits(text):
        end = next((n for n in range(len(text) - 1, 1, -1) if fits(text[:n])), 1)
        best = max(text.rfind(sign, 0, end) for sign in " /\\") + 1
        end = best if best > end // 4 else end
        lines.append(text[:end].rstrip())
        text = text[end:].lstrip()
    return [*lines, text] if text else lines

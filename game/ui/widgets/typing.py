"""A keyboard on the screen, for names without a keyboard of one's own: opened by the gamepad on a text field."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.lang import _
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.layout import Column, Row, Spacer
from game.ui.widgets.modal import Dialog, open_dialog

if TYPE_CHECKING:
    from game.ui.widgets.field import TextField

ROWS = ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm-'.", "äöüßéèñøåç")
HIGH = 52.0


class _Written(Widget):
    """What is written so far, with the place of the next letter."""

    role = "text"

    def __init__(self, text: str) -> None:
        super().__init__("written")
        self.text = text
        self.height = 56.0

    @property
    def value(self) -> str:
        return self.text

    @property
    def spoken(self) -> str:
        return self.text or _("Nothing is written yet.")

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.box, theme.WELL, 255, 7, theme.HAIRLINE, 200, 1.4)
        room = self.box.inset(18, 4)
        style = canvas.pens.text.fit(self.text, theme.STRONG.at(26), room.w - 10)
        canvas.text(self.text, room.x, room.cy, style)
        x = room.x + canvas.pens.text.width(self.text, style) + 3
        canvas.line(x, room.cy - 15, x, room.cy + 15, theme.FOCUS, 255, 2.4)


class _Letters(Column):
    """The keyboard itself. The button that looks closely takes the last letter away, wherever the focus is."""

    def __init__(self, field: TextField) -> None:
        self.field = field
        self.written = _Written(field.text)
        self.large = not field.text
        keys = [[sign for sign in row if field.allowed(sign)] for row in ROWS]
        self.letters = [Button(sign, partial(self.write, sign), name=f"letter:{sign}", height=HIGH)
                        for row in keys for sign in row]  # fmt: skip
        named = {button.name: button for button in self.letters}
        rows = [Row([named[f"letter:{sign}"].sized(grow=1) for sign in row], gap=8) for row in keys if row]
        shift = Button(_("Capitals"), self._shift, name="shift", height=HIGH)
        space = Button(_("Space"), partial(self.write, " "), name="space", height=HIGH)
        erase = Button(_("Erase"), self.erase, name="erase", action="zoom", height=HIGH)
        tools = [*([shift] if any(row[0].isalpha() for row in keys if row) else []),
                 *([space] if field.allowed(" ") else []), erase]  # fmt: skip
        super().__init__([self.written, *rows, Row([tool.sized(grow=1) for tool in tools], gap=8)], gap=8)
        self._show_case()

    def write(self, sign: str) -> None:
        """One letter more, if there is room for it."""
        if len(self.written.text) < self.field.longest and self.field.allowed(sign):
            self._become(self.written.text + (sign.upper() if self.large and sign != "ß" else sign))
            if self.large:
                self._shift()

    def erase(self) -> None:
        self._become(self.written.text[:-1])

    def _become(self, text: str) -> None:
        self.written.text = text
        self.written.invalidate()

    def _shift(self) -> None:
        self.large = not self.large
        self._show_case()

    def _show_case(self) -> None:
        for button in self.letters:
            sign = button.name.removeprefix("letter:")
            button.text = sign.upper() if self.large and sign != "ß" else sign
            button.invalidate()

    def overhears(self, event: pygame.event.Event) -> bool:
        """A real keyboard writes as well."""
        if event.type == pygame.TEXTINPUT:
            for sign in event.text:
                self.large = False
                self.write(sign)
            self._show_case()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            self.erase()
            return True
        written = event.type == pygame.KEYDOWN and event.unicode.isprintable() and event.unicode
        return bool(written) and event.key != pygame.K_SPACE


def open_typing(field: TextField) -> None:
    """Opens the keyboard for a field; what is written is taken over by "Done" alone."""
    ui = field.ui
    letters = _Letters(field)

    def done() -> None:
        ui.stack.close_layer(layer)
        field.write(letters.written.text.strip())

    def cancel() -> None:
        ui.stack.close_layer(layer)

    ok = Button(_("Done"), done, "gold", "done_typing")
    no = Button(_("Cancel"), cancel, name="no")
    dialog = Dialog(field.label or _("Write"), letters, [no.sized(width=200), ok.sized(width=240), Spacer()], 820)
    first = next((one for one in letters.letters if one.text.isalpha()), ok)
    layer = open_dialog(ui, dialog, first=first)
    layer.on_event = letters.overhears

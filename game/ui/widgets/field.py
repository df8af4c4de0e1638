"""A line of typed text (names, seed, names of saves), the keyboard on the screen for it, and the question for one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.text import TextSetter
from game.ui.draw.theme import SMALLEST
from game.ui.lang import _
from game.ui.reader.hearing import State
from game.ui.widgets.base import Layer, Toolkit, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.layout import Column, Row, Spacer
from game.ui.widgets.modal import Dialog, broad, open_dialog


class TextField(Widget):
    """Text arrives as TEXTINPUT events. `allowed` filters letters; Enter calls `on_enter`; `hint` shows while empty."""

    role = "field"
    focusable = True
    bleed = 4.0

    def __init__(
        self, label: str, text: str, on_change: Callable[[str], None], name: str = "", longest: int = 24,
        hint: str = "", allowed: Callable[[str], bool] = str.isprintable, on_enter: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(name)
        self.label, self.text, self.on_change, self.longest, self.hint = label, text, on_change, longest, hint
        self.allowed, self.on_enter = allowed, on_enter
        self.suggests = False  # the hint is what an empty field means: it stays while one types nothing
        self.caret = len(text)
        self.height = 60.0 if label else 48.0

    @property
    def value(self) -> str:
        return self.shown

    @property
    def spoken(self) -> str:
        return self.caption or self.label or self.hint

    @property
    def described(self) -> str:
        return self.explanation() or (self.hint if self.label else "")

    @property
    def heard_state(self) -> State:
        return State(text=self.shown, caret=self.caret)

    def take_text(self, text: str) -> None:
        text = "".join(sign for sign in text if self.allowed(sign))[: self.longest]
        self._change(text, len(text))

    @property
    def shown(self) -> str:
        """What others who look at the screen see: as many signs as were typed."""
        return self.text

    def set(self, text: str) -> None:
        """Another text that nobody typed: nobody is told."""
        if text != self.text:
            self.text, self.caret = text, len(text)
            self.invalidate()

    def write(self, text: str) -> None:
        """Another text as if typed, with Enter after it."""
        self._change(text, len(text))
        if self.on_enter is not None:
            self.on_enter()

    def activate(self) -> None:
        """With a gamepad in the hands there is a keyboard on the screen."""
        if self.ui.keys.pad_used:
            open_typing(self)

    def natural(self, width: float) -> tuple[float, float]:
        return min(width, 280.0), self.height or 60.0

    def _change(self, text: str, caret: int) -> None:
        self.text, self.caret = text, caret
        self.invalidate()
        self.on_change(text)

    def typed(self, text: str) -> bool:
        text = "".join(c for c in text if self.allowed(c))[: self.longest - len(self.text)]
        if text:
            self._change(self.text[: self.caret] + text + self.text[self.caret :], self.caret + len(text))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_BACKSPACE and self.caret:
            self._change(self.text[: self.caret - 1] + self.text[self.caret :], self.caret - 1)
        elif event.key == pygame.K_DELETE:
            self._change(self.text[: self.caret] + self.text[self.caret + 1 :], self.caret)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            self._move(event.key)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.on_enter is None:
                return False
            self.on_enter()
        else:
            # printable keys arrive again as text and must not trigger shortcuts; the others may
            return bool(event.unicode and event.unicode.isprintable()) or event.key == pygame.K_BACKSPACE
        return True

    def _move(self, key: int) -> None:
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_HOME: -len(self.text), pygame.K_END: len(self.text)}[key]
        self.caret = max(0, min(len(self.text), self.caret + step))
        self.invalidate()

    def press(self, x: float, y: float) -> None:
        room = self._room()
        style, first, last = self._seen(self.ui.text, room.w)
        wanted = x - room.x
        self.caret = min(
            range(first, last + 1), key=lambda at: abs(self.ui.text.width(self.shown[first:at], style) - wanted)
        )
        self.invalidate()

    def attention(self, on: bool) -> None:
        self.invalidate()
        super().attention(on)

    def _room(self) -> Box:
        room = self.box.inset(14, 4)
        return room.cut_top(room.h * 0.44)[1] if self.label else room

    def _seen(self, text: TextSetter, width: float) -> tuple[theme.Style, int, int]:
        """In which size the text stands there, and from which sign to which: all of it, or what there is room for
        around the caret."""
        style = theme.STRONG
        while text.width(self.shown, style) > width and style.size > SMALLEST:
            style = style.at(style.size - 0.5)
        first, last = 0, len(self.shown)
        while text.width(self.shown[first : self.caret], style) > width:
            first += 1
        while last > self.caret and text.width(self.shown[first:last], style) > width:
            last -= 1
        return style, first, last

    def draw(self, canvas: Canvas) -> None:
        active = self.ui.focus is self
        line = theme.FOCUS if active else theme.GOLD_PALE if self.hovered else theme.HAIRLINE
        canvas.rounded(self.box, theme.WELL, 255, 7, line, 230 if active else 160, 1.6 if active else 1.3)
        room = self._room()
        if self.label:
            canvas.text_in(
                self.label, self.box.inset(14, 4).cut_top(self.box.h * 0.38)[0], theme.Style("sc", 16, theme.TEXT_DIM)
            )
        style, first, last = self._seen(canvas.pens.text, room.w)
        if self.text:
            canvas.text(self.shown[first:last], room.x, room.cy, style)
        elif self.hint and (self.suggests or not active):
            canvas.text_in(self.hint, room, theme.ASIDE)
        if active:
            x = room.x + canvas.pens.text.width(self.shown[first : self.caret], style)
            canvas.line(x, room.cy - 12, x, room.cy + 12, theme.FOCUS, 255, 2)


# A keyboard on the screen, for names without a keyboard of one's own: opened by the gamepad on a text field.

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


# A line that is asked for.


def ask_text(
    ui: Toolkit,
    title: str,
    label: str,
    text: str,
    accept: str,
    cancel: str,
    on_accept: Callable[[str], None],
    longest: int = 40,
) -> None:
    """Asks for one line of text; empty text cannot be accepted."""
    layer: list[Layer] = []

    def close() -> None:
        ui.stack.close_layer(layer[0])

    def done() -> None:
        if field.text.strip():
            close()
            on_accept(field.text.strip())

    field = TextField(label, text, lambda _text: None, "text", longest, on_enter=done)
    buttons = [broad(Button(cancel, close, name="no")), broad(Button(accept, done, "gold", "yes")), Spacer()]
    layer.append(open_dialog(ui, Dialog(title, Column([field]), buttons), first=field))

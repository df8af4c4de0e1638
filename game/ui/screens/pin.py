"""Entering, choosing and taking away a PIN: with the keys, and with buttons for the mouse and a gamepad."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from game.ui import pins
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.lang import _
from game.ui.people import in_sentences
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Grid, Layer, RichText, Spacer, TextField
from game.ui.widgets.modal import Dialog, confirm, open_dialog

DOT = "•"
DIGITS = "123456789"
WIDTH = 560.0


class PinField(TextField):
    """Shows dots. Its letters come from the keyboard or from the buttons below it."""

    def __init__(self, label: str, on_enter: Callable[[], None]) -> None:
        super().__init__(label, "", lambda _text: None, "pin", pins.LONGEST, allowed=_is_digit, on_enter=on_enter)

    @property
    def shown(self) -> str:
        return DOT * len(self.text)

    def activate(self) -> None:
        """The buttons are the gamepad's keyboard."""

    def take_last(self) -> None:
        self.set(self.text[:-1])


def _is_digit(sign: str) -> bool:
    return sign.isascii() and sign.isdigit()


class _Asking:
    """One dialog: a field, ten digits, and what comes of it. `take` gives back why the entry does not do, or ""."""

    def __init__(self, ui: Ui, title: str, said: str, take: Callable[[str], str], more: list[Button]) -> None:
        self.ui, self.take = ui, take
        self.field = PinField(_("PIN"), self.done)
        self.said = RichText(said, theme.ON_PARCHMENT.at(20), "center", name="pin_said")
        keys = [Button(digit, partial(self._type, digit), name=f"pin_{digit}", height=46) for digit in DIGITS]
        keys += [
            Button("←", self.field.take_last, name="pin_back", height=46),
            Button("0", partial(self._type, "0"), name="pin_0", height=46),
            Button(_("OK"), self.done, "gold", "pin_ok", height=46),
        ]
        content = Column([self.said, self.field, Grid(list(keys), 3, gap=8)], gap=12)
        cancel = Button(_("Cancel"), self.close, name="no")
        dialog = Dialog(title, content, [cancel, *more, Spacer()], WIDTH)
        first = keys[0] if ui.keys.pad_used else self.field
        self.layer: Layer = open_dialog(ui, dialog, first=first)

    def close(self) -> None:
        self.ui.stack.close_layer(self.layer)

    def _type(self, digit: str) -> None:
        self.field.typed(digit)

    def done(self) -> None:
        text = self.field.text
        problem = self.take(text)
        if problem:
            self.field.set("")
            self.said.set(problem)
            self.layer.arrange(self.ui.scale.bounds)
            self.ui.sound.play("error")
            self.ui.top.all()


def ask_pin(ui: Ui, name: str, then: Callable[[], None]) -> None:
    """Calls `then` once the person's PIN was entered; at once for whoever has none."""
    values = ui.settings.values
    if not pins.has_pin(values, name):
        then()
        return
    asking: list[_Asking] = []
    until = [ui.now + pins.wait(values, name)]

    def take(pin: str) -> str:
        left = until[0] - ui.now
        if left > 0:
            return _("Wait {seconds} s, then try again.").format(seconds=math.ceil(left))
        right = pins.is_right(values, name, pin)
        until[0] = ui.now + pins.wait(values, name)
        ui.apply_settings()
        if not right:
            return _("That is not the PIN.")
        asking[0].close()
        then()
        return ""

    def forgotten() -> None:
        asking[0].close()
        _ask_to_take_away(ui, name)

    title = _("PIN of {name}").format(name=in_sentences(name))
    more = [Button(_("Forgotten …"), forgotten, "ghost", "pin_forgotten")]
    asking.append(_Asking(ui, title, _("Enter it, so that nobody else sees your cards."), take, more))


def change_pin(ui: Ui, name: str, then: Callable[[], None]) -> None:
    """Sets, changes or removes somebody's PIN, after the one there is was entered; then calls `then`."""
    ask_pin(ui, name, partial(_choose, ui, name, then))


def _choose(ui: Ui, name: str, then: Callable[[], None]) -> None:
    values = ui.settings.values
    asking: list[_Asking] = []
    first: list[str] = []

    def take(pin: str) -> str:
        if not pins.fits(pin):
            return _("A PIN has {least} to {most} digits.").format(least=pins.SHORTEST, most=pins.LONGEST)
        if not first:
            first.append(pin)
            return _("Once more, so that no finger has slipped.")
        if first.pop() != pin:
            return _("These were two different ones. Choose a PIN of {least} to {most} digits.").format(
                least=pins.SHORTEST, most=pins.LONGEST
            )
        asking[0].close()
        pins.set_pin(values, name, pin)
        _kept(ui, _("{name} has a PIN now.").format(name=in_sentences(name)), then)
        return ""

    def remove() -> None:
        asking[0].close()
        pins.remove(values, name)
        _kept(ui, _("{name} has no PIN any more.").format(name=in_sentences(name)), then)

    had = pins.has_pin(values, name)
    title = _("New PIN of {name}").format(name=in_sentences(name))
    said = _("With several people at one screen it is asked for before the curtain shows your cards.")
    more = [Button(_("No PIN"), remove, "ghost", "pin_remove")] if had else []
    asking.append(_Asking(ui, title, said, take, more))


def _ask_to_take_away(ui: Ui, name: str) -> None:
    def take_away() -> None:
        pins.take_away(ui.settings.values, name)
        _kept(ui, _("{name} has no PIN any more.").format(name=in_sentences(name)), _rebuild)

    def _rebuild() -> None:
        if ui.stack.top is not None:
            ui.stack.top.rebuild()

    words = _("Then {name} has no PIN any more. So that nobody does that in secret, every curtain tells everybody, "
              "until a game is finished.")  # fmt: skip
    confirm(
        ui, _("Take the PIN away?"), words.format(name=escape(in_sentences(name))), _("Take it away"),
        _("Keep it"), take_away,
    )  # fmt: skip


def _kept(ui: Ui, said: str, then: Callable[[], None]) -> None:
    ui.apply_settings()
    ui.toasts.show(escape(said))
    then()

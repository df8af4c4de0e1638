"""Dialogs in the middle of the window; what is below is dimmed and waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape as escape_markup
from game.ui.lang import _
from game.ui.reader.hearing import State
from game.ui.widgets.base import Layer, Toolkit, Widget
from game.ui.widgets.basic import RichText
from game.ui.widgets.button import Button
from game.ui.widgets.layout import Row, Spacer
from game.ui.widgets.scroll import ScrollArea

SAID_AT_ONCE = 2  # paragraphs of a dialog
BROAD, BROAD_LETTERS = 190.0, 10  # width of buttons with few letters


class Dialog(Widget):
    """A parchment with a title, any content, and a row of buttons."""

    role = "dialog"
    bleed = 40.0
    HEAD = 96.0  # height of the title with its ornament

    def __init__(self, title: str, content: Widget, buttons: Sequence[Widget], width: float = 640.0) -> None:
        self.title = title
        self._wide = width
        self.content = ScrollArea(content)
        self.bar = Row([Spacer(), *buttons], gap=16, align="middle")
        super().__init__("dialog", [self.content, self.bar])

    @property
    def value(self) -> str:
        return self.title

    @property
    def described(self) -> str:
        """Its first paragraphs: readers say them when it opens."""
        said = [one.spoken for one in self.content.walk() if isinstance(one, RichText)]
        return " ".join(said[:SAID_AT_ONCE])

    @property
    def heard_state(self) -> State:
        return State(modal=True)

    def arrange(self, box: Box) -> None:
        wide = min(self._wide, box.w - 80)
        inner = wide - 72
        high = self.content.natural(inner)[1]
        bar = 62.0 if len(self.bar.children) > 1 else 0.0
        whole = min(box.h - 40, self.HEAD + high + (bar + 24 if bar else 0) + 30)
        self.box = box.centered(wide, whole)
        room = Box(self.box.x + 36, self.box.y + self.HEAD, inner, whole - self.HEAD - 30)
        if bar:
            low, room = room.cut_bottom(bar, 24)
            self.bar.arrange(low)
        self.content.arrange(room)

    def key(self, event: pygame.event.Event) -> bool:
        """What is only read is moved by arrows and page keys, though a button below it has the focus."""
        return self.content.interactive and self.content.step(event)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.box)
        head = Box(self.box.x + 36, self.box.y + 24, self.box.w - 72, 44)
        canvas.text_in(self.title, head, theme.Style("head", 30, theme.INK_HEAD), "center")
        canvas.ornament(head.cx, head.bottom + 10, min(380.0, head.w * 0.7), theme.GOLD_DARK)


def open_dialog(
    ui: Toolkit, dialog: Dialog, on_escape: Callable[[], None] | None = None, first: Widget | None = None
) -> Layer:
    """Shows a dialog; Esc closes it (after `on_escape`)."""
    layer = Layer(ui, dialog, modal=True, name="layer:dialog")

    def escape() -> None:
        ui.stack.close_layer(layer)
        if on_escape is not None:
            on_escape()

    layer.on_escape, layer.stays = escape, True
    layer.first_focus = first
    ui.stack.open_layer(layer)
    return layer


def confirm(
    ui: Toolkit,
    title: str,
    question: str,
    yes: str,
    no: str,
    on_yes: Callable[[], None],
    kind: str = "danger",
    *,
    harmless: bool = False,
) -> None:
    """Asks before something that cannot be taken back; "no" has the focus. A `harmless` thing has it on "yes"."""
    layer: list[Layer] = []

    def close() -> None:
        ui.stack.close_layer(layer[0])

    def accept() -> None:
        close()
        on_yes()

    keep, do = Button(no, close, name="no"), Button(yes, accept, kind, "yes")
    dialog = Dialog(
        title,
        RichText(question, theme.ON_PARCHMENT.at(21), "center"),
        [broad(keep), broad(do), Spacer()],
    )
    layer.append(open_dialog(ui, dialog, first=do if harmless else keep))


def broad(button: Button) -> Widget:
    """Short words do not make small buttons."""
    return Row([button.sized(grow=1)]).sized(width=None if len(button.text) > BROAD_LETTERS else BROAD)


def tell(ui: Toolkit, title: str, sentence: str) -> None:
    """Says something that must not be overlooked, until it is acknowledged."""
    layer: list[Layer] = []
    close = Button(_("All right"), lambda: ui.stack.close_layer(layer[0]), "gold", "yes")
    text = RichText(escape_markup(sentence), theme.ON_PARCHMENT.at(21), "center")
    layer.append(open_dialog(ui, Dialog(title, text, [close.sized(width=220), Spacer()]), first=close))

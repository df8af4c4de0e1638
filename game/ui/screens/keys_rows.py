"""The rows of the screen of keys: an action, its keys as small buttons, and a sentence where there is a conflict."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.markup import escape
from game.ui.input.actions import title
from game.ui.input.keycaps import draw_input, width_of
from game.ui.lang import _
from game.ui.widgets import Button, Column, IconButton, Label, RichText, Row, Widget
from game.ui.widgets.button import INKS

if TYPE_CHECKING:
    import pygame

    from game.ui.screens.keys import KeysScreen

HIGH = 44.0


class InputButton(Button):
    """A key or a button of the gamepad; pressed, it waits for another in its place; a right click takes it away."""

    def __init__(self, screen: KeysScreen, action: str, name: str) -> None:
        super().__init__(screen.ui.keys.say_as(screen.tab, name), partial(screen.ask, action, name), "ghost",
                         f"input:{action}:{name}", height=HIGH)  # fmt: skip
        self.screen, self.action, self.input = screen, action, name
        bindings = screen.bindings
        if name not in bindings.counting(action):
            self.kind = "danger"
        if bindings.owner(name) == action:
            self.disable(_("This one stays, so that nobody is locked out."))

    def natural(self, width: float) -> tuple[float, float]:
        return width_of(self.ui.text, self.input, pad=self.screen.tab == "pad") + 26, HIGH

    def activate_secondary(self) -> None:
        self.screen.take(self.action, self.input)

    def key(self, event: pygame.event.Event) -> bool:
        asked = self.ui.keys.means(event, "zoom", "delete")
        if asked:
            self.activate_secondary()
        return bool(asked)

    def draw(self, canvas: Canvas) -> None:
        look = "off" if not self.enabled else self.kind
        canvas.skin(f"button_{look}", self.box)
        if self.enabled and (self.hovered or self.held):
            canvas.rounded(self.box.inset(1.5), (255, 255, 255), 26, 7)
        draw_input(canvas, self.box, self.input, INKS[look], pad=self.screen.tab == "pad")


def action_row(screen: KeysScreen, action: str, wide: bool) -> Widget:
    """One action with all that does it, the sign for one more, and what it conflicts with."""
    bindings = screen.bindings
    inputs: list[Widget] = [InputButton(screen, action, name) for name in bindings.of(action)]
    add = IconButton("+", _("One more for “{action}”").format(action=title(action)), partial(screen.ask, action),
                     f"add:{action}", HIGH)  # fmt: skip
    tools: list[Widget] = [add]
    if not bindings.is_usual(action):
        usual = Button(_("As usual"), partial(screen.reset, action), "ghost", f"reset:{action}", height=HIGH,
                       style=theme.BUTTON.at(18))  # fmt: skip
        tools.append(usual)
    name = Label(title(action), theme.LEAD.at(21 if wide else 20), name=f"name:{action}")
    row = Row([name.sized(grow=1), *inputs, *tools], gap=8, align="middle").sized(height=HIGH + 2)
    notes = [_note(screen, action, key) for key in bindings.of(action) if bindings.rivals(action, key)]
    return Column([row, *notes], gap=2) if notes else row


def _note(screen: KeysScreen, action: str, key: str) -> Widget:
    """Both names, and which of them is done."""
    other = screen.bindings.rivals(action, key)[0]
    done = title(action) if key in screen.bindings.counting(action) else title(other)
    said = _("{key} also stands for “{other}”; done is “{done}”.")
    words = said.format(key=screen.ui.keys.say_as(screen.tab, key), other=title(other), done=done)
    return RichText(escape(words), theme.ASIDE.of(theme.REASON_TEXT), name=f"conflict:{action}:{key}")

"""The sheet of keys, and of the buttons of a gamepad, that can be opened on every screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.input.actions import NUMBERS, title
from game.ui.input.keynames import GAP, HIGH, draw_input, width_of
from game.ui.lang import _
from game.ui.ui import Ui
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.layout import Column, Row, Spacer
from game.ui.widgets.modal import Dialog, open_dialog

Line = (
    str | tuple[tuple[str, ...] | list[str], str]
)  # an action under its usual name, or several with what they do together
CAPS, TO = 220.0, "–"
BROAD, COLUMN = 1560.0, 780.0  # from this width of the window on there are two columns
MOVES = ("left", "right", "up", "down", "next", "previous")


class KeyLine(Widget):
    """Keys to the left, what they do to the right."""

    role = "text"

    def __init__(self, actions: Sequence[str], meaning: str) -> None:
        super().__init__()
        self.actions, self.meaning = actions, meaning
        self.height = 40.0

    @property
    def value(self) -> str:
        return f"{self.ui.keys.labels(*self.actions)}: {self.meaning}"

    def _inputs(self) -> list[str]:
        keys = self.ui.keys
        device = keys.of("pad" if keys.pad_used else "keys")
        if len(self.actions) > 2 and set(self.actions) <= set(NUMBERS):
            ends = [*device.counting(self.actions[0])[:1], *device.counting(self.actions[-1])[:1]]
            return [ends[0], TO, ends[1]] if len(ends) > 1 else ends
        most = 1 if len(self.actions) > 2 else None  # of many actions the first key each
        return [one for action in self.actions for one in device.counting(action)[:most]]

    def _fitting(self, room: float) -> list[tuple[str, float]]:
        """The inputs with their widths, as many as there is room for; what comes first is known best."""
        keys, found = self.ui.keys, []
        for name in self._inputs():
            wide = 12.0 if name == TO else width_of(self.ui.text, name, pad=keys.pad_used)
            room -= wide + GAP
            if room < -GAP:
                break
            found.append((name, wide))
        return found

    def draw(self, canvas: Canvas) -> None:
        left, right = self.box.cut_left(CAPS, 18)
        pad, x = self.ui.keys.pad_used, left.right + GAP
        for name, wide in reversed(self._fitting(left.w)):
            x -= wide + GAP
            place = Box(x, left.cy - HIGH / 2, wide, HIGH)
            if name == TO:
                canvas.text(TO, place.cx, place.cy, theme.ON_PARCHMENT_STRONG, "center")
            else:
                draw_input(canvas, place, name, theme.INK_BODY, pad=pad)
        canvas.paragraph(escape(self.meaning), right.inset(0, -4), theme.ON_PARCHMENT.at(20), "left", "middle")


GENERAL: tuple[Line, ...] = (
    "confirm", "back", "area_before", "area_next", "page_up", "page_down", "zoom", "rules", "word_next", "full_screen",
    "help",
)  # fmt: skip


def open_keys(ui: Ui, special: Sequence[Line]) -> None:
    """Shows the screen's own keys and those that work everywhere."""
    mentioned = {line for line in special if isinstance(line, str)}
    general = [line for line in GENERAL if line not in mentioned]
    lines = [line_of(line) for line in [*special, (MOVES, _("Move the focus")), *general]]
    inputs = ui.keys.of("pad" if ui.keys.pad_used else "keys")
    shown: list[Widget] = [line for line in lines if any(inputs.counting(action) for action in line.actions)]

    def close() -> None:
        ui.stack.close_layer(layer)

    def change() -> None:
        from game.ui.screens.keys import KeysScreen

        close()
        if not isinstance(ui.stack.top, KeysScreen):
            ui.stack.push(KeysScreen(ui))

    ok = Button(_("Close"), close, "gold", "close", "help")
    other = Button(_("Change …"), change, name="change")
    head = _("Gamepad") if ui.keys.pad_used else _("Keys")
    broad = ui.scale.bounds.w >= BROAD + 80 and len(shown) > 16
    half = -(-len(shown) // 2)
    lists = [Column(part, gap=4).sized(grow=1) for part in ((shown[:half], shown[half:]) if broad else (shown,))]
    buttons = [other, ok.sized(width=240), Spacer()]
    dialog = Dialog(head, Row(lists, gap=24, align="top"), buttons, BROAD if broad else COLUMN)
    layer = open_dialog(ui, dialog, first=ok)


def line_of(line: Line) -> KeyLine:
    return KeyLine([line], title(line)) if isinstance(line, str) else KeyLine(*line)

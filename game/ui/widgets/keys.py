"""The sheet of keys that H opens on every screen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.lang import _
from game.ui.ui import Ui
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, draw_key_cap
from game.ui.widgets.layout import Column, Spacer
from game.ui.widgets.modal import Dialog, open_dialog

CAP_WIDTH = 240.0


class KeyLine(Widget):
    """Keys to the left, what they do to the right."""

    role = "text"

    def __init__(self, keys: str, meaning: str) -> None:
        super().__init__()
        self.keys, self.meaning = keys, meaning
        self.height = 40.0

    @property
    def value(self) -> str:
        return f"{self.keys}: {self.meaning}"

    def draw(self, canvas: Canvas) -> None:
        left, right = self.box.cut_left(CAP_WIDTH, 18)
        for key in reversed(self.keys.split(", ")):
            wide = max(30.0, canvas.pens.text.width(key, theme.Style("head", 16)) + 14)
            cap, left = left.cut_right(wide, 8)
            draw_key_cap(canvas, cap.centered(wide, 30), key, theme.INK_BODY)
        canvas.text_in(self.meaning, right, theme.ON_PARCHMENT.at(20))


def general_keys() -> list[tuple[str, str]]:
    """What works everywhere."""
    return [
        (_("Arrows, Tab"), _("move the focus")),
        (_("Enter, Space"), _("press what has the focus")),
        ("Esc", _("back")),
        ("F1", _("cards and rules")),
        ("F11", _("window or full screen")),
        ("H", _("this list")),
    ]


def open_keys(ui: Ui, special: Sequence[tuple[str, str]]) -> None:
    """Shows the screen's own keys and those that work everywhere."""
    lines: list[Widget] = [KeyLine(keys, meaning) for keys, meaning in [*special, *general_keys()]]

    def close() -> None:
        ui.stack.close_layer(layer)

    ok = Button(_("Close"), close, "gold", "close", pygame.K_h)
    layer = open_dialog(ui, Dialog(_("Keys"), Column(lines, gap=4), [ok.sized(width=220), Spacer()]), first=ok)

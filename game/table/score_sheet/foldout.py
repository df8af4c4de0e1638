"""What folds out above a button: more buttons, one below the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Layer, ScrollArea, Widget

HIGH, EDGE, NARROWEST = 52.0, 14.0, 380.0
Act = tuple[str, str, Callable[[], None]]  # name, words, what it does


class _Foldout(Widget):
    """A panel as wide as the button below it, as high as it needs."""

    role = "dialog"
    bleed = 30.0

    def __init__(self, anchor: Widget, buttons: Sequence[Widget]) -> None:
        self.anchor = anchor
        self.content = ScrollArea(Column(buttons, gap=8), "folded_out")
        super().__init__("foldout", [self.content])
        self.caption = anchor.spoken

    def arrange(self, box: Box) -> None:
        below = self.anchor.box
        wide = min(box.w - 2 * EDGE, max(NARROWEST, below.w))
        high = min(self.content.natural(wide - 2 * EDGE)[1] + 2 * EDGE, below.y - box.y - 16)
        left = min(max(box.x + EDGE, below.right - wide), box.right - wide - EDGE)
        self.box = Box(left, below.y - high - 8, wide, high)
        self.content.arrange(self.box.inset(EDGE))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("wood", self.box)


class FoldButton(Button):
    """A button with an arrow that says that more folds out."""

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        x, y, arm = self.box.right - min(44.0, self.box.w * 0.12), self.box.cy, min(11.0, self.box.h * 0.16)
        k = canvas.k
        points = [((x - arm) * k, (y + arm / 2) * k), (x * k, (y - arm / 2) * k), ((x + arm) * k, (y + arm / 2) * k)]
        pygame.draw.lines(canvas.surface, theme.GOLD_LIGHT, False, points, max(2, round(3 * k)))


class QuietButton(Button):
    """Words with a line below them, for the way that need not be offered twice."""

    def natural(self, width: float) -> tuple[float, float]:
        return self.ui.text.width(self.text, self.style) + 28, self.height or 44.0

    def draw(self, canvas: Canvas) -> None:
        ink = theme.FOCUS if self.hovered else theme.VANILLA
        room = self.box.inset(12, 0)
        canvas.rounded(self.box.inset(0, 2), theme.PANEL, 150, 8)
        canvas.text_in(self.text, room, self.style.of(ink))
        wide = min(room.w, canvas.pens.text.width(self.text, self.style))
        canvas.line(room.x, room.cy + 14, room.x + wide, room.cy + 14, ink, 170, 1.2)


def fold_out(ui: Ui, anchor: Widget, acts: Sequence[Act]) -> None:
    """Shows these above the button; Esc, and a click beside them, folds them in again."""
    layers: list[Layer] = []

    def close() -> None:
        if layers:
            ui.stack.close_layer(layers.pop())

    def then(act: Callable[[], None]) -> None:
        close()
        act()

    buttons = [Button(words, partial(then, act), "ghost", name, height=HIGH, style=theme.BUTTON.at(21))
               for name, words, act in acts]  # fmt: skip
    panel = _Foldout(anchor, buttons)
    layer = Layer(ui, panel, modal=True, name="layer:foldout")

    def beside(event: pygame.event.Event) -> bool:
        if event.type != pygame.MOUSEBUTTONDOWN or panel.box.contains(*ui.scale.units(event.pos)):
            return False
        close()
        return True

    layer.on_escape, layer.on_event, layer.first_focus = close, beside, buttons[0]
    layers.append(layer)
    ui.stack.open_layer(layer)

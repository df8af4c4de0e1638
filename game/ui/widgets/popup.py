"""The list of a drop-down, opened above everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.widgets.base import Layer, Widget
from game.ui.widgets.layout import Column
from game.ui.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from game.ui.widgets.values import Choice

ROW, NOTED_ROW = 46.0, 66.0  # a row with a sentence below its words
NOTE = theme.ASIDE.at(17)


class _Entry(Widget):
    role = "option"
    focusable = True

    def __init__(self, choice: Choice, key: str, text: str, popup: _Popup) -> None:
        super().__init__(f"option:{key}")
        self.choice, self.entry, self.text, self.popup = choice, key, text, popup
        self.note = choice.notes.get(key, "")
        self.height = NOTED_ROW if self.note else ROW
        self.tip = choice.blocked.get(key, "")

    @property
    def value(self) -> str:
        return f"{self.text}. {self.note}" if self.note else self.text

    @property
    def wide(self) -> float:
        """How wide its words are."""
        return max(self.ui.text.width(self.text, theme.STRONG), self.ui.text.width(self.note, NOTE))

    def activate(self) -> None:
        self.choice.ui.sound.play("press")
        self.popup.close()
        self.choice.choose(self.entry)

    def draw(self, canvas: Canvas) -> None:
        if self.hovered or self.ui.focus is self:
            canvas.rounded(self.box.inset(4, 2), theme.GOLD_DEEP, 150 if self.hovered else 110, 6)
        blocked = self.entry in self.choice.blocked
        style = theme.STRONG.of(theme.ON_OFF if blocked else theme.TEXT)
        room = self.box.inset(18, 0)
        if self.entry == self.choice.chosen:
            middle = self.box.y + 20 if self.note else room.cy
            canvas.rounded(Box(room.x - 6, middle - 4, 8, 8), theme.FOCUS, 255, 4)
        room = room.cut_left(10)[1]
        if self.note:
            room, below = room.inset(0, 6).cut_top(28)
            canvas.text_in(self.note, below, NOTE)
        canvas.text_in(self.text, room, style)


class _Popup(Widget):
    """Closes when something else is clicked."""

    focusable = True
    role = "list"

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.entries = [_Entry(choice, key, text, self) for key, text in choice.options]
        self.list = ScrollArea(Column(self.entries, gap=0))
        super().__init__("popup", [self.list])

    @property
    def interactive(self) -> bool:
        return False

    def natural(self, width: float) -> tuple[float, float]:
        return width, 0.0

    def arrange(self, box: Box) -> None:
        """Under the choice, or above it when there is more room; inside the window always."""
        self.box = box
        anchor = self.choice.box
        wide = max([anchor.w, *(entry.wide + 72 for entry in self.entries)])
        wide = min(wide, box.w - 16)
        high = min(sum(entry.height or ROW for entry in self.entries) + 16, box.h - 40)
        below = box.bottom - anchor.bottom - 8 >= high
        y = anchor.bottom + 4 if below or anchor.y - high < 8 else anchor.y - high - 4
        x = min(max(8.0, anchor.x), box.w - wide - 8)
        self.frame = Box(x, min(y, box.bottom - high - 8), wide, high)
        self.list.arrange(self.frame.inset(4, 8))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("panel", self.frame)
        canvas.rounded(self.frame, theme.WELL, 250, 10, theme.HAIRLINE, 200, 1.4)

    def activate(self) -> None:
        self.close()

    def close(self) -> None:
        layer = self.layer
        if layer is not None:
            self.ui.stack.close_layer(layer)


def open_choice(choice: Choice) -> None:
    """Opens the list of a choice; the chosen entry has the focus."""
    popup = _Popup(choice)
    layer = Layer(choice.ui, popup, name="popup")
    layer.on_escape = popup.close
    layer.numbered = [*popup.entries]
    layer.first_focus = next((e for e in popup.entries if e.entry == choice.chosen), None)
    choice.ui.stack.open_layer(layer)

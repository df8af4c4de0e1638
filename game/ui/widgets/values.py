"""Widgets that hold a value: a slider, and a choice with the list it opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import plain
from game.ui.reader.hearing import State
from game.ui.widgets.base import Layer, Widget
from game.ui.widgets.layout import Column
from game.ui.widgets.scroll import ScrollArea


class Slider(Widget):
    """A number between `low` and `high` in steps; `show` writes it. Left and right change it, Home and End jump.
    `on_release` is called when the player lets go of it."""

    role = "slider"
    focusable = True
    bleed = 4.0

    def __init__(
        self, text: str, number: float, low: float, high: float, step: float, on_change: Callable[[float], None],
        show: Callable[[float], str] = lambda number: f"{number:g}", name: str = "",
    ) -> None:  # fmt: skip
        super().__init__(name)
        self.text, self.number, self.low, self.high, self.step = text, number, low, high, step
        self.on_change, self.show = on_change, show
        self.on_release: Callable[[], None] | None = None
        self.height = 64.0

    @property
    def value(self) -> str:
        return self.show(self.number)

    @property
    def spoken(self) -> str:
        return self.caption or self.text

    @property
    def heard_state(self) -> State:
        return State(number=self.number, low=self.low, high=self.high, step=self.step, text=self.value)

    def adjust(self, number: float) -> None:
        self.set(number)
        self.release()

    def natural(self, width: float) -> tuple[float, float]:
        return min(width, 460.0), 64.0

    def _track(self) -> Box:
        return Box(self.box.x + 12, self.box.bottom - 22, self.box.w - 24, 8)

    def set(self, number: float) -> None:
        """Snaps to the step and the ends, then reports a change."""
        number = self.low + round((number - self.low) / self.step) * self.step
        number = max(self.low, min(self.high, round(number, 6)))
        if number != self.number:
            self.number = number
            self.invalidate()
            self.on_change(number)

    def press(self, x: float, y: float) -> None:
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        track = self._track()
        self.set(self.low + (x - track.x) / max(1.0, track.w) * (self.high - self.low))

    def release(self) -> None:
        if self.on_release is not None:
            self.on_release()

    def key(self, event: pygame.event.Event) -> bool:
        asked = self.ui.keys.means(event, "left", "right", "first", "last")
        if not asked:
            return False
        wanted = {"left": self.number - self.step, "right": self.number + self.step, "first": self.low}
        self.set(wanted.get(asked, self.high))
        if self.on_release is not None:
            self.on_release()
        return True

    def draw(self, canvas: Canvas) -> None:
        top = Box(self.box.x, self.box.y, self.box.w, self.box.h - 30)
        shown = self.show(self.number)
        room = canvas.pens.text.width(shown, theme.STAT)
        canvas.text_in(self.text, top.cut_right(room, 12)[1], theme.LEAD.of(theme.TEXT))
        canvas.text(shown, top.right, top.cy, theme.STAT, "right")
        track = self._track()
        share = (self.number - self.low) / (self.high - self.low)
        canvas.rounded(track, theme.WELL, 255, 4, theme.HAIRLINE, 120, 1.0)
        canvas.rounded(Box(track.x, track.y, max(8.0, track.w * share), track.h), theme.GOLD_DEEP, 255, 4)
        knob = Box(track.x + track.w * share - 13, track.cy - 13, 26, 26)
        canvas.rounded(knob, theme.GOLD_PALE if self.hovered or self.held else theme.GOLD, 255, 13, theme.INK, 255, 2.0)


class Choice(Widget):
    """A drop-down: a small label, the value, and a list that opens under it. Left and right step without opening."""

    role = "choice"
    focusable = True
    bleed = 4.0

    def __init__(
        self, label: str, options: Sequence[tuple[str, str]], chosen: str, on_change: Callable[[str], None],
        name: str = "", blocked: dict[str, str] | None = None, notes: dict[str, str] | None = None,
    ) -> None:  # fmt: skip
        """`options` are (value, text) pairs; `blocked` maps values that cannot be chosen to the reason, `notes` others
        to a sentence that stands below them in the list."""
        super().__init__(name)
        self.label, self.options, self.chosen, self.on_change = label, list(options), chosen, on_change
        self.blocked, self.notes = blocked or {}, notes or {}
        self.height = 60.0 if label else 48.0

    @property
    def value(self) -> str:
        return dict(self.options).get(self.chosen, "")

    @property
    def spoken(self) -> str:
        return self.caption or self.label

    @property
    def described(self) -> str:
        return plain(self.explanation() or self.notes.get(self.chosen, ""))

    @property
    def heard_state(self) -> State:
        return State(text=self.value, expanded=False)

    def natural(self, width: float) -> tuple[float, float]:
        texts = [text for _, text in self.options]
        widest = max((self.ui.text.width(text, theme.STRONG) for text in texts), default=80.0)
        return min(width, max(widest, self.ui.text.width(self.label, theme.LABEL)) + 64), self.height or 60.0

    def activate(self) -> None:
        open_choice(self)

    def choose(self, value: str) -> None:
        """Takes a value, or says why not."""
        if value in self.blocked:
            self.ui.say(self.blocked[value])
            return
        if value != self.chosen:
            self.chosen = value
            self.invalidate()
            self.on_change(value)

    def key(self, event: pygame.event.Event) -> bool:
        step = {"left": -1, "right": 1}.get(self.ui.keys.means(event, "left", "right"))
        if step is None:
            return False
        values = [value for value, _ in self.options if value not in self.blocked]
        if self.chosen in values:
            self.choose(values[(values.index(self.chosen) + step) % len(values)])
        return True

    def draw(self, canvas: Canvas) -> None:
        line = theme.GOLD_PALE if self.hovered else theme.HAIRLINE
        canvas.rounded(self.box, theme.WELL, 255, 7, line, 160, 1.3)
        room = self.box.inset(14, 4)
        arrow, room = room.cut_right(18, 8)
        draw_arrow(canvas, arrow)
        if self.label:
            top, bottom = room.cut_top(room.h * 0.44)
            canvas.text_in(self.label, top, theme.Style("sc", 16, theme.TEXT_DIM))
            canvas.text_in(self.value, bottom, theme.STRONG)
        else:
            canvas.text_in(self.value, room, theme.STRONG)


def draw_arrow(canvas: Canvas, box: Box) -> None:
    """The sign that a list opens here, in the middle of a box."""
    size = (canvas.scale.px(16), canvas.scale.px(10))

    def make() -> pygame.Surface:
        from game.ui.draw.shapes import supersampled

        def paint(surface: pygame.Surface, factor: int) -> None:
            wide, high = surface.get_size()
            pygame.draw.polygon(surface, theme.TEXT_HEAD, [(0, 0), (wide, 0), (wide / 2, high)])

        return supersampled(max(4, size[0]), max(3, size[1]), paint)

    made = canvas.pens.assets.keep(("arrow", size), make)
    canvas.surface_at(made, box.cx - 8, box.cy - 4)


# The list of a drop-down, opened above everything.

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
    def heard_state(self) -> State:
        return State(selected=self.entry == self.choice.chosen)

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

    @property
    def spoken(self) -> str:
        return self.choice.spoken

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
        canvas.skin("wood", self.frame)
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

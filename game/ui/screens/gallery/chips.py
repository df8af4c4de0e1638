"""Small things to press: filters with a picture, links to cards, and the row that breaks them into lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets import Widget


class Flow(Widget):
    """Children one after the other, in as many lines as it takes."""

    def __init__(self, children: Sequence[Widget], gap: float = 8.0) -> None:
        super().__init__("", children)
        self.gap = gap

    def _lines(self, width: float) -> list[list[tuple[Widget, float, float]]]:
        lines: list[list[tuple[Widget, float, float]]] = [[]]
        used = 0.0
        for child in self.children:
            w, h = child.wanted(width)
            w = min(w, width)
            if lines[-1] and used + w > width + 0.01:
                lines.append([])
                used = 0.0
            lines[-1].append((child, w, h))
            used += w + self.gap
        return [line for line in lines if line]

    def natural(self, width: float) -> tuple[float, float]:
        lines = self._lines(width)
        high = sum(max(h for _child, _w, h in line) for line in lines) + self.gap * max(0, len(lines) - 1)
        return width, high

    def arrange(self, box: Box) -> None:
        self.box = box
        y = box.y
        for line in self._lines(box.w):
            x, high = box.x, max(h for _child, _w, h in line)
            for child, w, _h in line:
                child.arrange(Box(x, y, w, high))
                x += w + self.gap
            y += high + self.gap


class Chip(Widget):
    """A filter that is on or off: a picture, a word, or both."""

    role = "toggle"
    focusable = True
    bleed = 4.0

    def __init__(
        self, name: str, label: str, on_press: Callable[[], None], picture: str = "", figure: str = "",
        words: bool = False, edge: theme.Colour = theme.BLACK,
    ) -> None:  # fmt: skip
        super().__init__(name)
        self.edge = edge
        self.label, self.on_press, self.picture, self.figure, self.words = label, on_press, picture, figure, words
        self.chosen = False
        self.tip = "" if words else label
        self.height = 46.0

    @property
    def value(self) -> str:
        return f"{self.label}, on" if self.chosen else self.label

    def natural(self, width: float) -> tuple[float, float]:
        if not self.words:
            return 52.0, 46.0
        return self.ui.text.width(self.label, theme.STRONG.at(19)) + (70 if self.picture else 32), 46.0

    def activate(self) -> None:
        self.ui.sound.play("press")
        self.on_press()

    def draw(self, canvas: Canvas) -> None:
        ground = theme.mix(theme.GOLD_DEEP, theme.INK, 0.35) if self.chosen else theme.WELL
        line = theme.FOCUS if self.chosen else theme.GOLD_PALE if self.hovered else theme.HAIRLINE
        canvas.rounded(self.box, ground, 255, 8, line, 255 if self.chosen else 140, 2.0 if self.chosen else 1.2)
        room = self.box.inset(8, 3)
        if self.picture:
            side = min(36.0, self.box.h - 8)
            cell = self.box.centered(side, side) if not self.words else room.cut_left(side, 6)[0].centered(side, side)
            room = room.cut_left(side, 6)[1] if self.words else room
            self._sign(canvas, cell)
        if self.words:
            style = theme.STRONG.at(19).of(theme.TEXT if self.chosen or self.hovered else theme.TEXT_LOG)
            canvas.text_in(self.label, room, style, "left" if self.picture else "center")

    def _sign(self, canvas: Canvas, cell: Box) -> None:
        if self.picture == "ui/coin":
            canvas.coin(self.figure, cell)
            return
        canvas.picture(self.picture, cell)
        if self.figure:
            canvas.figure(self.figure, cell.cx, cell.cy - cell.h * 0.03, cell.h * 0.5, theme.TEXT, self.edge)


class CardLink(Widget):
    """The name of a card on parchment; pressed, it opens the card."""

    role = "link"
    focusable = True
    bleed = 4.0

    def __init__(self, card: str, name: str, on_open: Callable[[str], None]) -> None:
        super().__init__(name)
        self.card, self.on_open = card, on_open
        self.height = 40.0

    STYLE = Style("bold", 18, theme.INK_HEAD)

    @property
    def value(self) -> str:
        return self.ui.cards.face(self.card).name

    def natural(self, width: float) -> tuple[float, float]:
        return self.ui.text.width(self.value, self.STYLE) + 30, 40.0

    def activate(self) -> None:
        self.ui.sound.play("press")
        self.on_open(self.card)

    def draw(self, canvas: Canvas) -> None:
        tones = self.ui.cards.face(self.card).tones
        box = self.box.inset(0, 3)
        fill = theme.PARCHMENT_LIGHT if self.hovered or self.ui.focus is self else theme.PARCHMENT
        canvas.rounded(box, fill, 255, 8, tones.main, 255, 1.6)
        canvas.text_in(self.value, box.inset(12, 0), self.STYLE, "center")

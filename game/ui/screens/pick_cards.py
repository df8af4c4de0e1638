"""Cards to choose from: as large as the room allows, with what is chosen about each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.cards import CardState
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.reader.hearing import PLAIN, State
from game.ui.screens.keeping import KeepingPage
from game.ui.screens.new_game import NewGameScreen
from game.ui.screens.reading import BigCard, ReadCard, ReadingPanel, card_text, roomy
from game.ui.widgets import Column, Row, ScrollArea, Widget

GAP = 12.0
SMALLEST, LARGEST = 116.0, 190.0  # width of a card in units
FOOT = 0.82  # of the height: what is marked on a card lies above it
OUT_VEIL = 128


class PickCard(Widget):
    """A card that is chosen or left out by a click. `part` is "in", "out" or "" (neither is said); `note` a word in a
    band over its picture, which ends at `foot`, a share of its height."""

    role = "card"
    heard_as = "option"
    focusable = True
    composed = True
    bleed = 28.0
    foot = FOOT

    def __init__(self, card: str, read: ReadCard, on_pick: Callable[[str, int], None], part: str = "") -> None:
        """`on_pick` is told the card and 1, or -1 for the right button."""
        super().__init__(f"card:{card}")
        self.card, self.read, self.on_pick, self.part = card, read, on_pick, part
        self.note = ""
        self.strong = False  # the note matters: gold instead of ink

    @property
    def value(self) -> str:
        name = self.ui.cards.face(self.card).name
        return f"{name}, {self.note}" if self.note else name

    @property
    def heard_state(self) -> State:
        return State(selected=self.part == "in") if self.part else PLAIN

    def attention(self, on: bool) -> None:
        self.read(self.card if on else None)

    def activate(self) -> None:
        self.ui.sound.play("press")
        self.on_pick(self.card, 1)

    def activate_secondary(self) -> None:
        self.on_pick(self.card, -1)

    def face_box(self) -> Box:
        wide = min(self.box.w, self.box.h / 1.4)
        return self.box.centered(wide, wide * 1.4)

    def draw(self, canvas: Canvas) -> None:
        box = self.face_box()
        line = "focus" if self.hovered else "legal" if self.part == "in" else ""
        veil = (OUT_VEIL - 50 if self.hovered else OUT_VEIL) if self.part == "out" else 0
        self.ui.cards.draw(canvas, self.card, "small", box, CardState(line, veil=veil))
        if self.note:
            self._band(canvas, box)
        if self.part == "in":
            side = box.w * 0.19
            tick(canvas, Box(box.right - box.w * 0.23, box.y + box.h * self.foot - side, side, side))

    def _band(self, canvas: Canvas, box: Box) -> None:
        high = min(30.0, box.w * 0.27)
        band = Box(box.x + 3, box.y + box.h * self.foot - box.w * 0.21 - high, box.w - 6, high)
        ground, ink = (theme.GOLD_LIGHT, theme.ON_GOLD) if self.strong else (theme.INK, theme.TEXT)
        canvas.rounded(band, ground, 235 if self.strong else 200, 3)
        canvas.text_in(self.note, band.inset(3, 0), theme.Style("bold", 17, ink), "center")


def tick(canvas: Canvas, box: Box) -> None:
    """A gold disc with a tick: this one takes part."""
    rect = canvas.scale.rect(box)
    side = max(10, rect.w)

    def make() -> pygame.Surface:
        from game.ui.draw.shapes import supersampled

        def paint(surface: pygame.Surface, _factor: int) -> None:
            s = surface.get_width()
            pygame.draw.circle(surface, theme.INK, (s / 2, s / 2), s / 2)
            pygame.draw.circle(surface, theme.GOLD_LIGHT, (s / 2, s / 2), s * 0.43)
            points = [(s * 0.28, s * 0.52), (s * 0.44, s * 0.68), (s * 0.73, s * 0.35)]
            pygame.draw.lines(surface, theme.ON_GOLD, False, points, max(2, round(s * 0.11)))

        return supersampled(side, side, paint)

    canvas.surface.blit(canvas.pens.assets.keep(("tick", side), make), rect.topleft)


class _Cells(Widget):
    """Cards of one size in rows, spread over the width."""

    def __init__(self, cards: Sequence[Widget]) -> None:
        super().__init__("", cards)
        self.columns, self.wide, self.high = 1, SMALLEST, 0.0  # `high` is what there is without scrolling

    @property
    def _rows(self) -> int:
        return -(-len(self.children) // self.columns)

    def _needed(self) -> float:
        return self._rows * self.wide * 1.4 + (self._rows - 1) * GAP + 8

    def natural(self, width: float) -> tuple[float, float]:
        return width, max(self._needed(), self.high)

    def arrange(self, box: Box) -> None:
        self.box = box
        gap = min(GAP * 2.5, (box.w - self.wide * self.columns) / max(1, self.columns - 1))
        left = box.x + (box.w - self.wide * self.columns - gap * (self.columns - 1)) / 2
        spare = max(0.0, self.high - self._needed())
        between = GAP + min(spare / (self._rows + 1), GAP * 7)
        top = box.y + 4 + (spare - (between - GAP) * (self._rows - 1)) / 2
        for i, child in enumerate(self.children):
            row, column = divmod(i, self.columns)
            y = top + row * (self.wide * 1.4 + between)
            child.arrange(Box(left + column * (self.wide + gap), y, self.wide, self.wide * 1.4))


class CardBoard(ScrollArea):
    """All cards without scrolling as large as they can be, or scrolling if they became too small to read.

    `columns` fixes the number of cards in a row (one for each rank); 0 leaves it to the room.
    """

    def __init__(self, cards: Sequence[Widget], columns: int = 0, name: str = "board") -> None:
        self.cells = _Cells(cards)
        self.columns = columns
        super().__init__(self.cells, name)

    def arrange(self, box: Box) -> None:
        count = max(1, len(self.cells.children))
        choices = [self.columns] if self.columns else range(1, count + 1)
        fits = [(self._width(box, n, -(-count // n)), n) for n in choices]
        wide, columns = max(fits, key=lambda fit: (round(fit[0], 1), -fit[1]))
        if wide < SMALLEST:
            columns = self.columns or max(1, int((box.w - 20 + GAP) // (SMALLEST + GAP)))
            wide = (box.w - 20 - GAP * (columns - 1)) / columns
        self.cells.columns, self.cells.wide = columns, max(40.0, min(wide, LARGEST))
        self.cells.high = box.h
        super().arrange(box)

    @staticmethod
    def _width(box: Box, columns: int, rows: int) -> float:
        """How wide a card can be so that all rows are seen."""
        high = (box.h - 9 - GAP * (rows - 1)) / rows
        return min((box.w - 8 - GAP * (columns - 1)) / columns, high / 1.4, LARGEST)


class CardsPage(KeepingPage):
    """One on which cards are chosen: whatever is pointed at or in the focus can be read beside them."""

    reading: ReadingPanel  # `examine` makes it

    def __init__(self, screen: NewGameScreen) -> None:
        super().__init__(screen)
        self.card_read = ""

    def read(self, card: str | None) -> None:
        """The card that is pointed at; None leaves the last one."""
        if card is None:
            return
        self.card_read = card
        if self.reading.layer is not None:  # the page of rules has no such panel
            self.reading.show(card)
        for widget in self.screen.root.walk() if self.screen.root else ():
            if isinstance(widget, BigCard):
                widget.card = card
                widget.invalidate()

    def show_read(self) -> None:
        """The panel, made anew, begins with the card that is read."""
        self.reading.card = self.card_read
        self.reading.text.source = card_text(self.card_read, self.screen.game)

    def key(self, event: pygame.event.Event) -> bool:
        """Page Up and Page Down move the text of the card in focus."""
        return self.screen.tab != "rules" and self.reading.page(event)

    def to_read(self, cards: Widget) -> Row:
        """Cards, and beside them the text of the one that is read, with its picture where there is room."""
        bounds = self.ui.scale.bounds
        wide = roomy(bounds)
        side: list[Widget] = [self.reading.sized(grow=1)]
        if wide:
            side.insert(0, BigCard(self.card_read).sized(height=min(470.0, bounds.h * 0.4)))
        share = 0.2 if wide else 0.26 if bounds.w > 1400 else 0.32
        column = Column(side, gap=14).sized(width=bounds.w * share)
        return Row([cards.sized(grow=1), column], gap=16 if wide else 10)

"""A card as large as the window allows: its rules, what can be done with it, what that leads to, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.table.pieces import Subject
from game.table.reading.zoom_panel import RULES, ZoomModel, action_button
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.glossary import with_words
from game.ui.lang import _, sentence
from game.ui.screens.reading import BigCard
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Layer, RichText, Row, ScrollArea, Spacer, Widget

MOST_HEIGHT, WIDEST = 820.0, 720.0  # units, of the card and of the parchment
GAP = 20.0
LEADS_TO = theme.ON_PARCHMENT_DIM.at(20)
REFUSED = theme.ON_PARCHMENT_DIM.at(20).of(theme.DANGER_DARK)

Show = Callable[[Subject], ZoomModel]


class ZoomedCard(Widget):
    """One of several cards that lie together; left and right go through them. A click beside it puts it away."""

    role = "zoomed"
    bleed = 40.0

    def __init__(
        self, subjects: Sequence[Subject], at: int, show: Show, choose: Callable[[str], None],
        close: Callable[[], None], game: str,
    ) -> None:  # fmt: skip
        super().__init__("zoomed")
        self.game = game
        self.subjects, self.at, self.show = list(subjects), at, show
        self._choose, self.close = choose, close
        self._outside = False
        self.panel = Box(0, 0, 0, 0)
        self._fill()

    @property
    def value(self) -> str:
        return self.model.subject.id

    @property
    def takes_pointer(self) -> bool:
        return True

    def _fill(self) -> None:
        self.model = self.show(self.subjects[self.at])
        self.card = BigCard(self.model.subject.id)
        self.rules_at = f"card:{self.model.subject.id}"
        words = RichText(with_words(escape(self.model.text), self.game), RULES.at(22), name="zoomed_text")
        rows: list[Widget] = [words]
        for action in self.model.actions:
            rows.append(action_button(action, self._choose))
            told = sentence(action.why_not) if action.why_not else action.leads_to
            if told:
                style = REFUSED if action.why_not else LEADS_TO
                rows.append(RichText(escape(told), style, name=f"about:{action.option}"))
        if not self.model.actions and self.model.note:
            rows.append(RichText(escape(self.model.note), REFUSED, name="about"))
        self.scroll = ScrollArea(Column(rows, gap=10), "zoomed_scroll")
        back = Button(_("Back"), self.close, "ghost", "zoomed_back")
        several = len(self.subjects) > 1
        around = [
            Button("‹", lambda: self.step(-1), "ghost", "zoomed_before").sized(width=56),
            Button("›", lambda: self.step(1), "ghost", "zoomed_after").sized(width=56),
        ]
        self.bar = Row([*(around if several else ()), Spacer(), back.sized(width=170)], gap=10)
        self.children = []
        for child in (self.card, self.scroll, self.bar):
            self.add(child)

    def step(self, by: int) -> None:
        """The next card of those that lie beside it."""
        self.at = (self.at + by) % len(self.subjects)
        name = self.ui.focus.name if self.ui.focus is not None else ""
        self._fill()
        self.arrange(self.box)
        self.invalidate()
        layer = self.layer
        found = [widget for widget in layer.focusables() if widget.name == name] if layer is not None else []
        self.ui.focus = found[0] if found else self.first_focus()

    def first_focus(self) -> Widget:
        """The first thing that can be done, else the way back."""
        return next((w for w in self.walk() if isinstance(w, Button) and w.enabled), self.bar.children[-1])

    def arrange(self, box: Box) -> None:
        self.box = box
        high = min(MOST_HEIGHT, box.h - 60)
        wide = high / 1.4
        words = min(WIDEST, box.w - 48 - wide - GAP)
        whole = box.centered(wide + GAP + words, high)
        card, self.panel = whole.cut_left(wide, GAP)
        self.card.arrange(card)
        low, room = self.panel.inset(30, 26).cut_bottom(54, 14)
        self.bar.arrange(low)
        self.scroll.arrange(room.cut_top(62)[1])

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.panel)
        head = Box(self.panel.x + 30, self.panel.y + 20, self.panel.w - 60, 44)
        canvas.text_in(self.model.title, head, theme.Style("head", 30, theme.INK_HEAD), "center")
        canvas.ornament(head.cx, head.bottom + 8, min(380.0, head.w * 0.7), theme.GOLD_DARK)

    # -- input -----------------------------------------------------------------------------------------------------
    def press(self, x: float, y: float) -> None:
        self._outside = not self.panel.contains(x, y) and not self.card.box.contains(x, y)

    def activate(self) -> None:
        if self._outside:
            self.close()

    def activate_secondary(self) -> None:
        self.close()

    def key(self, event: pygame.event.Event) -> bool:
        meant = self.ui.keys.means(event, "left", "right", "zoom")
        if meant == "zoom":
            self.close()
        elif meant and len(self.subjects) > 1:
            self.step(1 if meant == "right" else -1)
        return bool(meant)


def open_zoomed(ui: Ui, subjects: Sequence[Subject], at: int, show: Show, choose: Callable[[str], None]) -> Layer:
    """Shows the card over the screen; what is chosen there puts it away first."""

    def close() -> None:
        ui.stack.close_layer(layer)

    def take(option: str) -> None:
        close()
        choose(option)

    card = ZoomedCard(subjects, at, show, take, close, ui.game)
    layer = Layer(ui, card, modal=True, name="layer:zoomed")
    layer.on_escape = close
    layer.first_focus = card.first_focus()
    ui.stack.open_layer(layer)
    return layer

"""The corner of the table: deck and round, with the small buttons."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.citadels.table.models import TableModel
from game.ui import shapes, theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lang import _
from game.ui.theme import Colour, Style
from game.ui.widgets import IconButton, Widget


class SignButton(IconButton):
    """A small square button with a drawn sign."""

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(f"button_{self._look}", self.box)
        if self.enabled and self.hovered:
            canvas.rounded(self.box.inset(1.5), (255, 255, 255), 30, 7)
        ink = theme.ON_GOLD if self.chosen else theme.ON_GHOST if self.enabled else theme.ON_OFF
        side = canvas.scale.px(24)
        made = canvas.pens.assets.keep(("sign", self.text, side, ink), lambda: sign(self.text, side, ink))
        canvas.surface_at(made, self.box.cx - 12, self.box.cy - 12)


def sign(name: str, side: int, ink: Colour) -> pygame.Surface:
    """undo, pause, hint, filter or seats, drawn on a square of that many pixels."""

    def draw(surface: pygame.Surface, _factor: int) -> None:
        s = surface.get_width() / 24
        if name == "pause":
            for x in (6, 14):
                pygame.draw.rect(surface, ink, pygame.Rect(x * s, 4 * s, 4.4 * s, 16 * s), border_radius=round(1.4 * s))
        elif name == "undo":
            pygame.draw.arc(surface, ink, pygame.Rect(4 * s, 6 * s, 16 * s, 14 * s), -1.9, 2.4, round(2.8 * s))
            pygame.draw.polygon(surface, ink, [(2 * s, 10 * s), (10 * s, 12 * s), (6.5 * s, 4 * s)])
        elif name == "hint":
            _lamp(surface, s, ink)
        elif name == "filter":
            funnel = [(2, 4), (22, 4), (14.5, 13), (14.5, 19), (9.5, 22), (9.5, 13)]
            pygame.draw.polygon(surface, ink, [(x * s, y * s) for x, y in funnel])
        else:
            for cx, cy, radius in ((8.0, 8.0, 3.6), (16.5, 9.0, 3.0)):
                pygame.draw.circle(surface, ink, (cx * s, cy * s), radius * s)
            pygame.draw.ellipse(surface, ink, pygame.Rect(1.5 * s, 13 * s, 13 * s, 13 * s))
            pygame.draw.ellipse(surface, ink, pygame.Rect(12.4 * s, 13.4 * s, 10 * s, 12 * s))

    return shapes.supersampled(side, side, draw)


def _lamp(surface: pygame.Surface, s: float, ink: Colour) -> None:
    """A candle in its holder; `s` pixels per unit of 24."""
    pygame.draw.polygon(surface, ink, [(12 * s, 1.5 * s), (15 * s, 6.4 * s), (12 * s, 9.4 * s), (9 * s, 6.4 * s)])
    pygame.draw.circle(surface, ink, (12 * s, 6.9 * s), 2.9 * s)
    pygame.draw.rect(surface, ink, pygame.Rect(9.4 * s, 11 * s, 5.2 * s, 8 * s), border_radius=round(1.2 * s))
    pygame.draw.rect(surface, ink, pygame.Rect(4.5 * s, 19.4 * s, 15 * s, 3 * s), border_radius=round(1.4 * s))


class Corner(Widget):
    """The deck, the round, and buttons for help, undo, who plays, and the menu."""

    role = "corner"
    bleed = 26.0

    def __init__(self, model: TableModel, on_press: Callable[[str], None], *, hints: bool = False) -> None:
        self.hint = SignButton("hint", _("Ask for a hint ({key:hint})"), lambda: on_press("hint"), "hint", 40)
        self.help = IconButton("?", _("Keys and help ({key:help})"), lambda: on_press("help"), "help", 40)
        self.undo = SignButton("undo", _("Take back ({key:undo})"), lambda: on_press("undo"), "undo", 40)
        self.seats = SignButton("seats", _("Who plays? ({key:takeover})"), lambda: on_press("takeover"), "takeover", 40)
        self.menu = SignButton("pause", _("Pause ({key:back})"), lambda: on_press("pause"), "pause", 40)
        usual: list[Widget] = [self.help, self.undo, self.seats, self.menu]
        super().__init__("corner", [self.hint, *usual] if hints else usual)
        self.rules_at = "topic:deck"
        self.deck, self.round = model.deck, model.round
        self._allow_undo(False)

    @property
    def value(self) -> str:
        return f"deck {self.deck} round {self.round}"

    def show(self, model: TableModel, can_undo: bool) -> None:
        if (model.deck, model.round) != (self.deck, self.round):
            self.deck, self.round = model.deck, model.round
            self.invalidate()
        if can_undo != self.undo.enabled:
            self._allow_undo(can_undo)
            self.undo.invalidate()

    def _allow_undo(self, can_undo: bool) -> None:
        self.undo.disable("" if can_undo else _("Nothing can be taken back now."))
        self.undo.tip = _("Take back ({key:undo})") if can_undo else self.undo.why_not

    def arrange(self, box: Box) -> None:
        self.box = box
        low = box.h < 60  # only the buttons
        step = min(45.0, (box.w + 4) / len(self.children)) if low else 45.0
        x = box.right - (0 if low else 16) - len(self.children) * step + 5
        for button in self.children:
            button.arrange(Box(x, box.y if low else box.bottom - 56, step - 5, 40))
            x += step

    @property
    def deck_box(self) -> Box:
        return Box(self.box.x + 20, self.box.y + 18, 54, 75.6)

    def draw(self, canvas: Canvas) -> None:
        if self.box.h < 60:
            return
        canvas.skin("panel", self.box)
        deck = self.deck_box
        if not self.deck:
            canvas.rounded(deck, (0, 0, 0), 60, 5, theme.HAIRLINE, 110, 1.2)
        for step in range(min(3, -(-self.deck // 12))):
            self.ui.cards.draw_back(canvas, "district", deck.moved(step * 5, step * 3 - 3))
        canvas.text(_("Deck"), self.box.x + 104, self.box.y + 36, theme.LABEL.of(theme.rgb("#d9c9e8")))
        canvas.text(str(self.deck), self.box.x + 104, self.box.y + 72, Style("xb", 30, theme.TEXT))
        text = _("Round {round}").format(round=self.round)
        place = Box(self.box.right - 200, self.box.y + 16, 182, 30)
        canvas.text_in(text, place, Style("head", 20, theme.TEXT_HEAD), "right")

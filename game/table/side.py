"""The corner of the table: the small buttons, and what a game tells beside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Colour, Style
from game.ui.lang import _
from game.ui.widgets import IconButton, Widget


@dataclass(frozen=True)
class Supply:
    """A pile from which cards are drawn, with the kind of their backs and their number, and how far the game is.
    `rules_at` is where F1 leads there; `hour` is the light in which the game is played, if that changes."""

    back: str
    title: str
    count: int
    progress: str
    rules_at: str = ""
    hour: str = ""


class SignButton(IconButton):
    """A small square button with a drawn sign."""

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(f"button_{self._look}", self.box)
        if self.enabled and self.hovered:
            canvas.rounded(self.box.inset(1.5), theme.WHITE, 30, 7)
        ink = theme.ON_GOLD if self.chosen else theme.ON_GHOST if self.enabled else theme.ON_OFF
        side = canvas.scale.px(24)
        made = canvas.pens.assets.keep(("sign", self.text, side, ink), lambda: sign(self.text, side, ink))
        canvas.surface_at(made, self.box.cx - 12, self.box.cy - 12)


class SpeedButton(IconButton):
    """How fast everything goes; each press is the next of 1x, 2x and 4x, and 1x again."""

    def __init__(self, on_click: Callable[[], None]) -> None:
        super().__init__("", _("How fast everything moves and the others play ({key:speed})"), on_click, "speed", 40)

    @property
    def value(self) -> str:
        return _("{speed}×").format(speed=f"{self.ui.settings.values.animation or 1:g}")

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(f"button_{self._look}", self.box)
        if self.hovered:
            canvas.rounded(self.box.inset(1.5), theme.WHITE, 30, 7)
        fast = self.ui.settings.values.animation > 1
        ink = theme.FOCUS if fast else theme.ON_GHOST
        canvas.text_in(self.value, self.box.inset(3, 0), Style("bold", 19, ink), "center")


def faster(speed: float) -> float:
    """The next speed of the button."""
    return {1.0: 2.0, 2.0: 4.0}.get(speed, 1.0)


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
    """Buttons for help, undo, who plays, and the menu; where there is room, the supply above them."""

    role = "corner"
    bleed = 26.0

    def __init__(self, supply: Supply | None, on_press: Callable[[str], None], *, hints: bool = False) -> None:
        self.hint = SignButton("hint", _("Ask for a hint ({key:hint})"), lambda: on_press("hint"), "hint", 40)
        self.help = IconButton("?", _("Keys and help ({key:help})"), lambda: on_press("help"), "help", 40)
        self.undo = SignButton("undo", _("Take back ({key:undo})"), lambda: on_press("undo"), "undo", 40)
        self.seats = SignButton("seats", _("Who plays? ({key:takeover})"), lambda: on_press("takeover"), "takeover", 40)
        self.speed = SpeedButton(lambda: on_press("speed"))
        self.undo.called(_("Take back"))
        self.menu = SignButton("pause", _("Pause ({key:back})"), lambda: on_press("pause"), "pause", 40)
        usual: list[Widget] = [self.speed, self.help, self.undo, self.seats, self.menu]
        super().__init__("corner", [self.hint, *usual] if hints else usual)
        self.supply = supply
        self.rules_at = supply.rules_at if supply is not None else ""
        self._allow_undo(False)

    @property
    def value(self) -> str:
        return f"{self.supply.title} {self.supply.count} {self.supply.progress}" if self.supply is not None else ""

    def show(self, supply: Supply | None, can_undo: bool) -> None:
        if supply != self.supply:
            self.supply = supply
            self.invalidate()
        if can_undo != self.undo.enabled:
            self._allow_undo(can_undo)
            self.undo.invalidate()

    def only(self, *names: str) -> None:
        """Just these of the buttons."""
        self.children = [button for button in self.children if button.name in names]

    def _allow_undo(self, can_undo: bool) -> None:
        self.undo.disable("" if can_undo else _("Nothing can be taken back now."))
        self.undo.tip = _("Take back ({key:undo})") if can_undo else self.undo.why_not

    def arrange(self, box: Box) -> None:
        self.box = box
        low = box.h < 60  # only the buttons
        below = [button for button in self.children if low or button is not self.speed]
        step = min(45.0, (box.w + 4) / len(below)) if low else 45.0
        x = box.right - (0 if low else 16) - len(below) * step + 5
        if not low and self.speed in self.children:  # beside the round: the row below is full
            self.speed.arrange(Box(box.right - 196, box.y + 11, 52, 40))
        for button in below:
            button.arrange(Box(x, box.y if low else box.bottom - 56, step - 5, 40))
            x += step

    @property
    def deck_box(self) -> Box:
        return Box(self.box.x + 20, self.box.y + 18, 54, 75.6)

    def draw(self, canvas: Canvas) -> None:
        if self.box.h < 60:
            return
        if self.supply is not None:
            self._draw_supply(canvas, self.supply)

    def _draw_supply(self, canvas: Canvas, supply: Supply) -> None:
        deck = self.deck_box
        if not supply.count:
            canvas.rounded(deck, (0, 0, 0), 60, 5, theme.HAIRLINE, 110, 1.2)
        for step in range(min(3, -(-supply.count // 12))):
            self.ui.cards.draw_back(canvas, supply.back, deck.moved(step * 5, step * 3 - 3))
        canvas.text(supply.title, self.box.x + 104, self.box.y + 36, theme.LABEL.of(theme.LILAC))
        canvas.text(str(supply.count), self.box.x + 104, self.box.y + 72, Style("xb", 30, theme.TEXT))
        canvas.explain("deck", Box(deck.x, deck.y, 140, deck.h))
        place = Box(self.box.right - 138, self.box.y + (10 if supply.hour else 16), 120, 26)
        canvas.text_in(supply.progress, place, Style("head", 20, theme.TEXT_HEAD), "right")
        if supply.hour:
            canvas.text_in(supply.hour, place.moved(0, 22), Style("it", 18, theme.TEXT), "right")

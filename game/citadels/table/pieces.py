"""What all parts of the table share: marks, spots that can be looked at and picked, small drawings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import pygame

from game.citadels.table.badges import draw_beautified, draw_under
from game.citadels.table.lag import Lag
from game.citadels.table.models import PlotModel
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.cards import Look
from game.ui.geometry import Box
from game.ui.theme import Style
from game.ui.widgets import Widget

CREST_FILE = 2.84  # width of a shield's picture per radius
PRICE_STYLE = Style("xb", 18, theme.TEXT)


@dataclass(frozen=True)
class Mark:
    """How a thing stands to the ask: `state` is "", legal, target, chosen or focus (selected); `price` in gold."""

    state: str = ""
    price: int | None = None
    reason: str = ""

    @property
    def line(self) -> str:
        return {"legal": "legal", "target": "target", "chosen": "focus", "focus": "focus"}.get(self.state, "")


PLAIN = Mark()


@dataclass(frozen=True)
class Subject:
    """What the zoom shows: a character ("rank", rank), or a district ("card", number); `seat` whose it is."""

    kind: str
    number: int
    id: str
    seat: int = -1
    place: str = ""


Pointed = tuple[str, int]  # what is pointed at: a "card", a "rank" or a "seat", and which


class Desk(Protocol):
    """What the parts of the table may ask of the table."""

    lag: Lag

    def mark(self, place: str, thing: int) -> Mark:
        """How a thing stands to the ask of the moment."""

    def pick(self, place: str, thing: int) -> None:
        """Somebody clicked a thing, or pressed Enter on it."""

    def look(self, subject: Subject) -> None:
        """Show this in the zoom."""

    def enlarge(self, subject: Subject) -> None:
        """Show this as large as the window allows, with all that can be done with it."""

    def tip(self, place: str, thing: int) -> str:
        """What choosing a thing leads to, or why it cannot be chosen, as marked-up text."""

    def point_at(self, pointed: Pointed | None) -> None:
        """The pointer or the focus is on this thing, or has left it."""


class Spot(Widget):
    """A thing on the table. It shows itself in the zoom when hovered or focused, and is picked by click or Enter."""

    role = "card"
    focusable = True
    bleed = 28.0

    def __init__(self, name: str, desk: Desk, place: str, thing: int, subject: Subject | None = None) -> None:
        super().__init__(name)
        self.desk, self.place, self.thing, self.subject = desk, place, thing, subject
        self.mark = PLAIN
        self.lit = False  # it stands in the line of the log that is pointed at

    @property
    def value(self) -> str:
        return self.subject.id if self.subject else ""

    @property
    def pointed(self) -> Pointed | None:
        """What it is to the log."""
        if self.subject is not None:
            return self.subject.kind, self.subject.number
        return ("seat", self.thing) if self.place == "seat" else None

    def light(self, on: bool) -> None:
        """Shows that it stands in a line of the log."""
        if on != self.lit:
            self.lit = on
            self.invalidate()

    @property
    def shown(self) -> Box:
        """Where it is drawn."""
        return self.box

    def draw_over(self, canvas: Canvas) -> None:
        if self.lit and self.box.w >= 8:
            canvas.skin("glow_focus", self.shown)

    def update(self) -> None:
        """Takes over how it stands to the ask now."""
        mark = self.desk.mark(self.place, self.thing)
        if mark != self.mark:
            self.mark = mark
            self.tip = self.desk.tip(self.place, self.thing) if self.hovered else ""
            self.invalidate()

    def activate(self) -> None:
        self.desk.pick(self.place, self.thing)

    def activate_secondary(self) -> None:
        if self.subject is not None:
            self.desk.enlarge(self.subject)

    def attention(self, on: bool) -> None:
        if on and self.subject is not None:
            self.desk.look(self.subject)
        self.tip = self.desk.tip(self.place, self.thing) if on else ""
        self.desk.point_at(self.pointed if on else None)
        super().attention(on)


class PlotSpot(Spot):
    """A built district, as a tile, a mini or a small card."""

    def __init__(self, desk: Desk, plot: PlotModel, seat: int, layout: str) -> None:
        subject = Subject("card", plot.card, plot.id, seat, "city")
        super().__init__(f"city:{plot.card}", desk, "city", plot.card, subject)
        self.plot, self.layout = plot, layout
        self.hidden = False  # while its card is still in flight

    def show(self, plot: PlotModel, layout: str) -> None:
        if (plot, layout) != (self.plot, self.layout):
            self.plot, self.layout = plot, layout
            self.invalidate()
        self.update()

    @property
    def picture(self) -> pygame.Surface:
        """The card as it lies there, without its shadow."""
        return self.ui.cards.in_box(self.plot.id, self.layout, self.box)

    def draw(self, canvas: Canvas) -> None:
        if self.hidden:
            draw_plot_place(canvas, self.box)
            return
        look = Look(self.mark.line or ("legal" if self.hovered else ""))
        self.ui.cards.draw(canvas, self.plot.id, self.layout, self.box, look)
        if self.plot.beautified:
            tile = self.layout == "tile"  # there it must not lie on the name
            draw_beautified(canvas, self.box.moved(-self.box.w * 0.3, -self.box.h * 0.34) if tile else self.box)
        if self.plot.under:
            draw_under(canvas, self.box, self.plot.under)
        if self.mark.price is not None and self.mark.state in ("legal", "target", "focus"):
            draw_price(canvas, self.box, self.mark.price)


def draw_plot_place(canvas: Canvas, box: Box) -> None:
    """An empty plot."""
    canvas.rounded(box, (0, 0, 0), 40, max(4.0, min(9.0, box.w * 0.07)), theme.HAIRLINE, 72, 1.2)


def draw_price(canvas: Canvas, box: Box, price: int) -> None:
    """The price of a target, on a dark chip over its picture (over the band of a card that shows no name)."""
    text = f"−{price}" if price else "0"
    narrow = box.w < 70
    style = PRICE_STYLE.at(16 if narrow else 18)
    side = 15.0 if narrow else 20.0
    wide = canvas.pens.text.width(text, style) + side + (10 if narrow else 17)
    wide = min(wide, box.w + 2)
    cy = box.bottom - 11 if narrow else box.y + box.h * 0.56
    chip = Box(box.cx - wide / 2, cy - 13, wide, 26)
    if box.h < box.w:  # a tile: over the type, cost and name stay in sight
        chip = Box(box.right - wide + 3, box.y - 3, wide, 24)
    canvas.rounded(chip, theme.REASON_GROUND, 245, 13, theme.FOCUS, 230, 1.5)
    left = chip.x + (3 if narrow else 5)
    canvas.picture("ui/coin", Box(left, chip.cy - side / 2, side, side))
    canvas.text(text, left + side + 3, chip.cy, style)


def draw_coin(canvas: Canvas, cx: float, cy: float, radius: float, number: str) -> None:
    """A coin with a figure on it."""
    side = radius * 2.13
    canvas.picture("ui/coin_blank" if number else "ui/coin", Box(cx - side / 2, cy - side / 2, side, side))
    canvas.text(number, cx, cy, Style("black", radius * 1.15, theme.NUMERAL, floor=False), "center")


def draw_crest(canvas: Canvas, cx: float, cy: float, radius: float, crest: int) -> None:
    """A player's shield."""
    side = radius * CREST_FILE
    canvas.picture(f"ui/crest_{crest % 8}", Box(cx - side / 2, cy - side / 2, side, side))


def draw_seal(canvas: Canvas, cx: float, cy: float, radius: float, rank: int) -> None:
    """The seal of a rank with its figure."""
    side = radius * 2.78
    canvas.picture(f"ui/seal_{rank}", Box(cx - side / 2, cy - side / 2 + radius * 0.1, side, side))
    canvas.figure(str(rank), cx, cy, max(16.0, radius * 1.25), theme.TEXT, theme.seal_edge(theme.RANKS[rank]))


STAT_FILES = {"gold": "ui/coin", "hand": "ui/back_district", "city": "ui/stat_city", "points": "ui/stat_points"}


def draw_stat(canvas: Canvas, x: float, y: float, kind: str, text: str, size: float = 21) -> float:
    """An icon with a figure to its right; gives the x after it."""
    side = size * 1.2
    icon = Box(x, y - side / 2, side, side)
    if kind == "hand":
        high = side * 1.06
        icon = Box(x + side * 0.12, y - high / 2, high / 1.4, high)
    canvas.picture(STAT_FILES[kind], icon)
    style = Style("xb", size, theme.TEXT, theme.INK)
    canvas.text(text, x + side + 4, y, style)
    return x + side + 4 + canvas.pens.text.width(text, style)


def stat_width(canvas: Canvas, text: str, size: float) -> float:
    return size * 1.2 + 4 + canvas.pens.text.width(text, Style("xb", size, theme.TEXT))

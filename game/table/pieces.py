"""What all parts of the table share: spots that can be looked at and picked, small drawings."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.table.asking.mark import PLAIN, Mark, Subject
from game.table.asking.spots import SEAT
from game.table.motion.lag import Lag
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.reader.hearing import PLAIN as NOTHING_TOLD
from game.ui.reader.hearing import State
from game.ui.speech import ended
from game.ui.widgets import Widget
from game.ui.widgets.base import Drawn

SELECTED, UNSELECTED = State(selected=True), NOTHING_TOLD
CREST_FILE = 2.84  # width of a shield's picture per radius
PRICE_STYLE = Style("xb", 18, theme.TEXT)


Pointed = tuple[str, int]  # what is pointed at: a "card", a "seat" or another kind of subject, and which


class Picks(Protocol):
    """What the things of the table may ask of it."""

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

    def words_of(self, place: str, thing: int, subject: Subject | None) -> tuple[str, str]:
        """What a thing is called for ears ("" for what has no name of its own), and its rule."""

    def leads(self, place: str, thing: int) -> str:
        """`tip` for ears."""

    def standing(self, name: str, mark: Mark) -> str:
        """That name with how the thing stands to the ask of the moment."""

    def sheet(self, seat: int) -> Drawn | None:
        """All that a player has before everybody, told large; None where the table shows it as large."""

    def open_sheet(self, seat: int) -> None:
        """Show that until it is put away."""

    def point_at(self, pointed: Pointed | None) -> None:
        """The pointer or the focus is on this thing, or has left it."""


class Spot(Widget):
    """A thing on the table. It shows itself in the zoom when hovered or focused, and is picked by click or Enter."""

    role = "card"
    focusable = True
    listens = True
    alike = True
    bleed = 28.0

    def __init__(self, name: str, table: Picks, place: str, thing: int, subject: Subject | None = None) -> None:
        super().__init__(name)
        self.table, self.place, self.thing, self.subject = table, place, thing, subject
        self.mark = PLAIN
        self.lit = False  # it stands in the line of the log that is pointed at

    @property
    def value(self) -> str:
        return self.subject.id if self.subject else ""

    # -- for ears --------------------------------------------------------------------------------------------------
    @property
    def heard_name(self) -> str:
        """Its name for ears, with all that eyes see on it."""
        return self.table.words_of(self.place, self.thing, self.subject)[0] or self.value

    @property
    def spoken(self) -> str:
        return self.table.standing(self.heard_name, self.heard_mark)

    @property
    def heard_mark(self) -> Mark:
        """How it stands to the ask."""
        return self.mark

    @property
    def described(self) -> str:
        """Its rule, and what choosing it leads to; why it cannot be chosen is said with its name."""
        rule = self.table.words_of(self.place, self.thing, self.subject)[1]
        leads = "" if self.heard_mark.reason else self.table.leads(self.place, self.thing)
        return " ".join(ended(one) for one in (rule, leads) if one)

    @property
    def heard_state(self) -> State:
        return SELECTED if self.heard_mark.state in ("focus", "target", "chosen") else UNSELECTED

    @property
    def pointed(self) -> Pointed | None:
        """What it is to the log."""
        if self.subject is not None:
            return self.subject.kind, self.subject.number
        return (SEAT, self.thing) if self.place == SEAT else None

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
        mark = self.table.mark(self.place, self.thing)
        if mark != self.mark:
            self.mark = mark
            self.tip = self.table.tip(self.place, self.thing) if self.hovered else ""
            self.invalidate()

    def explanation(self) -> str:
        self.tip = self.table.tip(self.place, self.thing)
        return self.tip

    def told_large(self) -> Drawn | None:
        return self.table.sheet(self.thing) if self.place == SEAT else None

    def activate(self) -> None:
        self.table.pick(self.place, self.thing)

    def activate_secondary(self) -> None:
        if self.subject is not None:
            self.table.enlarge(self.subject)
        elif self.place == SEAT:
            self.table.open_sheet(self.thing)

    def attention(self, on: bool) -> None:
        if on and self.subject is not None:
            self.table.look(self.subject)
        self.tip = self.table.tip(self.place, self.thing) if on else ""
        self.table.point_at(self.pointed if on else None)
        super().attention(on)


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
    canvas.explain("price", chip)


def draw_crest(canvas: Canvas, cx: float, cy: float, radius: float, crest: int) -> None:
    """A player's shield."""
    side = radius * CREST_FILE
    box = Box(cx - side / 2, cy - side / 2, side, side)
    canvas.picture(f"ui/crest_{crest % 8}", box)
    canvas.explain("crest", box)


def draw_phone(canvas: Canvas, cx: float, cy: float, radius: float, *, lost: bool = False) -> None:
    """A seal with a phone: whose hand is there. `lost`: that phone is gone."""
    side = canvas.scale.px(radius * 2)
    made = canvas.pens.assets.keep(("phone seal", side, lost), lambda: _phone_seal(side, lost=lost))
    canvas.surface_at(made, cx - radius, cy - radius)


def _phone_seal(side: int, *, lost: bool) -> pygame.Surface:
    light, dark = (theme.ASH, theme.STONE) if lost else (theme.PHONE_LIGHT, theme.PHONE_DARK)

    def draw(surface: pygame.Surface, _factor: int) -> None:
        s = surface.get_width() / 24
        pygame.draw.circle(surface, theme.ASH if lost else theme.GOLD_LIGHT, (12 * s, 12 * s), 12 * s)
        for step in range(12):
            ring = 11.0 - step * 0.9
            at = (12 * s - step * 0.22 * s, 12 * s - step * 0.3 * s)
            pygame.draw.circle(surface, theme.mix(dark, light, step / 12), at, max(1.0, ring * s))
        body = pygame.Rect(round(8.0 * s), round(5.2 * s), round(8.0 * s), round(13.6 * s))
        line = max(1, round(1.3 * s))
        pygame.draw.rect(surface, theme.WHITE, body, line, border_radius=round(1.7 * s))
        pygame.draw.line(surface, theme.WHITE, (10.8 * s, 16.4 * s), (13.2 * s, 16.4 * s), line)
        if lost:
            pygame.draw.line(surface, theme.WHITE, (5 * s, 19 * s), (19 * s, 5 * s), max(1, round(1.6 * s)))

    return shapes.supersampled(side, side, draw)


def draw_seal(canvas: Canvas, cx: float, cy: float, radius: float, number: int) -> None:
    """A seal with a figure."""
    side = radius * 2.78
    canvas.picture(f"ui/seal_{number}", Box(cx - side / 2, cy - side / 2 + radius * 0.1, side, side))
    canvas.figure(str(number), cx, cy, max(16.0, radius * 1.25), theme.TEXT, theme.seal_edge(theme.SEALS[number]))

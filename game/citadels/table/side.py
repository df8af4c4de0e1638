"""The right column: deck and round with the small buttons, the log, and the zoomed card with its rules and actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.citadels.table.chronicle import Line
from game.citadels.table.models import TableModel
from game.citadels.table.pieces import Subject, draw_crest
from game.ui import shapes, theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lang import _
from game.ui.markup import escape
from game.ui.theme import Colour, Style
from game.ui.widgets import Button, IconButton, RichText, ScrollArea, Widget

LOG_STYLE = Style("text", 17, theme.TEXT_LOG, leading=1.22)


class SignButton(IconButton):
    """A small square button with a drawn sign."""

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(f"button_{self._look}", self.box)
        if self.enabled and self.hovered:
            canvas.rounded(self.box.inset(1.5), (255, 255, 255), 30, 7)
        ink = theme.ON_GHOST if self.enabled else theme.ON_OFF
        side = canvas.scale.px(24)
        made = canvas.pens.assets.keep(("sign", self.text, side, ink), lambda: sign(self.text, side, ink))
        canvas.surface_at(made, self.box.cx - 12, self.box.cy - 12)


def sign(name: str, side: int, ink: Colour) -> pygame.Surface:
    """undo, pause, hint or seats, drawn on a square of that many pixels."""

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
        self.hint = SignButton("hint", _("Ask for a hint (T)"), lambda: on_press("hint"), "hint", 40)
        self.help = IconButton("?", _("Keys and help (H)"), lambda: on_press("help"), "help", 40)
        self.undo = SignButton("undo", _("Take back (Ctrl+Z)"), lambda: on_press("undo"), "undo", 40)
        self.seats = SignButton("seats", _("Who plays? (P)"), lambda: on_press("takeover"), "takeover", 40)
        self.menu = SignButton("pause", _("Pause (Esc)"), lambda: on_press("pause"), "pause", 40)
        usual: list[Widget] = [self.help, self.undo, self.seats, self.menu]
        super().__init__("corner", [self.hint, *usual] if hints else usual)
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
        self.undo.tip = _("Take back (Ctrl+Z)") if can_undo else self.undo.why_not

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


class LogLines(Widget):
    """The lines of the log, wrapped to the width."""

    role = "log"

    def __init__(self) -> None:
        super().__init__("log_lines")
        self.lines: list[Line] = []
        self.view = 0.0  # how high the part of it is that is seen
        self._known: dict[tuple[Line, float, float], float] = {}

    @property
    def value(self) -> str:
        from game.ui.markup import plain

        return "\n".join(plain(line.text) for line in self.lines)

    def _left(self, line: Line) -> float:
        return 0.0 if line.heading or line.crest < 0 else 26.0

    def heights(self, width: float) -> list[float]:
        k = self.ui.scale.k
        if len(self._known) > 2000:
            self._known.clear()
        found = []
        for line in self.lines:
            key = (line, width, k)
            if key not in self._known:
                self._known[key] = self._height(line, width)
            found.append(self._known[key])
        return found

    def _height(self, line: Line, width: float) -> float:
        if line.heading:
            return 28.0
        return self.ui.text.paragraph(line.text, LOG_STYLE, width - self._left(line)).height / self.ui.scale.k + 6

    def natural(self, width: float) -> tuple[float, float]:
        """High enough that, scrolled to its end, the uppermost line seen is a whole one."""
        heights = self.heights(width)
        total, start = sum(heights) + 2, 0.0
        for high in heights:
            if start >= total - self.view:
                break
            start += high
        return width, max(total, start + self.view) if total > self.view else total

    def draw(self, canvas: Canvas) -> None:
        y = self.box.y
        clip = canvas.surface.get_clip()
        for line, high in zip(self.lines, self.heights(self.box.w), strict=True):
            row = Box(self.box.x, y, self.box.w, high)
            if canvas.scale.rect(row).colliderect(clip):
                self._line(canvas, line, row)
            y += high

    def _line(self, canvas: Canvas, line: Line, row: Box) -> None:
        if line.heading:
            style = Style("sc_bold", 17, theme.HAIRLINE)
            wide = canvas.pens.text.width(line.text, style)
            canvas.text(line.text, row.cx, row.cy, style, "center")
            for x0, x1 in ((row.x, row.cx - wide / 2 - 10), (row.cx + wide / 2 + 10, row.right)):
                canvas.line(x0, row.cy, x1, row.cy, theme.HAIRLINE, 76)
            return
        left = self._left(line)
        if line.crest >= 0:
            draw_crest(canvas, row.x + 9, row.y + 11, 8.0, line.crest)
        style = LOG_STYLE.of(theme.rgb("#ff9a80")) if line.loss else LOG_STYLE
        canvas.paragraph(line.text, Box(row.x + left, row.y, row.w - left, row.h + 6), style)


class ChroniclePanel(Widget):
    """The log in its frame."""

    role = "chronicle"
    bleed = 26.0

    def __init__(self) -> None:
        self.lines = LogLines()
        self.scroll = ScrollArea(self.lines, "log", to_end=True)
        super().__init__("chronicle", [self.scroll])
        self.titled = True

    def show(self, lines: list[Line]) -> None:
        if lines != self.lines.lines:
            self.lines.lines = lines
            if self.layer is not None:
                self.scroll.arrange(self.scroll.box)
            self.invalidate()

    def arrange(self, box: Box) -> None:
        self.box = box
        room = box.inset(18, 12).cut_top(38 if self.titled else 0)[1]
        self.lines.view = room.h
        self.scroll.arrange(room)
        self.scroll.scroll_to(1e9)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("panel", self.box)
        if self.titled:
            head = Box(self.box.x + 18, self.box.y + 10, self.box.w - 36, 28)
            canvas.text_in(_("Chronicle"), head, Style("head", 20, theme.TEXT_HEAD))
            canvas.line(self.box.x + 16, self.box.y + 42, self.box.right - 16, self.box.y + 42, theme.HAIRLINE, 100)


@dataclass(frozen=True)
class ZoomModel:
    """What the zoom shows. `actions` are (option, words, danger); `note` says why there are none."""

    subject: Subject
    title: str
    text: str
    note: str = ""
    actions: tuple[tuple[str, str, bool], ...] = ()


class ZoomPanel(Widget):
    """A card as large as there is room, its rules on parchment, and buttons for what can be done with it."""

    role = "zoom"
    bleed = 30.0

    def __init__(self, choose: Callable[[str], None]) -> None:
        super().__init__("zoom")
        self.choose = choose
        self.model: ZoomModel | None = None
        self._card = self._rules = Box(0, 0, 0, 0)
        self._beside = False  # long rules: a small card, and beside it what it is called
        self.text = RichText("", RULES, name="zoom_text")
        self.scroll = ScrollArea(self.text, "zoom_scroll")

    @property
    def value(self) -> str:
        return self.model.subject.id if self.model else ""

    def show(self, model: ZoomModel | None) -> None:
        if model == self.model:
            return
        self.model = model
        self.invalidate()
        self.children = []
        self.add(self.scroll)
        for option, words, danger in model.actions if model else ():
            kind = "danger" if danger else "gold"
            button = Button(words, partial(self.choose, option), kind, f"do:{option}")
            self.add(button)
        self.arrange(self.box)
        self.invalidate()

    def arrange(self, box: Box) -> None:
        self.box = box
        if self.model is None or self.layer is None:
            return
        rest = box
        buttons = self.children[1:]
        if buttons:
            bar, rest = box.cut_bottom(50, 8)
            for button, cell in zip(buttons, bar.columns(len(buttons), 8), strict=True):
                button.arrange(cell)
        self._share(rest)
        self.text.set(self._words())
        room = self._rules.inset(18, 12)
        needed = self.ui.text.paragraph(self._words(), RULES.at(16), room.w).height / self.ui.scale.k
        self.scroll.visible = needed > room.h  # at the largest scales there is room for a few lines only
        self.scroll.arrange(room)

    def _share(self, rest: Box) -> None:
        """What the card gets, and what its rules."""
        box = self.box
        wide = box.w > box.h * 1.2
        style, width = RULES, box.w - 36
        self._beside = False
        if wide:
            self._card = Box(rest.x, rest.y, rest.h / 1.4, rest.h)
            self._rules = Box(self._card.right + 10, rest.y, rest.right - self._card.right - 10, rest.h)
            return
        need = self._needed(style, width)
        if rest.h - need < SMALL_ZOOM and rest.h > 300:
            self._beside = True
            need = self._needed(style, width)  # the name stands beside the card
            upper, self._rules = rest.cut_top(max(116.0, min(236.0, rest.h - need - 10)), 10)
            self._card = Box(upper.x + 2, upper.y, upper.h / 1.4, upper.h)
            return
        self._rules, upper = rest.cut_bottom(min(need, rest.h - 150), 10)
        high = min(upper.h, box.w * 1.4 * 0.94)
        self._card = Box(upper.cx - high / 2.8, upper.y + (upper.h - high) / 2, high / 1.4, high)

    def _needed(self, style: Style, width: float) -> float:
        """How high the rules are on their parchment; few sizes, for each is a picture in the cache."""
        need = self.ui.text.paragraph(self._words(), style, width).height / self.ui.scale.k + 30
        return max(64.0, -(-need // 22) * 22)

    def _words(self) -> str:
        if self.model is None:
            return ""
        text = escape(self.model.text)
        if not self._beside:
            text = f"[b|{escape(self.model.title)}]\n{text}"
        return text + (f"\n[i|{escape(self.model.note)}]" if self.model.note else "")

    def draw(self, canvas: Canvas) -> None:
        if self.model is None:
            canvas.paragraph(_("Point at a card to read it."), self.box.inset(30), theme.ASIDE, "center", "middle")
            return
        subject = self.model.subject
        self.ui.cards.draw(canvas, subject.id, "card" if self._card.w >= SMALLEST_READ else "small", self._card)
        if self._beside:
            self._name(canvas, Box(self._card.right + 16, self._card.y, self.box.right - self._card.right - 18,
                                   self._card.h))  # fmt: skip
        canvas.skin("parchment", self._rules)
        if not self.scroll.visible:
            canvas.paragraph(self._words(), self._rules.inset(18, 12), RULES, "left", "middle")

    def _name(self, canvas: Canvas, room: Box) -> None:
        """The card's name and the short form of its rules."""
        assert self.model is not None
        text, k = canvas.pens.text, canvas.k
        title = text.paragraph_fit(escape(self.model.title), Style("head", 23, theme.TEXT_HEAD), room.w, room.h * 0.5)
        short, style = self.ui.cards.face(self.model.subject.id).short, Style("text", 18, theme.TEXT_LOG, leading=1.16)
        high = text.paragraph(short, style, room.w).height / k + 10 if short else 0.0
        high = high if high + title.height / k <= room.h else 0.0
        rect = canvas.scale.rect(room)
        top = rect.y + (rect.h - title.height - round(high * k)) // 2
        text.draw_paragraph(canvas.surface, title, rect.x, top)
        if high:
            y = (top + title.height) / k + 10
            canvas.paragraph(short, Box(room.x, y, room.w, high), style)


RULES = Style("text", 18, theme.INK_BODY, leading=1.18)
SMALL_ZOOM, SMALLEST_READ = 330.0, 250.0  # units: below them the card makes room; no rules are read on it

"""The cards of the gallery in rows under the names of their kinds, scrolled smoothly."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.content.book import book
from game.ui.cards import CardState
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape, plain
from game.ui.draw.motion import Animation, Tween, ease_out
from game.ui.draw.theme import Style
from game.ui.reader.hearing import State
from game.ui.ui import Ui
from game.ui.widgets import Column, ScrollArea, Widget
from game.ui.widgets.scroll import BAR, WHEEL_STEP

# Faces made ready while the gallery is looked at.


class Shelf:
    """Composes the faces of one layout and width in the order they are wanted. Bounded: never more than half of what
    the memory for pictures allows."""

    def __init__(self, ui: Ui, layout: str, game: str) -> None:
        self.ui, self.layout, self.game = ui, layout, game
        self.cards = ui.cards_of(game)
        self.width = 0.0
        self.working = False  # whether the last turn composed one: there may be more
        self._asked: set[str] = set()

    def ready(self, card: str) -> bool:
        """Whether the face can be drawn without work, or work does not matter (no window waits for frames)."""
        return self.ui.assets.pictures.patient or self.cards.ready(card, self.layout, self.width)

    def update(self, wanted: Sequence[str]) -> str:
        """Composes at most one face and asks for the pictures of the others; the card composed, or ""."""
        made = self._compose(wanted)
        self.working = bool(made)
        return made

    def _compose(self, wanted: Sequence[str]) -> str:
        if self.width <= 0 or self.ui.assets.pictures.patient:
            return ""
        most = self.ui.assets.share_of(self.cards.pixels(self.layout, self.width))
        for card in wanted[:most]:
            if not self.ready(card):
                name = self.cards.picture(card)
                if self.ui.assets.pictures.has(name):
                    self.cards.surface(card, self.layout, self.width)
                    return card
                if name not in self._asked:
                    self._asked.add(name)
                    self.ui.assets.pictures.ahead([name])
        return ""


GAP = 16.0
CARD_WIDTH = 188.0  # units; a little more or less, so that the rows are full
HEAD, HEAD_GAP = 46.0, 10.0
SCROLL_MS = 190.0


class SmoothScroll(ScrollArea):
    """Glides to where wheel, keys and focus lead; the bar is followed at once."""

    def __init__(self, child: Widget, name: str = "", on_parchment: bool = False) -> None:
        super().__init__(child, name)
        self.on_parchment = on_parchment
        self._goal = 0.0
        self._gliding: Animation | None = None

    def glide_to(self, offset: float) -> bool:
        """Whether there is any way to go."""
        goal = max(0.0, min(offset, self._content - self.box.h))
        start = self.offset
        gliding = self._gliding is not None
        if goal == (self._goal if gliding else start):
            return False
        self._stop()
        self._goal = goal
        motion = self.ui.motion
        if motion.reduced:
            return self.scroll_to(goal)

        def apply(share: float) -> None:
            self.scroll_to(start + (goal - start) * share)

        self._gliding = Tween(SCROLL_MS, apply, ease_out, self._stop)
        motion.start(self._gliding)
        return True

    def _stop(self) -> None:
        """The way so far counts; a glide that is dropped never ends at its old goal."""
        gliding, self._gliding = self._gliding, None
        if isinstance(gliding, Tween):
            gliding.ended, gliding.apply, gliding.at = True, lambda _share: None, gliding.ms

    def wanted_high(self, width: float) -> float:
        """How high what scrolls is at that width of its lines."""
        return self.children[0].wanted(width)[1]

    def arrange(self, box: Box) -> None:
        """The bar has its room whether it is seen or not: long texts are broken into lines once, not twice."""
        self.box = box
        self._content = self.wanted_high(box.w - BAR - 8)
        self._place()

    def _place(self) -> None:
        self.offset = max(0.0, min(self.offset, self._content - self.box.h))
        whole = Box(self.box.x, self.box.y - self.offset, self.box.w - BAR - 8, max(self._content, self.box.h))
        self.children[0].arrange(whole)

    @property
    def _aim(self) -> float:
        return self._goal if self._gliding is not None else self.offset

    def reveal(self, child: Widget) -> None:
        shift = self._aim - self.offset
        top, bottom = child.box.y - shift, child.box.bottom - shift
        if top < self.box.y:
            self.glide_to(self._aim - (self.box.y - top) - HEAD - HEAD_GAP)
        elif bottom > self.box.bottom:
            self.glide_to(self._aim + (bottom - self.box.bottom) + GAP)

    def wheel(self, steps: float) -> bool:
        return self.scrollable and self.glide_to(self._aim - steps * WHEEL_STEP * 1.5)

    def draw_over(self, canvas: Canvas) -> None:
        if not self.on_parchment or not self.scrollable:
            super().draw_over(canvas)
            return
        track = Box(self.box.right - BAR, self.box.y, BAR, self.box.h)
        high = max(40.0, track.h * self.box.h / self._content)
        top = track.y + (track.h - high) * self.offset / max(1.0, self._content - self.box.h)
        canvas.rounded(track, theme.PARCHMENT_DARK, 255, BAR / 2, theme.GOLD_DEEP, 120, 1.0)
        canvas.rounded(Box(track.x, top, BAR, high), theme.GOLD_DARK if self.hovered else theme.GOLD_DEEP, 255, BAR / 2)

    def drag(self, x: float, y: float) -> None:
        self._stop()
        super().drag(x, y)

    def key(self, event: pygame.event.Event) -> bool:
        return self.turn_page(event)

    def turn_page(self, event: pygame.event.Event) -> bool:
        """Page Up, Page Down, Home and End, whatever has the focus."""
        goals = {
            "page_up": self._aim - 0.9 * self.box.h, "page_down": self._aim + 0.9 * self.box.h,
            "first": 0.0, "last": self._content,
        }  # fmt: skip
        asked = self.ui.keys.means(event, *goals)
        return bool(asked) and self.scrollable and self.glide_to(goals[asked])

    def move(self, way: float) -> bool:
        """Up (negative) or down by so many units."""
        return self.scrollable and self.glide_to(self._aim + way)


class GalleryCard(Widget):
    """A card to open. Until its picture is there, the ground and the name stand in."""

    role = "card"
    focusable = True
    bleed = 30.0

    def __init__(self, card: str, shelf: Shelf, on_open: Callable[[str], None]) -> None:
        super().__init__(f"card:{card}")
        self.card, self.shelf, self.on_open = card, shelf, on_open

    @property
    def value(self) -> str:
        return self.shelf.cards.face(self.card).name

    @property
    def described(self) -> str:
        return plain(escape(self.shelf.cards.face(self.card).short))

    def attention(self, on: bool) -> None:
        if on and not self.tip:
            self.tip = escape(self.shelf.cards.face(self.card).short)
        super().attention(on)

    def activate(self) -> None:
        self.ui.sound.play("press")
        self.on_open(self.card)

    def draw(self, canvas: Canvas) -> None:
        focused = self.hovered or (self.ui.ring_visible and self.ui.focus is self)
        box = self.box.moved(0, -4) if self.hovered else self.box
        if self.shelf.ready(self.card):
            self.shelf.cards.draw(canvas, self.card, "small", box, CardState("focus" if focused else "", shadow=False))
            return
        face = self.shelf.cards.face(self.card)
        ground = theme.mix(face.tones.dark, theme.INK, 0.35)
        canvas.rounded(box, ground, 255, box.w * 0.07, theme.GOLD_DEEP, 255, 2.0)
        canvas.paragraph(escape(face.name), box.inset(14), theme.STRONG.of(theme.TEXT_HEAD), "center", "middle")


class _Heading(Widget):
    """The name of a kind of card, and a fine rule."""

    role = "label"
    heard_as = "heading"

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    @property
    def value(self) -> str:
        return self.text

    def draw(self, canvas: Canvas) -> None:
        style = theme.PANEL_TITLE
        canvas.text(self.text, self.box.x, self.box.cy, style)
        wide = canvas.pens.text.width(self.text, style)
        left = self.box.x + wide + 22
        if self.box.right - left > 60:
            canvas.line(left, self.box.cy, self.box.right, self.box.cy, theme.HAIRLINE, 70, 1.2)


class _Rows(Widget):
    """Headings and cards of one size."""

    def __init__(self, cards: Sequence[GalleryCard], shelf: Shelf) -> None:
        one = book(shelf.game)
        known, kinds = one.cards(), one.shelf().kinds()
        parts = {name: [card for card in cards if known[card.card].kind == kind] for kind, name in kinds.items()}
        self.parts = [(_Heading(name), found) for name, found in parts.items() if found]
        self.shelf = shelf
        self.columns = 1
        super().__init__("", [widget for head, found in self.parts for widget in (head, *found)])

    def _measure(self, width: float) -> None:
        wanted = min(CARD_WIDTH, width)
        self.columns = max(1, round((width + GAP) / (wanted + GAP)))
        self.shelf.width = (width - GAP * (self.columns - 1)) / self.columns

    def natural(self, width: float) -> tuple[float, float]:
        self._measure(width - 8)
        high = self.shelf.width * 1.4 + GAP
        rows = sum(-(-len(found) // self.columns) for _head, found in self.parts)
        return width, rows * high + len(self.parts) * (HEAD + HEAD_GAP) + 8

    def arrange(self, box: Box) -> None:
        self.box = box
        self._measure(box.w - 8)
        wide = self.shelf.width
        y = box.y
        for head, found in self.parts:
            head.arrange(Box(box.x + 4, y, box.w - 8, HEAD))
            y += HEAD + HEAD_GAP
            for place, card in enumerate(found):
                row, column = divmod(place, self.columns)
                card.arrange(Box(box.x + 4 + column * (wide + GAP), y + row * (wide * 1.4 + GAP), wide, wide * 1.4))
            y += -(-len(found) // self.columns) * (wide * 1.4 + GAP)


class GalleryBoard(SmoothScroll):
    """All cards that the filters leave, by kind."""

    def __init__(self, listed: Sequence[str], shelf: Shelf, on_open: Callable[[str], None]) -> None:
        self.shelf, self.on_open = shelf, on_open
        self.listed = list(listed)
        super().__init__(self._made(), "board")

    def _made(self) -> _Rows:
        self.cards = {card: GalleryCard(card, self.shelf, self.on_open) for card in self.listed}
        return _Rows(list(self.cards.values()), self.shelf)

    def show(self, listed: Sequence[str]) -> None:
        """Other cards, from the top."""
        self.listed = list(listed)
        self._stop()
        self.offset = 0.0
        self.replace([self._made()])

    def wanted(self, width: float) -> tuple[float, float]:
        return width, self.height or 200.0

    def in_view(self) -> list[str]:
        """The cards in the order in which their pictures are wanted: what is seen first, then what is nearest."""
        middle = self.box.cy
        return sorted(self.listed, key=lambda card: abs(self.cards[card].box.cy - middle))

    def make_ready(self, others: Sequence[str]) -> None:
        """One more face, if one is missing; those of other cards when all that are listed are there."""
        made = self.shelf.update(self.in_view()) or self.shelf.update(others)
        if made in self.cards and self.cards[made].box.overlaps(self.box):
            self.cards[made].invalidate()


# Small things to press.


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

    @property
    def spoken(self) -> str:
        return self.label

    @property
    def described(self) -> str:
        return ""

    @property
    def heard_state(self) -> State:
        return State(toggled=self.chosen)

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


# A sheet of parchment to read.

BROAD, NARROW = 700.0, 24.0  # below that width the margin is small
MARGIN = 36.0  # units above and below


class Page(Widget):
    """Parchment with one column of text that scrolls, or two of which each scrolls by itself."""

    role = "page"
    bleed = 40.0

    def __init__(self, left: Sequence[Widget], right: Sequence[Widget], spread: bool) -> None:
        columns = [list(left), list(right)] if spread else [[*left, *right]]
        self.texts = [
            SmoothScroll(Column(rows, gap=14), f"text_{n}", on_parchment=True) for n, rows in enumerate(columns)
        ]
        super().__init__("page", self.texts)

    def _side(self, width: float) -> float:
        """The margin at the left and at the right."""
        return NARROW if width <= BROAD else 44.0 if len(self.texts) > 1 else min(110.0, width * 0.07)

    def natural(self, width: float) -> tuple[float, float]:
        """How high a page with one column is of which nothing has to be scrolled."""
        return width, self.texts[0].wanted_high(self.text_width(width)) + 2 * MARGIN + 2

    def text_width(self, width: float) -> float:
        """How wide the lines of a page with one column are that is so wide."""
        return width - 2 * self._side(width) - BAR - 8

    def arrange(self, box: Box) -> None:
        self.box = box
        room = box.inset(self._side(box.w), min(MARGIN, box.h * 0.06))
        for text, part in zip(self.texts, room.columns(len(self.texts), 64), strict=True):
            text.arrange(part)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.box)
        if len(self.texts) > 1:
            x = self.box.cx
            canvas.line(x, self.box.y + 40, x, self.box.bottom - 40, theme.GOLD_DEEP, 90, 1.2)

    def move(self, act: Callable[[SmoothScroll], bool]) -> bool:
        """Scrolls the last column that can; the rulings are the longer ones."""
        return any(act(text) for text in reversed(self.texts))

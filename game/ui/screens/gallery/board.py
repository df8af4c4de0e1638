"""The cards of the gallery in rows under the names of their kinds, scrolled smoothly."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.content.book import book
from game.ui.cards import Look
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.motion import Animation, Tween, ease_out
from game.ui.screens.gallery.shelf import Shelf
from game.ui.widgets import ScrollArea, Widget
from game.ui.widgets.scroll import BAR, WHEEL_STEP

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

    def arrange(self, box: Box) -> None:
        """The bar has its room whether it is seen or not: long texts are broken into lines once, not twice."""
        self.box = box
        self._content = self.children[0].wanted(box.w - BAR - 8)[1]
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
            self.shelf.cards.draw(canvas, self.card, "small", box, Look("focus" if focused else "", shadow=False))
            return
        face = self.shelf.cards.face(self.card)
        ground = theme.mix(face.tones.dark, theme.INK, 0.35)
        canvas.rounded(box, ground, 255, box.w * 0.07, theme.GOLD_DEEP, 255, 2.0)
        canvas.paragraph(escape(face.name), box.inset(14), theme.STRONG.of(theme.TEXT_HEAD), "center", "middle")


class _Heading(Widget):
    """The name of a kind of card, and a fine rule."""

    role = "label"

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

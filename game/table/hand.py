"""The viewer's hand as a fan, and beside it the tray: cards to choose from that are in nobody's hand yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

import pygame

from game.table.asking.mark import Mark, Subject
from game.table.asking.spots import TRAY
from game.table.pieces import Picks, Spot, draw_price
from game.ui.cards import CardState
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import _
from game.ui.widgets import Widget

LIFT_HOVER, LIFT_CHOSEN = 12.0, 34.0
WIDTHS = (1.0, 0.86, 0.74, 0.64)  # few sizes, for every one of them is composed anew
SMALLEST_CARD, OVERLAP = 96.0, 0.88  # units; how much of a card is seen at least


class Holds(Picks, Protocol):
    """What the cards of the hand may ask of the table."""

    def drag(self, card: HandCard, start: tuple[float, float], x: float, y: float) -> bool:
        """A card of the hand is held and the pointer moves; whether the card goes with it."""

    def drop(self, x: float, y: float) -> None:
        """The card that went with the pointer is let go there."""


class HandCard(Spot):
    """A card in the hand (or on the tray); face down it is only a back."""

    def __init__(self, table: Holds, place: str, index: int, card: int, card_id: str, back: str) -> None:
        name = f"{place}:{card}" if card >= 0 else f"{place}_down:{index}"
        subject = Subject("card", card, card_id, place=place) if card >= 0 else None
        super().__init__(name, table, place, card, subject)
        self.holder, self.card_id, self.back = table, card_id, back
        self.angle = 0.0
        self.hidden = False
        self.covered = False  # the next card lies over much of it: a reason would be cut off
        self.focusable = card >= 0
        self.bleed = 60.0
        self._start, self._at, self._dragged = (0.0, 0.0), (0.0, 0.0), False

    heard_as = "option"

    @property
    def heard_name(self) -> str:
        return super().heard_name if self.card_id else _("face down")

    # -- dragging --------------------------------------------------------------------------------------------------
    def press(self, x: float, y: float) -> None:
        self._start, self._dragged = (x, y), False

    def drag(self, x: float, y: float) -> None:
        self._at = (x, y)
        self._dragged = self.holder.drag(self, self._start, x, y) or self._dragged

    def release(self) -> None:
        if self._dragged:
            self.holder.drop(*self._at)

    def activate(self) -> None:
        if not self._dragged:
            super().activate()
        self._dragged = False

    @property
    def lift(self) -> float:
        if self.mark.state in ("focus", "chosen"):
            if self.place == TRAY:
                return 5.0  # its title stands right above
            return min(LIFT_CHOSEN, self.box.h * 0.16)
        return LIFT_HOVER if self.hovered and self.card_id else 0.0

    @property
    def shown(self) -> Box:
        return self.box.moved(0, -self.lift)

    def hit(self, x: float, y: float) -> Widget | None:
        if not self.visible or not self.focusable:
            return None
        tall = Box(self.box.x, self.box.y - self.lift, self.box.w, self.box.h + self.lift)
        return self if tall.contains(x, y) else None

    def draw(self, canvas: Canvas) -> None:
        if self.hidden:
            return
        box = self.shown
        if not self.card_id:
            made = self._turned("back", lambda: self.ui.cards.back(self.back, self.box.w))
            self._centred(canvas, made, box)
            canvas.explain("hand_down", box)
            return
        mark = self.mark
        if self.angle and not self.lift and not mark.reason:
            self._centred(canvas, self._turned(mark.line, lambda: self._flat(mark)), box)
        else:
            self.ui.cards.draw(canvas, self.card_id, "small", box, self._look)
        if mark.price is not None and mark.state:
            draw_price(canvas, box, mark.price)

    @property
    def _look(self) -> CardState:
        mark = self.mark
        told = self.box.w >= 96 and (not self.covered or self.hovered)
        return CardState(mark.line, mark.reason) if told else CardState(mark.line, veil=150 if mark.reason else 0)

    @property
    def picture(self) -> pygame.Surface:
        """The card as it lies there, without its shadow and its angle."""
        made = self.ui.cards.surface(self.card_id, "small", self.box.w)
        if not self.mark.reason:
            return made
        seen = made.copy()
        canvas, box = self.ui.canvas(seen), Box(0, 0, self.box.w, self.box.h)
        self.ui.cards.draw_ready(canvas, made, box, replace(self._look, shadow=False))
        return seen

    @property
    def rests_at(self) -> float:
        """Degrees by which it is turned where it lies."""
        return 0.0 if self.mark.reason else self.angle

    def _flat(self, mark: Mark) -> pygame.Surface:
        """Card, shadow and line on one surface, to be turned as a whole."""
        ui, margin = self.ui, 22.0
        size = (ui.px(self.box.w + 2 * margin), ui.px(self.box.h + 2 * margin))
        made = pygame.Surface(size, pygame.SRCALPHA)
        ui.cards.draw(
            ui.canvas(made), self.card_id, "small", Box(margin, margin, self.box.w, self.box.h), CardState(mark.line)
        )
        return made

    def _turned(self, state: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        angle = round(self.angle * 2) / 2
        if not angle:
            return make()
        from game.ui.lang import language

        key = ("hand", self.card_id, state, self.ui.px(self.box.w), angle, language())
        return self.ui.assets.keep(key, lambda: pygame.transform.rotozoom(make(), angle, 1.0))

    def _centred(self, canvas: Canvas, made: pygame.Surface, box: Box) -> None:
        k = canvas.k
        canvas.surface_at(made, box.cx - made.get_width() / k / 2, box.cy - made.get_height() / k / 2)


class Hand(Widget):
    """The cards from left to right, overlapping when there are many. Picked ones stand out, the hovered is in front."""

    role = "hand"
    heard_as = "list"
    bleed = 60.0

    def __init__(self, table: Holds, card: float, back: str) -> None:
        """`card` is how wide a card may be, `back` the kind of back they have."""
        super().__init__("hand")
        self.table, self.card, self.back = table, card, back
        self.cards: list[HandCard] = []
        self.tray: list[HandCard] = []
        self.tray_title = ""
        self.fanned = True
        self.elsewhere = False  # every hand of a person is, on a phone

    @property
    def value(self) -> str:
        return " ".join(card.card_id or "face down" for card in self.cards)

    def show(self, hand: list[tuple[int, str]], tray: list[tuple[int, str]], tray_title: str) -> None:
        """(number, id) per card; ids are empty for cards that are face down."""
        before = [(card.thing, card.card_id) for card in (*self.cards, *self.tray)]
        self.tray_title = tray_title
        if before != [*hand, *tray] or len(self.tray) != len(tray):
            self.invalidate()
            self.cards = self._spots("hand", hand, self.cards)
            self.tray = self._spots("tray", tray, self.tray)
            self.children = [*self.tray, *self.cards]
            for child in self.children:
                child.parent = self
            self.arrange(self.box)
            self.invalidate()
        for card in (*self.cards, *self.tray):
            card.update()

    def _spots(self, place: str, cards: list[tuple[int, str]], old: list[HandCard]) -> list[HandCard]:
        known = {spot.thing: spot for spot in old if spot.thing >= 0}
        return [
            known.get(number) or HandCard(self.table, place, index, number, card_id, self.back)
            for index, (number, card_id) in enumerate(cards)
        ]

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        area = box
        if self.tray:
            for_hand = min(box.w * 0.38, len(self.cards) * self.card * 0.6 + 40)
            wide = min(len(self.tray) * (self.card * 1.09) + 44, box.w - for_hand)
            self.tray_box, area = box.cut_left(wide, 14)
            self._row(self.tray, self.tray_box.inset(18, 0), fan=False)
        self._row(self.cards, area.inset(10, 0), fan=self.fanned)

    def _row(self, cards: list[HandCard], area: Box, fan: bool) -> None:
        count = len(cards)
        if not count:
            return
        share = OVERLAP if count > 6 and fan else 1.03
        most = max(SMALLEST_CARD, area.w / (1 + (count - 1) * share))  # rather smaller than with names covered
        largest = min(self.card, (area.h - 14) / 1.4, area.w)
        wide = next((largest * share for share in WIDTHS if largest * share <= most), min(largest, SMALLEST_CARD))
        step = min(wide * 1.09, (area.w - wide) / max(1, count - 1))
        first = area.cx - (step * (count - 1) + wide) / 2
        sway = fan and count <= 8 and wide > 110
        for index, card in enumerate(cards):
            card.covered = step < wide * 0.85 and index < count - 1
            off = index - (count - 1) / 2
            drop = abs(off) ** 1.6 * 2.6 if sway else 0.0
            card.angle = -off * min(1.5, 6 / count) if sway else 0.0
            top = area.bottom - wide * 1.4 - 8 - (max(0.0, ((count - 1) / 2) ** 1.6 * 2.6) if sway else 0.0)
            top = max(area.y + 2, min(top, area.cy - wide * 0.7 + 10))
            card.arrange(Box(first + index * step, top + drop, wide, wide * 1.4))

    def slot(self, card: int) -> Box:
        """Where a card lies, or the end of the fan."""
        for spot in (*self.cards, *self.tray):
            if spot.thing == card and card >= 0:
                return spot.box
        return self.cards[-1].box if self.cards else self.box.centered(self.card, self.card * 1.4)

    @property
    def nothing(self) -> str:
        """What stands there where no card is."""
        return _("All hands are on phones") if self.elsewhere else _("No cards in hand")

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        if not self.cards and not self.tray and self.box.h > 60:
            canvas.text_in(self.nothing, self.box.inset(20, 0), theme.ASIDE.at(20), "center")
        if self.tray:
            frame = self.tray_box.inset(0, 2)
            canvas.skin("wood", frame)
            top = self.tray[0].box.y - 30
            if self.tray_title and top > frame.y - 4:
                title = Box(frame.x + 12, top, frame.w - 24, 26)
                canvas.text_in(self.tray_title, title, Style("sc_bold", 18, theme.TEXT_HEAD), "center")

    def paint(self, canvas: Canvas) -> None:
        """Like every widget, but the hovered card last."""
        if not self.visible:
            return
        touched = canvas.scale.rect(self.box.inset(-self.bleed)).colliderect(canvas.surface.get_clip())
        if not touched:
            return
        if canvas.begins(self):
            self.draw_own(canvas)
        raised = [card for card in self.children if isinstance(card, HandCard) and (card.lift or self.ui.focus is card)]
        for card in self.children:
            if card not in raised:
                card.paint(canvas)
        for card in raised:
            card.paint(canvas)

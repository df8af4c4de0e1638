"""The characters to choose from: a fan of full cards, of which the one that is looked at rises."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from game.citadels.cards.faces import FAN
from game.citadels.cards.layouts import RULES_STYLE
from game.citadels.cards.tones import RANKS
from game.citadels.table.draft_scene import DraftScene, draw_cord, draw_scene, scene_places
from game.table.asking.mark import Subject
from game.table.pieces import Picks, Spot
from game.ui.cards import CardState, plated
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.text import Paragraph
from game.ui.draw.theme import Style
from game.ui.widgets import Button, Widget

RATIO = 1.4
WIDEST = 315.0  # units, where the room has its usual height
RAISED = 306.0  # the card that is looked at
RISE, SAG, TURN = 96.0, 42.0, 8.0  # units it rises; units the outer cards lie lower; degrees they are turned
FULL = 7  # so many cards are turned that far
APART = 1.06  # of its width: how far cards lie apart that have room
BUTTON, BUTTON_ROOM = 50.0, 62.0  # units, where there is height for it below the cards
SEEN = 0.58  # of a card's width that is seen at least below its neighbour
USUAL, LARGEST = 490.0, 1.4  # units: a higher fan has larger cards, up to this factor
STRIP = 64.0  # units that a fan leaves free above itself
LOW = 330.0  # units: a lower fan leaves the button to the prompt
NAME_BAND = (372.0, 428.0, 560.0)  # on the full card: where its name is, of its height
NAME = Style("head", 22, theme.ON_CARD, floor=False)
RULES = replace(RULES_STYLE, leading=1.06)
CARD_WIDE = 400.0  # of the full card, in the units of these
RULES_EDGE, RULES_TOP, RULES_HIGH = 26.0, 427.0, 115.0
CLOSE = 1.03  # the leading of rules that are too long even in the smallest letters
ASIDE = (45.0, 18.0)  # units that neighbours of the raised card step aside: the next one, and the one after it
LEAST_LINES = 2  # where there is room for fewer, the rules are left to the raised card


class DraftCard(Spot):
    """A character to choose from."""

    role = "card"
    heard_as = "option"

    def __init__(self, table: Picks, rank: int, card_id: str) -> None:
        super().__init__(f"draft:{rank}", table, "track", rank, Subject("rank", rank, card_id))
        self.card_id = card_id
        self.hidden = False
        self.angle = 0.0  # degrees, against the clock
        self.seen = 1.0  # the share of its width that no other card covers
        self.up = Box(0, 0, 0, 0)  # where it lies while it is looked at
        self.bleed = 150.0

    @property
    def text(self) -> str:
        """What the character does, in short."""
        return escape(self.ui.cards.face(self.card_id).short)

    @property
    def raised(self) -> bool:
        """Whether it is the one that is looked at."""
        return isinstance(self.parent, DraftFan) and self.parent.raised is self

    @property
    def shown(self) -> Box:
        return self.up if self.raised else self.box

    @property
    def focus_box(self) -> Box:
        return self.shown

    def attention(self, on: bool) -> None:
        super().attention(on)
        if isinstance(self.parent, DraftFan):
            self.parent.looked_at()

    def draw(self, canvas: Canvas) -> None:
        if self.hidden or self.raised:
            return
        made, k = self._turned(), canvas.k
        x = self.box.cx + (self.parent.aside(self) if isinstance(self.parent, DraftFan) else 0.0)
        canvas.surface_at(made, x - made.get_width() / k / 2, self.box.cy - made.get_height() / k / 2)

    def draw_raised(self, canvas: Canvas) -> None:
        """Upright, larger, above all others."""
        if not self.hidden:
            look = CardState("focus" if self.mark.state == "focus" else "legal")
            self.ui.cards.draw(canvas, self.card_id, "card", self.up, look)

    @property
    def picture(self) -> pygame.Surface:
        """The card alone."""
        return self.ui.cards.surface(self.card_id, FAN, self.box.w)

    def _turned(self) -> pygame.Surface:
        from game.citadels.lang import language

        ui, margin, angle = self.ui, 20.0, round(self.angle * 2) / 2
        key = ("draft", self.card_id, ui.px(self.box.w), angle, round(self.seen, 2), language())

        def make() -> pygame.Surface:
            size = (ui.px(self.box.w + 2 * margin), ui.px(self.box.h + 2 * margin))
            flat, place = pygame.Surface(size, pygame.SRCALPHA), Box(margin, margin, self.box.w, self.box.h)
            canvas = ui.canvas(flat)
            ui.cards.draw(canvas, self.card_id, FAN, place)
            if self.seen < 0.95:
                self._name_in_sight(canvas, place)
            self._rules_in_sight(canvas, place)
            return pygame.transform.rotozoom(flat, angle, 1.0) if angle else flat

        return ui.assets.keep(key, make)

    def _name_in_sight(self, canvas: Canvas, place: Box) -> None:
        """The name where no other card covers it."""
        top, bottom, whole = NAME_BAND
        band = Box(place.x + place.w * 0.035, place.y + place.h * top / whole, place.w * 0.93,
                   place.h * (bottom - top) / whole)  # fmt: skip
        plated(self.ui, canvas, band, RANKS[self.thing])
        canvas.watched = False
        seen = Box(band.x + 6, band.y, place.w * self.seen - place.w * 0.035 - 12, band.h)
        canvas.text_in(self.ui.cards.face(self.card_id).name, seen, NAME.at(band.h * 0.6))

    def _rules_in_sight(self, canvas: Canvas, place: Box) -> None:
        """As much of the rules as can be read where no other card covers them; the raised card tells all."""
        k, room, made = self.ui.scale.k, self._rules_room(place), self.rules_in_sight
        if made.line_height * LEAST_LINES > room.h * k:
            canvas.ornament(room.cx, room.cy, room.w * 0.7, theme.GOLD_DEEP)
            return
        spare = (round(room.h * k) - made.height) // 2
        self.ui.text.draw_paragraph(
            canvas.surface, made, round(room.x * k), round(room.y * k) + spare, round(room.w * k), "center"
        )

    def _rules_room(self, place: Box) -> Box:
        unit = place.w / CARD_WIDE
        left = RULES_EDGE * unit
        wide = place.w - 2 * left if self.seen > 0.95 else place.w * self.seen - 1.5 * left
        return Box(place.x + left, place.y + RULES_TOP * unit, wide, RULES_HIGH * unit)

    @property
    def rules_in_sight(self) -> Paragraph:
        """The rules as they are set while it lies in the fan: smaller, and then closer, where they are long; cut where
        even that is too much for what is seen of the card."""
        setter, room = self.ui.text, self._rules_room(self.box)
        k, unit = setter.scale.k, self.box.w / CARD_WIDE
        least, limit = max(theme.SMALLEST, theme.SMALLEST_PIXELS / k), round(room.h * k)
        size = max(RULES.size * unit, least)
        made = setter.paragraph(self.text, RULES.at(size), room.w)
        while made.height > limit and size > least:
            size = max(least, size - 1.0)
            made = setter.paragraph(self.text, RULES.at(size), room.w)
        if made.height > limit:
            made = setter.paragraph(self.text, replace(RULES.at(size), leading=CLOSE), room.w)
        return setter.cut(made, limit, round(room.w * k))


class DraftFan(Widget):
    """The characters passed to the viewer."""

    role = "draft"
    heard_as = "list"
    bleed = 60.0

    def __init__(self, table: Picks) -> None:
        super().__init__("draft")
        self.table = table
        self.ranks: list[tuple[int, str]] = []
        self.scene = DraftScene()
        self.cord = Box(0, 0, 0, 0)  # where the order of those who choose is seen beside the cards
        self._up: DraftCard | None = None  # what was drawn raised
        self.take = Button("", lambda: None, "gold", "take_raised", height=BUTTON)
        self.take.visible = False

    @property
    def value(self) -> str:
        return " ".join(card for _rank, card in self.ranks)

    @property
    def cards(self) -> list[DraftCard]:
        """All to choose from."""
        return [card for card in self.children if isinstance(card, DraftCard)]

    @property
    def raised(self) -> DraftCard | None:
        """The card that is pointed at, else the one in focus, else the one that is chosen."""
        cards, focus = self.cards, self.ui.focus if self.ui.ring_visible else None
        found = (lambda card: card.hovered, lambda card: card is focus, lambda card: card.mark.state == "focus")
        return next((card for is_it in found for card in cards if is_it(card)), None)

    def looked_at(self) -> None:
        """Another card may have risen: both are drawn again."""
        now = self.raised
        if now is not self._up:
            for card in (now, self._up):
                for near in self._near(card):
                    near.invalidate()
            self._up = now

    def _near(self, card: DraftCard | None) -> list[DraftCard]:
        """A card and those that step aside for it."""
        cards = self.cards
        if card is None or card not in cards:
            return []
        at = cards.index(card)
        return cards[max(0, at - len(ASIDE)) : at + len(ASIDE) + 1]

    def aside(self, card: DraftCard) -> float:
        """How far a card steps aside for the raised one, in units to the right; not where cards have room anyway, and
        not out of the fan."""
        cards, raised = self.cards, self.raised
        if raised is None or raised is card or len(cards) < 2 or cards[0].seen > 0.95:
            return 0.0
        away = cards.index(card) - cards.index(raised)
        if abs(away) > len(ASIDE):
            return 0.0
        step = ASIDE[abs(away) - 1]
        return max(-step, self.box.x - card.box.x) if away < 0 else min(step, self.box.right - card.box.right)

    def show(self, ranks: list[tuple[int, str]], scene: DraftScene) -> None:
        """The cards to choose from; or, while others choose, who has chosen and who waits."""
        if scene != self.scene:
            self.scene = scene
            self.invalidate()
        if ranks != self.ranks:
            self.ranks, self._up = ranks, None
            self.replace([*(DraftCard(self.table, rank, card_id) for rank, card_id in ranks), self.take])
        for card in self.cards:
            card.update()
        self.looked_at()

    def offer(self, label: str, act: Callable[[], None]) -> None:
        """The button below the chosen card; no label: nothing is chosen."""
        chosen = next((card for card in self.cards if card.mark.state == "focus"), None)
        visible = bool(label) and chosen is not None and self.box.h >= LOW
        if (label, visible) != (self.take.text, self.take.visible):
            self.invalidate()
        self.take.text, self.take.on_click, self.take.visible = label, act, visible
        if visible and chosen is not None:
            wide = self.take.natural(600)[0] if self.take.parent is not None else 300.0
            left = min(max(chosen.up.cx - wide / 2, self.box.x), self.box.right - wide)
            self.take.arrange(Box(left, self.box.bottom - BUTTON - 6, wide, BUTTON))

    def arrange(self, box: Box) -> None:
        self.box = box
        cards = self.cards
        if cards and box.w > 60 and box.h > 60:
            for index, card in enumerate(cards):
                self._lay(card, index, len(cards))

    def _lay(self, card: DraftCard, index: int, count: int) -> None:
        """A card of so many, along the arc."""
        box, roomy = self.box, self.box.h >= LOW
        room = box.h - (BUTTON_ROOM + 8 if roomy else 12)
        share = min(1.0, (count - 1) / FULL)
        sag = SAG * share if roomy else 8 * share
        grown = min(LARGEST, max(1.0, box.h / USUAL))
        wide = min(WIDEST * grown, (room - sag) / RATIO, (box.w - 40) / (1 + (count - 1) * SEEN))
        step = min(wide * APART, (box.w - 40 - wide) / max(1, count - 1))
        at = (index - (count - 1) / 2) / max(1.0, (count - 1) / 2)
        x = box.cx + (index - (count - 1) / 2) * step - wide / 2
        high = wide * RATIO
        base = box.bottom - high - sag - (BUTTON_ROOM * 0.4 if roomy else 6)
        base -= max(0.0, base - box.y - STRIP) / 2  # where the width is what they lack, they lie in the middle
        card.angle, card.seen = -TURN * share * at, 1.0 if index == count - 1 else min(1.0, step / wide)
        card.arrange(Box(x, base + sag * at * at, wide, high))
        larger = min(RAISED * grown if roomy else wide * 1.12, (box.h - (BUTTON_ROOM + 8 if roomy else 8)) / RATIO)
        larger = max(larger, min(wide, (box.h - 8) / RATIO))
        top = box.bottom - larger * RATIO - BUTTON_ROOM if roomy else box.bottom - larger * RATIO - 6
        left = min(max(card.box.cx - larger / 2, box.x + 4), box.right - larger - 4)
        card.up = Box(left, max(box.y + 2, min(top, base - (RISE if roomy else 6))), larger, larger * RATIO)

    def slots(self) -> tuple[Box | None, Box] | None:
        """While others choose: where the cards come from that are passed on (if anybody had them), and go to."""
        if self.ranks or self.box.w < 100 or self.scene.now < 0:
            return None
        places = scene_places(self.scene, self.box)
        now = self.scene.now
        return places.slot(now - 1) if now else None, places.slot(now)

    def draw(self, canvas: Canvas) -> None:
        """The order of the choice above the cards; the whole chain of those who choose, when the viewer has none."""
        if not self.ranks and self.scene.steps and self.box.w >= 100:
            draw_scene(canvas, self.scene, self.box)
        elif self.ranks and self.cord.w:
            draw_cord(canvas, self.scene, self.cord)

    def draw_over(self, canvas: Canvas) -> None:
        raised = self.raised
        if raised is not None:
            raised.draw_raised(canvas)


def chosen_by(desk_choose: Callable[[str], None], option: str) -> Callable[[], None]:
    """What the button below a card does."""
    return partial(desk_choose, option)


__all__ = ["DraftCard", "DraftFan", "DraftScene", "chosen_by"]

"""The characters to choose from: upright cards where their text can be read on them, else cards with it beside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.citadels.cards.tones import RANKS
from game.citadels.lang import _
from game.citadels.table.afterwards.scores import SMALL_TYPE_FROM
from game.citadels.table.models import DiscardsModel, DraftStep
from game.table.faces import draw_seat
from game.table.pieces import Picks, Spot, Subject
from game.ui.cards import Look
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.text import TextSetter
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

# What is seen while others choose their characters.

WIDEST_CELL, NARROWEST_CELL = 196.0, 108.0
ASIDE_FROM = 1200.0  # units: a narrower scene leaves what is set aside to its own panel
SPREAD, MOST_BACKS = 0.16, 7  # of the pile that is looked at: how far each card sticks out, and how many are drawn
QUIET, LIT = theme.MIST, theme.CANDLELIGHT


@dataclass(frozen=True)
class DraftScene:
    """The moments of the draft in order, and the characters set aside."""

    steps: tuple[DraftStep, ...] = ()
    discards: DiscardsModel = DiscardsModel((), 0, 0)

    @property
    def now(self) -> int:
        """Which moment it is."""
        return next((at for at, step in enumerate(self.steps) if step.now), -1)


@dataclass(frozen=True)
class ScenePlaces:
    """Where everything of the scene lies."""

    aside: Box | None
    cells: tuple[Box, ...]

    def slot(self, at: int) -> Box:
        """Where the card of this moment lies."""
        cell = self.cells[at]
        high = min(cell.h * 0.42, 132.0, (cell.w - 24) * 0.9)
        return Box(cell.cx - high / 2.8, cell.y + cell.h * 0.05, high / 1.4, high)


def scene_places(scene: DraftScene, box: Box) -> ScenePlaces:
    """The set-aside cards to the left where there is room, the chain of players in one row or two."""
    count = max(1, len(scene.steps))
    aside, chain = None, box.inset(8, 6)
    if box.w >= ASIDE_FROM and scene.discards.face_up:
        cards = len(scene.discards.face_up) + scene.discards.face_down
        aside, chain = chain.cut_left(min(430.0, cards * 120.0 + 40), 24)
    columns = count if chain.w / count >= NARROWEST_CELL else -(-count // 2)
    rows = -(-count // columns)
    wide = min(WIDEST_CELL, chain.w / columns)
    high = min(chain.h / rows, 290.0)
    cells = []
    for at in range(count):
        row, column = divmod(at, columns)
        in_row = min(columns, count - row * columns)
        x = chain.cx + (column - in_row / 2) * wide
        cells.append(Box(x, chain.cy + (row - rows / 2) * high, wide, high))
    return ScenePlaces(aside, tuple(cells))


def draw_scene(canvas: Canvas, scene: DraftScene, box: Box) -> None:
    """The whole scene."""
    places = scene_places(scene, box)
    if places.aside is not None:
        _aside(canvas, scene.discards, places.aside)
    for at, (step, cell) in enumerate(zip(scene.steps, places.cells, strict=True)):
        _step(canvas, step, cell, places.slot(at), scene.discards.passing)
        if at and cell.y == places.cells[at - 1].y:
            _chevron(canvas, cell.x, places.slot(at).cy, theme.GOLD if step.done or step.now else theme.HAIRLINE)


def _step(canvas: Canvas, step: DraftStep, cell: Box, slot: Box, passing: int) -> None:
    """The card above, the player below."""
    if step.now:
        canvas.rounded(cell.inset(5, 0), theme.INDIGO_LIGHT, 170, 14, theme.FOCUS, 210, 1.8)
        _pile(canvas, slot, passing)
    elif step.done:
        canvas.picture("citadels/ui/back_character", slot)
        canvas.explain("role_down", slot)
    else:
        canvas.rounded(slot, (0, 0, 0), 50, slot.w * 0.08, theme.HAIRLINE, 90, 1.2)
    low = Box(cell.x + 10, slot.bottom + 6, cell.w - 20, cell.bottom - slot.bottom - 10)
    line = min(25.0, low.h * 0.24)
    radius = max(10.0, min(38.0, (low.h - 2 * line) / 2))
    draw_seat(canvas, low.cx, low.y + radius, radius, step.info)
    if step.crown:
        canvas.picture("ui/crown", Box(low.cx + radius * 0.75, low.y + radius * 0.3, radius, radius))
    name = Box(low.x, low.bottom - 2 * line, low.w, line)
    canvas.text_in(step.info.name, name, Style("bold", 21, theme.TEXT if step.now or step.done else QUIET), "center")
    canvas.text_in(step.words, name.moved(0, line), Style("it", 18, LIT if step.now else theme.TEXT_DIM), "center")


def _pile(canvas: Canvas, slot: Box, passing: int) -> None:
    """The cards that are looked at now, a little spread."""
    count = max(1, min(passing, MOST_BACKS))
    step = slot.w * SPREAD
    for at in range(count):
        canvas.picture("citadels/ui/back_character", slot.moved((at - (count - 1) / 2) * step, 0))
    pile = Box(slot.x - (count - 1) / 2 * step, slot.y, slot.w + (count - 1) * step, slot.h)
    canvas.skin("glow_focus", pile)
    canvas.explain("pile", pile)


def _chevron(canvas: Canvas, x: float, y: float, colour: theme.Colour) -> None:
    canvas.text("›", x, y - 4, Style("bold", 34, colour), "center")


def _aside(canvas: Canvas, model: DiscardsModel, box: Box) -> None:
    """The characters that nobody plays, face up with their names, then those face down."""
    canvas.skin("panel", box)
    canvas.text_in(_("Not in this round"), Box(box.x + 16, box.y + 10, box.w - 32, 26), theme.LABEL.of(theme.TEXT_HEAD))
    cards = [card for _rank, card in model.face_up] + [""] * model.face_down
    room = Box(box.x + 16, box.y + 42, box.w - 32, box.h - 58)
    wide = min(room.h / 1.4, (room.w - 10 * (len(cards) - 1)) / max(1, len(cards)), 140.0)
    left = room.cx - (len(cards) * (wide + 10) - 10) / 2
    painter = canvas.owner.ui.cards  # type: ignore[union-attr]  # a widget draws
    for at, card in enumerate(cards):
        place = Box(left + at * (wide + 10), room.cy - wide * 0.7, wide, wide * 1.4)
        if card:
            painter.draw(canvas, card, "small" if wide >= 78 else "mini", place)
        else:
            painter.draw_back(canvas, "character", place)


READ_FROM, WIDEST = 215.0, 380.0  # units: an upright card of less width has no room for its text
GAP, LOW_GAP, EDGE, MOST_ROWS = 12.0, 8.0, 5.0, 4
PICTURE = 0.42  # share of a broad card that its picture takes at most
LOW_CARD = 110.0  # units
SIZES = (21.0, 19.0, 17.0, 16.0)
TEXT = Style("text", SIZES[0], theme.INK_BODY, leading=1.04)
SMALLEST_TYPE = 9.0  # units, where that is large enough on the screen
SHARES = (1.0, 0.8, 0.6, 0.0)  # of its usual width for a picture; crowded cards are all words
NAME = Style("head", 22, theme.ON_CARD)


@dataclass(frozen=True)
class Broad:
    """The parts of a broad card: its picture to the left, its name in a band, its text below."""

    picture: Box
    band: Box
    words: Box


def broad_parts(box: Box, share: float = 1.0) -> Broad:
    """How a broad card of that size is divided; `share` of the usual width is the picture's."""
    inner = box.inset(EDGE, EDGE)
    wide = min(inner.h / (1.4 if inner.h >= LOW_CARD else 1.75), inner.w * PICTURE)  # a low one is all for words
    left, right = inner.cut_left(wide * share, 0)
    picture = left.centered(left.w, left.w * 1.4)
    band, words = right.cut_top(min(36.0, max(23.0, inner.h * 0.22)), 0)
    return Broad(picture, band, Box(words.x + 7, words.y, words.w - 9, words.h))


def upright_width(box: Box, count: int) -> float:
    """How wide upright cards in one row can be."""
    return min((box.h - 34) / 1.4, (box.w - 20) / (count + (count - 1) * 0.07), WIDEST)


def broad_cells(box: Box, texts: Sequence[str], setter: TextSetter) -> list[Box]:
    """Places for broad cards in one to four rows: those in which all texts can be read in the largest type."""
    count = len(texts)
    found = {-(-count // rows): rows for rows in range(min(MOST_ROWS, count), 0, -1)}

    def cells(columns: int) -> list[Box]:
        rows = -(-count // columns)
        gap = GAP if box.h >= 270 else LOW_GAP
        wide = min((box.w - gap * (columns - 1)) / columns, 620.0)
        high = min((box.h - gap * (rows + 1)) / rows, wide * 0.62)
        places = []
        for at in range(count):
            row, column = divmod(at, columns)
            in_row = min(columns, count - row * columns)
            x = box.cx + (column - in_row / 2) * (wide + gap) + gap / 2
            places.append(Box(x, box.cy + (row - rows / 2) * (high + gap) + gap / 2, wide, high))
        return places

    def worth(columns: int) -> tuple[float, float]:
        cell = cells(columns)[0]
        words = broad_parts(cell).words
        if words.w < 60 or words.h < 16:
            return -1.0, 0.0
        fits = (size for size in SIZES
                if all(_height(text, size, words.w, setter) <= words.h for text in texts))  # fmt: skip
        return next(fits, 0.0), words.w * words.h

    return cells(max(found, key=worth))


def picture_share(cell: Box, texts: Sequence[str], setter: TextSetter) -> float:
    """The largest share for the pictures beside which all texts can be read, in the smallest type if need be."""
    size = SIZES[-1] if setter.scale.k < SMALL_TYPE_FROM else SMALLEST_TYPE

    def fit(share: float) -> bool:
        words = broad_parts(cell, share).words
        return all(_height(text, size, words.w, setter) <= words.h for text in texts)

    return next((share for share in SHARES if fit(share)), SHARES[-1])


def _height(text: str, size: float, wide: float, setter: TextSetter) -> float:
    """How high a text would be. Only measured: what does not fit in a trial is no overflow of what is shown."""
    pixels = setter.pixels(replace(TEXT, size=size, floor=size >= SIZES[-1]))
    made = setter.paragraph(text, replace(TEXT, size=pixels / setter.scale.k, floor=False), wide)
    return float("inf") if made.broken else made.height / setter.scale.k


class DraftCard(Spot):
    """A character to choose from, large."""

    def __init__(self, desk: Picks, rank: int, card_id: str) -> None:
        super().__init__(f"draft:{rank}", desk, "track", rank, Subject("rank", rank, card_id))
        self.card_id = card_id
        self.hidden = False
        self.angle = 0.0
        self.share = 1.0  # how much of its usual width the picture of a broad card has
        self.bleed = 60.0

    @property
    def broad(self) -> bool:
        """Whether its text stands beside its picture."""
        return self.box.w > self.box.h

    @property
    def text(self) -> str:
        """What the character does, in short."""
        return escape(self.ui.cards.face(self.card_id).short)

    def draw(self, canvas: Canvas) -> None:
        if self.hidden:
            return
        selected = self.mark.state == "focus"
        lift = (5 if selected else 3 if self.hovered else 0) if self.broad else 14 if selected else 8
        box = self.box.moved(0, -lift if selected or self.hovered else 0)
        look = Look("focus" if selected else "legal" if self.hovered else "")
        if self.broad:
            canvas.skin("shadow", box)
            self._draw_broad(canvas, box)
            if look.line:
                canvas.skin(f"glow_{look.line}", box)
        elif selected or self.hovered or not self.angle:
            self.ui.cards.draw(canvas, self.card_id, "card", box, look)
        else:
            made = self._turned()
            k = canvas.k
            canvas.surface_at(made, box.cx - made.get_width() / k / 2, box.cy - made.get_height() / k / 2)

    def _draw_broad(self, canvas: Canvas, box: Box) -> None:
        parts, tones = broad_parts(box, self.share), RANKS[self.thing]
        canvas.rounded(box, theme.GOLD_DARK, 255, 12)
        canvas.rounded(box.inset(1.5), theme.GOLD, 255, 11)
        canvas.rounded(box.inset(EDGE - 1), theme.PARCHMENT, 255, 8)
        if self.share:
            canvas.rounded(Box(box.x + EDGE - 1, box.y + EDGE - 1, parts.band.x - box.x, box.h - 2 * EDGE + 2),
                           tones.dark, 255, 8)  # fmt: skip
            self.ui.cards.draw(canvas, self.card_id, "mini", parts.picture, Look(shadow=False))
        canvas.rounded(parts.band, theme.mix(tones.main, tones.dark, 0.3), 255, 4)
        face = self.ui.cards.face(self.card_id)
        name = parts.band.inset(10, 0)
        canvas.text_in(face.name, name, NAME.at(min(NAME.size, parts.band.h * 0.72)))
        canvas.paragraph(self.text, parts.words, replace(TEXT, floor=canvas.k < SMALL_TYPE_FROM), "left", "middle")

    @property
    def picture(self) -> pygame.Surface:
        """The card alone."""
        if not self.broad:
            return self.ui.cards.surface(self.card_id, "card", self.box.w)
        flat = pygame.Surface((self.ui.px(self.box.w), self.ui.px(self.box.h)), pygame.SRCALPHA)
        self._draw_broad(self.ui.canvas(flat), Box(0, 0, self.box.w, self.box.h))
        return flat

    def _turned(self) -> pygame.Surface:
        from game.citadels.lang import language

        ui, margin, angle = self.ui, 20.0, round(self.angle * 2) / 2
        key = ("draft", self.card_id, ui.px(self.box.w), angle, language())

        def make() -> pygame.Surface:
            size = (ui.px(self.box.w + 2 * margin), ui.px(self.box.h + 2 * margin))
            flat = pygame.Surface(size, pygame.SRCALPHA)
            ui.cards.draw(ui.canvas(flat), self.card_id, "card", Box(margin, margin, self.box.w, self.box.h))
            return pygame.transform.rotozoom(flat, angle, 1.0)

        return ui.assets.keep(key, make)


class DraftFan(Widget):
    """The characters passed to the viewer."""

    role = "draft"
    bleed = 60.0

    def __init__(self, desk: Picks) -> None:
        super().__init__("draft")
        self.desk = desk
        self.ranks: list[tuple[int, str]] = []
        self.scene = DraftScene()

    @property
    def value(self) -> str:
        return " ".join(card for _rank, card in self.ranks)

    @property
    def cards(self) -> list[DraftCard]:
        """All to choose from."""
        return [card for card in self.children if isinstance(card, DraftCard)]

    def show(self, ranks: list[tuple[int, str]], scene: DraftScene) -> None:
        """The cards to choose from; or, while others choose, who has chosen and who waits."""
        if scene != self.scene:
            self.scene = scene
            self.invalidate()
        if ranks != self.ranks:
            self.ranks = ranks
            self.replace([DraftCard(self.desk, rank, card_id) for rank, card_id in ranks])
        for card in self.cards:
            card.update()

    def arrange(self, box: Box) -> None:
        self.box = box
        cards = self.cards
        if not cards:
            return
        wide = upright_width(box, len(cards))
        if wide < READ_FROM:
            texts = [card.text for card in cards]
            cells = broad_cells(box, texts, self.ui.text)
            share = picture_share(cells[0], texts, self.ui.text)
            for card, cell in zip(cards, cells, strict=True):
                card.angle, card.share = 0.0, share
                card.arrange(cell)
            return
        self._upright(box, wide)

    def _upright(self, box: Box, wide: float) -> None:
        """One row, spread like cards in a hand."""
        count = len(self.cards)
        step = min(wide * 1.09, (box.w - wide - 20) / max(1, count - 1))
        first = box.cx - (step * (count - 1) + wide) / 2
        for index, card in enumerate(self.cards):
            off = index - (count - 1) / 2
            room = max(0.0, box.h - wide * 1.4)
            drop = min(abs(off) ** 1.5 * 2.2, room * 0.3)
            card.angle = -off * 1.1
            card.arrange(Box(first + index * step, box.y + 14 + max(0.0, (room - 28) / 2) + drop, wide, wide * 1.4))

    def slots(self) -> tuple[Box | None, Box] | None:
        """While others choose: where the cards come from that are passed on (if anybody had them), and go to."""
        if self.ranks or self.box.w < 100 or self.scene.now < 0:
            return None
        places = scene_places(self.scene, self.box)
        now = self.scene.now
        return places.slot(now - 1) if now else None, places.slot(now)

    def draw(self, canvas: Canvas) -> None:
        """The chain of those who choose, when the viewer has nothing to choose."""
        if not self.ranks and self.scene.steps and self.box.w >= 100:
            draw_scene(canvas, self.scene, self.box)


__all__ = ["DraftCard", "DraftFan"]

"""What is seen while others choose their characters: who has chosen, who chooses now, who waits."""

from __future__ import annotations

from dataclasses import dataclass

from game.citadels.lang import _
from game.citadels.table.models import DiscardsModel, DraftStep
from game.table.faces import draw_seat
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style

WIDEST_CELL, NARROWEST_CELL = 196.0, 108.0
ASIDE_FROM = 1200.0  # units: a narrower scene leaves what is set aside to its own panel
ASIDE_HEAD, ASIDE_FOOT = 46.0, 20.0  # units above and below what is set aside
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
        wide = _aside_card(aside, cards)
        aside = aside.centered(aside.w, min(aside.h, wide * 1.4 + ASIDE_HEAD + ASIDE_FOOT))
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
        canvas.rounded(cell.inset(5, 0), theme.INK, 100, 14, theme.FOCUS, 210, 1.8)
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


def _aside_card(box: Box, count: int) -> float:
    """How wide each of so many cards is in that place."""
    room_h, room_w = box.h - ASIDE_HEAD - ASIDE_FOOT, box.w - 32
    return min(room_h / 1.4, (room_w - 10 * (count - 1)) / max(1, count), 140.0)


def _aside(canvas: Canvas, model: DiscardsModel, box: Box) -> None:
    """The characters that nobody plays, face up with their names, then those face down."""
    canvas.skin("wood", box)
    canvas.text_in(_("Not in this round"), Box(box.x + 16, box.y + 10, box.w - 32, 26), theme.LABEL.of(theme.TEXT_HEAD))
    cards = [card for _rank, card in model.face_up] + [""] * model.face_down
    room = Box(box.x + 16, box.y + ASIDE_HEAD, box.w - 32, box.h - ASIDE_HEAD - ASIDE_FOOT)
    wide = _aside_card(box, len(cards))
    left = room.cx - (len(cards) * (wide + 10) - 10) / 2
    painter = canvas.owner.ui.cards  # type: ignore[union-attr]  # a widget draws
    for at, card in enumerate(cards):
        place = Box(left + at * (wide + 10), room.cy - wide * 0.7, wide, wide * 1.4)
        if card:
            painter.draw(canvas, card, "small" if wide >= 78 else "mini", place)
        else:
            painter.draw_back(canvas, "character", place)


# While the viewer chooses: in which order the cards are passed on.

CORD_STEP, CORD_CREST = 62.0, 17.0


def draw_cord(canvas: Canvas, scene: DraftScene, box: Box) -> None:
    """A cord with the crests of those who choose, from the first to the last; whoever chooses now is lit."""
    count = len(scene.steps)
    if not count or box.w < 80:
        return
    step = min(CORD_STEP, (box.w - 2 * CORD_CREST - 22) / max(1, count - 1))
    left, cy = box.cx - step * (count - 1) / 2, box.cy
    if count > 1:
        canvas.rounded(Box(left, cy - 2.5, step * (count - 1), 5), theme.INK, 200, 2.5)
        canvas.rounded(Box(left, cy - 1.5, step * (count - 1), 3), theme.GOLD_DEEP, 255, 1.5)
    for at, one in enumerate(scene.steps):
        x = left + at * step
        radius = min(CORD_CREST, step * 0.4)
        if one.now:
            canvas.rounded(Box(x, cy, 0, 0).inset(-radius - 8), theme.FOCUS, 70, radius + 8, theme.FOCUS, 255, 2)
        draw_seat(canvas, x, cy, radius * (1.15 if one.now else 1.0), one.info)
        if one.done:
            canvas.rounded(Box(x, cy, 0, 0).inset(-radius - 2), theme.INK, 130, radius + 2)
        if one.crown:
            canvas.picture("ui/crown", Box(x - 11, cy - radius - 17, 22, 22))
        if at and step > 44:
            canvas.text("›", x - step / 2, cy - 3, Style("bold", 26, theme.GOLD_PALE, theme.INK), "center")

"""The influence board: a track for each estate with the discs in the order of their stacks, and who would score now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.cards.tones import ESTATES
from game.rattus_cartus.lang import _
from game.rattus_cartus.table.discs import disc_height, draw_disc, draw_tilted
from game.rattus_cartus.table.figures import gem_at
from game.rattus_cartus.table.models import EstateModel, InfluenceModel
from game.table.pieces import Picks
from game.table.seats import SeatInfo
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import joined
from game.ui.people import in_sentences
from game.ui.widgets import Widget

DISC = 25.5
HEAD = 40.0  # units above the tracks
NAME_ROOM, PRIZE = 124.0, 35.0
STEP, TIGHT_STEP = 9.0, 7.5  # units between the discs of a stack, and from four on
SPREAD = 36.0
NUMBER = Style("xb", 17, theme.TEXT, theme.INK)
NAME = Style("sc_bold", 18, theme.TEXT)
TOLD = Style("bold", 18, theme.TEXT)
ASIDE = Style("it", 17, theme.TEXT_DIM)
NO_WIDTH = 1.0


@dataclass(frozen=True)
class Stack:
    """A heap of discs on a number: the seats from the bottom to the top, and the middle of the lowest."""

    estate: int
    number: int
    seats: tuple[int, ...]
    cx: float
    cy: float

    def height_of(self, place: int) -> float:
        """How far above the lowest disc the one at this place lies."""
        return place * (TIGHT_STEP if len(self.seats) > 3 else STEP)


class Heap(Widget):
    """What is pointed at: the discs on one number."""

    role = "stack"
    bleed = 6.0

    def __init__(self, board: InfluenceBoard, stack: Stack) -> None:
        super().__init__(f"stack:{stack.estate}:{stack.number}")
        self.board, self.stack = board, stack

    @property
    def takes_pointer(self) -> bool:
        return True

    @property
    def value(self) -> str:
        return self.board.told(self.stack)

    def attention(self, on: bool) -> None:
        self.board.spread(self.stack if on else None)
        super().attention(on)


class InfluenceBoard(Widget):
    """Six tracks on one scale."""

    role = "influence"
    bleed = 40.0

    def __init__(self, desk: Picks, model: InfluenceModel, seats: Sequence[SeatInfo]) -> None:
        super().__init__("influence")
        self.desk, self.model, self.seats = desk, model, list(seats)
        self.lit = -1  # the estate of the building that is resolved
        self._spread: Stack | None = None

    @property
    def value(self) -> str:
        return " ".join(self.told(stack) for track in self.model.tracks for stack in self.stacks(track))

    def show(self, model: InfluenceModel, seats: Sequence[SeatInfo], lit: int) -> None:
        """Takes over the tracks; `lit` is the estate of which something happens now, -1 for none."""
        if (model, list(seats), lit) != (self.model, self.seats, self.lit):
            self.model, self.seats, self.lit = model, list(seats), lit
            self._spread = None
            self._fill()
            self.invalidate()

    def _fill(self) -> None:
        heaps = [Heap(self, stack) for track in self.model.tracks for stack in self.stacks(track)]
        self.children = []
        for heap in heaps:
            self.add(heap)
            heap.arrange(self._heap_box(heap.stack))

    def _heap_box(self, stack: Stack) -> Box:
        high = stack.height_of(len(stack.seats) - 1)
        return Box(stack.cx - DISC / 2 - 2, stack.cy - high - 12, DISC + 4, high + 34)

    # -- words -----------------------------------------------------------------------------------------------------
    def name_of(self, seat: int) -> str:
        return in_sentences(self.seats[seat].name) if seat < len(self.seats) else ""

    def told(self, stack: Stack) -> str:
        """Who stands there, from the lowest disc up."""
        estate = estate_name(self.model.tracks[stack.estate].id)
        names = joined([self.name_of(seat) for seat in stack.seats])
        return _("{estate} {number}: {names}").format(estate=estate, number=stack.number, names=names)

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        self._fill()

    @property
    def _head(self) -> float:
        return HEAD if self.box.h > 300 else 26.0

    def row_box(self, estate: int) -> Box:
        """The track of an estate with all that belongs to it."""
        inner = Box(self.box.x + 8, self.box.y + self._head, self.box.w - 16, self.box.h - self._head - 8)
        return inner.rows(len(self.model.tracks), 4)[estate]

    def _line(self, row: Box) -> tuple[float, float, float]:
        """The left and right end of a track, and the height of the middle of its lowest discs."""
        prizes = len(self.model.prizes) * PRIZE + 14
        return row.x + self._names + 18, row.right - prizes - 14, row.y + row.h * 0.62

    @property
    def _names(self) -> float:
        return NAME_ROOM if self.box.w < 700 else NAME_ROOM * 1.3

    def spot(self, estate: int, number: int) -> tuple[float, float]:
        """The middle of the lowest disc on a number."""
        left, right, y = self._line(self.row_box(estate))
        return left + (right - left) * min(number, self.model.most) / self.model.most, y

    def disc_place(self, estate: int, seat: int) -> Box:
        """Where the disc of a seat lies now."""
        for stack in self.stacks(self.model.tracks[estate]):
            if seat in stack.seats:
                up = stack.height_of(stack.seats.index(seat))
                return Box(stack.cx - DISC / 2, stack.cy - up - 9, DISC, disc_height(DISC))
        x, y = self.spot(estate, 0)
        return Box(x - DISC / 2, y - 9, DISC, disc_height(DISC))

    def stacks(self, track: EstateModel) -> list[Stack]:
        """The heaps of a track from left to right."""
        found = []
        for number, seats in track.stacks(self._missing(track)):
            x, y = self.spot(track.estate, number)
            found.append(Stack(track.estate, number, seats, x, y))
        return found

    def _missing(self, track: EstateModel) -> list[int]:
        """Points that have been won, and whose disc is on its way."""
        lag = self.desk.lag.of(f"points{track.estate}")
        return [lag[seat] for seat in range(len(track.points))]

    def landed(self) -> None:
        """Discs have moved on."""
        self._fill()
        self.invalidate()

    def spread(self, stack: Stack | None) -> None:
        """A heap that is pointed at lies open."""
        if stack != self._spread:
            self._spread = stack
            self.invalidate()

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        box = self.box
        if box.w < NO_WIDTH:
            return
        canvas.skin("panel", box)
        title = Box(box.x + 18, box.y + 4, box.w * 0.5, self._head)
        canvas.text_in(_("Influence"), title, theme.HEADING.of(theme.TEXT_HEAD))
        for at, prize in enumerate(self.model.prizes):
            x = self._prize_x(at)
            canvas.text(str(prize), x, title.cy + 2, NUMBER.of(theme.TEXT_HEAD), "center")
            canvas.explain(("first", "second", "third")[at], Box(x - 14, title.y, 28, title.h))
        for track in self.model.tracks:
            self._draw_track(canvas, track)

    def _prize_x(self, at: int) -> float:
        row = self.row_box(0)
        return row.right - 16 - (len(self.model.prizes) - 1 - at) * PRIZE - 6

    def _draw_track(self, canvas: Canvas, track: EstateModel) -> None:
        row, tones = self.row_box(track.estate), ESTATES[track.id]
        canvas.rounded(row, theme.mix(tones.dark, theme.INK, 0.35), 190, 7, tones.main, 80, 1.0)
        if track.estate == self.lit:
            canvas.rounded(row, None, 0, 7, theme.FOCUS, 255, 2.4)
        self._draw_name(canvas, track, row)
        left, right, y = self._line(row)
        self._draw_line(canvas, left, right, y + 8, tones)
        for stack in self.stacks(track):
            self._draw_stack(canvas, stack, row)
        for at, seat in enumerate(track.ranked(len(self.model.prizes), self._missing(track))):
            draw_disc(canvas, self._prize_x(at), row.cy, 27, self.seats[seat].crest)

    def _draw_name(self, canvas: Canvas, track: EstateModel, row: Box) -> None:
        name = estate_name(track.id)
        if row.h < 56:  # beside one another
            side = min(28.0, row.h - 4)
            gem_at(self.ui, canvas, track.id, row.x + 6 + side / 2, row.cy, side)
            canvas.text_in(name, Box(row.x + side + 14, row.y, self._names - side - 10, row.h), NAME)
            return
        side = min(36.0, row.h * 0.5)
        gem_at(self.ui, canvas, track.id, row.x + self._names / 2, row.y + 4 + side / 2, side)
        place = Box(row.x + 4, row.y + side + 5, self._names - 6, row.h - side - 8)
        canvas.text_in(name, place, NAME, "center")

    def _draw_line(self, canvas: Canvas, left: float, right: float, y: float, tones: theme.Tones) -> None:
        canvas.line(left, y, right, y, tones.main, 220, 1.8)
        most = self.model.most
        for number in range(most + 1):
            x = left + (right - left) * number / most
            high = 7.0 if number % 5 == 0 else 3.5
            if number % 5 == 0 or most <= 30:
                canvas.line(x, y - high, x, y + high, tones.main, 220, 1.6 if number % 5 == 0 else 1.0)

    def _draw_stack(self, canvas: Canvas, stack: Stack, row: Box) -> None:
        hidden = self.desk.lag.things
        for place, seat in enumerate(stack.seats):
            if ("disc", (stack.estate, seat)) not in hidden:
                draw_tilted(canvas, stack.cx, stack.cy - stack.height_of(place), DISC, self.seats[seat].crest)
        if stack.number:
            canvas.text(str(stack.number), stack.cx, min(row.bottom - 8, stack.cy + 21), NUMBER, "center")
        canvas.explain("disc", self._heap_box(stack))

    def draw_over(self, canvas: Canvas) -> None:
        if self._spread is not None:
            self._draw_spread(canvas, self._spread)

    def _draw_spread(self, canvas: Canvas, stack: Stack) -> None:
        """The discs one above the other with names: the lowest came first."""
        text = canvas.pens.text
        lines = [(self.name_of(seat), _("first here") if at == 0 and len(stack.seats) > 1 else "")
                 for at, seat in enumerate(stack.seats)]  # fmt: skip
        wide = 56 + max(
            text.width(name, TOLD) + (text.width(aside, ASIDE) + 12 if aside else 0) for name, aside in lines
        )
        high = SPREAD * len(lines) + 14
        x = min(max(stack.cx - 26, self.box.x + 4), max(self.box.x + 4, self.box.right + 30 - wide))
        y = max(self.box.y + 4, stack.cy + 16 - high)
        canvas.rounded(Box(x, y, wide, high), theme.REASON_GROUND, 245, 9, theme.HAIRLINE, 220, 1.4)
        for at, (name, aside) in enumerate(lines):
            cy = y + high - 7 - SPREAD * (at + 0.5)
            draw_tilted(canvas, x + 26, cy - 3, 32, self.seats[stack.seats[at]].crest)
            canvas.text(name, x + 48, cy, TOLD)
            if aside:
                canvas.text(aside, x + 48 + text.width(name, TOLD) + 10, cy, ASIDE)

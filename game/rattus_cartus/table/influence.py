"""The influence board: a track for each estate with the discs in the order of their stacks, and who would score now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.cards.tones import ESTATES
from game.rattus_cartus.lang import _
from game.rattus_cartus.table.art import UI
from game.rattus_cartus.table.figures import gem_at
from game.rattus_cartus.table.models import EstateModel, InfluenceModel
from game.table.flow import SeatInfo
from game.table.kept import Kept
from game.table.pieces import Picks
from game.ui.draw import shapes, theme
from game.ui.draw.assets import Assets
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.scaling import smoothscale
from game.ui.draw.theme import Colour, Style
from game.ui.lang import joined
from game.ui.people import in_sentences
from game.ui.widgets import Widget

# The wooden discs of the players, in the colour and with the division of their shield.

TILT, EDGE = 12 / 17, 3.4 / 17  # height of the upper face and of the edge below it, by the width
Painter = Callable[[pygame.Surface, Colour, Colour], None]
Points = list[tuple[float, float]]


def draw_disc(canvas: Canvas, cx: float, cy: float, wide: float, crest: int, alpha: int = 255) -> None:
    """A disc from above around a middle."""
    side = max(7, canvas.scale.px(wide))
    made = pictured(canvas.pens.assets, side, crest)
    canvas.surface_at(made, cx - side / 2 / canvas.k, cy - side / 2 / canvas.k, alpha)


def draw_tilted(canvas: Canvas, cx: float, cy: float, wide: float, crest: int) -> None:
    """A disc at an angle; `cy` is the middle of its upper face."""
    side = max(9, canvas.scale.px(wide))
    assets, name = canvas.pens.assets, f"{UI}/disc_side_{crest % 8}"
    if assets.usable(name):
        made = assets.scaled(name, (side, round(side * TILT) + max(2, round(side * EDGE))))
    else:
        made = assets.keep(("tilted", side, crest % 8), partial(tilted, side, crest % 8))
    canvas.surface_at(made, cx - side / 2 / canvas.k, cy - side * TILT / 2 / canvas.k)


def pictured(assets: Assets, side: int, crest: int) -> pygame.Surface:
    """A disc from above, `side` pixels wide: its picture, or a drawing where there is none."""
    name = f"{UI}/disc_{crest % 8}"
    if assets.usable(name):
        return assets.scaled(name, (side, side))
    return assets.keep(("disc", side, crest % 8), partial(flat, side, crest % 8))


def flat(side: int, crest: int) -> pygame.Surface:
    """The upper face, `side` pixels wide."""

    def paint(surface: pygame.Surface, _factor: int) -> None:
        whole = surface.get_width()
        surface.blit(_face(whole, crest), (0, 0))

    return shapes.supersampled(side, side, paint)


def tilted(side: int, crest: int) -> pygame.Surface:
    """The upper face in perspective, and the edge of the wood below it."""
    high, edge = round(side * TILT), max(2, round(side * EDGE))

    def paint(surface: pygame.Surface, factor: int) -> None:
        wide, tall, thick = surface.get_width(), high * factor, edge * factor
        colour = theme.SEATS[crest]
        dark = theme.mix(colour, theme.INK, 0.62)
        for step in range(thick, -1, -1):
            pygame.draw.ellipse(surface, theme.INK if step == thick else dark, pygame.Rect(0, step, wide, tall))
        face = smoothscale(_face(wide, crest), (wide, tall))
        surface.blit(face, (0, 0))

    return shapes.supersampled(side, high + edge, paint)


def _face(side: int, crest: int) -> pygame.Surface:
    """A round field with a rim; drawn large."""
    colour = theme.SEATS[crest]
    dark = theme.mix(colour, theme.INK, 0.76)
    field = pygame.Surface((side, side), pygame.SRCALPHA)
    field.fill(colour)
    DIVISIONS[crest](field, dark, colour)
    mask = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(mask, (*theme.WHITE, 255), (side / 2, side / 2), side * 0.445)
    field.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(made, theme.INK, (side / 2, side / 2), side / 2)
    pygame.draw.circle(made, theme.mix(colour, theme.WHITE, 0.45), (side / 2, side / 2), side * 0.47)
    made.blit(field, (0, 0))
    return made


def _scaled(surface: pygame.Surface, points: Points) -> Points:
    side = surface.get_width()
    return [(x * side, y * side) for x, y in points]


def _polygon(points: Points) -> Painter:
    def paint(surface: pygame.Surface, dark: Colour, _light: Colour) -> None:
        pygame.draw.polygon(surface, dark, _scaled(surface, points))

    return paint


def _boxes(*boxes: tuple[float, float, float, float]) -> Painter:
    def paint(surface: pygame.Surface, dark: Colour, _light: Colour) -> None:
        side = surface.get_width()
        for x, y, w, h in boxes:
            surface.fill(dark, pygame.Rect(round(x * side), round(y * side), round(w * side), round(h * side)))

    return paint


def _lozenges(surface: pygame.Surface, dark: Colour, _light: Colour) -> None:
    for cx, cy in ((0.34, 0.36), (0.66, 0.36), (0.5, 0.68)):
        r = 0.14
        points = [(cx, cy - r), (cx + r, cy), (cx, cy + r), (cx - r, cy)]
        pygame.draw.polygon(surface, dark, _scaled(surface, points))


DIVISIONS: tuple[Painter, ...] = (
    _polygon([(0, 0.56), (0.5, 0.24), (1, 0.56), (1, 0.84), (0.5, 0.52), (0, 0.84)]),  # chevron
    _boxes((0.5, 0, 0.5, 1)),  # halves
    _boxes((0.4, 0, 0.2, 1), (0, 0.4, 1, 0.2)),  # cross
    _boxes((0, 0.16, 1, 0.14), (0, 0.44, 1, 0.14), (0, 0.72, 1, 0.14)),  # bars
    _boxes((0, 0, 0.5, 0.5), (0.5, 0.5, 0.5, 0.5)),  # quarters
    _polygon([(0, 0.04), (0.24, 0), (1, 0.76), (1, 1), (0.76, 1), (0, 0.28)]),  # bend
    _lozenges,
    _polygon([(0.05, 0), (0.95, 0), (0.5, 0.66)]),  # pile
)


def disc_height(wide: float) -> float:
    """How high a disc at an angle is, with its edge."""
    return wide * (TILT + EDGE)


DISC = 25.5
HEAD = 40.0  # units above the tracks
NAME_ROOM, COLUMNS = 124.0, 144.0  # units: names at the left, and two columns of figures at the right
STEP, TIGHT_STEP = 9.0, 7.5  # units between the discs of a stack, and from four on
SPREAD = 36.0
NUMBER = Style("xb", 20.5, theme.TEXT, theme.INK)
MINE, MISSING = Style("black", 34, theme.TEXT, theme.INK), Style("xb", 25, theme.TEXT, theme.INK)
COLUMN = Style("sc_bold", 19, theme.TEXT_HEAD)
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


class Track(Widget):
    """The row of one estate: name, line, discs, and who would score now."""

    role = "track"
    bleed = 4.0

    def __init__(self, board: InfluenceBoard, model: EstateModel) -> None:
        super().__init__(f"track:{model.id}")
        self.board, self.model = board, model
        self._kept = Kept(f"track {model.id}")
        self._shown: tuple[int, ...] = ()  # the points of the discs as they were drawn last

    @property
    def value(self) -> str:
        return " ".join(self.board.told(stack) for stack in self.stacks)

    def show(self, model: EstateModel) -> None:
        """Takes over the discs."""
        if model != self.model:
            self.model = model
            self.changed()

    def changed(self) -> None:
        """Discs have moved on."""
        self._fill()
        self.invalidate()

    @property
    def stale(self) -> bool:
        """Whether discs stand elsewhere than they were drawn last."""
        return self._shown != tuple(self.model.shown(self.missing))

    @property
    def missing(self) -> list[int]:
        """Points that have been won, and whose disc is on its way."""
        lag = self.board.table.lag.of(f"points{self.model.estate}")
        return [lag[seat] for seat in range(len(self.model.points))]

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        self._fill()

    def _fill(self) -> None:
        self.children = []
        for stack in self.stacks:
            heap = self.add(Heap(self.board, stack))
            heap.arrange(heap_box(stack))

    def _line(self, row: Box) -> tuple[float, float, float]:
        """The left and right end of the groove, and the height of the middle of its lowest discs."""
        figures = COLUMNS if self.board.viewer >= 0 else 0.0
        return row.x + self.board.names + 22, row.right - figures - 20, row.y + row.h * 0.56

    def spot(self, number: int, row: Box | None = None) -> tuple[float, float]:
        """The middle of the lowest disc on a number."""
        left, right, y = self._line(row or self.box)
        most = self.board.model.most
        return left + (right - left) * min(number, most) / most, y

    @property
    def stacks(self) -> list[Stack]:
        """The heaps from left to right."""
        return self._stacks(self.box)

    def _stacks(self, row: Box) -> list[Stack]:
        found = []
        for number, seats in self.model.stacks(self.missing):
            x, y = self.spot(number, row)
            found.append(Stack(self.model.estate, number, seats, x, y))
        return found

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        board, model = self.board, self.model
        missing = tuple(self.missing)
        self._shown = tuple(model.shown(missing))
        hidden = frozenset(thing for thing in board.table.lag.things if thing[0] == "disc")
        lit = model.estate == board.lit
        crests = tuple(info.crest for info in board.seats)
        state = (model, missing, hidden, lit, crests, board.model.most, board.viewer)
        self._kept.draw(self.ui, canvas, self.box, state, self._paint)

    def _paint(self, canvas: Canvas, row: Box) -> None:
        board, model = self.board, self.model
        tones = ESTATES[model.id]
        canvas.rounded(row, theme.mix(tones.dark, theme.INK, 0.35), 235, 9, theme.INK, 255, 1.6)
        canvas.rounded(row.inset(1.6), None, 0, 8, tones.main, 120, 1.2)
        if model.estate == board.lit:
            canvas.rounded(row, None, 0, 9, theme.FOCUS, 255, 2.6)
        self._draw_name(canvas, row)
        left, right, y = self._line(row)
        self._draw_line(canvas, left, right, y + 8, tones)
        for stack in self._stacks(row):
            self._draw_stack(canvas, stack, row)
        self._draw_figures(canvas, row)

    def _draw_figures(self, canvas: Canvas, row: Box) -> None:
        """What the viewer has there, and how many more make it the first: a crown where it is."""
        board, viewer = self.board, self.board.viewer
        if not 0 <= viewer < len(self.model.points):
            return
        mine, more = self.model.shown(self.missing)[viewer], self.model.to_first(viewer, self.missing)
        here, there = columns(row)
        colour = theme.mix(theme.SEATS[board.seats[viewer].crest % 8], theme.WHITE, 0.35) if mine else theme.TEXT_DIM
        high = min(1.0, row.h / 62)
        canvas.text(str(mine), here.cx, row.cy, MINE.at(MINE.size * high).of(colour), "center")
        if more:
            canvas.text(str(more), there.cx, row.cy, MISSING.at(MISSING.size * high), "center")
        elif mine:
            canvas.picture("ui/crown", there.centered(36 * high, 36 * high))
        else:
            canvas.text("–", there.cx, row.cy, MISSING.of(theme.TEXT_DIM), "center")
        canvas.explain("to_first", there)

    def _draw_name(self, canvas: Canvas, row: Box) -> None:
        name, wide = estate_name(self.model.id), self.board.names
        if row.h < 56:  # beside one another
            side = min(28.0, row.h - 4)
            gem_at(self.ui, canvas, self.model.id, row.x + 6 + side / 2, row.cy, side)
            canvas.text_in(name, Box(row.x + side + 14, row.y, wide - side - 10, row.h), NAME)
            return
        side = min(36.0, row.h * 0.5)
        gem_at(self.ui, canvas, self.model.id, row.x + wide / 2, row.y + 4 + side / 2, side)
        place = Box(row.x + 4, row.y + side + 5, wide - 6, row.h - side - 8)
        canvas.text_in(name, place, NAME, "center")

    def _draw_line(self, canvas: Canvas, left: float, right: float, y: float, tones: theme.Tones) -> None:
        canvas.rounded(Box(left - 6, y - 4, right - left + 12, 8), theme.INK, 200, 4)
        canvas.line(left, y, right, y, tones.main, 235, 2.0)
        most = self.board.model.most
        for number in range(most + 1):
            x = left + (right - left) * number / most
            high = 7.0 if number % 5 == 0 else 3.5
            if number % 5 == 0 or most <= 30:
                canvas.line(x, y - high, x, y + high, tones.main, 220, 1.6 if number % 5 == 0 else 1.0)

    def _draw_stack(self, canvas: Canvas, stack: Stack, row: Box) -> None:
        hidden = self.board.table.lag.things
        for place, seat in enumerate(stack.seats):
            if ("disc", (stack.estate, seat)) not in hidden:
                draw_tilted(canvas, stack.cx, stack.cy - stack.height_of(place), DISC, self.board.seats[seat].crest)
        if stack.number:
            canvas.text(str(stack.number), stack.cx, min(row.bottom - 11, stack.cy + 24), NUMBER, "center")
        canvas.explain("disc", heap_box(stack))


def heap_box(stack: Stack) -> Box:
    """All of a heap."""
    high = stack.height_of(len(stack.seats) - 1)
    return Box(stack.cx - DISC / 2 - 2, stack.cy - high - 12, DISC + 4, high + 34)


def columns(row: Box) -> tuple[Box, Box]:
    """Where the two figures of a row stand."""
    whole = row.cut_right(COLUMNS)[0]
    first, second = whole.columns(2, 0)
    return first, second


class InfluenceBoard(Widget):
    """Six tracks on one scale."""

    role = "influence"
    bleed = 40.0

    def __init__(self, table: Picks, model: InfluenceModel, seats: Sequence[SeatInfo]) -> None:
        self.table, self.model, self.seats = table, model, list(seats)
        self.tracks = [Track(self, one) for one in model.tracks]
        super().__init__("influence", list(self.tracks))
        self.lit = -1  # the estate of the building that is resolved
        self.viewer, self.own = 0, True  # whose figures stand in the columns, and whether that is who looks
        self._spread: Stack | None = None

    def look(self, viewer: int, *, own: bool) -> None:
        """Whose figures stand in the columns, -1 for nobody's; `own`: that seat is who looks."""
        if (viewer, own) != (self.viewer, self.own):
            self.viewer, self.own = viewer, own
            self.landed()
            self.invalidate()

    def show(self, model: InfluenceModel, seats: Sequence[SeatInfo], lit: int) -> None:
        """Takes over the tracks; `lit` is the estate of which something happens now, -1 for none."""
        if (model, list(seats), lit) == (self.model, self.seats, self.lit):
            return
        whole = (model.most, list(seats)) != (self.model.most, self.seats)
        before, self.lit = self.lit, lit
        self.model, self.seats = model, list(seats)
        for track, one in zip(self.tracks, model.tracks, strict=True):
            track.show(one)
            if one.estate in (before, lit) and before != lit:
                track.invalidate()
        if whole:
            self.landed()
        self.spread(None)

    def landed(self) -> None:
        """Discs have moved on."""
        for track in self.tracks:
            track.changed()

    def stale(self) -> list[Box]:
        """The tracks on which discs stand elsewhere than they were drawn last."""
        found = [track for track in self.tracks if track.stale]
        for track in found:
            track.changed()
        return [track.box for track in found]

    # -- words -----------------------------------------------------------------------------------------------------
    def name_of(self, seat: int) -> str:
        return in_sentences(self.seats[seat].name) if seat < len(self.seats) else ""

    def told(self, stack: Stack) -> str:
        """Who stands there, from the lowest disc up."""
        estate = estate_name(self.model.tracks[stack.estate].id)
        names = joined([self.name_of(seat) for seat in stack.seats])
        return _("{estate} {number}: {names}").format(estate=estate, number=stack.number, names=names)

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def names(self) -> float:
        """How wide the names of the estates may be."""
        return NAME_ROOM if self.box.w < 700 else NAME_ROOM * 1.3

    def arrange(self, box: Box) -> None:
        self.box = box
        inner = Box(box.x + 8, box.y + self._head, box.w - 16, box.h - self._head - 8)
        for track, row in zip(self.tracks, inner.rows(len(self.tracks), 4), strict=True):
            track.arrange(row)

    @property
    def _head(self) -> float:
        return HEAD if self.box.h > 300 else 26.0

    def row_box(self, estate: int) -> Box:
        """The track of an estate with all that belongs to it."""
        return self.tracks[estate].box

    def spot(self, estate: int, number: int) -> tuple[float, float]:
        """The middle of the lowest disc on a number."""
        return self.tracks[estate].spot(number)

    def stacks(self, track: EstateModel) -> list[Stack]:
        """The heaps of a track from left to right."""
        return self.tracks[track.estate].stacks

    def disc_place(self, estate: int, seat: int) -> Box:
        """Where the disc of a seat lies now."""
        for stack in self.tracks[estate].stacks:
            if seat in stack.seats:
                up = stack.height_of(stack.seats.index(seat))
                return Box(stack.cx - DISC / 2, stack.cy - up - 9, DISC, disc_height(DISC))
        x, y = self.spot(estate, 0)
        return Box(x - DISC / 2, y - 9, DISC, disc_height(DISC))

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        box = self.box
        if box.w < NO_WIDTH:
            return
        canvas.skin("wood", box)
        title = Box(box.x + 18, box.y + 4, box.w * 0.5, self._head)
        canvas.text_in(_("Influence"), title, theme.HEADING.of(theme.TEXT_HEAD))
        if self.viewer < 0:
            return
        here, there = columns(self.tracks[0].box)
        who = _("You") if self.own else self.name_of(self.viewer)
        for place, words in ((here, who), (there, _("To first"))):
            style = canvas.pens.text.fit(words, COLUMN, place.w + 4)
            room = Box(place.x - 12, title.y, place.w + 12, title.h)  # the frame is at the right
            canvas.text_in(words, room, style, "center")

    def spread(self, stack: Stack | None) -> None:
        """A heap that is pointed at lies open."""
        if stack != self._spread:
            self._spread = stack
            self.invalidate()

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

"""The sheet of a player: all that somebody has before everybody, told large while one points at the quarter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate

from game.session.match import Shown
from game.table.faces import draw_seat
from game.table.flow import Flow, SeatInfo
from game.table.log.chronicle import lines
from game.table.log.marked import MarkedNames
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import plain
from game.ui.draw.theme import Style
from game.ui.lang import _
from game.ui.opponents import kind_words
from game.ui.speech import ended
from game.ui.widgets import Button, Column, Layer, Spacer, Widget
from game.ui.widgets.base import Drawn, Toolkit
from game.ui.widgets.modal import Dialog, open_dialog

NAME = Style("head", 26, theme.INK_HEAD)
KIND = theme.ON_PARCHMENT_DIM.at(19)
FIGURES = Style("bold", 22, theme.INK_BODY)
CELL = Style("text", 20, theme.INK_BODY)
LINE = Style("text", 19, theme.INK_BODY, leading=1.15)
NOTE = Style("bold", 17, theme.INK_BODY)
HEAD, FIGURES_HIGH, ROW, GAP, NOTED = 50.0, 36.0, 33.0, 9.0, 24.0  # units
NARROWEST, ACROSS = 470.0, 24.0  # units: of a sheet; between the columns of its rows
COLUMNS = (4, 5, 6, 8, 12, 3, 2)  # cards beside each other, the usual number first
SMALLER = (1.0, 0.82, 0.66)  # cards where there is little room
MOST_ACTS = 8
WIDEST = 1180.0  # units of a sheet that was opened
SMALLEST_CARD = 76.0  # units: on a narrower one nothing can be read


@dataclass(frozen=True)
class _Plan:
    """How it is laid out: its size, how many cards lie beside each other and how wide they are."""

    wide: float
    high: float
    across: int
    card: float
    brief: bool


@dataclass(frozen=True)
class SheetCard:
    """A card, and a word below it where something lies on it."""

    card: str
    note: str = ""


@dataclass(frozen=True)
class Sheet(Drawn):
    """What a game tells on it. All texts are marked up. `rows` are a table, each as many cells as `columns` has heads
    (none: no line of heads); `card` is how wide its cards are usually, in units."""

    info: SeatInfo
    figures: str = ""
    cards: tuple[SheetCard, ...] = ()
    card: float = 120.0
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    lines: tuple[str, ...] = ()
    _laid_out: dict[object, list[_Plan]] = field(default_factory=dict, init=False, repr=False, compare=False)

    # -- sizes -----------------------------------------------------------------------------------------------------
    def sizes(self, ui: Toolkit) -> Sequence[tuple[float, float]]:
        return list(dict.fromkeys((plan.wide, plan.high) for plan in self._plans(ui)))

    def _plans(self, ui: Toolkit) -> list[_Plan]:
        """The ways to lay it out, the usual one first; brief ones, without figures and sentences, last. Worked out once
        for a size of the window."""
        if ui.scale not in self._laid_out:
            self._laid_out[ui.scale] = self._worked_out(ui)
        return self._laid_out[ui.scale]

    def _worked_out(self, ui: Toolkit) -> list[_Plan]:
        cells = self._cells(ui)
        figures = ui.text.paragraph(self.figures, FIGURES, 2000).width / ui.scale.k + 4 if self.figures else 0.0
        least = max(NARROWEST, figures, sum(cells) + ACROSS * max(0, len(cells) - 1))
        count = len(self.cards)
        shares = [(share, across) for share in SMALLER for across in COLUMNS] if count else [(1.0, 1)]
        found = []
        for brief in (False, True):
            for share, across in shares:
                card, beside = max(self.card * share, SMALLEST_CARD), min(across, max(1, count))
                wide = max(least, beside * (card + GAP) - GAP) if count else least
                plan = _Plan(wide, 0.0, beside, card, brief)
                found.append(replace(plan, high=self._high(ui, plan)))
        return list(dict.fromkeys(found))

    def _high(self, ui: Toolkit, plan: _Plan) -> float:
        high = HEAD + (FIGURES_HIGH if self.figures and not plan.brief else 0.0)
        if self.cards:
            high += -(-len(self.cards) // plan.across) * (plan.card * 1.4 + GAP + self._noted)
        if self.rows:
            high += ROW * (len(self.rows) + bool(self.columns)) + GAP
        return high + (0.0 if plan.brief else sum(self._line_high(ui, line, plan.wide) for line in self.lines))

    def ends(self, ui: Toolkit, size: tuple[float, float]) -> list[float]:
        """Units from above where a sheet of that size may end without a line or a card in two."""
        plan = next(one for one in self._plans(ui) if (one.wide, one.high) == size)
        steps = [HEAD, FIGURES_HIGH if self.figures and not plan.brief else 0.0]
        steps += [plan.card * 1.4 + GAP + self._noted] * -(-len(self.cards) // plan.across)
        steps += [ROW] * (len(self.rows) + bool(self.columns)) if self.rows else []
        steps += [GAP] if self.rows else []
        steps += [] if plan.brief else [self._line_high(ui, line, plan.wide) for line in self.lines]
        return [*accumulate(steps)]

    @property
    def _noted(self) -> float:
        return NOTED if any(one.note for one in self.cards) else 0.0

    @staticmethod
    def _line_high(ui: Toolkit, line: str, wide: float) -> float:
        return ui.text.paragraph(line, LINE, wide).height / ui.scale.k + 6

    def _cells(self, ui: Toolkit) -> list[float]:
        """How wide each column of the rows is."""
        every = [*([self.columns] if self.columns else []), *self.rows]
        wide = lambda text: ui.text.paragraph(text, CELL, 2000).width / ui.scale.k  # noqa: E731
        return [max(map(wide, column)) + 4 for column in zip(*every, strict=True)] if every else []

    def told(self, ui: Toolkit) -> str:
        """All of it in words."""
        cards = [f"{ui.cards.face(one.card).name}{f' ({one.note})' if one.note else ''}" for one in self.cards]
        rows = [
            ", ".join(plain(cell) for cell in row) for row in ([self.columns] if self.columns else []) + [*self.rows]
        ]
        kind, lines = kind_words(self.info.player), [plain(line) for line in self.lines]
        return " ".join(ended(one) for one in (kind, plain(self.figures), ", ".join(cards), *rows, *lines) if one)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, ui: Toolkit, canvas: Canvas, box: Box) -> None:
        plans = self._plans(ui)
        plan = min(plans, key=lambda one: abs(one.wide - box.w) + abs(one.high - box.h))
        head, rest = box.cut_top(HEAD)
        self._head(canvas, head)
        if self.figures and not plan.brief:
            figures, rest = rest.cut_top(FIGURES_HIGH)
            canvas.paragraph(self.figures, figures, FIGURES, "left", "middle")
        if self.cards:
            rest = self._draw_cards(ui, canvas, rest, plan)
        if self.rows:
            rest = self._draw_rows(ui, canvas, rest)
        for line in () if plan.brief else self.lines:
            row, rest = rest.cut_top(self._line_high(ui, line, box.w))
            canvas.paragraph(line, row, LINE, "left", "middle")

    def _head(self, canvas: Canvas, box: Box) -> None:
        draw_seat(canvas, box.x + 23, box.y + 20, 21, self.info)
        kind = kind_words(self.info.player)
        name = Box(box.x + 54, box.y, box.w - 54, 42)
        style = canvas.pens.text.fit(self.info.name, NAME, name.w * 0.6)
        canvas.text_in(self.info.name, name, style)
        left = name.x + canvas.pens.text.width(self.info.name, style) + 20
        if left < box.right - 60:
            canvas.text_in(kind, Box(left, name.y + 2, box.right - left, name.h), KIND, "right")

    def _draw_cards(self, ui: Toolkit, canvas: Canvas, box: Box, plan: _Plan) -> Box:
        across, card = plan.across, plan.card
        high = card * 1.4 + GAP + self._noted
        for at, one in enumerate(self.cards):
            place = Box(box.x + at % across * (card + GAP), box.y + at // across * high, card, card * 1.4)
            ui.cards.draw(canvas, one.card, "small", place)
            if one.note:
                below = Box(place.x - 4, place.bottom + 2, card + 8, NOTED)
                canvas.text_in(one.note, below, canvas.pens.text.fit(one.note, NOTE, below.w), "center")
        return box.cut_top(-(-len(self.cards) // across) * high)[1]

    def _draw_rows(self, ui: Toolkit, canvas: Canvas, box: Box) -> Box:
        wide = self._cells(ui)
        spare = max(0.0, box.w - sum(wide)) / max(1, len(wide) - 1)
        heads = [tuple(f"[i|{one}]" if one else "" for one in self.columns)] if self.columns else []
        for at, cells in enumerate([*heads, *self.rows]):
            x, row = box.x, Box(box.x, box.y + at * ROW, box.w, ROW)
            if at % 2 == bool(heads):
                canvas.rounded(Box(row.x - 6, row.y, row.w + 12, row.h), theme.GOLD_DEEP, 40, 6)
            for place, (text, one) in enumerate(zip(cells, wide, strict=True)):
                if text:
                    canvas.paragraph(text, Box(x, row.y, one, ROW), CELL, "left" if not place else "right", "middle")
                x += one + spare
        return box.cut_top(ROW * (len(self.rows) + len(heads)) + GAP)[1]


def last_act(flow: Flow, names: MarkedNames, seat: int) -> str:
    """What that player did in the last turn, marked up; "" for nothing yet."""
    words, found = flow.words, list[Shown]()
    for event in reversed(flow.log()):
        if words.actor(event.word, event.facts) != seat:
            continue
        told = words.told(event.word)
        if found and (told.turn_ends or len(found) >= MOST_ACTS):
            break
        if told.weight:
            found.insert(0, event)
    told_lines = lines(found, names, flow.viewer)
    return told_lines[-1].text if told_lines else ""


def with_last_act(sheet: Sheet, flow: Flow, names: MarkedNames, seat: int) -> Sheet:
    """The same sheet, with what the player did last below everything else."""
    last = last_act(flow, names, seat)
    # Translators: what a player did in the last turn.
    return replace(sheet, lines=(*sheet.lines, _("[i|Last:] {what}").format(what=last))) if last else sheet


# The sheet as large as there is room, until it is put away: it may lie on anything then.


class SheetView(Widget):
    """The sheet itself; for ears all that stands on it."""

    role = "text"

    def __init__(self, sheet: Sheet) -> None:
        super().__init__("sheet")
        self.sheet = sheet

    @property
    def value(self) -> str:
        return self.sheet.told(self.ui)

    def natural(self, width: float) -> tuple[float, float]:
        sizes = self.sheet.sizes(self.ui)
        return next((size for size in sizes if size[0] <= width), min(sizes))

    def draw(self, canvas: Canvas) -> None:
        wide, high = self.natural(self.box.w)
        self.sheet.draw(self.ui, canvas, Box(self.box.cx - wide / 2, self.box.y, wide, high))


class SheetDialog(Dialog):
    """Around it."""

    HEAD = 26.0

    def arrange(self, box: Box) -> None:
        """Where it has to be scrolled, it ends below a whole line."""
        super().arrange(box)
        room, view = self.content.box, self.content.children[0].children[0]
        if self.content.scrollable and isinstance(view, SheetView):
            whole = [end for end in view.sheet.ends(self.ui, view.natural(view.box.w)) if end <= room.h]
            self.content.arrange(room.cut_top(max(whole, default=room.h))[0])

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.box)


def open_sheet(ui: Toolkit, sheet: Sheet) -> None:
    """Shows what that player has until it is put away, and reads it out."""
    layer: list[Layer] = []
    close = Button(_("Back"), lambda: ui.stack.close_layer(layer[0]), "gold", "close")
    dialog = SheetDialog(sheet.info.name, Column([SheetView(sheet)]), [close, Spacer()], WIDEST)
    layer.append(open_dialog(ui, dialog, first=close))

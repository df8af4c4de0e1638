"""How a building of the row is drawn: a whole house with its name, what it does on a notice, and those who entered."""

from __future__ import annotations

from collections.abc import Sequence

from game.rattus_cartus.cards import parts
from game.rattus_cartus.cards.tones import ESTATES
from game.rattus_cartus.content import own_cards
from game.rattus_cartus.lang import language
from game.rattus_cartus.table.art import ROOF
from game.rattus_cartus.table.entries import EntryField, Planned
from game.rattus_cartus.table.figures import gem
from game.rattus_cartus.table.house import (
    LOW_FACE,
    House,
    draw_front,
    draw_wall,
    entry_height,
    field_of_cell,
    house,
    is_full,
)
from game.rattus_cartus.table.house import shut as shut_front
from game.rattus_cartus.table.influence import draw_disc
from game.rattus_cartus.table.models import BuildingModel
from game.rattus_cartus.words.resolve import of_last_round
from game.table.flow import SeatInfo
from game.ui import cards
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.widgets.base import Toolkit

NUMERALS = ("I", "II", "III")
NUMERAL = Style("black", 25, theme.NUMERAL, floor=False)
COIN, BETWEEN = 50.0, 8.0
NAME = Style("xb", 26, theme.ON_CARD)
LINE = Style("text", 19.5, theme.INK_BODY, leading=1.06)
LINE_FIRST = Style("bold", 19.5, theme.INK_HEAD, leading=1.06)
LOW_LINES = Style("text", 18, theme.INK_BODY, leading=1.12)
CLOSE_LINES = Style("text", theme.SMALLEST, theme.INK_BODY, leading=1.03)  # for three where there is room for two


class BuildingPainter:
    """Draws one building in its cell."""

    def __init__(self, ui: Toolkit, model: BuildingModel, seats: Sequence[SeatInfo], cell: Box) -> None:
        self.ui, self.model, self.seats, self.box = ui, model, seats, cell

    def paint(self, canvas: Canvas, planned: Planned | None, viewer: int, *, shut: bool = False) -> None:
        """The house, and what lies before it."""
        if shut:
            self._shut(canvas)
        elif is_full(self.box):
            self._house(canvas, house(self.box))
        else:
            self._low(canvas, ESTATES[self.model.estate_id])
        EntryField(self.ui, self.seats, field_of_cell(self.box), self.model).draw(canvas, planned, viewer)

    # -- a whole house ---------------------------------------------------------------------------------------------
    def _house(self, canvas: Canvas, here: House) -> None:
        draw_front(self.ui, canvas, self.model.face, self.model.estate_id, here)
        self._numeral(canvas, here)
        self._plate(canvas, here.plate)
        high = max(26.0, min(36.0, here.picture.w * 0.12))
        supply = own_cards().supply_of(self.model.id, self.model.face.partition("/")[2])
        ribbon = parts.ribbon(self.ui, canvas, supply, here.plate.right - 6, here.plate.y - 5, high)
        for at, part in enumerate(reversed(self._supply_parts)):
            canvas.explain(part, Box(ribbon.right - 56 * (at + 1), ribbon.y, 54, ribbon.h))
        for at, seat in enumerate(self.model.supplied):
            draw_disc(canvas, here.plate.x + 20 + at * 28, here.plate.y - 19, 27, self.seats[seat].crest)
        self._notice(canvas, here.notice)

    def _shut(self, canvas: Canvas) -> None:
        """Boards, and its place in the row; where there is no room for a house, nothing."""
        if not is_full(self.box):
            return
        here = house(self.box)
        canvas.surface_at(shut_front(self.ui, here), here.picture.x, here.picture.y)
        canvas.picture(ROOF, here.roof)
        self._numeral(canvas, here)

    def _numeral(self, canvas: Canvas, here: House) -> None:
        """Its place in the row, on a coin in the gable."""
        side = min(COIN, here.roof.h * 0.5)
        place = Box(here.roof.cx - side / 2, here.roof.y + here.roof.h * 0.36, side, side)
        canvas.picture("ui/coin_blank", place)
        canvas.text(NUMERALS[self.model.slot], place.cx, place.cy, NUMERAL.at(side * 0.5), "center")

    def _plate(self, canvas: Canvas, plate: Box) -> None:
        tones, estate = ESTATES[self.model.estate_id], self.model.estate_id
        cards.plated(self.ui, canvas, plate, tones)
        side = plate.h - 8
        gem(self.ui, canvas, estate, Box(plate.x + 8, plate.y + 4, side, side))
        name = own_cards().buildings[self.model.id].name.get(language())
        wide = canvas.pens.text.width(name, NAME)
        middle = plate.inset(side + 18, 0)
        room = middle if wide <= middle.w else Box(middle.x, plate.y, plate.right - 10 - middle.x, plate.h)
        canvas.text_in(name, room, NAME, "center")

    def _notice(self, canvas: Canvas, box: Box) -> None:
        """What the premium and the normal action are: as large as both fit."""
        canvas.skin("notice", box)
        room = Box(box.x + 9, box.y + 6, box.w - 32, box.h - 12)  # clear of its nails
        first, second = self._lines
        mark, wide = 32.0, room.w - 32.0 - 7
        size, needed = LINE.size, (0.0, 0.0)
        while True:
            text = canvas.pens.text
            needed = (
                text.paragraph(escape(first), LINE_FIRST.at(size), wide).height / canvas.k,
                text.paragraph(escape(second), LINE.at(size), wide).height / canvas.k,
            )
            if sum(needed) + BETWEEN <= room.h or size <= theme.SMALLEST:
                break
            size -= 0.5
        upper, lower = room.cut_top(needed[0] + (room.h - sum(needed)) / 2)
        for part, sign, side, words, style in (
            (upper, "ui/crown", 32.0, first, LINE_FIRST), (lower, "rattus_cartus/ui/normal", 16.0, second, LINE),
        ):  # fmt: skip
            left, rest = part.cut_left(mark, 7)
            canvas.picture(sign, left.centered(side, side))
            canvas.paragraph(escape(words), rest, style.at(size), "left", "middle")
        canvas.line(room.x + 6, upper.bottom, room.right - 6, upper.bottom, theme.GOLD_DEEP, 150, 1.2)
        if not self.model.last_round:
            canvas.explain("premium", Box(upper.x, upper.y, mark, upper.h))
            canvas.explain("normal", Box(lower.x, lower.y, mark, lower.h))

    @property
    def _supply_parts(self) -> list[str]:
        draw, rats, look = self.model.supply
        return ["draw"] * (draw > 0) + ["rat_away"] * (rats > 0) + ["look"] * (look > 0)

    # -- a house without a gable -----------------------------------------------------------------------------------
    def _low(self, canvas: Canvas, tones: theme.Tones) -> None:
        """The name with the supply, and the two lines; above them a strip of the picture where there is room."""
        high = entry_height(self.box)
        below, face = self.box.cut_bottom(high)
        ground = below.cut_bottom(high + 26)[0]
        draw_wall(self.ui, canvas, self.model.estate_id, ground)
        canvas.rounded(ground, None, 0, 4, theme.GOLD_DEEP, 255, 2.4)
        face = face.inset(4, 4)
        spare = face.h - LOW_FACE + 8
        if spare >= 40:
            view, face = face.cut_top(spare)
            if not cards.picture(self.ui, canvas, self.ui.cards.faces.picture(self.model.face), view, 0.5):
                cards.stand_in(self.ui, canvas, self.ui.cards.faces.emblem(self.model.face), view, tones)
        plate, paper = face.cut_top(min(34.0, max(31.0, face.h - 50)))
        cards.plated(self.ui, canvas, plate, tones)
        gem(self.ui, canvas, self.model.estate_id, Box(plate.x + 5, plate.y + 4, 26, 26))
        supply = own_cards().supply_of(self.model.id, self.model.face.partition("/")[2])
        ribbon = parts.ribbon(self.ui, canvas, supply, plate.right - 3, plate.bottom - 2, 28)
        room = Box(plate.x + 38, plate.y, ribbon.x - plate.x - 44, plate.h)
        name = f"{own_cards().buildings[self.model.id].name.get(language())} {NUMERALS[self.model.slot]}"
        canvas.text_in(name, room, Style("xb", 19, theme.ON_CARD))
        cards.parchment(self.ui, canvas, paper)
        self._low_lines(canvas, paper)
        for at, seat in enumerate(self.model.supplied):
            draw_disc(canvas, paper.right - 14 - at * 22, paper.bottom - 12, 20, self.seats[seat].crest)

    def _low_lines(self, canvas: Canvas, paper: Box) -> None:
        first, second = self._lines
        words, room = f"[b|{escape(first)}]\n{escape(second)}", paper.inset(8, 2)
        smallest = canvas.pens.text.paragraph(words, LOW_LINES.at(theme.SMALLEST), room.w)
        if smallest.height > room.h * canvas.k:
            canvas.paragraph(words, paper.inset(8, 0), CLOSE_LINES, "left", "middle")
        else:
            canvas.paragraph(words, room, LOW_LINES, "left", "middle")

    @property
    def _lines(self) -> tuple[str, str]:
        one, code = own_cards().buildings[self.model.id], language()
        if self.model.last_round:
            return of_last_round()
        return one.premium_short.get(code), one.normal_short.get(code)

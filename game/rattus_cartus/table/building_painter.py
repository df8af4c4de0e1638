"""How a building of the row is drawn: its card as large as there is room, and below it the spaces to enter."""

from __future__ import annotations

from collections.abc import Sequence

from game.rattus_cartus.cards import parts
from game.rattus_cartus.cards.tones import ESTATES
from game.rattus_cartus.content import own_cards
from game.rattus_cartus.lang import language
from game.rattus_cartus.table.entries import EntryField, Planned
from game.rattus_cartus.table.figures import gem
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
from game.ui.ui import Ui

NUMERALS = ("I", "II", "III")
NUMERAL = Style("head", 26, theme.TEXT, theme.INK)
ENTRY, FACE_ROOM = 168.0, 360.0  # units: the entry field, and at least so much above it for the face of the card
LOW_FACE, LOW_ENTRY = 104.0, 158.0  # of a building without its whole face
LINE = Style("text", 17.5, theme.INK_BODY)
LOW_LINES = Style("text", 18, theme.INK_BODY, leading=1.12)
CLOSE_LINES = Style("text", theme.SMALLEST, theme.INK_BODY, leading=1.03)  # for three where there is room for two
LINE_FIRST = Style("bold", 17.5, theme.INK_HEAD)


def is_full(cell: Box) -> bool:
    """Whether a building there has room for the whole face of its card."""
    return cell.h >= FACE_ROOM + 120


def entry_height(cell: Box) -> float:
    """How high the spaces of a building are."""
    if is_full(cell):
        return ENTRY + max(0.0, cell.h - 549) * 0.25
    return max(52.0, min(LOW_ENTRY, cell.h - LOW_FACE))


def face_of_cell(cell: Box) -> Box:
    """Where the face of a building lies; no room where it is not shown whole."""
    return cell.cut_bottom(entry_height(cell))[1] if is_full(cell) else Box(cell.x, cell.y, 0, 0)


def field_of_cell(cell: Box) -> Box:
    """The spaces of a building."""
    return cell.cut_bottom(entry_height(cell))[0].inset(6, 3)


class BuildingPainter:
    """Draws one building in its cell."""

    def __init__(self, ui: Ui, model: BuildingModel, seats: Sequence[SeatInfo], cell: Box) -> None:
        self.ui, self.model, self.seats, self.box = ui, model, seats, cell
        self.face_box = cell.cut_bottom(entry_height(cell))[1]

    def paint(self, canvas: Canvas, planned: Planned | None, viewer: int) -> None:
        """The card, and what lies in its spaces."""
        tones, box = ESTATES[self.model.estate_id], self.box
        full = is_full(box)
        below = box.cut_bottom(entry_height(box) + 26)[0] if full else box
        canvas.rounded(below, theme.mix(tones.dark, theme.INK, 0.45), 255, 12, theme.GOLD, 255, 2.4)
        if full:
            self.ui.cards.draw(canvas, self.model.face, "building", self.face_box)
            self._full(canvas)
        else:
            self._low(canvas, tones)
        EntryField(self.ui, self.seats, field_of_cell(box), self.model).draw(canvas, planned, viewer)

    def _full(self, canvas: Canvas) -> None:
        """Over the face: the place in the row, and who took the supply."""
        picture, paper = self._parts
        numeral = NUMERALS[self.model.slot]
        wide = canvas.pens.text.width(numeral, NUMERAL) + 20
        chip = Box(picture.right - wide - 6, picture.y + 6, wide, 34)
        canvas.rounded(chip, theme.INK, 215, 7, theme.HAIRLINE, 120, 1.0)
        canvas.text(numeral, chip.cx, chip.cy, NUMERAL, "center")
        for at, seat in enumerate(self.model.supplied):
            draw_disc(canvas, picture.x + 20 + at * 28, picture.bottom - 19, 27, self.seats[seat].crest)
        if self.model.last_round:
            self._last_lines(canvas, paper)
        self._explain(canvas)

    @property
    def _parts(self) -> tuple[Box, Box]:
        """The picture and the parchment of the face (`cards.building`)."""
        inside = cards.inner(self.face_box)
        paper, rest = inside.cut_bottom(self.face_box.h * 0.378)
        return rest.cut_bottom(max(self.face_box.w * 0.125, 26.0))[1], paper

    def _explain(self, canvas: Canvas) -> None:
        picture, paper = self._parts
        canvas.explain(self.model.estate_id, Box(picture.x + 4, picture.y + 4, 54, 54))
        left = Box(paper.x, paper.y, paper.w * 0.16, paper.h)
        upper, lower = left.cut_top(left.h * 0.58)
        canvas.explain("premium", upper)
        canvas.explain("normal", lower)
        signs = self._supply_parts
        for at, part in enumerate(reversed(signs)):
            canvas.explain(part, Box(picture.right - 62 * (at + 1), picture.bottom - 46, 60, 42))

    def _last_lines(self, canvas: Canvas, paper: Box) -> None:
        """In the last round the actions are something else than the card says."""
        cards.parchment(self.ui, canvas, paper)
        room = paper.inset(16, 10)
        upper, lower = room.cut_top(room.h * 0.5)
        crown, words = upper.cut_left(44, 10)
        canvas.picture("ui/crown", crown.centered(40, 40))
        first, second = self._lines
        canvas.paragraph(escape(first), words, LINE_FIRST.at(19), "left", "middle")
        canvas.paragraph(escape(second), lower.cut_left(44, 10)[1], LINE.at(19), "left", "middle")

    @property
    def _supply_parts(self) -> list[str]:
        draw, rats, look = self.model.supply
        return ["draw"] * (draw > 0) + ["rat_away"] * (rats > 0) + ["look"] * (look > 0)

    def _low(self, canvas: Canvas, tones: theme.Tones) -> None:
        """The name with the supply, and the two lines; above them a strip of the picture where there is room."""
        face = self.face_box.inset(4, 4)
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

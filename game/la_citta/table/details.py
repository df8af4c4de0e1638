"""The parchment that tells about what is pointed at: a card, a voice, a site, a landscape; of a city who takes from
whom."""

from __future__ import annotations

from collections.abc import Callable

from game.la_citta.cards import tones
from game.la_citta.lang import _
from game.la_citta.rules.box import WISHES
from game.la_citta.table.map.badges import draw_arrow
from game.la_citta.table.signs import sign
from game.la_citta.words.about.cities import CityTold, Row
from game.table.asking.mark import ZoomModel
from game.table.pieces import draw_crest
from game.table.reading.zoom_panel import ZoomPanel
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.glossary import with_words

CITY = "city"
TITLE = Style("head", 23, theme.INK_HEAD)
HEAD, NAME = Style("it", 17.5, theme.INK_DIM), Style("bold", 18.5, theme.INK_BODY)
FIGURE, TEXT = Style("xb", 19, theme.INK_BODY), Style("text", 18, theme.INK_BODY, leading=1.12)
GAIN, LOSS = tones.GAIN_INK, theme.DANGER_DARK
ROW, ROW_LEAST = 30.0, 21.0
BELOW = 7.0  # units between the rows and the text


class DetailsPanel(ZoomPanel):
    """Words alone, but for a city: its arches, and each neighbour with what every wish would bring."""

    bleed = 26.0

    def __init__(
        self, choose: Callable[[str], None], told: Callable[[int], CityTold | None], crest: Callable[[int], int]
    ) -> None:
        """`told` is what there is to tell of a city now, `crest` the coat of arms of a seat."""
        super().__init__(choose, words_alone=True)
        self.told, self.crest = told, crest
        self.idle = _("Point at a city: who takes citizens from whom. At a site, a field or a card: what it brings.")
        self.city: CityTold | None = None

    @property
    def value(self) -> str:
        if self.city is None:
            return super().value
        rows = [f"{row.name} {' '.join(f'{change:+d}' for change in row.changes)}" for row in self.city.rows]
        return " ".join([self.city.title, *(str(one) for one in self.city.arches), *rows, self.city.text])

    def show(self, model: ZoomModel | None) -> None:
        found = None
        if model is not None and model.subject.kind == CITY:
            found = self.told(model.subject.number)
            model = model if found is not None else None
        if found != self.city:
            self.city = found
            self.invalidate()
        super().show(model)

    def arrange(self, box: Box) -> None:
        super().arrange(box)
        if self.city is not None:
            self.scroll.visible = False

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        if self.city is None:
            super().draw(canvas)
            return
        canvas.skin("sheet", self.box)
        self._draw_city(canvas, self.city, self.box.inset(18, 12))

    def _draw_city(self, canvas: Canvas, told: CityTold, room: Box) -> None:
        head, rest = room.cut_top(32, 2)
        crest = self.crest(told.seat)
        draw_crest(canvas, head.x + 13, head.cy, 12, crest)
        aside = _("if the wish is") if told.rows else ""
        wide = canvas.pens.text.width(aside, HEAD)
        canvas.text_in(told.title, Box(head.x + 34, head.y, head.w - wide - 44, head.h), TITLE)
        canvas.text(aside, head.right, head.cy + 2, HEAD, "right")
        lines = 1 + len(told.rows)
        text = with_words(escape(told.text), self.ui.game)
        needed = canvas.pens.text.paragraph(text, TEXT.at(theme.SMALLEST), rest.w).height / canvas.k + BELOW
        high = max(ROW_LEAST, min(ROW, (rest.h - max(44.0, needed)) / lines))
        for at in range(min(lines, int(rest.h // high))):
            line, rest = rest.cut_top(high)
            if at:
                self._neighbour(canvas, told.rows[at - 1], line)
            else:
                self._arches(canvas, told, line)
        if rest.h > 20:
            canvas.line(rest.x, rest.y + 3, rest.right, rest.y + 3, theme.INK_DIM, 90)
            canvas.paragraph(text, Box(rest.x, rest.y + BELOW, rest.w, rest.h - BELOW), TEXT)

    def _columns(self, line: Box) -> list[Box]:
        """The name, and a column for each wish."""
        wide = max(66.0, line.w * 0.205)
        name = Box(line.x, line.y, line.w - 3 * wide, line.h)
        return [name, *(Box(name.right + at * wide, line.y, wide, line.h) for at in range(len(WISHES)))]

    def _arches(self, canvas: Canvas, told: CityTold, line: Box) -> None:
        name, *cells = self._columns(line)
        canvas.text_in(_("Arches"), name, NAME)
        for wish, count, cell in zip(WISHES, told.arches, cells, strict=True):
            side = min(26.0, line.h - 3)
            sign(canvas, f"arch_{wish}", Box(cell.cx - side - 2, cell.cy - side / 2, side, side))
            canvas.text(str(count), cell.cx + 8, cell.cy, FIGURE)

    def _neighbour(self, canvas: Canvas, row: Row, line: Box) -> None:
        name, *cells = self._columns(line)
        draw_crest(canvas, name.x + 10, name.cy, 9, self.crest(row.seat))
        canvas.text_in(row.name, Box(name.x + 27, name.y, name.w - 30, name.h), NAME)
        for change, cell in zip(row.changes, cells, strict=True):
            if not change:
                canvas.text("=", cell.cx, cell.cy, FIGURE.of(theme.INK_DIM), "center")
                continue
            draw_arrow(canvas, cell.cx - 12, cell.cy, 13, change)
            words = f"{change:+d}".replace("-", "−")
            canvas.text(words, cell.cx + 4, cell.cy, FIGURE.of(GAIN if change > 0 else LOSS))

"""The winner's city on the last screen: every card of it can be looked at closely."""

from __future__ import annotations

from functools import partial

from game.citadels.rules.state import View
from game.citadels.table.layout import grid
from game.citadels.table.models import PlotModel, SeatInfo, plots
from game.citadels.table.names import Names
from game.citadels.table.offers import CITY
from game.citadels.table.own import SMALLEST_CARD, TILE, city_layout
from game.citadels.table.pieces import Subject
from game.citadels.table.zoom_panel import ZoomModel, described
from game.citadels.table.zoomed import open_zoomed
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.cards import Look
from game.ui.geometry import Box
from game.ui.lang import _
from game.ui.theme import Style
from game.ui.widgets import Widget

WIDEST, GAP = 120.0, 12.0


class CityCard(Widget):
    """A district; a click shows it closely."""

    role = "card"
    focusable = True
    bleed = 28.0

    def __init__(self, city: WinnerCity, index: int, plot: PlotModel) -> None:
        super().__init__(f"city:{plot.card}")
        self.plot = plot
        self.rules_at = f"card:{plot.id}"
        self._enlarge = partial(city.enlarge, index)

    @property
    def value(self) -> str:
        return self.plot.id

    def activate(self) -> None:
        self._enlarge()

    def activate_secondary(self) -> None:
        self._enlarge()

    def draw(self, canvas: Canvas) -> None:
        self.ui.cards.draw(canvas, self.plot.id, city_layout(self.box), self.box, Look("legal" if self.hovered else ""))


class WinnerCity(Widget):
    """The cards in one or two rows below a title."""

    role = "city"
    bleed = 30.0

    def __init__(self, seat: int, info: SeatInfo, view: View, names: Names) -> None:
        self.info, self.names = info, names
        city = plots(view, seat)
        self.subjects = [Subject("card", plot.card, plot.id, seat, CITY) for plot in city]
        super().__init__("winner_city", [CityCard(self, index, plot) for index, plot in enumerate(city)])

    @property
    def value(self) -> str:
        return " ".join(subject.id for subject in self.subjects)

    def enlarge(self, index: int) -> None:
        """One of its cards; the others lie beside it."""
        open_zoomed(self.ui, self.subjects, index, self._described, lambda _option: None)

    def _described(self, subject: Subject) -> ZoomModel:
        return ZoomModel(subject, *described(subject, self.names))

    def arrange(self, box: Box) -> None:
        self.box = box
        count = len(self.children)
        if not count:
            return
        area = Box(box.x + 20, box.y + 54, box.w - 40, box.h - 68)
        rows = 1 if count <= 3 else 2
        columns = -(-count // rows)
        wide = min((area.h - GAP * (rows - 1)) / rows / 1.4, (area.w - GAP * (columns - 1)) / columns, WIDEST)
        if wide < SMALLEST_CARD:  # too narrow for their names
            for card, cell in zip(self.children, grid(area, count, 2, 5), strict=True):
                card.arrange(cell.centered(cell.w, min(cell.h, TILE[1])))
            return
        for index, card in enumerate(self.children):
            row, column = divmod(index, columns)
            in_row = min(columns, count - row * columns)
            x = area.cx + (column - in_row / 2) * (wide + GAP) + GAP / 2
            y = area.cy + (row - rows / 2) * (wide * 1.4 + GAP) + GAP / 2
            card.arrange(Box(x, y, wide, wide * 1.4))

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.skin("panel", box)
        title = Box(box.x + 16, box.y + 14, box.w - 32, 32)
        words = _("The city of {name}").format(name=self.info.name)
        canvas.text_in(words, title, Style("head", 22, theme.TEXT_HEAD))

"""The cities on the last screen: one of them is shown, every other is a tab away, and every card is read closely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.citadels.lang import _
from game.citadels.rules.state import View
from game.citadels.table.layout import grid
from game.citadels.table.models import PlotModel, plots
from game.citadels.table.own import SMALLEST_CARD, TILE, city_layout
from game.citadels.words.asking.places import CITY
from game.citadels.words.asking.things import described
from game.citadels.words.names import Names
from game.table.faces import draw_seat
from game.table.flow import SeatInfo
from game.table.pieces import Subject
from game.table.reading.zoom_panel import ZoomModel, open_zoomed
from game.ui.cards import Look
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.people import in_sentences
from game.ui.widgets import Widget

WIDEST, GAP = 120.0, 12.0
SMALLEST_TAB = 44.0


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


class CityTab(Widget):
    """A player whose city is shown when this is picked."""

    role = "tab"
    focusable = True
    bleed = 6.0

    def __init__(self, name: str, seat: int, info: SeatInfo, pick: Callable[[int], None]) -> None:
        super().__init__(name)
        self.seat, self.info, self._pick = seat, info, pick
        self.tip = escape(_("The city of {name}").format(name=in_sentences(info.name)))
        self.chosen, self.drawn = False, True

    @property
    def value(self) -> str:
        return self.info.name

    @property
    def takes_pointer(self) -> bool:
        return True

    def activate(self) -> None:
        self._pick(self.seat)

    def draw(self, canvas: Canvas) -> None:
        if not self.drawn:
            return
        lit = self.chosen or self.hovered
        line = theme.FOCUS if lit else theme.HAIRLINE
        ground = theme.INDIGO_LIGHT if self.chosen else theme.PANEL
        canvas.rounded(self.box.inset(1), ground, 235, 9, line, 235 if lit else 90, 2.0 if self.chosen else 1.2)
        draw_seat(canvas, self.box.cx, self.box.cy, min(self.box.w, self.box.h) * 0.38, self.info)


class CityTabs(Widget):
    """All players, best first."""

    def __init__(self, columns: Sequence[tuple[int, SeatInfo]], pick: Callable[[int], None]) -> None:
        self.tabs = [CityTab(f"city_of:{seat}", seat, info, pick) for seat, info in columns]
        super().__init__("city_tabs", list(self.tabs))

    def select(self, seat: int) -> None:
        """Shows whose city is seen."""
        for tab in self.tabs:
            tab.chosen = tab.seat == seat
        self.invalidate()

    def rows(self, width: float) -> int:
        """In how many rows they are large enough."""
        return 1 if width / len(self.tabs) >= SMALLEST_TAB else 2

    def arrange(self, box: Box) -> None:
        self.box = box
        rows = self.rows(box.w)
        columns = -(-len(self.tabs) // rows)
        wide = min(72.0, box.w / columns)
        high = box.h / rows
        left = box.cx - wide * columns / 2
        for index, tab in enumerate(self.tabs):
            row, column = divmod(index, columns)
            tab.arrange(Box(left + column * wide, box.y + row * high, wide, high).inset(1))


class WinnerCity(Widget):
    """The cards of one city in one or two rows below a title."""

    role = "city"
    bleed = 30.0

    def __init__(self, seat: int, info: SeatInfo, view: View, names: Names) -> None:
        self.view, self.names = view, names
        super().__init__("winner_city", self._take(seat, info))

    def _take(self, seat: int, info: SeatInfo) -> list[CityCard]:
        self.info = info
        city = plots(self.view, seat)
        self.subjects = [Subject("card", plot.card, plot.id, seat, CITY) for plot in city]
        return [CityCard(self, index, plot) for index, plot in enumerate(city)]

    def show(self, seat: int, info: SeatInfo) -> None:
        """This city in place of the other."""
        self.replace(self._take(seat, info))

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
        style, words = Style("head", 22, theme.TEXT_HEAD), _("The city of {name}")
        words = words.format(name=in_sentences(self.info.name))
        if canvas.pens.text.width(words, style.at(theme.SMALLEST)) > title.w:
            words = self.info.name  # large type: the tab says the rest
        canvas.text_in(words, title, style)
        if not self.children:
            canvas.text_in(_("No districts"), box.inset(16, 0), theme.ASIDE.at(20), "center")

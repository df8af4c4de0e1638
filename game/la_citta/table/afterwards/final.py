"""The end of a game: the cities are judged, with the house's ways on."""

from __future__ import annotations

from game.kernel.rules import of
from game.la_citta.lang import _
from game.la_citta.rules import scoring
from game.la_citta.rules.state import View
from game.la_citta.table.afterwards.counting import GrowthChart, Result, result
from game.la_citta.table.afterwards.score_table import ROWS, ScoreTable, Verdict
from game.la_citta.table.board import board_of
from game.la_citta.words.names import Names
from game.table.advice.final import FinalScreen
from game.table.advice.look_back_table import LookBackTable
from game.table.flow import Flow
from game.table.look import music_at
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Call, Chain, Hold, Parallel, Steps, Tween, back_out, linear
from game.ui.draw.sprites import Flight
from game.ui.draw.theme import Style
from game.ui.ui import Ui
from game.ui.widgets import Button, Free, Widget

ROW_MS, PAUSE_MS, CROWN_MS, CROWN_DROP = 420.0, 350.0, 600.0, 150.0
NARROW = 1100.0  # units: a window below that has no room for the chart


class Title(Widget):
    """The name of the screen."""

    role = "text"

    def __init__(self) -> None:
        super().__init__("title")

    @property
    def value(self) -> str:
        return _("The cities are judged")

    def draw(self, canvas: Canvas) -> None:
        upper, lower = self.box.cut_top(self.box.h * 0.62)
        style = Style("head", min(48.0, upper.h * 0.9), theme.TEXT, theme.INK)
        canvas.text_in(self.value, upper, canvas.pens.text.fit(self.value, style, upper.w))
        canvas.text_in(_("La Città, after six years"), lower, Style("it", 21, theme.TEXT_LOG))


class ScoringScreen(FinalScreen):
    """Every line of the score under its player, the cities of the end, what decided, and how the citizens grew."""

    name = "scoring"

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui, flow)
        self._revealed = False
        self._counting: Animation | None = None

    def build(self) -> Widget:
        flow = self.flow
        view = of(View, flow.match.view(flow.viewer))
        winners = [int(seat) for seat in flow.match.winners]
        self.result: Result = result(view, flow.seats, winners, of(Names, self.names), flow.match.events_since(0, None))
        owners = flow.owners
        self.title, self.verdict, self.chart = Title(), Verdict(self.result), GrowthChart(self.result)
        self.table = ScoreTable(self.result, min(owners) if len(owners) == 1 else -1)
        self.build_bars()
        return Free([self.title, self.table, self.verdict, self.chart, self.looks, self.bar], self._place)

    def own_looks(self) -> list[Button]:
        return [Button(_("Look at the map"), self._look, name="map_look", height=52, style=theme.BUTTON.at(20))]

    def _look(self) -> None:

        self.ui.stack.push(MapLook(self.ui, self.flow))

    def _place(self, box: Box) -> None:
        inner = box.inset(min(48.0, box.w * 0.025), min(30.0, box.h * 0.028))
        bar, rest = inner.cut_bottom(min(66.0, box.h * 0.09), 12)
        self.bar.arrange(bar)
        if self.looks.children:
            looks, rest = rest.cut_bottom(min(52.0, box.h * 0.08), 12)
            self.looks.arrange(looks)
        self.chart.visible = box.w >= NARROW
        if not self.chart.visible:
            self._place_narrow(rest)
            return
        head, rest = rest.cut_top(min(92.0, box.h * 0.1), min(26.0, box.h * 0.02))
        self.title.arrange(head)
        right, left = rest.cut_right(min(510.0, rest.w * 0.3), 28)
        self.table.arrange(left)
        upper, lower = right.cut_top(min(324.0, right.h * 0.46), min(22.0, right.h * 0.03))
        self.verdict.arrange(upper)
        self.chart.arrange(lower)

    def _place_narrow(self, rest: Box) -> None:
        """Few units: who has won stands beside the title, and the table has all the width."""
        head, rest = rest.cut_top(min(124.0, rest.h * 0.28), 14)
        title, verdict = head.cut_left(head.w * 0.4, 14)
        self.title.arrange(title)
        self.verdict.arrange(verdict)
        self.table.arrange(rest)

    def resume(self) -> None:
        """Rows appear one after the other, once."""
        if self._revealed:
            return
        self._revealed = True
        table = self.table

        def done() -> None:
            table.count(ROWS)
            self.verdict.show(told=True)
            table.crowned = self.ui.motion.speed <= 0
            table.invalidate()
            self.ring_out()

        if self.ui.motion.speed <= 0:
            done()
            return
        table.count(0.0)
        table.crowned = False
        self.verdict.show(told=False)
        rows = Tween(ROW_MS * ROWS, lambda t: table.count(min(t * ROWS, ROWS - 0.001)), linear)
        self._counting = self.ui.motion.start(Steps([rows, Hold(PAUSE_MS), Chain([Call(done), self._crowning])]))

    def _crowning(self) -> Animation:
        """The crown drops on whoever has won."""
        flights: list[Animation] = []
        for place in self.table.crowns():
            picture = self.ui.assets.scaled("ui/crown", (self.ui.px(place.w), self.ui.px(place.h)))
            flight = Flight([picture], place.moved(0, -CROWN_DROP), place, CROWN_MS, ease=back_out)
            flights.append(self.stage.fly(self.ui.motion, flight, self.ui.scale.k))
        return Chain([Parallel(flights), Call(self.table.crown)])

    def rebuild(self) -> None:
        if self._counting is not None:
            self.ui.motion.finish(self._counting)
        super().rebuild()


# The table once more after the scoring.


class MapLook(LookBackTable):
    """A finished game: everything can be pointed at, nothing chosen. Full cities are lit."""

    name = "map_look"

    def __init__(self, ui: Ui, flow: Flow) -> None:
        told = _("Full cities have buildings for culture, education and health.")
        super().__init__(ui, flow, _("The cities at the end"), told)

    def show(self) -> None:
        super().show()
        view = of(View, self.flow.view)
        full = [city[0] for cities in view.cities for city in cities if scoring.complete(view, city)]
        board_of(self).pane.mark(dict.fromkeys(full, "full"))

    @property
    def music(self) -> str:
        return music_at(self.flow, self.ui.settings.values, "end")

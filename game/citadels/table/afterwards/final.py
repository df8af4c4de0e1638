"""The end of the game: every line of the score, who rules the city, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.citadels.lang import _, listed
from game.citadels.rules.state import View
from game.citadels.table.afterwards.scores import NONE, SMALL_TYPE_FROM, Result, ScoreTable, result
from game.citadels.table.afterwards.winner_city import SMALLEST_TAB, CityTabs, WinnerCity
from game.citadels.words.names import Names
from game.citadels.words.telling.hearing import own_places
from game.kernel.rules import of
from game.table.advice.final import FinalScreen
from game.table.faces import draw_seat
from game.table.flow import Flow
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.motion import Animation, Call, Chain, Hold, Parallel, Steps, Tween, back_out, linear
from game.ui.draw.sprites import Flight
from game.ui.draw.theme import Style
from game.ui.people import in_sentences
from game.ui.ui import Ui
from game.ui.widgets import Free, Widget

ROW_MS, PAUSE_MS, CROWN_MS, CROWN_DROP = 260.0, 350.0, 600.0, 150.0


class Winner(Widget):
    """The winner under the crown, the name in gold, the places of the people here, and everybody's city."""

    role = "winner"
    bleed = 30.0

    def __init__(self, found: Result, view: View, names: Names, owners: Collection[int], pick: Callable[[int], None]
                 ) -> None:  # fmt: skip
        self.city = WinnerCity(*found.columns[0], view, names)
        self.tabs = CityTabs(found.columns, pick)
        super().__init__("winner", [self.tabs, self.city])
        self.result = found
        self.own = own_places(found.place_of, sorted(owners), found.totals, names)
        self.shown = self.crowned = True
        self.select(found.columns[0][0])

    def select(self, seat: int) -> None:
        """Shows this city."""
        self.tabs.select(seat)
        self.city.show(seat, next(info for one, info in self.result.columns if one == seat))

    @property
    def value(self) -> str:
        return listed([in_sentences(info.name) for _seat, info in self.result.columns[: len(self.result.winners)]])

    def show(self, *, crowned: bool) -> None:
        """The winner is known; the crown lies there, or is about to."""
        self.shown, self.crowned = True, crowned
        self.city.visible = self.tabs.visible = True
        self.invalidate()

    def hide(self) -> None:
        """The points are still counted."""
        self.shown = self.crowned = self.city.visible = self.tabs.visible = False

    def arrange(self, box: Box) -> None:
        self.box = box
        self.upper, low = box.cut_top(box.h * 0.56)
        high = min(54.0, max(SMALLEST_TAB, box.h * 0.08)) * self.tabs.rows(box.w)
        self.upper = self.upper.cut_bottom(high + 4)[1]
        self.tabs.arrange(Box(box.x, low.y - high - 2, box.w, high))
        self.city.arrange(low)

    @property
    def _words(self) -> Box:
        """Where name, points and own place stand."""
        return self.upper.cut_bottom(max(92.0, min(150.0, self.upper.h * 0.33)))[0]

    @property
    def _radius(self) -> float:
        return min(84.0, (self._words.y - self.upper.y) / 4.9) / (1 if len(self.result.winners) == 1 else 1.5)

    def crowns(self) -> list[Box]:
        """Where the crown of each winner lies, above the shield."""
        radius, many = self._radius, len(self.result.winners)
        cy, side = self._words.y - radius * 1.5, radius * 1.75
        middles = [self.box.cx + (index - (many - 1) / 2) * radius * 3 for index in range(many)]
        return [Box(cx - side / 2, cy - radius * 2.5, side, side) for cx in middles]

    def draw(self, canvas: Canvas) -> None:
        many, radius, words = len(self.result.winners), self._radius, self._words
        for index, crown in enumerate(self.crowns()):
            if self.shown:
                draw_seat(canvas, crown.cx, words.y - radius * 1.5, radius * 1.25, self.result.columns[index][1])
            if self.crowned:
                canvas.picture("ui/crown", crown)
        name, rest = words.cut_top(words.h * 0.42)
        if not self.shown:
            self._asked(canvas, name)
            return
        fitted = canvas.pens.text.fit(self.value, Style("head", min(56.0, name.h * 0.9), theme.GOLD), name.w)
        canvas.gold_text(canvas.shortened(self.value, fitted, name.w), name.cx, name.cy, fitted, "center")
        told = (
            _("rules the city with {points} points") if many == 1 else _("rule the city together with {points} points")
        )
        line, place = rest.cut_top(rest.h * (0.5 if self.own else 1.0))
        style = Style("it", min(27.0, line.h * 0.8), theme.VANILLA)
        canvas.text_in(told.format(points=self.result.totals[0]), line, style, "center")
        if self.own:
            style = Style("bold", 22, theme.TEXT_HEAD, floor=canvas.k < SMALL_TYPE_FROM, leading=0.95)
            canvas.paragraph(escape(self.own), place, style, "center", "middle")

    def _asked(self, canvas: Canvas, room: Box) -> None:
        words = _("Who will rule the city?")
        canvas.gold_text(words, room.cx, room.cy, canvas.pens.text.fit(words, Style("head", 40, theme.GOLD), room.w),
                         "center")  # fmt: skip


class ScoringScreen(FinalScreen):
    """Every line of the score, the winner under the crown, and everybody's city."""

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui, flow)
        self._revealed = False
        self.city_of = NONE  # whose city is seen; NONE the winner's
        self._counting: Animation | None = None

    def build(self) -> Widget:
        flow = self.flow
        view = of(View, flow.match.view(flow.viewer))
        names = of(Names, self.names)
        self.result = result(view, flow.seats, [int(seat) for seat in flow.match.winners], names)
        owners = flow.owners
        self.winner = Winner(self.result, view, names, owners, self.select)
        self.table = ScoreTable(self.result, min(owners) if len(owners) == 1 else NONE, self.select)
        self.select(self.city_of if self.city_of >= 0 else self.result.columns[0][0])
        self.build_bars()
        return Free([self.winner, self.table, self.looks, self.bar], self._place)

    def _place(self, box: Box) -> None:
        inner = box.inset(40, 30)
        left, right = inner.cut_left(min(600.0, inner.w * (0.33 if inner.w > 1300 else 0.27)), 36)
        self.winner.arrange(left)
        bar, table = right.cut_bottom(min(72.0, box.h * 0.09), 14)
        if self.looks.children:
            looks, table = table.cut_bottom(52.0, 20)
            self.looks.arrange(looks)
        self.table.arrange(table)
        self.bar.arrange(bar)

    def select(self, seat: int) -> None:
        """Shows the city of this seat."""
        self.city_of = seat
        self.winner.select(seat)
        self.table.select(seat)

    def resume(self) -> None:
        """Rows appear one after the other, once."""
        if self._revealed:
            return
        self._revealed = True
        count, table = self.table.rows, self.table

        def done() -> None:
            table.count(count + 1)
            self.winner.show(crowned=self.ui.motion.speed <= 0)
            self.ring_out()

        if self.ui.motion.speed <= 0:
            done()
            return
        table.count(0)
        self.winner.hide()
        rows = Tween(ROW_MS * count, lambda t: table.count(t * count), linear)
        self._counting = self.ui.motion.start(Steps([rows, Hold(PAUSE_MS), Chain([Call(done), self._crowning])]))

    def _crowning(self) -> Animation:
        """The crown drops on whoever has won."""
        winner = self.winner
        flights: list[Animation] = []
        for place in winner.crowns():
            side = self.ui.px(place.w)
            picture = self.ui.assets.scaled("ui/crown", (side, side))
            flight = Flight([picture], place.moved(0, -CROWN_DROP), place, CROWN_MS, ease=back_out)
            flights.append(self.stage.fly(self.ui.motion, flight, self.ui.scale.k))
        return Chain([Parallel(flights), Call(lambda: winner.show(crowned=True))])

    def rebuild(self) -> None:
        if self._counting is not None:
            self.ui.motion.finish(self._counting)
        super().rebuild()

"""The end of a game: the plague, then the inheritance with the house's ways on."""

from __future__ import annotations

from game.kernel.rules import of
from game.rattus_cartus.lang import _
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.afterwards.counting import Inheritance, inheritance
from game.rattus_cartus.table.afterwards.inheritance_table import InheritanceTable
from game.rattus_cartus.table.afterwards.plague import PlagueScreen
from game.rattus_cartus.table.afterwards.verdict import LookedRow, Verdict
from game.rattus_cartus.table.sounds import own
from game.rattus_cartus.words.names import Names
from game.table.advice.final import FinalScreen
from game.table.flow import Flow
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Call, Chain, Hold, Parallel, Steps, Tween, back_out, linear
from game.ui.draw.sprites import Flight
from game.ui.draw.theme import Style
from game.ui.ui import Ui
from game.ui.widgets import Free, Widget
from game.ui.window.screen import Screen

ROW_MS, PAUSE_MS, CROWN_MS, CROWN_DROP = 240.0, 350.0, 600.0, 150.0
FANFARE = 2.4  # seconds


def ending(ui: Ui, flow: Flow) -> Screen:
    """The plague, which leads to the inheritance; of a game that was over when it was opened only the latter."""
    if flow.was_over:
        return InheritanceScreen(ui, flow)
    return PlagueScreen(ui, flow, lambda: InheritanceScreen(ui, flow))


class Title(Widget):
    """The name of the screen, and what the figures in brackets are."""

    role = "text"

    def __init__(self) -> None:
        super().__init__("title")

    @property
    def value(self) -> str:
        return _("The inheritance")

    def draw(self, canvas: Canvas) -> None:
        upper, lower = self.box.cut_top(self.box.h * 0.62)
        style = Style("head", min(48.0, upper.h * 0.9), theme.TEXT, theme.INK)
        canvas.text_in(self.value, upper, style)
        canvas.text_in(_("Estates: points, then influence in brackets"), lower, Style("it", 20, theme.TEXT_LOG))


class InheritanceScreen(FinalScreen):
    """Every line of the score under its player, what was close, and who had looked at the nuns."""

    name = "scoring"

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui, flow)
        self._revealed = False
        self._counting: Animation | None = None

    def build(self) -> Widget:
        view = of(View, self.flow.match.view(self.flow.viewer))
        winners = [int(seat) for seat in self.flow.match.winners]
        self.result: Inheritance = inheritance(view, self.flow.seats, winners, of(Names, self.names))
        owners = self.flow.owners
        self.title, self.verdict = Title(), Verdict(self.result)
        self.table = InheritanceTable(self.result, min(owners) if len(owners) == 1 else -1)
        self.nuns = LookedRow(view, self.flow.seats)
        self.build_bars()
        return Free([self.title, self.table, self.verdict, self.nuns, self.looks, self.bar], self._place)

    def _place(self, box: Box) -> None:
        inner = box.inset(min(48.0, box.w * 0.025), min(30.0, box.h * 0.028))
        bar, rest = inner.cut_bottom(min(66.0, box.h * 0.09), 12)
        self.bar.arrange(bar)
        if self.looks.children:
            looks, rest = rest.cut_bottom(min(52.0, box.h * 0.08), 14)
            self.looks.arrange(looks)
        right_wide = min(600.0, rest.w * 0.33)
        right, left = rest.cut_right(right_wide, 28)
        head, left = left.cut_top(min(92.0, box.h * 0.1), min(30.0, box.h * 0.02))
        self.title.arrange(head)
        self.table.arrange(left)
        upper, lower = right.cut_top(right.h * (0.38 if right.h > 600 else 0.47), min(20.0, right.h * 0.03))
        self.verdict.arrange(upper)
        self.nuns.arrange(lower)

    def ring_out(self) -> None:
        """Two bells where those before the screen are glad, else the house's end."""
        owners, winners = self.flow.owners, self.flow.match.winners
        if winners and (not owners or not owners.isdisjoint(winners)):
            self.ui.sound.play(own("inherit"))
            self.ui.sound.music.step_back(FANFARE)
        else:
            self.ui.sound.play("lost")
        self.hear_farewells()

    def resume(self) -> None:
        """Rows appear one after the other, once."""
        if self._revealed:
            return
        self._revealed = True
        count, table = len(table_rows(self.table)), self.table

        def done() -> None:
            table.count(count + 1.0)
            self.verdict.show(told=True)
            table.crowned = self.ui.motion.speed <= 0 or not self.result.winners
            table.invalidate()
            self.ring_out()

        if self.ui.motion.speed <= 0:
            done()
            return
        table.count(0.0)
        table.crowned = False
        self.verdict.show(told=False)
        rows = Tween(ROW_MS * count, lambda t: table.count(t * count), linear)
        self._counting = self.ui.motion.start(Steps([rows, Hold(PAUSE_MS), Chain([Call(done), self._crowning])]))

    def _crowning(self) -> Animation:
        """The crown drops on whoever has won."""
        table = self.table
        flights: list[Animation] = []
        for place in table.crowns():
            picture = self.ui.assets.scaled("ui/crown", (self.ui.px(place.w), self.ui.px(place.h)))
            flight = Flight([picture], place.moved(0, -CROWN_DROP), place, CROWN_MS, ease=back_out)
            flights.append(self.stage.fly(self.ui.motion, flight, self.ui.scale.k))
        return Chain([Parallel(flights), Call(table.crown)])

    def rebuild(self) -> None:
        if self._counting is not None:
            self.ui.motion.finish(self._counting)
        super().rebuild()


def table_rows(table: InheritanceTable) -> list[object]:
    """The rows that are counted one after the other."""
    return list(table.lines)

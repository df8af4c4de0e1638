"""The end of the game: every line of the score, who rules the city, and what comes next."""

from __future__ import annotations

from game.citadels.rules.state import View
from game.citadels.table import afterwards
from game.citadels.table.flow import Flow
from game.citadels.table.names import Names
from game.citadels.table.pieces import draw_crest
from game.citadels.table.review import Reviews
from game.citadels.table.scores import Result, ScoreTable, result
from game.citadels.table.sounds import music_at
from game.citadels.table.winner_city import WinnerCity
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lang import _, listed
from game.ui.motion import Animation, Call, Chain, Hold, Parallel, Steps, Tween, back_out, linear
from game.ui.screen import Screen
from game.ui.screens.page import tight
from game.ui.sprites import Flight
from game.ui.theme import Style
from game.ui.ui import Ui
from game.ui.widgets import Button, Free, Row, Widget

ROW_MS, PAUSE_MS, CROWN_MS, CROWN_DROP = 260.0, 350.0, 600.0, 150.0


class Winner(Widget):
    """The winner's shield under the crown, the name in gold, and the city."""

    role = "winner"
    bleed = 30.0

    def __init__(self, found: Result, view: View, names: Names) -> None:
        self.city = WinnerCity(*found.columns[0], view, names)
        super().__init__("winner", [self.city])
        self.result = found
        self.shown = self.crowned = True

    @property
    def value(self) -> str:
        return listed([info.name for _seat, info in self.result.columns[: len(self.result.winners)]])

    def show(self, *, crowned: bool) -> None:
        """The winner is known; the crown lies there, or is about to."""
        self.shown, self.crowned = True, crowned
        self.city.visible = True
        self.invalidate()

    def hide(self) -> None:
        """The points are still counted."""
        self.shown = self.crowned = self.city.visible = False

    def arrange(self, box: Box) -> None:
        self.box = box
        self.city.arrange(box.cut_top(box.h * 0.56)[1])

    @property
    def _radius(self) -> float:
        return min(84.0, self.box.h * 0.56 * 0.2) / (1 if len(self.result.winners) == 1 else 1.5)

    def crowns(self) -> list[Box]:
        """Where the crown of each winner lies, above the shield."""
        box, radius, many = self.box, self._radius, len(self.result.winners)
        cy, side = box.y + box.h * 0.28, radius * 1.75
        middles = [box.cx + (index - (many - 1) / 2) * radius * 3 for index in range(many)]
        return [Box(cx - side / 2, cy - radius * 2.5, side, side) for cx in middles]

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        upper = box.cut_top(box.h * 0.56)[0]
        many = len(self.result.winners)
        radius = self._radius
        for index, crown in enumerate(self.crowns()):
            if self.shown:
                draw_crest(canvas, crown.cx, upper.y + upper.h * 0.5, radius, self.result.columns[index][1].crest)
            if self.crowned:
                canvas.picture("ui/crown", crown)
        name = Box(upper.x, upper.y + upper.h * 0.76, upper.w, upper.h * 0.15)
        if not self.shown:
            self._asked(canvas, name)
            return
        fitted = canvas.pens.text.fit(self.value, Style("head", min(56.0, name.h * 0.9), theme.GOLD), name.w)
        canvas.gold_text(canvas.shortened(self.value, fitted, name.w), name.cx, name.cy, fitted, "center")
        words = (
            _("rules the city with {points} points") if many == 1 else _("rule the city together with {points} points")
        )
        line = Box(upper.x, name.bottom, upper.w, upper.h * 0.1)
        canvas.text_in(
            words.format(points=self.result.totals[0]), line,
            Style("it", min(27.0, line.h * 0.8), theme.rgb("#f6e6c4")), "center",
        )  # fmt: skip

    def _asked(self, canvas: Canvas, room: Box) -> None:
        words = _("Who will rule the city?")
        canvas.gold_text(words, room.cx, room.cy, canvas.pens.text.fit(words, Style("head", 40, theme.GOLD), room.w),
                         "center")  # fmt: skip


class ScoringScreen(Screen):
    """Shown when the game is over."""

    name = "scoring"
    rules_at = "topic:scoring"
    background = "ui/title"
    veil = 178

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui)
        self.flow = flow
        self._revealed = False
        self._counting: Animation | None = None
        self.reviews = Reviews(flow)
        self.check = afterwards.Check(flow.match)

    def build(self) -> Widget:
        flow = self.flow
        names = Names([seat.name for seat in flow.seats], flow.match.state.box)
        view = flow.match.view(flow.viewer)
        self.result = result(view, flow.seats, [int(seat) for seat in flow.match.winners], names)
        self.winner = Winner(self.result, view, names)
        self.table = ScoreTable(self.result)
        self.again = Button(_("Play again"), self._rematch, "gold", "again", height=72)
        same = Button(_("Same deal again"), lambda: self._rematch(same_deal=True), name="again_same", height=72)
        rotated = Button(_("Rotate the seats"), lambda: self._rematch(rotate=True), name="again_rotated", height=72)
        title = Button(_("Main menu"), self.back, name="main_menu", height=72)
        looks = afterwards.look_buttons(self)
        narrow = tight(self.ui.scale.bounds)
        if narrow:  # no room for two rows: all but the usual ways on open from one button
            further = [*looks, same, rotated]
            more = Button(_("More …"), lambda: afterwards.open_more(self, further), name="more", height=72)
            looks, buttons = [], [self.again, more, title]
        else:
            buttons = [self.again, same, rotated, title]
        self.bar = Row([b.sized(grow=1) for b in buttons], gap=8 if narrow else 18)
        self.looks = Row([button.sized(grow=1) for button in looks], gap=18)
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

    def first_focus(self) -> Widget | None:
        return self.again

    def resume(self) -> None:
        """Rows appear one after the other, once."""
        if self._revealed:
            return
        self._revealed = True
        count, table = self.table.rows, self.table

        def done() -> None:
            table.count(count + 1)
            self.winner.show(crowned=self.ui.motion.speed <= 0)
            self.ui.sound.play("win" if self._gladdens else "lost")

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

    @property
    def _gladdens(self) -> bool:
        """Whether somebody before the screen has won, or only computers played."""
        owners = self.flow.owners
        return not owners or not owners.isdisjoint(self.flow.match.winners)

    @property
    def music(self) -> str:
        return music_at(self.flow, self.ui.settings.values, "end")

    def update(self, seconds: float) -> None:
        self.check.update()

    def _rematch(self, *, rotate: bool = False, same_deal: bool = False) -> None:
        self.ui.host.games.rematch(rotate, same_deal)

    def back(self) -> None:
        self.ui.host.games.leave()

"""The end of the game: every line of the score, who rules the city, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass

from game.citadels.rules.state import View
from game.citadels.table import afterwards
from game.citadels.table.flow import Flow
from game.citadels.table.models import SeatInfo, plots
from game.citadels.table.names import Names, listed
from game.citadels.table.pieces import draw_coin, draw_crest
from game.citadels.table.review import Reviews
from game.citadels.table.sounds import music_at
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lang import _
from game.ui.motion import Tween, linear
from game.ui.screen import Screen
from game.ui.screens.page import tight
from game.ui.theme import Style
from game.ui.ui import Ui
from game.ui.widgets import Button, Free, Row, Widget

ROW_MS = 260.0
KNOWN = ("districts", "colours", "first", "complete")


@dataclass(frozen=True)
class ScoreRow:
    """One line of the table: a value per column, None where nobody expects one."""

    key: str
    title: str
    aside: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class Result:
    """The whole result, best player first."""

    columns: tuple[tuple[int, SeatInfo], ...]
    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    tie: str


def result(view: View, seats: list[SeatInfo], winners: list[int], names: Names) -> Result:
    """What the table shows. `view.scores` must be filled."""
    scores = view.scores
    order = sorted(range(len(seats)), key=lambda seat: (seat not in winners, -scores[seat]["total"], seat))
    uniques = list(dict.fromkeys(key for line in scores for key in line if key not in (*KNOWN, "total")))
    texts = {
        "districts": (_("Districts built"), _("the sum of their costs")),
        "colours": (_("All five types"), _("at least one district of each")),
        "first": (_("First complete city"), _("before all others")),
        "complete": (_("Complete city"), _("in the same round")),
    }
    rows = []
    for key in (*KNOWN, *uniques):
        title, aside = texts[key] if key in texts else (names.source(key), _("unique district"))
        rows.append(ScoreRow(key, title, aside, tuple(scores[seat].get(key, 0) for seat in order)))
    totals = tuple(scores[seat]["total"] for seat in order)
    tie = ""
    if totals.count(totals[0]) > 1:
        tie = _("Equal points: the higher character of the last round decides.")
        if len(winners) > 1:
            tie = _("Equal points and equal characters: the victory is shared.")
    return Result(tuple((seat, seats[seat]) for seat in order), tuple(rows), totals, tuple(winners), tie)


class ScoreTable(Widget):
    """One row per line, one column per player; rows appear one after the other."""

    role = "scores"
    bleed = 40.0

    def __init__(self, found: Result) -> None:
        super().__init__("scores")
        self.result = found
        self.shown = len(found.rows) + 1

    @property
    def value(self) -> str:
        return " ".join(
            f"{info.name}:{total}" for (_s, info), total in zip(self.result.columns, self.result.totals, strict=True)
        )

    def reveal(self, rows: int) -> None:  # type: ignore[override]  # a table has nothing to scroll
        if rows != self.shown:
            self.shown = rows
            self.invalidate()

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def _labels(self) -> float:
        return min(360.0, self.box.w * (0.3 if self.box.w > 900 else 0.4))

    def _column(self, index: int) -> Box:
        left = self.box.x + self._labels + 16
        wide = (self.box.right - 24 - left) / len(self.result.columns)
        tie = 34.0 if self.result.tie else 0.0
        return Box(left + index * wide, self.box.y + self.box.h * 0.12, wide, self.box.h * 0.86 - tie)

    def _row(self, index: int) -> Box:
        top = self.box.y + self.box.h * 0.285
        high = (self.box.bottom - self.box.h * 0.15 - top) / len(self.result.rows)
        return Box(self.box.x + 26, top + index * high, self.box.w - 52, high)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.skin("parchment", box)
        head = Box(box.x + 40, box.y + box.h * 0.025, box.w - 80, box.h * 0.06)
        canvas.text_in(_("The chronicle of points"), head, Style("head", 34, theme.INK_HEAD), "center")
        canvas.ornament(box.cx, head.bottom + 8, 460, theme.GOLD_DEEP)
        if self.shown > len(self.result.rows):
            for index in range(len(self.result.winners)):
                column = self._column(index).inset(5, 0)
                canvas.rounded(column, theme.GOLD, 80, 10, theme.GOLD_DARK, 200, 2.0)
        for index, (_seat, info) in enumerate(self.result.columns):
            self._head(canvas, index, info)
        for index, row in enumerate(self.result.rows):
            if index < self.shown:
                self._line(canvas, index, row)
        if self.shown > len(self.result.rows):
            self._totals(canvas)

    def _head(self, canvas: Canvas, index: int, info: SeatInfo) -> None:
        column = self._column(index)
        top = self._row(0).y
        cy = column.y + (top - column.y) * 0.40
        draw_crest(canvas, column.cx, cy, min(24.0, (top - column.y) * 0.22), info.crest)
        if index < len(self.result.winners) and self.shown > len(self.result.rows):
            side = 52.0
            canvas.picture("ui/crown", Box(column.cx - side / 2, column.y - side * 0.42, side, side))
        name = Box(column.x + 6, top - 36, column.w - 12, 32)
        style = Style("head", 23, theme.INK_HEAD)
        if column.w < 150:  # the narrower face; at large scales even smaller, for the shield says the same
            style = Style("bold", 20, theme.INK_HEAD, floor=column.w >= 80)
        canvas.text_in(info.name, name, style, "center")

    def _line(self, canvas: Canvas, index: int, row: ScoreRow) -> None:
        place = self._row(index)
        canvas.line(place.x, place.y, place.right, place.y, theme.GOLD_DARK, 90, 1.2)
        side = min(40.0, place.h * 0.62)
        self._icon(canvas, row.key, Box(place.x + 6, place.cy - side / 2, side, side))
        left = place.x + 60
        words = Box(left, place.y, self._labels - 50, place.h)
        if place.h >= 64:
            canvas.text_in(row.title, Box(left, place.cy - 27, words.w, 30), Style("bold", 24, theme.INK_BODY))
            canvas.text_in(row.aside, Box(left, place.cy + 3, words.w, 26), Style("it", 18, theme.INK_DIM))
        else:
            canvas.text_in(row.title, words, Style("bold", 21, theme.INK_BODY))
        for column, points in enumerate(row.values):
            text = "–" if not points else str(points) if row.key == "districts" else f"+{points}"
            style = Style("xb", min(30.0, place.h * 0.55), theme.INK_BODY if points else theme.rgb("#a08a68"))
            canvas.text(text, self._column(column).cx, place.cy, style, "center")

    def _icon(self, canvas: Canvas, key: str, box: Box) -> None:
        if key == "districts":
            draw_coin(canvas, box.cx, box.cy, box.w * 0.46, "")
        elif key == "colours":
            third = box.w * 0.62
            for gem, dx, dy in (("religious", 0.0, 0.0), ("trade", 0.42, 0.0), ("military", 0.21, 0.4)):
                canvas.picture(f"ui/gem_{gem}", Box(box.x + dx * box.w, box.y + dy * box.h - 2, third, third))
        elif key in ("first", "complete"):
            canvas.picture("ui/stat_city", box)
        else:
            canvas.picture("ui/gem_unique", box)

    def _totals(self, canvas: Canvas) -> None:
        last = self._row(len(self.result.rows) - 1)
        y = last.bottom
        canvas.line(last.x, y, last.right, y, theme.INK_HEAD, 210, 2.4)
        canvas.line(last.x, y + 5, last.right, y + 5, theme.INK_HEAD, 150, 1.0)
        row = Box(last.x, y + 8, last.w, self.box.bottom - y - (50 if self.result.tie else 16))
        canvas.text(_("Total"), last.x + 60, row.cy, Style("head", 32, theme.INK_HEAD))
        for index, total in enumerate(self.result.totals):
            won = index < len(self.result.winners)
            style = Style(
                "black",
                min(48 if won else 38, self._column(index).w * 0.78),
                theme.rgb("#7a2410") if won else theme.INK_BODY,
            )
            canvas.text(str(total), self._column(index).cx, row.cy, style, "center")
        if self.result.tie:
            tie = Box(self.box.x + 40, self.box.bottom - 42, self.box.w - 80, 26)
            canvas.text_in(self.result.tie, tie, Style("it", 20, theme.INK_DIM), "center")


class Winner(Widget):
    """The winner's shield under the crown, the name in gold, and the city."""

    role = "winner"
    bleed = 30.0

    def __init__(self, found: Result, view: View) -> None:
        super().__init__("winner")
        self.result = found
        self.view = view

    @property
    def value(self) -> str:
        return listed([info.name for _seat, info in self.result.columns[: len(self.result.winners)]])

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        upper, lower = box.cut_top(box.h * 0.56)
        many = len(self.result.winners)
        radius = min(84.0, upper.h * 0.2) / (1 if many == 1 else 1.5)
        for index in range(many):
            cx = upper.cx + (index - (many - 1) / 2) * radius * 3
            cy = upper.y + upper.h * 0.5
            draw_crest(canvas, cx, cy, radius, self.result.columns[index][1].crest)
            side = radius * 1.75
            canvas.picture("ui/crown", Box(cx - side / 2, cy - radius * 2.5, side, side))
        name = Box(upper.x, upper.y + upper.h * 0.76, upper.w, upper.h * 0.15)
        fitted = canvas.pens.text.fit(self.value, Style("head", 56, theme.GOLD), name.w)
        canvas.gold_text(self.value, name.cx, name.cy, fitted, "center")
        words = (
            _("rules the city with {points} points") if many == 1 else _("rule the city together with {points} points")
        )
        line = Box(upper.x, name.bottom, upper.w, upper.h * 0.1)
        canvas.text_in(
            words.format(points=self.result.totals[0]), line, Style("it", 27, theme.rgb("#f6e6c4")), "center"
        )
        self._city(canvas, lower)

    def _city(self, canvas: Canvas, box: Box) -> None:
        canvas.skin("panel", box)
        seat, info = self.result.columns[0]
        title = Box(box.x + 24, box.y + 14, box.w - 48, 32)
        canvas.text_in(_("The city of {name}").format(name=info.name), title, Style("head", 22, theme.TEXT_HEAD))
        city = plots(self.view, seat)
        if not city:
            return
        area = Box(box.x + 20, box.y + 54, box.w - 40, box.h - 68)
        rows = 1 if len(city) <= 3 else 2
        columns = -(-len(city) // rows)
        wide = min((area.h - 12 * (rows - 1)) / rows / 1.4, (area.w - 12 * (columns - 1)) / columns, 120.0)
        for index, plot in enumerate(city):
            row, column = divmod(index, columns)
            count = min(columns, len(city) - row * columns)
            x = area.cx + (column - count / 2) * (wide + 12) + 6
            y = area.cy + (row - rows / 2) * (wide * 1.4 + 12) + 6
            layout = "small" if wide >= 78 else "mini"
            self.ui.cards.draw(canvas, plot.id, layout, Box(x, y, wide, wide * 1.4))


class ScoringScreen(Screen):
    """Shown when the game is over."""

    name = "scoring"
    background = "ui/title"
    veil = 178

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui)
        self.flow = flow
        self._revealed = False
        self.reviews = Reviews(flow)
        self.check = afterwards.Check(flow.match)

    def build(self) -> Widget:
        flow = self.flow
        names = Names([seat.name for seat in flow.seats], flow.match.state.box)
        view = flow.match.view(flow.viewer)
        self.result = result(view, flow.seats, [int(seat) for seat in flow.match.winners], names)
        self.winner = Winner(self.result, view)
        self.table = ScoreTable(self.result)
        self.again = Button(_("Play again"), lambda: self._rematch(rotate=False), "gold", "again", height=72)
        rotated = Button(_("Rotate the seats"), lambda: self._rematch(rotate=True), name="again_rotated", height=72)
        title = Button(_("Main menu"), self.back, name="main_menu", height=72)
        looks = afterwards.look_buttons(self)
        narrow = tight(self.ui.scale.bounds)
        if narrow:  # no room for two rows: they open from one button
            looks, more = [], Button(_("Look back"), lambda: afterwards.open_looks(self), name="look_back", height=72)
            buttons = [self.again, rotated, more, title]
        else:
            buttons = [self.again, rotated, title]
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
        count = len(self.result.rows) + 1
        table = self.table

        def apply(t: float) -> None:
            table.reveal(round(t * count))

        def done() -> None:
            table.reveal(count)
            self.ui.sound.play("win" if self._gladdens else "lost")

        if self.ui.motion.speed > 0:
            table.reveal(0)
            self.ui.motion.start(Tween(ROW_MS * count, apply, linear, done))
        else:
            done()

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

    def _rematch(self, *, rotate: bool) -> None:
        self.ui.host.games.rematch(rotate)

    def back(self) -> None:
        self.ui.host.games.leave()

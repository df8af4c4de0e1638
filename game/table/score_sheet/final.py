"""The end of a game on the screen: a panorama, the sheet with its towers, and what comes next.

A game derives from `FinalScreen` and tells its `result` (a `Sheet`); it may have a `panorama`, further `pages`, signs
for its lines and ways back of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.history.feats import Feat
from game.table.advice import afterwards
from game.table.advice.review import Reviews
from game.table.board_theme import music_at
from game.table.flow import Flow
from game.table.score_sheet.figures import Figures
from game.table.score_sheet.fireworks import Fireworks
from game.table.score_sheet.foldout import Act, FoldButton, QuietButton, fold_out
from game.table.score_sheet.medals import Medals
from game.table.score_sheet.panorama import Panorama
from game.table.score_sheet.paper import Page, Paper
from game.table.score_sheet.sheet import NONE, Line, Sheet, ranked
from game.table.score_sheet.tour import Tour
from game.table.score_sheet.towers import Towers
from game.table.score_sheet.words import points_words
from game.table.words import words
from game.ui import people
from game.ui.draw import theme
from game.ui.draw.backdrops import title_picture
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Call, Chain, Parallel, Steps, Tween, back_out, ease_out
from game.ui.draw.sprites import Flight
from game.ui.lang import _, listed
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Free, Row, ScrollArea, Widget
from game.ui.window.screen import Screen

LINE_MS, LINES_MS, PAUSE_MS, CROWN_MS, CROWN_DROP = 700.0, 4400.0, 350.0, 600.0, 150.0
TOWERS, FIGURES = "towers", "figures"
ONE_COLUMN = 0.41  # of the width: how much the sheet takes where there is plenty


class FinalScreen(Screen):
    """Shown when the game is over."""

    name = "scoring"
    rules_at = "topic:scoring"
    messages_high = True
    lit = False  # whether there are fireworks for who has won

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui)
        self.game = flow.match.setup.game
        self.flow, self.ways = flow, flow.ways_on
        self.words = words(flow.match.setup.game)
        self.names = self.words.names([seat.name for seat in flow.seats], flow.match.view(flow.viewer))
        self.reviews = Reviews(flow)
        self.check = afterwards.Check(flow.match)
        self.page = TOWERS
        self.medals = Medals()
        self.seen = NONE  # whose seat is seen in the panorama; NONE the winner's
        self._won_told = False
        self._revealed = False
        self._counting: Animation | None = None
        self._fireworks: Fireworks | None = None
        self._ahead: list[Callable[[], object]] = []
        self._use_ground()

    def _use_ground(self) -> None:
        """The game's own picture of the end; a plain ground in high contrast; else that of the title, veiled."""
        own = f"{self.game}/ui/victory"
        if self.ui.sight.high:
            self.background, self.veil = "ui/table", 0
        elif self.ui.assets.has(own):
            self.background, self.veil = own, 0
        else:
            self.background, self.veil = title_picture(self.ui.assets.has, self.game), 150

    # -- of the game -----------------------------------------------------------------------------------------------
    def result(self) -> Sheet:
        """Winners and points, the most first."""
        match = self.flow.match
        columns = ranked(self.flow.seats, [int(one) for one in match.scores], [int(one) for one in match.winners])
        line = Line("points", _("Points"), tuple(one.total for one in columns), theme.STONES[0])
        winners = listed([self.names.plain_seat(one.seat) for one in columns if one.won])
        told = [f"{self.names.plain_seat(one.seat)}: {points_words(one.total)}" for one in columns]
        title = _("Winner: {names}").format(names=winners)
        return Sheet(_("The points"), columns, (line,), title, ", ".join(told))

    def panorama(self, sheet: Sheet) -> Panorama:
        """What is seen beside the sheet."""
        return Panorama(sheet)

    def ground(self) -> Widget | None:
        """What lies behind everything, over the whole window, where it is more than a picture."""
        return None

    def pages(self, sheet: Sheet) -> Sequence[Page]:
        """What only this game has to show."""
        return []

    def shows_seats(self) -> bool:
        """Whether the panorama has something of every seat."""
        return False

    def sign(self, canvas: Canvas, key: str, box: Box) -> bool:
        """Draws the sign of a line; whether there is one."""
        return False

    def cell(self, canvas: Canvas, key: str, at: int, box: Box) -> bool:
        """Draws what stands below the totals in a column instead of its text; whether it did."""
        return False

    def own_looks(self) -> list[Act]:
        """Ways back into the game that only this game has."""
        return []

    # -- building --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        self._use_ground()
        self.sheet = self.result()
        owners = sorted(self.flow.owners)
        mine, pick = owners[0] if len(owners) == 1 else NONE, self.select if self.shows_seats() else None
        self.winner = self.panorama(self.sheet)
        self.towers = Towers(self.sheet, mine, pick)
        self.figures = Figures(self.sheet, mine, pick, self.sign, self.cell)
        pages = [Page(TOWERS, _("Towers"), self.towers), Page(FIGURES, _("Figures"), ScrollArea(self.figures, "rows")),
                 *self.pages(self.sheet)]  # fmt: skip
        self.paper = Paper(self.sheet, pages, self.page, self._turn)
        if pick is not None:
            self._mark(self.seen if self.seen != NONE else self.sheet.columns[0].seat)
        self.build_bars()
        behind = self.ground()
        self.behind = [behind] if behind is not None else []
        self.grounds = lambda: self.behind
        return Free([*self.behind, self.winner, self.medals, self.paper, self.bar, self.quiet], self._place)

    def _place(self, box: Box) -> None:
        for widget in self.behind:
            widget.arrange(box)
        inner = box.inset(min(36.0, box.w * 0.018), min(42.0, box.h * 0.035))
        right, left = inner.cut_right(max(inner.w * ONE_COLUMN, min(560.0, inner.w * 0.58)), min(30.0, box.w * 0.012))
        high = min(88.0, max(54.0, box.h * 0.085))
        bar, paper = right.cut_bottom(max(high, 104.0) if self.flow.ways_on else high, min(44.0, box.h * 0.03))
        self.paper.arrange(paper)
        self.bar.arrange(bar)
        low, left = left.cut_bottom(44.0, 4)
        wide = min(left.w, self.quiet.natural(left.w)[0])
        self.quiet.arrange(Box(low.x, low.y, wide, low.h))
        self.winner.arrange(left)
        wide = left.w * 0.2  # opposite the messages
        high = max(0.0, self.winner.ribbon.y - left.y - 12)
        self.medals.arrange(Box(left.right - wide - 6, left.y + 6, wide, high))

    def build_bars(self) -> None:
        """The ways on and the ways back into the game."""
        *ways, last = self.flow.ways_on or [("", "", self.back)]
        self.quiet = QuietButton(last[1] or _("Main menu"), last[2], name=last[0] or "main_menu", height=44,
                                 style=theme.STRONG.at(21))  # fmt: skip
        if not ways:
            self.again = Button(_("Play again"), self._rematch, "gold", "again", height=80)
            buttons = [self.again, FoldButton(_("Look back"), self._look_back, name="look_back", height=80)]
            self.bar: Widget = Row([one.sized(grow=1) for one in buttons], gap=18)
            return
        (name, text, act), *others = ways
        self.again = Button(text, act, "gold", name, height=60)
        small = [Button(words, do, "ghost", name, height=48, style=theme.BUTTON.at(21)) for name, words, do in others]
        rows = [self.again, *([Row([one.sized(grow=1) for one in small], gap=12)] if small else [])]
        self.bar = Column([one.sized(grow=1) for one in rows], gap=8)

    def _look_back(self) -> None:
        """All that can be looked at, and other ways to play on, fold out."""
        acts: list[Act] = [*self.own_looks(), *afterwards.looks(self),
                           ("again_same", _("Same deal again"), lambda: self._rematch(same_deal=True)),
                           ("again_rotated", _("Rotate the seats"), lambda: self._rematch(rotate=True))]  # fmt: skip
        fold_out(self.ui, self.bar.children[1], acts)

    def first_focus(self) -> Widget | None:
        return self.again

    def rather_clear(self) -> list[Box]:
        return [self.paper.box, *self.winner.honours]

    def message_room(self) -> Box:
        """To the left of the laurels."""
        bounds, laurels = self.ui.scale.bounds, self.winner.honours[0]
        return Box(bounds.x, bounds.y, laurels.x - bounds.x, bounds.h)

    # -- turning and picking ---------------------------------------------------------------------------------------
    def _turn(self, key: str) -> None:
        """Another page; whoever turns does not wait for the counting."""
        self._finish()
        self.page = key
        self.paper.turn(key)

    def select(self, seat: int) -> None:
        """Shows what the panorama has of this seat."""
        self._finish()
        self.seen = seat
        self._mark(seat)

    def _mark(self, seat: int) -> None:
        self.winner.select(seat)
        self.towers.select(seat)
        self.figures.select(seat)

    # -- counting --------------------------------------------------------------------------------------------------
    def resume(self) -> None:
        """The towers grow course by course, once."""
        if self._revealed:
            return
        self._revealed = True
        if self.ui.motion.speed <= 0 or self.ui.motion.reduced:
            self._told(crowned=True)
            return
        self.towers.count(0.0)
        self.towers.crowned = False
        self.winner.hide()
        self._ahead = self.winner.ahead()
        self.paper.verdict.show(told=False)
        steps = self.towers.steps
        ms = min(LINE_MS, LINES_MS / max(1, len(steps)))
        passed = [self.towers.passed(start, end) for start, end in zip([0, *steps], steps, strict=False)]
        courses = [
            self._course(start, end, ms, before)
            for start, end, before in zip([0, *steps], steps, [[], *passed], strict=False)
        ]
        last = Tween(PAUSE_MS, lambda t: self.towers.flash(passed[-1] if passed else [], t), ease_out)
        self._counting = self.ui.motion.start(
            Steps([Chain(courses), last, Chain([Call(lambda: self._told(crowned=False)), self._crowning]),
                   self._touring])
        )  # fmt: skip

    def _course(self, start: int, end: int, ms: float, before: Sequence[int]) -> Animation:
        """A line for all players at once, with those before it that gave nobody anything. Who has been overtaken by the
        one `before` flashes in it."""
        heard: list[bool] = []

        def grow(t: float) -> None:
            if not heard and t < 1:
                heard.append(True)
                self.ui.sound.play("card_place")
            self.towers.flash(before, 2 * t)
            self.towers.count(end - 1 + t if t > 0 else float(start))

        return Tween(ms, grow, ease_out)

    def _told(self, *, crowned: bool) -> None:
        """All is counted: who has won is seen, read and heard."""
        self.towers.count(len(self.sheet.lines) + 1.0)
        self.towers.crowned = crowned or not self.sheet.winners
        self.winner.show(crowned=crowned)
        self.paper.verdict.show(told=True)
        self.ring_out()
        if self.lit and self.sheet.winners:
            fireworks = Fireworks(self.ui, self.stage, self.winner.sky)
            self._fireworks = fireworks if fireworks.wanted else None

    def _crowning(self) -> Animation:
        """The crown drops on whoever has won."""
        flights: list[Animation] = []
        for place in (*self.winner.crowns(), *self.towers.crowns()):
            picture = self.ui.assets.scaled("ui/crown", (self.ui.px(place.w), self.ui.px(place.h)))
            flight = Flight([picture], place.moved(0, -CROWN_DROP), place, CROWN_MS, ease=back_out)
            flights.append(self.stage.fly(self.ui.motion, flight, self.ui.scale.k))
        return Chain([Parallel(flights), Call(self._crowned)])

    def _crowned(self) -> None:
        self.towers.crown()
        self.winner.show(crowned=True)

    def _touring(self) -> Animation:
        """What the winner has is looked at, by whoever wants to see moments."""
        values = self.ui.settings.values
        wanted = people.moments(values, people.own_name(values)) != "none"
        return Tour(self.winner.stations() if wanted else [], self.ui.sound.play)

    def _finish(self) -> None:
        """Everything is counted at once."""
        if self._counting is not None:
            self.ui.motion.finish(self._counting)

    def rebuild(self) -> None:
        self._finish()
        self._ahead = []
        if self._fireworks is not None:
            self._fireworks.stop()
            self._fireworks = None
        super().rebuild()

    # -- telling ---------------------------------------------------------------------------------------------------
    def ring_out(self) -> None:
        """Who has won is told now: the sound of the end, as those before the screen take it, and what the opponents
        say to it."""
        self.ui.sound.play("win" if self.gladdens else "lost")
        self.hear_farewells()

    @property
    def gladdens(self) -> bool:
        """Whether those before the screen are glad of the end."""
        owners = self.flow.owners
        return not owners or not owners.isdisjoint(self.flow.match.winners)

    def hear_farewells(self) -> None:
        """What the opponents say at the end, once; who has won is known from here on."""
        self._won_told = True
        said, self.flow.farewells = self.flow.farewells, []
        for line in said:
            self.ui.toasts.show(line)

    @property
    def tells_the_end(self) -> bool:
        return not self._won_told

    @property
    def music(self) -> str:
        return music_at(self.flow, self.ui.settings.values, "end")

    @property
    def still(self) -> bool:
        return self.check.state != "running" and not self._ahead and (self._fireworks is None or self._fireworks.over)

    def update(self, seconds: float) -> None:
        self.check.update()
        if self._ahead:
            self._ahead.pop()()
        if self._fireworks is not None:
            self._fireworks.step(seconds)

    def pause(self) -> None:
        if self._fireworks is not None:
            self._fireworks.stop()

    def award(self, feats: list[Feat]) -> None:
        """The medals drop beside the laurel."""
        new = self.medals.take(feats)
        if self.ui.motion.speed <= 0 or self.ui.motion.reduced:
            for _medal in new:
                self.medals.land()
        elif new:
            self.ui.motion.start(Parallel([self.medals.drop(self, at, order) for order, at in enumerate(new)]))

    def _rematch(self, *, rotate: bool = False, same_deal: bool = False) -> None:
        self.ui.host.games.rematch(rotate, same_deal)

    def back(self) -> None:
        if self.flow.ways_on:
            self.flow.ways_on[-1][2]()
        else:
            self.ui.host.games.leave()

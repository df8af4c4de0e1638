"""The deal of the day: each game has one. What was made of it stands beside it, and the last days below."""

from __future__ import annotations

from datetime import date
from functools import partial

from game.history import days, same_seat
from game.session import daily
from game.session.daily import DateFault
from game.session.setup import MatchSetup
from game.ui import deals, opponents
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.lang import _
from game.ui.last_set_ups import last_game
from game.ui.screens.challenges.parts import Entry, seat_grid
from game.ui.screens.challenges.table import table_of
from game.ui.screens.challenges.words import date_words, games_there, place_words, points_words, title_of
from game.ui.screens.player import own_name
from game.ui.screens.reading import page, roomy, under_tabs
from game.ui.screens.save_words import MONTHS
from game.ui.services import SaveRefused
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Label, Panel, RichText, Row, ScrollArea, Spacer, Widget
from game.ui.window.screen import Screen

SHOWN = 14  # days of the calendar
LOOK_EVERY = 0.4  # seconds between two looks at what the levels have made


class DayLeaf(Button):
    """One day of the calendar: its number, and what came of it."""

    def __init__(self, day: date, result: str, screen: DayScreen) -> None:
        super().__init__(str(day.day), partial(screen.choose_day, day), name=f"day:{day.isoformat()}")
        self.day, self.result = day, result
        self.height = 72.0
        self.chosen = day == screen.day
        self.tip = date_words(day)

    @property
    def value(self) -> str:
        return f"{date_words(self.day)} {self.result}"

    @property
    def spoken(self) -> str:
        results = {"won": _("won"), "played": _("played")}
        return ", ".join(one for one in (date_words(self.day), results.get(self.result, "")) if one)

    def natural(self, width: float) -> tuple[float, float]:
        return 60.0, 72.0

    def draw(self, canvas: Canvas) -> None:
        edge = theme.FOCUS if self.chosen or self.hovered else theme.HAIRLINE
        ground = theme.INDIGO_LIGHT if self.chosen else theme.WELL
        canvas.rounded(self.box, ground, 235, 8, edge, 255 if self.chosen else 110, 2.2 if self.chosen else 1.2)
        month, rest = self.box.inset(3, 5).cut_top(20)
        canvas.text_in(_(MONTHS[self.day.month - 1]), month, theme.LABEL.at(16), "center")
        number, foot = rest.cut_top(26)
        canvas.text_in(self.text, number, theme.NUMERALS, "center")
        if self.result == "won":
            canvas.picture("ui/crown", foot.centered(20, 20))
        elif self.result == "played":
            canvas.rounded(foot.centered(9, 9), theme.GOLD, 255, 5)


class DayScreen(Screen):
    """`day` and the game can be chosen; what levels made of a seat is told to those who have played it."""

    name = "daily"
    rules_at = "topic:game"

    def __init__(self, ui: Ui, game: str = "", day: date | None = None, today: date | None = None) -> None:
        super().__init__(ui)
        self.today = today or deals.today()
        self.day = day or self.today
        self.game = game or last_game(ui.settings.values)
        self.own = own_name(ui)
        self._next_look, self._seen = 0.0, ""

    # -- what is known ---------------------------------------------------------------------------------------------
    @property
    def setup(self) -> MatchSetup | None:
        """The deal; None on a day without one."""
        try:
            daily.checked(self.day, self.today)
        except DateFault:
            return None
        return deals.of_day(self.day, self.game, self.own)

    @property
    def result(self) -> days.Made | None:
        """What the person before the screen made of it at the first try."""
        return days.result(self.ui.host.history, self.day, self.game, self.own)

    def _work(self) -> None:
        """Lets the levels play what somebody has played here."""
        found = days.results(self.ui.host.history, self.day, self.game)
        if found and same_seat.missing(self.ui.host.history, self.day, self.game):
            self.ui.host.comparing.begin(self.ui.host.history, self.day, self.game)

    def _working(self) -> str:
        """The level that plays this deal now."""
        work = self.ui.host.comparing.work
        return work.level if work is not None and (work.day, work.game) == (self.day, self.game) else ""

    def resume(self) -> None:
        self._work()

    @property
    def still(self) -> bool:
        return not self._working()

    def update(self, seconds: float) -> None:
        if self.ui.now < self._next_look:
            return
        self._next_look = self.ui.now + LOOK_EVERY
        known = same_seat.compared(self.game)
        there = days.levels_made(self.ui.host.history, self.day, self.game, known)
        state = f"{self._working()} {[*there]}"
        if state != self._seen:
            self._seen = state
            self.rebuild()

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        wide = roomy(self.ui.scale.bounds)
        setup = self.setup
        body: Widget = Row([self._deal(setup).sized(grow=1), self._results(wide)], gap=16)
        body = Column([body.sized(grow=1), self._calendar()], gap=12)
        games = games_there()
        if len(games) > 1:
            body = under_tabs([(game, name_of(game)) for game in games], self.game, self.choose_game, body)
        back = Button(_("Back"), self.back, "ghost", "back", height=66)
        played = self.result is not None
        text = _("Play it once more") if played else _("Play this deal")
        self.start = Button(text, self.play, "ghost" if played else "gold", "play", height=66)
        self.start.disable(self._why_not())
        note = RichText(self._note(), theme.ASIDE, "center", "middle", "note")
        foot = [back.sized(width=200 if wide else 150), note.sized(grow=1), self.start.sized(width=340)]
        return page(_("Deal of the day"), body, foot, self.ui.scale.bounds)

    def _why_not(self) -> str:
        try:
            daily.checked(self.day, self.today)
        except DateFault as fault:
            return fault.text(_)
        return ""

    def _note(self) -> str:
        if not self.ui.settings.values.keep_history:
            return _("Games are not kept (see the settings), so no result will stand here.")
        latest = days.latest(self.ui.host.history)
        if latest is not None and latest > self.today:
            said = _("The clock says {today}, but the deal of {latest} was played already. All results stay.")
            return said.format(today=date_words(self.today), latest=date_words(latest))
        return _("The first game of it that you finish yourself counts, no later one.")

    def _deal(self, setup: MatchSetup | None) -> Widget:
        if setup is None:
            return Panel(RichText(escape(self._why_not()), theme.LEAD, name="no_deal"), date_words(self.day))
        said = _("Everybody gets this seat and these cards today.") if self.day == self.today else ""
        line = RichText(f"[b|{escape(title_of(setup))}] {escape(said)}", theme.BODY, name="of_day")
        if not roomy(self.ui.scale.bounds):  # the cards are left out, and the rest is scrolled
            return Panel(ScrollArea(Column([line, seat_grid(setup, 1)], gap=12), "deal"), date_words(self.day))
        return Panel(
            Column([line, seat_grid(setup), table_of(self.ui, setup).sized(grow=1)], gap=12), date_words(self.day)
        )

    def _results(self, wide: bool) -> Widget:
        history = self.ui.host.history
        rows: list[Widget] = []
        found = days.results(history, self.day, self.game)
        crest = daily.own_seat(daily.setup(self.day, self.game)) % 8 if found else 0
        for who, made in found.items():
            rows.append(_entry(who, made, f"ui/crest_{crest}", strong=who == self.own))
        if found:
            rows.append(Label(_("In the same seat, with the same cards"), theme.LABEL, name="same_seat"))
            rows += self._levels()
        else:
            told = _("When you have played it, every level of the computer players takes the same seat with the same "
                     "cards, and what they made of it stands here.")  # fmt: skip
            rows.append(RichText(told, theme.BODY.of(theme.TEXT_DIM), name="later"))
        panel = Panel(ScrollArea(Column(rows, gap=8), "results"), _("What was made of it"))
        return panel.sized(width=620 if wide else 490)

    def _levels(self) -> list[Widget]:
        known, working = same_seat.compared(self.game), self._working()
        there = days.levels_made(self.ui.host.history, self.day, self.game, known)
        rows: list[Widget] = []
        for level in known:
            words = opponents.level_words(level)
            words = words[:1].upper() + words[1:]
            if level in there:
                rows.append(_entry(words, there[level], ""))
            else:
                rows.append(Entry(words, [_("is playing …") if level == working else "…"]))
        if working:
            stop = Button(_("Stop"), self._stop, name="stop", height=44)
            rows.append(Row([Spacer(), stop.sized(width=160)]))
        elif len(there) < len(known):
            go_on = Button(_("Let them play"), self._go_on, name="go_on", height=44)
            rows.append(Row([Spacer(), go_on.sized(width=220)]))
        return rows

    def _calendar(self) -> Widget:
        played = days.all_results(self.ui.host.history)
        leaves: list[Widget] = []
        for day in reversed(daily.last_days(self.today, SHOWN)):
            made = played.get((day, self.game, self.own))
            state = "" if made is None else "won" if made.place == 1 else "played"
            leaves.append(DayLeaf(day, state, self).sized(grow=1))
        return Row(leaves or [Spacer()], gap=8)

    def first_focus(self) -> Widget | None:
        return self.start

    # -- what can be done ------------------------------------------------------------------------------------------
    def choose_game(self, game: str) -> None:
        self.game = game
        self._work()
        self.rebuild()

    def choose_day(self, day: date) -> None:
        self.day = day
        self._work()
        self.rebuild()

    def _stop(self) -> None:
        self.ui.host.comparing.stop()
        self.rebuild()

    def _go_on(self) -> None:
        self._work()
        self.rebuild()

    def play(self) -> None:
        """Begins the deal of the chosen day."""
        setup = self.setup
        if setup is None:
            return
        try:
            self.ui.host.games.deal(setup)
            self.ui.sound.play("deal_of_day")
        except SaveRefused as refused:
            self.ui.toasts.show(escape(str(refused)), "danger")


def _entry(who: str, made: days.Made, picture: str, *, strong: bool = False) -> Entry:
    return Entry(who, [points_words(made), place_words(made)], strong=strong, picture=picture)


def open_day(ui: Ui, game: str, day: date) -> None:
    """The page of one deal, above the present screen."""
    ui.stack.push(DayScreen(ui, game, day))

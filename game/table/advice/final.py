"""The end of a game: who has won, and what comes next. A game may show more of its score (`Look.final`)."""

from __future__ import annotations

from game.table.advice import afterwards
from game.table.advice.review import Reviews
from game.table.flow import Flow
from game.table.look import music_at
from game.table.words import words
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.lang import _, listed, ngettext
from game.ui.screens.reading import roomy, tight
from game.ui.screens.shelf import title_picture
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Panel, RichText, Row, ScrollArea, Spacer, Widget
from game.ui.window.screen import Screen

TITLE = theme.ON_PARCHMENT_STRONG.at(40)
LINE = theme.ON_PARCHMENT.at(26)
MOST_LOOKS = 5  # buttons in a row of large letters
LOW = 64.0  # units: how high the rows of buttons are


class FinalScreen(Screen):
    """Shown when the game is over."""

    name = "scoring"
    rules_at = "topic:scoring"
    veil = 178
    messages_high = True

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui)
        self.game = flow.match.setup.game
        self.background = title_picture(ui.assets.has, self.game)
        self.flow, self.ways = flow, flow.ways_on
        self.words = words(flow.match.setup.game)
        self.names = self.words.names([seat.name for seat in flow.seats], flow.match.view(flow.viewer))
        self.reviews = Reviews(flow)
        self.check = afterwards.Check(flow.match)
        self._won_told = False

    def build(self) -> Widget:
        """The winners, and everybody's points, the most first."""
        self.build_bars()
        winners = listed([self.names.plain_seat(seat) for seat in self.flow.match.winners])
        rows: list[Widget] = [RichText(escape(_("Winner: {names}").format(names=winners)), TITLE, "center")]
        rows += [RichText(escape(line), LINE, "center") for line in self._lines()]
        sheet = Panel(ScrollArea(Column([Spacer(), *rows, Spacer()], gap=16), "points"), skin="parchment", padding=40)
        return Column([sheet.sized(grow=1), self.looks.sized(height=LOW), self.bar.sized(height=LOW)], gap=14)

    def _lines(self) -> list[str]:
        scores, found = self.flow.match.scores, []
        for seat in sorted(range(len(scores)), key=lambda one: (-scores[one], one)):
            text = ngettext("{name}: {count} point", "{name}: {count} points", scores[seat])
            found.append(text.format(name=self.names.plain_seat(seat), count=scores[seat]))
        return found

    def build_bars(self) -> None:
        """The ways on and the ways back into the game, in `bar` and `looks`."""
        if self.flow.ways_on:
            buttons = [Button(words, act, "ghost", name, height=72) for name, words, act in self.flow.ways_on]
            self.again, self.again.kind = buttons[0], "gold"
            self.bar, self.looks = Row([one.sized(grow=1) for one in buttons], gap=18), Row([])
            return
        self.again = Button(_("Play again"), self._rematch, "gold", "again", height=72)
        same = Button(_("Same deal again"), lambda: self._rematch(same_deal=True), name="again_same", height=72)
        rotated = Button(_("Rotate the seats"), lambda: self._rematch(rotate=True), name="again_rotated", height=72)
        title = Button(_("Main menu"), self.back, name="main_menu", height=72)
        looks = [*self.own_looks(), *afterwards.look_buttons(self)]
        narrow = tight(self.ui.scale.bounds)
        if narrow:  # no room for two rows: all but the usual ways on open from one button
            further = [*looks, same, rotated]
            more = Button(_("More …"), lambda: afterwards.open_more(self, further), name="more", height=72)
            looks, buttons = [], [self.again, more, title]
        else:
            buttons = [self.again, same, rotated, title]
        if len(looks) > MOST_LOOKS and not roomy(self.ui.scale.bounds):  # the last ones open from one button
            rest = looks[MOST_LOOKS - 1 :]
            more = Button(_("More …"), lambda: afterwards.open_more(self, rest), name="more", height=52)
            more.style = looks[0].style
            looks = [*looks[: MOST_LOOKS - 1], more]
        self.bar = Row([b.sized(grow=1) for b in buttons], gap=8 if narrow else 18)
        self.looks = Row([button.sized(grow=1) for button in looks], gap=18)

    def own_looks(self) -> list[Button]:
        """Ways back into the game that only this game has."""
        return []

    def first_focus(self) -> Widget | None:
        return self.again

    def ring_out(self) -> None:
        """Who has won is told now: the sound of the end, as those before the screen take it, and what the opponents
        say to it."""
        owners = self.flow.owners
        gladdens = not owners or not owners.isdisjoint(self.flow.match.winners)
        self.ui.sound.play("win" if gladdens else "lost")
        self.hear_farewells()

    def hear_farewells(self) -> None:
        """What the opponents say at the end, once; who has won is known from here on."""
        self._won_told = True
        said, self.flow.farewells = self.flow.farewells, []
        for line in said:
            self.ui.toasts.show(line)

    def resume(self) -> None:
        """Here nothing is counted before everybody's eyes."""
        self.hear_farewells()

    @property
    def tells_the_end(self) -> bool:
        return not self._won_told

    @property
    def music(self) -> str:
        return music_at(self.flow, self.ui.settings.values, "end")

    @property
    def still(self) -> bool:
        return self.check.state != "running"

    def update(self, seconds: float) -> None:
        self.check.update()

    def _rematch(self, *, rotate: bool = False, same_deal: bool = False) -> None:
        self.ui.host.games.rematch(rotate, same_deal)

    def back(self) -> None:
        if self.flow.ways_on:
            self.flow.ways_on[-1][2]()
        else:
            self.ui.host.games.leave()

"""The page of figures: a few large numbers, and below them the plots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.history.figures import Figures
from game.history.played import PlayedGame
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Style
from game.ui.lang import _
from game.ui.plots import Plot
from game.ui.screens.history import charts, chosen_charts
from game.ui.screens.history.filters import OF_FIGURES, count_of, only
from game.ui.screens.history.nothing import no_games, none_counts, none_fits
from game.ui.screens.history.words import prepare
from game.ui.screens.page import roomy
from game.ui.widgets import Column, Grid, Label, Panel, RichText, ScrollArea, Widget

if TYPE_CHECKING:
    from game.ui.screens.history.screen import HistoryScreen

NUMBER = Style("black", 40, theme.TEXT_HEAD)
GAP = 14.0
NARROW = 1000.0
LOOKED_AT = 50  # games that tell why none of their seats is counted


class Fact(Widget):
    """One large number and what it counts."""

    role = "figure"

    def __init__(self, name: str, number: str, words: str) -> None:
        super().__init__(f"fact:{name}")
        self.number, self.words = number, words
        self.height = 92.0

    @property
    def value(self) -> str:
        return f"{self.number} {self.words}"

    def natural(self, width: float) -> tuple[float, float]:
        return 200.0, 92.0

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("panel", self.box)
        upper, lower = self.box.inset(12, 8).cut_top(self.box.h * 0.52)
        canvas.text_in(self.number, upper, NUMBER.at(min(40.0, upper.h * 0.95)), "center")
        canvas.text_in(self.words, lower, theme.BODY, "center")


class FiguresPage:
    """What the screen keeps of the figures."""

    def __init__(self, screen: HistoryScreen) -> None:
        self.screen = screen
        self.figures: Figures | None = None
        self.uncounted: list[PlayedGame] = []  # games that fit, where none of their seats is counted
        self._place = 0.0
        self.list = ScrollArea(Column([]), "plots")
        self._built: object = None  # what the list shows

    def ask(self) -> None:
        """Asks for the figures anew."""
        history, wanted = self.screen.history, only(self.screen.wanted, OF_FIGURES)

        def count() -> tuple[Figures, list[PlayedGame]]:
            prepare(wanted.game)
            figures = history.figures(wanted)
            return figures, [] if figures.seats else history.games(wanted, limit=LOOKED_AT)

        self.screen.asking.ask("figures", count, self._show)

    def _show(self, found: tuple[Figures, list[PlayedGame]]) -> None:
        self.figures, self.uncounted = found

    def remember(self) -> None:
        """The tree is built anew: the list stays where it is."""
        self._place = self.list.offset if self._built is self.figures else 0.0

    def build(self) -> Widget:
        """The numbers and the plots, or what stands there without games."""
        screen, figures = self.screen, self.figures
        if figures is None:
            return Panel(Label(_("The figures are being counted …"), theme.LEAD, "center"), name="looking")
        if not figures.seats and self.uncounted:
            return none_counts(screen, self.uncounted)
        if not figures.seats:
            return none_fits(screen) if count_of(screen.wanted, OF_FIGURES) else no_games(screen)
        bounds = screen.ui.scale.bounds
        columns = 3 if roomy(bounds) else 2 if bounds.w > NARROW else 1
        facts = [Fact(*one) for one in charts.headline(figures)]
        rows: list[Widget] = [Grid(facts, 6 if roomy(bounds) else 3, gap=GAP)]
        if not screen.wanted.game:
            said = _("Choose one game above to see its sources of points and its cards.")
            rows.append(RichText(said, theme.ASIDE, "center", name="choose_game"))
        rows.append(Grid(list(self.plots(figures)), columns, gap=GAP))
        self.list, self._built = ScrollArea(Column(rows, gap=GAP), "plots"), self.figures
        self.list.offset = self._place
        return self.list

    def plots(self, figures: Figures) -> list[Plot]:
        """All that there are figures for, the most telling first."""
        wanted = self.screen.wanted
        own = bool(wanted.game and figures.sources)
        several = not wanted.person and len(figures.by_person) > 1
        found: list[Plot] = []
        if own:
            plot = chosen_charts.sources if several else chosen_charts.share_of_sources
            found.append(plot(figures, wanted.game))
        if len(figures.by_game) > 1:
            found.append(charts.by_game(figures))
        if several:
            found.append(charts.by_person(figures, self._person))
        found += [charts.by_players(figures), charts.by_level(figures)]
        found += [charts.lately(figures, self.screen.show_game), charts.by_month(figures)]
        found.append(charts.best_games(figures, wanted.person, self.screen.show_game))
        if own:
            found += chosen_charts.chosen(figures, wanted.game)
        return found

    def _person(self, name: str) -> None:
        self.screen.want(replace(self.screen.wanted, person=name))

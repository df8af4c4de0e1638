"""The page of ratings: how strong people and computer players have shown themselves to be, over time."""

from __future__ import annotations

from functools import partial

from game.history.reading import Rated
from game.ui.draw import theme
from game.ui.lang import _, ngettext
from game.ui.plots import Curve, Curves, Head, Point
from game.ui.screens.history.nothing import no_games
from game.ui.screens.history.pages import PagesOfGames
from game.ui.screens.history.words import day_words, number_words, who_words
from game.ui.screens.reading import roomy
from game.ui.widgets import Choice, Column, Grid, Label, Panel, RichText, ScrollArea, Widget

MOST_BESIDE = 5  # curves beside the chosen one
SURE = 2.0  # how many sigma the band reaches: nineteen times of twenty
GAP = 14.0
NARROW = 1000.0


class RatingsPage:
    """What the screen keeps of the ratings: those of one game, and who is looked at."""

    def __init__(self, screen: PagesOfGames) -> None:
        self.screen = screen
        self.rated: list[Rated] | None = None
        self.chosen = ""
        self._place = 0.0
        self.list = ScrollArea(Column([]), "plots")
        self._built: object = None  # what the list shows

    def ask(self) -> None:
        """Asks for the ratings anew."""
        history, game = self.screen.history, self.screen.rated_game
        self.screen.asking.ask("ratings", lambda: history.ratings(game), self._show)

    def _show(self, rated: list[Rated]) -> None:
        self.rated = [one for one in rated if one.course]
        if self.chosen not in [one.key for one in self.rated]:
            people = [one.key for one in self.rated if not one.bot]
            self.chosen = next(iter([*people, *(one.key for one in self.rated)]), "")

    def remember(self) -> None:
        """The tree is built anew: the list stays where it is."""
        self._place = self.list.offset if self._built is self.rated else 0.0

    def choose(self, key: str) -> None:
        """Somebody else is looked at."""
        self.chosen = key
        self.screen.rebuild()

    def choice(self) -> Choice:
        """Who is looked at, to be chosen."""
        options = [(one.key, who_words(one)) for one in self.rated or []]
        return Choice(_("Whose"), options, self.chosen, self.choose, "rated")

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        """One large plot, and a small one for everybody."""
        if self.rated is None:
            return Panel(Label(_("The ratings are being looked up …"), theme.LEAD, "center"), name="looking")
        if not self.rated:
            return no_games(self.screen)
        bounds = self.screen.ui.scale.bounds
        columns = 4 if roomy(bounds) else 3 if bounds.w > NARROW else 2
        said = _(
            "Everybody begins at 25. Whoever finishes before strong players rises; the band shows where the strength "
            "lies nineteen times out of twenty. Games played on from a replay do not count."
        )
        large = self._large(340.0 if bounds.h > 700 else 240.0)
        rows: list[Widget] = [large, RichText(said, theme.ASIDE, name="rating_told")]
        rows.append(Grid([self._small(one) for one in self.rated], columns, gap=GAP))
        self.list, self._built = ScrollArea(Column(rows, gap=GAP), "plots"), self.rated
        self.list.offset = self._place
        return self.list

    def _large(self, high: float) -> Curves:
        rated = self.rated or []
        chosen = next(one for one in rated if one.key == self.chosen)
        beside = [one for one in rated if one is not chosen][:MOST_BESIDE]
        curves = [self._curve(chosen, 0), *(self._curve(one, i, strong=False) for i, one in enumerate(beside, 1))]
        head = Head(
            _("Rating over time: {name}").format(name=who_words(chosen)), _told(chosen), "rating", each=_("Day")
        )
        return Curves(head, curves, day_words, high)

    @staticmethod
    def _curve(one: Rated, series: int, *, strong: bool = True) -> Curve:
        points = tuple(
            Point(moment.played_at, moment.mu, _moment_words(one, moment.played_at, moment.mu, moment.sigma),
                  moment.sigma * SURE)
            for moment in one.course
        )  # fmt: skip
        return Curve(who_words(one, short=True), series, points, strong)

    def _small(self, one: Rated) -> Curves:
        rated = self.rated or []
        low = min(moment.mu - SURE * moment.sigma for each in rated for moment in each.course)
        high = max(moment.mu + SURE * moment.sigma for each in rated for moment in each.course)
        name = f"rating:{one.key}"
        head = Head(who_words(one), _told(one), name, each=_("Day"))
        made = Curves(head, [self._curve(one, 0 if one.key == self.chosen else 6 if one.bot else 1)], day_words, 130.0,
                      (low, high), small=True)  # fmt: skip
        made.on_choose = partial(self.choose, one.key)
        return made


def _strength(mu: float, sigma: float) -> str:
    return _("{rating} ± {unsure}").format(rating=number_words(mu), unsure=number_words(SURE * sigma))


def _told(one: Rated) -> str:
    games = ngettext("{count} game", "{count} games", one.games).format(count=one.games)
    return _("{strength} after {games}").format(strength=_strength(one.mu, one.sigma), games=games)


def _moment_words(one: Rated, when: float, mu: float, sigma: float) -> str:
    return _("{name}, {day}: {strength}").format(
        name=who_words(one), day=day_words(when), strength=_strength(mu, sigma)
    )

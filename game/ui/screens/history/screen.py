"""History: the games that were played, their figures, and how strong everybody is."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from game import catalog
from game.history.played import ALL, Wanted
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.input.actions import Line
from game.ui.lang import N_, _
from game.ui.last_set_ups import last_game
from game.ui.screens.history.exports import TableOfGames
from game.ui.screens.history.figures_page import FiguresPage
from game.ui.screens.history.games import OF_FIGURES, OF_GAMES, OF_RATINGS, GamesPage, filter_row, only
from game.ui.screens.history.pages import PagesOfGames
from game.ui.screens.history.ratings_page import RatingsPage
from game.ui.screens.list_rows import Sheet
from game.ui.screens.reading import page, roomy, tight
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Padding, RichText, Row, Spacer, TabBar, Toggle, Widget
from game.ui.widgets.modal import Dialog, confirm, open_dialog

TABS = {"games": N_("Games"), "figures": N_("Figures"), "ratings": N_("Ratings")}
FILTERS = {"games": OF_GAMES, "figures": OF_FIGURES, "ratings": OF_RATINGS}


def open_history(ui: Ui) -> None:
    """The games that were played and what follows from them."""
    ui.stack.push(HistoryScreen(ui))


class HistoryScreen(PagesOfGames):
    """Three pages that look at the same games; each is asked for when it is looked at first, and after a change."""

    name = "history"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.games, self.figures = GamesPage(self), FiguresPage(self, self.show_game)
        self.ratings = RatingsPage(self)
        self.pages = {"games": self.games, "figures": self.figures, "ratings": self.ratings}
        self.table: TableOfGames | None = None  # the one that was written last

    @property
    def still(self) -> bool:
        return not self.asking.waiting and not self.keepsakes.busy

    # -- asking ----------------------------------------------------------------------------------------------------
    def resume(self) -> None:
        """A game may have been finished since."""
        self.ask_all()

    def want(self, wanted: Wanted) -> None:
        if wanted != self.wanted:
            self.games.offset = 0
        super().want(wanted)

    def pause(self) -> None:
        self.keepsakes.forget()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.fetching.take_in()
        if self.table is not None:
            self.table.show()
        if self.keepsakes.update() and self.tab == "games":
            self.games.pictured()
        if self.asking.take_in() and self.ui.stack.top is self:
            self.rebuild()

    def settle(self) -> None:
        """Waits for all answers and shows them: for pictures and tests."""
        self.asking.settle()
        self.rebuild()
        while self.asking.waiting:  # what is shown asks for more
            self.asking.settle()
            self.rebuild()

    # -- acting ----------------------------------------------------------------------------------------------------
    def use_tab(self, tab: str) -> None:
        """Another page. The figures begin with the game that was played last: much is told of one game only."""
        if tab == "figures" and self.tab != tab and not self.wanted.game and "figures" not in self._asked:
            self.wanted = replace(self.wanted, game=last_game(self.ui.settings.values) or catalog.USUAL)
            self._asked.clear()
        self.tab = tab
        self._ask()
        self.rebuild()

    def show_game(self, number: int) -> None:
        """One game in the list, whatever is filtered."""
        game = self.history.game(number)
        if game is None:
            return
        self.tab, self.wanted = "games", only(ALL, OF_GAMES)
        self._asked.clear()
        self.games.show_only(game)
        self._asked.add("games")
        self.rebuild()

    def _keep(self, on: bool) -> None:
        self.ui.settings.values.keep_history = on
        self.ui.apply_settings()

    def _export(self) -> None:
        self.table = TableOfGames(self.ui, self.asking, self.history, self.wanted)

    def delete_all(self) -> None:
        """Forgets every game, after asking twice."""

        def again() -> None:
            said = _("Really all of them? Nothing brings them back.")
            confirm(self.ui, _("Delete all games?"), said, _("Delete all"), _("Keep them"), forget)

        def forget() -> None:
            self.asking.ask("delete", self.history.delete_all, lambda _none: self.ask_all())

        said = _("The list, the figures and the ratings begin anew. What you achieved and the saves stay.")
        confirm(self.ui, _("Delete all games?"), said, _("Delete all"), _("Keep them"), again)

    def key(self, event: pygame.event.Event) -> bool:
        if self.tab == "games" and self.games.game is not None and self.ui.keys.means(event, "delete"):
            self.games.delete()
            return True
        return False

    def keys(self) -> list[Line]:
        if self.tab == "games":
            return [(["delete"], _("delete the game"))]
        return [(("left", "right"), _("The figures of a plot, one after the other"))]

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        shown = self.pages[self.tab]
        shown.remember()
        bar = TabBar([(key, _(text)) for key, text in TABS.items()], self.tab, self.use_tab, "tabs")
        filters = filter_row(self, FILTERS[self.tab], [self.ratings.choice()] if self.tab == "ratings" else [])
        low = tight(bounds)
        if low:
            rows: list[Widget] = [Row([bar.sized(grow=1), filters], gap=12, align="middle")]
        elif roomy(bounds):
            rows = [Row([bar, filters.sized(grow=1)], gap=30, align="middle")]
        else:
            rows = [bar, filters]
        trouble = self.history.trouble
        if trouble is not None and self.games.count:  # else it stands in the middle
            rows.append(RichText(escape(trouble.text(_)), theme.LEAD.of(theme.REASON_TEXT), name="trouble"))
        body = shown.build()
        rows.append(body.sized(grow=1))
        alone = any(isinstance(widget, Sheet) for widget in body.walk())  # nothing to list: the city is seen behind it
        self.background, self.veil = ("ui/title", 150) if alone else ("ui/table", 0)
        if low:  # the tabs say enough where every line counts
            return Padding(Column([*rows, Row(self._low_foot(), gap=16).sized(height=50)], gap=8), 16, 8)
        return page(_("History"), Column(rows, gap=12), self._foot(wide=roomy(bounds)), bounds)

    def _foot(self, *, wide: bool) -> list[Widget]:
        high = 60.0 if wide else 50.0
        back = Button(_("Back"), self.back, "gold", "back", height=high)
        return [back.sized(width=200 if wide else 130), Spacer(), *self._more(high)]

    def _low_foot(self) -> list[Widget]:
        """Where there is little room, what is needed less often opens above the page."""
        more = Button(_("More"), self._open_more, name="more", height=46)
        return [Button(_("Back"), self.back, "gold", "back", height=46).sized(width=150), Spacer(), more]

    def _open_more(self) -> None:
        close = Button(_("Back"), lambda: self.ui.stack.close_layer(layer), "gold", "more_done")
        rows = self._more(50.0)
        layer = open_dialog(self.ui, Dialog(_("History"), Column(rows, gap=12), [close.sized(width=180), Spacer()]))

    def _more(self, high: float) -> list[Widget]:
        """What is about all games."""
        keep = Toggle(_("Keep my games"), self.ui.settings.values.keep_history, self._keep, "keep_history")
        keep.tip = _("Every game that is finished is kept for the history and the figures, on this computer alone.")
        export = Button(_("Export as a table"), self._export, name="export_table", height=high)
        delete = Button(_("Delete all"), self.delete_all, "danger", "delete_all", height=high)
        if not self.games.count and not self.people:
            export.disable(_("There are no games yet."))
            delete.disable(_("There are no games yet."))
        return [keep, export, delete]

    def first_focus(self) -> Widget | None:
        return self.find(f"game:{self.games.chosen}") if self.tab == "games" and self.games.game else None

"""Map, castellos, who begins and the switches on the new-game screen."""

from __future__ import annotations

from typing import cast

from game.la_citta.lang import _
from game.la_citta.setup import choice, pages
from game.la_citta.setup.options import Castellos, CittaOptions, Landscape
from game.la_citta.setup.problems import problem_with
from game.la_citta.setup.words import advice, overview_text, way_key, way_names
from game.ui.screens.keeping import KeepingPage
from game.ui.screens.new_game import NewGameScreen, people_text
from game.ui.screens.page import roomy
from game.ui.set_up import Problem
from game.ui.widgets import Button, Choice, Widget


class CittaPage(KeepingPage):
    """La Città's part of the new-game screen: what is shown follows from the options."""

    def __init__(self, screen: NewGameScreen) -> None:
        super().__init__(screen)
        self.found: Problem | None = None

    @property
    def options(self) -> CittaOptions:
        options: CittaOptions = self.screen.options
        return options

    @property
    def problem(self) -> Problem | None:
        return self.found

    @property
    def saved(self) -> str:
        return self.options.country.saved

    @saved.setter
    def saved(self, key: str) -> None:
        self.options.country.saved = key

    @property
    def worth_keeping(self) -> bool:
        """A map by chance may be worth playing again."""
        return choice.way(self.options) != choice.WAYS[0] or bool(self.options.rules)

    # -- choosing --------------------------------------------------------------------------------------------------
    def choose_way(self, key: str) -> None:
        """The first map, chance, or a stored choice."""
        kind, _colon, name = key.partition(":")
        if kind == "stored":
            self.keeping.use(name)
        elif kind in choice.WAYS:
            choice.go(self.options, kind)
        self.screen.rebuild()

    def set_map(self, name: str) -> None:
        self.options.country.map = name
        self._changed()

    def set_landscape(self, name: str) -> None:
        self.options.country.landscape = cast(Landscape, name)
        self._changed()

    def set_castellos(self, name: str) -> None:
        self.options.country.castellos = cast(Castellos, name)
        self._changed()

    def draw_again(self) -> None:
        """Another landscape by chance."""
        self.options.country.drawn = choice.new_draw()
        self._changed()

    def set_start(self, seat: str) -> None:
        """Who begins: a seat, or the lot."""
        self.options.start = int(seat)
        self.screen.rebuild()

    def set_rule(self, word: str, on: bool) -> None:
        self.options.rules = [one for one in choice.switched(self.options) if one != word] + ([word] if on else [])
        self.options.rules = choice.switched(self.options)
        self._changed()

    def set_seed(self, text: str) -> None:
        super().set_seed(text)
        if choice.by_chance(self.options):
            self.screen.rebuild()

    def _changed(self) -> None:
        """What was chosen is no stored choice any more."""
        self.saved = ""
        self.screen.rebuild()

    # -- reading ---------------------------------------------------------------------------------------------------
    def help_place(self, tab: str) -> str:
        return {"rules": "topic:options", "map": "topic:map"}.get(tab, self.about)

    # -- the tree --------------------------------------------------------------------------------------------------
    def tabs(self) -> list[tuple[str, str]]:
        return [("map", _("Map")), ("rules", _("Rules"))]

    def page(self, tab: str) -> Widget:
        return pages.PAGES[tab](self)

    def chooser(self) -> Widget:
        """By which of the usual ways is played."""
        entries = way_names(self.options, self.keeping.usable())
        return Choice(_("Set-up"), entries, way_key(self.options), self.choose_way, "setup_choice")

    def actions(self) -> list[Widget]:
        """What can be done with the choice as a whole."""
        high = 54.0 if roomy(self.ui.scale.bounds) else 44.0
        made: list[Widget] = []
        if choice.by_chance(self.options):
            again = Button(_("Draw again"), self.draw_again, name="draw_again", height=high)
            if self.options.seed is not None:
                again.disable(_("The seed decides what is drawn: empty that field first."))
            made.append(again)
        return [*made, *self.keeping.buttons(high)]

    def overview(self) -> str:
        return f"{advice(self.options) or overview_text(self.options)} {people_text(self.options)}"

    def examine(self) -> None:
        self.found = problem_with(self.options)

"""Buildings, who begins and the switches on the new-game screen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rattus_cartus.lang import _
from game.rattus_cartus.setup import choice, pages
from game.rattus_cartus.setup.options import Buildings, RattusOptions, Way
from game.rattus_cartus.setup.problems import problem_with
from game.rattus_cartus.setup.words import advice, game_text, rounds_text, way_key, way_names
from game.ui.screens.keeping import KeepingPage
from game.ui.screens.new_game import NewGameScreen, people_text
from game.ui.screens.page import roomy
from game.ui.screens.reading import BigCard, ReadingPanel, card_text
from game.ui.set_up import Problem
from game.ui.widgets import Button, Choice, Widget

WAY_OF: dict[str, Way] = {"first_game": "first_game", "random": "random", "mixed": "mixed"}


class RattusPage(KeepingPage):
    """Rattus Cartus' part of the new-game screen: what is shown follows from the options."""

    def __init__(self, screen: NewGameScreen) -> None:
        super().__init__(screen)
        self.card_read = ""
        self.found: Problem | None = None

    @property
    def options(self) -> RattusOptions:
        options: RattusOptions = self.screen.options
        return options

    @property
    def problem(self) -> Problem | None:
        return self.found

    @property
    def saved(self) -> str:
        return self.options.buildings.saved

    @saved.setter
    def saved(self, key: str) -> None:
        self.options.buildings.saved = key

    @property
    def worth_keeping(self) -> bool:
        return self.options.buildings.way == "own"

    # -- choosing --------------------------------------------------------------------------------------------------
    def choose_way(self, key: str) -> None:
        """The first game, chance, own choice, or a stored one."""
        kind, _colon, name = key.partition(":")
        options = self.options
        if kind == "stored":
            self.keeping.use(name)
        elif kind == "own":
            choice.make_own(options)
        else:
            options.buildings = Buildings(WAY_OF[kind], drawn=options.buildings.drawn)
        self.screen.rebuild()

    def pick(self, building: str, _step: int) -> None:
        """A click on a building: it comes in or goes out. The only one of its estate gives way to the other."""
        if self.options.buildings.way != "own":
            self.ui.toasts.show(_("This is now a choice of your own."))
        if not choice.pick(self.options, building):
            choice.instead(self.options, building)
        self.screen.rebuild()

    def draw_again(self) -> None:
        """Other buildings by chance."""
        self.options.buildings.drawn = choice.new_draw()
        self.screen.rebuild()

    def set_start(self, seat: str) -> None:
        """Who begins: a seat, or the lot."""
        self.options.start = int(seat)
        self.screen.rebuild()

    def set_rule(self, word: str, on: bool) -> None:
        self.options.buildings.saved = ""
        self.options.rules = [one for one in choice.switched(self.options) if one != word] + ([word] if on else [])
        self.options.rules = choice.switched(self.options)
        self.screen.rebuild()

    def set_seed(self, text: str) -> None:
        super().set_seed(text)
        if choice.by_chance(self.options):
            self.screen.rebuild()

    # -- reading ---------------------------------------------------------------------------------------------------
    def read(self, card: str | None) -> None:
        """The building that is pointed at."""
        if card is None:
            return
        self.card_read = card
        if self.reading.layer is not None:  # the page of rules has no such panel
            self.reading.show(card)
        for widget in self.screen.root.walk() if self.screen.root else ():
            if isinstance(widget, BigCard):
                widget.card = card
                widget.invalidate()

    def key(self, event: pygame.event.Event) -> bool:
        """Page Up and Page Down move the text of the card in focus."""
        return self.screen.tab != "rules" and self.reading.page(event)

    def reference_cards(self) -> Sequence[str]:
        return [*choice.cards().followers, "joker", *choice.kinds(self.options), *self.shown]

    def help_place(self, tab: str) -> str:
        return {"rules": "topic:options", "buildings": "section:which_buildings"}.get(tab, self.about)

    # -- the tree --------------------------------------------------------------------------------------------------
    def tabs(self) -> list[tuple[str, str]]:
        return [("buildings", _("Buildings")), ("rules", _("Rules"))]

    def page(self, tab: str) -> Widget:
        return pages.PAGES[tab](self)

    def open_at(self, building: str) -> None:
        """The page of the buildings, with this one to read."""
        self.card_read = building
        self.screen.open_tab("buildings")

    def chooser(self) -> Widget:
        """By which buildings are played."""
        entries = way_names(self.keeping.usable())
        return Choice(_("Buildings"), entries, way_key(self.options), self.choose_way, "buildings_choice")

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
        said = advice(self.options) or rounds_text(self.options) + "."
        return f"{said} {people_text(self.options)}"

    def examine(self) -> None:
        self.shown = choice.shown(self.options)
        self.found = problem_with(self.options)
        self.reading = ReadingPanel(game_text(self.options) + "\n\n[i|" + _("Point at a building to read it.") + "]")
        if self.card_read not in choice.cards().buildings:
            self.card_read = ""
        if self.screen.tab == "buildings":
            self.card_read = self.card_read or next(iter(self.shown), "farm")
            self.reading.card = self.card_read
            self.reading.text.source = card_text(self.card_read, self.screen.game)

"""What the pages of the history share: which games are looked at, and what was asked about them."""

from __future__ import annotations

from typing import Protocol

import pygame

from game import catalog
from game.history.played import ALL, PlayedGame, Wanted
from game.history.store import History
from game.session.notices import SaveFault
from game.session.save import SaveFile
from game.ui.keepsakes import Keepsakes, Take
from game.ui.last_set_ups import last_game
from game.ui.screens.history.exports import Asking
from game.ui.ui import Ui
from game.ui.widgets import TextField, Widget
from game.ui.window.screen import Screen


class Page(Protocol):
    """What all pages have: `ask` the history, `remember` where one had scrolled to, `build` what is seen."""

    def ask(self) -> None: ...

    def remember(self) -> None: ...

    def build(self) -> Widget: ...


class PagesOfGames(Screen):
    """A screen of pages that look at the same games; the one that is made of them fills `pages`."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.tab = "games"
        self.wanted = ALL
        self.people: list[str] = []
        self.search: TextField | None = None
        self.asking = Asking()
        self.keepsakes, self.fetching = Keepsakes(ui), Asking()
        self.pages: dict[str, Page] = {}
        self._asked: set[str] = set()  # the pages that are up to date, or will be

    @property
    def history(self) -> History:
        return self.ui.host.history

    @property
    def rated_game(self) -> str:
        """The game whose ratings are shown: those of different games cannot be compared."""
        return self.wanted.game or last_game(self.ui.settings.values) or catalog.USUAL

    def ask_all(self) -> None:
        """Everything is asked anew."""
        self._asked.clear()
        self.asking.ask("people", self.history.people, self._know_people)
        self._ask()

    def _know_people(self, names: list[str]) -> None:
        self.people = names

    def _ask(self) -> None:
        """Asks for what the page in sight needs, unless it has it."""
        if self.tab not in self._asked:
            self._asked.add(self.tab)
            self.pages[self.tab].ask()

    def want(self, wanted: Wanted) -> None:
        """Other filters."""
        if wanted == self.wanted:
            return
        self.wanted = wanted
        self._asked.clear()
        self._ask()
        if not self.layers:
            self.rebuild()

    def keepsake(self, game: PlayedGame) -> pygame.Surface | None:
        """The table of a game at its end in small, as soon as there is a picture of it."""

        def fetch(take: Take) -> None:
            self.fetching.ask("keepsake", lambda: self._whole(game.id), take)

        return self.keepsakes.picture(f"{game.id} {game.played_at}", fetch)

    def _whole(self, number: int) -> SaveFile | None:
        try:
            return self.history.save(number)
        except SaveFault:
            return None

"""The table once more after the scoring: the map with its cities as they ended, to be looked at."""

from __future__ import annotations

from game.la_citta.lang import _
from game.la_citta.rules import scoring
from game.la_citta.table.board import board_of
from game.table.asking.things import Choice
from game.table.desk import TableScreen
from game.table.music import music_at
from game.table.words import Prompt

BACK = "scores"  # the button that leads back


class MapLook(TableScreen):
    """A finished game: everything can be pointed at, nothing chosen. Esc leads back."""

    name = "map_look"

    def resume(self) -> None:
        self.refresh()

    def update(self, seconds: float) -> None:
        self.looking.follow()

    def show(self) -> None:
        super().show()
        full = {city[0]: "full" for cities in self.flow.view.cities for city in cities
                if scoring.complete(self.flow.view, city)}  # fmt: skip
        board_of(self).pane.mark(full)
        said = Prompt(_("The cities at the end"), _("Full cities have buildings for culture, education and health."))
        self.prompt.show(said, -1, [Choice(BACK, _("Back to the scoring"), "gold", "back")])

    def press(self, name: str) -> None:
        if name == BACK:
            self.back()
        else:
            super().press(name)

    def back(self) -> None:
        self.ui.stack.pop()

    def rest(self) -> None:
        self.back()

    @property
    def still(self) -> bool:
        return True

    @property
    def music(self) -> str:
        return music_at(self.flow, self.ui.settings.values, "end")

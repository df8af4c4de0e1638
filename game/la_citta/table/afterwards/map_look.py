"""The table once more after the scoring: the map with its cities as they ended, to be looked at."""

from __future__ import annotations

from game.kernel.rules import of
from game.la_citta.lang import _
from game.la_citta.rules import scoring
from game.la_citta.rules.state import View
from game.la_citta.table.board import board_of
from game.table.advice.look_back_table import LookBackTable
from game.table.flow import Flow
from game.table.music import music_at
from game.ui.ui import Ui


class MapLook(LookBackTable):
    """A finished game: everything can be pointed at, nothing chosen. Full cities are lit."""

    name = "map_look"

    def __init__(self, ui: Ui, flow: Flow) -> None:
        told = _("Full cities have buildings for culture, education and health.")
        super().__init__(ui, flow, _("The cities at the end"), told)

    def show(self) -> None:
        super().show()
        view = of(View, self.flow.view)
        full = [city[0] for cities in view.cities for city in cities if scoring.complete(view, city)]
        board_of(self).pane.mark(dict.fromkeys(full, "full"))

    @property
    def music(self) -> str:
        return music_at(self.flow, self.ui.settings.values, "end")

"""Phones whose pages have pictures: how the window and the text game make them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.hands.pages import SeatPages
from game.hands.phones import Phones
from game.hands.pictures import Gallery, unseen
from game.table.flow import Flow
from game.ui.ui import Ui


class PicturedPhones(Phones):
    """The phones of one table, with the faces of its game. A picture is made at a turn at which no page is."""

    def __init__(self, flow: Flow, lang: Callable[[], str], ui: Ui | None = None, kept: Path | None = None) -> None:
        """`ui`: of the window; None where there is none. `kept`: the file in which seats are kept."""
        self.gallery = Gallery(flow, ui or unseen())
        super().__init__(flow, lang, self._pages, self.gallery.find, kept)

    def _pages(self, seat: int, lang: str) -> SeatPages:
        return SeatPages(self.flow, seat, lang, self.where, self.gallery.spoken(lang))

    def turn(self) -> None:
        turns = self._turns
        super().turn()
        if self.is_open and self._turns == turns:
            self.gallery.turn()

    def _moment(self) -> object:
        return super()._moment(), self.gallery.revision

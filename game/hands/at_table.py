"""The phones of a table, put together with their pages and pictures."""

from __future__ import annotations

from game.hands.pages import SeatPages
from game.hands.phones import Phones
from game.hands.pictures import Gallery
from game.table.flow import Flow
from game.ui.lang import language
from game.ui.ui import Ui


def phones_at(flow: Flow, ui: Ui) -> Phones:
    """Phones for the table of this flow; nothing listens yet. `ui`: of its window, by which the pictures are made."""
    gallery = Gallery(flow, ui)
    made: list[Phones] = []

    def pages(seat: int, lang: str) -> SeatPages:
        return SeatPages(flow, seat, lang, made[0].where, gallery.spoken(lang))

    made.append(Phones(flow, language, pages, gallery.find))
    return made[0]

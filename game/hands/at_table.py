"""The phones of a table, put together with their pages and pictures."""

from __future__ import annotations

from pathlib import Path

from game.hands.pages import SeatPages
from game.hands.phones import Paintings, Phones
from game.hands.pictures import Gallery, unseen
from game.table.flow import Flow
from game.ui.lang import language
from game.ui.widgets.base import Toolkit


def phones_at(flow: Flow, ui: Toolkit | None = None, kept: Path | None = None) -> Phones:
    """Phones for the table of this flow; nothing listens yet. `ui`: of its window, by which the pictures are made; None
    where there is none. `kept`: the file in which seats are kept."""
    gallery = Gallery(flow, ui if ui is not None else unseen())
    made: list[Phones] = []

    def pages(seat: int, lang: str) -> SeatPages:
        return SeatPages(flow, seat, lang, made[0].where, gallery.spoken)

    paintings = Paintings(gallery.find, lambda: gallery.busy, gallery.turn, lambda: gallery.revision)
    made.append(Phones(flow, language, pages, paintings, kept))
    return made[0]

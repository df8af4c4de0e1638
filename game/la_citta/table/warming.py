"""Puts faces together before they are needed: composing one takes longer than a frame may."""

from __future__ import annotations

from functools import partial

from game.la_citta.cards.names import politics_face
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.state import View
from game.la_citta.table.layout import Places
from game.ui.ui import Ui
from game.ui.window.jobs import Job

GAME = "la_citta"  # the table is not on top yet when they are asked for


def faces(ui: Ui, view: View, here: Places) -> list[Job]:
    """Every politics card as the display shows it, and the voices; each job makes one."""
    painter = ui.cards_of(GAME)
    slot = here.politics.inset(9, 7).columns(7, 7)[0]
    found: list[Job] = [
        partial(painter.surface, politics_face(kind), "small", slot.w, slot.h) for kind in view.box.kinds
    ]
    high = here.voices.h - 36 if here.voices.h > 90 else here.voices.h - 14
    wide = min(high * 0.7, (here.voices.w - 18) / 4 - 6)
    return [*found, *(partial(painter.surface, wish, "small", wide, min(high, wide / 0.66)) for wish in WISHES)]

"""Puts faces together before they are needed: composing one takes longer than a frame may."""

from __future__ import annotations

from functools import partial

from game.rattus_cartus.cards.names import building_face, face_of
from game.rattus_cartus.content.cards import GAME
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.layout import places
from game.ui.ui import Ui
from game.ui.window.screen import Job


def faces(ui: Ui, view: View) -> list[Job]:
    """Every face of this game as the hand and the row show it; each job makes one."""
    here = places(ui.scale.bounds, view.box.players)
    cards = ui.cards_of(GAME)  # something else may be on the screen still
    hand = dict.fromkeys(face_of(view.box, card) for card in view.box.in_play)
    return [
        *(partial(cards.surface, face, "small", here.hand_card) for face in hand),
        *(partial(cards.surface, building_face(view.box, card), "small", here.hand_card) for card in view.row),
    ]

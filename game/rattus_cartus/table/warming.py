"""Puts faces together before they are needed: composing one takes longer than a frame may."""

from __future__ import annotations

from functools import partial

from game.rattus_cartus.cards.names import building_face, face_of
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.building_painter import face_of_cell
from game.rattus_cartus.table.buildings import row_cells
from game.rattus_cartus.table.hand import SHARES, card_room
from game.rattus_cartus.table.layout import places
from game.ui.draw.geometry import Box
from game.ui.ui import Ui
from game.ui.window.screen import Job

GAME = "rattus_cartus"  # the table is not on top yet when they are asked for


def faces(ui: Ui, view: View, room: Box) -> list[Job]:
    """Every face of this game as hand and row show it, as far as there is room for them; each job makes one."""
    here = places(room, view.box.players)
    hand = list(dict.fromkeys(face_of(view.box, card) for card in view.box.in_play))
    wide = min(here.hand_card, card_room(here.hand) / 1.4)
    jobs: list[Job] = [
        partial(ui.cards_of(GAME).surface, face, "small", wide * share) for share in SHARES[:2] for face in hand
    ]
    return [*jobs, *_buildings(ui, view, here.row)]


def _buildings(ui: Ui, view: View, row: Box) -> list[Job]:
    """The cards of the row first, then those that may still come."""
    face = face_of_cell(row_cells(row, view.box.row)[0])
    if face.h <= 0:
        return []
    size = ui.cards_of(GAME).pixels("building", face.w, face.h)
    cards = [*view.row, *(card for card in view.box.building_cards if card not in view.row and card not in view.spent)]
    cards = cards[: ui.assets.share_of(size)]
    return [
        partial(ui.cards_of(GAME).surface, building_face(view.box, card), "building", face.w, face.h) for card in cards
    ]

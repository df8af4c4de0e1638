"""How Rattus Cartus looks, as the house asks for it (`game.table.look.Look`)."""

from __future__ import annotations

from game.rattus_cartus.lang import N_, _
from game.rattus_cartus.table import sounds
from game.rattus_cartus.table.board import RattusBoard
from game.table.board import Table
from game.table.look import Look
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.input.actions import CARD_GROUPS

CALLED = {
    "supply": N_("it is your turn to take a supply"), "look": N_("you look at a card of the nun row"),
    "enter": N_("it is your turn to enter a building"), "give": N_("you have to give cards"),
    "exchange": N_("you may exchange cards for rats"), "action": N_("you may use the building"),
    "victim": N_("you choose a player"),
}  # fmt: skip


class RattusLook(Look):
    """The feast of the estates, and all that moves there."""

    effects = sounds.OWN
    pieces = sounds.PIECES
    back = "follower"
    keys = (*CARD_GROUPS, "best", "play_pass")
    numbers = N_("choose the building or the card of that number")

    def board(self, desk: Table) -> RattusBoard:
        return RattusBoard(desk)

    def called(self, title: str) -> str:
        return _(CALLED[title]) if title in CALLED else super().called(title)

    def sign(self, canvas: Canvas, sign: str, box: Box) -> None:
        canvas.picture(f"rattus_cartus/ui/{sign}", box)

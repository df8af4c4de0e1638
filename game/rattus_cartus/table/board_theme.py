"""How Rattus Cartus looks, as the house asks for it (`game.table.board_theme.BoardTheme`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rattus_cartus.lang import N_, _
from game.rattus_cartus.table import sounds
from game.rattus_cartus.table.afterwards.final import ending
from game.rattus_cartus.table.afterwards.knowledge import KnowledgeScreen
from game.rattus_cartus.table.board import RattusBoard
from game.rattus_cartus.table.keys import CARD_GROUPS
from game.rattus_cartus.table.moments import ALL
from game.rattus_cartus.table.motions import moves
from game.session.match import Shown
from game.table.board import Table
from game.table.board_theme import BoardTheme
from game.table.motion.flight import Maker
from game.table.motion.staged import Staged
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation

CALLED = {
    "supply": N_("it is your turn to take a supply"), "look": N_("you look at a card of the nun row"),
    "enter": N_("it is your turn to enter a building"), "give": N_("you have to give cards"),
    "exchange": N_("you may exchange cards for rats"), "action": N_("you may use the building"),
    "victim": N_("you choose a player"),
}  # fmt: skip

SIGNS = {"last_round": "flag"}  # signs of reminders that are not called like their pictures


class RattusTheme(BoardTheme):
    """The feast of the estates, and all that moves there."""

    effects = sounds.OWN
    ambiences = ("street",)
    pieces = sounds.PIECES
    final = staticmethod(ending)
    knowledge = KnowledgeScreen
    back = "follower"
    key_groups = (
        (CARD_GROUPS[:4], N_("Peasantry, Bourgeoisie, Church, Chivalry (with Shift: all)")),
        (CARD_GROUPS[4:], N_("Magic, Royalty, Jokers, others (with Shift: all)")),
    )
    unused = ("build_other", "end")  # a turn ends by itself
    numbers = N_("Choose the building or the card of that number")

    def board(self, table: Table) -> RattusBoard:
        return RattusBoard(table)

    @property
    def moves(self) -> Mapping[str, Maker]:
        return moves.MAKERS

    @property
    def moments(self) -> Sequence[Staged]:
        return ALL

    def opening(self, m: Any, news: Sequence[Shown]) -> Animation | None:
        return moves.opening(m, news)

    def called(self, title: str) -> str:
        return _(CALLED[title]) if title in CALLED else super().called(title)

    def sign(self, canvas: Canvas, sign: str, box: Box) -> None:
        canvas.picture(f"rattus_cartus/ui/{SIGNS.get(sign, sign)}", box)

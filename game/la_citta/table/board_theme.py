"""How La Città looks, as the house asks for it (`game.table.board_theme.BoardTheme`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.la_citta.lang import N_, _
from game.la_citta.table import moments, sounds
from game.la_citta.table.afterwards.final import ScoringScreen
from game.la_citta.table.afterwards.knowledge import KnowledgeScreen
from game.la_citta.table.board import CittaBoard
from game.la_citta.table.motions import moves
from game.la_citta.table.signs import sign
from game.session.match import Shown
from game.table.board import Table
from game.table.board_theme import BoardTheme
from game.table.motion.flight import Maker
from game.table.motion.staged import Staged
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation

CALLED = {
    "placement": N_("it is your turn to place a castello"), "turn": N_("it is your turn in politics"),
    "migration": N_("one of your cities draws citizens"), "demolition": N_("a building of yours must go"),
    "feeding": N_("some of your citizens go hungry"),
}  # fmt: skip


class CittaTheme(BoardTheme):
    """The hill towns in the last hour of sun."""

    effects = sounds.OWN
    ambiences = ("fields",)
    pieces = sounds.PIECES
    final = ScoringScreen
    knowledge = KnowledgeScreen
    back = "politics"
    key_groups = (
        (("left", "right", "up", "down"), N_("From one site to the next that can be chosen")),
        (("build",), N_("Build")),
        (("map_left", "map_right", "map_up", "map_down"), N_("Move the map")),
    )
    pictured = 2.0  # pieces of the map in every light, pills and faces: less is made again and again
    unused = ("build_other", "done", "without", "end")
    numbers = N_("Choose the politics card, the tile or the voice of that number")

    def board(self, table: Table) -> CittaBoard:
        return CittaBoard(table)

    @property
    def moves(self) -> Mapping[str, Maker]:
        return moves.MAKERS

    @property
    def moments(self) -> Sequence[Staged]:
        return moments.ALL

    def besides(self, m: Any, news: Sequence[Shown]) -> list[Animation]:
        return moves.besides(m, news)

    def opening(self, m: Any, news: Sequence[Shown]) -> Animation | None:
        return moves.opening(m, news)

    def called(self, title: str) -> str:
        return _(CALLED[title]) if title in CALLED else super().called(title)

    def sign(self, canvas: Canvas, sign_: str, box: Box) -> None:
        sign(canvas, sign_, box)

"""How Citadels looks, as the house asks for it (`game.table.board_theme.BoardTheme`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.citadels.lang import N_, _
from game.citadels.table import badges, daylight
from game.citadels.table.afterwards.final import ScoringScreen
from game.citadels.table.afterwards.knowledge import KnowledgeScreen
from game.citadels.table.board import CitadelsBoard
from game.citadels.table.moments import ALL, calls
from game.citadels.table.motions import moves
from game.citadels.words.names import SEAL
from game.citadels.words.telling import narrate
from game.session.match import Shown
from game.table.board import Table
from game.table.board_theme import BoardTheme
from game.table.motion.flight import Maker
from game.table.motion.staged import Staged
from game.table.pieces import draw_seal
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation
from game.ui.window.jobs import Job


class CitadelsTheme(BoardTheme):
    """The table of the city, and all that moves on it."""

    effects = narrate.OWN
    pieces = daylight.PIECES
    ambiences = daylight.AMBIENCES
    final = ScoringScreen
    knowledge = KnowledgeScreen
    back = "character"
    key_groups = ((("build",), N_("Build, or confirm what is chosen")),)
    numbers = N_("Choose the card, player or rank of that number")

    def board(self, table: Table) -> CitadelsBoard:
        return CitadelsBoard(table)

    def called(self, title: str) -> str:
        return _("it is your turn to choose a character") if title == "draft" else super().called(title)

    @property
    def moves(self) -> Mapping[str, Maker]:
        return moves.MAKERS

    @property
    def moments(self) -> Sequence[Staged]:
        return ALL

    def soon(self, m: Any) -> Sequence[Job]:
        return calls.soon(m)

    def besides(self, m: Any, news: Sequence[Shown]) -> list[Animation]:
        return moves.besides(m, news)

    def opening(self, m: Any, news: Sequence[Shown]) -> Animation | None:
        return moves.opening(m, news)

    def sign(self, canvas: Canvas, sign: str, box: Box) -> None:
        if sign.startswith(SEAL):
            draw_seal(canvas, box.cx, box.cy, box.w / 2, int(sign.removeprefix(SEAL)))
            canvas.explain("rank", box)
        else:
            badges.draw_sign(canvas, sign, box)

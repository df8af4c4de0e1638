"""What a game brings along so that it can be seen: its board, how its events move, its fixed positions.

Everything has a default, so that a game with nothing but rules and words can be played at the table: the seats in a
row, the question with its options as buttons, the log, and what can be looked at in words. A game that tells its zones
(`game.table.zones`) has them on the table instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game import catalog
from game.session.match import Shown
from game.table.board import Board, Table
from game.table.boards.plain import PlainBoard
from game.table.boards.zoned import ZonedBoard
from game.table.flow import Flow
from game.table.motion import zone_moves
from game.table.motion.flight import Maker
from game.table.motion.staged import Staged
from game.table.zones import zones
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation
from game.ui.lang import _
from game.ui.ui import Ui
from game.ui.window.jobs import Job
from game.ui.window.screen import Screen
from game.ui.window.settings import Settings
from game.ui.window.sound import SILENCE


class BoardTheme:
    """The look of a game that has none; to be overridden."""

    effects: Mapping[str, int] = {}  # sounds of its own -> how many takes there are of each
    pieces: Mapping[str, float] = {}  # music of its own -> how many seconds each lasts
    ambiences: Sequence[str] = ()  # loops of its places, assets/GAME/ambience/NAME.ogg
    final: Callable[[Ui, Flow], Screen] | None = None  # the screen of the end, where `FinalScreen` is too little
    knowledge: Callable[[Ui, Flow], Screen] | None = None  # after the game: what the computer players knew
    back = ""  # the kind of back of the cards that lie before the curtain; "" for none
    key_groups: Sequence[tuple[Sequence[str], str]] = ()  # keys on the sheet that share a line or have other words (N_)
    pictured = 1.0  # how much of the usual memory for pictures at their size its table wants, 1 to 2
    unused: Sequence[str] = ()  # actions of every table that do nothing in this game
    numbers = ""  # what the number keys do, for the sheet of keys (N_); "" for nothing

    def __init__(self, game: str) -> None:
        self.game = game

    def board(self, table: Table) -> Board:
        """The game's own part of the table: its widgets and their places, and where the things of a seat lie."""
        told = zones(self.game)
        return PlainBoard(table) if told is None else ZonedBoard(table, told)

    def called(self, title: str) -> str:
        """Why a person is called before the screen, by the public title of the question."""
        return _("it is your turn")

    # -- movements -------------------------------------------------------------------------------------------------
    @property
    def moves(self) -> Mapping[str, Maker]:
        """The word of an event -> what moves for it; none: a quiet cut. The makers get `Flights` over its board."""
        told = zones(self.game)
        return {} if told is None else zone_moves.makers(told)

    @property
    def moments(self) -> Sequence[Staged]:
        """What is staged (`game.table.motion`): the first record that takes an event is its moment."""
        return ()

    def soon(self, m: Any) -> Sequence[Job]:
        """Short jobs that make pictures of moments that may come next."""
        return ()

    def besides(self, m: Any, news: Sequence[Shown]) -> list[Animation]:
        """What moves though no event tells it."""
        return []

    def opening(self, m: Any, news: Sequence[Shown]) -> Animation | None:
        """How a match begins in which nobody has decided anything yet; None if nothing moves."""
        return None

    def sign(self, canvas: Canvas, sign: str, box: Box) -> None:
        """Draws one of the game's small signs (`game.table.words.Reminder` and `Prompt`)."""

    # -- pictures --------------------------------------------------------------------------------------------------


def board_theme(game: str) -> BoardTheme:
    """How a game looks. Raises KeyError for one that is not in the catalog, PackFault for one that cannot be used."""
    found: BoardTheme | None = catalog.part(game, "board_theme")
    return BoardTheme(game) if found is None else found


# What is heard behind a game.


def music_at(flow: Flow, settings: Settings, piece: str) -> str:
    """The piece, or silence: several people at one screen talk to each other, and want none unless they say so."""
    return piece if len(flow.owners) < 2 or settings.music_shared else SILENCE

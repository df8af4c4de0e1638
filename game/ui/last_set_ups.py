"""The last set-up of each game, kept in the settings, and which game was played last. No pygame here."""

from __future__ import annotations

import msgspec

from game import catalog
from game.kernel.rules import Plain
from game.ui.services import GameOptions
from game.ui.set_up import set_up
from game.ui.window.settings import Settings


def last_game(values: Settings) -> str:
    """The game that was played last; the usual one if there is none, or if it is not there any more."""
    return values.last if values.last in catalog.games() else catalog.USUAL


def keep(values: Settings, options: GameOptions) -> None:
    """Keeps a set-up that was started."""
    plain: Plain = msgspec.to_builtins(options)
    values.last, values.last_games = options.game, {**values.last_games, options.game: plain}


def kept(values: Settings, game: str) -> GameOptions | None:
    """The last set-up of a game with a new draw and without its seed, or None. What does not fit any more is mended."""
    return set_up(game).remembered(values.last_games.get(game, {}))

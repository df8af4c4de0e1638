"""The last set-ups, one for each game, kept in the settings: the next game begins where the last one began. No pygame
here."""

from __future__ import annotations

from typing import Any

import msgspec

from game import catalog
from game.kernel.rules import Plain
from game.ui.services import GameOptions
from game.ui.set_up import set_up
from game.ui.ui import Ui
from game.ui.window.settings import Settings


def last_game(ui: Ui) -> str:
    """The game that was played last; the usual one if there is none, or if it is not there any more."""
    return last_of(ui.settings.values)


def last_of(values: Settings) -> str:
    """As `last_game`, for those without a window."""
    return values.last if values.last in catalog.games() else catalog.USUAL


def remember(ui: Ui, options: GameOptions) -> None:
    """Keeps a set-up that was started."""
    keep(ui.settings.values, options)
    ui.apply_settings()


def keep(values: Settings, options: GameOptions) -> None:
    """As `remember`, for those without a window."""
    plain: Plain = msgspec.to_builtins(options)
    values.last, values.last_games = options.game, {**values.last_games, options.game: plain}


def remembered(ui: Ui, game: str) -> Any:
    """The last set-up of a game with a new draw and without its seed, or None. What does not fit any more is mended."""
    return kept(ui.settings.values, game)


def kept(values: Settings, game: str) -> Any:
    """As `remembered`, for those without a window."""
    return set_up(game).remembered(values.last_games.get(game, {}))

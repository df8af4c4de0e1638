"""The last set-up, kept in the settings: the next game begins where the last one began."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from game.ui import opponents
from game.ui.screens.player import LONGEST_NAME, unnamed
from game.ui.screens.setup import choice
from game.ui.services import FEWEST_SEATS, MOST_SEATS, GameOptions, SeatOptions
from game.ui.ui import Ui

SEEDS = 1 << 53


def remember(ui: Ui, options: GameOptions) -> None:
    """Keeps a set-up that was started."""
    ui.settings.values.last_game = to_keep(options)
    ui.apply_settings()


def to_keep(options: GameOptions) -> dict[str, Any]:
    """A set-up as the settings keep it."""
    kept = msgspec.convert(msgspec.to_builtins(options), GameOptions)
    for seat in kept.seats:
        if seat.name.strip() == unnamed():
            seat.name = ""  # said anew, in the language of that day
    plain: dict[str, Any] = msgspec.to_builtins(kept)
    return plain


def remembered(ui: Ui) -> GameOptions | None:
    """The last set-up with a new draw and without its seed, or None. What does not fit any more is mended."""
    return mended_options(ui.settings.values.last_game)


def mended_options(kept: dict[str, Any]) -> GameOptions | None:
    """The set-up that the settings keep, made fit for today; None if there is none."""
    try:
        options = msgspec.convert(kept, GameOptions)
    except msgspec.ValidationError:
        return None
    if not FEWEST_SEATS <= len(options.seats) <= MOST_SEATS:
        return None
    if sorted({seat.crest % 8 for seat in options.seats}) != sorted(seat.crest for seat in options.seats):
        return None
    for seat in options.seats:
        _mend_player(seat)
        seat.name = seat.name[:LONGEST_NAME]
        if not seat.name and (seat.human or seat.personality != opponents.ANY):
            seat.name = unnamed()
    options.seed = None
    options.cast = choice.mended(options.cast)
    options.cast.drawn = new_draw()
    options.rules = [word for word in options.rules if word in choice.SWITCHES]
    return options


def _mend_player(seat: SeatOptions) -> None:
    """A level or a person that is not there any more."""
    if seat.level not in opponents.levels():
        seat.level = opponents.USUAL_LEVEL
    if seat.personality not in ("", opponents.ANY, *opponents.people()):
        seat.personality = ""


def new_draw() -> int:
    """Another number to draw a cast from."""
    return secrets.randbelow(SEEDS)

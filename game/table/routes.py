"""Screens that lead to each other in a ring: the table leads to the end of the game, that to the review or to its film,
and those back to a table. As in the catalog the place is text, so that no file of the ring imports the next; what is
asked of it is typed here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import pygame

from game.session.ledger import Decision
from game.session.match import Match
from game.table.film.story import Note
from game.ui.ui import Ui

FILM = "game.table.film.screen"
KEEPSAKE = "game.table.keepsake"


def film_of(ui: Ui, match: Match, seat: int) -> None:
    """The film of a match that is over, with the eyes of a seat."""
    _found(FILM, "film_of")(ui, match, seat)


def look_back(ui: Ui, match: Match, seat: int, notes: Sequence[Note], number: int) -> None:
    """The film of a finished match at one of several decisions of which something is said."""
    _found(FILM, "look_back")(ui, match, seat, notes, number)


def decision_picture(ui: Ui, match: Match, one: Decision) -> pygame.Surface:
    """The table of a finished match as it was before a decision, in a picture."""
    found: pygame.Surface = _found(KEEPSAKE, "decision_picture")(ui, match, one)
    return found


def _found(module: str, name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found

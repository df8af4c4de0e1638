"""Screens that lead to each other in a ring, opened by name: the table leads to the end of the game, that to the
review or to its film, and those back to a table. As in the catalog the place is text, so that no file of the ring
imports the next."""

from __future__ import annotations

from importlib import import_module
from typing import Any

PLACES = {
    "film": "game.table.film.screen:film_of",
    "look_back": "game.table.film.screen:look_back",
}


def route(name: str) -> Any:
    """What opens the screen of this name."""
    module, _, found = PLACES[name].partition(":")
    return getattr(import_module(module), found)

"""Screens that lie above the interface in the layers and are opened from it by name. As in the catalog the place is
text, so that nothing here imports them before they are wanted."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.ui.ui import Ui

PLACES = {
    "rules": "game.ui.screens.reference:open_reference",
    "learn": "game.table.lessons.screen:open_learn",
    "lesson": "game.table.lessons.screen:begin",
    "challenges": "game.ui.screens.challenges.screen:open_challenges",
    "history": "game.ui.screens.history.screen:open_history",
    "puzzles": "game.table.puzzles.screen:open_puzzles",
    "film": "game.table.film.screen:open_film",
    "keepsake": "game.table.keepsake:keepsake_of",
}


def there(name: str) -> bool:
    """Whether there is something behind this door."""
    try:
        return find_spec(PLACES[name].partition(":")[0]) is not None
    except ModuleNotFoundError:
        return False


def door(name: str) -> Any:
    """What is behind the door of this name, to be called. Raises KeyError for another name."""
    module, _colon, opens = PLACES[name].partition(":")
    return getattr(import_module(module), opens)


def open_door(name: str, ui: Ui, *wanted: Any) -> None:
    """Opens the screen of this name; what else it wants is said where it is made. Raises KeyError for another name."""
    door(name)(ui, *wanted)

"""How puzzles are spoken of, in the window and in the terminal. No pygame here."""

from __future__ import annotations

from collections.abc import Mapping

from game.kernel.events import Json
from game.ui.lang import _


def difficulty_words(difficulty: int) -> str:
    """How hard a puzzle is, 1 to 3."""
    return {1: _("easy"), 2: _("tricky"), 3: _("hard")}[difficulty]


def state_words(noted: Mapping[str, Json], difficulty: int) -> str:
    """What became of it so far (`game.puzzles.judging.noted`), or how hard it is."""
    if noted.get("solved"):
        return _("solved with a hint") if noted.get("hint") else _("solved")
    return _("tried") if noted.get("tries") else difficulty_words(difficulty)

"""Moments of tutorials, for pictures: the shots of a game name them."""

from __future__ import annotations

from game.lessons import Course, tutorials
from game.table.lessons.screen import lay
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.then import then


def begun(ui: Ui, game: str, lesson: str) -> Screen:
    """A lesson of the first tutorial, in which the answer that it wants has been begun on the table."""
    chosen = tutorials(game)[0]
    number = next(at for at, one in enumerate(chosen.lessons) if one.id == lesson)
    screen = lay(ui, Course(chosen, "Matilda", at=number))

    def begin() -> None:
        step = screen.next_step()
        if isinstance(step, tuple):
            screen.pick(*step)

    return then(screen, begin)

"""How far somebody has come in each tutorial, in the settings."""

from __future__ import annotations

from game.lessons import Tutorial
from game.ui.ui import Ui


def reached(ui: Ui, tutorial: Tutorial) -> int:
    """The lesson with which it goes on; as many as there are when it is done."""
    return min(ui.settings.values.lessons.get(tutorial.key, 0), len(tutorial.lessons))


def done(ui: Ui, tutorial: Tutorial) -> bool:
    """Whether somebody came to its end."""
    return reached(ui, tutorial) >= len(tutorial.lessons)


def note(ui: Ui, tutorial: Tutorial, lesson: int) -> None:
    """Keeps the lesson that has begun; whoever was at the end stays there."""
    values = ui.settings.values
    if not done(ui, tutorial) and values.lessons.get(tutorial.key, 0) != lesson:
        values.lessons[tutorial.key] = lesson
        ui.settings.save()

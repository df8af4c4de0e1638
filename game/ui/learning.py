"""How far somebody has come in each tutorial, in the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.paths import tutorials_file
from game.ui.ui import Ui

if TYPE_CHECKING:
    from game.lessons import Tutorial


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


class Waits(NamedTuple):
    """What is still to be learnt of a game: whether anything was begun, and the tutorial that stopped in its middle
    with the lesson it goes on with, counted from 0."""

    begun: bool
    tutorial: Tutorial | None = None
    lesson: int = 0


def waits(ui: Ui, game: str) -> Waits | None:
    """None when all tutorials of this game are done, or there is none. They are read only if one was begun, as nobody
    waits for that who only starts the program."""
    if not any(key.startswith(f"{game}/") for key in ui.settings.values.lessons):
        return Waits(begun=False) if tutorials_file(game).is_file() else None
    from game.lessons import tutorials

    left = [one for one in tutorials(game) if not done(ui, one)]
    if not left:
        return None
    halfway = next((one for one in left if reached(ui, one)), None)
    return Waits(True, halfway, reached(ui, halfway) if halfway is not None else 0)

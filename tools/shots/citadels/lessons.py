"""Moments of the tutorials, for pictures and tests."""

from __future__ import annotations

from functools import partial

from game.lessons import Course, tutorials
from game.table.board_theme import board_theme
from game.table.lessons.screen import LearnScreen, ask_once, lay, ways
from game.table.lessons.table import LessonFlow, LessonTable
from game.table.score_sheet.final import FinalScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.citadels.base import Shot
from tools.shots.then import then

GAME, FIRST = "citadels", 0


def at(ui: Ui, lesson: str, tutorial: int = FIRST) -> LessonTable:
    """The table at the beginning of a lesson."""
    chosen = tutorials(GAME)[tutorial]
    number = next(i for i, one in enumerate(chosen.lessons) if one.id == lesson)
    return lay(ui, Course(chosen, "Matilda", at=number))


def _learn(ui: Ui) -> Screen:
    """One tutorial is half done."""
    chosen = tutorials(GAME)[FIRST]
    ui.settings.values.lessons[chosen.key] = 4
    return LearnScreen(ui, GAME)


def _refused(ui: Ui) -> Screen:
    screen = at(ui, "gather")
    return then(screen, lambda: screen.press("cards"))


def _selected(ui: Ui) -> Screen:
    screen = at(ui, "choose")
    return then(screen, lambda: screen.pick("track", 6))


def _leaving(ui: Ui) -> Screen:
    screen = at(ui, "build")
    return then(screen, screen.rest)


def _asked(ui: Ui) -> Screen:
    """The first start."""
    from game.ui.screens.title import TitleScreen

    screen = TitleScreen(ui)
    return then(screen, lambda: ask_once(ui))


def _destroyed(ui: Ui) -> Screen:
    """Districts of another city are to be chosen from."""
    screen = at(ui, "destroy", 1)
    return then(screen, lambda: screen.choose("ability"))


def _counted(ui: Ui) -> Screen:
    """The game of the tutorial is over."""
    chosen = tutorials(GAME)[FIRST]
    course = Course(chosen, "Matilda", at=len(chosen.lessons))
    flow = LessonFlow(course, lambda: "normal")
    flow.ways_on = ways(ui, chosen)
    return (board_theme(GAME).final or FinalScreen)(ui, flow)


def _ended(ui: Ui) -> Screen:
    """The game of the tutorial goes no further."""
    chosen = tutorials(GAME)[1]
    course = Course(chosen, "Matilda", at=len(chosen.lessons))
    return lay(ui, course)


LESSON_SHOTS: dict[str, Shot] = {
    "learn": _learn,
    "lesson_look": partial(at, lesson="city"),
    "lesson_draft": partial(at, lesson="choose"),
    "lesson_chosen": _selected,
    "lesson_gather": partial(at, lesson="gather"),
    "lesson_refused": _refused,
    "lesson_build": partial(at, lesson="build"),
    "lesson_robbed": partial(at, lesson="named"),
    "lesson_read": partial(at, lesson="read"),
    "lesson_points": partial(at, lesson="points"),
    "lesson_leave": _leaving,
    "lesson_destroy": _destroyed,
    "lesson_counted": _counted,
    "lesson_end": _ended,
    "learn_asked": _asked,
}

"""The challenges in fixed positions: a day that somebody has played, the days before, a code."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

from game import catalog
from game.history import achievements, days
from game.history.days import Made
from game.session import daily, deal_code
from game.ui.screens.challenges.achievements import AchievementsScreen
from game.ui.screens.challenges.code import CodeScreen
from game.ui.screens.challenges.day import DayScreen
from game.ui.screens.challenges.screen import ChallengesScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.demo import JULY

DAY = date(2026, 11, 23)


def _played(ui: Ui, game: str) -> None:
    """Some days of Matilda and Isabeau."""
    history = ui.host.history
    ui.settings.values.player_name = "Matilda"
    count = len(daily.setup(DAY, game).seats)
    for back, place in ((0, 2), (1, 1), (2, 3), (4, 1), (7, 2)):
        day = DAY - timedelta(back)
        history.note(days.TRIES, f"{day.isoformat()}/{game}/Matilda", {"points": 31 - back, "place": place,
                                                                       "players": count})  # fmt: skip
    history.note(days.TRIES, f"{DAY.isoformat()}/{game}/Isabeau", {"points": 24, "place": 3, "players": count})
    for level, points, place in (("easy", 22, 4), ("normal", 27, 2), ("hard", 33, 1), ("expert", 35, 1)):
        days.note_level(history, DAY, game, level, Made(points, place, count))


def _earned(ui: Ui) -> None:
    """Some achievements of Matilda, and how far she has come with others."""
    history = ui.host.history
    ui.settings.values.player_name = "Matilda"
    for name in ("first_game", "first_win", "hair_s_breadth", "citadels/proud_city", "citadels/no_hurry"):
        history.note(achievements.EARNED, f"{name}/Matilda", True, at=JULY)
    for name, count in (("ten_games", 7), ("fifty_games", 7), ("three_in_a_row", 2), ("citadels/twenty_faces", 13)):
        history.note(achievements.COUNT, f"{name}/Matilda", {"count": count})


def _achievements(ui: Ui, game: str = "") -> Screen:
    _earned(ui)
    return AchievementsScreen(ui, game)


def _challenges(ui: Ui) -> Screen:
    _played(ui, "citadels")
    _earned(ui)
    return ChallengesScreen(ui, DAY)


def _day(ui: Ui, game: str = "citadels", *, played: bool = True) -> Screen:
    ui.settings.values.player_name = "Matilda"
    if played:
        _played(ui, game)
    screen = DayScreen(ui, game or catalog.games()[-1], today=DAY)
    screen.resume = lambda: None  # type: ignore[method-assign]  # nobody computes for a picture
    return screen


def _code(ui: Ui, text: str = "") -> Screen:
    ui.settings.values.player_name = "Matilda"
    return CodeScreen(ui, text or deal_code.write(daily.setup(DAY, "citadels")))


SHOTS: dict[str, Callable[[Ui], Screen]] = {
    "challenges": _challenges,
    "daily": _day,
    "daily_new": partial(_day, game="", played=False),
    "achievements": _achievements,
    "achievements_game": partial(_achievements, game="citadels"),
    "deal_code": _code,
    "deal_code_wrong": partial(_code, text="c17o-6c7z-k7be"),
}

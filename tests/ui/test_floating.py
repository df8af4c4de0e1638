"""What is said never lies over what is needed: in whole games, lessons and puzzles, at every size."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.kernel.rules import of
from game.la_citta.rules.state import View
from game.lessons import Course, Tutorial, tutorials
from game.puzzles.puzzle import file_of, holds_puzzles
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.table.flow import Flow
from game.table.lessons.screen import lay
from game.table.lessons.table import LessonTable
from game.table.puzzles import run as puzzle_run
from game.table.puzzles.run import Run
from game.table.puzzles.table import PuzzleTable
from game.table.screen import TableScreen
from game.ui import lang, opponents
from game.ui.draw.geometry import NOWHERE
from game.ui.screens.reference import ReferenceScreen
from game.ui.screens.title import TitleScreen
from tests.helpers.floating_watch import FloatingWatch, Player
from tests.ui.driver import Driver, make_driver
from tests.ui.table.helpers import new_match, sit_down
from tools.shots.around import SHOTS
from tools.shots.rattus_cartus.shots import SHOTS as RATTUS_SHOTS

GAMES = catalog.games()
PLAYED = [(game, *more) for game in GAMES for more in ((3, "en", 100, 21), (4, "de", 200, 22))]
LESSONS = [one for game in catalog.GAMES for one in tutorials(game)]


@pytest.fixture(autouse=True)
def _shipped() -> None:
    """All games, and the one of the tests."""


def table_of(tmp_path: Path, game: str, players: int, language: str, scale: int, seed: int) -> Driver:
    """Everybody speaks, everything is told for the first time, and hints may be asked for."""
    driver = make_driver(tmp_path / "settings.json", (1280, 720), language, scale)
    values = driver.ui.settings.values
    values.tell_first_times = values.opponents_speak = values.hints = True
    rules, people = catalog.rules(game), [*opponents.speakers(game)] if game in catalog.GAMES else []
    others = [SeatSetup(f"N{i}", i, f"easy:{people[i]}" if people else "random") for i in range(1, players)]
    seats = (SeatSetup("Anna", 0, HUMAN), *others)
    match = Match.new(rules, MatchSetup(game, rules.setup(players, {}, seed), seed, seats), InlineBots())
    driver.show(TableScreen(driver.ui, Flow(match, lambda: "instant")))
    return driver


@pytest.mark.long
@pytest.mark.parametrize(("game", "players", "language", "scale", "seed"), PLAYED)
def test_in_a_whole_game_nothing_floats_over_what_is_offered(
    tmp_path: Path, game: str, players: int, language: str, scale: int, seed: int
) -> None:
    try:
        watch = FloatingWatch(table_of(tmp_path, game, players, language, scale, seed))
        Player(watch, seed).play(700)
        assert not watch.wrong, watch.wrong
        assert game not in catalog.GAMES or {"first_time", "herald"} <= {*watch.seen}, watch.seen
    finally:
        lang.set_language("en")


@pytest.mark.long
@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("de", 200)])
@pytest.mark.parametrize("tutorial", LESSONS, ids=lambda one: one.key)
def test_in_a_lesson_nothing_floats_over_what_is_lit(
    tmp_path: Path, tutorial: Tutorial, language: str, scale: int
) -> None:
    """Each lesson is looked at, and everything else is pressed that it does not mean."""
    try:
        driver = make_driver(tmp_path / "settings.json", (1280, 720), language, scale)
        driver.ui.settings.values.bot_pace = "instant"
        watch = FloatingWatch(driver)
        for at in range(len(tutorial.lessons)):
            table = lay(driver.ui, Course(tutorial, "Ada", at=at))
            driver.show(table)
            _settle(watch, table)
            _press_wrong(watch, table)
        assert not watch.wrong, watch.wrong
        assert watch.seen["toast"] > 20
    finally:
        lang.set_language("en")


def _settle(watch: FloatingWatch, table: LessonTable) -> None:
    for _count in range(200):
        if watch.driver.screen is not table or (table.panel.visible and table.lessons.waiting) or table.layers:
            return
        watch.frame(0.1)
    raise AssertionError(f"nothing happens at {table.lessons.lesson.id}")


def _press_wrong(watch: FloatingWatch, table: LessonTable) -> None:
    pressed = 0
    for spot in list(table.spots()):
        if table.offers is None or pressed == 3:
            break
        if spot.hangs and table.marks.found(spot.place, spot.thing)[1]:
            Player(watch, 1).press(spot.box)
            watch.frames(2)
            pressed += 1
    for option in list(table.offers.ask.options if table.offers is not None else ())[:3]:
        if table.offers is not None and option not in table.lessons.allowed:
            table.choose(option)
            watch.frames(2)


@pytest.mark.long
@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("de", 200)])
@pytest.mark.parametrize("game", [game for game in catalog.GAMES if holds_puzzles(file_of(game))])
def test_in_a_puzzle_nothing_floats_over_what_is_offered(
    tmp_path: Path, game: str, language: str, scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looked at, hinted at, and pressed."""
    monkeypatch.setattr(puzzle_run, "make_bots", InlineBots)
    try:
        driver = make_driver(tmp_path / "settings.json", (1280, 720), language, scale)
        run, watch = Run(driver.ui, game), FloatingWatch(driver)
        for puzzle in run.puzzles.puzzles[:3]:
            table = PuzzleTable(driver.ui, run, puzzle)
            driver.show(table)
            watch.frames(3)
            table.press("undo")
            table.hint()
            watch.frames(2)
            Player(watch, 5).play(6)
            driver.ui.toasts.shown.clear()
        assert not watch.wrong, watch.wrong
        assert watch.seen["toast"]
    finally:
        lang.set_language("en")


# -- from screen to screen ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("scale", [100, 200])
def test_a_message_that_goes_along_keeps_off_the_buttons_of_the_next_screen(tmp_path: Path, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "en", scale)
    driver.show(TitleScreen(driver.ui))
    watch = FloatingWatch(driver)
    driver.ui.toasts.show("Not in a lesson. You can go back to an earlier one at any time.")
    toast = driver.ui.toasts.shown[-1]
    driver.frame()
    driver.ui.stack.push(ReferenceScreen(driver.ui))
    driver.frame()
    back = driver.find("back").box
    driver.ui.stack.pop()
    driver.frame()
    toast.put(back.moved(20.0, 4.0))  # a place as good as any on the title
    driver.frame()
    driver.ui.stack.push(ReferenceScreen(driver.ui))
    watch.frames(20)
    assert toast.box.w > 0
    assert not toast.box.overlaps(driver.find("back").box)


# -- tips --------------------------------------------------------------------------------------------------------------
def test_a_tip_follows_the_map_and_its_light_goes_where_the_thing_is_out_of_sight(tmp_path: Path) -> None:
    driver = table_of(tmp_path, "la_citta", 3, "en", 100, 21)
    table = driver.screen
    assert isinstance(table, TableScreen)
    while not of(View, table.flow.view).towns:
        table.choose(table.offers.ask.options[0]) if table.offers is not None else driver.frame()
    table.first_times.no_more()
    board: Any = table.board
    city = of(View, table.flow.view).towns[0]
    table.first_times.show("grown", city=city)
    driver.frame(0.1)
    slip, pane = table.first_time, board.pane
    here = pane.badge(city)
    assert slip.light.box == here
    pane.zoom(2, here.center)
    for _frame in range(6):
        pane.pan(90, 40)
        driver.frame(0.02)
        seen = pane.box.contains(*pane.badge(city).center)
        assert slip.light.box == (pane.badge(city) if seen else NOWHERE)
        assert slip.box.w
        assert not slip.box.overlaps(slip.light.box)
    pane.pan(4000, 0)
    pane.center((-30.0, 0.0) if pane.camera.at(pane.found.centres[city])[0] > pane.box.cx else (30.0, 0.0))
    driver.frame(0.02)
    assert slip.light.box == (pane.badge(city) if pane.box.contains(*pane.badge(city).center) else NOWHERE)


def test_a_tip_without_room_shows_nothing_of_itself(tmp_path: Path) -> None:
    """Not even the buttons of the one before, where that lay."""
    driver = table_of(tmp_path, "citadels", 4, "en", 100, 21)
    table = driver.screen
    assert isinstance(table, TableScreen)
    driver.frame(0.2)
    slip = table.first_time
    assert slip.box.w
    assert [one.visible for one in (slip.sentence, slip.away, slip.more)] == [True] * 3
    slip.tell("Something else.", 5.0)
    assert not slip.box.w
    assert [one.visible for one in (slip.sentence, slip.away, slip.more)] == [False] * 3


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_hint_is_set_closer_where_but_a_strip_is_free(tmp_path: Path, language: str) -> None:
    """All buildings are offered, and the prompt stands above them."""
    try:
        driver = make_driver(tmp_path / "settings.json", (1280, 720), language, 200)
        driver.ui.settings.values.hints = True
        driver.show(RATTUS_SHOTS["rattus_supply"](driver.ui))
        table = driver.screen
        assert isinstance(table, TableScreen)
        watch = FloatingWatch(driver)
        watch.frames(3)
        table.hinting.toggle()
        watch.frames(3)
        assert table.hint_panel.brief
        assert watch.seen["hint"]
        assert not watch.wrong, watch.wrong
        assert driver.ui.text.overflows == []
    finally:
        lang.set_language("en")


def test_a_tip_about_a_question_goes_with_it(tmp_path: Path) -> None:
    driver = table_of(tmp_path, "citadels", 4, "en", 100, 21)
    table = driver.screen
    assert isinstance(table, TableScreen)
    while table.offers is None or table.offers.ask.step != "draft.keep":
        table.choose(table.offers.ask.options[0]) if table.offers is not None else driver.frame()
    driver.frame()
    said = "Keep one character in secret"
    while said not in table.first_time.value:  # it waits behind what happened before
        assert table.first_times.close()
        driver.frame(0.2)
    table.choose(table.offers.ask.options[0])
    driver.frame(0.1)
    assert said not in table.first_time.value


# -- short messages ----------------------------------------------------------------------------------------------------
SAID = "You may do that in a game. This lesson means something else: what is lit."


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("opened", ["help", "seats", "options"])
def test_a_short_message_leaves_the_buttons_of_a_dialog_free(tmp_path: Path, opened: str, scale: int) -> None:
    driver, table = sit_down(tmp_path, new_match(), size=(1280, 720), scale=scale)
    table.press(opened) if opened == "help" else table.open(opened)
    driver.frame()
    assert table.layers
    driver.ui.toasts.show(SAID)
    watch = FloatingWatch(driver)
    watch.frames(3)
    assert watch.seen["toast"] == 3
    assert not watch.wrong, watch.wrong


@pytest.mark.parametrize(
    ("name", "scale"),
    [
        ("settings", 100),
        ("settings", 200),
        ("pause", 100),
        ("pause", 200),
        ("new_game", 100),
        ("load", 100),
        ("load", 200),
    ],
)
def test_a_short_message_leaves_what_can_be_pressed_on_a_screen_free(tmp_path: Path, name: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), scale=scale)
    driver.show(SHOTS[name](driver.ui))
    driver.ui.toasts.show(SAID)
    watch = FloatingWatch(driver)
    watch.frames(3)
    assert not watch.wrong, watch.wrong


def test_where_a_window_is_full_of_rows_a_short_message_leaves_at_least_the_buttons_free(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), scale=200)
    driver.show(SHOTS["new_game"](driver.ui))
    driver.ui.toasts.show(SAID)
    box = driver.ui.toasts.shown[0].box
    assert box.w
    assert not any(box.overlaps(driver.find(name).box) for name in ("start", "back"))

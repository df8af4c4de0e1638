"""Every tutorial is played to its end in the window: by keys alone, and by somebody who presses all else first."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import catalog, paths
from game.la_citta.rules.state import View
from game.lessons import Course, Tutorial, shelf, tutorials
from game.lessons.course import Stop
from game.table.lessons.screen import LearnScreen, ask_once, begin, lay
from game.table.lessons.table import LessonTable
from game.ui import learning
from game.ui.draw.geometry import Box
from tests.helpers.pad import PadPlayer
from tests.ui.driver import Driver, make_driver

GAMES = tuple(catalog.GAMES)
ALL = [one for game in GAMES for one in tutorials(game)]
FIRST = tutorials("citadels")[0]


@pytest.fixture(autouse=True)
def _shipped(shipped: None) -> None:
    """All games."""


@pytest.fixture
def still(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """Nobody draws and nobody waits: only what happens counts here."""
    driver.ui.settings.values.bot_pace = "instant"

    def frame(seconds: float = 0.5) -> list[pygame.Rect]:
        for _step in range(3):
            driver.shell.step(seconds / 3)
        return []

    monkeypatch.setattr(driver, "frame", frame)
    return driver


def opened(driver: Driver, tutorial: Tutorial, at: int = 0) -> LessonTable:
    screen = driver.show(lay(driver.ui, Course(tutorial, "Ada", at=at)))
    assert isinstance(screen, LessonTable)
    return screen


def settle(driver: Driver, table: LessonTable) -> None:
    """Until the person is waited for, or the table is left."""
    for _count in range(200):
        if driver.screen is not table or (table.panel.visible and table.lessons.waiting) or table.layers:
            return
        driver.frame()
    raise AssertionError(f"nothing happens at {table.lessons.lesson.id}")


@pytest.mark.parametrize("tutorial", ALL, ids=lambda one: one.key)
def test_what_a_lesson_says_while_it_only_shows_something_is_read_whole(driver: Driver, tutorial: Tutorial) -> None:
    read = 0
    for at, lesson in enumerate(tutorial.lessons):
        if lesson.look is not None:
            table = opened(driver, tutorial, at)
            settle(driver, table)
            assert table.panel.seen.visible
            assert not table.panel.scroll.scrollable, lesson.id
            read += 1
    assert read


def test_a_lesson_between_parchment_and_hand_is_as_legible_as_the_others(driver: Driver) -> None:
    """In a large window it takes a second line rather than becoming a strip of small words."""
    large = make_driver(Path(str(driver.shell.ui.settings.path)), (1920, 1080))
    table = opened(large, FIRST, number("gather"))
    settle(large, table)
    assert table.panel.words.style.size >= 22
    assert table.panel.box.w < large.ui.scale.bounds.w / 2
    assert not table.panel.scroll.scrollable


def number(name: str) -> int:
    return next(i for i, one in enumerate(FIRST.lessons) if one.id == name)


def play(driver: Driver, table: LessonTable, before: Callable[[LessonTable], None] = lambda _table: None) -> None:
    """To the end, with Enter and Space alone where the focus is led; what takes several steps is in the list."""
    for _count in range(60):
        settle(driver, table)
        if driver.screen is not table or table.layers:
            return
        if table.teaching.stop is not None:
            driver.press(pygame.K_RETURN)
            continue
        before(table)
        if table.lessons.looking:
            driver.press(pygame.K_SPACE if table.lessons.index % 2 else pygame.K_RETURN)
            continue
        answered = table.flow.match.answered
        for _press in range(2):
            if table.flow.match.answered == answered:
                driver.press(pygame.K_RETURN)
        if table.flow.match.answered == answered and table.lessons.waiting:
            table.unselect()
            table.press("options")
            driver.ui.focus = driver.find(f"option:{table.lessons.allowed[0]}")
            driver.press(pygame.K_RETURN)
    raise AssertionError(f"there is no end at {table.lessons.lesson.id}: {driver.toasts()}")


@pytest.mark.long
@pytest.mark.parametrize("tutorial", ALL, ids=lambda one: one.key)
def test_every_tutorial_is_played_to_its_end_by_keys(still: Driver, tutorial: Tutorial) -> None:
    still.ui.ring_visible = True
    table = opened(still, tutorial)
    play(still, table)
    assert table.lessons.over
    assert learning.done(still.ui, tutorial)
    if table.flow.match.over:
        assert not isinstance(still.screen, LessonTable)
        assert table.teaching.ways_on
    else:
        assert still.screen.layers


@pytest.mark.parametrize("tutorial", ALL, ids=lambda one: one.key)
def test_the_first_key_of_somebody_with_a_mouse_leads_to_what_the_lesson_means(
    still: Driver, tutorial: Tutorial
) -> None:
    table = opened(still, tutorial)
    for _lesson in range(2):
        settle(still, table)
        still.ui.ring_visible, still.ui.focus = False, None  # the mouse was used since
        still.press(pygame.K_RETURN)
        focus = table.ui.focus
        assert focus is not None
        assert focus is table.panel.seen if table.showing else any(focus.box.overlaps(box) for box in table.shade.lit)
        begun = table.lessons.index
        for _press in range(4):
            if table.lessons.index == begun and not table.layers:
                still.press(pygame.K_RETURN)
        if table.lessons.index == begun:  # what takes more presses than these
            return


@pytest.mark.long
@pytest.mark.parametrize("tutorial", ALL, ids=lambda one: one.key)
def test_every_tutorial_survives_wrong_presses(still: Driver, tutorial: Tutorial) -> None:
    """Whatever else is offered is not taken, and somebody says why."""
    still.ui.ring_visible = True
    table = opened(still, tutorial)
    corrected = 0

    def wrong(table: LessonTable) -> None:
        nonlocal corrected
        journal = list(table.flow.match.journal)
        for offer in list(table.offers.offers if table.offers is not None else ())[:8]:
            if offer.option in table.lessons.allowed:
                continue
            still.ui.toasts.shown.clear()
            table.choose(offer.option)
            assert still.toasts(), offer.option
            corrected += 1
        assert table.flow.match.journal == journal

    play(still, table, wrong)
    assert table.lessons.over
    assert corrected


@pytest.mark.long
def test_what_is_meant_is_lit_and_never_covered(driver: Driver) -> None:
    """In lessons of the first tutorial, at the smallest window."""
    small = make_driver(Path(str(driver.shell.ui.settings.path)), (1280, 720))
    for at in range(0, len(FIRST.lessons), 3):
        table = opened(small, FIRST, at)
        settle(small, table)
        assert table.shade.lit, table.lessons.lesson.id
        for box in table.shade.lit:
            inner = box.inset(9)
            assert not overlap(inner, table.panel.box), table.lessons.lesson.id


def overlap(one: Box, other: Box) -> bool:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide > 1 and high > 1


def test_a_gamepad_needs_no_more_than_its_first_button(still: Driver) -> None:
    """The focus is led to what is meant."""

    def send(event: pygame.event.Event) -> None:
        still.see()
        still.shell.process(event)

    pad = PadPlayer(still.shell, send, lambda: None if still.frame() else None)
    pad.press("dpup")
    table = opened(still, FIRST)
    for _count in range(30):
        settle(still, table)
        if table.lessons.index >= number("end"):
            break
        pad.press("a")
    assert table.lessons.lesson.id == "end"


def test_a_click_on_what_is_lit_is_a_look(still: Driver) -> None:
    table = opened(still, FIRST)
    settle(still, table)
    assert table.lessons.lesson.id == "city"
    k, box = still.ui.scale.k, table.shade.lit[0]
    still.click_at(round((box.right - 30) * k), round((box.bottom - 14) * k))
    assert table.lessons.lesson.id == "choose"


def test_back_again_and_leaving_keep_the_place(still: Driver) -> None:
    table = opened(still, FIRST, number("build"))
    settle(still, table)
    table.press("lesson_back")
    back = still.screen
    assert isinstance(back, LessonTable)
    settle(still, back)
    assert back.lessons.lesson.id == "earn"
    back.press("lesson_again")
    again = still.screen
    assert isinstance(again, LessonTable)
    settle(still, again)
    assert again.lessons.lesson.id == "earn"
    assert learning.reached(still.ui, FIRST) == number("earn")
    still.press(pygame.K_ESCAPE)
    still.click("leave_lesson")
    assert isinstance(still.screen, LearnScreen)
    still.click(f"go_on:{FIRST.id}")
    on = still.screen
    assert isinstance(on, LessonTable)
    assert on.lessons.lesson.id == "earn"


def test_the_first_start_asks_once(still: Driver) -> None:
    ask_once(still.ui)
    assert still.screen.layers
    still.click("learn_later")
    ask_once(still.ui)
    assert not still.screen.layers


def test_the_question_of_the_first_start_says_which_game(still: Driver) -> None:
    still.ui.settings.values.last = "la_citta"
    ask_once(still.ui)
    assert "La Città" in still.find("learn_text").value


def test_learning_stays_on_the_title_until_all_lessons_are_done(still: Driver) -> None:
    values = still.ui.settings.values
    values.player_name, values.last = "Berta", "citadels"
    found = tutorials("citadels")

    def offered() -> str:
        still.screen.rebuild()
        still.frame()
        return next((one.value for one in still.screen.buttons if one.name == "learn"), "")  # type: ignore[attr-defined]  # the title

    assert offered() == "Learn the game"
    values.lessons[found[0].key] = 1
    assert offered() == "Go on learning (lesson 2)"
    values.lessons[found[0].key] = len(found[0].lessons)
    assert offered() == "Go on learning"
    for one in found:
        values.lessons[one.key] = len(one.lessons)
    assert offered() == ""
    values.last = "rattus_cartus"
    assert offered() == "Learn the game"


def test_going_on_begins_where_somebody_stopped(still: Driver) -> None:
    still.ui.settings.values.player_name = "Berta"
    still.ui.settings.values.lessons[FIRST.key] = 2
    still.screen.rebuild()
    still.frame()
    still.click("learn")
    assert isinstance(still.screen, LessonTable)
    assert still.screen.lessons.lesson.id == FIRST.lessons[2].id


def test_cards_and_rules_lead_to_the_tutorials(still: Driver) -> None:
    still.click("reference")
    still.click("learn")
    assert isinstance(still.screen, LearnScreen)
    still.press(pygame.K_ESCAPE)
    assert still.screen.name == "reference"


def test_a_broken_tutorial_is_told_and_the_others_stay(
    still: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (paths.data_dir() / "citadels" / "tutorial.yaml").read_text(encoding="utf-8")
    file = tmp_path / "tutorial.yaml"
    file.write_text(text.replace("look: gold of C", "look: purse of C"), encoding="utf-8")
    monkeypatch.setattr(shelf, "file_of", lambda _game: file)
    for made in (shelf.tutorials, shelf._read):
        made.cache_clear()
    try:
        still.show(LearnScreen(still.ui, "citadels"))
        assert "no place 'purse of C'" in still.find("trouble").value
        assert still.find(f"begin:{FIRST.id}").value
        with pytest.raises(KeyError):
            still.find("begin:takers")
    finally:
        for made in (shelf.tutorials, shelf._read):
            made.cache_clear()


def test_a_tutorial_that_cannot_be_played_is_told(still: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object, **_more: object) -> Course:
        raise LookupError("nobody answers")

    monkeypatch.setattr("game.table.lessons.screen.Course", broken)
    before = still.screen
    begin(still.ui, FIRST)
    assert still.screen is before
    assert "nobody answers" in still.toasts()[0]


def at_pause(driver: Driver, table: LessonTable, word: str) -> Stop:
    for _count in range(400):
        stop = table.teaching.stop
        if stop is not None and stop.pause.at == word and table.panel.visible:
            return stop
        if stop is not None and table.panel.visible:
            table.press("lesson_seen")
        driver.frame()
    raise AssertionError(f"the telling never waits at {word}")


def citta(table: LessonTable) -> View:
    """What the table shows now."""
    view = table.flow.view
    assert isinstance(view, View)
    return view


def before_migration(driver: Driver) -> LessonTable:
    """The year's last answer of the person is given."""
    tutorial = tutorials("la_citta")[0]
    place = next(at for at, one in enumerate(tutorial.lessons) if one.pauses)
    table = opened(driver, tutorial, place)
    settle(driver, table)
    table.choose(table.lessons.allowed[0])
    return table


@pytest.mark.parametrize("animation", [0.0, 1.0])
def test_the_telling_waits_where_a_lesson_says_so(still: Driver, animation: float) -> None:
    """The table shows the state of that moment and tells nothing beyond it, for as long as the person likes."""
    still.ui.settings.values.animation = animation
    still.ui.apply_settings()
    table = before_migration(still)
    town = citta(table).cities[0][0][0]
    at_pause(still, table, "revealed")
    assert citta(table).people[town] == 6
    stop = at_pause(still, table, "moved")
    for _count in range(20):
        still.frame()
    assert table.teaching.stop is stop
    assert citta(table).people[town] == 8
    assert citta(table).year == 5
    assert table.flow.released == table.flow.told == stop.until < table.flow.match.event_count
    assert table.flow.my_ask is None
    assert "Culture: " in table.panel.value
    assert table.shade.lit
    table.rebuild()
    still.frame()
    assert table.teaching.stop is stop
    assert table.panel.visible
    table.press("lesson_seen")
    at_pause(still, table, "year_ended")
    table.press("lesson_seen")
    settle(still, table)
    assert citta(table).year == 6
    assert not table.flow.behind


def test_going_back_from_a_pause_leads_to_its_lesson(still: Driver) -> None:
    table = before_migration(still)
    at_pause(still, table, "moved")
    place = table.lessons.index - 1
    table.press("lesson_back")
    assert still.screen is not table
    assert table.lessons.index == place
    assert not table.lessons.stops

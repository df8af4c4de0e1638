"""The plague and the inheritance in the window: card by card, skipped, at every size, in both languages."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.kernel.rules import of
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.afterwards.counting import inheritance, ties
from game.rattus_cartus.table.afterwards.final import InheritanceScreen, ParapetPanorama, ending
from game.rattus_cartus.table.afterwards.plague import PlagueScreen
from game.rattus_cartus.words.names import Names
from game.table.flow import Flow
from game.table.words import words
from game.ui import lang
from tests.helpers.quick import first_at_once
from tests.ui.contrast import HIGH, PAINTED, runs_of
from tests.ui.driver import Driver, make_driver
from tests.ui.test_fit import check
from tools.shots.rattus_cartus.endings import ENDINGS, over

WINDOWS = (
    ((1280, 720), "de", 100), ((1280, 720), "en", 200), ((1280, 720), "de", 200), ((1600, 1200), "de", 100),
    pytest.param((2560, 1440), "en", 80, marks=pytest.mark.long),
    pytest.param((3440, 1440), "de", 100, marks=pytest.mark.long), ((1920, 1080), "de", 125),
)  # fmt: skip
READ = ("rattus_plague", "rattus_plague_over", "rattus_scoring", "rattus_scoring_5", "rattus_action", "rattus_victim")


def flow() -> Flow:
    """A game that has just ended, with living and dead."""
    found = Flow(over(4, lambda many: 0 < many < 4), lambda: "normal")
    found.was_over = False
    return found


def begun(tmp_path: Path, speed: float = 0.0) -> tuple[Driver, PlagueScreen]:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.motion.speed = speed
    screen = ending(driver.ui, flow())
    assert isinstance(screen, PlagueScreen)
    driver.show(screen)
    return driver, screen


@pytest.mark.parametrize(("size", "language", "scale"), first_at_once(WINDOWS))
def test_the_end_fits(tmp_path: Path, size: tuple[int, int], language: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    try:
        for name, shot in ENDINGS.items():
            driver.show(shot(driver.ui))
            assert driver.ui.text.overflows == [], f"{name}: text does not fit"
            check(driver.screen, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")


@pytest.mark.parametrize(("eyes", "least"), [(PAINTED, 4.5), (HIGH, 7.0)])
def test_everything_can_be_read(eyes: bool, least: float) -> None:
    runs = runs_of(READ, eyes)
    assert runs
    assert [run for run in runs if run.ratio < least] == []


# -- the plague --------------------------------------------------------------------------------------------------------
@pytest.mark.long
def test_what_somebody_earned_waits_until_the_last_card_is_open_and_all_is_counted(tmp_path: Path) -> None:
    driver, screen = begun(tmp_path, speed=1.0)
    driver.ui.toasts.later("You have earned a medal.")
    driver.frame(0.1)
    assert not driver.ui.toasts.shown
    while driver.screen is screen:
        screen.turn_all()
        screen.go_on()
        driver.frame(0.5)
    assert isinstance(driver.screen, InheritanceScreen)
    told = 0.0
    while driver.screen.tells_the_end:
        assert not any("medal" in toast.text for toast in driver.ui.toasts.shown)
        driver.frame(0.2)
        told += 0.2
        assert told < 60.0, "the counting never ends"
    driver.frame(0.2)
    assert any("medal" in toast.text for toast in driver.ui.toasts.shown)


def test_space_turns_card_after_card_and_then_shows_the_inheritance(tmp_path: Path) -> None:
    driver, screen = begun(tmp_path)
    assert not any(card.open for card in screen.cards)
    for turned in range(1, 6):
        driver.press(pygame.K_SPACE)
        assert [card.open for card in screen.cards].count(True) == turned
        assert screen.medal.value == str(sum(screen.last.nuns[:turned]))
    driver.press(pygame.K_SPACE)
    assert isinstance(driver.screen, InheritanceScreen)


def test_s_turns_all_that_are_left(tmp_path: Path) -> None:
    driver, screen = begun(tmp_path)
    driver.press(pygame.K_s, text="s")
    assert screen.plague.over
    assert driver.find("turn").value == "To the inheritance"


def test_escape_leads_to_the_inheritance_at_once(tmp_path: Path) -> None:
    driver, _screen = begun(tmp_path)
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.screen, InheritanceScreen)


def test_a_card_that_still_turns_is_at_its_end_when_the_next_one_is_wanted(tmp_path: Path) -> None:
    driver, screen = begun(tmp_path, speed=1.0)
    driver.click("turn")
    driver.frame(0.1)
    driver.click("turn")
    assert screen.turned == 2
    driver.ui.motion.finish_all()
    assert [card.hidden for card in screen.cards] == [False] * 5
    assert screen.medal.value == str(sum(screen.last.nuns[:2]))


def test_the_candles_of_the_lost_are_out_at_the_end_and_those_of_the_others_burn(tmp_path: Path) -> None:
    driver, screen = begun(tmp_path)
    driver.press(pygame.K_s, text="s")
    for seat, panel in screen.panels.items():
        assert panel.candle.value == ("out" if seat in screen.last.dead else "tall")


def test_nothing_of_the_row_is_read_before_it_is_turned(tmp_path: Path) -> None:
    _driver, screen = begun(tmp_path)
    assert [card.value for card in screen.cards] == [""] * 5


def test_with_reduced_motion_the_rats_sit_still(tmp_path: Path) -> None:
    driver, screen = begun(tmp_path, speed=1.0)
    driver.ui.motion.reduced = True
    assert screen.still
    places = [(sprite.x, sprite.y) for sprite, _steps in screen.pack._rats]
    driver.frame(1.0)
    assert [(sprite.x, sprite.y) for sprite, _steps in screen.pack._rats] == places


def test_the_rats_keep_nobody_waiting(tmp_path: Path) -> None:
    driver, _screen = begun(tmp_path, speed=1.0)
    driver.frame(1.0)
    assert not driver.ui.motion.busy


def test_a_game_that_was_over_when_it_was_opened_shows_no_plague(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    found = flow()
    found.was_over = True
    assert isinstance(ending(driver.ui, found), InheritanceScreen)


# -- the inheritance ---------------------------------------------------------------------------------------------------
def test_the_winner_comes_first_and_the_dead_last() -> None:
    found = flow()
    names = of(Names, words("rattus_cartus").names([seat.name for seat in found.seats], found.view))
    result = inheritance(of(View, found.view), found.seats, [int(seat) for seat in found.match.winners], names)
    fates = [(one.won, one.lost) for one in result.columns]
    assert fates == sorted(fates, key=[(True, False), (False, False), (False, True)].index)
    assert fates[0] == (True, False)
    assert tuple(one.note for one in result.columns) == next(row.texts for row in result.rows if row.key == "fate")
    for at, one in enumerate(result.columns):
        assert sum(line.points[at] for line in result.lines) == one.total
    assert [line.key for line in result.lines[:7]] == [
        "peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty", "hand",
    ]  # fmt: skip


def test_the_dead_lead_nothing_while_the_towers_grow() -> None:
    found = flow()
    names = of(Names, words("rattus_cartus").names([seat.name for seat in found.seats], found.view))
    result = inheritance(of(View, found.view), found.seats, [int(seat) for seat in found.match.winners], names)
    lost = {at for at, one in enumerate(result.columns) if one.lost}
    assert lost
    for lines in range(len(result.lines) + 1):
        assert not lost.intersection(result.leaders(lines))
    assert result.leaders(len(result.lines))[0] == 0


def test_the_survivors_have_a_candle_on_the_parapet_and_where_nobody_lives_there_are_rats(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    screen = InheritanceScreen(driver.ui, flow())
    driver.show(screen)
    driver.frame()
    assert isinstance(screen.winner, ParapetPanorama)
    assert screen.winner.candles == [
        "out" if one.lost else "tall" for one in sorted(screen.sheet.columns, key=lambda one: one.seat)
    ]
    assert not screen.pack._rats
    nobody = ENDINGS["rattus_all_lost"](driver.ui)
    assert isinstance(nobody, InheritanceScreen)
    driver.show(nobody)
    driver.frame()
    assert isinstance(nobody.winner, ParapetPanorama)
    assert set(nobody.winner.candles) == {"out"}
    assert nobody.pack._rats
    assert nobody.winner.crowns() == nobody.towers.crowns() == []
    assert "Nobody inherits" in driver.find("verdict").value


@pytest.mark.parametrize("page", ["figures", "nuns"])
@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("de", 100), ("de", 200)])
def test_figures_and_the_nun_row_are_pages_of_the_sheet(tmp_path: Path, page: str, language: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), language, scale)
    try:
        driver.show(ENDINGS["rattus_scoring_5"](driver.ui))
        driver.ui.text.overflows.clear()
        driver.click(f"tab:{page}")
        driver.frame()
        assert driver.find({"nuns": "looked"}.get(page, page)).value
        assert driver.ui.text.overflows == []
    finally:
        lang.set_language("en")


def test_a_stack_that_broke_a_tie_names_who_came_first() -> None:
    view = of(View, flow().view)
    view.points = [[3, 3, 0, 0], *[[0, 0, 0, 0]] * 5]
    view.arrived = [[2, 1, 0, 3], *[[0, 1, 2, 3]] * 5]
    assert ties(view) == [(5, 0, 1, 0)]


def test_the_towers_grow_and_then_the_crown_drops(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.motion.speed = 1.0
    screen = InheritanceScreen(driver.ui, flow())
    driver.show(screen)
    assert screen.towers.counted < 3
    assert screen.paper.verdict.value == ""
    for _step in range(20):
        driver.frame(0.5)
    assert screen.towers.done
    assert screen.towers.crowned
    assert "inherits the crown" in screen.paper.verdict.value
    assert not screen.stage.sprites

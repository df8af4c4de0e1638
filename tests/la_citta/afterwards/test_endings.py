"""The end of a game of La Città in the window, and what the parchment says of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from game.kernel.rules import of
from game.la_citta.rules.observe import observe
from game.la_citta.rules.state import View
from game.la_citta.table.afterwards.counting import LINES, Result, dashes, growth, lacks_words, result
from game.la_citta.table.afterwards.final import LandPanorama, MapLook, ScoringScreen, dusk
from game.la_citta.table.afterwards.knowledge import KnowledgeScreen
from game.la_citta.table.board import board_of
from game.la_citta.words.names import Names
from game.session.match import Shown
from game.table.flow import Flow, SeatInfo
from game.table.score_sheet.sheet import Sheet
from game.ui import lang
from game.ui.screens.settings import SettingsScreen
from tests.helpers.quick import first_at_once
from tests.la_citta.rules.tables import A, B, C, table
from tests.ui.contrast import HIGH, PAINTED, runs_of
from tests.ui.driver import make_driver
from tests.ui.test_fit import check
from tools.shots.la_citta.endings import ENDINGS, TOLD, over

WINDOWS = (((1280, 720), "de", 100), ((1280, 720), "de", 200), ((1920, 1080), "en", 125))
SEATS = [SeatInfo("Matilda", 0, "human"), SeatInfo("Odo", 2, "easy"), SeatInfo("Ysolde", 3, "easy")]


@pytest.mark.parametrize(("size", "language", "scale"), first_at_once(WINDOWS))
def test_the_end_fits(tmp_path: Path, size: tuple[int, int], language: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    driver.ui.text.overflows.clear()
    try:
        for name, shot in ENDINGS.items():
            driver.show(shot(driver.ui))
            assert driver.ui.text.overflows == [], f"{name}: text does not fit"
            check(driver.screen, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")


@pytest.mark.long
def test_what_is_half_told_fits(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "de")
    driver.ui.text.overflows.clear()
    try:
        for name in ("citta_told_migration", "citta_told_migration_5", "citta_told_feeding"):
            driver.show(TOLD[name](driver.ui))
            assert driver.ui.text.overflows == [], f"{name}: text does not fit"
            check(driver.screen, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")


@pytest.mark.parametrize(("eyes", "least"), [(PAINTED, 4.5), (HIGH, 7.0)])
def test_everything_can_be_read(eyes: bool, least: float) -> None:
    runs = runs_of(("citta_scoring", "citta_told_migration"), eyes)
    assert runs
    assert [run for run in runs if run.ratio < least] == []


def test_towers_grow_course_by_course_and_end_in_the_scores(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.motion.speed = 1.0
    screen = ScoringScreen(driver.ui, Flow(over(4, 5), lambda: "normal"))
    driver.ui.stack.reset(screen)
    counted: list[float] = []
    while len(counted) < 80 or driver.ui.motion.busy:  # the longer, the more citizens are counted
        counted.append(screen.towers.counted)
        driver.shell.step(0.1)
        assert len(counted) < 200
    assert counted == sorted(counted)
    assert counted[1] < 1
    assert screen.towers.done
    assert screen.towers.crowned
    assert screen.paper.verdict.told


def test_the_map_can_be_looked_at_and_left_again(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    screen = ScoringScreen(driver.ui, Flow(over(4, 5), lambda: "normal"))
    driver.show(screen)
    driver.click("look_back")
    driver.click("map_look")
    look = driver.screen
    assert isinstance(look, MapLook)
    driver.frame(1.0)
    assert driver.screen is look  # the end does not come once more
    assert look.prompt.prompt.title == "The cities at the end"
    assert "full" in board_of(look).pane.marks.values()
    driver.click("leave")
    assert driver.screen.name == screen.name
    driver.click("look_back")
    driver.click("map_look")
    assert driver.screen.name == "map_look"
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.name == screen.name
    assert screen.towers.done


def test_what_they_knew_can_be_stepped_through(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    screen = ENDINGS["citta_knowledge"](driver.ui)
    assert isinstance(screen, KnowledgeScreen)
    driver.show(screen)
    assert "100 %" in driver.find("voice_table").value
    assert "(H" not in driver.find("sentences").value  # no map is seen here, so no site is called by its code
    screen.show(0)
    driver.frame(0.1)
    assert screen.place == 0


# -- what decided ----------------------------------------------------------------------------------------------------
def judged(scores: Sequence[tuple[int, int, int]], gold: Sequence[int], winners: Sequence[int]) -> Result:
    """The result of these citizens, points for full cities, and points lost."""
    g = table({A: [("H082", 3, {})], B: [("H090", 3, {})], C: [("H113", 3, {})]}, players=3)
    g.gold = list(gold)
    g.scores = [dict(zip(LINES, line, strict=True)) | {"total": sum(line)} for line in scores]
    view: View = observe(g, None)
    return result(view, SEATS, winners, Names([one.name for one in SEATS], view), [])


def ended(scores: Sequence[tuple[int, int, int]], gold: Sequence[int], winners: Sequence[int]) -> Sheet:
    """What the sheet says of it."""
    return judged(scores, gold, winners).sheet


def test_the_winner_comes_first_and_the_others_by_points() -> None:
    found = ended([(9, 0, 0), (14, 0, 0), (12, 0, 0)], (1, 1, 1), [1])
    assert [one.seat for one in found.columns] == [1, 2, 0]
    assert found.winners == [0]
    assert found.title == "Odo wins"
    assert "2 more than Ysolde" in found.told
    assert "2 more citizens" in found.told


def test_full_cities_decide_where_they_are_more_than_the_lead() -> None:
    assert "Full cities decided" in ended([(12, 6, 0), (14, 0, 0), (5, 0, 0)], (1, 1, 1), [0]).told


def test_hunger_decides_where_it_costs_more_than_the_lead() -> None:
    assert "Hunger in the last year decided it" in ended([(12, 0, 0), (14, 0, -5), (5, 0, 0)], (1, 1, 1), [0]).told


def test_gold_breaks_a_tie_and_equal_gold_shares_the_win() -> None:
    broken = ended([(12, 0, 0), (12, 0, 0), (5, 0, 0)], (4, 2, 9), [0])
    assert "4 gold against 2 of Odo decides it" in broken.told
    shared = ended([(12, 0, 0), (12, 0, 0), (5, 0, 0)], (2, 2, 9), [0, 1])
    assert shared.title == "Matilda and Odo share the win"
    assert shared.winners == [0, 1]
    assert "7 more than Ysolde" in shared.told
    assert "Gold left: 2, 2, 9" in shared.close
    assert ended([(12, 0, 0), (11, 0, 0), (5, 0, 0)], (2, 2, 9), [0]).close == ""


def test_what_was_lost_to_hunger_is_taken_from_the_tower_again(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.motion.speed = 1.0
    screen = ScoringScreen(driver.ui, Flow(over(4, 5), lambda: "normal"))
    driver.ui.stack.reset(screen)
    sheet = screen.sheet
    hungry = next(at for at in range(4) if sheet.lines[2].points[at] < 0)
    seen = []
    for _frame in range(80):
        seen.append(screen.towers.grown(hungry))
        driver.shell.step(0.1)
    assert max(seen) == sheet.columns[hungry].total - sheet.lines[2].points[hungry]
    assert seen[-1] == sheet.columns[hungry].total


def test_every_city_has_its_points_on_the_land_and_the_largest_the_crown(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    screen = ScoringScreen(driver.ui, Flow(over(4, 5), lambda: "normal"))
    driver.show(screen)
    driver.frame()
    land = screen.winner
    assert isinstance(land, LandPanorama)
    cities = [city for column in land.result.cities for city in column]
    best = next(city for city in cities if city.castello == land.largest)
    assert best.points == max(city.people + 3 * city.full for city in cities)
    told = [str(city.points) for city in cities]
    assert sorted(land.pills) == sorted(told)


@pytest.mark.parametrize("eyes", [False, True])
def test_the_land_passes_over_into_the_ground_without_an_edge(tmp_path: Path, *, eyes: bool) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    if eyes:
        driver.show(SettingsScreen(driver.ui))
        driver.click("high_contrast")
    assert driver.ui.sight.high == eyes
    screen = ScoringScreen(driver.ui, Flow(over(4, 5), lambda: "normal"))
    driver.show(screen)
    driver.frame()
    land, canvas = screen.winner, driver.ui.canvas(driver.surface)
    assert isinstance(land, LandPanorama)
    rect, made, ground = canvas.scale.rect(land.place), land.picture(canvas), dusk(canvas)
    across, down = range(0, rect.w, 7), range(0, rect.h, 7)
    edge = [*((x, y) for x in across for y in (0, rect.h - 1)), *((x, y) for y in down for x in (0, rect.w - 1))]
    for x, y in edge:
        here, there = made.get_at((x, y)), ground.get_at((rect.x + x, rect.y + y))
        assert max(abs(one - other) for one, other in zip(here, there, strict=True)) <= 2


@pytest.mark.parametrize(("page", "said"), [("figures", "Full cities"), ("cities", "full city +3"), ("growth", ", ")])
def test_figures_cities_and_growth_are_pages_of_the_sheet(tmp_path: Path, page: str, said: str) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.show(ScoringScreen(driver.ui, Flow(over(4, 5), lambda: "normal")))
    driver.click(f"tab:{page}")
    driver.frame()
    assert said in driver.find(page).value
    assert driver.ui.text.overflows == []


def test_all_may_share_the_win() -> None:
    assert ended([(12, 0, 0)] * 3, (2, 2, 2), [0, 1, 2]).told == "12 points."


def test_a_city_says_what_it_lacks() -> None:
    (cities, *_others) = judged([(9, 0, 0), (14, 0, 0), (12, 0, 0)], (1, 1, 1), [1]).cities
    assert [city.full for city in cities] == [False]
    assert lacks_words(cities[0]).startswith("lacks ")


# -- how the citizens grew -------------------------------------------------------------------------------------------
def test_the_line_of_each_player_ends_at_the_citizens_of_the_end() -> None:
    match = over(4, 5)
    events, view = match.events_since(0, None), of(View, match.view(0))
    seats = [*SEATS, SeatInfo("Isabeau", 1, "easy")]
    found = result(view, seats, [int(one) for one in match.winners], Names([one.name for one in seats], view), events)
    assert [len(years) for years in found.growth] == [6] * 4
    assert [years[-1] for years in found.growth] == [view.people_of(one.seat) for one in found.sheet.columns]


def test_a_game_that_began_in_the_middle_still_ends_at_what_is_there() -> None:
    found = growth([Shown(0, "grown", {"seat": 0, "count": 2}), Shown(1, "year_ended", {"year": 3})], 2)
    assert found == [[2], [0]]


def test_dashes_leave_out_what_the_pattern_leaves_out() -> None:
    points = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]
    assert dashes(points, ()) == [((0, 0), (10, 0)), ((10, 0), (10, 10))]
    drawn = dashes(points, (4.0, 4.0))
    assert sum(abs(b[0] - a[0]) + abs(b[1] - a[1]) for a, b in drawn) == pytest.approx(12.0)

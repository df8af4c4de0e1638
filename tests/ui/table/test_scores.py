"""The count of the points: course by course, the winner last, what decided, and what comes next."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec import structs

from game.citadels.scenario.story import Now
from game.citadels.table.afterwards.final import CityPanorama, House, ScoringScreen, draw_city_icon
from game.history import feats
from game.table.flow import SeatInfo
from game.table.score_sheet.sheet import Column, Line, Sheet, decisive, places, ranked
from game.table.score_sheet.towers import Towers
from game.table.score_sheet.words import own_places
from game.ui.draw.canvas import Written
from game.ui.draw.geometry import Box
from tests.helpers.quick import first_at_once
from tests.ui.driver import Driver, make_driver
from tools.shots.citadels.base import flow_of, seat, staged
from tools.shots.citadels.shots import SHOTS

SCORES = ("scoring", "scoring_2", "scoring_5", "scoring_8", "scoring_people")


def row(*values: int) -> Line:
    return Line("key", "Title", values, (0, 0, 0))


def test_the_line_decides_in_which_the_winner_gained_most_on_the_second() -> None:
    assert decisive([row(20, 22, 1), row(3, 3, 3), row(4, 0, 0), row(2, 0, 0)]) == (2, 4)
    assert decisive([row(20, 16), row(4, 0)]) == (0, 4)  # the first of two


def shown(driver: Driver, name: str) -> ScoringScreen:
    screen = SHOTS[name](driver.ui)
    assert isinstance(screen, ScoringScreen)
    driver.ui.stack.reset(screen)
    return screen


def city(screen: ScoringScreen) -> CityPanorama:
    """What is seen beside the sheet."""
    assert isinstance(screen.winner, CityPanorama)
    return screen.winner


def known(screen: ScoringScreen) -> bool:
    """Whether it is seen who has won."""
    return screen.winner.shown


def rests(screen: ScoringScreen) -> bool:
    """Whether nothing is left to be done before somebody acts."""
    return screen.still


def test_towers_grow_course_by_course_and_the_crown_comes_last(moving: Driver) -> None:
    screen = shown(moving, "scoring")
    towers, counted = screen.towers, []
    assert not known(screen)
    seconds = 0.0
    while not (towers.done and screen.winner.crowned):
        counted.append((towers.counted, known(screen), screen.winner.crowned))
        moving.ui.motion.update(1 / 20)
        seconds += 1 / 20
    assert [lines for lines, _won, _crown in counted] == sorted(lines for lines, _won, _crown in counted)
    assert any(0 < lines % 1 < 1 for lines, _won, _crown in counted)  # the stones grow
    assert all(lines > len(screen.sheet.lines) for lines, won, _crown in counted if won)
    assert any(won and not crown for _lines, won, crown in counted)  # the crown drops when the winner is known
    assert towers.done
    assert screen.winner.crowned
    assert seconds < 6.0


@pytest.mark.parametrize("name", SCORES)
def test_nothing_tells_the_end_before_it_is_counted(moving: Driver, name: str) -> None:
    screen = shown(moving, name)
    moving.ui.motion.update(0.3)
    assert not screen.towers.done
    assert screen.tells_the_end
    assert (screen.winner.value, screen.paper.verdict.value, screen.towers.value) == ("", "", "")
    assert [one.seat for one in screen.towers.columns] == sorted(one.seat for one in screen.sheet.columns)
    texts = [one.text for one in written(moving)]
    names = {one.info.name for one in screen.sheet.columns}
    assert len({texts.count(name) for name in names}) == 1  # nobody is named but below the towers
    assert screen.sheet.told not in texts
    assert not any(screen.sheet.own in text for text in texts)
    assert not [widget for widget in screen.winner.walk() if widget.name.startswith("city:")]


def test_the_crown_goes_to_whoever_leads_while_the_towers_grow() -> None:
    sheet = Sheet("", ranked([SeatInfo("A", 0), SeatInfo("B", 1), SeatInfo("C", 2)], [9, 10, 11], [1], [2]),
                  (row(7, 8, 1), row(3, 1, 10)), "", "")  # fmt: skip
    names = [[sheet.columns[at].info.name for at in sheet.leaders(lines)] for lines in range(3)]
    assert names == [[], ["A"], ["B"]]  # C is lost, whatever it has


def test_the_arms_of_whoever_loses_the_lead_flash_once() -> None:
    sheet = Sheet("", ranked([SeatInfo("A", 0), SeatInfo("B", 1)], [9, 10], [1]), (row(2, 7), row(8, 2)), "", "")
    towers = Towers(sheet)
    names = [[sheet.columns[at].info.name for at in towers.passed(line, line + 1)] for line in range(2)]
    assert names == [[], ["A"]]  # nobody is overtaken by the first line


@pytest.mark.parametrize("name", ["scoring", "scoring_2"])
def test_what_decided_is_said(driver: Driver, name: str) -> None:
    screen = shown(driver, name)
    found = screen.sheet
    line = found.lines[found.decisive]
    assert line.points[0] > line.points[1]
    assert line.title in found.told
    assert str(line.points[0] - line.points[1]) in found.told
    assert found.told in driver.find("verdict").value


def test_equal_points_are_decided_by_no_line(driver: Driver) -> None:
    screen = shown(driver, "scoring_5")
    assert screen.sheet.decisive < 0
    assert screen.sheet.columns[0].total == screen.sheet.columns[1].total
    assert screen.sheet.told


def test_a_click_shows_all_points_and_then_the_winner(moving: Driver) -> None:
    screen = shown(moving, "scoring")
    for _step in range(3):
        moving.ui.motion.complete()
        moving.ui.motion.update(0.001)
    assert screen.towers.done
    assert screen.winner.crowned
    moving.ui.motion.update(0.001)
    assert not screen.stage.sprites


def test_turning_to_the_figures_waits_for_no_tower(moving: Driver) -> None:
    screen = shown(moving, "scoring")
    moving.ui.motion.update(0.3)
    screen.paper.tabs.choose("figures")
    assert screen.towers.done
    assert known(screen)
    assert screen.paper.verdict.told


def test_fireworks_keep_nobody_waiting_and_end_by_themselves(moving: Driver) -> None:
    screen = shown(moving, "scoring")
    while not known(screen):
        moving.shell.step(0.1)
    moving.shell.step(1.0)
    assert len(screen.stage.sprites) >= 1
    for _step in range(8):
        moving.shell.step(0.2)
    moving.ui.motion.complete()  # whoever has seen the winner's place waits for no firework
    moving.ui.motion.update(0.001)
    assert not moving.ui.motion.busy
    assert not rests(screen)
    assert 1 <= len(screen.stage.sprites) <= 2
    for _step in range(100):
        moving.shell.step(0.2)
    assert rests(screen)
    assert not screen.stage.sprites


def test_there_are_no_fireworks_for_those_who_want_none(moving: Driver) -> None:
    moving.ui.settings.values.fireworks = False
    screen = shown(moving, "scoring")
    while not known(screen):
        moving.shell.step(0.1)
    moving.shell.step(1.0)
    assert not screen.stage.sprites


def test_with_reduced_motion_all_is_told_at_once_and_without_fireworks(moving: Driver) -> None:
    moving.ui.motion.reduced = True
    screen = shown(moving, "scoring")
    assert screen.towers.done
    assert screen.winner.crowned
    moving.shell.step(1.0)
    assert not screen.stage.sprites


def test_a_medal_drops_beside_the_laurel_when_the_end_has_been_told_and_not_before(moving: Driver) -> None:
    screen = shown(moving, "scoring")
    feat = feats.feats()[0]
    moving.ui.toasts.later("Earned.", "", lambda: screen.award([feat]))
    while not known(screen):
        assert screen.medals.value == ""
        moving.shell.step(0.1)
    moving.shell.step(0.1)
    assert screen.medals.value == feat.name.get("en")
    assert screen.medals.landed == 0
    for _step in range(15):
        moving.shell.step(0.1)
    assert screen.medals.landed == 1
    screen.rebuild()
    assert moving.find("medals").value == feat.name.get("en")
    assert not screen.medals.box.overlaps(screen.paper.box)


# -- figures -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", SCORES)
def test_the_exact_figures_are_a_tab_away(driver: Driver, name: str) -> None:
    screen = shown(driver, name)
    driver.click("tab:figures")
    texts = [one.text for one in written(driver)]
    for line in screen.sheet.lines:
        assert line.title in texts
        for points in line.points:
            assert (str(points) if points else "–") in texts
    for one in screen.sheet.columns:
        assert str(one.total) in texts
        assert f"{one.info.name}: {one.total} point" in driver.find("figures").value
    driver.click("tab:towers")
    assert driver.find("scores").value == screen.figures.value


# -- every city --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("page", ["towers", "figures"])
@pytest.mark.parametrize("name", first_at_once(SCORES))
def test_every_city_is_picked_by_its_tower_and_in_the_figures(driver: Driver, name: str, page: str) -> None:
    screen = shown(driver, name)
    driver.click(f"tab:{page}")
    driver.frame()
    state = screen.flow.match.whole
    for at, one in enumerate(screen.sheet.columns):
        tab = driver.find(f"city_of:{one.seat}")
        assert tab.focusable
        assert tab.value == one.info.name
        if at % 2:  # by the keyboard or a gamepad
            driver.ui.focus = tab
            driver.press(pygame.K_RETURN)
        else:
            driver.click(tab.name)
        assert sorted(city(screen).cards) == sorted(state.box.kind[card] for card in state.city[one.seat])
        assert city(screen).seat == one.seat


def test_the_dearest_districts_stand_above(driver: Driver) -> None:
    screen = shown(driver, "scoring_8")
    driver.frame()
    houses = [house for house in screen.winner.children if isinstance(house, House)]
    assert [house.plot.cost for house in houses] == sorted((house.plot.cost for house in houses), reverse=True)
    assert [house.box.bottom for house in houses] == sorted(house.box.bottom for house in houses)
    assert len({round(house.box.bottom) for house in houses}) == 2


def test_the_city_that_was_picked_stays_in_a_window_of_another_size(driver: Driver) -> None:
    screen = shown(driver, "scoring")
    driver.frame()
    last = screen.sheet.columns[-1]
    driver.click(f"city_of:{last.seat}")
    screen.rebuild()
    assert city(screen).seat == last.seat
    assert city(screen).info.name == last.info.name


def test_a_city_without_districts_is_shown_as_such(driver: Driver) -> None:
    match = staged(4, {0: seat("king", city=("manor",)), 1: seat("thief")}, Now(phase="scoring"))
    screen = ScoringScreen(driver.ui, flow_of(match))
    driver.show(screen)
    driver.click("city_of:1")
    assert city(screen).cards == []
    assert "No districts" in [one.text for one in written(driver)]


# -- what comes next ---------------------------------------------------------------------------------------------------
def test_two_large_buttons_and_the_rest_folds_out(driver: Driver) -> None:
    screen = shown(driver, "scoring")
    driver.frame()
    assert driver.screen.first_focus() is driver.find("again")
    assert screen.bar.box.h >= driver.find("main_menu").box.h
    with pytest.raises(KeyError):
        driver.find("film")
    driver.click("look_back")
    for name in ("film", "review", "knowledge", "fairness", "deal_code", "again_same", "again_rotated"):
        assert driver.find(name).interactive
    driver.press(pygame.K_ESCAPE)
    with pytest.raises(KeyError):
        driver.find("film")
    assert driver.screen is screen


def test_the_fold_out_is_reached_by_keys_alone_and_folds_in_by_a_click_beside_it(driver: Driver) -> None:
    screen = shown(driver, "scoring")
    driver.ui.focus = driver.find("look_back")
    driver.press(pygame.K_RETURN)
    assert driver.ui.focus is driver.find("film")
    driver.press(pygame.K_DOWN)
    assert driver.ui.focus is driver.find("review")
    driver.click_at(40, 40)
    assert not screen.layers


# -- told apart --------------------------------------------------------------------------------------------------------
def test_first_and_later_complete_cities_differ_in_picture_and_word(driver: Driver) -> None:
    rows = {line.key: line for line in shown(driver, "scoring").sheet.lines}
    assert rows["first"].title != rows["complete"].title
    pictures = []
    for key in ("first", "complete"):
        surface = pygame.Surface((80, 80))
        draw_city_icon(driver.ui.canvas(surface), key, Box(0, 0, 80, 80))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    different = sum(a != b for a, b in zip(*pictures, strict=True))
    assert different > len(pictures[0]) / 8


# -- the own place -----------------------------------------------------------------------------------------------------
def told(placed: list[int], owners: list[int], totals: list[int], *names: str) -> str:
    """What is said when seat 0 is best, seat 1 next and so on."""
    calls = names or tuple("ABCDEFGH")
    columns = tuple(Column(seat, SeatInfo(calls[seat], seat), total, place, place == 1)
                    for seat, (total, place) in enumerate(zip(totals, placed, strict=True)))  # fmt: skip
    return own_places(Sheet("", columns, (), "", ""), owners)


def test_the_own_place_is_told_with_how_far_it_is_from_the_winner() -> None:
    assert told([1, 2, 3, 4], [0], [32, 30, 27, 20]) == "You have won: 1st of 4."
    assert told([1, 2, 3, 4], [1], [32, 30, 27, 20]) == "You are 2nd of 4, 2 points behind."
    assert told([1, 2, 3, 4], [2], [28, 28, 27, 20]) == "You are 3rd of 4, 1 point behind."
    assert told([1, 2, 3, 4], [1], [28, 28, 27, 20]) == "You are 2nd of 4, with as many points as the winner."
    assert told([1, 2, 2, 4], [2], [28, 25, 25, 20]) == "You share place 2 of 4."


def test_equal_points_share_a_place_but_not_with_a_winner_and_the_lost_come_last() -> None:
    assert places([20, 28, 25, 25], [1]) == [4, 1, 2, 2]
    assert places([28, 28, 25], [0]) == [1, 2, 3]
    assert places([28, 28, 25], [0, 1]) == [1, 1, 3]
    assert places([30, 20, 25], [2], [0]) == [3, 2, 1]


def test_several_people_are_called_by_name_and_nobody_is_told_among_computers() -> None:
    names = ("Ada", "You", "Bo", "Cy")
    assert told([1, 2, 3, 4], [0, 1], [32, 30, 27, 20], *names) == "Ada 1st and “You” 2nd of 4."
    assert told([1, 2, 3, 4], [], [32, 30, 27, 20], *names) == ""


@pytest.mark.parametrize("name", SCORES)
def test_the_place_of_whoever_sits_there_is_on_the_screen(driver: Driver, name: str) -> None:
    screen = shown(driver, name)
    columns = screen.sheet.columns
    at = [one.seat for one in columns].index(0)
    place = columns[at].place
    assert place == 1 + at or columns[at].total == columns[at - 1].total
    assert str(place) in screen.sheet.own
    assert any(screen.sheet.own in one.text for one in written(driver))
    assert screen.towers.mine == screen.figures.mine == 0


def test_a_tie_names_the_characters_that_decided(driver: Driver) -> None:
    assert shown(driver, "scoring_5").sheet.told == (
        "Equal points: the higher rank revealed in the last round decides. Matilda 6 (Merchant) and Isabeau 4 (King)."
    )


# -- room --------------------------------------------------------------------------------------------------------------
def written(driver: Driver) -> list[Written]:
    """All texts of the picture."""
    found: list[Written] = []
    pens = driver.ui.canvas(driver.surface).pens
    pens.watch = found.append
    driver.ui.base.all()
    driver.frame(0.01)
    pens.watch = None
    return found


@pytest.mark.long
@pytest.mark.parametrize(("size", "code", "scale"), [
    ((1280, 720), "de", 100), ((1280, 720), "de", 150), ((1920, 1080), "de", 200), ((1280, 720), "en", 200),
])  # fmt: skip
def test_nothing_is_cut_and_everything_is_in_sight(
    tmp_path: Path, size: tuple[int, int], code: str, scale: int
) -> None:
    driver = make_driver(tmp_path / "settings.json", size, code, scale)
    driver.ui.text.overflows.clear()
    for name in SCORES:
        screen = shown(driver, name)
        texts = [one.text for one in written(driver)]
        assert any(screen.sheet.own in text for text in texts), name
        assert screen.sheet.told in texts, name
        for page in ("figures", "towers"):
            driver.click(f"tab:{page}")
            driver.frame()
            assert driver.ui.text.overflows == [], (name, page)
            for one in screen.sheet.columns:
                place = driver.find(f"city_of:{one.seat}")
                assert driver.ui.scale.bounds.holds(place.box)
                assert min(place.box.w, place.box.h) >= 40, name


@pytest.mark.parametrize("scale", [100, 200])
def test_the_longest_names_stay_in_their_columns(tmp_path: Path, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "de", scale)
    screen = SHOTS["scoring_8"](driver.ui)
    assert isinstance(screen, ScoringScreen)
    match = screen.flow.match
    seats = tuple(structs.replace(one, name=f"W{at}" * 8) for at, one in enumerate(match.setup.seats))
    match.setup = structs.replace(match.setup, seats=seats)
    driver.show(screen)
    for one in written(driver):
        if one.room is not None:
            assert one.place.w <= one.room.w + 2, one.text

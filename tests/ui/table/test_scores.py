"""The count of the points: row by row, the winner last, and what decided."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec import structs

from game.citadels.rules.box import Box as Rules
from game.citadels.scenario.story import Now
from game.citadels.table.afterwards.final import ScoringScreen
from game.citadels.table.afterwards.scores import ScoreRow, decisive_row, draw_city_icon
from game.citadels.words.names import Names
from game.citadels.words.telling.hearing import own_places
from game.ui.draw.canvas import Written
from game.ui.draw.geometry import Box
from tests.ui.driver import Driver, make_driver
from tools.shots.citadels.base import flow_of, seat, staged
from tools.shots.citadels.shots import SHOTS

SCORES = ("scoring", "scoring_2", "scoring_5", "scoring_8", "scoring_people")


def row(*values: int) -> ScoreRow:
    return ScoreRow("key", "Title", "", values)


def test_the_line_decides_in_which_the_winner_gained_most_on_the_second() -> None:
    assert decisive_row([row(20, 22, 1), row(3, 3, 3), row(4, 0, 0), row(2, 0, 0)]) == (2, 4)
    assert decisive_row([row(20, 16), row(4, 0)]) == (0, 4)  # the first of two


def shown(driver: Driver, name: str) -> ScoringScreen:
    screen = SHOTS[name](driver.ui)
    assert isinstance(screen, ScoringScreen)
    driver.ui.stack.reset(screen)
    return screen


def known(screen: ScoringScreen) -> bool:
    """Whether it is seen who has won."""
    return screen.winner.shown


def test_rows_are_counted_one_after_the_other_and_the_crown_comes_last(moving: Driver) -> None:
    screen = shown(moving, "scoring")
    table, counted = screen.table, []
    assert not known(screen)
    while moving.ui.motion.busy:
        counted.append((table.counted, known(screen), screen.winner.crowned))
        moving.ui.motion.update(1 / 20)
    assert [rows for rows, _won, _crown in counted] == sorted(rows for rows, _won, _crown in counted)
    assert any(0 < rows % 1 < 1 for rows, _won, _crown in counted)  # the figures count up
    assert all(rows > table.rows for rows, won, _crown in counted if won)
    assert any(won and not crown for _rows, won, crown in counted)  # the crown drops when the winner is known
    assert table.done
    assert screen.winner.crowned


@pytest.mark.parametrize("name", ["scoring", "scoring_2"])
def test_what_decided_is_said(driver: Driver, name: str) -> None:
    screen = shown(driver, name)
    found = screen.result
    line = found.rows[found.decisive]
    assert line.values[0] > line.values[1]
    assert line.title in found.verdict
    assert str(line.values[0] - line.values[1]) in found.verdict
    assert found.verdict in screen.table.value


def test_equal_points_are_decided_by_no_line(driver: Driver) -> None:
    screen = shown(driver, "scoring_5")
    assert screen.result.decisive < 0
    assert screen.result.totals[0] == screen.result.totals[1]
    assert screen.result.verdict


def test_a_click_shows_all_points_and_then_the_winner(moving: Driver) -> None:
    screen = shown(moving, "scoring")
    for _step in range(3):
        moving.ui.motion.complete()
        moving.ui.motion.update(0.001)
    assert screen.table.done
    assert screen.winner.crowned
    assert not screen.stage.sprites


# -- every city --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", SCORES)
def test_every_city_is_a_tab_away(driver: Driver, name: str) -> None:
    screen = shown(driver, name)
    driver.frame()
    state = screen.flow.match.whole
    for at, (who, info) in enumerate(screen.result.columns):
        tab = driver.find(f"city_of:{who}")
        assert tab.focusable
        assert tab.value == info.name
        if at % 2:  # by the keyboard or a gamepad
            driver.ui.focus = tab
            driver.press(pygame.K_RETURN)
        else:
            driver.click(tab.name)
        assert driver.find("winner_city").value.split() == [state.box.kind[card] for card in state.city[who]]
        assert screen.table.selected == who


def test_the_head_of_a_column_shows_its_city_and_it_stays_in_a_window_of_another_size(driver: Driver) -> None:
    screen = shown(driver, "scoring")
    driver.frame()
    last = screen.result.columns[-1][0]
    driver.click(f"head:{last}")
    assert screen.table.selected == last
    screen.rebuild()
    assert screen.table.selected == last
    assert screen.winner.city.info.name == screen.result.columns[-1][1].name


def test_a_city_without_districts_is_shown_as_such(driver: Driver) -> None:
    match = staged(4, {0: seat("king", city=("manor",)), 1: seat("thief")}, Now(phase="scoring"))
    screen = ScoringScreen(driver.ui, flow_of(match))
    driver.show(screen)
    driver.click("city_of:1")
    assert driver.find("winner_city").value == ""


# -- told apart --------------------------------------------------------------------------------------------------------
def test_first_and_later_complete_cities_differ_in_picture_and_word(driver: Driver) -> None:
    rows = {line.key: line for line in shown(driver, "scoring").result.rows}
    assert rows["first"].title != rows["complete"].title
    pictures = []
    for key in ("first", "complete"):
        surface = pygame.Surface((80, 80))
        draw_city_icon(driver.ui.canvas(surface), key, Box(0, 0, 80, 80))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    different = sum(a != b for a, b in zip(*pictures, strict=True))
    assert different > len(pictures[0]) / 8


# -- the own place -----------------------------------------------------------------------------------------------------
def told(places: list[int], owners: list[int], totals: list[int], *names: str) -> str:
    """What is said when seat 0 is best, seat 1 next and so on."""
    calls = Names(names or tuple("ABCDEFGH"), Rules.__new__(Rules))
    return own_places(lambda who: (places[who], places.count(places[who]) > 1), owners, totals, calls)


def test_the_own_place_is_told_with_how_far_it_is_from_the_winner() -> None:
    assert told([1, 2, 3, 4], [0], [32, 30, 27, 20]) == "You have won: 1st of 4."
    assert told([1, 2, 3, 4], [1], [32, 30, 27, 20]) == "You are 2nd of 4, 2 points behind."
    assert told([1, 2, 3, 4], [2], [28, 28, 27, 20]) == "You are 3rd of 4, 1 point behind."
    assert told([1, 2, 3, 4], [1], [28, 28, 27, 20]) == "You are 2nd of 4, with as many points as the winner."
    assert told([1, 2, 2, 4], [2], [28, 25, 25, 20]) == "You share place 2 of 4."


def test_several_people_are_called_by_name_and_nobody_is_told_among_computers() -> None:
    names = ("Ada", "You", "Bo", "Cy")
    assert told([1, 2, 3, 4], [0, 1], [32, 30, 27, 20], *names) == "Ada 1st and “You” 2nd of 4."
    assert told([1, 2, 3, 4], [], [32, 30, 27, 20], *names) == ""


@pytest.mark.parametrize("name", SCORES)
def test_the_place_of_whoever_sits_there_is_on_the_screen(driver: Driver, name: str) -> None:
    screen = shown(driver, name)
    at = [who for who, _info in screen.result.columns].index(0)
    place = screen.result.places[at]
    assert place == 1 + at or screen.result.totals[at] == screen.result.totals[at - 1]
    assert str(place) in screen.winner.own
    assert screen.winner.own in [one.text for one in written(driver)]
    assert screen.table.mine == 0


def test_a_tie_names_the_characters_that_decided(driver: Driver) -> None:
    assert shown(driver, "scoring_5").result.verdict == (
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
        assert screen.winner.own in texts
        assert screen.result.verdict in texts
        assert driver.ui.text.overflows == [], name
        for tab in screen.winner.tabs.tabs:
            assert driver.ui.scale.bounds.holds(tab.box)
            assert min(tab.box.w, tab.box.h) >= 40, name


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

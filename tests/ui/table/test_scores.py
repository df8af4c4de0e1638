"""The count of the points: row by row, the winner last, and what decided."""

from __future__ import annotations

import pytest

from game.citadels.table.final import ScoringScreen
from game.citadels.table.scores import ScoreRow, decisive_row
from game.citadels.table.shots import SHOTS
from tests.ui.driver import Driver


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

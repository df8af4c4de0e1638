"""Plots: what they say, how one goes through them, and that nothing in them is told by colour alone."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.plots import Bar, Bars, Columns, Curve, Curves, Head, Part, Pillar, Plot, Point, Result, Strip
from game.ui.plots.base import ENGRAVINGS, INKS, PAPER, axis, engrave, thinned
from game.ui.widgets import ScrollArea, Widget
from game.ui.window.screen import Screen
from tests.ui.driver import Driver, make_driver

UNLIKE = 12.0  # grey levels between two engravings


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Driver:
    """One window for all of them: each test shows a plot of its own."""
    return make_driver(tmp_path_factory.mktemp("plots") / "settings.json")


class _Page(Screen):
    """A screen with one plot."""

    def __init__(self, driver: Driver, plot: Plot) -> None:
        super().__init__(driver.ui)
        self.plot = plot

    def build(self) -> Widget:
        return ScrollArea(self.plot)


def bars(chosen: list[int] | None = None) -> Bars:
    made = [Bar(name, (Part(0, length, f"{name} has {length}"),), str(length)) for name, length in (("A", 4), ("B", 1))]
    return Bars(Head("Lengths", "Two bars.", "plot"), made, on_choose=chosen.append if chosen is not None else None)


def show(driver: Driver, plot: Plot) -> Plot:
    driver.show(_Page(driver, plot))
    driver.shell.router.focus(plot)
    driver.frame()
    return plot


# -- axes --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("low", "high"), [(0, 1), (0, 0.07), (3, 3), (-4, 17), (0, 123456), (24.9, 25.1)])
def test_an_axis_holds_its_figures_between_round_ends(low: float, high: float) -> None:
    made = axis(low, high)
    assert made.low <= low <= high <= made.high
    assert 2 <= len(made.ticks) <= 7
    assert (made.ticks[0], made.ticks[-1]) == pytest.approx((made.low, made.high))


def test_an_axis_of_games_has_no_halves() -> None:
    assert all(tick == int(tick) for tick in axis(0, 2, whole=True).ticks)


def test_an_axis_without_figures_is_an_axis_all_the_same() -> None:
    assert axis(float("nan"), float("inf")).share(0.5) == 0.5


def test_labels_that_do_not_fit_leave_others_out() -> None:
    assert thinned(10, 100, 10) == list(range(10))
    assert thinned(10, 50, 10) == [0, 2, 4, 6, 8]
    assert thinned(0, 50, 10) == []


# -- what they say -----------------------------------------------------------------------------------------------------
def test_a_plot_sums_itself_up_until_somebody_looks_closer(driver: Driver) -> None:
    plot = show(driver, bars())
    assert plot.value == "Lengths: Two bars."
    driver.press(pygame.K_RIGHT)
    assert plot.value == "Lengths: A has 4"
    driver.press(pygame.K_END)
    assert plot.value == "Lengths: B has 1"
    driver.press(pygame.K_LEFT)
    assert plot.value == "Lengths: A has 4"


def test_the_pointer_finds_the_figure_under_it(driver: Driver) -> None:
    plot = show(driver, bars())
    driver.shell.router.focus(None)
    box, k = plot.marks[1].box, driver.ui.scale.k
    at = round((box.x + 4) * k), round(box.cy * k)
    driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    assert plot.told == "B has 1"
    driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0)))
    assert plot.told == "Two bars."


def test_a_bar_can_be_pressed_by_pointer_and_keys(driver: Driver) -> None:
    chosen: list[int] = []
    plot = show(driver, bars(chosen))
    box, k = plot.marks[1].box, driver.ui.scale.k
    driver.click_at(round((box.x + 4) * k), round(box.cy * k))
    assert chosen == [1]
    driver.press(pygame.K_HOME)
    driver.press(pygame.K_RETURN)
    assert chosen == [1, 0]


def test_a_plot_without_figures_says_what_will_stand_there(driver: Driver) -> None:
    plot = show(driver, Bars(Head("Lengths", empty="No bars yet."), []))
    assert plot.value == "Lengths: No bars yet."
    assert plot.marks == []


@pytest.mark.parametrize(
    "plot",
    [
        Columns(Head("C", "c"), [Pillar("2", (Part(0, 0.5, "half"),), "half", "50 %", 0.5)], shares=True),
        Columns(Head("None", "c"), []),
        Curves(Head("L", "l"), [Curve("A", 0, (Point(0, 1, "one", 0.5),))], str),
        Curves(Head("L", "l"), [Curve("A", 1, tuple(Point(x, x % 3, str(x), 1) for x in range(9)))], str, small=True),
        Strip(Head("S", "s"), [Result(won=True, height=1, words="won"), Result(won=False, height=0, words="lost")]),
    ],
    ids=["columns", "no columns", "one point", "small", "strip"],
)
def test_every_kind_of_plot_is_drawn_and_gone_through(driver: Driver, plot: Plot) -> None:
    show(driver, plot)
    for mark in plot.marks:
        driver.press(pygame.K_RIGHT)
        assert plot.told == mark.words
    assert driver.ui.text.overflows == []


# -- not by colour alone -----------------------------------------------------------------------------------------------
def test_engravings_differ_without_their_colour(driver: Driver) -> None:
    greys = []
    for number in range(len(ENGRAVINGS)):
        surface = pygame.Surface((60, 60))
        engrave(driver.ui.canvas(surface), Box(0, 0, 60 / driver.ui.scale.k, 60 / driver.ui.scale.k), number)
        grey = pygame.transform.grayscale(surface)
        greys.append([grey.get_at((x, y))[0] for x in range(6, 54) for y in range(6, 54)])
    for first, second in combinations(greys, 2):
        assert sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first) > UNLIKE


def test_inks_stand_out_from_the_parchment() -> None:
    assert all(theme.contrast(ink, PAPER) >= 4.5 for ink in INKS)


# -- for ears ----------------------------------------------------------------------------------------------------------
def table_of(plot: Plot) -> list[list[str]]:
    """What is heard of a plot, row by row."""
    return [[cell.spoken for cell in row.heard_children()] for row in plot.heard_children()]


def test_a_plot_is_heard_as_a_table_with_heads(driver: Driver) -> None:
    plot = show(driver, bars())
    assert plot.heard_kind.role == "TABLE"
    assert table_of(plot) == [["Name", "Lengths"], ["A", "4"], ["B", "1"]]
    head, *rows = plot.heard_children()
    assert [cell.heard_kind.role for cell in head.heard_children()] == ["COLUMN_HEADER"] * 2
    assert [row.spoken for row in rows] == ["A has 4", "B has 1"]
    assert [cell.described for cell in rows[0].heard_children()] == ["Name", "Lengths"]


def test_the_pieces_of_bars_and_columns_are_columns_of_the_table(driver: Driver) -> None:
    parts = (Part(0, 2, "two won"), Part(1, 1.5, "one and a half lost"))
    legend = [(0, "won"), (1, "lost")]
    plot = show(driver, Bars(Head("Games", each="Who", counts="All"), [Bar("A", parts, "3.5")], legend))
    assert table_of(plot) == [["Who", "won", "lost", "All"], ["A", "2", "1.5", "3.5"]]
    plot = show(driver, Columns(Head("Games", each="Month"), [Pillar("May", (parts[0],), "May: two won")], legend))
    assert table_of(plot) == [["Month", "won", "lost"], ["May", "2", "0"]]
    won = [Pillar("2", (Part(0, 0.5, "half"),), "half won", expected=0.25)]
    plot = show(driver, Columns(Head("Won", each="Players", counts="Won"), won, shares=True))
    assert table_of(plot) == [["Players", "Won", "By luck"], ["2", "50 %", "25 %"]]


def test_a_curve_of_many_moments_is_a_table_of_some_with_the_last(driver: Driver) -> None:
    points = tuple(Point(float(x), float(x * x), f"{x}: {x * x}") for x in range(200))
    curves = [Curve("Ada", 0, points), Curve("Bo", 1, points[:3], strong=False)]
    plot = show(driver, Curves(Head("Rating", each="Day"), curves, lambda x: f"day {x:g}"))
    told = table_of(plot)
    assert told[0] == ["Day", "Ada"]
    assert told[1] == ["day 0", "0"]
    assert told[-1] == ["day 199", "39601"]
    assert 10 < len(told) < 30


def test_results_are_a_table_with_the_newest_on_top(driver: Driver) -> None:
    results = [Result(True, 1.0, "May: first", ("May", "1st")), Result(False, 0.5, "June: second", ("June", "2nd"))]
    plot = show(driver, Strip(Head("The last games"), results, heads=("Month", "Place")))
    assert table_of(plot) == [["Month", "Place"], ["June", "2nd"], ["May", "1st"]]

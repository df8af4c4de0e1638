"""What the winner has is looked at once more when it is known who has won: in every game, and as long as one likes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.la_citta.table.afterwards.final import ScoringScreen
from game.table.score_sheet.final import FinalScreen
from game.table.score_sheet.sheet import Sheet
from game.table.score_sheet.tour import Station, Tour
from game.ui.widgets.base import Layer
from tests.ui.driver import Driver, make_driver
from tools.shots.command import factories

ENDS = ("scoring", "rattus_scoring", "citta_scoring")


@pytest.fixture
def moving(tmp_path: Path) -> Iterator[Driver]:
    """A window in which things move."""
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.settings.values.opponents_speak = driver.ui.settings.values.fireworks = False
    driver.ui.motion.speed = 1.0
    yield driver
    driver.ui.motion.finish_all()


def crowned(driver: Driver, name: str) -> FinalScreen:
    """The end of a game at the moment at which the crown has landed."""
    screen = factories([name])[name](driver.ui)
    assert isinstance(screen, FinalScreen)
    driver.ui.stack.reset(screen)
    while not (screen.towers.done and screen.winner.crowned):
        screen.update(1 / 20)
        driver.ui.motion.update(1 / 20)
    return screen


def seen(driver: Driver, screen: FinalScreen) -> bytes:
    """The part of the window that shows the winner's place."""
    rect = driver.ui.scale.rect(screen.winner.box).clip(driver.surface.get_rect())
    driver.shell.draw(driver.surface)
    return pygame.image.tobytes(driver.surface.subsurface(rect), "RGB")


@pytest.mark.parametrize("name", ENDS)
def test_the_place_of_the_winner_is_seen_from_nearer_and_then_as_a_whole(moving: Driver, name: str) -> None:
    screen, pictures, seconds = crowned(moving, name), [], 0.0
    while moving.ui.motion.busy:
        pictures.append(seen(moving, screen))
        moving.ui.motion.update(1 / 4)
        seconds += 1 / 4
    assert seconds < 6.0
    assert len(set(pictures)) > 2
    whole = seen(moving, screen)
    moving.ui.base.all()
    assert seen(moving, screen) == whole  # nothing of the looks is left


@pytest.mark.parametrize("name", ENDS)
def test_one_press_is_enough(moving: Driver, name: str) -> None:
    crowned(moving, name)
    assert moving.ui.motion.busy
    moving.ui.motion.complete()
    moving.ui.motion.update(0.001)
    assert not moving.ui.motion.busy


@pytest.mark.parametrize("name", ENDS)
def test_whoever_wants_no_moments_sees_none(moving: Driver, name: str) -> None:
    moving.ui.settings.values.moments = "none"
    crowned(moving, name)
    moving.ui.motion.update(0.001)
    assert not moving.ui.motion.busy


def won_by_another(sheet: Sheet) -> Sheet:
    """The same points, and the last of those who are not lost has won with them."""
    last = max(at for at, one in enumerate(sheet.columns) if not one.lost)
    order = [last, *(at for at in range(len(sheet.columns)) if at != last)]
    columns = tuple(replace(sheet.columns[at], won=at == last) for at in order)
    lines = tuple(replace(line, points=tuple(line.points[at] for at in order)) for line in sheet.lines)
    rows = tuple(replace(row, texts=tuple(row.texts[at] for at in order)) for row in sheet.rows)
    return replace(sheet, columns=columns, lines=lines, rows=rows)


def panorama(driver: Driver, screen: FinalScreen, sheet: Sheet, *, counting: bool) -> bytes:
    """What is seen beside the sheet while the points are counted, or when all is told."""
    if isinstance(screen, ScoringScreen):  # of La Città: its cities stand in the order of the columns
        cities = dict(zip([one.seat for one in screen.found.sheet.columns], screen.found.cities, strict=True))
        screen.found = replace(screen.found, sheet=sheet, cities=tuple(cities[one.seat] for one in sheet.columns))
    found = screen.panorama(sheet)
    layer = Layer(driver.ui, found)
    found.arrange(screen.winner.box)
    if counting:
        found.hide()
    surface = pygame.Surface(driver.surface.get_size())
    layer.paint(driver.ui.canvas(surface))
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("name", ENDS)
def test_whoever_has_won_is_not_seen_before_the_points_are_counted(moving: Driver, name: str) -> None:
    """With another winner the same picture is seen until then, and another one afterwards."""
    screen = crowned(moving, name)
    sheet, other = screen.sheet, won_by_another(screen.sheet)
    assert sheet.columns[0].seat != other.columns[0].seat
    assert panorama(moving, screen, sheet, counting=True) == panorama(moving, screen, other, counting=True)
    assert panorama(moving, screen, sheet, counting=False) != panorama(moving, screen, other, counting=False)


def test_a_tour_that_is_cut_short_is_silent_and_ends_everywhere() -> None:
    heard: list[str] = []
    ends: list[float] = []
    tour = Tour([Station(100, ends.append, "a"), Station(100, ends.append, "b")], heard.append)
    tour.advance(10)
    tour.finish()
    assert heard == ["a"]
    assert ends[-2:] == [1.0, 1.0]

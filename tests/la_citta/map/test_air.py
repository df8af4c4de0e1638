"""The land through its six years and the light of a day: what changes, what does not, and that cities stay readable."""

from __future__ import annotations

import math

import pygame
import pytest

from game.la_citta.rules.box import YEARS
from game.la_citta.table import seasons
from game.la_citta.table.map.air import DAYS, PHASES, PLAIN, SKIES, Air
from game.la_citta.table.map.bare_pane import Compared
from game.la_citta.table.map.lanes import plates
from game.ui.draw import theme
from tests.la_citta.map.panes import Shown
from tests.la_citta.rules.tables import A, begun, table

LEAST_APART = 36.0  # of the three parts of a colour; besides, an edge of ink lies between a contour and the land


@pytest.fixture(scope="module")
def window() -> Shown:
    return Shown(begun(5, seed=3))


def test_every_year_has_a_season_with_its_light_and_its_words() -> None:
    assert [seasons.season(year) for year in range(1, YEARS + 1)] == [*seasons.OF_YEAR]
    assert seasons.season(0) == seasons.SPRING
    assert set(SKIES) == set(seasons.OF_YEAR) == set(seasons.WORDS)
    assert set(DAYS) <= set(SKIES)
    assert set(seasons.LIGHT_OF.values()) | {seasons.DAY} == set(PHASES)


def test_politics_are_by_day_voices_at_dusk_and_feeding_by_lamplight() -> None:
    assert [seasons.light(phase) for phase in ("politics", "reveal", "migration", "feeding")] == [
        seasons.DAY, seasons.DUSK, seasons.DUSK, seasons.LAMPS,
    ]  # fmt: skip


def test_another_season_and_another_light_are_seen_and_gone_again(window: Shown) -> None:
    pane, store, ui = window.pane, window.pane.store, window.driver.ui

    def seen(air: Air) -> bytes:
        store.use_air(ui, air)
        ui.base.all()
        return window.pixels(pane.box)

    looks = [seen(Air(season, light)) for season in seasons.OF_YEAR for light in PHASES]
    assert len(set(looks)) == len(looks)
    assert seen(Air(seasons.OF_YEAR[0], seasons.DAY)) == looks[0]


def test_the_country_painted_strip_by_strip_is_that_painted_at_once(window: Shown) -> None:
    store, ui = window.pane.store, window.driver.ui
    bounds = pygame.Rect(0, 0, ui.scale.width, ui.scale.height)
    for light in PHASES:
        store.use_air(ui, Air(seasons.EARLY_AUTUMN, light))
        whole = store.country(ui).copy()
        store.use_air(ui, Air(seasons.WINTER, light))
        assert pixels(store.country(ui), bounds) != pixels(whole, bounds)
        store.use_air(ui, Air(seasons.EARLY_AUTUMN, light))
        for top in (33, *range(0, bounds.h, 170)):
            part = pygame.Rect(0, top, bounds.w, 170).clip(bounds)
            assert pixels(store.country(ui, part), part) == pixels(whole, part)


def pixels(surface: pygame.Surface, part: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(part), "RGB")


def test_in_high_contrast_the_land_is_always_the_same(window: Shown) -> None:
    store, ui = window.pane.store, window.driver.ui
    ui.sight.high = True
    try:
        store.use_air(ui, Air(seasons.WINTER, seasons.LAMPS))
        assert store.air == PLAIN
    finally:
        ui.sight.high = False


@pytest.mark.parametrize("season", seasons.OF_YEAR[:5])
def test_the_contour_of_a_city_differs_from_the_land_in_every_season(
    season: str, window: Shown
) -> None:  # fmt: skip
    """The owner's colour lies on the ground: the line of each seat, with its edge of ink, beside the sites."""
    name = "site" if season == seasons.SUMMER else f"site_{season}"
    picture = window.driver.ui.assets.once(f"la_citta/map/{name}")
    assert picture is not None
    middle = picture.subsurface(picture.get_rect().inflate(-picture.get_width() // 2, -picture.get_height() // 2))
    land = pygame.transform.average_color(middle)[:3]
    for seat, colour in enumerate(theme.SEATS):
        assert math.dist(colour, land) >= LEAST_APART, seat
        assert theme.contrast(theme.INK, colour) >= 3, "for eyes that see no colours: the edge of its contour"
    assert theme.contrast(theme.INK, land) >= 3


def test_comparisons_lie_on_the_map_and_not_on_each_other() -> None:
    shown = Shown(table({A: [("H082", 5, {"H073": "farm"})]}))
    pane = shown.pane
    city = pane.view.cities[A][0][0]
    found = plates(pane, [Compared(city, city, wish, 3, 0) for wish in range(3)])
    assert len(found) == 3
    assert all(pane.box.holds(box) for _one, box in found)
    boxes = [box for _one, box in found]
    assert not any(one.overlaps(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])

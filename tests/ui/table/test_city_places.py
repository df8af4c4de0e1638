"""Districts of other players: cards while there are few of them, tiles later, always whole and inside their panel."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.citadels.table.layout import places
from game.citadels.table.lots import CROWDED, FEWEST, houses, steps
from game.citadels.table.players import FIGURES
from game.citadels.table.plots import SMALLEST_CARD_PIXELS, city_layout, opponents_city, role_layout
from game.ui.draw.geometry import Box, Scale

AREAS = (Box(0, 0, 356, 168), Box(0, 0, 384, 116), Box(0, 0, 446, 78), Box(0, 0, 540, 168), Box(0, 0, 470, 52),
         Box(0, 0, 448, 226))  # fmt: skip


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("built", range(13))
@pytest.mark.parametrize("k", [0.667, 1.0, 2.0])
def test_every_district_has_a_place_of_its_own_in_the_panel(area: Box, built: int, k: float) -> None:
    cells = opponents_city(area, built, 7, k)
    assert len(cells) >= built
    assert all(area.holds(cell) for cell in cells)
    assert not any(a.inset(0.5).overlaps(b.inset(0.5)) for a, b in combinations(cells, 2))
    assert len({(round(cell.w, 3), round(cell.h, 3)) for cell in cells}) == 1


def test_a_young_city_lies_in_cards_and_a_grown_one_in_tiles() -> None:
    area = AREAS[0]
    assert [city_layout(opponents_city(area, built, 7)[0]) for built in (0, 3, 4, 5, 8)] == [
        "small", "small", "small", "tile", "tile",
    ]  # fmt: skip


def test_cards_fill_the_height_that_is_there() -> None:
    assert opponents_city(AREAS[1], 2, 7)[0].h > AREAS[1].h * 0.9


def test_no_card_is_too_narrow_for_its_name_in_a_small_window() -> None:
    for area in AREAS:
        for built in range(9):
            cell = opponents_city(area, built, 7, 0.667)[0]
            if city_layout(cell) == "small":
                assert cell.w * 0.667 >= SMALLEST_CARD_PIXELS


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("limit", [7, 8])
@pytest.mark.parametrize("built", range(13))
def test_houses_stand_side_by_side_on_the_terrace_or_on_two_steps(area: Box, limit: int, built: int) -> None:
    cells = houses(area, built, limit)
    assert len(cells) >= max(FEWEST, built)
    assert len(cells) > built or built >= limit, "no lot is left in a city that is not complete"
    assert all(area.holds(cell) for cell in cells)
    assert len({(round(cell.w, 3), round(cell.h, 3)) for cell in cells}) == 1
    assert cells[-1].bottom == pytest.approx(area.bottom)
    feet = sorted({round(cell.bottom, 2) for cell in cells})
    assert len(feet) <= 2
    assert (steps(cells) is None) == (len(feet) == 1)
    row = [cell for cell in cells if round(cell.bottom, 2) == feet[-1]]
    for left, right in zip(row, row[1:], strict=False):
        overlap = left.right - right.x
        assert overlap <= (0.5 if len(row) <= CROWDED else left.w / 3 + 0.5)


@pytest.mark.parametrize("players", range(2, 9))
def test_houses_and_figures_can_be_read_in_the_smallest_window(players: int) -> None:
    here = places(Scale(1280, 720).bounds, players)
    k = Scale(1280, 720).k
    assert FIGURES[here.style] * k >= (16.5 if players < 8 else 15.0)
    widest = {2: 74, 3: 50, 4: 50, 5: 44, 6: 33, 7: 33, 8: 30}  # pixels of a house in a city with one lot left
    panel = here.opponents[0]
    wide = panel.w if players == 8 else panel.w * 0.81
    area = Box(0, 0, wide, panel.h - 60 if players < 8 else panel.h - 78)
    assert houses(area, 6, 7)[0].w * k >= widest[players] * 0.98


@pytest.mark.parametrize("players", [6, 7])
def test_characters_of_large_tables_say_their_names(players: int) -> None:
    panel = places(Scale(1920, 1080).bounds, players).opponents[0]
    assert role_layout(panel.w * 0.155) == "small"


@pytest.mark.parametrize("scale", [80, 100])
def test_log_and_card_stand_side_by_side_in_very_wide_windows_only(scale: int) -> None:
    usual = places(Scale(1920, 1080, scale / 100).bounds, 4)
    wide = places(Scale(2560, 1080, scale / 100).bounds, 4)
    assert usual.zoom.y > usual.log.bottom
    assert wide.zoom.x > wide.log.right

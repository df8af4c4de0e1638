"""Pictures of one row can be made higher without reading what lies behind them."""

from __future__ import annotations

import pygame
import pytest

from game.ui.draw.scaling import smoothscale

WANTED = ((1280, 41), (40, 1), (24, 720), (3, 2), (1, 1))
ROUNDED = 2  # of 255


def row(size: tuple[int, int]) -> pygame.Surface:
    """From dark to light from left to right, half seen through."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    for x in range(size[0]):
        light = round(255 * x / max(1, size[0] - 1))
        made.fill((light, light, light, 128), (x, 0, 1, size[1]))
    return made


@pytest.mark.parametrize("wanted", WANTED)
@pytest.mark.parametrize("wide", [1, 24])
def test_a_row_made_higher_is_the_same_everywhere(wide: int, wanted: tuple[int, int]) -> None:
    made, of_one = smoothscale(row((wide, 1)), wanted), smoothscale(row((wide, 1)), (wanted[0], 1))
    assert made.get_size() == wanted
    for x in range(wanted[0]):
        for y in (0, wanted[1] // 2, wanted[1] - 1):
            near = zip(made.get_at((x, y)), of_one.get_at((x, 0)), strict=True)
            assert all(abs(one - other) <= ROUNDED for one, other in near), (x, y)


def test_it_draws_onto_a_picture_that_is_there() -> None:
    there = pygame.Surface((40, 30), pygame.SRCALPHA)
    assert smoothscale(row((24, 1)), (40, 30), there) is there
    assert min(there.get_at((39, 29))[:3]) > 240

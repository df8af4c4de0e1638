"""What is written can be read, and seats and estates can be told apart without their colours."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.table.influence import flat, tilted
from game.ui.draw.assets import Assets
from tests.ui.colours import unlikeness
from tests.ui.contrast import HIGH, PAINTED, runs_of

SMALLEST_DISC, SMALLEST_GEM = 17, 13  # pixels: at 1280x720
UNLIKE, GEMS_UNLIKE = 9.0, 12.0  # grey levels
READABLE = 4.5
SCREENS = ("rattus_supply_chosen", "rattus_enter_rats", "rattus_look", "rattus_give_chosen", "rattus_enter_2")


def greys(picture: pygame.Surface) -> list[float]:
    """The pixels of a picture on dark ground, without their colours."""
    ground = pygame.Surface(picture.get_size())
    ground.fill((30, 28, 40))
    ground.blit(picture, (0, 0))
    wide, high = ground.get_size()
    found = [ground.get_at((x, y)) for y in range(high) for x in range(wide)]
    return [0.299 * one.r + 0.587 * one.g + 0.114 * one.b for one in found]


@pytest.mark.parametrize("pair", list(combinations(range(8), 2)))
@pytest.mark.parametrize("draw", [flat, tilted])
def test_discs_differ_without_colour(pair: tuple[int, int], draw: Any) -> None:
    first, second = (greys(draw(SMALLEST_DISC, seat)) for seat in pair)
    assert sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first) >= UNLIKE


@pytest.mark.parametrize("pair", list(combinations(ESTATES, 2)))
def test_estates_differ_without_colour(pair: tuple[str, str]) -> None:
    first, second = (f"rattus_cartus/ui/estate_{estate}" for estate in pair)
    assert unlikeness(Assets(), first, second, SMALLEST_GEM) >= GEMS_UNLIKE


@pytest.mark.long
@pytest.mark.parametrize("high", [PAINTED, HIGH])
def test_everything_can_be_read(high: bool) -> None:
    """Figures that merely repeat what stands elsewhere may lie on a disc or a coin."""
    runs = runs_of(SCREENS, high)
    assert runs
    weak = [run for run in runs if run.ratio < READABLE]
    assert len(weak) <= len(runs) // 200, weak[:8]

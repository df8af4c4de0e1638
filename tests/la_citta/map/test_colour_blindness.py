"""Cities of five seats can be told apart on the map without their colours: by the pattern of their contours."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.la_citta.table.map.houses import draw_contour, width_of
from game.ui.draw import theme
from tests.ui.colours import BLINDNESSES, distance

SEATS = range(5)
SMALLEST = 20.0  # pixels of radius: narrower hexes are never drawn
SIDE = 120
APART = 20.0  # in Lab: told apart without having both side by side
UNLIKE = 2.0  # grey levels over the whole picture, most of which is ground


def contour(pattern: int) -> list[int]:
    """A straight piece of the contour of a seat in one and the same colour, without it."""
    made = pygame.Surface((SIDE, 16))
    width = width_of(SMALLEST) * 2
    draw_contour(made, [(-20, 8), (SIDE + 20, 8), (SIDE + 20, 60), (-20, 60)], theme.SEATS[0], pattern, width)
    grey = pygame.transform.grayscale(made)
    return [grey.get_at((x, y))[0] for x in range(SIDE) for y in range(16)]


@pytest.mark.parametrize("blindness", BLINDNESSES)
def test_some_seats_look_alike_by_colour_alone(blindness: str) -> None:
    """So the second sign has to be there: with it nobody needs the colours."""
    colours = theme.SEATS
    near = [(a, b) for a, b in combinations(SEATS, 2) if distance(colours[a], colours[b], blindness) < APART]
    assert len(near) <= 3, near


def test_contours_of_seats_differ_without_colour() -> None:
    made = [contour(seat) for seat in SEATS]
    for a, b in combinations(SEATS, 2):
        unlike = sum(abs(p - q) for p, q in zip(made[a], made[b], strict=True)) / len(made[a])
        assert unlike >= UNLIKE, (a, b, unlike)

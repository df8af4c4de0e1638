"""Badges never lie on one another, and stay on the map."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from game.la_citta.table.map.badges import AMBER, GAIN, HIGH, LOSS, RED, RED_EDGE, Badge, laid_out
from game.la_citta.table.map.model import Town
from game.ui.draw import theme
from game.ui.draw.geometry import Box

BOUNDS = Box(18, 84, 1494, 726)


def badge(city: int, **more: object) -> Badge:
    return Badge(Town(city, 0, (city,), 5, 5, 3, (1, 0, 2)), 0, "M", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(8))
def test_twenty_badges_never_overlap(seed: int) -> None:
    dice = random.Random(seed)
    wanted = []
    for city in range(20):
        more = {"name": "Volterra"} if dice.random() < 0.3 else {}
        if dice.random() < 0.2:
            more["change"] = (1, 0, -1)  # type: ignore[assignment]
        x, y = dice.uniform(BOUNDS.x, BOUNDS.right), dice.uniform(BOUNDS.y, BOUNDS.bottom)
        wanted.append((badge(city, **more), x, y, dice.uniform(100, 150)))
    places = laid_out(wanted, BOUNDS)
    whole = [
        Box(places[one.town.city].x, places[one.town.city].y - one.extra, wide, HIGH + one.extra)
        for one, _x, _y, wide in wanted
    ]
    assert all(BOUNDS.holds(one) for one in whole)
    assert not [pair for pair in combinations(whole, 2) if pair[0].overlaps(pair[1])]


def test_all_badges_at_one_place_find_room() -> None:
    wanted = [(badge(city), 700.0, 400.0, 120.0) for city in range(20)]
    places = [*laid_out(wanted, BOUNDS).values()]
    assert not [pair for pair in combinations(places, 2) if pair[0].overlaps(pair[1])]


def test_a_badge_alone_lies_where_it_is_wanted() -> None:
    assert laid_out([(badge(3), 700.0, 400.0, 120.0)], BOUNDS)[3] == Box(640, 400 - HIGH, 120, HIGH)


def test_what_is_out_of_sight_stays_there() -> None:
    place = laid_out([(badge(3), -500.0, 2000.0, 120.0)], BOUNDS)[3]
    assert not BOUNDS.overlaps(place)


@pytest.mark.parametrize("ink", [theme.TEXT, theme.TEXT_DIM, theme.FOCUS, AMBER])
def test_badges_can_be_read(ink: theme.Colour) -> None:
    assert theme.contrast(ink, theme.PANEL) >= 4.5
    if ink != AMBER:  # the warning of next year is never on the red of this one
        assert theme.contrast(ink, RED) >= 4.5


def test_arrows_and_signs_stand_out() -> None:
    assert min(theme.contrast(colour, theme.PANEL) for colour in (GAIN, LOSS, RED_EDGE)) >= 3

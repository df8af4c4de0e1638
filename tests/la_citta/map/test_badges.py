"""Pills of cities never lie on a castello or on one another, stay on the map, and can be read."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from game.la_citta.cards import tones
from game.la_citta.table.map.badges import GAIN, HIGH, LOSS, PALE, RED_EDGE, WARNED, WIDE
from game.la_citta.table.map.pills import Ground, Wanted, castello_box, laid_out, spread
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from tests.la_citta.map.panes import Shown
from tests.la_citta.rules.tables import begun

BOUNDS = Box(18, 84, 1494, 726)
S = 32.0


def overlapping(boxes: list[Box]) -> list[tuple[Box, Box]]:
    return [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]


@pytest.mark.parametrize("seed", range(8))
def test_twenty_pills_keep_off_castellos_and_each_other(seed: int) -> None:
    dice = random.Random(seed)
    wanted: list[Wanted] = []
    while len(wanted) < 20:
        x, y = dice.uniform(BOUNDS.x + 60, BOUNDS.right - 60), dice.uniform(BOUNDS.y + 60, BOUNDS.bottom - 60)
        if all(abs(x - one.x) + abs(y - one.y) > 4 * S for one in wanted):
            wanted.append(Wanted(len(wanted), x, y, dice.uniform(WIDE, 150), HIGH + 22 * (dice.random() < 0.3)))
    castellos = [castello_box(one.x, one.y, S) for one in wanted]
    places = [*laid_out(wanted, BOUNDS, Ground(S, castellos)).values()]
    assert all(BOUNDS.holds(one) for one in places)
    assert not overlapping(places)
    assert not [one for one in places if any(one.overlaps(box) for box in castellos)]


def test_all_pills_at_one_place_find_room() -> None:
    wanted = [Wanted(city, 700.0, 400.0, 120.0, HIGH) for city in range(20)]
    assert not overlapping([*laid_out(wanted, BOUNDS, Ground(S)).values()])


def test_a_pill_alone_lies_right_above_its_castello() -> None:
    place = laid_out([Wanted(3, 700.0, 400.0, 120.0, HIGH)], BOUNDS, Ground(S, [castello_box(700, 400, S)]))[3]
    assert place.cx == 700
    assert 0 <= castello_box(700, 400, S).y - place.bottom < 0.2 * S


def test_a_pill_keeps_off_sites_that_can_be_chosen_and_what_floats() -> None:
    wanted = Wanted(3, 700.0, 400.0, 120.0, HIGH)
    above = laid_out([wanted], BOUNDS, Ground(S))[3]
    for ground in (Ground(S, lit=[above]), Ground(S, kept=[above]), Ground(S, houses=[above])):
        assert not laid_out([wanted], BOUNDS, ground)[3].overlaps(above)


def test_what_is_out_of_sight_stays_there() -> None:
    place = laid_out([Wanted(3, -500.0, 2000.0, 120.0, HIGH)], BOUNDS, Ground(S))[3]
    assert not BOUNDS.overlaps(place)


def test_pills_that_grow_make_room_for_each_other() -> None:
    wanted = [(city, Box(600 + 20 * city, 300, 176, 90)) for city in range(6)]
    found = spread(wanted, BOUNDS)
    assert found[0] == wanted[0][1]
    assert not overlapping([*found.values()])


def test_pills_stay_where_they_are_while_a_city_is_pointed_at() -> None:
    """Nothing jumps away under the pointer: only the city and its neighbours get larger pills."""
    shown = Shown(begun(5, seed=3))
    pane = shown.pane
    before = {city: box for city, (_badge, box) in pane.badges.items()}
    castello = pane.view.cities[0][0][0]
    shown.point(*pane.place(castello).center)
    badge, grown = pane.badges[castello]
    assert badge.name
    assert grown.w > before[castello].w
    others = [city for city in before if city != castello and city not in pane.over.told]
    assert all(pane.badges[city][1] == before[city] for city in others)


@pytest.mark.parametrize(
    "ink", [theme.INK_BODY, theme.INK_DIM, theme.INK_HEAD, PALE, WARNED, theme.DANGER_DARK], ids=str
)
def test_pills_can_be_read(ink: theme.Colour) -> None:
    assert theme.contrast(ink, theme.PARCHMENT) >= 4.5
    if ink != PALE:
        assert theme.contrast(ink, tones.HUNGRY_PILL) >= 4.5


def test_arrows_and_signs_stand_out() -> None:
    assert min(theme.contrast(colour, theme.PANEL) for colour in (GAIN, LOSS, RED_EDGE)) >= 3

"""Places of the map: there and back, for each map of the game; and walking over sites by keys."""

from __future__ import annotations

import pytest

from game.la_citta.content import own_maps
from game.la_citta.hands.geometry import Geometry, boundary, cell_at, centre, corners, geometry
from game.la_citta.table.map.camera import Camera
from game.la_citta.table.map.walking import Walk, groups, next_site
from game.ui.draw.geometry import Box
from tests.la_citta.rules.tables import MAPS


@pytest.fixture(params=MAPS)
def found(request: pytest.FixtureRequest) -> Geometry:
    return geometry(own_maps()[request.param])


def test_every_place_of_a_hex_belongs_to_it(found: Geometry) -> None:
    for site, middle in enumerate(found.centres):
        assert found.site_at(*middle) == site
        assert all(found.site_at(*place) == site for place in corners(middle, 0.97))


def test_what_lies_between_the_sites_are_areas(found: Geometry) -> None:
    for area, cells in enumerate(found.areas):
        assert all(found.area_at(*centre(cell)) == area and found.site_at(*centre(cell)) < 0 for cell in cells)
        assert found.shape(area) in ("up", "down")
    assert found.site_at(found.left - 1, found.top) == -1


def test_the_line_round_hexes_is_closed_and_goes_once_round() -> None:
    one = boundary([(0, 0)])
    assert len(one) == 1
    assert len(one[0]) == 6
    two = boundary([(0, 0), (1, 0)])
    assert [len(ring) for ring in two] == [10]
    ring_of_six = boundary([(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)])
    assert sorted(len(ring) for ring in ring_of_six) == [6, 18]  # a hole in the middle
    assert len(boundary([(0, 0), (5, 5)])) == 2


def test_the_plate_has_one_edge(found: Geometry) -> None:
    assert len(found.outline) == 1


def test_a_way_leads_over_free_sites_only(found: Geometry) -> None:
    start = found.order[0]
    there = found.near[start][0]
    ring = [one for one in found.near[there] if one != start and one not in found.near[start]]
    end = ring[0]
    assert found.way([start], [end], {start, end})[1:-1] == [there]
    assert found.way([start], [end], {start, end, *found.near[start]}) == []


@pytest.mark.parametrize("size", [(1494.0, 726.0), (900.0, 900.0), (2100.0, 500.0), (560.0, 200.0)])
def test_all_of_the_map_is_seen_when_it_fits(found: Geometry, size: tuple[float, float]) -> None:
    camera = Camera(found)
    camera.use(Box(10, 20, *size), 1.0)
    camera.look = camera.goal = camera.fitted()
    for middle in found.centres:
        assert camera.box.holds(camera.hex_box(middle))
    assert camera.steps == sorted(set(camera.steps))


def test_zooming_keeps_what_is_under_the_pointer(found: Geometry) -> None:
    camera = Camera(found)
    camera.use(Box(0, 0, 1494, 726), 1.0)
    site = next(site for site, cell in enumerate(found.cells) if cell[1] == 6)
    place = camera.at(found.centres[site])
    goal = camera.zoomed(2, place)
    half_way = camera.look.between(goal, 0.5)
    for look in (half_way, goal):
        assert camera.at(found.centres[site], look) == pytest.approx(place)
        assert camera.look.s < look.s <= goal.s


def test_nothing_beyond_the_map_comes_into_sight(found: Geometry) -> None:
    camera = Camera(found)
    camera.use(Box(0, 0, 1494, 726), 1.0)
    camera.look = camera.goal = camera.zoomed(1)
    for dx, dy in ((9000, 9000), (-9000, 0), (0, -9000)):
        look = camera.panned(dx, dy)
        left, top, right, bottom = camera.whole
        assert left - 1e-6 <= look.x - camera.box.w / look.s / 2
        assert look.x + camera.box.w / look.s / 2 <= right + 1e-6
        assert top - 1e-6 <= look.y - camera.box.h / look.s / 2
        assert look.y + camera.box.h / look.s / 2 <= bottom + 1e-6


def test_a_small_window_starts_nearer() -> None:
    camera = Camera(geometry(own_maps()["lattice"]))
    camera.use(Box(0, 0, 700, 300), 1.0)
    assert not camera.fits
    assert camera.hex_box((0, 0)).w >= 36


def test_what_is_looked_at_comes_into_sight(found: Geometry) -> None:
    camera = Camera(found)
    camera.use(Box(0, 0, 1494, 726), 1.0)
    camera.look = camera.goal = camera.zoomed(2)
    for site in range(0, len(found.cells), 7):
        camera.look = camera.goal = camera.showing([found.centres[site]])
        assert camera.box.holds(camera.hex_box(found.centres[site]))


@pytest.mark.parametrize("every", [1, 3, 11, 29])
def test_arrow_keys_reach_every_site_that_can_be_chosen(found: Geometry, every: int) -> None:
    walk = Walk(found, list(range(2, len(found.cells), every)))
    for start in walk.sites[:: max(1, len(walk.sites) // 6)]:
        assert walk.reached(start) == {*walk.sites}


def test_the_next_site_lies_that_way() -> None:
    found = geometry(own_maps()["lattice"])
    here = found.site_of[(4, 0)]
    assert next_site(found, range(len(found.cells)), here, (1, 0)) == found.site_of[(5, 0)]
    assert next_site(found, range(len(found.cells)), here, (0, -1)) == -1
    assert cell_at(*found.centres[here]) == (4, 0)


def test_sites_are_grouped_by_the_city_beside_them() -> None:
    found = geometry(own_maps()["lattice"])
    city = [-1] * len(found.cells)
    first, second = found.site_of[(2, 0)], found.site_of[(12, 0)]
    city[first], city[second] = first, second
    legal = [*found.near[second], *found.near[first], found.site_of[(-1, 1)]]
    grouped = groups(found, legal, city)
    assert [set(group) for group in grouped[:2]] == [set(found.near[first]), set(found.near[second])]
    assert grouped[2] == [found.site_of[(-1, 1)]]


def test_what_is_seen_from_near_is_larger_and_whole(found: Geometry) -> None:
    camera = Camera(found)
    camera.use(Box(0, 0, 1494, 726), 1.0)
    places = [found.centres[40], found.centres[41]]
    camera.look = camera.goal = camera.near(places)
    assert camera.look.s > camera.fitting
    assert all(camera.box.holds(camera.hex_box(place)) for place in places)
    far = camera.near([found.centres[0], found.centres[-1]])
    assert far.s == pytest.approx(camera.fitting)

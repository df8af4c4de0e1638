"""The map in a window: pointing, choosing, walking, looking around, and what is drawn."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import pygame
import pytest

from game.la_citta.rules import ground
from game.la_citta.rules.board import listed
from game.la_citta.table.map.camera import STEPS
from tests.la_citta.map.panes import Shown
from tests.la_citta.rules.tables import A, begun, rules, site, table

FARM = 1


@pytest.fixture(scope="module")
def window() -> Shown:
    return Shown(begun(5, seed=3))


@pytest.fixture
def shown(window: Shown) -> Shown:
    window.pane.offer_none()
    window.pane.dim(None)
    window.pane.mark({})
    window.pane.fit()
    window.driver.ui.focus = None
    window.point(5, 5)
    return window


def legal_sites(shown: Shown) -> list[int]:
    view = shown.pane.view
    return listed(ground.sites_for(view, ground.of(view, A), FARM))


def test_the_pointer_finds_exactly_the_site_below_it(shown: Shown) -> None:
    pane = shown.pane
    for number in range(0, len(pane.found.cells), 13):
        box = pane.place(number)
        assert pane.site_at(box.center) == number
        assert pane.site_at((box.x + 1, box.y + 1)) != number  # the corner of its box is none of it
    badges = [box.inset(-3) for _badge, box in pane.badges.values()]
    free = next(
        number for number, building in enumerate(pane.view.building)
        if building < 0 and not any(box.contains(*pane.place(number).center) for box in badges)
    )  # fmt: skip
    shown.point(*pane.place(free).center)
    assert (pane.focus, pane.city) == (free, -1)


def test_pointing_at_a_city_tells_the_board(shown: Shown) -> None:
    castello = shown.pane.view.cities[0][0][0]
    shown.point(*shown.pane.place(castello).center)
    assert shown.pane.city == castello
    assert shown.screen.pointed_at[-1] == castello
    shown.point(*shown.pane.badge(castello).center)
    assert shown.pane.city == castello
    shown.point(5, 5)
    assert shown.pane.city == -1


def test_a_click_picks_a_site_and_a_drag_does_not(shown: Shown) -> None:
    pane = shown.pane
    legal = legal_sites(shown)
    pane.offer(legal, FARM, lambda _site: "")
    shown.click(legal[0])
    assert shown.screen.table.picked[-1] == ("site", legal[0])
    before = len(shown.screen.table.picked)
    pane.zoom(1)
    x, y = pane.place(legal[0]).center
    pane.look_at([legal[0]])
    spot = pane.sites[legal[0]]
    x, y = spot.box.center
    spot.press(x, y)
    spot.drag(x + 40, y + 30)
    spot.release()
    spot.activate()
    assert len(shown.screen.table.picked) == before


def test_keys_walk_over_legal_sites_and_from_city_to_city(shown: Shown) -> None:
    pane, ui = shown.pane, shown.driver.ui
    legal = legal_sites(shown)
    pane.offer(legal, FARM, lambda _site: "")
    pane.give_focus(pane.sites[legal[0]])
    reached = {legal[0]}
    for _round in range(3):
        for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP):
            for _step in range(12):
                shown.driver.press(key)
                assert pane.focus in pane.legal_set
                reached.add(pane.focus)
    assert len(reached) > 2
    before = {pane.view.city[near] for near in pane.found.near[pane.focus]}
    shown.driver.press(pygame.K_TAB)
    if ui.focus in pane.sites:
        after = {pane.view.city[near] for near in pane.found.near[pane.focus]}
        assert (before & after) <= {-1}


def test_sites_that_cannot_be_chosen_say_why(shown: Shown) -> None:
    pane = shown.pane
    pane.offer(legal_sites(shown), FARM, lambda number: f"no {number}")
    free = next(
        one for one in range(len(pane.found.cells)) if pane.view.building[one] < 0 and one not in pane.legal_set
    )
    assert not pane.sites[free].interactive
    assert pane.over.words_box(free).w > 40
    pane.attend(free, True)
    shown.driver.frame()
    pane.attend(free, False)


def test_zoom_steps_and_back(shown: Shown) -> None:
    pane = shown.pane

    def whole() -> tuple[bool, bool]:
        return pane.camera.fits, pane.furniture.overview.visible

    assert whole() == (True, False)
    for _step in STEPS:
        pane.zoom(1, (400.0, 300.0))
    assert whole() == (False, True)
    pane.pan(-500, -500)
    pane.fit()
    assert whole() == (True, False)


def test_the_wheel_zooms_about_the_pointer(shown: Shown) -> None:
    pane = shown.pane
    number = pane.site_at((700.0, 400.0))
    place = pane.place(number).center
    shown.point(*place)
    shown.driver.shell.process(pygame.event.Event(pygame.MOUSEWHEEL, y=1, x=0, precise_y=1.0, precise_x=0.0))
    assert pane.place(number).center == pytest.approx(place, abs=1.5)


def test_badges_never_overlap_on_any_step(shown: Shown) -> None:
    pane = shown.pane
    for step in (0, 1, 1):
        pane.zoom(step)
        seen = [box for _badge, box in pane.badges.values() if pane.box.holds(box)]
        assert not [pair for pair in combinations(seen, 2) if pair[0].overlaps(pair[1])]


def test_what_is_on_its_way_is_not_seen_until_it_lands(shown: Shown) -> None:
    pane, lag = shown.pane, shown.screen.table.lag
    castello = pane.view.cities[1][0][0]
    whole = pane.sprite(castello)
    before = shown.pixels(whole)
    lag.of("standing")[castello] = 1
    pane.repaint()
    assert shown.pixels(whole) != before
    assert castello not in pane.badges
    lag.clear()
    pane.repaint()
    assert shown.pixels(whole) == before


def test_every_state_is_drawn(shown: Shown) -> None:
    pane = shown.pane
    cities = [*pane.cities]
    plain = shown.pixels(pane.box)
    pane.dim(cities[:2])
    dark = shown.pixels(pane.box)
    pane.mark({cities[0]: "hungry", cities[1]: "gains", cities[2]: "loses", cities[3]: "full", cities[4]: "leaves"})
    marked = shown.pixels(pane.box)
    assert len({plain, dark, marked}) == 3
    pane.dim(None)
    pane.mark({})
    pane.wishes_held = True
    pane.repaint()
    wishes = shown.pixels(pane.box)
    pane.wishes_held, pane.food_held = False, True
    pane.repaint()
    food = shown.pixels(pane.box)
    pane.food_held = False
    pane.repaint()
    assert len({plain, wishes, food}) == 3
    assert shown.pixels(pane.box) == plain


def test_a_piece_that_changed_looks_like_one_that_is_new(shown: Shown) -> None:
    """Only what lies near a change is painted again: the picture must be that of a fresh window."""
    pane = shown.pane
    pane.offer(legal_sites(shown), FARM, lambda _site: "")
    changed = shown.pixels(pane.box)
    pane.layers.forget()
    pane.invalidate()
    assert shown.pixels(pane.box) == changed


def test_the_map_is_drawn_from_the_view_alone() -> None:
    """Everything a seat must not see is -1 in its View; the map of two seats is the same."""
    g = table({A: [("H082", 5, {"H073": "farm"})]})
    first = Shown(g)
    first.screen.table.flow.view = rules().observe(g, A)
    before = first.pixels(first.pane.box)
    g.voice[:], g.deck[:] = g.voice[::-1], g.deck[::-1]
    second = Shown(g)
    assert second.pixels(second.pane.box) == before
    assert second.pane.sites[site("H082")].name == "site:H082"


def test_what_is_drawn_in_parts_equals_the_whole(shown: Shown) -> None:
    """Damage rectangles are a short cut, never another picture."""
    pane, driver, dice = shown.pane, shown.driver, Random(5)
    pane.offer(legal_sites(shown), FARM, lambda _site: "too close to Lucca")
    shown.screen.board.consequences = lambda number: (f"Farm at {number}", ["one line", "and another"])
    for turn in range(24):
        if turn == 12:
            pane.zoom(1)
        box = pane.place(dice.choice([*pane.legal, *pane.cities, *range(0, len(pane.sites), 3)]))
        if any(button.box.contains(box.cx, box.cy) for button in pane.furniture.buttons):
            continue  # what a button says about itself comes with time
        shown.point(box.cx, box.cy)
        parts = driver.surface.copy()
        driver.ui.base.all()
        driver.frame()
        mask = pygame.mask.from_threshold(parts, (0, 0, 0), (3, 3, 3, 255), driver.surface)
        assert mask.count() == driver.surface.get_width() * driver.surface.get_height(), f"turn {turn}"
    del shown.screen.board.consequences


@pytest.mark.parametrize("broken", [False, True])
def test_the_map_is_drawn_without_its_pictures(tmp_path: Path, broken: bool) -> None:
    g = table({A: [("H082", 5, {"H073": "farm"})]})
    g.figures = [[site("H073"), 3, 1]]
    shown = Shown(g)
    for name in ("map", "ui", "grounds") if broken else ():
        (tmp_path / "la_citta" / name).mkdir(parents=True)
        for file in (shown.driver.ui.assets.root / "la_citta" / name).glob("*.webp"):
            (tmp_path / "la_citta" / name / file.name).write_bytes(b"no picture")
    shown.driver.ui.assets.root = tmp_path
    shown.driver.ui.assets._scaled.clear()
    shown.driver.ui.assets._skins.clear()
    shown.pane.store._country = None
    shown.pane.layers.forget()
    shown.driver.ui.base.all()
    middle = shown.pane.place(site("H082"))
    assert len(set(shown.pixels(middle))) > 20


@pytest.mark.parametrize(("size", "scale"), [((1280, 960), 80), ((1720, 720), 100), ((1280, 720), 200)])
def test_windows_of_all_shapes_show_cities(size: tuple[int, int], scale: int) -> None:
    shown = Shown(begun(2, seed=1), size, scale)
    pane = shown.pane
    assert pane.place(0).w * shown.driver.ui.scale.k >= 35.5
    pane.look_at([pane.view.cities[0][0][0]])
    shown.driver.frame()
    assert pane.box.holds(pane.place(pane.view.cities[0][0][0]))


@pytest.mark.parametrize(("name", "held"), [("see_wishes", "wishes_held"), ("see_food", "food_held")])
def test_what_a_key_lays_over_the_map_a_button_does_too(shown: Shown, name: str, held: str) -> None:
    """Until it is pressed again."""
    assert not getattr(shown.pane, held)
    shown.driver.click(name)
    assert getattr(shown.pane, held)
    shown.driver.click(name)
    assert not getattr(shown.pane, held)

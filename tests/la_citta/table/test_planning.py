"""A play is put together in steps: what is open, what is confirmed, what is taken back, and why something cannot be."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.la_citta.hands import plan as planning
from game.la_citta.hands import plays
from game.la_citta.rules import feeding
from game.la_citta.table.board import CittaBoard
from game.session.match import Match
from game.table.screen import TableScreen
from game.ui.draw.markup import plain
from game.ui.input.gamepad import press
from tests.la_citta.table.tables import click, new_match, rich, sit_down, turn_with
from tests.ui.driver import Driver
from tools.shots.la_citta.positions import asked_at, search, setup

Seated = tuple[Driver, TableScreen, CittaBoard]


def card_of(board: CittaBoard, kind: str) -> int:
    """A card of the display."""
    return next(one.card for one in board.model.display if one.kind == kind)


def button(screen: TableScreen, name: str = "plan") -> bool:
    """Whether this button of the prompt can be pressed."""
    found = next((one for one in screen.prompt.children if one.name == name), None)
    return found is not None and found.enabled


def test_a_building_is_taken_then_placed_then_confirmed(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, turn_with("palazzo", year=3))
    card = card_of(board, "palazzo")
    before = board.view.gold[0]
    screen.pick("politics", card)
    assert board.pane.legal == board.plan.legal_sites
    assert board.pane.building == board.view.box.building_ids.index("palazzo")
    assert not button(screen)
    site = board.plan.legal_sites[0]
    click(driver, board.pane.sites[site].name)
    assert board.plan.option == f"palazzo:{site}"
    assert button(screen)
    assert screen.prompt.prompt.title.startswith("Palazzo in ")
    driver.click("plan")
    state = screen.flow.match.whole
    assert state.building[site] == board.view.box.building_ids.index("palazzo")
    assert state.gold[0] == before - 1


def test_the_second_click_on_a_site_builds(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, turn_with("farm", year=2))
    screen.pick("action", 2)
    screen.pick("tile", 0)
    assert board.plan.chosen[plays.BUILDING] == board.view.box.building_ids.index("farm")
    site = board.plan.legal_sites[-1]
    name = board.pane.sites[site].name
    click(driver, name)
    assert screen.flow.match.whole.building[site] < 0
    click(driver, name)
    assert screen.flow.match.whole.building[site] >= 0


def test_esc_goes_back_step_by_step(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, turn_with("great_builder", year=2))
    plan = board.plan
    screen.pick("politics", card_of(board, "great_builder"))
    tiles = planning.tiles(plan)
    assert len(tiles) == 11
    legal = next(at for at in range(11) if planning.mark_tile(plan, at).state == "legal")
    screen.pick("tile", legal)
    screen.pick("site", plan.legal_sites[0])
    if plan.option:
        driver.press(pygame.K_ESCAPE)
        assert not plan.option
    driver.press(pygame.K_ESCAPE)
    assert plan.what == plays.BUILDER
    assert not plan.chosen
    driver.press(pygame.K_ESCAPE)
    assert not plan.what


def test_a_number_is_changed_and_its_price_told(tmp_path: Path) -> None:
    match = rich(turn_with("golden_times", year=2), 5)
    _driver, screen, board = sit_down(tmp_path, match)
    screen.refresh()
    plan = board.plan
    screen.pick("politics", card_of(board, "golden_times"))
    assert plan.chosen[plays.COUNT] == 1
    assert [tile.price for tile in planning.tiles(plan)][:3] == [0, 2, 5]
    wanted = [one.parts[plays.COUNT] for one in plan.plays.all if one.what == plays.GOLDEN]
    two = next((at for at in (1,) if 2 in wanted), 0)
    screen.pick("tile", two)
    assert plan.chosen[plays.COUNT] == two + 1


def test_voices_are_chosen_by_clicking_two_of_three(tmp_path: Path) -> None:
    match = rich(turn_with("closeness"), 0)
    driver, screen, board = sit_down(tmp_path, match)
    screen.pick("politics", card_of(board, "closeness"))
    click(driver, "voice:3")
    assert not button(screen)
    click(driver, "voice:1")
    assert board.plan.option == "closeness:24"
    click(driver, "voice:2")  # there is no gold for a third
    assert board.plan.option == "closeness:24"
    assert driver.toasts()
    driver.click("plan")
    assert screen.flow.match.whole.looked[0] == [1, 3]
    assert sum(voice.peeked for voice in board.model.voices) == 2


def test_a_card_that_cannot_be_carried_out_says_why_on_itself(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, new_match(3, seed=2))
    dear = [one for one in board.model.display if one.kind in ("cathedral", "university")]
    assert dear
    for one in dear:
        assert screen.mark("politics", one.card).reason == "2 gold short"
        screen.pick("politics", one.card)
        assert not board.plan.what
    assert driver.toasts()


def test_a_site_says_why_nothing_can_stand_there(tmp_path: Path) -> None:
    _driver, screen, board = sit_down(tmp_path, turn_with("palazzo", year=3))
    screen.pick("politics", card_of(board, "palazzo"))
    view = board.view
    taken = view.cities[1][0][0]
    assert board.plan.reason_at(taken)
    far = next(site for site in range(view.box.board.hexes) if view.box.zone >> site & 1 and view.building[site] < 0
               and not any(view.building[near] >= 0 for near in view.box.board.near[site]))  # fmt: skip
    assert board.plan.reason_at(far) == "not beside a city of yours"
    screen.pick("site", far)
    assert board.plan.site == -1


def test_two_gold_are_one_press(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, new_match(3))
    before = board.view.gold[0]
    driver.press(pygame.K_g, text="g")
    driver.press(pygame.K_RETURN)
    assert screen.flow.match.whole.gold[0] == before + 2


def test_of_the_hungry_one_leaves_at_a_time_as_is_said_or_all_of_them(tmp_path: Path) -> None:
    def many(match: Match) -> bool:
        return feeding.hungry(match.whole, 0) > 1 and max(match.whole.people[one] for one in match.whole.towns) > 1

    match = search(lambda seed: setup(4, seed), asked_at("feeding.chosen", 0, since=2, more=many), 1)
    driver, screen, board = sit_down(tmp_path, match)
    hungry = feeding.hungry(board.view, 0)
    city = max(board.plan.legal_sites, key=lambda site: board.view.people[site])
    people = board.view.people[city]
    board.plan.choose(plays.CITY, city)
    board.plan.changed("city", city)
    assert "one citizen leaves" in screen.prompt.prompt.title
    assert f"{people} → {people - 1}" in plain(screen.prompt.prompt.why)
    assert button(screen, "plan_all")
    driver.click("plan")
    assert feeding.hungry(screen.flow.match.whole, 0) == hungry - 1
    assert screen.flow.match.whole.people[city] == people - 1


def test_every_answer_can_be_put_together(tmp_path: Path) -> None:
    """From the parts alone each option is reached, and no other."""
    _driver, _screen, board = sit_down(tmp_path, turn_with("gold", year=3, players=2))
    plan = board.plan
    assert len(plan.plays.all) > 3
    for one in plan.plays.all:
        plan.begin(one.what)
        for part in plays.parts_of(one.what):
            if part in one.parts and plan.chosen.get(part) != one.parts[part]:
                assert one.parts[part] in plan.open_choices(part)
                plan.choose(part, one.parts[part])
        assert plan.option == one.option


@pytest.mark.parametrize(("key", "sign"), [(pygame.K_w, "w"), (pygame.K_e, "e")])
def test_wishes_and_food_are_seen_as_long_as_a_key_is_held(tmp_path: Path, key: int, sign: str) -> None:
    driver, _screen, board = sit_down(tmp_path, new_match(2))
    event = pygame.event.Event
    driver.shell.process(event(pygame.KEYDOWN, key=key, mod=0, unicode=sign, scancode=0))
    assert (board.pane.wishes_held, board.pane.food_held) == (sign == "w", sign == "e")
    driver.shell.process(event(pygame.KEYUP, key=key, mod=0, unicode=sign, scancode=0))
    assert not board.pane.wishes_held
    assert not board.pane.food_held


def test_a_key_that_is_let_go_over_a_dialog_is_let_go(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, new_match(2))
    event = pygame.event.Event
    driver.shell.process(event(pygame.KEYDOWN, key=pygame.K_w, mod=0, unicode="w", scancode=0))
    screen.press("help")
    driver.shell.process(event(pygame.KEYUP, key=pygame.K_w, mod=0, unicode="w", scancode=0))
    assert not board.pane.wishes_held


def test_the_right_stick_of_a_gamepad_zooms_the_map_and_goes_through_the_cities(tmp_path: Path) -> None:
    driver, _screen, board = sit_down(tmp_path, new_match())
    step = board.pane.camera.step
    driver.shell._process(press("lookup"))
    assert board.pane.camera.step == step + 1
    driver.shell._process(press("lookdown"))
    assert board.pane.camera.step == step
    driver.shell._process(press("lookright"))
    assert board.pane.city in board.pane.cities


def test_a_second_press_on_a_card_confirms_or_says_what_is_missing(tmp_path: Path) -> None:
    """As in every game it never takes back: Esc does."""
    driver, screen, board = sit_down(tmp_path, turn_with("palazzo", year=3))
    card = card_of(board, "palazzo")
    screen.pick("politics", card)
    screen.pick("politics", card)
    assert board.plan.what == "palazzo"
    assert "Choose a site first." in driver.toasts()
    screen.pick("site", board.plan.legal_sites[0])
    before = screen.flow.match.answered
    screen.pick("politics", card)
    assert screen.flow.match.answered > before


def test_a_second_press_on_a_row_says_what_is_missing(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, turn_with("farm", year=2))
    screen.pick("action", 2)
    screen.pick("action", 2)
    assert board.plan.what == plays.BUILD
    assert "Choose a building first." in driver.toasts()
    driver.press(pygame.K_ESCAPE)
    assert not board.plan.what


def test_one_key_leads_from_site_to_site_that_can_be_built_on(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, turn_with("farm", year=2))
    screen.pick("action", 2)
    screen.pick("tile", 0)
    seen = []
    for _site in board.plan.legal_sites:
        driver.press(pygame.K_j)
        assert driver.ui.focus is not None
        seen.append(driver.ui.focus.name)
    assert sorted(seen) == sorted(board.pane.sites[site].name for site in board.plan.legal_sites)
    driver.press(pygame.K_j, pygame.KMOD_SHIFT)
    assert driver.ui.focus is not None
    assert driver.ui.focus.name == seen[-2]

"""A building and its cards are chosen in any order on the table, and answered together."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.rattus_cartus.rules.box import LAID_END
from game.rattus_cartus.table.board import RattusBoard
from game.rattus_cartus.words.danger import percent
from game.table.screen import TableScreen
from game.ui.widgets import Button
from tests.rattus_cartus.table.tables import asked, click, sit_down
from tests.ui.driver import Driver

Table = tuple[Driver, TableScreen, RattusBoard]


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Somebody with at least six cards may enter a building."""
    return sit_down(tmp_path, asked("enter.chosen", cards=6))


def laid(board: RattusBoard) -> list[int]:
    """What lies face down before the viewer."""
    return list(board.table.flow.match.whole.laid[0])


def layable(board: RattusBoard) -> list[int]:
    return [card for card in board.view.hand[0] if card < LAID_END]


def why_not(driver: Driver) -> str:
    """Why the plan cannot be sent yet."""
    button = driver.find("plan")
    assert isinstance(button, Button)
    return button.why_not


def test_cards_first_and_then_the_building(table: Table) -> None:
    driver, screen, board = table
    first, second = layable(board)[:2]
    before = screen.flow.match.answered
    click(driver, f"hand:{first}")
    click(driver, f"hand:{second}")
    click(driver, "building:1")
    assert screen.flow.match.answered == before
    assert board.plan.answers() == ["enter:1", "number:2", f"card:{first}", f"card:{second}"]
    driver.click("plan")
    state = screen.flow.match.whole
    assert 0 in state.entered[1] or state.round > board.view.round
    assert screen.flow.match.answered >= before + 4


def test_a_second_press_puts_a_card_back(table: Table) -> None:
    driver, _screen, board = table
    card = layable(board)[0]
    click(driver, f"hand:{card}")
    assert board.plan.cards == [card]
    click(driver, f"hand:{card}")
    assert board.plan.cards == []


def test_without_a_building_the_button_says_why(table: Table) -> None:
    driver, screen, board = table
    click(driver, f"hand:{layable(board)[0]}")
    before = screen.flow.match.answered
    assert "building" in why_not(driver)
    driver.click("plan")
    assert screen.flow.match.answered == before
    assert driver.toasts() or why_not(driver)


def test_the_prompt_says_number_influence_rats_and_premium(table: Table) -> None:
    driver, screen, board = table
    click(driver, "building:0")
    click(driver, f"hand:{layable(board)[0]}")
    said = screen.prompt.value
    assert "1 card" in said
    assert "+1" in said
    assert "rat" in said
    assert "premium" in said


def test_the_best_set_is_all_followers_of_the_estate(table: Table) -> None:
    driver, _screen, board = table
    click(driver, "building:0")
    driver.press(pygame.K_m, text="m")
    estate = board.model.row[0].estate
    wanted = {card for card in board.view.hand[0] if board.view.box.estate[card] == estate}
    assert set(board.plan.cards) == wanted


def test_a_double_click_on_a_building_takes_the_best_set(table: Table) -> None:
    driver, _screen, board = table
    board.plan.pick("building", 1)
    board.plan.pick("building", 1)
    estate = board.model.row[1].estate
    assert board.plan.slot == 1
    assert all(board.view.box.estate[card] == estate for card in board.plan.cards)
    del driver


def test_a_right_click_takes_the_whole_group_and_puts_it_back(table: Table) -> None:
    driver, _screen, board = table
    groups = [cards for _group, cards in board.hand.groups]
    mine = max((cards for cards in groups if board.plan.may(cards[0].thing)), key=len)
    click(driver, mine[0].name, button=3)
    assert set(board.plan.cards) == {card.thing for card in mine}
    click(driver, mine[0].name, button=3)
    assert board.plan.cards == []


def test_a_key_takes_one_card_of_its_group_and_with_shift_all(table: Table) -> None:
    driver, _screen, board = table
    estate = next(group for group, cards in board.hand.groups if group < 6)
    key = (pygame.K_q, pygame.K_w, pygame.K_e, pygame.K_r, pygame.K_u, pygame.K_i)[estate]
    driver.press(key, text="qwerui"[estate])
    assert len(board.plan.cards) == 1
    driver.press(key, pygame.KMOD_SHIFT, text="QWERUI"[estate])
    size = next(len(cards) for group, cards in board.hand.groups if group == estate)
    assert len(board.plan.cards) in (0, size)


def test_escape_lets_go_of_everything_before_it_pauses(table: Table) -> None:
    driver, screen, board = table
    click(driver, "building:0")
    click(driver, f"hand:{layable(board)[0]}")
    driver.press(pygame.K_ESCAPE)
    assert (board.plan.slot, board.plan.cards) == (-1, [])
    assert driver.screen is screen
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.name == "pause"


def test_enter_sends_what_was_chosen_by_the_mouse(table: Table) -> None:
    """A click leaves no focus on a card, so that Enter does not put the card back."""
    driver, screen, board = table
    before = screen.flow.match.answered
    click(driver, "building:0")
    click(driver, f"hand:{layable(board)[0]}")
    driver.press(pygame.K_RETURN)
    assert screen.flow.match.answered > before


def test_the_lit_space_enters(table: Table) -> None:
    driver, screen, board = table
    before = screen.flow.match.answered
    click(driver, "building:0")
    driver.click("space:0")
    assert screen.flow.match.answered > before
    del board


def test_a_card_that_is_dragged_onto_a_building_chooses_both(table: Table) -> None:
    driver, _screen, board = table
    card = layable(board)[0]
    start, end, k = driver.find(f"hand:{card}").box, driver.find("building:1").box, driver.ui.scale.k
    first, last = (round((start.x + 8) * k), round(start.cy * k)), (round(end.cx * k), round(end.cy * k))
    events = pygame.event
    driver.see()
    driver.shell.process(events.Event(pygame.MOUSEMOTION, pos=first, rel=(0, 0), buttons=(0, 0, 0)))
    driver.shell.process(events.Event(pygame.MOUSEBUTTONDOWN, pos=first, button=1))
    driver.shell.process(events.Event(pygame.MOUSEMOTION, pos=last, rel=(9, 9), buttons=(1, 0, 0)))
    driver.shell.process(events.Event(pygame.MOUSEBUTTONUP, pos=last, button=1))
    assert (board.plan.slot, board.plan.cards) == (1, [card])


def test_gold_and_passes_stay_in_hand(tmp_path: Path) -> None:
    from tools.shots.rattus_cartus.positions import asked_at, search, setup

    def wanted(match: object) -> bool:
        found = asked_at("enter.chosen", since=2)(match)  # type: ignore[arg-type]  # it is a match
        return found and any(card >= LAID_END for card in match.whole.hand[0])  # type: ignore[attr-defined]

    driver, _screen, board = sit_down(tmp_path, search(lambda seed: setup(4, seed), wanted, 1))
    card = next(card for card in board.view.hand[0] if card >= LAID_END)
    assert board.hand.slot(card).w > 0
    click(driver, f"hand:{card}")
    assert board.plan.cards == []
    assert driver.toasts()


def test_taken_back_it_is_as_it_was_chosen(tmp_path: Path) -> None:
    """One step back leads to the choice of the building, with everything that was chosen."""
    match = asked("enter.chosen", cards=4, humans=(0, 1, 2, 3))
    driver, screen, board = sit_down(tmp_path, match)
    screen.flow.lift(0)
    screen.refresh()
    card = layable(board)[0]
    board.plan.pick("building", 0)
    board.plan.pick("hand", card)
    flow = screen.flow
    for answer in board.plan.answers()[:2]:  # the disc is placed and the number said
        assert flow.answer(answer)
    screen.refresh()
    assert flow.my_ask is not None
    assert flow.my_ask.step == "enter.laid"
    screen.take_back()
    assert flow.my_ask.step == "enter.chosen"
    del driver


# -- questions that are planned in part --------------------------------------------------------------------------------
def test_a_game_kept_after_the_building_goes_on_with_the_number(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, asked("enter.announced", cards=3))
    slot = board.plan.slot
    assert slot >= 0
    card = layable(board)[0]
    click(driver, f"hand:{card}")
    assert board.plan.answers() == ["number:1", f"card:{card}"]
    before = screen.flow.match.answered
    driver.click("plan")
    assert screen.flow.match.answered > before


def test_a_game_kept_after_the_number_wants_exactly_so_many(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, asked("enter.laid", cards=3))
    left = board.plan.left
    assert why_not(driver)
    board.plan.take_best()
    assert len(board.plan.cards) == left
    before = screen.flow.match.answered
    driver.click("plan")
    assert screen.flow.match.answered > before


def test_so_many_cards_are_given_and_no_others(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, asked("sword.given", since=1, cards=4))
    left = board.plan.left
    cards = list(board.view.hand[0])
    for card in cards[:left]:
        board.plan.pick("hand", card)
    if len(cards) > left > 1:
        board.plan.pick("hand", cards[left])
        assert driver.toasts()
    assert len(board.plan.cards) == left
    driver.click("plan")
    assert all(card not in screen.flow.match.whole.hand[0] for card in cards[:left])


def test_the_hospital_takes_none_or_some(tmp_path: Path) -> None:
    driver, screen, board = sit_down(tmp_path, asked("hospital.exchanged", since=1, cards=2))
    card, rats = board.view.hand[0][0], board.view.rats[0]
    click(driver, f"hand:{card}")
    driver.click("plan")
    ask = screen.flow.match.pending
    assert ask is None or ask.step != "hospital.exchanged" or ask.seat != 0
    told = [event.facts for event in screen.flow.log() if event.word == "exchanged" and event.facts["seat"] == 0]
    assert told[-1]["card"] == card
    assert rats > 0


def test_the_last_card_can_be_taken_back_until_somebody_acts_after_it(tmp_path: Path) -> None:
    """Whoever laid the last card has learnt nothing from it; once the next player has acted it is refused."""
    match = asked("enter.chosen", cards=4, humans=(0, 1, 2, 3))
    driver, screen, board = sit_down(tmp_path, match)
    flow = screen.flow
    flow.lift(0)
    screen.refresh()
    board.plan.pick("building", 0)
    board.plan.pick("hand", layable(board)[0])
    for answer in board.plan.answers():
        assert flow.answer(answer)
    asked_next = match.pending
    assert asked_next is not None
    assert asked_next.seat != 0
    assert match.undo(0)
    assert match.pending is not None
    assert (match.pending.seat, match.pending.step) == (0, "enter.laid")
    match.answer(match.pending.number, board.plan.answers()[-1])
    match.step()
    match.answer(match.pending.number, match.pending.options[0])
    match.step()
    assert not match.undo(0)
    del driver


def test_the_danger_of_death_is_told_before_and_after_the_plan(tmp_path: Path) -> None:
    """On the sill, in the prompt and for ears; a plan that is put away is forgotten there, too."""
    driver, screen, board = sit_down(tmp_path, asked("enter.chosen", cards=6))
    nothing = board.nuns.danger
    assert nothing is not None
    assert not nothing.changes
    assert not board.nuns.after
    screen.pick("building", 0)
    strangers = [card for card in board.view.hand[0] if board.view.box.kind[card] == "follower"
                 and board.view.box.estate[card] != board.model.row[0].estate]  # fmt: skip
    for card in strangers:
        screen.pick("hand", card)
    planned = board.nuns.danger
    assert planned is not None
    assert planned.rats == nothing.rats
    assert planned.now == nothing.now
    assert planned.planned_rats >= nothing.rats + len(strangers) - 2
    assert str(percent(planned.planned)) in board.nuns.after
    assert board.nuns.after in board.nuns.value
    assert str(percent(planned.planned)) in screen.prompt.prompt.why
    board.plan.let_go()
    driver.frame(0.1)
    assert board.nuns.danger == nothing
    assert not board.nuns.after


def test_nobody_reads_the_danger_of_another_behind_the_curtain(tmp_path: Path) -> None:
    _driver, screen, board = sit_down(tmp_path, asked("enter.chosen", humans=(0, 1)))
    screen.flow.cover()
    screen.refresh()
    assert board.nuns.danger is None
    assert "%" not in board.nuns.value


def test_a_second_press_on_the_building_confirms_as_in_every_game(table: Table) -> None:
    driver, screen, board = table
    before = screen.flow.match.answered
    click(driver, f"hand:{layable(board)[0]}")
    click(driver, "building:1")
    driver.frame(1.0)
    click(driver, "building:1")
    assert screen.flow.match.answered > before
    assert len(laid(board)) == 1 or screen.flow.match.whole.round > board.view.round


def test_a_second_press_enters_nothing_without_cards_but_says_so(table: Table) -> None:
    driver, screen, board = table
    before = screen.flow.match.answered
    click(driver, "building:1")
    driver.frame(1.0)
    click(driver, "building:1")
    assert screen.flow.match.answered == before
    assert board.plan.slot == 1, "it stays selected; Esc takes it back"
    assert "no cards" in " ".join(driver.toasts()).lower()
    driver.press(pygame.K_ESCAPE)
    assert board.plan.slot == -1

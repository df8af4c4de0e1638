"""The table of a game that tells its zones: what is offered lies where it is picked, nobody is shown more than their
seat may know, and cards and coins fly where the events say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.kernel.rules import ViewData
from game.session.match import Match
from game.session.setup import HUMAN
from game.table.asking.spots import BUTTON, HAND, SEAT
from game.table.boards.zoned import CardSpot, Row, ZonedBoard
from game.table.flow import Flow
from game.table.screen import TableScreen
from game.table.words import words
from game.table.zones import Zones, zones
from game.ui import lang
from tests.games.test_plain_table import sit_down, wait_for_question
from tests.helpers.pad import PadPlayer
from tests.session.helpers import answer, play_on, toy_match
from tests.ui.driver import Driver, make_driver
from tests.ui.table.asking.test_presses import drag

TOY = "hidden_numbers"


pytestmark = pytest.mark.usefixtures("display")


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    yield
    lang.set_language("en")


def told() -> Zones:
    found = zones(TOY)
    assert found is not None
    return found


def board_of(table: TableScreen) -> ZonedBoard:
    assert isinstance(table.board, ZonedBoard)
    return table.board


def offered(table: TableScreen) -> dict[str, tuple[str, int]]:
    assert table.offers is not None
    return {offer.option: (offer.place, offer.thing) for offer in table.offers.offers}


# -- the declaration ---------------------------------------------------------------------------------------------------
def test_every_option_lies_where_its_zone_says() -> None:
    match = toy_match(HUMAN, "random")
    view, said = match.view(0), words(TOY)
    mine = told().held(view)
    assert said.place("take", view) == ("deck", 0)
    assert said.place("look:1", view) == (SEAT, 1)
    assert said.place(f"card:{mine[0]}", view) == (HAND, mine[0])
    assert said.place(f"card:{mine[0]}/coins", view) == (HAND, mine[0])
    assert said.place("rest", view)[0] == BUTTON
    nobodys = next(card for card in range(10) if card not in mine)
    assert said.place(f"card:{nobodys}", view)[0] == BUTTON, "what nobody sees cannot be picked on the table"


def test_zones_read_nothing_but_the_view() -> None:
    match = play_on(toy_match(HUMAN, "random"), 3)
    hand = told().of("hand")
    views: list[ViewData] = [match.view(0), match.view(1), match.view(None)]
    assert all(card >= 0 for card in hand.cards(views[0], 0))
    assert hand.count(views[2], 0) == len(hand.cards(views[0], 0))
    assert all(card < 0 for card in hand.cards(views[2], 0))
    assert told().held(views[2]) == ()


# -- picking -----------------------------------------------------------------------------------------------------------
def test_a_card_of_the_hand_is_selected_and_then_confirmed(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random"))
    card = next(thing for place, thing in offered(table).values() if place == HAND)
    driver.click(f"hand:{card}")
    if table.selected is not None:
        assert table.selected == (HAND, card)
        assert f"card:{card}" in table.prompt.names
        driver.click(f"hand:{card}")
    assert table.offers is not None
    assert table.offers.ask.options == ["left", "right"]


def test_the_deck_is_pressed_by_keys(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random"))
    before = len(table.hand.cards)
    for _step in range(60):
        if driver.ui.focus is not None and driver.ui.focus.name == "deck":
            break
        driver.press(pygame.K_TAB)
    driver.press(pygame.K_RETURN)
    if table.selected is not None:
        driver.press(pygame.K_RETURN)
        if len(table.hand.cards) == before and "take" in table.prompt.names:
            driver.click("take")
    wait_for_question(driver)
    assert len(table.hand.cards) == before + 1


def test_a_card_that_cannot_be_played_says_why(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random", rounds=8))
    for _turn in range(6):
        reasons = [card.mark.reason for card in table.hand.cards if card.mark.reason]
        if reasons:
            assert set(reasons) == {"too low"}
            return
        asked = wait_for_question(driver)
        assert asked is table
        assert table.offers is not None
        options = table.offers.ask.options
        cards = sorted((one for one in options if one.startswith("card") and "/" not in one), reverse=True)
        table.choose(next(iter([one for one in options if one == "left"] or cards or [options[0]])))
        driver.frame()
    raise AssertionError("every card could be played all the time")


def sent(driver: Driver) -> Callable[[pygame.event.Event], None]:
    """Takes what a pad says, never too soon after the last press."""

    def send(event: pygame.event.Event) -> None:
        driver.see()
        driver.shell.process(event)

    return send


def passed(driver: Driver) -> None:
    driver.frame()


@pytest.mark.parametrize("scale", [100, 200])
def test_a_card_is_played_with_a_pad(tmp_path: Path, scale: int) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random"), scale=scale)
    player = PadPlayer(driver.shell, sent(driver), lambda: passed(driver))
    player.go("deck")
    card = next(thing for place, thing in offered(table).values() if place == HAND)
    player.go(f"hand:{card}")
    player.press("a")
    assert table.selected == (HAND, card) or (table.offers is not None and "left" in table.offers.ask.options)


def test_a_card_is_dragged_into_the_middle(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random"))
    options = [option for option, (place, _thing) in offered(table).items() if place == HAND]
    assert options
    drag(driver, f"hand:{offered(table)[options[0]][1]}", board_of(table).middle.box.center)
    assert table.offers is not None
    assert table.selected is not None or table.offers.ask.options == ["left", "right"]


# -- what is shown -----------------------------------------------------------------------------------------------------
def shown_cards(table: TableScreen) -> dict[str, list[int]]:
    """The cards of every row in sight, below 0 for backs."""
    rows = [part for part in board_of(table).parts_in_sight() if isinstance(part, Row)]
    return {row.name: [spot.thing for spot in row.cards] for row in rows}


def test_nobody_is_shown_more_than_their_seat_may_know(tmp_path: Path) -> None:
    match = toy_match(HUMAN, "random", "random", rounds=6)
    driver, table = sit_down(tmp_path, match)
    while not match.over and table.offers is not None:
        view, hand = match.view(0), told().of("hand")
        rows = shown_cards(table)
        for seat in (1, 2):
            assert rows[f"row:hand:{seat}"] == list(hand.cards(view, seat))
        assert "row:hand:0" not in rows, "the own hand lies before oneself"
        assert board_of(table).middle.parts["deck"].value == f"Deck {told().of('deck').count(view)}"
        options = table.offers.ask.options
        table.choose(next((one for one in options if one.startswith("look")), options[-1]))
        driver.frame()
        if wait_for_question(driver) is None:
            break


def test_behind_the_curtain_only_backs_are_left(tmp_path: Path) -> None:
    _driver, table = sit_down(tmp_path, toy_match(HUMAN, HUMAN))
    assert not table.flow.private
    assert all(not card.card_id for card in table.hand.cards)
    assert all(card < 0 for cards in shown_cards(table).values() for card in cards)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 200)])
def test_everything_lies_in_the_window_and_nothing_on_anything_else(
    tmp_path: Path, size: tuple[int, int], scale: int, language: str
) -> None:
    lang.set_language(language)
    driver = make_driver(tmp_path / "settings.json", size, language=language, scale=scale)
    match = play_on(toy_match(HUMAN, "random", "random", "random", rounds=8), 12)
    table = TableScreen(driver.ui, Flow(match, lambda: "instant"))
    driver.show(table)
    bounds = driver.ui.scale.bounds
    for tab, _title in board_of(table).tabs() if table.places.tabbed else [("", "")]:
        if tab:
            table.use_tab(tab)
            driver.frame()
        inside = [
            one for one in table.areas() if one.visible and one.name in ("prompt", "hand", "middle", "log", "corner")
        ]
        inside += [panel for panel in board_of(table).seats if panel.visible]
        for at, one in enumerate(inside):
            assert bounds.holds(one.box, 1.0), one.name
            assert not any(one.box.inset(1).overlaps(other.box.inset(1)) for other in inside[at + 1 :]), one.name
        for panel in board_of(table).seats:
            if panel.visible:
                spots = [spot for lane in panel.lanes if isinstance(lane, Row) for spot in lane.cards]
                assert all(panel.box.holds(spot.box, 1.0) for spot in spots)


# -- movements ---------------------------------------------------------------------------------------------------------
def test_cards_and_coins_fly_and_come_to_rest(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random", rounds=6))
    driver.ui.settings.values.animation = 1
    driver.ui.motion.speed = 1.0
    flew: set[str] = set()
    for option in ("take", "rest", "card", "left"):
        if wait_for_question(driver) is None:
            break
        assert table.offers is not None
        options = table.offers.ask.options
        table.choose(next((one for one in options if one.startswith(option)), options[-1]))
        for _moment in range(60):
            driver.frame(0.05)
            if table.stage.sprites:
                flew.add(option)
    assert {"take", "rest"} <= flew
    for _moment in range(200):
        driver.frame()
        if not table.motions.telling:
            break
    assert table.lag.empty
    assert not any(isinstance(one, CardSpot) and one.hidden for one in table.spots())
    assert not any(card.hidden for card in table.hand.cards)


# -- reading -----------------------------------------------------------------------------------------------------------
def test_a_card_is_read_large(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random"))
    card = table.hand.cards[0]
    driver.hover(card.name)
    driver.press(pygame.K_z)
    assert driver.screen is not table or driver.screen.layers


def test_the_text_game_tells_what_lies_there() -> None:
    match: Match = toy_match(HUMAN, "random")
    answer(match, "take")
    hearing = words(TOY).hearing
    looks = {look.name: look for look in hearing.looks}
    assert {"where", "players", "table", "hand"} <= set(looks)
    assert hearing.own(match.view(0)).startswith("Your hand: ")
    assert hearing.own(match.view(None)) == ""


def test_buttons_and_log_call_things_by_their_names() -> None:
    match = toy_match(HUMAN, "random")
    said, view = words(TOY), match.view(0)
    names, ask = said.names(["Ann", "Bo"], view), match.pending
    assert ask is not None
    mine = told().held(view)[0]
    assert said.label(f"card:{mine}", ask, view, names) == f"Card {mine}"
    assert said.label(f"card:{mine}/coins", ask, view, names) == f"Card {mine} (coins)"
    assert said.label("look:1", ask, view, names) == "Look: Bo"
    assert said.label("rest", ask, view, names) == "Rest"
    assert said.tell("took", {"seat": 0, "card": 7}, names) == "Ann: took, card 7."
    assert said.tell("took", {"seat": 0}, names) == "Ann: took."


def test_titles_are_in_the_language_of_the_player() -> None:
    lang.set_language("de")
    assert [told().title(zone) for zone in told().zones] == ["Nachziehstapel", "Münzen", "Hand", "Gespielt"]

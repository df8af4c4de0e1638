"""The table by events and widget names: choosing, refusing, undoing, hot-seat, secrecy, whole games."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.citadels.table.board import board_of
from game.kernel.steps import Ask
from game.session.match import Match
from game.table.asking.offers import BUTTON, offers
from game.table.screen import TableScreen
from tests.ui.driver import Driver
from tests.ui.table.helpers import new_match, pixels, sit_down
from tools.shots.citadels.positions import asked_at, play_until, search, setup


def building() -> Match:
    """Seat 0 may build something and cannot pay for something else."""

    def wanted(match: Match) -> bool:
        state, ask = match.whole, match.pending
        if not asked_at("turn.chosen", since=2, districts=1)(match) or not state.gathered or ask is None:
            return False
        dear = any(state.box.cost[card] > state.gold[0] for card in state.hand[0])
        return dear and any(word.startswith("build") for word in ask.options)

    return search(lambda seed: setup(4, seed), wanted, 1)


def test_one_click_may_build_for_that_can_be_taken_back(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, building())
    driver.ui.settings.values.one_press = "undoable"
    assert table.offers is not None
    offer = next(o for o in table.offers.offers if o.option.startswith("build"))
    driver.click(f"hand:{offer.thing}")
    assert offer.thing in table.flow.match.whole.city[0]
    assert table.flow.can_undo


def test_a_click_selects_first(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, building())
    assert table.offers is not None
    offer = next(o for o in table.offers.offers if o.option.startswith("build"))
    driver.click(f"hand:{offer.thing}")
    assert table.selected == ("hand", offer.thing)
    assert offer.thing not in table.flow.match.whole.city[0]
    driver.click(f"hand:{offer.thing}")
    assert offer.thing in table.flow.match.whole.city[0]


def test_what_cannot_be_paid_says_how_much_is_missing(tmp_path: Path) -> None:
    match = building()
    driver, _table = sit_down(tmp_path, match)
    state = match.whole
    dear = next(c for c in state.hand[0] if state.box.cost[c] > state.gold[0])
    driver.click(f"hand:{dear}")
    assert any("short" in text or "already" in text for text in driver.toasts())


def test_escape_lets_go_and_undo_takes_back(tmp_path: Path) -> None:
    match = building()
    driver, table = sit_down(tmp_path, match)
    assert table.offers is not None
    offer = next(o for o in table.offers.offers if o.option.startswith("build"))
    driver.click(f"hand:{offer.thing}")
    driver.press(pygame.K_ESCAPE)
    assert table.selected is None
    gold = match.whole.gold[0]
    driver.click(f"hand:{offer.thing}")
    driver.press(pygame.K_b)
    assert match.whole.gold[0] < gold
    driver.press(pygame.K_z, pygame.KMOD_CTRL)
    assert match.whole.gold[0] == gold
    assert offer.thing in match.whole.hand[0]


def test_ending_the_turn_is_an_act_and_says_why_not(tmp_path: Path) -> None:
    match = play_until(setup(4, 1), lambda m: asked_at("turn.chosen", since=2, districts=0)(m) and not m.whole.gathered)
    driver, _table = sit_down(tmp_path, match)
    before = match.whole.answered
    driver.press(pygame.K_e)
    driver.click("end")
    assert match.whole.answered == before
    assert any("ather" in text for text in driver.toasts())


@pytest.mark.long
def test_a_group_is_picked_and_put_back_card_by_card(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        ask = match.pending
        return (
            asked_at("turn.chosen", since=2, districts=0)(match) and match.whole.rank == 3
            and len(match.whole.hand[0]) >= 3 and ask is not None and "ability" in ask.options
        )  # fmt: skip

    match = search(lambda seed: setup(4, seed), wanted, 1)
    driver, table = sit_down(tmp_path, match)
    driver.press(pygame.K_a)
    first, second, third = match.whole.hand[0][:3]
    for card in (first, second, third):
        driver.click(f"hand:{card}")
    assert table.offers is not None
    assert list(table.offers.chosen) == [first, second, third]
    driver.click(f"hand:{second}")
    assert list(table.offers.chosen) == [first, third]
    driver.press(pygame.K_d)
    assert "ability" in match.whole.used
    assert {first, third} & set(match.whole.hand[0]) == set()


def synthetic(options: list[str], memo: dict[str, object] | None = None) -> Ask:
    return Ask(7, 0, "nobody.knows", options, memo or {})  # type: ignore[arg-type]  # a seat


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [
        ["amount:0", "amount:1", "amount:2", "amount:3"], ["seat:1", "seat:3", "pass"], ["rank:2", "rank:8"],
        ["keep", "reveal"], ["signed", "blank", "pass"], [f"amount:{n}" for n in range(14)], ["card:0", "done"],
    ],
)  # fmt: skip
def test_any_ask_can_be_shown_and_answered(tmp_path: Path, options: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """No rule needs a new widget: every option has a thing or a button that gives it."""
    match = building()
    driver, table = sit_down(tmp_path, match)
    given: list[str] = []
    found = offers(synthetic(options), match.view(0), table.names, table.words)
    monkeypatch.setattr(table.flow, "offers", lambda names: found)

    def answer(option: str) -> bool:
        given.append(option)
        return True

    monkeypatch.setattr(table.flow, "answer", answer)
    table.refresh()
    driver.frame()
    for offer in found.offers:
        if offer.place == BUTTON:
            if len(found.buttons) > 8 and not offer.option.startswith(("pass", "done")):
                driver.find("options").activate()
                driver.find(f"option:{offer.option}").activate()
            else:
                driver.find(offer.option).activate()
        else:
            table.pick(offer.place, offer.thing)
            table.pick(offer.place, offer.thing)
        assert given.pop() == offer.option
        table._asked = -1
        table.refresh()
    assert driver.find("prompt").value.strip()


def test_hidden_things_change_no_pixel(tmp_path: Path) -> None:
    """The same table with other cards in the others' hands, another deck and other secret characters."""
    match = play_until(setup(4, 5), lambda m: asked_at("turn.chosen", since=3, districts=2)(m) and m.whole.rank <= 4)
    assert not match.over
    driver, table = sit_down(tmp_path, match)
    table.message.close()
    before = pixels(driver)
    state, hidden = match.whole, [1, 2, 3]
    cards = [card for seat in hidden for card in state.hand[seat]]
    Random(1).shuffle(cards)
    for seat in hidden:
        count = len(state.hand[seat])
        state.hand[seat], cards = cards[:count], cards[count:]
    state.deck.reverse()
    state.knows = [0] * len(state.knows)
    unseen = [(seat, rank) for seat in hidden for rank in state.roles[seat] if state.shown[rank] < 0]
    if len(unseen) > 1:
        ranks = [rank for _seat, rank in unseen][1:] + [unseen[0][1]]
        for (seat, _old), rank in zip(unseen, ranks, strict=True):
            state.roles[seat] = [rank]
    match._views.clear()
    table.rebuild()
    assert pixels(driver) == before


def hot_seat(tmp_path: Path) -> tuple[Driver, Match]:
    match = new_match(4, seed=6, humans=(0, 1, 2))
    driver, _table = sit_down(tmp_path, match)
    driver.frame()
    return driver, match


def test_the_curtain_names_the_next_person_and_hides_everything(tmp_path: Path) -> None:
    driver, match = hot_seat(tmp_path)
    assert driver.screen.name == "curtain"
    assert match.pending is not None
    name = match.setup.seats[match.pending.seat].name
    assert name in driver.find("letter").value
    before = pixels(driver)
    for hand in match.whole.hand:
        hand.reverse()
    match.whole.gold = [9, 8, 7, 6]
    match._views.clear()
    driver.screen.rebuild()
    assert pixels(driver) == before


def test_private_things_go_when_somebody_else_is_asked(tmp_path: Path) -> None:
    driver, match = hot_seat(tmp_path)
    assert match.pending is not None
    seat = match.pending.seat
    driver.press(pygame.K_RETURN)
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert table.flow.private
    assert "face down" not in table.hand.value
    assert table.offers is not None
    spot = next(iter(table.offers.by_spot))
    table.pick(*spot)
    table.pick(*spot)
    driver.frame(0.01)
    assert match.pending.seat != seat
    if driver.screen is table:
        assert set(table.hand.value.split()) <= {"face", "down"}
    driver.frame()
    assert driver.screen.name == "curtain" or not table.flow.private


def test_covering_leaves_no_card_and_no_message_behind(tmp_path: Path) -> None:
    driver, match = hot_seat(tmp_path)
    driver.press(pygame.K_RETURN)
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert match.pending is not None
    card = match.whole.hand[match.pending.seat][0]
    driver.hover(f"hand:{card}")
    assert table.zoom.value == match.whole.box.kind[card]
    table.message.open("Secret", [], aside=True)
    table.press("cover")
    assert set(table.hand.value.split()) == {"face", "down"}
    assert not table.message.visible
    assert table.zoom.value in match.whole.box.setup.cast
    driver.frame()
    assert driver.screen.name == "curtain"


def test_one_person_never_meets_a_curtain(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, new_match(5, seed=2))
    for _turn in range(30):
        driver.frame(0.1)
        assert driver.screen is table


def test_a_seat_can_be_given_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    match = building()
    driver, table = sit_down(tmp_path, match)
    driver.press(pygame.K_p, pygame.KMOD_SHIFT)
    driver.click("hand_over:0")
    assert not match.is_human(0)
    answered = match.whole.answered
    driver.frame(1.0)
    assert match.whole.answered > answered
    driver.press(pygame.K_p, pygame.KMOD_SHIFT)
    driver.click("hand_over:0")
    assert match.is_human(0)
    assert table.flow.private


def test_losses_are_told_and_the_turn_begins_with_a_summary(tmp_path: Path) -> None:
    from tools.shots.citadels import shots

    driver, _table = sit_down(tmp_path, building())
    driver.show(shots.SHOTS["table_summary"](driver.ui))
    message = driver.find("message")
    assert message.visible
    assert "destroys" in message.value
    driver.press(pygame.K_RETURN)
    with pytest.raises(KeyError):
        driver.find("message")


def test_a_summary_is_as_high_as_its_words_and_shows_what_they_speak_of(tmp_path: Path) -> None:
    from tools.shots.citadels import shots

    driver, _table = sit_down(tmp_path, building())
    driver.show(shots.SHOTS["table_summary"](driver.ui))
    table = driver.screen
    assert isinstance(table, TableScreen)
    message, place = table.message, table.places.aside
    assert message.box[:3] == place[:3]
    assert message.box.h < place.h - 60
    shown = [str(name).rsplit("/", 1)[-1] for name in message.pictures.values()]
    assert shown == ["watchtower", "market", "smithy"]
    assert message.pictured == (3, 1.0)
    usual = message.box.h
    message.told = [*message.told, *message.told[1:3]]
    message.put(place)
    assert usual < message.box.h <= place.h


def test_every_character_can_be_read_at_any_time(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, new_match(4, seed=2))
    for rank in range(1, 9):
        driver.hover(f"rank:{rank}")
        assert table.zoom.value == board_of(table).model.tiles[rank - 1].id


def play(driver: Driver, match: Match, rng: Random, *, keys: bool) -> None:
    """One whole game by keys or by the mouse, like somebody who tries everything."""
    for _turn in range(6000):
        if driver.screen.name == "scoring":
            return
        if driver.screen.name == "curtain":
            driver.press(pygame.K_RETURN) if keys else driver.click("lift")
            continue
        table = driver.screen
        assert isinstance(table, TableScreen)
        if table.offers is None:
            driver.frame(0.2)
        elif keys:
            number = rng.randint(1, 9)
            digit = pygame.K_0 + number
            driver.press(rng.choice([pygame.K_g, pygame.K_c, pygame.K_i, pygame.K_e, pygame.K_n, digit]))
            driver.press(digit)
            driver.press(pygame.K_b)
            driver.press(pygame.K_d)
        else:
            names = [w.name for w in table.prompt.children if w.enabled]
            things = [w.name for w in (*table.hand.children, *board_of(table).fan.children) if w.name and w.visible]
            for name in rng.sample(names + things, k=1):
                driver.click(name)
                if name in things and any(w.name == name for w in driver.screen.scope.walk()):  # type: ignore[union-attr]
                    driver.click(name)
    raise AssertionError("the game did not end")


@pytest.mark.long
@pytest.mark.parametrize(("keys", "humans"), [(True, (0,)), (False, (0,)), (True, (0, 2))])
def test_a_whole_game(tmp_path: Path, keys: bool, humans: tuple[int, ...]) -> None:
    match = new_match(4, seed=9, humans=humans)
    driver, _table = sit_down(tmp_path, match, size=(1280, 720))
    play(driver, match, Random(4), keys=keys)
    assert match.over
    assert str(max(match.scores)) in driver.find("scores").value

"""Hands that are elsewhere, in every game: what is secret is never at the screen, the curtain falls only where it
protects somebody, and what is done elsewhere takes the same way."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame
import pytest

from game.kernel.rng import Rng
from game.kernel.rules import ViewData
from game.session.match import Match
from game.session.setup import HUMAN
from game.table.flow import Flow
from game.table.screen import TableScreen
from tests.games.playing import GAMES, match_of
from tests.helpers.quick import second_and_last
from tests.session.helpers import toy_match
from tests.ui.driver import make_driver

TOY = "hidden_numbers"
ALL = tuple(dict.fromkeys((*GAMES, TOY)))
PEOPLE = 3
LARGE = pytest.mark.long  # pictures of these take their time
SIZES = [(1280, 720), *(pytest.param(one, marks=LARGE) for one in ((1920, 1080), (800, 600)))]
MIXTURES = [frozenset(some) for count in range(PEOPLE + 1) for some in itertools.combinations(range(PEOPLE), count)]


def match_with(game: str, people: int = PEOPLE, bots: int = 1, seed: int = 5) -> Match:
    players = [*[HUMAN] * people, *["random"] * bots]
    return toy_match(*players, seed=seed, rounds=6) if game == TOY else match_of(game, *players, seed=seed)


def flow_of(match: Match, *away: int) -> Flow:
    flow = Flow(match, lambda: "instant")
    for seat in away:
        flow.take_away(seat)
    return flow


def go_on(flow: Flow, rng: Rng) -> bool:
    """One decision, by whoever is asked, where that one is; False at the end."""
    ask = flow.match.pending
    if ask is None:
        return False
    flow.seen()
    if not flow.match.is_human(ask.seat):
        assert flow.advance(60.0, busy=False)
    elif ask.seat in flow.away:
        assert flow.hand_of(ask.seat).answer(rng.choice(ask.options))
    else:
        if flow.curtain_for is not None:
            flow.lift(flow.curtain_for)
        assert flow.answer(rng.choice(ask.options))
    return True


def is_public(flow: Flow, view: ViewData) -> bool:
    """Whether a View holds what everybody may know, and no more."""
    return bool(view.same(flow.match.public_view(flow.viewer)))


def eyes(flow: Flow) -> int | None:
    return flow.eyes


# -- whose eyes ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("away", MIXTURES, ids=lambda away: f"away{sorted(away)}")
@pytest.mark.parametrize("game", ALL)
def test_the_screen_knows_what_those_before_it_may_know(game: str, away: frozenset[int]) -> None:
    flow, rng = flow_of(match_with(game), *away), Rng(7)
    for _decision in range(90):
        ask = flow.match.pending
        if ask is None:
            break
        assert flow.eyes not in away
        assert flow.lifted not in away
        assert flow.alone is False
        if flow.curtain_for is not None:
            assert flow.curtain_for not in away
            assert not flow.private
        if ask.seat in away:
            assert flow.my_ask is None
            assert flow.asked_elsewhere == ask.seat
            assert flow.forced == ""
            assert flow.hand_of(ask.seat).ask == ask
        elif flow.match.is_human(ask.seat):
            assert flow.asked_elsewhere is None
        if len(away) == PEOPLE:
            assert not flow.private
            assert not flow.can_undo
            assert is_public(flow, flow.view)
            assert flow.curtain_for is None
        for seat in range(PEOPLE):  # nobody is asked who is neither elsewhere nor before the screen
            if seat not in away and seat != flow.eyes:
                assert flow.hand_of(seat).ask is None
        go_on(flow, rng)


@pytest.mark.parametrize("game", ALL)
def test_one_who_plays_alone_on_a_phone_shows_nothing_at_the_screen(game: str) -> None:
    flow, rng = flow_of(match_with(game, people=1, bots=2)), Rng(3)
    assert eyes(flow) == 0
    flow.take_away(0)
    assert not flow.alone
    for _decision in range(30):
        assert not flow.private
        assert is_public(flow, flow.view)
        if not go_on(flow, rng):
            break
    flow.bring_back(0)
    assert eyes(flow) == 0
    assert flow.my_ask is None or flow.my_ask.seat == 0


@pytest.mark.parametrize("game", ALL)
def test_whoever_sits_here_while_others_have_phones_gets_the_curtain(game: str) -> None:
    flow, rng, fell = flow_of(match_with(game), 1, 2), Rng(11), 0
    for _decision in range(120):
        ask = flow.match.pending
        if ask is None:
            break
        if ask.seat == 0 and flow.lifted is None:
            assert flow.curtain_for == 0
            secret = flow.words.keeps_secrets(flow.match.public_view(0), (0,))
            assert flow.curtain_falls == secret
            fell += secret
        go_on(flow, rng)
        pending = flow.match.pending
        if pending is not None and pending.seat != 0 and not flow.unseen:
            assert eyes(flow) is None  # covered as soon as somebody else is asked
    assert fell or game == "la_citta"  # where nothing is kept secret before somebody has looked at a voice


@pytest.mark.parametrize("game", ALL)
def test_where_nobody_is_away_everything_is_as_before(game: str) -> None:
    flow, other = flow_of(match_with(game)), flow_of(match_with(game))
    other.take_away(2)
    other.bring_back(2)
    one, two = Rng(4), Rng(4)
    for _decision in range(60):
        assert (flow.eyes, flow.curtain_for, flow.unseen) == (other.eyes, other.curtain_for, other.unseen)
        if not (go_on(flow, one) and go_on(other, two)):
            break
    assert flow.match.journal == other.match.journal


# -- hands move in a running game ------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ALL)
def test_a_hand_goes_elsewhere_and_comes_back_at_any_moment(game: str) -> None:
    flow, rng = flow_of(match_with(game)), Rng(8)
    for step in range(80):
        seat = step % PEOPLE
        if seat in flow.away:
            flow.bring_back(seat)
        else:
            flow.take_away(seat)
            assert flow.eyes != seat
            assert flow.lifted != seat
        flow.seen()
        ask = flow.match.pending
        if ask is not None and flow.match.is_human(ask.seat):
            assert (flow.curtain_for == ask.seat) + (flow.my_ask == ask) + (flow.asked_elsewhere == ask.seat) == 1
        if not go_on(flow, rng):
            break


def test_what_lies_open_is_covered_when_its_hand_goes_elsewhere() -> None:
    flow = flow_of(match_with("citadels"))
    while (seat := flow.curtain_for) is None:
        assert go_on(flow, Rng(1))
    flow.lift(seat)
    assert flow.my_ask is not None
    flow.take_away(seat)
    assert eyes(flow) is None
    assert not flow.private
    flow.lift(seat)  # nobody can come before the screen whose hand is elsewhere
    assert eyes(flow) is None


def test_only_the_hand_of_a_person_goes_elsewhere() -> None:
    flow = flow_of(match_with("citadels"))
    flow.take_away(PEOPLE)
    assert not flow.away


@pytest.mark.parametrize("game", ALL)
def test_a_computer_sits_in_for_a_hand_that_is_gone(game: str) -> None:
    flow, rng = flow_of(match_with(game), 1), Rng(2)
    while flow.asked_elsewhere != 1:
        assert go_on(flow, rng)
    flow.hand_over(1, "random")
    assert flow.hand_of(1).ask is None
    assert flow.asked_elsewhere != 1
    assert flow.bots_turn
    assert not flow.alone
    before = flow.match.answered
    assert go_on(flow, rng)
    assert flow.match.answered == before + 1
    flow.hand_over(1, HUMAN)
    assert flow.away == {1}  # whose hand is where it was
    while flow.asked_elsewhere != 1:
        assert go_on(flow, rng)


def test_a_computer_that_sits_in_takes_nothing_from_whoever_is_before_the_screen() -> None:
    flow = flow_of(match_with("citadels"), 1, 2)
    rng = Rng(2)
    while flow.curtain_for != 0:
        assert go_on(flow, rng)
    flow.lift(0)
    flow.hand_over(1, "random")
    assert flow.eyes == 0
    assert flow.my_ask is not None


# -- what is done elsewhere ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ALL)
def test_a_hand_elsewhere_is_offered_what_it_would_be_offered_here(game: str) -> None:
    here, there = flow_of(match_with(game)), flow_of(match_with(game), *range(PEOPLE))
    rng = Rng(6)
    for _decision in range(60):
        ask = here.match.pending
        if ask is None:
            break
        option = rng.choice(ask.options)
        here.seen()
        if here.match.is_human(ask.seat):
            if here.curtain_for is not None:
                here.lift(here.curtain_for)
            hand = there.hand_of(ask.seat)
            names = here.words.names([seat.name for seat in here.seats], here.view)
            assert here.offers(names) == hand.offers(names)
            assert hand.view.same(here.view)
            assert hand.can_undo == here.can_undo
            assert here.answer(option)
            assert hand.answer(option)
        else:
            assert here.advance(60.0, busy=False)
            assert there.advance(60.0, busy=False)
    assert here.match.journal == there.match.journal


def test_nothing_is_asked_elsewhere_before_the_table_has_shown_what_led_to_it() -> None:
    flow, rng = flow_of(match_with("citadels"), *range(PEOPLE)), Rng(1)
    for _decision in range(40):
        before = flow.match.event_count
        go_on(flow, rng)
        ask = flow.match.pending
        if ask is None or flow.match.event_count == before:
            continue
        flow.hold(before)
        hand = flow.hand_of(ask.seat)
        assert hand.ask is None
        assert flow.asked_elsewhere is None
        assert not hand.answer(ask.options[0])
        flow.release()
        assert (hand.ask == ask) == flow.match.is_human(ask.seat)


def test_a_hand_takes_back_its_own_answer_alone() -> None:
    flow = flow_of(match_with(TOY), 0, 1)
    told = list[str]()
    flow.went_on = lambda eyes: told.append("on")
    flow.went_back = lambda: told.append("back")
    first, second = flow.hand_of(0), flow.hand_of(1)
    assert first.ask is not None
    before = first.ask.options
    assert first.answer(next(option for option in before if option.startswith("card")))
    assert not second.can_undo
    assert not second.undo()
    assert not flow.undo()  # nobody at the screen did it
    assert first.undo()
    assert first.ask is not None
    assert first.ask.options == before
    assert told == ["on", "back"]


@pytest.mark.parametrize("game", ALL)
def test_nothing_is_taken_back_elsewhere_once_the_end_is_told(game: str) -> None:
    flow, rng = flow_of(match_with(game), *range(PEOPLE)), Rng(12)
    while go_on(flow, rng):
        pass
    assert flow.over
    assert not any(flow.hand_of(seat).can_undo for seat in range(PEOPLE))


def test_whoever_looks_at_something_new_is_not_hurried_by_an_answer_from_elsewhere() -> None:
    flow = flow_of(match_with(TOY), 1)
    flow.lift(0)
    assert flow.answer("look:1")
    assert flow.unseen
    hand = flow.hand_of(1)
    assert hand.ask is not None
    assert hand.answer("take")
    assert flow.unseen
    assert flow.eyes == 0


# -- the window ------------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("display")
@pytest.mark.parametrize("game", second_and_last(ALL))
def test_a_table_without_hands_shows_no_hand(tmp_path: Path, game: str) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    match = match_with(game)
    table = TableScreen(driver.ui, flow_of(match, *range(PEOPLE)))
    driver.show(table)
    rng = Rng(9)
    for _decision in range(12):
        ask = match.pending
        if ask is None:
            break
        assert driver.screen is table  # no curtain
        assert table.offers is None
        assert not table.board.held().cards
        assert not table.first_times.slip.visible
        said = table.prompt.prompt
        assert said.on_phone == (ask.seat in table.flow.away)
        if said.on_phone:
            assert said.title == f"{match.setup.seats[ask.seat].name} chooses on the phone"
            assert not table.prompt.choices
        if ask.seat in table.flow.away:
            assert table.flow.hand_of(ask.seat).answer(rng.choice(ask.options))
        driver.frame(0.1)


@pytest.mark.usefixtures("display")
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ALL)
def test_a_table_without_hands_has_the_same_for_every_seat(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    """Whoever was here last, it is the same picture, and no seat has more room in it than another."""
    pictures, match = list[bytes](), match_with(game)
    rng = Rng(2)
    for _answer in range(25):
        if match.pending is not None:
            match.answer(match.pending.number, rng.choice(match.pending.options))
            match.step()
    for last in range(PEOPLE):
        driver = make_driver(tmp_path / f"{last}.json", size)
        flow = flow_of(match)
        flow.lift(last)
        for seat in sorted(range(PEOPLE), key=lambda seat, last=last: (seat == last, seat)):  # type: ignore[misc]
            flow.take_away(seat)
        table = TableScreen(driver.ui, flow)
        driver.show(table)
        for _frame in range(20):  # until nothing moves in
            driver.frame(0.2)
        pictures.append(pygame.image.tobytes(driver.surface, "RGB"))
        assert table.root is not None
        rooms = [table.board.seat_box(seat) for seat in range(len(match.setup.seats))]
        assert max(box.w for box in rooms) - min(box.w for box in rooms) < 1
        assert max(box.h for box in rooms) - min(box.h for box in rooms) < 1
        assert not any(one.value.startswith("You,") for one in table.root.walk())
    assert pictures[1:] == pictures[:1] * (PEOPLE - 1)


@pytest.mark.usefixtures("display")
@pytest.mark.parametrize("game", ALL)
def test_a_hand_that_comes_back_has_its_place_again(tmp_path: Path, game: str) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    table = TableScreen(driver.ui, flow_of(match_with(game), *range(PEOPLE)))
    driver.show(table)
    for seat in (1, 2):
        table.flow.bring_back(seat)
        table.flow.lift(seat)
        table.refresh()
        driver.frame(0.1)
        assert table.flow.own_seat == table.flow.eyes == seat
        table.flow.take_away(seat)
        table.refresh()
        driver.frame(0.1)
        assert table.flow.own_seat == -1

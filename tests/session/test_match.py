"""The loop: ask, agent, answer, events; late and wrong answers; changing seats; rematch."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.inline import InlineBots
from game.kernel.rules import SetupError, of
from game.kernel.saving import digest
from game.kernel.steps import Ask
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup
from tests.games.hidden_numbers.rules import View
from tests.session.helpers import RULES, answer, play_on, toy_match, toy_setup


def test_a_person_is_waited_for() -> None:
    match = toy_match()
    assert match.asked == (0, "your_turn")
    assert not match.step()
    assert not match.thinking
    assert match.pending is not None
    assert match.answer(0, "rest")
    assert match.journal == []
    assert match.step()
    assert match.asked == (1, "your_turn")
    assert match.journal[0].startswith("0 rest ")


def test_bots_play_a_whole_game_in_steps() -> None:
    match = toy_match("random", "random", "random")
    steps = 0
    while match.step():
        steps += 1
    assert match.over
    assert match.pending is None
    assert match.asked is None
    assert steps == len(match.journal) == match.whole.answered
    assert max(match.scores) == match.scores[match.winners[0]]


def test_late_wrong_and_foreign_answers_are_refused() -> None:
    match = toy_match()
    answer(match, "rest")
    assert not match.answer(0, "rest"), "late"
    assert not match.answer(1, "rest"), "a bot's turn"
    while match.step():
        pass
    ask = match.pending
    assert ask is not None
    assert ask.seat == 0
    assert not match.answer(ask.number, "fly"), "not offered"
    assert not match.answer(ask.number + 1, "rest"), "early"
    assert match.answer(ask.number, "rest")
    play_on(match)
    assert not match.answer(match.whole.answered, "rest"), "the game is over"


def test_same_set_up_and_answers_give_the_same_match() -> None:
    one, two = play_on(toy_match(seed=5)), play_on(toy_match(seed=5))
    assert one.journal == two.journal
    assert digest(one.whole) == digest(two.whole)
    assert one.journal != play_on(toy_match(seed=6)).journal


def test_a_bots_seed_can_be_set_per_seat() -> None:
    setup = toy_setup("random", "random")
    assert setup.bot_seed(0) != setup.bot_seed(1)
    import msgspec

    seats = (msgspec.structs.replace(setup.seats[0], bot_seed=77), setup.seats[1])
    assert msgspec.structs.replace(setup, seats=seats).bot_seed(0) == 77


def test_events_are_told_as_each_viewer_may_know_them() -> None:
    match = toy_match(HUMAN, HUMAN)
    answer(match, "take")
    answer(match, "look:0")
    public = match.events_since(0, None)
    assert [shown.word for shown in public] == ["took", "gold", "looked"]
    assert "card" not in public[0].facts
    assert "card" in match.events_since(0, 0)[0].facts
    assert "cards" not in match.events_since(0, 0)[2].facts
    (last,) = match.events_since(2, 1)
    assert last.number == 2
    assert last.facts["cards"] == of(View, match.view(1)).hand[0]
    assert match.events_since(match.event_count, 1) == []


def test_views_are_made_once_per_decision() -> None:
    match = toy_match(HUMAN, HUMAN)
    view = of(View, match.view(0))
    assert match.view(0) is view
    answer(match, "rest")
    assert match.view(0) is not view
    assert of(View, match.view(0)).coins == [2, 1]


def test_what_everybody_may_know_is_looked_at_from_a_place_and_made_once() -> None:
    match = toy_match(HUMAN, HUMAN)
    assert match.view(None) is match.view(None)
    assert match.view(None).viewer == -1
    public = of(View, match.public_view(1))
    assert match.public_view(1) is public is not match.public_view(0)
    assert public.viewer == 1
    assert public.hand == of(View, match.view(None)).hand == [[-1, -1], [-1, -1]]
    answer(match, "rest")
    assert match.public_view(1) is not public


def test_reasons_come_from_the_rules() -> None:
    match = toy_match(HUMAN, HUMAN)
    assert match.why_not(0, "card:99") == "not_yours"
    assert match.why_not(0, "rest") is None


def test_a_seat_is_handed_to_a_bot_and_back() -> None:
    match = toy_match(HUMAN, HUMAN)
    answer(match, "rest")
    match.hand_over(1, "random")
    while match.step():
        pass
    assert match.asked == (0, "your_turn")
    match.hand_over(0, "random")
    match.hand_over(1, HUMAN)
    while match.step():
        pass
    assert match.asked == (1, "your_turn")
    assert match.setup.seats[1].player == HUMAN
    with pytest.raises(ValueError, match="no computer player called 'genius'"):
        match.hand_over(1, "genius")
    assert match.is_human(1)


def test_an_answer_is_forgotten_when_its_seat_changes_hands() -> None:
    match = toy_match(HUMAN, HUMAN)
    assert match.answer(0, "shuffle")
    match.hand_over(0, "random")
    match.hand_over(0, HUMAN)
    assert not match.step()


class Stubborn:
    """A bot that names what nobody offers."""

    needs_view = True

    def consider(self, ask: Ask, view: Any) -> None:
        assert view.viewer == ask.seat

    def poll(self) -> str:
        return "cheat"

    def forget(self) -> None: ...


class StubbornBots(InlineBots):
    def agent(self, seat: Any, setup: MatchSetup) -> Any:
        return Stubborn()


def test_a_bots_answer_passes_the_same_gate() -> None:
    match = Match.new(RULES, toy_setup("random", "random"), StubbornBots())
    again = Match.new(RULES, toy_setup("random", "random"), StubbornBots())
    assert match.step()
    assert again.step()
    assert match.journal == again.journal
    (notice,) = match.take_notices()
    assert notice.word == "bot_refused"
    assert "Ann" in notice.text()
    assert match.take_notices() == []


def test_rematch_keeps_or_rotates_the_seats() -> None:
    setup = toy_match().setup
    same, rotated = setup.rematch(rotate=False), setup.rematch(rotate=True, seed=9)
    assert same.seats == setup.seats
    assert same.seed != setup.seed
    assert [seat.name for seat in rotated.seats] == ["Cleo", "Ann", "Bo"]
    assert rotated.seed == 9
    assert setup.rematch(rotate=False) == same


def test_a_set_up_the_rules_refuse() -> None:
    with pytest.raises(SetupError, match="1 players"):
        toy_match("random")


def test_nobody_listens_when_nobody_watches() -> None:
    match = Match.new(RULES, toy_setup("random", "random"), InlineBots(), watched=False)
    play_on(match)
    assert match.events == []

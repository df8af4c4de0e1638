"""Undo is mechanical: the same seat, nothing random, nobody learnt anything."""

from __future__ import annotations

from game.kernel.rules import of
from game.kernel.saving import digest
from game.session.match import Match
from game.session.setup import HUMAN
from tests.games.hidden_numbers.rules import View
from tests.session.helpers import answer, toy_match


def a_played_card(match: Match) -> None:
    card = max(of(View, match.view(0)).hand[0])
    answer(match, f"card:{card}")


def test_an_answer_is_taken_back_and_the_journal_cut() -> None:
    match = toy_match(HUMAN, HUMAN)
    before = digest(match.whole)
    a_played_card(match)
    answer(match, "left")
    assert match.event_count == 1
    assert match.can_undo(0)
    assert not match.can_undo(1)
    assert not match.undo(1)
    assert match.undo(0)
    assert match.undo(0)
    assert not match.undo(0)
    assert digest(match.whole) == before
    assert match.journal == []
    assert match.event_count == 0
    assert match.revision == 2


def test_the_game_goes_on_after_an_undo_and_late_answers_are_refused() -> None:
    match = toy_match(HUMAN, HUMAN)
    a_played_card(match)
    assert match.answer(1, "left")
    assert match.undo(0)
    assert not match.step(), "the answer was withdrawn with the undo"
    assert not match.answer(1, "left")
    answer(match, "rest")
    assert match.events_since(0, 0)[0].word == "gold"
    assert match.asked == (1, "your_turn")


def test_nothing_is_taken_back_once_another_seat_answered() -> None:
    match = toy_match(HUMAN, HUMAN)
    answer(match, "rest")
    assert match.can_undo(0)
    answer(match, "rest")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_nothing_is_taken_back_after_chance_or_new_knowledge() -> None:
    for word in ("shuffle", "take", "look:1"):
        match = toy_match(HUMAN, HUMAN)
        answer(match, word)
        assert not match.can_undo(0), word


def test_bots_take_nothing_back_and_end_what_can_be_taken_back() -> None:
    match = toy_match(HUMAN, "random")
    answer(match, "rest")
    assert match.can_undo(0)
    match.step()
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    other = toy_match(HUMAN, HUMAN)
    answer(other, "rest")
    other.hand_over(0, "random")
    assert not other.can_undo(0)

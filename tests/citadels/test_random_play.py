"""Random games of every table: they end, nothing gets lost, and whatever is not offered has a reason."""

from __future__ import annotations

import pytest

from game.kernel.rng import Rng
from game.kernel.steps import SHORT
from tests.citadels.survival import accounts, accounts_after, assert_everything_is_somewhere
from tests.citadels.tables import NAMES, TABLES, conceivable, random_answers, start

every_table = pytest.mark.parametrize(("players", "nine"), TABLES, ids=NAMES)
LONGEST = 3_000  # decisions; the longest of many thousand random games has under 1,500


@every_table
def test_games_end_and_nothing_gets_lost(players: int, nine: bool) -> None:
    for seed in range(4):
        g = start(players, nine, seed)
        g.log = []
        gold = accounts(g)
        for _ in random_answers(g, Rng(seed)):
            assert_everything_is_somewhere(g)
            gold = accounts_after(gold, g.log)
            assert gold == accounts(g)
            g.log.clear()
            assert g.answered < LONGEST
        assert_everything_is_somewhere(g)
        assert g.phase == "over"
        assert max(len(city) for city in g.city) >= 7
        assert [line["total"] for line in g.scores] == [
            sum(amount for name, amount in line.items() if name != "total") for line in g.scores
        ]


@pytest.mark.long
@every_table
def test_offered_if_and_only_if_there_is_no_reason_against_it(players: int, nine: bool) -> None:
    seen = set()
    for seed in range(2):
        g = start(players, nine, seed)
        for _ in random_answers(g, Rng(100 + seed)):
            ask = g.pending
            assert ask is not None
            assert ask.options, "a question without an answer"
            assert len(set(ask.options)) == len(ask.options)
            words = conceivable(g, ask)
            if words:
                seen.add(SHORT[g.stack[-1][3]])
            for word in words:
                assert (word in ask.options) == (g.why_not(ask.seat, word) is None), word
            for word in ask.options:
                assert g.why_not(ask.seat, word) is None
    wanted = {"turn.problem", "assassin.kill_problem", "thief.rob_problem", "magician.swap_problem"}
    assert wanted <= seen


@every_table
def test_the_same_answers_give_the_same_game(players: int, nine: bool) -> None:
    one, two = start(players, nine, 5), start(players, nine, 5)
    answers = list(random_answers(one, Rng(5)))
    for answer in answers:
        two.choose(answer)
    assert two.scores == one.scores
    assert two.rng == one.rng


@every_table
def test_every_round_begins_without_marks_shields_and_secrets(players: int, nine: bool) -> None:
    g = start(players, nine, 7)
    for _ in random_answers(g, Rng(7)):
        if g.phase == "draft" and g.picked == 0:
            assert (g.killed, g.robbed, g.thief, g.rank, g.seat) == (0, 0, -1, 0, -1)
            assert not g.safe
            assert not g.used
            assert set(g.shown) == {-1}
            assert g.order == [(g.crown + i) % players for i in range(players)]
            assert [bool(seen) for seen in g.seen] == [seat == g.crown for seat in range(players)]
            assert not any(g.roles)


def test_the_crown_moves_from_one_seat_to_another() -> None:
    g = start(5, seed=3)
    g.log = []
    list(random_answers(g, Rng(3)))
    moves = [event.public for event in g.log if event.word == "crown_moved"]
    assert len(moves) > 3
    assert all(facts["seat"] != facts["before"] for facts in moves)


def test_a_game_without_an_audience_takes_the_same_course() -> None:
    silent, told = start(6, seed=8), start(6, seed=8)
    told.log = []
    assert list(random_answers(silent, Rng(8))) == list(random_answers(told, Rng(8)))
    assert silent.scores == told.scores


def test_rank_4_lies_face_down_now_and_then_and_face_up_never() -> None:
    down = 0
    for seed in range(300):
        g = start(4, nine=True, seed=seed)
        assert 4 not in g.face_up
        assert len(g.face_up) == 3
        down += g.face_down == [4]
    assert 300 / 6 * 0.5 < down < 300 / 6 * 1.8  # one of the six cards that are left

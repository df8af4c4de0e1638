"""Bots are pure functions of seed and ask; the worker decides exactly as this process does."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
import time
from collections import Counter

import pytest

from game.bots import LEVELS, decision_rng, make_bot, remote
from game.bots.inline import InlineBots
from game.bots.random_bot import RandomBot
from game.bots.remote import WorkerBots
from game.kernel.steps import Ask, Seat
from game.session.match import Match
from tests.bots.bad_bots import with_hanging_bots
from tests.games.hidden_numbers.rules import find_rules
from tests.helpers.clock import NEVER, StillClock
from tests.session.helpers import RULES, play_on, toy_match, toy_setup


def ask(number: int, seat: int = 0) -> Ask:
    return Ask(number, Seat(seat), "turn.chosen", ["a", "b", "c", "d"], {})


def test_random_is_uniform_and_repeatable() -> None:
    bot = RandomBot(7)
    counts = Counter(bot.decide(None, ask(number)) for number in range(4000))
    assert all(880 < counts[word] < 1120 for word in "abcd")
    assert [bot.decide(None, ask(n)) for n in range(50)] == [RandomBot(7).decide(None, ask(n)) for n in range(50)]


def test_seed_seat_and_number_all_count() -> None:
    numbers = {decision_rng(s, ask(n, seat)).below(1 << 30) for s in range(9) for n in range(9) for seat in range(4)}
    assert len(numbers) == 9 * 9 * 4


def test_an_unknown_level_is_refused_with_a_sentence() -> None:
    with pytest.raises(
        ValueError, match=r"no computer player called 'clever'; there are: random, easy, normal, hard, expert, master\."
    ):
        make_bot("clever", 1)
    assert LEVELS[0] == "random"


def test_bots_bring_no_pygame() -> None:
    code = "import sys, game.bots.worker, game.bots.remote, game.bots.random_bot; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def played_by_worker(bots: WorkerBots, interfere: bool = False) -> Match:
    match = Match.new(RULES, toy_setup("random", "random", "random", seed=11), bots)
    deadline = time.monotonic() + NEVER
    while not match.over:
        assert time.monotonic() < deadline
        if interfere and bots.process is not None and match.whole.answered in (3, 6):
            bots.process.kill()
            bots.process.join(NEVER)
        match.step()
    return match


@pytest.fixture
def expected() -> list[str]:
    return play_on(toy_match("random", "random", "random", seed=11)).journal


def test_a_worker_decides_as_this_process_does(expected: list[str], clock: StillClock) -> None:
    bots = WorkerBots(find_rules)
    match = played_by_worker(bots)
    assert match.journal == expected
    assert match.take_notices() == []
    process = bots.process
    assert process is not None
    match.close()
    assert not process.is_alive()


def test_a_killed_worker_is_started_again(expected: list[str], clock: StillClock) -> None:
    bots = WorkerBots(find_rules)
    match = played_by_worker(bots, interfere=True)
    assert match.journal == expected
    told = [notice.word for notice in match.take_notices()]
    assert {"worker_restarted", "worker_lost"} & set(told)
    assert told.count("worker_restarted") + told.count("worker_lost") <= remote.RESTARTS
    match.close()


def test_a_worker_that_does_not_answer_is_done_without(expected: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "START_SECONDS", 0.0)
    bots = WorkerBots(find_rules)
    match = played_by_worker(bots)
    assert match.journal == expected
    assert [notice.word for notice in match.take_notices()] == [*["worker_lost"] * 3, "worker_given_up"]
    match.close()


def test_a_process_that_cannot_be_started_is_done_without(expected: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> None:
        raise OSError("no processes left")

    monkeypatch.setattr(multiprocessing, "get_context", refuse)
    match = played_by_worker(WorkerBots(find_rules))
    assert match.journal == expected
    assert [notice.word for notice in match.take_notices()] == ["worker_missing"]


def test_the_table_never_waits_for_a_worker() -> None:
    """Had it waited for one that thinks for ever, it would have lost its patience and somebody else had answered."""
    bots = WorkerBots(with_hanging_bots)
    match = Match.new(RULES, toy_setup("random", "random"), bots)
    for _ in range(20):
        match.step()
    assert (match.thinking, match.journal) == (True, [])
    assert match.asked is not None
    match.hand_over(match.asked[0], "human")
    assert not match.thinking
    match.close()


def test_inline_bots_raise_what_goes_wrong_in_them() -> None:
    match = Match.new(RULES, toy_setup("random", "random"), InlineBots())
    with pytest.raises(ValueError, match="no computer player 'normal' for the game 'hidden_numbers'"):
        match.hand_over(0, "normal")

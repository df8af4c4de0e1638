"""A worker that is killed, dies or hangs, and model files that cannot be used: the game goes on and says so."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import catalog
from game.bots import make_bot, safety
from game.bots.inline import InlineBots
from game.bots.learnt import ModelFault
from game.bots.remote import Lost, WorkerBots
from game.bots.search import Effort
from game.bots.worker import Request
from game.citadels.bot.search import learnt, models, player
from game.citadels.bot.search.player import PARTS_OF, SearchBot
from game.citadels.deals import citadels
from game.citadels.rules.state import View
from game.kernel.rules import of
from game.kernel.steps import Ask
from game.paths import assets_dir
from game.session.match import Match
from game.session.setup import MatchSetup, SeatSetup
from tests.bots import bad_bots
from tests.helpers.clock import LOOK, NEVER, StillClock
from tests.session.helpers import RULES, toy_setup


def citadels_match(level: str, bots: WorkerBots | InlineBots) -> Match:
    rules = citadels()
    seats = tuple(SeatSetup(name, i, level) for i, name in enumerate(("Ann", "Bo", "Cleo", "Dan")))
    setup = rules.preset(4, "first_game")
    plain = {"cast": list(setup.cast), "uniques": list(setup.uniques), "crown": 0, "options": []}
    return Match.new(rules, MatchSetup("citadels", plain, 5, seats), bots)


def wait_until(found: Callable[[], bool], match: Match) -> None:
    """As long as it takes: a worker that starts on a busy machine is slow, and the clock of the nets stands still."""
    end = time.monotonic() + NEVER
    while not found():
        assert time.monotonic() < end
        match.step()
        time.sleep(LOOK)


def wait_until_answered(match: Match) -> None:
    """Until the pending ask is answered, whatever that takes."""
    number = match.whole.answered
    wait_until(lambda: match.whole.answered > number, match)


def seconds_until_answered(match: Match, clock: StillClock) -> float:
    """By that clock, while a worker gets nothing done."""
    number, start = match.whole.answered, clock.now
    while match.whole.answered == number:
        assert clock.now < start + NEVER
        clock.now += 0.05
        match.step()
    return clock.now - start


def words(match: Match) -> list[str]:
    return [notice.word for notice in match.take_notices()]


def test_the_level_below_keeps_the_style() -> None:
    assert [safety.below(name) for name in ("master", "expert", "hard:miser", "normal", "easy:miser", "random")] == [
        "expert", "hard", "normal:miser", "easy", "random", "random",
    ]  # fmt: skip
    assert [safety.quick(name) for name in ("expert:miser", "hard", "easy", "rule:matt")] == [
        "normal:miser", "normal", "easy", "normal",
    ]  # fmt: skip


def test_every_net_is_more_than_twice_the_time_of_its_level_and_within_two_seconds() -> None:
    limits = {"random": 0.01, "easy": 0.01, "normal": 0.01, "hard": 0.1, "expert": 0.5}
    assert all(2 * limits[level] < safety.NET_SECONDS[level] < safety.GOES_ON for level in limits)
    assert {safety.goes_on(level) for level in limits} == {safety.GOES_ON}


def test_a_master_may_take_its_time_and_somebody_who_hangs_holds_up_the_game_for_no_longer() -> None:
    assert safety.net_seconds("master:miser") == 6.0
    assert safety.GOES_ON < safety.net_seconds("master") < safety.goes_on("master") < 7


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
@pytest.mark.parametrize("how", ["SIGKILL", "SIGSTOP"])
def test_a_worker_killed_or_stopped_in_mid_thought(how: str, clock: StillClock) -> None:
    bots = WorkerBots(catalog.rules)
    match = citadels_match("expert", bots)
    wait_until_answered(match)
    wait_until(lambda: bots.waiting is not None, match)  # to the middle of a thought
    process = bots.process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, getattr(signal, how))
    if how == "SIGKILL":
        process.join(NEVER)
        assert not process.is_alive()
    assert seconds_until_answered(match, clock) < safety.GOES_ON
    (notice,) = match.take_notices()
    assert notice.word == ("worker_lost" if how == "SIGKILL" else "worker_slow")
    assert "one level lower" in notice.text()
    wait_until_answered(match)  # the next one is answered by another worker
    assert bots.process is not None
    assert bots.process is not process
    assert words(match) == []
    match.close()


def test_a_worker_that_ended_while_nobody_was_asked_changes_nothing(clock: StillClock) -> None:
    bots = WorkerBots(catalog.rules)
    match = citadels_match("normal", bots)
    wait_until_answered(match)
    assert bots.waiting is None
    assert bots.process is not None
    bots.process.kill()
    bots.process.join(NEVER)
    wait_until_answered(match)
    assert words(match) == ["worker_restarted"]
    expected = citadels_match("normal", InlineBots())
    while len(expected.journal) < len(match.journal):
        expected.step()
    assert match.journal == expected.journal
    match.close()


def test_bots_that_hang_are_interrupted_and_the_level_below_plays(clock: StillClock) -> None:
    bots = WorkerBots(bad_bots.citadels_hanging)
    match = citadels_match("normal", bots)
    for _ in range(2):
        wait_until(lambda: bots._is_ready, match)
        assert seconds_until_answered(match, clock) < safety.GOES_ON
    assert words(match) == ["worker_slow"], "said once, however often it happens"
    assert bots.nets == 2
    assert not bots.given_up
    easy = citadels_match("easy", InlineBots())
    while len(easy.journal) < 2:
        easy.step()
    assert match.journal[:2] == easy.journal
    match.close()


def test_a_choice_waits_for_a_master_whose_answer_nobody_wants_any_more(clock: StillClock) -> None:
    """Somebody took a choice back while it thought: whoever is asked next was not too slow."""
    bots = WorkerBots(bad_bots.citadels_hanging)
    match = citadels_match("master", bots)
    wait_until(lambda: bots._is_ready, match)
    ask = match.pending
    assert isinstance(ask, Ask)
    bots.send(Request(0, "citadels", match.setup.rules_setup, "normal", 1, ask, None), safety.net_seconds("normal"))
    clock.now += safety.net_seconds("master")
    assert bots.reply() is None
    clock.now += safety.net_seconds("normal") + 0.1
    assert isinstance(bots.reply(), Lost)
    match.close()


def test_an_expert_that_ends_its_process_is_followed_by_the_hard_player(clock: StillClock) -> None:
    bots = WorkerBots(bad_bots.citadels_with_deadly_experts)
    match = citadels_match("expert", bots)
    wait_until_answered(match)
    hard = citadels_match("hard", InlineBots())
    hard.step()
    assert match.journal == hard.journal
    assert words(match) == ["worker_lost"]
    match.close()


def test_and_by_the_normal_player_where_no_other_worker_is_ready_in_time(clock: StillClock) -> None:
    bots = WorkerBots(bad_bots.citadels_with_deadly_experts)
    match = citadels_match("expert", bots)
    first = bots.process
    wait_until(lambda: bots.process is not first, match)
    clock.now += safety.GOES_ON
    match.step()
    normal = citadels_match("normal", InlineBots())
    normal.step()
    assert match.journal == normal.journal
    assert words(match) == ["worker_lost"]
    match.close()


def test_workers_that_die_again_and_again_are_done_without(clock: StillClock) -> None:
    bots = WorkerBots(bad_bots.with_deadly_bots)
    match = Match.new(RULES, toy_setup("random", "random", seed=11), bots)
    wait_until(lambda: match.over, match)
    expected = Match.new(RULES, toy_setup("random", "random", seed=11), InlineBots())
    while not expected.over:
        expected.step()
    assert match.journal == expected.journal
    assert words(match) == ["worker_lost"] * 3 + ["worker_given_up"]
    assert bots.given_up
    match.close()


# -- model files -----------------------------------------------------------------------------------------------------
@pytest.fixture
def model_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the model files that may be spoilt; a spawned worker reads them too."""
    folder = tmp_path / "citadels" / "models"
    shutil.copytree(assets_dir() / "citadels" / "models", folder)
    monkeypatch.setattr(models, "assets_dir", lambda: tmp_path)
    forget_models()
    yield folder
    forget_models()


def forget_models() -> None:
    for read in (learnt.value_model, *player.PARTS.values()):
        read.cache_clear()  # type: ignore[attr-defined]


def spoil(folder: Path, name: str, how: str) -> None:
    path = folder / name
    if how == "missing":
        path.unlink()
    elif how == "cut":
        path.write_bytes(path.read_bytes()[:100])
    elif how == "garbage":
        path.write_bytes(bytes(range(256)) * 4)
    elif how == "version":
        path.write_bytes(path.read_bytes().replace(b'"version"', b'"version":99,"old"', 1))
    elif how == "foreign":
        path.write_bytes((assets_dir() / "la_citta" / "models" / "la_citta_value.json").read_bytes())
    elif how == "folder":
        path.unlink()
        path.mkdir()
    elif how == "endless":
        path.write_bytes(b'{"version":1,"more":' + b"[" * 100_000 + b"]" * 100_000 + b"}")


SPOILT = ("missing", "cut", "garbage", "version", "foreign", "folder", "endless")


@pytest.mark.parametrize("how", SPOILT)
def test_without_the_value_the_heuristic_plays_and_the_file_is_named(model_folder: Path, how: str) -> None:
    name = models.VALUE_FILE
    spoil(model_folder, name, how)
    with pytest.raises(ModelFault, match=name):
        make_bot("expert", 1)
    bots = InlineBots()
    match = citadels_match("hard:miser", bots)
    (notice,) = match.take_notices()
    assert notice.word == "model_unusable"
    assert name in notice.text()
    for _ in range(12):
        match.step()
    expected = citadels_match("normal:miser", InlineBots())
    for _ in range(12):
        expected.step()
    assert match.journal == expected.journal


@pytest.mark.parametrize("name", player.PARTS)
@pytest.mark.parametrize("how", SPOILT)
def test_a_part_that_cannot_be_used_is_named_and_its_levels_play_on_without(
    model_folder: Path, name: str, how: str
) -> None:
    spoil(model_folder, name, how)
    for level, files in PARTS_OF.items():
        _bot, playing, notices = safety.playable(f"{level}:miser", 1, "citadels")
        assert playing == f"{level}:miser"
        assert [notice.about for notice in notices] == ([("model_left_out", name)] if name in files else [])
        assert all(name in notice.text() for notice in notices)


def test_with_all_parts_gone_each_is_told_once_and_the_search_goes_on(model_folder: Path) -> None:
    for name in player.PARTS:
        spoil(model_folder, name, "cut")
    match = citadels_match("master", InlineBots())
    assert [notice.about for notice in match.take_notices()] == [
        ("model_left_out", name) for name in PARTS_OF["master"]
    ]
    ask = match.pending
    assert isinstance(ask, Ask)
    assert SearchBot(3, Effort(40)).judged(of(View, match.view(ask.seat)), ask)[0].samples > 0


@pytest.mark.parametrize("name", [models.VALUE_FILE, *player.PARTS])
def test_the_arena_refuses_a_spoilt_model_file(
    model_folder: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from tools.arena.command import main

    spoil(model_folder, name, "garbage")
    row = ["--candidate", "master", "--reference", "normal", "--games", "1", "--workers", "1"]
    assert main([*row, "--out", str(model_folder / "out.jsonl")]) == 2
    assert name in capsys.readouterr().err


def test_agents_name_a_spoilt_model_file_once(model_folder: Path, clock: StillClock) -> None:
    spoil(model_folder, models.VALUE_FILE, "cut")
    reported: list[str] = []
    bots = WorkerBots(catalog.rules, lambda word, _: reported.append(word))
    match = citadels_match("expert", bots)
    assert words(match) == ["model_unusable"]
    wait_until_answered(match)
    assert words(match) == []
    assert set(reported) == {"bots: model_unusable"}
    match.close()


def test_a_bot_with_an_error_leaves_the_answer_to_the_next_lower_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.citadels.bot.normal import NormalBot

    def fail(*_: object) -> str:
        raise ZeroDivisionError

    match = citadels_match("normal", InlineBots())
    ask = match.pending
    assert isinstance(ask, Ask)
    easy = make_bot("easy", 3).decide(match.view(ask.seat), ask)
    monkeypatch.setattr(NormalBot, "decide", fail)
    assert safety.decide_at_once("expert", 3, "citadels", match.view(ask.seat), ask) == (easy, "easy")

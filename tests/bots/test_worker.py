"""The worker's side: messages in, messages out; an error inside a bot is a message too."""

from __future__ import annotations

import multiprocessing
import threading
from typing import Any

import msgspec
import pytest

from game import bots
from game.bots import worker
from game.bots.inline import InlineBots
from game.bots.remote import WorkerBots
from game.bots.worker import Reply, Request
from game.kernel.saving import to_json
from game.kernel.steps import Ask, Seat
from tests.games.hidden_numbers.rules import HiddenNumbers, View, find_rules
from tests.session.helpers import toy_match, toy_setup


class Watching:
    """Decides by what it sees: the View must arrive whole."""

    needs_view = True

    def decide(self, view: Any, ask: Ask) -> str:
        assert isinstance(view, View)
        assert view.viewer == ask.seat
        return f"card:{max(view.hand[ask.seat])}"


class Failing:
    needs_view = False

    def decide(self, view: Any, ask: Ask) -> str:
        raise ZeroDivisionError("a bot's mistake")


def request(number: int = 1) -> Request:
    match = toy_match("random", "random")
    ask = match.pending
    assert ask is not None
    seen = to_json(match.view(0))
    return Request(number, "hidden_numbers", match.setup.rules_setup, "watching", 5, ask, seen)


def respond(asked: Request) -> Reply:
    return msgspec.json.decode(worker.respond(msgspec.json.encode(asked), find_rules), type=Reply)


def test_a_view_arrives_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "make_bot", lambda *_: Watching())
    reply = respond(request(3))
    assert (reply.id, reply.error) == (3, "")
    assert reply.option.startswith("card:")


def test_an_error_inside_a_bot_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "make_bot", lambda *_: Failing())
    reply = respond(request())
    assert reply.option == ""
    assert "ZeroDivisionError: a bot's mistake" in reply.error


def test_serving_ends_with_the_other_side() -> None:
    ours, theirs = multiprocessing.Pipe()
    thread = threading.Thread(target=worker.serve, args=(theirs, find_rules))
    thread.start()
    asked = request()
    asked.level = "random"
    ours.send_bytes(msgspec.json.encode(asked))
    assert msgspec.json.decode(ours.recv_bytes(), type=Reply).option in asked.ask.options
    ours.close()
    thread.join(5)
    assert not thread.is_alive()


def test_the_game_goes_on_when_a_bot_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """The level below answers by the seat's seed, and a notice tells."""
    setup = toy_setup("random", "random")
    expected = InlineBots().agent(Seat(0), setup)
    ask = HiddenNumbers().new(setup.rules_setup, setup.seed).pending
    assert ask is not None
    expected.consider(ask, None)
    mine = WorkerBots(find_rules)
    agent = mine.agent(Seat(0), setup)
    agent.consider(ask, None)
    monkeypatch.setattr(mine, "reply", lambda: Reply(1, error="ZeroDivisionError: a bot's mistake"))
    assert agent.poll() == expected.poll()
    (notice,) = mine.take_notices()
    assert notice.word == "bot_failed"
    assert "Ann" in notice.text()
    assert "ZeroDivisionError" in notice.detail
    agent.forget()
    assert agent.poll() is None
    mine.close()


def test_levels_are_words_of_the_registry() -> None:
    assert bots.LEVELS == ("random", "easy", "normal", "hard", "expert", "master")

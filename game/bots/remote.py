"""Bots that think in a spawned worker process, so that the window never waits for them.

A worker that dies or does not answer is started again once; after that its bots think in this process. The decision is
the same either way, and the people at the table are told.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

import msgspec

from game.bots import make_bot
from game.bots.random_bot import RandomBot
from game.bots.worker import FindRules, Reply, Request, serve
from game.kernel.saving import to_json
from game.kernel.steps import Ask, Seat
from game.session.notices import Notice
from game.session.setup import MatchSetup

START_SECONDS = 30.0  # a cold disk and a busy machine
ANSWER_SECONDS = 15.0
RESTARTS = 1

_to_reply = msgspec.json.Decoder(Reply)


class WorkerBots:
    """The bots of one match and the one worker they share: never more than one ask is pending."""

    def __init__(self, find_rules: FindRules, on_trouble: Callable[[str, str], object] | None = None) -> None:
        """`on_trouble` gets what went wrong (a word of `notices`) and its details, for a report."""
        self.find_rules = find_rules
        self.on_trouble = on_trouble
        self.process: SpawnProcess | None = None
        self.given_up = False
        self._connection: Connection | None = None
        self._restarts = RESTARTS
        self._last_id = 0
        self._waiting: Request | None = None
        self._deadline = 0.0
        self._has_answered = False
        self._notices: list[Notice] = []

    def agent(self, seat: Seat, setup: MatchSetup) -> RemoteAgent:
        agent = RemoteAgent(self, seat, setup)
        if self.process is None and not self.given_up:
            self._start()  # it is ready by the time the first bot is asked
        return agent

    def take_notices(self) -> list[Notice]:
        found, self._notices = self._notices, []
        return found

    def tell(self, notice: Notice) -> None:
        """Keep a notice until the match asks for it."""
        self._notices.append(notice)
        if self.on_trouble is not None:
            self.on_trouble(f"bots: {notice.word}", notice.detail)

    def close(self) -> None:
        self._waiting = None
        self._stop()

    # --- requests, for the agents ---

    def send(self, request: Request) -> None:
        """Start on a request; any earlier one is forgotten."""
        self._last_id += 1
        request.id = self._last_id
        self._waiting = request
        if self.process is None:
            self._start()
        self._send()

    def forget(self) -> None:
        """Whatever the worker is thinking about, its reply will be dropped."""
        self._waiting = None

    def reply(self) -> Reply | None:
        """The reply to the last request, once there is one."""
        if self._waiting is None:
            return None
        try:
            while self._connection is not None and self._connection.poll():
                reply = _to_reply.decode(self._connection.recv_bytes())
                self._has_answered = True
                if reply.id == self._waiting.id:
                    self._waiting = None
                    return reply
        except (EOFError, OSError, msgspec.MsgspecError) as error:
            self._failed(error)
        if time.monotonic() > self._deadline:
            self._failed(TimeoutError(f"no answer in {ANSWER_SECONDS} s"))
        return None

    # --- the process ---

    def _start(self) -> None:
        try:
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, self.find_rules), name="bots", daemon=True)
            process.start()
            theirs.close()
        except OSError as error:
            self._give_up(error)
            return
        self.process, self._connection, self._has_answered = process, ours, False

    def _send(self) -> None:
        if self._connection is None or self._waiting is None:
            return
        self._deadline = time.monotonic() + (ANSWER_SECONDS if self._has_answered else START_SECONDS)
        try:
            self._connection.send_bytes(msgspec.json.encode(self._waiting))
        except OSError as error:
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        self._stop()
        if self._restarts == 0:
            self._give_up(error)
            return
        self._restarts -= 1
        self.tell(Notice("worker_restarted", {}, repr(error)))
        self._start()
        self._send()

    def _give_up(self, error: Exception) -> None:
        self.given_up = True
        self.tell(Notice("worker_given_up", {}, repr(error)))

    def _stop(self) -> None:
        """End the process without a word: it keeps nothing."""
        if self._connection is not None:
            self._connection.close()
        if self.process is not None:
            with contextlib.suppress(OSError):
                self.process.kill()
            self.process.join(1.0)
        self.process = self._connection = None


class RemoteAgent:
    """One bot's seat. Asks the worker, or decides here when there is none any more."""

    def __init__(self, bots: WorkerBots, seat: Seat, setup: MatchSetup) -> None:
        self.level = setup.seats[seat].player
        self.name = setup.seats[seat].name
        self.seed = setup.bot_seed(seat)
        self.setup = setup
        self.bots = bots
        self.bot = make_bot(self.level, self.seed, setup.game)
        self.needs_view = self.bot.needs_view
        self._ask: Ask | None = None
        self._view: Any = None

    def consider(self, ask: Ask, view: Any) -> None:
        self._ask, self._view = ask, view
        if not self.bots.given_up:
            seen = None if view is None else to_json(view)
            setup = self.setup
            self.bots.send(Request(0, setup.game, setup.rules_setup, self.level, self.seed, ask, seen))

    def poll(self) -> str | None:
        ask = self._ask
        if ask is None:
            return None
        if self.bots.given_up:
            return self._decide_here(ask)
        reply = self.bots.reply()
        if reply is None:
            return None
        return self._instead(ask, reply.error) if reply.error else reply.option

    def forget(self) -> None:
        self._ask = None
        self.bots.forget()

    def _decide_here(self, ask: Ask) -> str:
        try:
            return self.bot.decide(self._view, ask)
        except Exception:  # noqa: BLE001  whatever it is: the game goes on, and the notice tells
            return self._instead(ask, traceback.format_exc(limit=-4))

    def _instead(self, ask: Ask, error: str) -> str:
        self.bots.tell(Notice("bot_failed", {"name": self.name}, error))
        return RandomBot(self.seed).decide(None, ask)

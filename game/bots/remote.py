"""Bots that think in a spawned worker process, so that the window never waits for them.

A worker that dies, hangs or thinks for too long is started again; the choice it was asked for is made one level lower
(`game.bots.safety`), within two seconds, and the people at the table are told.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import NamedTuple

import msgspec

from game.bots import QUICK, safety, split
from game.bots.worker import READY, FindRules, Reply, Request, serve
from game.kernel.rules import Plain, ViewData
from game.kernel.saving import to_json
from game.kernel.steps import Ask, Seat
from game.processes import spawning
from game.session.notices import Notice
from game.session.setup import HUMAN, MatchSetup

START_SECONDS = 10.0  # until the worker can think: a cold disk and a busy machine
ADVICE_SECONDS = 10.0  # what nobody at the table waits for may take longer than a choice
EARLIER_SECONDS = 2.0  # ... but a choice waits no longer than this for it, or than the net of an earlier choice
RESTARTS = 3  # of workers that died; one that was too slow may always be started again

_to_reply = msgspec.json.Decoder(Reply)


class Lost(NamedTuple):
    """No reply will come: `word` is the notice that says why."""

    word: str
    detail: str

    @property
    def error(self) -> str:
        """The same place as in a Reply, for those who only want to know whether there is one."""
        return self.detail

    @property
    def found(self) -> Plain:
        """Nothing was found."""
        return {}


class WorkerBots:
    """The bots of one match and the one worker they share: never more than one ask is pending."""

    def __init__(self, find_rules: FindRules, on_trouble: Callable[[str, str], object] | None = None) -> None:
        """`on_trouble` gets what went wrong (a word of `notices`) and its details, for a report."""
        self.find_rules = find_rules
        self.on_trouble = on_trouble
        self.process: SpawnProcess | None = None
        self.given_up = False  # no worker any more,
        self.distrusted = False  # ... because workers died again and again
        self.nets = 0  # how often somebody thought for too long
        self._connection: Connection | None = None
        self._ready_for: tuple[str, tuple[str, ...]] | None = None
        self._is_ready = False
        self._started = 0.0
        self._restarts = RESTARTS
        self._last_id = READY
        self.waiting: Request | None = None  # the request whose reply is wanted
        self._earlier: set[int] = set()  # forgotten requests that the worker is not done with
        self._seconds = 0.0  # the net of the request that waits
        self._deadline = 0.0
        self._choice_until = 0.0  # the deadline of the last choice, forgotten or not
        self._told_once: set[tuple[str, str]] = set()
        self._notices: list[Notice] = []

    def agent(self, seat: Seat, setup: MatchSetup) -> RemoteAgent:
        agent = RemoteAgent(self, seat, setup)
        players = dict.fromkeys(split(at.player)[0] for at in setup.seats if at.player != HUMAN)
        self._ready_for = (setup.game, tuple(players))
        if self.process is None and not self.given_up:
            self._start()  # it is ready by the time the first bot is asked
        return agent

    def take_notices(self) -> list[Notice]:
        found, self._notices = self._notices, []
        return found

    def tell(self, notice: Notice, *, once: bool = False) -> None:
        """Keep a notice until the match asks for it. With `once` only the first is told; all are reported."""
        if not once or notice.about not in self._told_once:
            self._notices.append(notice)
        self._told_once.add(notice.about)
        if self.on_trouble is not None:
            self.on_trouble(f"bots: {notice.word}", notice.detail)

    def close(self) -> None:
        self.waiting = None
        self._stop()

    # --- requests, for the agents ---

    def send(self, request: Request, seconds: float = ADVICE_SECONDS) -> None:
        """Start on a request that may take so long; any earlier one is forgotten."""
        self._last_id += 1
        request.id = self._last_id
        self.waiting, self._seconds = request, seconds
        if self.process is not None and not self.process.is_alive():
            self._replace_idle()
        elif self.process is None:
            self._start()
        now = time.monotonic()
        wait = max(EARLIER_SECONDS, self._choice_until - now) if self._earlier else 0.0
        self._deadline = now + seconds + wait if self._is_ready else self._started + START_SECONDS
        if request.kind == "decide":
            self._choice_until = self._deadline
        with contextlib.suppress(OSError):  # whoever is gone will be missed when the reply is looked for
            if self._connection is not None:
                self._connection.send_bytes(msgspec.json.encode(request))
                self._earlier.add(request.id)

    def forget(self) -> None:
        """Whatever the worker is thinking about, its reply will be dropped."""
        self.waiting = None

    def reply(self) -> Reply | Lost | None:
        """The reply to the last request, once there is one, or that none will come."""
        if self.waiting is None:
            return None
        if self._connection is None:
            return self._missing()
        try:
            while self._connection.poll():
                reply = _to_reply.decode(self._connection.recv_bytes())
                self._earlier.discard(reply.id)
                if reply.id == READY:
                    self._is_ready = True
                    self._deadline = time.monotonic() + self._seconds
                    self._choice_until = self._deadline if self.waiting.kind == "decide" else 0.0
                elif reply.id < self.waiting.id:
                    self._deadline = min(self._deadline, time.monotonic() + self._seconds)
                elif reply.id == self.waiting.id:
                    self.waiting = None
                    return reply
        except (EOFError, OSError, msgspec.MsgspecError) as error:
            return self._lost(error)
        if time.monotonic() <= self._deadline:
            return None
        return self._too_slow() if self._is_ready else self._lost(TimeoutError(f"not ready in {START_SECONDS} s"))

    # --- the process ---

    def _start(self) -> None:
        self._is_ready, self._started = False, time.monotonic()
        try:
            context = spawning()
            ours, theirs = context.Pipe()
            arguments = (theirs, self.find_rules, self._ready_for or ("", ()))
            process = context.Process(target=serve, args=arguments, name="bots", daemon=True)
            process.start()
            theirs.close()
        except OSError as error:
            self.given_up = True
            self.tell(Notice("worker_missing", {}, repr(error)))
            return
        self.process, self._connection = process, ours

    def _replace_idle(self) -> None:
        """The worker ended while nobody was asked: another one is asked the same."""
        self._stop()
        if self._may_restart():
            self.tell(Notice("worker_restarted", {}, "the worker ended while nothing was asked"))
            self._start()

    def _lost(self, error: Exception) -> Lost:
        self.waiting = None
        self._stop()
        if not self._may_restart():
            return Lost("worker_given_up", repr(error))
        self._start()
        return Lost("worker_lost", repr(error))

    def _too_slow(self) -> Lost:
        self.waiting = None
        self.nets += 1
        self._stop()
        self._start()
        return Lost("worker_slow", f"no answer in {self._seconds} s; {self.nets} times so far")

    def _missing(self) -> Lost:
        self.waiting = None
        return Lost("worker_given_up" if self.distrusted else "", "no worker")

    def _may_restart(self) -> bool:
        if self._restarts == 0:
            self.given_up = self.distrusted = True
            return False
        self._restarts -= 1
        return True

    def _stop(self) -> None:
        """End the process without a word: it keeps nothing."""
        if self._connection is not None:
            self._connection.close()
        if self.process is not None:
            with contextlib.suppress(OSError):
                self.process.kill()
            self.process.join(1.0)
        self.process = self._connection = None
        self._is_ready = False
        self._earlier.clear()


class RemoteAgent:
    """One bot's seat. Asks the worker; what no worker answers is decided here, by a level that answers at once."""

    def __init__(self, bots: WorkerBots, seat: Seat, setup: MatchSetup) -> None:
        """Raises ValueError for a name that means no bot."""
        self.name = setup.seats[seat].name
        self.seed = setup.bot_seed(seat)
        self.setup = setup
        self.bots = bots
        bot, self.level, notices = safety.playable(setup.seats[seat].player, self.seed, setup.game)
        for notice in notices:
            bots.tell(notice, once=True)
        self.needs_view = bot.needs_view
        self._ask: Ask | None = None
        self._view: ViewData | None = None
        self._asked = ""  # the bot the worker was asked for, "" for none
        self._latest = 0.0  # when the answer must be there, once something went wrong

    def consider(self, ask: Ask, view: ViewData | None) -> None:
        self._ask, self._view = ask, view
        self._asked, self._latest = "", 0.0
        if not self.bots.given_up:
            self._send(self.level, safety.net_seconds(self.level))

    def poll(self) -> str | None:
        ask = self._ask
        if ask is None:
            return None
        if not self._asked:
            return self._decide_here(ask, safety.below(self.level) if self.bots.distrusted else self.level)
        if self._latest and time.monotonic() > self._latest:
            self.bots.forget()
            return self._decide_here(ask, safety.below(self._asked))
        reply = self.bots.reply()
        if reply is None:
            return None
        if isinstance(reply, Lost):
            return self._after_loss(ask, reply)
        if reply.error:
            self.bots.tell(Notice("bot_failed", {"name": self.name}, reply.error))
            return self._decide_here(ask, safety.below(self._asked))
        return reply.option

    def forget(self) -> None:
        self._ask = None
        self.bots.forget()

    def _send(self, name: str, seconds: float) -> None:
        seen = None if self._view is None else to_json(self._view)
        setup = self.setup
        assert self._ask is not None
        self._asked = name
        self.bots.send(Request(0, setup.game, setup.rules_setup, name, self.seed, self._ask, seen), seconds)

    def _after_loss(self, ask: Ask, lost: Lost) -> str | None:
        """The level below answers: at once, or, if it has to search, in the new worker for as long as there is time."""
        if lost.word:
            self.bots.tell(Notice(lost.word, {"name": self.name}, lost.detail), once=lost.word == "worker_slow")
        lower = safety.below(self._asked)
        in_time = lost.word == "worker_lost" and not self._latest
        if in_time and split(lower)[0] not in QUICK and not self.bots.given_up:
            self._latest = time.monotonic() + safety.GOES_ON - 0.1
            self._send(lower, safety.net_seconds(lower))
            return None
        return self._decide_here(ask, self._asked if not lost.word else lower)

    def _decide_here(self, ask: Ask, name: str) -> str:
        option, made_by = safety.decide_at_once(name, self.seed, self.setup.game, self._view, ask)
        if made_by != safety.quick(name):
            detail = f"{safety.quick(name)} met an error, {made_by} chose"
            self.bots.tell(Notice("bot_failed", {"name": self.name}, detail))
        return option

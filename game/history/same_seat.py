"""What each level makes of one seat of a deal, with the same cards against the same others: worked out in a process of
its own, level by level, while nobody plays."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import msgspec

from game import catalog
from game.bots import levels, make_bot
from game.history import days
from game.history.days import Made, Notes
from game.history.reckoning import place_of
from game.kernel.steps import Seat, StackState, play
from game.processes import spawning
from game.session import daily
from game.session.fairness import with_salt
from game.session.ledger import ledger
from game.session.setup import MatchSetup

Tell = Callable[[str, Made], None]
UNCOMPARED = ("random",)  # nobody wants to be compared with chance


def compared(game: str) -> list[str]:
    """The levels that play the seat, weakest first."""
    every = levels(game)
    return [level for level in every if level not in UNCOMPARED] or list(every)


def played(setup: MatchSetup, seat: int, level: str) -> Made:
    """What a level makes of the seat; everybody else decides as at the table. The same on every computer."""
    sealed, rules = with_salt(setup), catalog.rules(setup.game)
    players = [level if one == seat else sealed.seats[one].player for one in range(len(sealed.seats))]
    bots = [make_bot(player, sealed.bot_seed(one), setup.game) for one, player in enumerate(players)]

    def choose(state: StackState) -> str:
        ask = state.pending
        assert ask is not None
        bot = bots[ask.seat]
        chosen: str = bot.decide(rules.observe(state, Seat(ask.seat)) if bot.needs_view else None, ask)
        return chosen

    state = rules.new(sealed.rules_setup, sealed.seed)
    state.log = None
    play(state, choose)
    scores, winners = rules.scores(state), rules.winners(state)
    standing = ledger(setup.game).standing(state)
    return Made(scores[seat], place_of(seat, standing, winners), len(players))


def missing(notes: Notes, day: date, game: str) -> list[str]:
    """The levels that have not played that day yet."""
    known = compared(game)
    there = days.levels_made(notes, day, game, known)
    return [level for level in known if level not in there]


class AtWork:
    """Levels that are playing a day's deal. A thread waits for them and keeps what they made; `cancel` ends it at any
    time, and what is missing can be worked out later."""

    def __init__(self, notes: Notes, day: date, game: str) -> None:
        self.day, self.game = day, game
        self.failed = ""  # why it came to nothing, for a report
        self._notes = notes
        self._left = missing(notes, day, game)
        self._process: SpawnProcess | None = None
        self._cancelled = False
        self._thread = threading.Thread(target=self._wait, name="same seat", daemon=True)
        self._thread.start()

    @property
    def level(self) -> str:
        """Who is playing now; "" when nobody is."""
        return self._left[0] if self._left and self._thread.is_alive() else ""

    def cancel(self) -> None:
        """End it; returns at once."""
        self._cancelled = True
        process = self._process
        if process is not None:
            with contextlib.suppress(OSError, ValueError):
                process.kill()

    def wait(self, seconds: float) -> bool:
        """Until everything is worked out; False if that was not done in that time."""
        self._thread.join(seconds)
        return not self._thread.is_alive() and not self._left

    def _wait(self) -> None:
        if not self._left:
            return
        try:
            for level, made in self._results():
                days.note_level(self._notes, self.day, self.game, level, made)
                self._left.remove(level)
        except (EOFError, OSError, msgspec.MsgspecError) as error:
            if not self._cancelled:
                self.failed = repr(error)
        finally:
            self._end()

    def _results(self) -> Iterator[tuple[str, Made]]:
        context = spawning()
        ours, theirs = context.Pipe(duplex=False)
        arguments = (theirs, self.day.isoformat(), self.game, tuple(self._left))
        process = context.Process(target=_serve, args=arguments, name="same seat", daemon=True)
        process.start()
        self._process = process
        theirs.close()
        if self._cancelled:
            return
        for _level in tuple(self._left):
            yield msgspec.json.decode(ours.recv_bytes(), type=tuple[str, Made])

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(OSError, ValueError):
                process.kill()
                process.join(1.0)


class Comparing:
    """At most one deal is compared at a time; a new one, or a game at the table, ends it."""

    def __init__(self) -> None:
        self.work: AtWork | None = None

    def begin(self, notes: Notes, day: date, game: str) -> AtWork:
        """Work that deal out, or go on with it."""
        work = self.work
        if work is not None and (work.day, work.game) == (day, game) and work.level:
            return work
        self.stop()
        self.work = AtWork(notes, day, game)
        return self.work

    def stop(self) -> None:
        """Nobody computes any more; what was worked out stays."""
        if self.work is not None:
            self.work.cancel()
        self.work = None


def _serve(connection: Connection, day: str, game: str, wanted: Sequence[str]) -> None:
    """The process: plays, and says what came of it. It gives way to whoever else wants to compute."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    setup = daily.setup(date.fromisoformat(day), game)
    with contextlib.suppress(OSError):  # nobody listens any more
        for level in wanted:
            made = played(setup, daily.own_seat(setup), level)
            connection.send_bytes(msgspec.json.encode((level, made)))

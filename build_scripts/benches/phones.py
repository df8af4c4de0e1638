#!/usr/bin/env python3
"""Measure hands on phones: `python3 build_scripts/benches/phones.py [--answers N]`.

For each game at its fullest table, a phone at every seat: how long a page takes to make and how large it is, and how
long it takes from an answer on one phone until another phone has the page that shows it. Pages have to take at most
5 ms and 20 kB, an answer 100 ms; the exit code is 1 where the median, or the largest page, does not.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

from _venv import ROOT, enter

if TYPE_CHECKING:
    from game.hands.stream import Stream

HERE = "127.0.0.1"
MOST_MS, MOST_BYTES, MOST_SEEN_MS = 5.0, 20_000, 100.0
FRAME = 1 / 60
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")


class Line:
    """A phone: its last page, and when it came."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.page: dict[str, Any] = {}
        self.seen = 0.0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        import msgspec
        from websockets.exceptions import ConnectionClosed

        try:
            for said in self.connection:
                one = msgspec.json.decode(said)
                if one["is"] == "door":
                    self.say("sit", seat=next(seat["seat"] for seat in one["seats"] if seat["free"]))
                elif one["is"] == "page":
                    self.seen, self.page = time.perf_counter(), one
        except ConnectionClosed:
            pass

    def say(self, what: str, **facts: Any) -> None:
        """A message to the table."""
        import msgspec

        self.connection.send(msgspec.json.encode({"is": what, **facts}).decode())


def main() -> int:
    """Do what the command line says."""
    enter(__file__, "run")
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    parser = argparse.ArgumentParser(description="Measure hands on phones.")
    parser.add_argument("--answers", type=int, default=60, metavar="N", help="of each game (default 60)")
    answers = parser.parse_args().answers
    sys.path.insert(0, str(ROOT))
    from game import catalog

    print(f"{'':<16}{'page ms':>9}{'95 %':>8}{'most':>8}{'kB':>8}{'most':>8}{'seen ms':>9}{'95 %':>8}{'most':>8}")
    good = True
    for game in catalog.games():
        made, sizes, seen = measured(game, answers)
        figures = [*of(made), statistics.median(sizes) / 1000, max(sizes) / 1000, *of(seen)]
        print(f"{game:<16}" + "".join(f"{one:>{9 if at in (0, 5) else 8}.1f}" for at, one in enumerate(figures)))
        good = good and figures[0] <= MOST_MS and max(sizes) <= MOST_BYTES and figures[5] <= MOST_SEEN_MS
    return 0 if good else 1


def of(times: Sequence[float]) -> list[float]:
    """Median, 95 % and the longest."""
    return [statistics.median(times), sorted(times)[int(len(times) * 0.95) - 1], max(times)]


def measured(game: str, answers: int) -> tuple[list[float], list[int], list[float]]:
    """Milliseconds for each page, bytes of each, and milliseconds until an answer was seen elsewhere."""
    from game import catalog
    from game.hands import server
    from game.hands.stream import Stream
    from game.kernel.rng import Rng

    server.MOST_A_SECOND = 10_000  # no thumb is as fast as this script
    made: list[float] = []
    sizes: list[int] = []
    seen: list[float] = []
    watched(Stream, made, sizes)
    rng, players = Rng(4), catalog.rules(game).seats[-1]
    with tempfile.TemporaryDirectory() as folder, ExitStack() as opened:
        table = Table(game, players, Path(folder))
        lines = [table.come_in(opened, seat) for seat in range(players)]
        table.until(lambda: not table.phones.busy, 60.0)
        made.clear()
        while len(seen) < answers and (ask := table.match.pending) is not None:
            line, other = lines[ask.seat], lines[(ask.seat + 1) % players]
            if (later := table.answered(line, other, rng)) is not None:
                seen.append(later)
            table.until(lambda: not table.phones.busy, 60.0)
        table.phones.close()
    return made, sizes, seen


class Table:
    """A table of people with phones, without a window."""

    def __init__(self, game: str, players: int, folder: Path) -> None:
        from game import catalog
        from game.hands.at_table import phones_at
        from game.session.match import Match
        from game.session.setup import MatchSetup, SeatSetup
        from game.table.flow import Flow

        rules = catalog.rules(game)
        seats = tuple(SeatSetup(NAMES[seat], seat) for seat in range(players))
        self.match = Match.new(rules, MatchSetup(game, rules.setup(players, {}, 4), 4, seats))
        self.flow = Flow(self.match, lambda: "instant")
        self.phones = phones_at(self.flow, kept=folder / "phones.json")
        if trouble := self.phones.open(HERE):
            raise OSError(trouble)
        for seat in range(players):
            self.phones.offer(seat)

    def until(self, so: Callable[[], bool], seconds: float) -> None:
        """Turn until that is so, or the time is over."""
        end = time.perf_counter() + seconds
        while not so() and time.perf_counter() < end:
            self.phones.turn()
            self.flow.advance(FRAME, busy=False)
            self.phones.wait(FRAME)

    def come_in(self, opened: ExitStack, seat: int) -> Line:
        """A phone that takes the next seat."""
        from websockets.sync.client import connect
        from websockets.typing import Origin

        shown, _sign, secret = self.phones.invitation.url.partition("#")
        own = shown.removeprefix("http://").rstrip("/")
        line = Line(opened.enter_context(connect(f"ws://{own}/hand", origin=Origin(f"http://{own}"), max_size=None)))
        line.say("come", version=1, secret=secret, lang=("en", "de")[seat % 2])
        self.until(lambda: bool(line.page), 10.0)
        return line

    def answered(self, line: Line, other: Line, rng: Any) -> float | None:
        """Milliseconds from a touch until another phone has a new page; None where the touch was no answer, or one that
        shows nothing there."""
        own, others, answered = line.page["page"], other.page["page"], self.match.answered
        before = time.perf_counter()
        touch(line, rng)
        self.until(lambda: line.page["page"] > own, 0.3)
        if self.match.answered > answered:
            self.until(lambda: other.page["page"] > others, 0.3)
        return 1000 * (other.seen - before) if other.page["page"] > others else None


def touch(line: Line, rng: Any) -> None:
    """Something that is offered, by chance."""
    page = line.page
    buttons = [one for one in page.get("ask", {}).get("buttons", ()) if not one.get("why_not")]
    things = [one for area in page.get("areas", ()) for one in area["things"] if one.get("state") == "legal"]
    if buttons and (rng.below(2) or not things):
        line.say("press", page=page["page"], press=rng.choice(buttons)["press"])
    elif things:
        one = rng.choice(things)
        line.say("pick", page=page["page"], place=one["place"], thing=one["thing"])


def watched(kind: type[Stream], made: list[float], sizes: list[int]) -> None:
    """Pages are timed from here on."""
    make = vars(kind).get("unwatched", kind.make)

    def timed(self: Stream, moment: object) -> bool:
        before = time.perf_counter()
        found: bool = make(self, moment)
        made.append(1000 * (time.perf_counter() - before))
        sizes.append(len(self.content))
        return found

    kind.unwatched = make  # type: ignore[attr-defined]
    kind.make = timed  # type: ignore[method-assign]


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Measure the window while phones play: `python3 build_scripts/benches/window_phones.py GAME [PHONES]`.

A table of people alone, whose hands are all elsewhere, on the display that is there: with PHONES (8 unless it is said)
in a process of their own, of which as many as there are seats play and the others watch; with 0 the same people answer
without phones. Prints one line of JSON: of the frames that draw anything the 99th percentile and the longest in time of
the processor, while phones come in (join), and while so many answers are given (play); the frames over 30 ms; what the
waiting table takes of a core (idle).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

from _venv import ROOT, enter

if TYPE_CHECKING:
    from game.app import App

ANSWERS, IDLE_SECONDS, LONGEST_SECONDS = 40, 15.0, 400.0
THINKS = 0.15  # seconds until an answer is given
PACED = ("--pace", "fast")


def come_in(url: str, count: int, seats: int) -> None:
    """Phones that play by chance until their input ends, and then only look on."""
    from websockets.sync.client import connect
    from websockets.typing import Origin

    from benches.phones import Line, touch
    from game.kernel.rng import Rng

    shown, _sign, secret = url.partition("#")
    own = shown.removeprefix("http://").rstrip("/")
    plays, rng = threading.Event(), Rng(4)
    plays.set()
    threading.Thread(target=_until_the_end, args=(plays,), daemon=True).start()
    with ExitStack() as opened:
        lines = []
        for number in range(count):
            line = Line(
                opened.enter_context(connect(f"ws://{own}/hand", origin=Origin(f"http://{own}"), max_size=None))
            )
            line.say("come", version=1, secret=secret, watch=number >= seats, lang=("en", "de")[number % 2])
            while not line.page:
                time.sleep(0.02)
            lines.append(line)
        print("in", flush=True)
        touched: dict[int, int] = {}
        while True:
            for number, line in enumerate(lines[:seats]):
                page = line.page
                if plays.is_set() and page.get("ask") and touched.get(number) != page["page"]:
                    touched[number] = page["page"]
                    time.sleep(THINKS)
                    touch(line, rng)
            time.sleep(0.02)


def _until_the_end(plays: threading.Event) -> None:
    sys.stdin.read()
    plays.clear()


class Course:
    """What is measured at one table."""

    def __init__(self, app: App, game: str, phones: int) -> None:
        from game import catalog
        from game.kernel.rng import Rng
        from game.ui.services import SEAT_NAMES, GameOptions, SeatOptions

        self.app, self.phones, self.rng = app, phones, Rng(4)
        self.people = min(catalog.rules(game).seats[-1], 8)
        seats = [SeatOptions(SEAT_NAMES[at], True, at, "", phone=phones > 0) for at in range(self.people)]
        app.games.start(GameOptions(seats, seed=5, game=game))
        self._due = 0.0

    def run(self) -> dict[str, float]:
        from benches import window_rounds

        found: dict[str, float] = {}
        shell, flow = self.app.shell, self.app.games.flow
        assert flow is not None
        for seat in range(self.people):
            flow.take_away(seat)
        quiet = window_rounds.Frames(self.app)
        self._frames(quiet, lambda: shell.calm and not shell.ui.jobs, "")
        if shell.ui.stack.top is not None and shell.ui.stack.top.layers:
            shell.ui.stack.top.layers[-1].find("to_table").activate()
        child = self._child() if self.phones else None
        try:
            joined = window_rounds.Frames(self.app)
            if child is not None:
                self._frames(joined, self._all_in, "join")
                found |= _named("join", joined)
            match: Any = self.app.games.match
            begun, played = match.answered, window_rounds.Frames(self.app)
            self._frames(played, lambda: match.over or match.answered >= begun + ANSWERS, "play")
            found |= _named("play", played)
            if child is not None:
                assert child.stdin is not None
                child.stdin.close()
            self._due = float("inf")
            self._frames(quiet, lambda: shell.calm and not shell.ui.jobs, "")
            return {**found, **self._idle()}
        finally:
            if child is not None:
                child.kill()
                child.wait()

    def _child(self) -> subprocess.Popen[bytes]:
        assert self.app.games.elsewhere is not None
        service: Any = self.app.games.elsewhere.service
        words = [sys.executable, __file__, "--hands", service.invitation.url, str(self.phones), str(self.people)]
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)

    def _all_in(self) -> bool:
        assert self.app.games.elsewhere is not None
        service: Any = self.app.games.elsewhere.service
        sat = sum(one.stage in ("sat", "watches") for one in service._guests.values())
        return bool(sat >= self.phones and not service.busy)

    def _frames(self, frames: Any, until: Any, part: str) -> None:
        """Frames until that is so. Without phones somebody answers by chance, once nothing moves."""
        end = time.monotonic() + LONGEST_SECONDS
        while not until() and time.monotonic() < end:
            frames.frame(part)
            if not self.phones and part == "play":
                self._answer()
            time.sleep(0.002)

    def _answer(self) -> None:
        flow, now = self.app.games.flow, time.monotonic()
        assert flow is not None
        ask = flow.match.pending
        hand = flow.hand_of(int(ask.seat)) if ask is not None else None
        if hand is None or hand.ask is None:
            self._due = 0.0
        elif not self._due:
            self._due = now + THINKS
        elif now >= self._due:
            hand.answer(self.rng.choice(hand.ask.options))
            self._due = 0.0

    def _idle(self) -> dict[str, float]:
        import pygame

        window = self.app.window
        begun, own, last = time.monotonic(), time.process_time(), time.monotonic()
        while time.monotonic() < begun + IDLE_SECONDS:
            for event in pygame.event.get():
                window.process(event)
            now = time.monotonic()
            window.turn(min(0.25, now - last))
            last = now
            window._rest_a_turn()
        return {"idle_cpu_percent": (time.process_time() - own) / (time.monotonic() - begun) * 100}


def _named(part: str, frames: Any) -> dict[str, float]:
    figures = frames.figures()
    own = sorted(own for each in frames.drawn.values() for _wall, own in each)
    return {
        f"{part}_frames": figures["frames"], f"{part}_p50_own_ms": own[len(own) // 2] * 1000 if own else 0.0,
        f"{part}_p99_own_ms": figures["frame_p99_own_ms"], f"{part}_longest_own_ms": own[-1] * 1000 if own else 0.0,
        f"{part}_stalls": figures["stalls"],
    }  # fmt: skip


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description="Measure the window while phones play.")
    parser.add_argument("game", nargs="?", default="citadels")
    parser.add_argument("phones", nargs="?", type=int, default=8)
    parser.add_argument("--hands", nargs=3, metavar=("URL", "PHONES", "SEATS"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.hands:
        come_in(given.hands[0], int(given.hands[1]), int(given.hands[2]))
        return 0
    os.environ["CROWN_AND_COIN_HOME"] = tempfile.mkdtemp(prefix="crown-bench-")
    from bench_window import ORDINARY, run_with
    from game.ui.window.window import Window

    found: dict[str, float] = {}

    class Measured(Window):
        def run(self) -> None:
            found.update(Course(self.shell.ui.host, given.game, given.phones).run())  # type: ignore[arg-type]  # the App

    run_with(Measured, PACED, ORDINARY)
    print(json.dumps({name: round(figure, 2) for name, figure in found.items()}))
    return 0


if __name__ == "__main__":
    enter(__file__, "test")
    sys.path.insert(0, ROOT)
    sys.exit(main())

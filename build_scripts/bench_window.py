#!/usr/bin/env python3
"""Measure the real window: `python3 build_scripts/bench_window.py` prints all of its figures, as bench.py does.

With words it makes one measurement, in this process and on the display that is there, and prints one line of JSON:
`first-frame STARTED`, `round WxH`, `idle table` or `idle title`. Work is the time from taking the events to the end of
presenting, without the rest between frames.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import enter

if TYPE_CHECKING:
    from game.app import App
    from game.ui.window.window import Window

ORDINARY = "1920x1080"
TABLE = ("--play-at-once", "--players", "7", "--seed", "5", "--pace")
FRAME = 1 / 60
ROUNDS = 2
STALL_SECONDS = 0.03
IDLE_SECONDS = 10.0
LONGEST_SECONDS = 240.0


def run_with(make: type[Window], words: tuple[str, ...], size: str = ORDINARY) -> App:
    """Run the application with a window of another class, until it is closed."""
    import game.ui.window.window
    from game import app

    options = app.parse(("--size", size, "--windowed", "--lang", "en", *words))
    application = app.App(options)
    vars(game.ui.window.window)["Window"] = make
    application.open(options)
    application.run()
    return application


def first_frame(started: float) -> dict[str, float]:
    """Seconds from the start of the process to the first frame on the screen."""
    from game.ui.window.window import Window

    seen: list[float] = []

    class OneFrame(Window):
        def turn(self, seconds: float) -> None:
            super().turn(seconds)
            seen.append(time.time())
            self.on_close()

    run_with(OneFrame, ())
    return {"first_frame_s": seen[0] - started}


def play_round(size: str = ORDINARY) -> dict[str, float]:
    """Rounds of seven with every animation, in frames of 1/60 s that follow each other without rest.

    Gives the 99th percentile of the frames that draw anything, the longest of all frames and how many of them took
    over 30 ms, and the memory at the end.
    """
    from game.ui.window.window import Window

    animated: list[float] = []
    work: list[float] = []

    class Unrested(Window):
        def run(self) -> None:
            import pygame

            match = self.shell.ui.host.games.match  # type: ignore[attr-defined]  # the App's own games
            match.hand_over(0, "normal")
            end = time.perf_counter() + LONGEST_SECONDS
            while self.running and match.whole.round <= ROUNDS and time.perf_counter() < end:
                drawn = self.shell.renderer.frames
                start = time.perf_counter()
                for event in pygame.event.get():
                    self.process(event)
                self.turn(FRAME)
                work.append(time.perf_counter() - start)
                if self.shell.renderer.frames > drawn:
                    animated.append(work[-1])
                if match.thinking:
                    time.sleep(0.001)  # the bots' process needs a core too

    run_with(Unrested, (*TABLE, "normal"), size)
    animated.sort()
    print(f"{len(animated)} frames drawn, {len(work)} in all", file=sys.stderr)
    return {
        "frame_p99_ms": animated[int(len(animated) * 0.99)] * 1000,
        "frame_longest_ms": max(work) * 1000,
        "stalls": sum(took > STALL_SECONDS for took in work),
        "rss_mb": resident_mb(),
    }


def idle(where: str = "table") -> dict[str, float]:
    """Per cent of one core while the table waits for a person, or the title does, once everything is prepared."""
    from game.ui.window.window import Window

    marks: list[tuple[float, float]] = []

    class Watched(Window):
        def turn(self, seconds: float) -> None:
            super().turn(seconds)
            now = time.perf_counter()
            if not marks and self.shell.calm and not self.shell.ui.jobs:
                marks.append((now, time.process_time()))
            elif marks and now - marks[0][0] > IDLE_SECONDS:
                marks.append((now, time.process_time()))
                self.on_close()

    run_with(Watched, (*TABLE, "instant") if where == "table" else ())
    (wall, cpu), (wall_end, cpu_end) = marks[0], marks[-1]
    name = "idle_cpu_percent" if where == "table" else f"idle_{where}_cpu_percent"
    return {name: (cpu_end - cpu) / (wall_end - wall) * 100}


def resident_mb() -> float:
    """Resident memory of this process now, in MB."""
    import resource

    status = Path("/proc/self/status")
    if status.exists():
        line = next(row for row in status.read_text(encoding="ascii").splitlines() if row.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def measured(options: argparse.Namespace) -> dict[str, float]:
    """The one measurement that is wanted."""
    if options.what == "first-frame":
        return first_frame(options.started)
    return play_round(options.size) if options.what == "round" else idle(options.where)


def parser() -> argparse.ArgumentParser:
    """The words of the command line."""
    made = argparse.ArgumentParser(description="Measure the real window: without words, everything about it.")
    kinds = made.add_subparsers(dest="what", metavar="MEASUREMENT")
    kinds.add_parser("first-frame").add_argument("started", type=float, help="when the process began, time.time()")
    kinds.add_parser("round").add_argument("size", nargs="?", default=ORDINARY, help=f"of the window, {ORDINARY}")
    kinds.add_parser("idle").add_argument("where", nargs="?", default="table", choices=("table", "title"))
    return made


def main(words: list[str]) -> int:
    """Measure what is wanted and print it; the exit code."""
    options = parser().parse_args(words)
    if options.what is None:
        import bench

        bench.show(bench.window_figures())
        return 0
    os.environ["CROWN_AND_COIN_HOME"] = tempfile.mkdtemp(prefix="crown-bench-")
    print(json.dumps(measured(options)))
    return 0


if __name__ == "__main__":  # the bots' process imports this file too
    enter(__file__, "test")
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""Measure the real window: `python3 build_scripts/bench_window.py` prints all of its figures, as bench.py does.

With words it makes one measurement, in this process and on the display that is there, and prints one line of JSON:
`first-frame STARTED`, `round WxH`, `idle table` or `idle title`. Work is the time from taking the events to the end of
presenting, without the rest between frames. `--game` says at whose table (Citadels unless it is said): two rounds of
Citadels or Rattus Cartus with all movements; of La Città the map is zoomed, dragged and pointed at, and a year told.
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
CITADELS = "citadels"
GAMES = (CITADELS, "rattus_cartus", "la_citta")
PACED = ("--pace", "normal")
IDLE_SECONDS = 10.0


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


def play_round(size: str = ORDINARY, game: str = CITADELS) -> dict[str, float]:
    """A course of movements of a game (`window_rounds.course`), in frames of 1/60 s that follow without rest.

    Gives the 99th percentile of the frames that draw anything, as time passes and in time of the processor (own), the
    longest of all frames and how many of them took over 30 ms of the processor, and the memory at the end.
    """
    from benches import window_rounds
    from game.ui.window.window import Window

    found: dict[str, float] = {}

    class Unrested(Window):
        def run(self) -> None:
            app: App = self.shell.ui.host  # type: ignore[assignment]  # the App itself
            window_rounds.begin(app, game)
            frames = window_rounds.Frames(app)
            for part in window_rounds.course(app, game):
                if not self.running:
                    break
                frames.frame(part)
            found.update(frames.figures())

    run_with(Unrested, PACED, size)
    return {**found, "rss_mb": resident_mb()}


def idle(where: str = "table", game: str = CITADELS) -> dict[str, float]:
    """Per cent of one core while the table waits for a person, or the title does, once everything is prepared."""
    from game.ui.window.window import Window

    marks: list[tuple[float, float]] = []

    class Watched(Window):
        def run(self) -> None:
            from benches import window_rounds

            if where == "table":
                window_rounds.begin(self.shell.ui.host, game)  # type: ignore[arg-type]  # the App itself
            super().run()

        def turn(self, seconds: float) -> None:
            super().turn(seconds)
            now = time.perf_counter()
            if not marks and self.shell.calm and not self.shell.ui.jobs:
                marks.append((now, time.process_time()))
            elif marks and now - marks[0][0] > IDLE_SECONDS:
                marks.append((now, time.process_time()))
                self.on_close()

    run_with(Watched, ("--pace", "instant"))
    (wall, cpu), (wall_end, cpu_end) = marks[0], marks[-1]
    name = "idle_cpu_percent" if where == "table" else f"idle_{where}_cpu_percent"
    return {name: (cpu_end - cpu) / (wall_end - wall) * 100, "idle_rss_mb": resident_mb()}


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
    return play_round(options.size, options.game) if options.what == "round" else idle(options.where, options.game)


def parser() -> argparse.ArgumentParser:
    """The words of the command line."""
    made = argparse.ArgumentParser(description="Measure the real window: without words, everything about it.")
    made.add_argument("--game", choices=GAMES, default=CITADELS, help=f"at whose table, {CITADELS}")
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

        bench.show(bench.window_figures(options.game))
        return 0
    os.environ["CROWN_AND_COIN_HOME"] = tempfile.mkdtemp(prefix="crown-bench-")
    print(json.dumps(measured(options)))
    return 0


if __name__ == "__main__":  # the bots' process imports this file too
    enter(__file__, "test")
    sys.exit(main(sys.argv[1:]))

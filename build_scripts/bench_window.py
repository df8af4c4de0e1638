"""One measurement of the real window, for bench.py: `bench_window.py first-frame STARTED | round WxH | idle`.

Prints one line of JSON. Work is the time from taking the events to the end of presenting, without the rest between
frames.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["CROWN_AND_COIN_HOME"] = tempfile.mkdtemp(prefix="crown-bench-")

if TYPE_CHECKING:
    from game.app import App
    from game.ui.window import Window

ORDINARY = "1920x1080"
TABLE = ("--play-at-once", "--players", "7", "--seed", "5", "--pace")
FRAME = 1 / 60
ROUNDS = 2
STALL_SECONDS = 0.03
IDLE_SECONDS = 10.0
LONGEST_SECONDS = 240.0


def run_with(make: type[Window], words: tuple[str, ...], size: str = ORDINARY) -> App:
    """Run the application with a window of another class, until it is closed."""
    import game.ui.window
    from game import app

    options = app.parse(("--size", size, "--windowed", "--lang", "en", *words))
    application = app.App(options)
    vars(game.ui.window)["Window"] = make
    application.open(options)
    application.run()
    return application


def first_frame(started: float) -> dict[str, float]:
    """Seconds from the start of the process to the first frame on the screen."""
    from game.ui.window import Window

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
    from game.ui.window import Window

    animated: list[float] = []
    work: list[float] = []

    class Unrested(Window):
        def run(self) -> None:
            import pygame

            match = self.shell.ui.host.games.match  # type: ignore[attr-defined]  # the App's own games
            match.hand_over(0, "normal")
            end = time.perf_counter() + LONGEST_SECONDS
            while self.running and match.state.round <= ROUNDS and time.perf_counter() < end:
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


def idle() -> dict[str, float]:
    """Per cent of one core while the table waits for a person."""
    from game.ui.window import Window

    marks: list[tuple[float, float]] = []

    class Watched(Window):
        rests_since = 0.0

        def turn(self, seconds: float) -> None:
            super().turn(seconds)
            now = time.perf_counter()
            match = self.shell.ui.host.games.match  # type: ignore[attr-defined]  # the App's own games
            waits = match.pending is not None and match.pending.seat == 0 and not self.shell.active
            self.rests_since = self.rests_since or now if waits else 0.0
            if not marks and waits and now - self.rests_since > 1:
                marks.append((now, time.process_time()))
            elif marks and now - marks[0][0] > IDLE_SECONDS:
                marks.append((now, time.process_time()))
                self.on_close()

    run_with(Watched, (*TABLE, "instant"))
    (wall, cpu), (wall_end, cpu_end) = marks[0], marks[-1]
    return {"idle_cpu_percent": (cpu_end - cpu) / (wall_end - wall) * 100}


def resident_mb() -> float:
    """Resident memory of this process now, in MB."""
    import resource

    status = Path("/proc/self/status")
    if status.exists():
        line = next(row for row in status.read_text(encoding="ascii").splitlines() if row.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(words: list[str]) -> None:
    """Measure what the first word says."""
    if words[0] == "first-frame":
        figures = first_frame(float(words[1]))
    else:
        figures = play_round(words[1]) if words[0] == "round" else idle()
    print(json.dumps(figures))


if __name__ == "__main__":  # the bots' process imports this file too
    main(sys.argv[1:])

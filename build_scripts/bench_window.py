"""One measurement of the real window, for bench.py: `bench_window.py first-frame STARTED | round | idle`.

Prints one line of JSON. Work is the time from taking the events to the end of presenting, without the rest between
frames.
"""

import json
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["CROWN_AND_COIN_HOME"] = tempfile.mkdtemp(prefix="crown-bench-")

SIZE = ("--size", "1920x1080", "--windowed", "--lang", "en")
PLAYERS = 7
FRAME = 1 / 60
ROUNDS = 2
IDLE_SECONDS = 10.0
LONGEST_SECONDS = 240.0


def open_app(*words: str):
    """The application, its window not running yet."""
    from game import app

    options = app.parse([*SIZE, *words])
    return app.App(options), options


def first_frame(started: float) -> dict[str, float]:
    """Seconds from the start of the process to the first frame on the screen."""
    application, options = open_app()
    from game.ui.window import Window

    turn, seen = Window.turn, []

    def stop_after_first(self, seconds: float) -> None:
        turn(self, seconds)
        seen.append(time.time())
        application.quit()

    Window.turn = stop_after_first
    application.run(options)
    return {"first_frame_s": seen[0] - started}


def play_round() -> dict[str, float]:
    """Two rounds of seven with every animation, in frames of 1/60 s that follow each other without rest."""
    application, options = open_app("--play-at-once", "--players", str(PLAYERS), "--seed", "5", "--pace", "normal")
    from game.ui.window import Window

    work: list[float] = []
    handed_over = []

    def run(self) -> None:
        import pygame

        match = application.games.match
        match.hand_over(0, "normal")
        handed_over.append(True)
        end = time.perf_counter() + LONGEST_SECONDS
        while self.running and match.state.round <= ROUNDS and time.perf_counter() < end:
            start = time.perf_counter()
            for event in pygame.event.get():
                self.process(event)
            self.turn(FRAME)
            took = time.perf_counter() - start
            work.append(took)
            if match.thinking:
                time.sleep(0.001)  # the bots' process needs a core too

    Window.run = run
    application.run(options)
    work.sort()
    return {"frame_p99_ms_1080p": work[int(len(work) * 0.99)] * 1000, "rss_mb": resident_mb()}


def idle() -> dict[str, float]:
    """Per cent of one core while the table waits for a person."""
    application, options = open_app("--play-at-once", "--players", str(PLAYERS), "--seed", "5", "--pace", "instant")
    from game.ui.window import Window

    run, turn, marks = Window.run, Window.turn, []

    def watched(self, seconds: float) -> None:
        turn(self, seconds)
        match = application.games.match
        asked = match.pending
        if not marks and asked is not None and asked.seat == 0 and not self.shell.active:
            marks.append((time.perf_counter() + 1.0, None))
        elif marks and marks[0][1] is None and time.perf_counter() > marks[0][0]:
            marks[0] = (time.perf_counter(), time.process_time())
        elif marks and marks[0][1] is not None and time.perf_counter() - marks[0][0] > IDLE_SECONDS:
            marks.append((time.perf_counter(), time.process_time()))
            application.quit()

    Window.turn = watched
    Window.run = run
    application.run(options)
    (wall, cpu), (wall_end, cpu_end) = marks
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
    figures = (
        first_frame(float(words[1])) if words[0] == "first-frame" else {"round": play_round, "idle": idle}[words[0]]()
    )
    print(json.dumps(figures))


if __name__ == "__main__":  # the bots' process imports this file too
    main(sys.argv[1:])

"""Whether a window can be opened here."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping

SENTENCE = "There is no display here, so the game goes on as text."

NO_DISPLAY = "There is no display here that could show it."


def has_display(environment: Mapping[str, str] | None = None, system: str | None = None) -> bool:
    """Windows and macOS have a display; other systems when X11 or Wayland says so, or SDL is told how to draw."""
    environment = os.environ if environment is None else environment
    if environment.get("SDL_VIDEODRIVER"):
        return True
    if (sys.platform if system is None else system) in ("win32", "cygwin", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


# One line on standard error that says how far a long piece of work has come, and how long it will take.

BAR_WIDTH = 30
TICK, SILENT_TICK = 0.2, 30.0  # seconds between two lines: on a terminal, and in a file


class Progress:
    """Counts pieces of work. On a terminal the line is rewritten; elsewhere a new one comes now and then."""

    def __init__(self, done: int, all_: int, what: str) -> None:
        self.done, self.all, self.what = done, all_, what
        self.start = self.last = time.monotonic()
        self.at_start = done
        self.terminal = sys.stderr.isatty()

    def step(self, note: str = "") -> None:
        """One more is done."""
        self.done += 1
        now = time.monotonic()
        if now - self.last >= (TICK if self.terminal else SILENT_TICK) or (self.terminal and self.done == self.all):
            self.last = now
            self._show(self._line(now, note))

    def end(self) -> None:
        """The line is finished, whatever comes next."""
        if self.terminal and self.done > self.at_start:
            print(file=sys.stderr)

    def _line(self, now: float, note: str) -> str:
        filled = self.done * BAR_WIDTH // max(1, self.all)
        left = (now - self.start) / max(1, self.done - self.at_start) * (self.all - self.done)
        bar = "#" * filled + "." * (BAR_WIDTH - filled)
        return f"[{bar}] {self.done}/{self.all} {self.what}, {duration(left)} left{note and ', '}{note}"

    def _show(self, line: str) -> None:
        print(
            f"\r{line}\x1b[K" if self.terminal else line, end="" if self.terminal else "\n", file=sys.stderr, flush=True
        )


def duration(seconds: float) -> str:
    """For people: 8 s, 3 min 20 s, 2 h 5 min."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"

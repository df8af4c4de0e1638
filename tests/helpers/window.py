"""A display for tests of the real window: Xvfb, with xdotool as hands on its keyboard and mouse."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

TOOLS = ("Xvfb", "xdotool")
SCREEN = "1920x1080x24"


def missing_tools() -> list[str]:
    """Which of the programs are not there; empty when window tests can run."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


@dataclass(frozen=True)
class Display:
    """A running display such as `:99`."""

    name: str

    def environment(self) -> dict[str, str]:
        """Variables for a process that shall open its window here, without sound and without a graphics card."""
        hidden = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")
        kept = {key: value for key, value in os.environ.items() if key not in hidden}
        return {**kept, "DISPLAY": self.name, "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}

    def xdotool(self, *words: str) -> str:
        """What xdotool answers; CalledProcessError when it fails."""
        done = subprocess.run(
            ["xdotool", *words], env=self.environment(), capture_output=True, text=True, check=True, timeout=20
        )
        return done.stdout.strip()

    def wait_for_window(self, process: int, seconds: float = 20.0) -> str:
        """The number of the window of that process id, given the keyboard; TimeoutError when none appears.

        By process and not by title: without a window manager xdotool finds no titles.
        """
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                number = self.xdotool("search", "--onlyvisible", "--pid", str(process)).splitlines()[0]
            except (subprocess.CalledProcessError, IndexError):
                time.sleep(0.05)
            else:
                self.xdotool("windowfocus", "--sync", number)
                return number
        raise TimeoutError(f"process {process} opened no window within {seconds:g} s")

    def press(self, *keys: str) -> None:
        """Type keys by their X names (`Return`, `Escape`, `Tab`, `1`, `h`) into the focused window."""
        self.xdotool("key", "--delay", "20", *keys)

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Click at that pixel of the screen (1 left, 3 right)."""
        self.xdotool("mousemove", str(x), str(y), "click", str(button))


@contextmanager
def open_display(screen: str = SCREEN) -> Iterator[Display]:
    """Start Xvfb on a display that is free (it chooses one itself) and stop it at the end.

    `screen` is width x height x bits of the only monitor.
    """
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", screen, "-nolisten", "tcp", "-ac", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with open(reader, encoding="ascii") as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb ended before it opened a display")
        yield Display(f":{number}")
    finally:
        server.terminate()
        server.wait(timeout=10)

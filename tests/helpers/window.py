"""A display for tests of the real window: Xvfb, with xdotool as hands on its keyboard and mouse."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pygame

from tests.helpers.clock import NEVER

TOOLS = ("Xvfb", "xdotool")
MANAGER = "openbox"
SCREEN = "1920x1080x24"
XWD = struct.Struct(">25I")  # the header of the picture that Xvfb keeps of its screen


def missing_tools() -> list[str]:
    """Which of the programs are not there; empty when window tests can run."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


def missing_manager() -> list[str]:
    """The window manager, if it is not there."""
    return [] if shutil.which(MANAGER) else [MANAGER]


@dataclass(frozen=True)
class Display:
    """A running display such as `:99`."""

    name: str
    picture_file: Path | None = None

    def environment(self) -> dict[str, str]:
        """Variables for a process that shall open its window here, without sound and without a graphics card."""
        hidden = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")
        kept = {key: value for key, value in os.environ.items() if key not in hidden}
        return {**kept, "DISPLAY": self.name, "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}

    def xdotool(self, *words: str) -> str:
        """What xdotool answers; CalledProcessError when it fails."""
        done = subprocess.run(
            ["xdotool", *words], env=self.environment(), capture_output=True, text=True, check=True, timeout=NEVER
        )
        return done.stdout.strip()

    def wait_for_window(self, process: int, seconds: float = NEVER) -> str:
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

    def geometry(self, number: str) -> tuple[int, int, int, int]:
        """Left, top, width and height of a window, in pixels. With a window manager the place is a frame further in
        than the window, but the same for the same place."""
        lines = self.xdotool("getwindowgeometry", "--shell", number).splitlines()
        found = dict(line.split("=") for line in lines)
        return int(found["X"]), int(found["Y"]), int(found["WIDTH"]), int(found["HEIGHT"])

    def picture(self) -> pygame.Surface:
        """What somebody before the screen sees now."""
        assert self.picture_file is not None
        data = self.picture_file.read_bytes()
        header = XWD.unpack_from(data)
        start, wide, high, line, colours = header[0], header[4], header[5], header[12], header[19]
        start += colours * 12
        return pygame.image.frombuffer(data[start : start + line * high], (wide, high), "BGRA").convert(24)

    @contextmanager
    def managed(self) -> Iterator[None]:
        """A window manager works on the display meanwhile; FileNotFoundError where `MANAGER` is not installed,
        TimeoutError where it does not begin."""
        manager = subprocess.Popen(
            [MANAGER, "--sm-disable"], env=self.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            end = time.monotonic() + NEVER
            while not self._is_managed():
                if time.monotonic() > end:
                    raise TimeoutError(f"{MANAGER} does not begin within {NEVER:g} s")
                time.sleep(0.05)
            yield
        finally:
            manager.terminate()
            manager.wait(timeout=10)

    def _is_managed(self) -> bool:
        """Whether somebody says how many desktops there are: nobody does before a manager works."""
        try:
            return self.xdotool("get_num_desktops") != ""
        except subprocess.CalledProcessError:
            return False

    def press(self, *keys: str) -> None:
        """Type keys by their X names (`Return`, `Escape`, `Tab`, `1`, `h`) into the focused window."""
        self.xdotool("key", "--delay", "20", *keys)

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Click at that pixel of the screen (1 left, 3 right)."""
        self.xdotool("mousemove", str(x), str(y), "click", str(button))


@contextmanager
def open_display(screen: str = SCREEN, *, resets: bool = False) -> Iterator[Display]:
    """Start Xvfb on a display that is free (it chooses one itself) and stop it at the end.

    `screen` is width x height x bits of the only monitor; one that `resets` begins anew when nobody uses it any more.
    """
    reader, writer = os.pipe()
    pictures = tempfile.TemporaryDirectory(prefix="screen-", ignore_cleanup_errors=True)
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", screen, "-nolisten", "tcp", "-ac"]
    command += [] if resets else ["-noreset"]
    command += ["-fbdir", pictures.name]
    server = subprocess.Popen(command, pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with open(reader, encoding="ascii") as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb ended before it opened a display")
        yield Display(f":{number}", Path(pictures.name) / "Xvfb_screen0")
    finally:
        server.terminate()
        server.wait(timeout=10)
        pictures.cleanup()

"""The accessibility bus dies while the game runs, or comes late: real processes; the game goes on either way."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import by_ear
from tests.helpers.by_ear import ROOT, Listener, bus, named
from tests.helpers.clock import NEVER
from tests.helpers.window import Display, missing_tools, open_display

pytestmark = pytest.mark.window
FLAGS = ("--lang", "en", "--size", "1280x720", "--pace", "instant", "--animation", "0")
SAID = "said.txt"  # what comes on the game's standard error, as its log does
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@pytest.fixture
def display() -> Iterator[Display]:
    lacking = [*missing_tools(), *([by_ear.missing()] if by_ear.missing() else [])]
    if lacking:
        assert not os.environ.get("CI"), f"these are missing: {lacking}"
        pytest.skip(f"nobody can listen to the window without {', '.join(lacking)}")
    with open_display("1280x720x24") as opened:
        yield opened


@contextmanager
def game(display: Display, environment: dict[str, str], home: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The program in its window."""
    command, own = [sys.executable, "-m", "game", *FLAGS], {**environment, "CROWN_AND_COIN_HOME": str(home)}
    with (
        (home / SAID).open("wb") as said,
        subprocess.Popen(command, env=own, cwd=ROOT, stderr=said) as process,
    ):
        try:
            display.wait_for_window(process.pid)
            yield process
        finally:
            process.kill()


def work(process: subprocess.Popen[bytes]) -> float:
    """Seconds of the processor that it has had."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def comes_to_rest(process: subprocess.Popen[bytes], patience: float = NEVER) -> bool:
    """Whether there comes a second in which it hardly works: what it has begun ends, and nothing turns in a circle."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        before = work(process)
        time.sleep(1.0)
        if work(process) - before < 0.2:
            return True
    return False


def told_by(home: Path, sentence: str, patience: float = NEVER) -> str:
    """What the game has logged, as soon as this sentence is there; after `patience` seconds in any case."""
    until = time.monotonic() + patience
    while True:
        told = (home / SAID).read_text(encoding="utf-8")
        if sentence in told or time.monotonic() > until:
            return told
        time.sleep(0.2)


def goes_on(display: Display, process: subprocess.Popen[bytes], home: Path) -> None:
    """It takes keys, comes to rest after them, and tells of no fault."""
    for _time in range(6):
        display.press("Tab")
    assert comes_to_rest(process)
    assert process.poll() is None
    assert "Traceback" not in told_by(home, "")


@pytest.mark.long
def test_the_bus_dies_while_a_reader_is_there(display: Display, tmp_path: Path) -> None:
    running: list[subprocess.Popen[Any]] = []
    with bus(display, running=running) as environment, game(display, environment, tmp_path) as process:
        listener = Listener(environment)
        listener.find(20)
        listener.wait(lambda tree: named(tree, "Settings", role="button"))
        for one in running:
            one.kill()
            one.wait(timeout=10)
        listener.close()
        goes_on(display, process, tmp_path)
        assert "the accessibility bus is gone" in told_by(tmp_path, "bus is gone")


@pytest.mark.long
def test_the_bus_comes_late(display: Display, tmp_path: Path) -> None:
    address = f"unix:path={tmp_path}/late"
    environment = {**display.environment(), "DBUS_SESSION_BUS_ADDRESS": address}
    with game(display, environment, tmp_path) as process, bus(display, address):
        goes_on(display, process, tmp_path)


@pytest.mark.long
def test_readers_come_and_go_while_they_are_told_much(display: Display, tmp_path: Path) -> None:
    """A thread of the library has the adapter then and waits for Python: nobody may wait for the adapter meanwhile."""
    with bus(display) as environment:
        listener = Listener(environment)
        command = [sys.executable, "-m", "tests.window.coming_child", str(tmp_path)]
        with subprocess.Popen(command, env=environment, cwd=ROOT) as child:
            while child.poll() is None:
                listener.here(False)
                time.sleep(0.05)
                listener.here(True)
                time.sleep(0.05)
        listener.close()
        assert child.returncode == 0

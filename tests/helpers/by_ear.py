"""A program on an accessibility bus of its own, and somebody who knows nothing but what is on that bus."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.helpers.clock import NEVER
from tests.helpers.window import Display

ROOT = Path(__file__).parents[2]
CHILD = ROOT / "tests/window/reader_child.py"
PYTHON = "/usr/bin/python3"  # the one for which the system has `gi`
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def missing() -> str:
    """What is not there for a client of the accessibility bus; empty when all is."""
    if not any(Path(one).exists() for one in LAUNCHERS):
        return "at-spi2-core"
    if shutil.which("dbus-daemon") is None:
        return "dbus"
    done = subprocess.run([PYTHON, "-c", "from gi.repository import Gio"], capture_output=True, check=False)
    return "python3-gi" if done.returncode else ""


@dataclass(frozen=True)
class Heard:
    """One thing as the bus tells it."""

    id: str
    role: str
    name: str
    told: str
    states: tuple[str, ...]
    can: tuple[str, ...]
    depth: int
    text: str = ""

    @property
    def pressable(self) -> bool:
        return "Action" in self.can and "enabled" in self.states

    def __str__(self) -> str:
        told = f" ({self.told})" if self.told else ""
        states = " ".join(one for one in self.states if one not in ("enabled", "sensitive", "focusable"))
        told = f" = {self.text!r}{told}" if self.text else told
        return f"{'  ' * self.depth}{self.role} {self.name!r}{told}{' ' + states if states else ''}"


class Listener:
    """Hears and presses."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._child = subprocess.Popen(
            [PYTHON, str(CHILD)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
        )
        self.announced: list[str] = []
        self.trouble = ""

    def _ask(self, *words: object) -> object:
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        self._child.stdin.write(json.dumps(words) + "\n")
        self._child.stdin.flush()
        return json.loads(self._child.stdout.readline())

    def find(self, seconds: float) -> None:
        """Waits for the program. Raises TimeoutError."""
        if self._ask("find", seconds) is not True:
            raise TimeoutError("no program came to the accessibility bus")

    def here(self, on: bool) -> None:
        """Comes, or goes for a while."""
        self._ask("here", on)

    def tree(self) -> list[Heard]:
        """All there is now, in the order of hearing."""
        got = self._ask("tree")
        assert isinstance(got, dict)
        if "nodes" not in got:
            self.trouble = str(got)
            return []
        self.announced += [text for _how, text in got["heard"]]
        return [Heard(**{**one, "states": tuple(one["states"]), "can": tuple(one["can"])}) for one in got["nodes"]]

    def press(self, one: Heard) -> None:
        """Asks for its first action, which is to press it."""
        self._ask("press", one.id)

    def write(self, one: Heard, text: str) -> None:
        self._ask("write", one.id, text)

    def set(self, one: Heard, number: float) -> None:
        self._ask("set", one.id, number)

    def wait(self, there: Callable[[list[Heard]], object], seconds: float = NEVER) -> list[Heard]:
        """The tree as soon as this is true of it. Raises TimeoutError with all that is there."""
        return self._until(there, seconds, lambda _tree: time.sleep(0.1))

    def press_until(self, name: str, there: Callable[[list[Heard]], object], seconds: float = NEVER) -> list[Heard]:
        """Presses what has this name, again if it was refused, until this is true; the tree then. Raises
        TimeoutError."""

        def press(tree: list[Heard]) -> None:
            wanted = named(tree, name)
            if wanted is not None and wanted.pressable:
                self.press(wanted)
            time.sleep(1.0)

        return self._until(there, seconds, press)

    def _until(
        self, there: Callable[[list[Heard]], object], seconds: float, meanwhile: Callable[[list[Heard]], None]
    ) -> list[Heard]:
        end = time.monotonic() + seconds
        while True:
            tree = self.tree()
            if there(tree):
                return tree
            if time.monotonic() > end:
                raise TimeoutError("\n".join([self.trouble, *map(str, tree)]))
            meanwhile(tree)

    def close(self) -> None:
        assert self._child.stdin is not None
        self._child.stdin.close()
        self._child.wait(timeout=NEVER)
        if self._child.stdout is not None:
            self._child.stdout.close()


@contextmanager
def bus(
    display: Display, address: str = "", running: list[subprocess.Popen[Any]] | None = None
) -> Iterator[dict[str, str]]:
    """The variables of a session with an accessibility bus, both of its own. `running`: gets their processes."""
    at = [f"--address={address}"] if address else []
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address", *at],
        stdout=subprocess.PIPE, env=display.environment(), text=True,
    )  # fmt: skip
    assert daemon.stdout is not None
    environment = {**display.environment(), "DBUS_SESSION_BUS_ADDRESS": daemon.stdout.readline().strip()}
    environment["XDG_RUNTIME_DIR"] = os.environ.get("XDG_RUNTIME_DIR", "/tmp")
    launcher = next(one for one in LAUNCHERS if Path(one).exists())
    started = subprocess.Popen([launcher, "--launch-immediately"], env=environment, stderr=subprocess.DEVNULL)
    if running is not None:
        running += [started, daemon]
    try:
        yield environment
    finally:
        for process in (started, daemon):
            process.terminate()
            process.wait(timeout=10)
        daemon.stdout.close()


@contextmanager
def listening(
    display: Display, home: Path, words: Sequence[str] = ()
) -> Iterator[tuple[Listener, subprocess.Popen[bytes]]]:
    """The program in its window, and somebody who listens to it."""
    with bus(display) as environment:
        listener = Listener(environment)
        command = [sys.executable, "-m", "game", *words]
        own = {**environment, "CROWN_AND_COIN_HOME": str(home)}
        with subprocess.Popen(command, env=own, cwd=ROOT, stderr=subprocess.PIPE) as process:
            try:
                display.wait_for_window(process.pid)
                listener.find(20)
                yield listener, process
            finally:
                process.kill()
                listener.close()


def named(tree: Sequence[Heard], *names: str, role: str = "") -> Heard | None:
    """The first of that name, or whose name begins with it."""
    for name in names:
        for one in tree:
            if one.name.startswith(name) and (not role or one.role == role):
                return one
    return None

"""The terminal as the table, with hands on phones."""

from __future__ import annotations

import os
import queue
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from game.hands.messages import VERSION
from tests.helpers.clock import NEVER


class Running:
    """The text game in a process of its own."""

    def __init__(self, home: Path, *words: str) -> None:
        environment = {**os.environ, "CROWN_AND_COIN_HOME": str(home), "PYTHONUTF8": "1", "SDL_VIDEODRIVER": "dummy"}
        command = [sys.executable, "-m", "game", "text", "--phones", "--address", "127.0.0.1", "--interactive", *words]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.said: list[str] = []
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))

    def says(self, pattern: str) -> str:
        """The next line like that, or what its first group is. Raises queue.Empty where none comes."""
        while True:
            self.said.append(self._lines.get(timeout=NEVER))
            if found := re.search(pattern, self.said[-1]):
                return found[1] if found.groups() else found[0]

    def type(self, line: str) -> None:
        """A line at the keyboard."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    one = Running(tmp_path, "--humans", "2", "--bots", "easy", "--seed", "5", "--lang", "en")
    yield one
    one.process.kill()
    one.process.communicate()


def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        said: dict[str, Any] = msgspec.json.decode(line.recv(NEVER))
        if said["is"] == kind:
            return said


def test_people_play_on_phones_and_the_terminal_tells_what_everybody_may_know(running: Running) -> None:
    own = running.says(r"http://([\d.:]+)/")
    code = running.says(r"The code is (. . . .)\.").replace(" ", "")
    running.says("Matilda: no phone yet")
    with connect(f"ws://{own}/hand", origin=Origin(f"http://{own}"), max_size=None) as line:
        line.send(msgspec.json.encode({"is": "come", "version": VERSION, "code": code}).decode())
        assert hear(line, "door")["asked"]
        running.says("wants to come in")
        running.type("let in")
        assert [one["name"] for one in hear(line, "door")["seats"]] == ["Matilda", "Odo"]
        line.send(msgspec.json.encode({"is": "sit", "seat": 0}).decode())
        page = hear(line, "page")
        running.says("Matilda: on a phone")
        while "ask" not in page:
            page = hear(line, "page")
        thing = next(one for area in page["areas"] for one in area["things"] if one.get("state") == "legal")
        touch = {"is": "pick", "page": page["page"], "place": thing["place"], "thing": thing["thing"]}
        line.send(msgspec.json.encode(touch).decode())
        page = hear(line, "page")
        press = next(one for one in page["ask"]["buttons"] if one.get("look") == "gold")["press"]
        line.send(msgspec.json.encode({"is": "press", "page": page["page"], "press": press}).decode())
        running.says("Matilda chooses a character")
        assert all(f"Matilda secretly chooses {thing['name']}" not in one for one in running.said)
        running.type("q")
        running.says("The game is kept")
    address, port = own.split(":")
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((address, int(port)), timeout=2)

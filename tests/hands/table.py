"""A table without window at which phones sit down, and phones that say what they are told to."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from game.hands.at_table import phones_at
from game.hands.messages import VERSION
from game.hands.pages import SeatPages
from game.hands.phones import Phones
from game.session.setup import HUMAN
from game.table.flow import Flow
from tests.games.playing import match_of
from tests.helpers.clock import NEVER

HERE = "127.0.0.1"


class Clock:
    """Stands still until it is put forward."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Table:
    """A match with its phones. People sit first, then bots that play by chance."""

    def __init__(self, folder: Path, game: str = "citadels", people: int = 3, bots: int = 1, seed: int = 1, *,
                 pictured: bool = False) -> None:  # fmt: skip
        """`pictured`: with faces and maps, which take their time."""
        players = [HUMAN] * people + ["random"] * bots
        self.flow = Flow(match_of(game, *players, seed=seed), lambda: "instant")
        self.clock = Clock()
        kept = folder / "phones.json"
        self.phones = Phones(self.flow, lambda: "en", self._pages, kept=kept, clock=self.clock)
        if pictured:
            self.phones = phones_at(self.flow, kept=kept)
        self.people = people
        self.lines = ExitStack()

    def _pages(self, seat: int, lang: str) -> SeatPages:
        return SeatPages(self.flow, seat, lang, self.phones.where)

    def open(self) -> Table:
        """Let phones in, for the seats of all people."""
        assert self.phones.open(HERE) == ""
        for seat in range(self.people):
            self.phones.offer(seat)
        return self

    def turn(self) -> None:
        """A turn of the loop that shows the table."""
        self.phones.turn()
        self.flow.advance(0.01, False)
        time.sleep(0.001)

    def until(self, so: Callable[[], bool], what: str) -> None:
        """Turn until that is so. Raises TimeoutError, which names `what`."""
        end = time.monotonic() + NEVER
        while not so():
            if time.monotonic() > end:
                raise TimeoutError(what)
            self.turn()

    @property
    def secret(self) -> str:
        return self.phones.invitation.url.partition("#")[2]

    @property
    def own(self) -> str:
        """The address and port at which it listens."""
        return self.phones.invitation.shown.removeprefix("http://").rstrip("/")

    def phone(self, **first: Any) -> Phone:
        """A phone that comes with these words."""
        phone = Phone(self)
        phone.say("come", **{"version": VERSION, **first})
        return phone

    def seated(self, seat: int, lang: str = "en") -> Phone:
        """A phone that has taken this seat and has its first page."""
        phone = self.phone(secret=self.secret, lang=lang)
        phone.hear("door")
        phone.say("sit", seat=seat)
        phone.hear("page")
        return phone


class Phone:
    """A connection, and what came over it: the last of each kind."""

    def __init__(self, table: Table) -> None:
        self.table = table
        origin = Origin(f"http://{table.own}")
        opening = connect(f"ws://{table.own}/hand", origin=origin, max_size=None, compression=None)
        self.connection: ClientConnection = table.lines.enter_context(opening)
        self.heard: list[dict[str, Any]] = []
        self.page: dict[str, Any] = {}  # the last one that came

    def say(self, what: str, **facts: Any) -> None:
        """A message to the table."""
        self.connection.send(msgspec.json.encode({"is": what, **facts}).decode())

    def take(self) -> None:
        """What came in."""
        while True:
            try:
                said = self.connection.recv(timeout=0)
            except (TimeoutError, ConnectionClosed):
                return
            self.heard.append(msgspec.json.decode(said))
            if self.heard[-1]["is"] == "page":
                self.page = self.heard[-1]

    def up_to_date(self) -> dict[str, Any]:
        """The page of the moment; what was sent before it counts as read."""
        self.table.until(lambda: not self.table.phones.busy, "all is sent")
        self.say("read", card="?")  # the answer comes after everything else
        self.hear("refused", lambda one: one["why"] in ("There is no such card.", "Diese Karte gibt es nicht."))
        return self.page

    def hear(self, kind: str, so: Callable[[dict[str, Any]], bool] = lambda _one: True) -> dict[str, Any]:
        """The next message of that kind for which that is so. Raises TimeoutError where none comes."""
        found: list[dict[str, Any]] = []

        def came() -> bool:
            self.take()
            while self.heard and not found:
                one = self.heard.pop(0)
                if one["is"] == kind and so(one):
                    found.append(one)
            return bool(found)

        try:
            self.table.until(came, f"a {kind} that does not come")
        except TimeoutError as late:
            raise AssertionError(f"{late}; still unread: {self.heard}") from late
        return found[0]

    def refused(self) -> str:
        """The sentence of a refusal."""
        return str(self.hear("refused")["why"])

    @property
    def closed(self) -> bool:
        """Whether the table has ended the line."""
        self.take()
        return self.connection.close_code is not None or not self._alive()

    def _alive(self) -> bool:
        try:
            self.connection.ping()
        except ConnectionClosed:
            return False
        return True


@contextmanager
def opened(folder: Path, **facts: Any) -> Iterator[Table]:
    """A table that lets phones in, and is closed afterwards."""
    table = Table(folder, **facts).open()
    try:
        yield table
    finally:
        table.phones.close()
        table.lines.close()
        table.flow.match.close()


def raw(own: str, said: bytes) -> bytes:
    """What the server answers to these bytes, to the end."""
    address, _colon, port = own.partition(":")
    with socket.create_connection((address, int(port)), timeout=NEVER) as line:
        line.sendall(said)
        answer = b""
        while True:
            try:
                more = line.recv(65536)
            except ConnectionResetError:
                return answer
            if not more:
                return answer
            answer += more

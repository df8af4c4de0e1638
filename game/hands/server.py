"""The server for phones: a thread with a loop of its own that knows neither match nor View.

It serves fixed paths and opens WebSockets, and hands what phones say to whoever reads `heard`. It listens at one
address, and only to whoever asks for exactly this address. Whatever is broken, too large, too much or too slow ends its
own connection and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from queue import SimpleQueue
from typing import NamedTuple
from zlib import crc32

import msgspec
from websockets.asyncio.server import Server as SocketServer
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from game.hands.messages import MOST_UP, Refused, Up, decoded, encoded

MOST_PHONES = 32  # open at once, those who only watch among them
MOST_AT_THE_DOOR = 64  # connections that ask for a file, or have not said anything yet
MOST_OF_ONE_ADDRESS = 24  # of these
MOST_A_SECOND = 20  # messages of a phone
MOST_WAITING = 64  # messages to a phone that does not take them
SECONDS_TO_ASK = 8.0  # for the request, and for the first message
SECONDS_TO_TAKE = 8.0  # for a message to a phone
SECONDS_TO_PART = 0.25  # for a goodbye to be answered: a sleeping phone makes nobody wait for it
PING_SECONDS = 5.0  # a phone that says nothing for twice as long is gone
SOCKET = "/hand"  # the path of the WebSocket

_CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'{ws}; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class File(NamedTuple):
    """What a fixed path gives. `lasting`: its name tells its content, so it is asked for once."""

    kind: str
    content: bytes
    lasting: bool = False


class Came(NamedTuple):
    """A connection was opened, from this address."""

    phone: int
    address: str


class Said(NamedTuple):
    phone: int
    message: Up


class Left(NamedTuple):
    phone: int


Heard = Came | Said | Left


class Busy(OSError):
    """The address or the port cannot be had."""


class Server:
    """Everything but `find` is called from one thread, that of the match; `find` gives the file of a path and is called
    from the server's own. `sentence` words what a phone is told that is refused here."""

    def __init__(self, find: Callable[[str], File | None], sentence: Callable[[str], str]) -> None:
        self._find, self._sentence = find, sentence
        self.heard: SimpleQueue[Heard] = SimpleQueue()
        self.stirred = threading.Event()  # something was heard since it was cleared
        self.address, self.port = "", 0
        self.refused: Counter[str] = Counter()  # what was not let in or not understood, by kind
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._phones: dict[int, _Phone] = {}
        self._next = 1
        self._waiting: Counter[str] = Counter()  # connections by address that are no phones, or not yet

    # -- from the thread of the match ------------------------------------------------------------------------------
    def open(self, address: str, ports: tuple[int, ...]) -> None:
        """Listen at the first of these ports that is free. Raises Busy."""
        ready: SimpleQueue[OSError | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, args=(address, ports, ready), name="phones", daemon=True)
        self._thread.start()
        fault = ready.get()
        if fault is not None:
            self._thread.join()
            self._thread = None
            raise Busy(fault.errno, str(fault))

    def close(self) -> None:
        """Say goodbye, close all connections and the port. Returns when the port is free."""
        thread, self._thread = self._thread, None
        if thread is None:
            return
        self._call(self._end)
        thread.join(5)

    @property
    def is_open(self) -> bool:
        return self._thread is not None

    def send(self, phone: int, content: bytes) -> None:
        """Send this as soon as it can be taken. A phone that has gone is none of the caller's sorrow."""
        self._call(self._send, phone, content, False)

    def dismiss(self, phone: int, content: bytes) -> None:
        """Send this last message and close."""
        self._call(self._send, phone, content, True)

    def _call(self, act: Callable[..., None], *arguments: object) -> None:
        if self._loop is not None:
            try:
                self._loop.call_soon_threadsafe(act, *arguments)
            except RuntimeError:  # the loop has ended
                self._loop = None

    # -- in the server's thread ------------------------------------------------------------------------------------
    def _run(self, address: str, ports: tuple[int, ...], ready: SimpleQueue[OSError | None]) -> None:
        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            runner.run(self._serve(address, ports, ready))
        self._loop = None

    async def _serve(self, address: str, ports: tuple[int, ...], ready: SimpleQueue[OSError | None]) -> None:
        fault: OSError | None = None
        server: SocketServer | None = None
        for port in ports:
            try:
                server = await self._listen_at(address, port)
            except OSError as error:
                fault = error
                continue
            break
        if server is None:
            ready.put(fault or OSError("no port"))
            return
        self.address, self.port = server.sockets[0].getsockname()[:2]
        self._stop, self._loop = asyncio.Event(), asyncio.get_running_loop()
        ready.put(None)
        await self._stop.wait()
        server.close()
        await server.wait_closed()

    async def _listen_at(self, address: str, port: int) -> SocketServer:
        quiet = logging.getLogger("game.hands")
        quiet.addHandler(logging.NullHandler())
        quiet.propagate = False
        return await serve(
            self._phone, address, port, process_request=self._request, compression=None, server_header=None,
            open_timeout=SECONDS_TO_ASK, close_timeout=SECONDS_TO_PART, ping_interval=PING_SECONDS,
            ping_timeout=PING_SECONDS,
            max_size=MOST_UP, max_queue=8, logger=quiet, create_connection=partial(_Connection, self),  # type: ignore[arg-type]
        )  # fmt: skip

    def _end(self) -> None:
        if self._stop is not None:
            self._stop.set()

    # -- the door --------------------------------------------------------------------------------------------------
    def lets_in(self, address: str) -> bool:
        """Whether one more connection may ask for something. Those that opened a WebSocket do not count."""
        return self._waiting.total() < MOST_AT_THE_DOOR and self._waiting[address] < MOST_OF_ONE_ADDRESS

    def counts(self, address: str, step: int) -> None:
        self._waiting[address] += step
        if not self._waiting[address]:
            del self._waiting[address]

    def _request(self, connection: ServerConnection, request: Request) -> Response | None:
        """The answer to a request; None opens the WebSocket."""
        own = f"{self.address}:{self.port}"
        headers = request.headers
        if request.method != "GET":
            return self._no("method", HTTPStatus.METHOD_NOT_ALLOWED)
        if headers.get_all("Host") != [own]:
            return self._no("host", HTTPStatus.MISDIRECTED_REQUEST)
        origins = headers.get_all("Origin")
        path = request.path.partition("?")[0]
        if path == SOCKET:
            if origins != [f"http://{own}"]:
                return self._no("origin", HTTPStatus.FORBIDDEN)
            if len(self._phones) >= MOST_PHONES:
                return self._no("crowd", HTTPStatus.SERVICE_UNAVAILABLE)
            return None
        if origins not in ([], [f"http://{own}"]):
            return self._no("origin", HTTPStatus.FORBIDDEN)
        found = self._find(path)
        return self._no("path", HTTPStatus.NOT_FOUND) if found is None else self._given(found, request)

    def _no(self, kind: str, status: HTTPStatus) -> Response:
        self.refused[kind] += 1
        return self._response(status, File("text/plain; charset=utf-8", f"{status.phrase}\n".encode()))

    def _given(self, file: File, request: Request) -> Response:
        tag = f'"{len(file.content):x}-{crc32(file.content):x}"'
        same = request.headers.get_all("If-None-Match") == [tag]
        status = HTTPStatus.NOT_MODIFIED if same else HTTPStatus.OK
        made = self._response(status, file._replace(content=b"") if same else file)
        made.headers["ETag"] = tag
        return made

    def _response(self, status: HTTPStatus, file: File) -> Response:
        headers = Headers()
        headers["Content-Type"] = file.kind
        headers["Content-Length"] = str(len(file.content))
        headers["Cache-Control"] = "private, max-age=604800, immutable" if file.lasting else "no-cache"
        headers["Content-Security-Policy"] = _CSP.format(ws=f" ws://{self.address}:{self.port}")
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Referrer-Policy"] = "no-referrer"
        headers["Cross-Origin-Resource-Policy"] = "same-origin"
        headers["Connection"] = "close"
        return Response(status.value, status.phrase, headers, file.content)

    # -- phones ----------------------------------------------------------------------------------------------------
    async def _phone(self, connection: ServerConnection) -> None:
        number, self._next = self._next, self._next + 1
        phone = self._phones[number] = _Phone(connection)
        if isinstance(connection, _Connection):
            connection.leave_the_door()
        writing = asyncio.create_task(phone.write())
        self._hear(Came(number, connection.remote_address[0]))
        try:
            await self._listen(number, phone)
        except ConnectionClosed:
            pass
        finally:
            del self._phones[number]
            self._hear(Left(number))
            if not phone.dismissed:
                writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)

    async def _listen(self, number: int, phone: _Phone) -> None:
        allowance, last = float(MOST_A_SECOND), time.monotonic()
        try:
            said = await asyncio.wait_for(phone.connection.recv(), SECONDS_TO_ASK)
        except TimeoutError:
            self.refused["silent"] += 1
            return
        while True:
            now = time.monotonic()
            allowance, last = min(MOST_A_SECOND, allowance + (now - last) * MOST_A_SECOND) - 1, now
            if allowance < 0:
                self.refused["too much"] += 1
                phone.put(encoded(Refused(self._sentence("too much"), fatal=True)), last=True)
                return
            try:
                self._hear(Said(number, decoded(said)))
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                self.refused["not understood"] += 1
                phone.put(encoded(Refused(self._sentence("not understood"))))
            said = await phone.connection.recv()

    def _hear(self, heard: Heard) -> None:
        self.heard.put(heard)
        self.stirred.set()

    def _send(self, number: int, content: bytes, last: bool) -> None:
        phone = self._phones.get(number)
        if phone is not None and not phone.put(content, last=last):
            self.refused["slow"] += 1


class _Phone:
    """An open WebSocket, and what waits to be sent over it."""

    def __init__(self, connection: ServerConnection) -> None:
        self.connection = connection
        self.dismissed = False
        self._waiting: asyncio.Queue[tuple[bytes, bool]] = asyncio.Queue(MOST_WAITING)

    def put(self, content: bytes, *, last: bool = False) -> bool:
        """Whether there was room for it; where there was not, the connection ends."""
        if self.dismissed:
            return True
        self.dismissed = last
        try:
            self._waiting.put_nowait((content, last))
        except asyncio.QueueFull:
            self.connection.transport.abort()
            return False
        return True

    async def write(self) -> None:
        """Send what waits, one after the other, until the last of it."""
        last = False
        try:
            while not last:
                content, last = await self._waiting.get()
                await asyncio.wait_for(self.connection.send(content.decode()), SECONDS_TO_TAKE)
            await self.connection.close(1008)
        except TimeoutError:
            self.connection.transport.abort()
        except ConnectionClosed:
            pass


class _Connection(ServerConnection):
    """A connection that is counted until it has opened a WebSocket or ended."""

    def __init__(self, door: Server, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)  # type: ignore[arg-type]
        self._door, self._counted = door, ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        address = peer[0] if peer else ""
        if self._door.lets_in(address):
            self._counted = address
            self._door.counts(address, 1)
        else:
            self._door.refused["crowd"] += 1
            transport.abort()  # type: ignore[attr-defined]
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave_the_door()
        super().connection_lost(exc)

    def leave_the_door(self) -> None:
        """It is a phone from now on, or gone."""
        if self._counted:
            self._door.counts(self._counted, -1)
            self._counted = ""

"""The worker process: receives a View and an ask, returns an option. No pygame here, and nothing is remembered.

Messages are JSON bytes, so neither side can make the other run code.
"""

from __future__ import annotations

import contextlib
import signal
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from game.bots import make_bot
from game.kernel.rules import Rules
from game.kernel.steps import Ask

FindRules = Callable[[str], Rules[Any, Any]]  # a module's function, so that a spawned process finds it by name


class Request(msgspec.Struct):
    """What one decision needs, and nothing else: the bot, what its seat sees, what it is asked."""

    id: int  # counts requests; the reply repeats it
    game: str
    rules_setup: dict[str, Any]
    level: str
    seed: int
    ask: Ask
    view: dict[str, Any] | None


class Reply(msgspec.Struct):
    """The option chosen, or the text of the error that prevented it."""

    id: int
    option: str = ""
    error: str = ""


_to_request = msgspec.json.Decoder(Request, dec_hook=lambda _, value: value)


def serve(connection: Connection, find_rules: FindRules) -> None:
    """Main function of the process: answer until the other side is gone."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the game's affair, which then lets go of us
    with contextlib.suppress(EOFError, OSError):
        while True:
            connection.send_bytes(respond(connection.recv_bytes(), find_rules))


def respond(message: bytes, find_rules: FindRules) -> bytes:
    """The reply to one request. An error inside a bot becomes part of the reply."""
    request = _to_request.decode(message)
    try:
        reply = Reply(request.id, option=_decide(request, find_rules))
    except Exception:  # noqa: BLE001  whatever it is: the game goes on, and the report tells
        reply = Reply(request.id, error=traceback.format_exc(limit=-4))
    return msgspec.json.encode(reply)


def _decide(request: Request, find_rules: FindRules) -> str:
    rules = find_rules(request.game)
    view = None if request.view is None else rules.read_view(request.rules_setup, request.view)
    return make_bot(request.level, request.seed, request.game).decide(view, request.ask)

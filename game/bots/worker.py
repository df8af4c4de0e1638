"""The worker process: receives a View and an ask, returns an option. No pygame here, and nothing is remembered.

Messages are JSON bytes, so neither side can make the other run code.
"""

from __future__ import annotations

import contextlib
import signal
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec

from game.bots import advice, make_bot, split
from game.kernel.rules import Plain, SomeRules, ViewData
from game.kernel.steps import Ask

FindRules = Callable[[str], SomeRules]  # a module's function, so that a spawned process finds it by name


READY = 0  # the number of the reply that answers nothing


class Request(msgspec.Struct):
    """What one decision needs, and nothing else: the bot, what its seat sees, what it is asked."""

    id: int  # counts requests; the reply repeats it
    game: str
    rules_setup: Plain
    level: str
    seed: int
    ask: Ask
    view: Plain | None
    kind: advice.Kind = "decide"  # or what `game.bots.advice` answers
    chosen: str = ""  # to judge: the option that was chosen, if it is compared with the best


class Reply(msgspec.Struct):
    """The option chosen, or what else was asked for, or the text of the error that prevented it."""

    id: int
    option: str = ""
    error: str = ""
    found: Plain = {}


_to_request = msgspec.json.Decoder(Request, dec_hook=lambda _, value: value)


def serve(connection: Connection, find_rules: FindRules, ready_for: tuple[str, tuple[str, ...]] | None = None) -> None:
    """Main function of the process: answer until the other side is gone.

    `ready_for`: a game and its bots. What they need is read before anything is answered, and a reply with the number
    READY says that it is done.
    """
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the game's affair, which then lets go of us
    with contextlib.suppress(EOFError, OSError):
        if ready_for is not None:
            _warm_up(find_rules, *ready_for)
            connection.send_bytes(msgspec.json.encode(Reply(READY)))
        while True:
            connection.send_bytes(respond(connection.recv_bytes(), find_rules))


def _warm_up(find_rules: FindRules, game: str, names: tuple[str, ...]) -> None:
    """Whatever is wrong here shows again, and is told, when the bot is asked."""
    with contextlib.suppress(Exception):
        find_rules(game)
        for name in names:
            make_bot(name, 0, game)


def respond(message: bytes, find_rules: FindRules) -> bytes:
    """The reply to one request. An error inside a bot becomes part of the reply."""
    request = _to_request.decode(message)
    try:
        reply = _answer(request, find_rules)
    except Exception:  # noqa: BLE001  whatever it is: the game goes on, and the report tells
        reply = Reply(request.id, error=traceback.format_exc(limit=-4))
    return msgspec.json.encode(reply)


def _answer(request: Request, find_rules: FindRules) -> Reply:
    rules = find_rules(request.game)
    view = None if request.view is None else rules.read_view(request.rules_setup, request.view)
    if request.kind == "decide":
        option = make_bot(request.level, request.seed, request.game).decide(view, request.ask)
        return Reply(request.id, option)
    assert view is not None
    return Reply(request.id, found=advise(request, view))


def advise(request: Request, view: ViewData) -> Plain:
    """The answer to a request of another kind than "decide". Raises whatever prevents it."""
    level = split(request.level)[0]
    if request.kind == "judge":
        return advice.judged(request.game, view, request.ask, request.seed, level, request.chosen)
    return advice.beliefs(request.game, view, request.ask, request.seed, level)

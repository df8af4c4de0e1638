"""The system asks the program to end (SIGTERM, or the terminal is closed): at any time it ends as if by itself.

`Terminated` is raised wherever the program is; whoever plays a game keeps it and lets that pass.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
_asked: list[int] = []


class Terminated(BaseException):
    """Raised wherever the main thread is. Whoever plays a game keeps it and lets this pass."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number


@contextmanager
def listening() -> Iterator[None]:
    """While inside, the signals that would simply kill raise Terminated. A second one kills."""
    mine = [number for number in ENDING if _is_ours(number)]
    for number in mine:
        signal.signal(number, _raise)
    try:
        yield
    finally:
        for number in mine:
            signal.signal(number, signal.SIG_DFL)


def check() -> None:
    """Raises Terminated if the program was asked to end, and the exception was lost in a place that swallows all."""
    if _asked:
        raise Terminated(_asked[-1])


def _is_ours(number: int) -> bool:
    """Not what is ignored on purpose (nohup), nor in a thread, where none can be set."""
    return threading.current_thread() is threading.main_thread() and signal.getsignal(number) is signal.SIG_DFL


def _raise(number: int, _frame: FrameType | None) -> None:
    for one in ENDING:
        signal.signal(one, signal.SIG_DFL)
    _asked.append(number)
    raise Terminated(number)

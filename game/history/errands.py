"""One thread that does what takes a moment. Nobody waits for it but who wants to."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable

_log = logging.getLogger(__name__)
Errand = Callable[[], None]


class Errands:
    """Done one after the other, each to its end. The thread begins with the first one."""

    def __init__(self, *, at_once: bool = False) -> None:
        """`at_once`: no thread, whoever sends waits."""
        self._at_once = at_once
        self._waiting: deque[Errand] = deque()
        self._busy = False
        self._closed = False
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    def send(self, errand: Errand) -> None:
        """Returns at once. After `close` nothing is done any more."""
        if self._at_once:
            _do(errand)
            return
        with self._changed:
            if self._closed:
                return
            self._waiting.append(errand)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="history", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def flush(self, seconds: float) -> bool:
        """Wait until all is done; False if it was not in that time."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting and not self._busy, seconds)

    def close(self, seconds: float) -> bool:
        """Do what waits, as far as the time allows, and end the thread."""
        done = self.flush(seconds)
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        return done

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closed or self._waiting)
                if self._closed:
                    return
                errand = self._waiting.popleft()
                self._busy = True
            _do(errand)
            with self._changed:
                self._busy = False
                self._changed.notify_all()


def _do(errand: Errand) -> None:
    try:
        errand()
    except Exception:  # noqa: BLE001  whatever it is, the thread lives on
        _log.exception("an errand of the history failed")

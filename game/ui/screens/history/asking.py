"""Questions to the history are answered in a thread: no frame waits for the disk. Of several questions of the same name
only the newest is answered."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

AT_MOST = 10.0  # seconds that whoever settles waits


class _Question(NamedTuple):
    number: int
    ask: Callable[[], Any]
    then: Callable[[Any], None]


class Asking:
    """One per screen. `ask` and `take_in` belong to the thread of the window; what is asked runs in another."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._open: dict[str, _Question] = {}  # not begun yet
        self._newest: dict[str, int] = {}
        self._answers: list[tuple[str, _Question, Any, Exception | None]] = []
        self._thread: threading.Thread | None = None
        self._number = 0
        self._due = 0  # asked, not taken in

    @property
    def waiting(self) -> bool:
        """Whether an answer is still to come."""
        return self._due > 0

    def ask(self, name: str, question: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """`then` is told the answer by `take_in`, unless another question of that name was put in between."""
        self._number += 1
        with self._lock:
            self._due += name not in self._open
            self._open[name] = _Question(self._number, question, then)
            self._newest[name] = self._number
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="history", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._open:
                    self._thread = None
                    return
                name = next(iter(self._open))
                question = self._open.pop(name)
            answer, fault = None, None
            try:
                answer = question.ask()
            except Exception as error:  # noqa: BLE001  it goes on in the thread of the window
                fault = error
            with self._lock:
                self._answers.append((name, question, answer, fault))

    def take_in(self) -> bool:
        """Tells what has been answered; whether anything was. Raises what a question raised."""
        with self._lock:
            answers, self._answers = self._answers, []
            self._due -= len(answers)
        told = False
        for name, question, answer, fault in answers:
            if question.number != self._newest[name]:
                continue
            if fault is not None:
                raise fault
            question.then(answer)
            told = True
        return told

    def settle(self) -> None:
        """Waits until everything is answered and told: for pictures and tests."""
        end = time.monotonic() + AT_MOST
        while self.waiting and time.monotonic() < end:
            self.take_in()
            time.sleep(0.001)

"""Questions to the worker process: hints, the review, what a computer player believed. Nothing here ever waits.

No pygame here. In a match whose bots have no worker (tests, pictures) each look answers one question in this process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from game.bots.advice import Kind
from game.bots.remote import WorkerBots
from game.bots.worker import Request, advise
from game.kernel.rules import Plain, ViewData
from game.kernel.saving import to_json
from game.kernel.steps import Ask
from game.session.match import Match


class AdviceWanted(NamedTuple):
    """One decision to think about; `view` is what its seat sees, `chosen` what was answered if that is compared."""

    kind: Kind
    ask: Ask
    view: ViewData
    level: str
    chosen: str = ""


class Adviser:
    """Puts questions one after another. `answers` are in their order; {} where there is none (`trouble` says why)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.answers: list[Plain] = []
        self.trouble = ""
        self._left: deque[AdviceWanted] = deque()
        self._sent: Request | None = None

    @property
    def worker(self) -> WorkerBots | None:
        """The process that answers; None: this one does."""
        bots = self.match.bots
        return bots if isinstance(bots, WorkerBots) and not bots.given_up else None

    @property
    def busy(self) -> bool:
        """Whether questions are left."""
        return bool(self._left)

    def ask(self, questions: Sequence[AdviceWanted]) -> None:
        """Start on these; earlier ones are dropped."""
        self.cancel()
        self.answers, self.trouble = [], ""
        self._left = deque(questions)

    def cancel(self) -> None:
        """No answer is wanted any more."""
        worker = self.worker
        if self._sent is not None and worker is not None and worker.waiting is self._sent:
            worker.forget()
        self._sent = None
        self._left.clear()

    def poll(self) -> bool:
        """Go on; True if an answer has come since the last call. Call it once a frame."""
        if not self._left:
            return False
        worker = self.worker
        if worker is None and isinstance(self.match.bots, WorkerBots) and self._left[0].kind == "judge":
            self._take({}, "no worker")  # it would take too long beside the window
            return True
        if worker is None:
            self._take(*_here(self._request(with_view=False), self._left[0].view))
            return True
        if self._sent is None:
            if worker.waiting is None:
                self._sent = self._request(with_view=True)
                worker.send(self._sent)
            return False
        if worker.waiting is not self._sent:
            self.cancel()  # a computer player is asked now
            return False
        reply = worker.reply()
        if reply is None:
            return False
        self._take(reply.found, reply.error)
        return True

    def _take(self, found: Plain, error: str) -> None:
        self._sent = None
        self._left.popleft()
        self.trouble = error or self.trouble
        self.answers.append(found)

    def _request(self, *, with_view: bool) -> Request:
        question, setup = self._left[0], self.match.setup
        seat = question.ask.seat
        seen = to_json(question.view) if with_view else None
        return Request(0, setup.game, setup.rules_setup, question.level, setup.bot_seed(seat), question.ask, seen,
                       question.kind, question.chosen)  # fmt: skip


def _here(request: Request, view: ViewData) -> tuple[Plain, str]:
    try:
        return advise(request, view), ""
    except Exception as error:  # noqa: BLE001  whatever it is: the table stays, and the person is told
        return {}, repr(error)

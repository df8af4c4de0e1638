"""How each question of this game comes about, declared beside the step that answers it (`game.kernel.asked`)."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.asked import Asked, Unfit, need, waits
from game.kernel.steps import Seat
from game.la_citta.rules.state import Game

__all__ = ["QUESTIONS", "Unfit", "need", "put_anew", "question", "waits"]

Again = Callable[[Game, Seat], None]
_ASKED: Asked[Game] = Asked()
QUESTIONS: dict[str, list[Again]] = _ASKED.questions
question: Callable[[Callable[..., object], Again], None] = _ASKED.question
put_anew: Callable[[Game, str, Seat], None] = _ASKED.put_anew

"""How each question of this game comes about, declared beside the step that answers it (`game.kernel.asked`)."""

from __future__ import annotations

from game.kernel.asked import Asked, Unfit, need, waits
from game.la_citta.rules.state import Game

__all__ = ["QUESTIONS", "Unfit", "need", "put_anew", "question", "waits"]

_ASKED: Asked[Game] = Asked()
QUESTIONS, question, put_anew = _ASKED.questions, _ASKED.question, _ASKED.put_anew

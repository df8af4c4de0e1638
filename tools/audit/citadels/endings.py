"""The last turn of a game: was a win thrown away, or left lying?

Looked at are only turns in which the seat knows that nobody acts after it. What such a turn won is compared with what
it could have won for certain, every line without a draw played out on a copy of the game.
"""

from __future__ import annotations

from game.citadels.bot.last_turn import Search, acts_last, won_by
from game.citadels.rules.words import END
from tools.audit.citadels.moments import Finding, Moment


class Endings:
    """Follows one game; ask it about every answer in order."""

    def __init__(self) -> None:
        self._turn: tuple[int, int, int] | None = None
        self._could = 0.0  # the share of the win that was certain when it began to choose
        self._stopping = 0.0  # ... by simply ending the turn, at the best moment

    def look(self, moment: Moment) -> Finding | None:
        """What this turn lost, if it ends with this answer and could have won more."""
        g = moment.state
        if moment.ask.step != "turn.chosen" or not acts_last(moment.view):
            return None
        turn = (g.round, g.rank, g.seat)
        if turn != self._turn:
            self._turn, self._stopping = turn, 0.0
            self._could = Search(moment.me).best(g)[0]
        if END not in moment.ask.options:
            return None
        stopped = won_by(g, moment.me, END)
        if moment.chosen != END:
            self._stopping = max(self._stopping, stopped)
            return None
        if stopped < self._stopping:
            return Finding("lost_win", f"had {self._stopping:.2f} of the win, and went on to {stopped:.2f}")
        if stopped < self._could:
            return Finding("missed_win", f"{self._could:.2f} of the win was certain, it ended with {stopped:.2f}")
        return None

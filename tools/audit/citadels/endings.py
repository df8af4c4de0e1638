"""The last turn of a game: was a win thrown away, or left lying?

Looked at are only turns in which the seat knows that nobody acts after it. What such a turn won is compared with what
it could have won for certain, every line without a draw played out on a copy of the game.
"""

from __future__ import annotations

from game.citadels.bot.last_turn import Search, acts_last, won_by
from game.citadels.rules.words import END
from game.kernel.options import kind, value
from tools.audit.citadels.moments import Finding, Moment, points, would_end


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


class Completions:
    """Follows one game: who completed the first city in a turn that could have ended before."""

    def __init__(self) -> None:
        self._turn: tuple[int, int, int] | None = None  # in which the game was ended freely

    def look(self, moment: Moment) -> Finding | None:
        """What the turn came to that ended the game, once it is over itself."""
        g, v, me = moment.state, moment.view, moment.me
        if moment.ask.step != "turn.chosen":
            return None
        turn, free = (g.round, g.rank, g.seat), END in moment.ask.options
        if free and kind(moment.chosen) == "build" and would_end(v, value(moment.chosen)):
            self._turn = turn
        if moment.chosen != END or turn != self._turn or me not in v.completed:  # a warrant took the district
            return None
        mine, best = points(v, me), max(points(v, seat) for seat in v.others(me))
        if mine >= best:
            return None
        return Finding("lost_end", f"ended the game with {mine} points, somebody has {best} already")

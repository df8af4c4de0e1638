"""What a style shows in: what one seat does in a game, counted game by game for `build_scripts/studies/styles.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, NamedTuple

from tools.audit import Moment

OF_GAME = {game: f"tools.styles.{game}" for game in ("citadels", "rattus_cartus", "la_citta")}


@dataclass
class Watched:
    """What one seat did in one game or in many: sums by their name, and by group how often something was chosen."""

    games: int = 0
    wins: float = 0.0
    sums: dict[str, float] = field(default_factory=dict)
    chosen: dict[str, dict[str, int]] = field(default_factory=dict)

    def count(self, what: str, many: float = 1) -> None:
        """So many more of this sum."""
        self.sums[what] = self.sums.get(what, 0) + many

    def choose(self, group: str, name: str, many: int = 1) -> None:
        """This was chosen, of this group."""
        counts = self.chosen.setdefault(group, {})
        counts[name] = counts.get(name, 0) + many

    def add(self, other: Watched) -> None:
        """Takes in what another one counted."""
        self.games += other.games
        self.wins += other.wins
        for what, many in other.sums.items():
            self.count(what, many)
        for group, counts in other.chosen.items():
            for name, many in counts.items():
                self.choose(group, name, many)

    def share(self, group: str, name: str) -> float:
        """How often of all choices of the group this one was made; 0 where there were none."""
        counts = self.chosen.get(group, {})
        return counts.get(name, 0) / max(1, sum(counts.values()))


class Column(NamedTuple):
    """A figure of the table: the sum `of`, divided by the sum `per`, or by the games where none is named."""

    title: str
    of: str
    form: str = "{:.2f}"
    per: str = ""

    def figure(self, w: Watched) -> float:
        """The figure of what was watched."""
        return w.sums.get(self.of, 0) / max(1, w.sums.get(self.per, 0) if self.per else w.games)


def nothing(w: Watched, moment: Moment) -> None:
    """Counts no answer."""


def at_no_end(w: Watched, state: Any, seat: int) -> None:
    """Counts nothing of a finished game."""


@dataclass(frozen=True)
class Watcher:
    """What is counted of a game: `answer` looks at each answer that was a choice, `end` at the finished game, as it is
    for one seat. `groups` are those of the choices that are told, with their titles."""

    columns: Sequence[Column] = ()
    groups: Mapping[str, str] = field(default_factory=dict)
    answer: Callable[[Watched, Moment], None] = nothing
    end: Callable[[Watched, Any, int], None] = at_no_end


def watcher(game: str) -> Watcher:
    """What is counted of this game; of one that has nothing of its own nothing but the wins."""
    if game not in OF_GAME:
        return Watcher()
    found: Watcher = import_module(OF_GAME[game]).WATCHER
    return found

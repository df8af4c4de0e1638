"""The turning points of a finished game: where the chance of one seat to win changed most. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.kernel.rules import Plain
from game.session.decisions import Decision

MOST = 5
LEAST = 0.02  # smaller swings are no turning points


class Moment(NamedTuple):
    """One decision: the chance before it with the best option, after what was chosen, and at the next decision."""

    place: int  # in the list of decisions
    before: float
    chosen: float
    after: float
    better: str  # the option preferred; empty if it is the one that was chosen

    @property
    def swing(self) -> float:
        """How much the chance rose (or fell) up to the next decision, or to the end."""
        return self.after - self.before

    @property
    def cost(self) -> float:
        """How much better the preferred option was."""
        return self.before - self.chosen if self.better else 0.0


def course(decisions: Sequence[Decision], answers: Sequence[Plain], share: float) -> list[Moment]:
    """One Moment for each decision that was one, in order; `share` is the seat's share of the win."""
    places = [place for place, one in enumerate(answers) if one.get("judged") and one["judged"][0][2] > 0]
    found = []
    for number, place in enumerate(places):
        before, later = _best(answers[place]), places[number + 1 :]
        after = _best(answers[later[0]]) if later else share
        duel = answers[place].get("duel") or []
        better = answers[place]["judged"][0][0] if duel and duel[0] > duel[1] else ""
        chosen = before - (duel[0] - duel[1]) if better else before
        found.append(Moment(place, before, max(0.0, chosen), after, better))
    return found


def turning_points(moments: Sequence[Moment], most: int = MOST) -> list[Moment]:
    """The largest swings, in the order of the game."""
    large = sorted((one for one in moments if abs(one.swing) >= LEAST), key=lambda one: -abs(one.swing))
    return sorted(large[:most], key=lambda one: one.place)


def _best(answer: Plain) -> float:
    return min(1.0, float(answer["judged"][0][1]))

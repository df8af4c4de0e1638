"""Taking back an answer. Mechanical, so that no card's author can forget it.

A seat's last answers can be taken back while no other seat answered, the generator did not move and nobody learnt
anything. The chain of such answers is kept as clones; the first answer that fails the test empties it.
"""

from __future__ import annotations

from typing import NamedTuple

from game.kernel.rules import Plain, SomeRules
from game.kernel.saving import digest, to_json
from game.kernel.steps import StackState
from game.session import journal

KEPT_IN_SAVES = 8


class Point(NamedTuple):
    """The game as it stood before an answer of `seat`, and how many events had been told by then."""

    seat: int
    state: StackState
    events: int


class Undo:
    """The answers of one seat that can still be taken back, the oldest first."""

    def __init__(self, rules: SomeRules) -> None:
        self.rules = rules
        self.points: list[Point] = []

    def answered(self, seat: int, before: StackState | None, after: StackState, events: int) -> None:
        """A seat has answered. `before` is None for seats that never take anything back (bots)."""
        if self.points and (before is None or self.points[-1].seat != seat):
            self.points.clear()
        if before is None:
            return
        if after.rng != before.rng or self.rules.learnt(before, after):
            self.points.clear()
        else:
            self.points.append(Point(seat, before, events))

    def allows(self, seat: int) -> bool:
        """Whether this seat's last answer can be taken back."""
        return bool(self.points) and self.points[-1].seat == seat

    def to_json(self) -> list[Plain]:
        """The newest points as plain data: undo survives a reload."""
        return [{"seat": p.seat, "state": to_json(p.state), "events": p.events} for p in self.points[-KEPT_IN_SAVES:]]


def points_from(saved: list[Plain], rules: SomeRules, setup: Plain, now: StackState, lines: list[str]) -> list[Point]:
    """Saved points, each checked whole by the rules. A fault drops them all: undo is a comfort, not the game.

    They must lead up to the state `now`: one answer of the journal each, the last of them just given.
    """
    points: list[Point] = []
    try:
        for number, data in enumerate(saved, start=now.answered - len(saved)):
            state = rules.load(setup, data["state"])
            ask = state.pending
            if state.answered != number or ask is None or ask.seat != data["seat"]:
                return []
            points.append(Point(data["seat"], state, data["events"]))
        return points if _leads_up(points, now, lines) else []
    except Exception:  # noqa: BLE001  whatever it is, the game goes on without them
        return []


def _leads_up(points: list[Point], now: StackState, lines: list[str]) -> bool:
    """Whether the answers of the journal lead from each point to the next, and from the last one to the present."""
    for point, after in zip(points, [*(point.state for point in points[1:]), now], strict=True):
        twin = point.state.clone()
        twin.choose(journal.parse(lines[twin.answered]).option)
        if digest(twin) != digest(after):
            return False
    return True

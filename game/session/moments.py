"""The game as it was at each event of one decision: the answer is given once more to a clone, and whatever is told on
the way is looked at as it is told. Nobody pays for it who does not ask."""

from __future__ import annotations

from typing import Generic, TypeVar

from game.kernel.events import Event
from game.kernel.steps import StackState

G = TypeVar("G", bound=StackState)


class Moments:
    """Of one decision. `before` is the state that was asked, `told` how many events there were by then."""

    def __init__(self, before: StackState, option: str, told: int) -> None:
        self.before, self.option, self.told = before, option, told
        self._states: list[StackState] | None = None

    def at(self, number: int) -> StackState | None:
        """The state when the event of this number was told; before the first of them the one that was asked, and None
        after the last of them. Look, do not touch."""
        if number < self.told:
            return self.before
        if self._states is None:
            self._states = at_each_event(self.before, self.option)
        place = number - self.told
        return self._states[place] if place < len(self._states) else None


def at_each_event(before: G, option: str) -> list[G]:
    """The states at the events of this answer, in their order."""
    state = before.clone()
    log = _Log[G](state)
    state.log = log
    state.choose(option)
    return log.states


class _Log(list[Event], Generic[G]):
    """Keeps the state with each event."""

    def __init__(self, state: G) -> None:
        super().__init__()
        self.state, self.states = state, list[G]()

    def append(self, event: Event) -> None:
        super().append(event)
        self.states.append(self.state.clone())

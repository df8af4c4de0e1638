"""What the options of one ask lead to, for any game: the figures that all agree on in a few possible worlds, and
whether the answer can be taken back. No pygame here.

No rule is written down a second time: the rules play the answer in games that fit what the viewer knows. Nothing of
the real game is touched or looked at, so nothing hidden can show.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, TypeVar

from game.kernel.events import Json
from game.kernel.rng import Rng
from game.kernel.rules import Rules, S, ViewData, some
from game.kernel.steps import Ask
from game.table.default_words import bare
from game.table.names import V
from game.ui.lang import _, joined

WORLDS = 6  # they disagree about everything that chance or a secret decides
Standing = tuple[Mapping[str, int], ...]


class Tried(NamedTuple):
    """What one world became by an answer: everybody's figures before and after it, and whether it is final."""

    before: Standing
    after: Standing
    final: bool


U = TypeVar("U", bound=ViewData)  # whose Views the rules give: in the house those of some game


class Outlook(Generic[V]):
    """Each option is tried when somebody first wants to know. A game that can say more overrides it."""

    def __init__(
        self,
        ask: Ask | None,
        view: V,
        rules: Rules[S, U],
        standing: Callable[[Json], Standing] = lambda _view: (),
    ) -> None:  # fmt: skip
        self.ask, self.view, self.rules, self.standing = ask, view, some(rules), standing
        self._found: dict[str, list[Tried]] = {}

    def words(self, option: str) -> str:
        """The sentences; empty where there is nothing to tell before it is done."""
        found = self._tried(option) if self.ask is not None else []
        if not found or not found[0].after:
            return ""
        me = int(self.view.viewer)
        changed = [
            f"{bare(figure)} {number}"
            for figure, number in found[0].after[me].items()
            if number != found[0].before[me].get(figure)
            and all(world.after[me].get(figure) == number for world in found)
        ]
        return _("Afterwards: {facts}.").format(facts=joined(changed)) if changed else ""

    def dead_end(self, option: str) -> str:
        """Why there is nothing to choose, where the answer only leads to a question that must be declined."""
        return ""

    def opens(self, option: str) -> str:
        """What becomes possible by it, in one sentence; "" for nothing that is known."""
        return ""

    def is_final(self, option: str) -> bool:
        """Whether the answer cannot be taken back; what cannot be tried is taken to be final."""
        found = self._tried(option)
        return not found or any(world.final for world in found)

    def gains(self, option: str) -> bool:
        """Whether it brings something and costs nothing at all."""
        return True

    def _tried(self, option: str) -> list[Tried]:
        if self.ask is None or option not in self.ask.options:
            return []
        if option not in self._found:
            try:
                self._found[option] = [self._world(number + 1, option) for number in range(WORLDS)]
            except (LookupError, ValueError):
                self._found[option] = []
        return self._found[option]

    def _world(self, seed: int, option: str) -> Tried:
        before = self.rules.determinize(self.view, Rng(seed))
        before.log = None
        after = before.clone()
        after.choose(option)
        ask, me = after.pending, int(self.view.viewer)
        learnt = after.rng != before.rng or self.rules.learnt(before, after)
        return Tried(self.standing(before), self.standing(after), ask is None or ask.seat != me or learnt)

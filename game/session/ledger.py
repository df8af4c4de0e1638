"""What a finished game tells for looking back: which points came from where, which cards somebody chose and what those
brought. A pack brings a `Ledger` along as its part `ledger`; without one there are only the totals.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Generic, TypeAlias

import msgspec

from game import catalog
from game.kernel.events import Event
from game.kernel.rules import Plain, S
from game.kernel.steps import StackState

Sources = dict[str, int]  # name of a source, in the game's own words -> points; together they are the total


class Used(msgspec.Struct, frozen=True):
    """Something that one seat chose in one game: a card of a kind ("character", "district", "building"), how many
    times, and what that brought in all. In which coin is the game's affair (`game.table.words.Words.brought`)."""

    kind: str
    card: str
    times: int = 1
    brought: int = 0


class Ledger(Generic[S]):
    """The books of a game that says nothing about itself; to be overridden."""

    def __init__(self, game: str) -> None:
        self.game = game

    def sources(self, state: S) -> tuple[Sources, ...]:
        """Per seat of a finished game what its points are made of. Sources without points may be left out."""
        return tuple({"points": total} for total in catalog.rules(self.game).scores(state))

    def known_sources(self) -> Collection[str]:
        """The names that `sources` may have; none where nobody has said."""
        return ()

    def standing(self, state: S) -> Sequence[tuple[int, ...]]:
        """Per seat of a finished game how well it did, the more the better; winners come before all others anyway."""
        return [(points,) for points in catalog.rules(self.game).scores(state)]

    def chosen(self, state: S, journal: Sequence[str], events: Sequence[Event]) -> tuple[tuple[Used, ...], ...]:
        """Per seat of a finished game what it chose and what that brought; each kind and card once. `events` are all
        that were told from the first one on."""
        return tuple(() for _ in catalog.rules(self.game).scores(state))

    def cast(self, rules_setup: Plain) -> str:
        """With what the game was played, in a few words for lists and searches: ids with commas between them."""
        return ""


SomeLedger: TypeAlias = Ledger[StackState]


def ledger(game: str) -> SomeLedger:
    """How a game keeps its books. Raises KeyError and PackFault like the catalog."""
    found: SomeLedger | None = catalog.part(game, "ledger")
    return Ledger(game) if found is None else found

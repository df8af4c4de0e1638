"""What a finished game tells for looking back: which points came from where, which cards somebody chose and what those
brought. A pack brings a `Ledger` along as its part `ledger`; without one there are only the totals.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Generic, NamedTuple, TypeAlias

import msgspec

from game import catalog
from game.kernel.events import Event
from game.kernel.rules import Plain, S, ViewData
from game.kernel.steps import Ask, StackState
from game.session import journal
from game.session.agents import NoBots
from game.session.match import Match
from game.session.setup import HUMAN

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


# The decisions of a match, one after the other.


class Decision(NamedTuple):
    """One answer. `state` is the whole position before it, `told` the number of events told until then."""

    ask: Ask
    option: str
    view: ViewData
    state: StackState
    told: int


def played_again(match: Match) -> Match:
    """The same deal before its first answer, with nobody thinking."""
    setup = match.setup
    for seat in range(len(setup.seats)):
        setup = setup.seated(seat, HUMAN)
    return Match.new(match.rules, setup, NoBots())


def decisions(match: Match, again: Match, wanted: Callable[[Ask], bool]) -> Iterator[Decision | None]:
    """Makes every answer of the match again in `again`; after each the decision if it is wanted, else None.

    Ends early where the journal cannot be followed.
    """
    for line in match.journal:
        ask = again.pending
        try:
            told = journal.parse(line)
        except ValueError:
            return
        if ask is None or ask.seat != told.seat:
            return
        found = None
        if len(ask.options) > 1 and wanted(ask):
            found = Decision(ask, told.option, again.view(ask.seat), again.state.clone(), again.event_count)
        if not again.answer(ask.number, told.option) or not again.step():
            return
        yield found

"""The decisions of a match, one after the other: what was asked, what that seat saw, what it answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.kernel.rules import ViewData
from game.kernel.steps import Ask, StackState
from game.session import journal
from game.session.agents import NoBots
from game.session.match import Match
from game.session.setup import HUMAN


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
            found = Decision(ask, told.option, again.view(ask.seat), again.whole.clone(), again.event_count)
        if not again.answer(ask.number, told.option) or not again.step():
            return
        yield found

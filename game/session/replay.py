"""Playing a journal again. Recorded answers only, those of bots included: no bot's code runs here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from game.kernel.events import Event
from game.kernel.rules import SetupError
from game.kernel.saving import digest
from game.session import journal
from game.session.agents import NoBots
from game.session.match import Match
from game.session.notices import SaveFault
from game.session.save import FindRules, SaveFile, rules_of
from game.session.setup import HUMAN


class Differs(Exception):
    """The game took another course than the journal says; the text tells where."""


class Replayed(NamedTuple):
    """One answer that was made again."""

    number: int  # from 1
    seat: int
    option: str
    events: list[Event]


def begin(save: SaveFile, find_rules: FindRules, file: str) -> Match:
    """The match of a save at its first ask. Raises SaveFault."""
    rules = rules_of(save, find_rules, file)
    setup = save.setup
    for seat in range(len(setup.seats)):
        setup = setup.seated(seat, HUMAN)
    try:
        return Match.new(rules, setup, NoBots())
    except SetupError as error:
        raise SaveFault("damaged", file, str(error)) from error


def replay(match: Match, save: SaveFile, to: int | None = None) -> Iterator[Replayed]:
    """Make the recorded answers again, up to number `to` or all; verifies each. Raises Differs, and SaveFault for a
    line that is no line.
    """
    lines = save.journal if to is None else save.journal[:to]
    for number, text in enumerate(lines, start=1):
        yield _again(match, number, text)
    if len(lines) == len(save.journal) and digest(match.whole) != save.digest:
        raise Differs(f"After all {len(lines)} answers the game is another one than the one that was saved.")


def _again(match: Match, number: int, text: str) -> Replayed:
    try:
        recorded = journal.parse(text)
    except ValueError as error:
        raise SaveFault("damaged", f"line {number}", str(error)) from error
    ask, told = match.pending, match.event_count
    if ask is None:
        raise Differs(f"Answer {number}: the game is over, but the journal goes on.")
    if ask.seat != recorded.seat:
        raise Differs(f"Answer {number}: seat {ask.seat} is asked, but seat {recorded.seat} answered.")
    if not match.answer(ask.number, recorded.option):
        raise Differs(f"Answer {number}: '{recorded.option}' is not offered to seat {ask.seat}.")
    match.step()
    _compare(match.whole, recorded, number)
    return Replayed(number, recorded.seat, recorded.option, match.events[told:])


def _compare(state: Any, recorded: journal.Answer, number: int) -> None:
    if journal.chance(state) != recorded.chance:
        raise Differs(f"Answer {number}: chance went another way than recorded.")
    if recorded.digest is not None and digest(state) != recorded.digest:
        raise Differs(f"Answer {number}: the game is another one than recorded.")

"""Playing a journal again. Recorded answers only, those of bots included: no bot's code runs here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.kernel.events import Event
from game.kernel.rules import SetupError
from game.kernel.saving import digest
from game.kernel.steps import Ask, StackState
from game.session import journal
from game.session.agents import NoBots
from game.session.match import Match
from game.session.notices import Notice, SaveFault
from game.session.save import FindRules, SaveFile, rules_of
from game.session.setup import HUMAN


class Differs(Exception):
    """The game took another course than the journal says; `notice` tells where."""

    def __init__(self, word: str, number: int, **facts: str) -> None:
        self.notice = Notice(word, {"number": str(number), **facts})
        super().__init__(self.notice.text())


class Replayed(NamedTuple):
    """One answer that was made again, and the question it answered."""

    number: int  # from 1
    ask: Ask
    option: str
    events: list[Event]

    @property
    def seat(self) -> int:
        """Who answered."""
        return int(self.ask.seat)


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
    if len(lines) == len(save.journal) and digest(match.state) != save.digest:
        raise Differs("replay_other_end", len(lines))


def _again(match: Match, number: int, text: str) -> Replayed:
    try:
        recorded = journal.parse(text)
    except ValueError as error:
        raise SaveFault("damaged", f"line {number}", str(error)) from error
    ask, told = match.pending, match.event_count
    if ask is None:
        raise Differs("replay_goes_on", number)
    names = [seat.name for seat in match.setup.seats]
    if recorded.seat >= len(names):
        raise Differs("replay_no_seat", number, asked=names[ask.seat])
    if ask.seat != recorded.seat:
        raise Differs("replay_other_seat", number, asked=names[ask.seat], answered=names[recorded.seat])
    if not match.answer(ask.number, recorded.option):
        raise Differs("replay_not_offered", number, asked=names[ask.seat])
    match.step()
    _compare(match.state, recorded, number)
    return Replayed(number, ask, recorded.option, match.events[told:])


def _compare(state: StackState, recorded: journal.Answer, number: int) -> None:
    if journal.chance(state) != recorded.chance:
        raise Differs("replay_chance", number)
    if recorded.digest is not None and digest(state) != recorded.digest:
        raise Differs("replay_other_game", number)

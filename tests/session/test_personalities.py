"""Saves whose computer players this program does not know."""

from __future__ import annotations

import msgspec
import pytest

from game.bots.inline import InlineBots
from game.session import save
from game.session.match import Match
from game.session.notices import SaveFault
from tests.games.hidden_numbers.rules import find_rules
from tests.session.helpers import play_on, toy_match


def reopened(*players: str) -> Match:
    """A save of a match in which these bots play, opened again."""
    file = save.snapshot(play_on(toy_match("random", "random", "human"), 2)).save_file("Tuesday", "2025-01-31")
    seats = list(file.setup.seats)
    for number, player in enumerate(players):
        seats[number] = msgspec.structs.replace(seats[number], player=player)
    setup = msgspec.structs.replace(file.setup, seats=tuple(seats))
    return save.resume(msgspec.structs.replace(file, setup=setup), find_rules, InlineBots())


def test_an_unknown_personality_plays_on_as_its_level_and_that_is_said() -> None:
    match = reopened("random:hermit")
    assert [seat.player for seat in match.setup.seats] == ["random", "random", "human"]
    notices = match.take_notices()
    assert [notice.word for notice in notices] == ["unknown_personality"]
    assert notices[0].text() == "Ann plays on as a computer player without a character: this program does not know it."
    assert match.take_notices() == []
    play_on(match)
    assert match.over


def test_an_unknown_level_is_a_fault_with_and_without_a_personality() -> None:
    for player in ("wizard", "wizard:hermit"):
        with pytest.raises(SaveFault, match="has a computer player that this program does not know"):
            reopened(player)

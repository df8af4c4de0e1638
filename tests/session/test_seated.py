"""Matches that begin in the position of a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.inline import InlineBots
from game.kernel.saving import to_json
from game.scenario import Scenario, play, read_file
from game.scenario.playing import seated
from game.session.setup import HUMAN, SeatSetup

SCENARIOS = Path(__file__).resolve().parent.parent / "scenarios"


@pytest.mark.parametrize("game", ["citadels", "rattus_cartus", "la_citta"])
def test_a_match_goes_on_from_a_position_and_its_set_up_is_read_again(game: str) -> None:
    found = [one for file in sorted((SCENARIOS / game).glob("*.yaml"))[:3] for one in read_file(file)]
    outcomes = [play(one) for one in found if isinstance(one, Scenario) and one.refused is None]
    state, ask = next((one.game, one.game.pending) for one in outcomes if one.game is not None and one.game.pending)
    players = len(getattr(state, "gold", None) or getattr(state, "hand"))  # noqa: B009  # of whatever game it is
    people = [SeatSetup(f"P{seat}", seat, HUMAN if seat == ask.seat else "easy") for seat in range(players)]
    match = seated(game, state, people, InlineBots())
    me = match.pending.seat if match.pending else 0
    view = match.view(me)
    again = match.rules.read_view(match.setup.rules_setup, to_json(view))
    assert to_json(again) == to_json(view)
    assert match.pending is not None
    assert match.answer(match.pending.number, match.pending.options[0])
    assert match.step()

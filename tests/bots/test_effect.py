"""What changes nothing is neither ranked nor recommended nor numbered, in any game."""

from __future__ import annotations

import pytest

from game import catalog
from game.bots import advice
from game.bots.advice import with_effect, without_effect
from game.bots.ai import ai
from game.citadels.rules.state import View
from game.citadels.scenario.story import Now
from game.citadels.words.asking.choices import label
from game.citadels.words.names import Names
from game.kernel.options import DONE, PASS
from game.kernel.rules import of
from game.kernel.saving import facts
from game.session.match import Match
from game.table.advice.hint_words import hints
from game.table.words import words
from tests.games.playing import TABLES, answers, begun
from tools.shots.citadels.base import seat, staged

BESIDE = {"answered", "stack"}
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{game} {n}" for game, n in TABLES])


def warlord_without_income() -> Match:
    """Nothing gathered, no military district, and 4 gold for the district of another."""
    seats = {
        0: seat("warlord", gold=4, hand=["smithy", "library"], city=["harbor"]),
        1: seat("king", city=["market", "tavern"], revealed=True),
        2: seat("thief", city=["manor"], revealed=True),
        3: seat("assassin", city=["barracks"], revealed=True),
    }
    return staged(4, seats, Now(seat=0))


@pytest.mark.long
@every_table
def test_what_is_said_to_change_nothing_changes_nothing(game: str, players: int) -> None:
    rules, tallies = catalog.rules(game), {*ai(game).tallies}
    for seed in range(2):
        state = begun(game, players, seed)
        for _answer in answers(state, seed):
            ask = state.pending
            idle = without_effect(game, rules.observe(state, ask.seat), ask)
            assert len(idle) < len(ask.options)
            assert not idle & {PASS, DONE}
            for option in idle:
                after = state.clone()
                after.choose(option)
                while after.pending is not None and after.pending.options == [PASS]:
                    after.choose(PASS)
                before, now = facts(state), facts(after)
                assert [name for name in before if before[name] != now[name]
                        and name not in BESIDE | tallies] == []  # fmt: skip
                assert after.pending is not None
                assert after.pending.seat == ask.seat


def test_income_for_no_district_changes_nothing() -> None:
    match = warlord_without_income()
    ask = match.pending
    assert ask is not None
    assert "income" in ask.options
    assert without_effect("citadels", match.view(0), ask) == {"income"}
    assert with_effect("citadels", match.view(0), ask).options == [one for one in ask.options if one != "income"]


def test_an_income_that_brings_gold_stays() -> None:
    seats = {0: seat("warlord", city=["barracks"]), 1: seat("king", revealed=True)}
    match = staged(4, seats, Now(seat=0))
    assert match.pending is not None
    assert "income" not in without_effect("citadels", match.view(0), match.pending)


def test_no_hint_recommends_what_changes_nothing() -> None:
    match = warlord_without_income()
    ask, view = match.pending, of(View, match.view(0))
    assert ask is not None
    answer = advice.judged("citadels", view, ask, 5, "hard")
    assert answer["idle"] == ["income"]
    assert "income" not in [option for option, *_ in answer["judged"]]
    here = words("citadels")
    names = here.names([one.name for one in match.setup.seats], view)
    told = [one.text for one in hints(answer, ask, view, names, here)]
    assert label("income", ask, view, of(Names, names)) not in told
    assert told


def test_the_only_thing_that_does_anything_is_recommended_as_such() -> None:
    match = warlord_without_income()
    ask, view = match.pending, of(View, match.view(0))
    assert ask is not None
    few = ask._replace(options=["gold", "income"])
    answer = advice.judged("citadels", view, few, 5, "hard")
    here = words("citadels")
    names = here.names([one.name for one in match.setup.seats], view)
    (only,) = hints(answer, few, view, names, here)
    assert only.reason == "Everything else would change nothing."

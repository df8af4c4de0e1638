"""Random games of random casts, all player counts and all editions: they end, nothing gets lost, nobody sees too much.

A slice of what build_scripts/soak.py does at length.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from game.citadels.rules import CHARACTERS, UNIQUE, Game, Setup
from game.citadels.rules.casting import OPTIONS
from game.citadels.rules.citadels import to_plain
from game.citadels.rules.determinize import determinize
from game.citadels.rules.observe import observe
from game.kernel.rng import Rng
from game.kernel.saving import digest, to_json
from game.kernel.steps import Seat
from tests.citadels.survival import accounts, accounts_after, assert_everything_is_somewhere
from tests.citadels.tables import conceivable, random_answers, rules
from tests.citadels.test_secrecy import assert_holds_less

LONGEST = 4_000  # decisions; the longest of many thousand random games has under 2,500
SWITCHES = tuple(name for name in OPTIONS if name != "classic")
RANDOM = [(players, seed) for players in range(2, 9) for seed in range(6)]
CLASSIC = 1000  # in place of a seed
TABLES = [*RANDOM, *((players, CLASSIC) for players in range(2, 8))]
every_table = pytest.mark.parametrize(
    ("players", "seed"), TABLES, ids=[f"{p} players, {'classic' if s == CLASSIC else f'seed {s}'}" for p, s in TABLES]
)


@cache
def setup_of(players: int, seed: int) -> Setup:
    """Another cast for every seed; rank 9 every other time where there is a choice, switches every third time."""
    if seed == CLASSIC:
        return rules().preset(players, "classic")
    chosen = rules().random_setup(players, seed * 10 + players, nine=bool(seed % 2) and players > 3)
    switches = tuple(name for bit, name in enumerate(SWITCHES) if (seed + players) >> bit & 1)
    return replace(chosen, options=switches if seed % 3 == 2 else ())


def played(chosen: Setup, seed: int) -> Iterator[Game]:
    """A random game at each of its questions."""
    g = rules().start(chosen, seed, watched=True)
    assert g.log is not None
    g.log.clear()
    for _ in random_answers(g, Rng(seed)):
        yield g
        assert g.answered < LONGEST
    yield g


@every_table
def test_games_end_and_nothing_gets_lost(players: int, seed: int) -> None:
    assert_survives(setup_of(players, seed), seed)


@pytest.mark.parametrize("cast", list(rules().cards.presets))
@pytest.mark.parametrize("players", [3, 5])
def test_games_of_every_named_cast_end_and_nothing_gets_lost(cast: str, players: int) -> None:
    assert_survives(rules().preset(players, cast, nine=cast != "classic"), players)


def assert_survives(chosen: Setup, seed: int) -> None:
    gold: list[int] = []
    for g in played(chosen, seed):
        assert_everything_is_somewhere(g)
        gold = accounts_after(gold or accounts(g), g.log or [])
        assert gold == accounts(g)
        assert g.log is not None
        g.log.clear()
    assert g.phase == "over"
    assert g.completed
    for line in g.scores:
        assert line["total"] == sum(amount for name, amount in line.items() if name != "total")
    assert rules().winners(g)


@pytest.mark.long
@every_table
def test_a_sampled_world_looks_the_same_to_its_seat(players: int, seed: int) -> None:
    """The law of secrecy at some questions of each game; the seat that is asked gets the same reasons, too."""
    rng = Rng(seed)
    for g in played(setup_of(players, seed), seed + 50):
        if not g.stack or rng.below(12):
            continue
        public = observe(g, None)
        for seat in map(Seat, range(players)):
            view = observe(g, seat)
            world = determinize(view, rng)
            assert observe(world, seat).same(view)
            assert observe(world, None).same(public)
            assert_holds_less(public, view)
            ask = g.pending
            if ask is not None and ask.seat == seat:
                assert world.pending == ask
                for word in conceivable(g, ask)[::9]:
                    assert g.why_not(seat, word) == world.why_not(seat, word)


@pytest.mark.long
@every_table
def test_games_survive_copies_and_saves(players: int, seed: int) -> None:
    chosen, rng = setup_of(players, seed), Rng(seed)
    for g in played(chosen, seed + 100):
        if rng.below(15) == 0:
            saved = json.loads(json.dumps(to_json(g)))
            assert digest(rules().load(to_plain(chosen), saved)) == digest(g)
            assert digest(g.clone()) == digest(g)


@pytest.mark.long
@every_table
def test_offered_if_and_only_if_no_reason_is_against_it(players: int, seed: int) -> None:
    rng = Rng(seed)
    for g in played(setup_of(players, seed), seed + 150):
        ask = g.pending
        if ask is None:
            break
        assert ask.options, "a question without an answer"
        assert len(set(ask.options)) == len(ask.options)
        if g.stack[-1][3] in (None, "citadels/turn.problem") and rng.below(8):
            continue
        for word in conceivable(g, ask):
            assert (word in ask.options) == (g.why_not(ask.seat, word) is None), word
        assert not any(g.why_not(ask.seat, word) for word in ask.options)


def test_every_character_and_every_unique_district_is_among_these_games() -> None:
    setups = [setup_of(players, seed) for players, seed in RANDOM]
    assert {name for chosen in setups for name in chosen.cast} == set(CHARACTERS)
    assert {name for chosen in setups for name in chosen.uniques} == set(UNIQUE) - {"university"}
    assert {name for chosen in setups for name in chosen.options} == set(SWITCHES)

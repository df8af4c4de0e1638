"""Every scenario in tests/scenarios: as it is, through copies and saves, and with everything unsaid dealt anew."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.citadels.rules import Game
from game.citadels.rules.citadels import to_plain
from game.citadels.rules.determinize import determinize
from game.citadels.rules.observe import observe
from game.kernel.rng import Rng
from game.kernel.saving import digest, to_json
from game.kernel.steps import Seat
from game.scenario import Outcome, Scenario, play, read_file
from game.scenario.stage import stage
from tests.citadels.rulings import scenario_ran
from tests.citadels.tables import rules

FOLDER = Path(__file__).resolve().parent.parent / "scenarios"
FILES = sorted(FOLDER.glob("**/*.yaml"))
ENTRIES = [entry for file in FILES for entry in read_file(file)]
SCENARIOS = [entry for entry in ENTRIES if isinstance(entry, Scenario)]
every_scenario = pytest.mark.parametrize(
    "scenario", SCENARIOS, ids=[f"{Path(s.file).stem}: {s.name}" for s in SCENARIOS]
)


def assert_ok(outcome: Outcome) -> None:
    assert outcome.fault is None, str(outcome.fault)
    failure = outcome.failure
    assert failure is None, f"line {failure.line}: expected {failure.expected}, found {failure.found}"


def test_all_entries_can_be_read() -> None:
    broken = [str(fault) for entry in ENTRIES if not isinstance(entry, Scenario) for fault in entry.faults]
    assert not broken
    assert len(SCENARIOS) > 150


def test_names_are_sentences_that_occur_once() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert len(set(names)) == len(names)


def dealt_anew(scenario: Scenario, seed: int) -> Scenario:
    return replace(scenario, setting=stage(scenario.game).reseeded(scenario.setting, seed))


@every_scenario
def test_scenario(scenario: Scenario) -> None:
    assert_ok(play(scenario))
    scenario_ran(scenario)


@pytest.mark.long
@every_scenario
def test_survives_copies_and_saves(scenario: Scenario) -> None:
    """After every choice the game goes on as a save read back from text, and a copy left behind stays as it was."""
    left_behind: list[tuple[Game, str]] = []

    def copy_and_save(g: Game) -> Game:
        left_behind.append((g.clone(), digest(g)))
        left_behind.append((g, digest(g)))
        text = json.dumps(to_json(g.clone()))
        return rules().load(to_plain(g.box.setup), json.loads(text))

    assert_ok(play(scenario, copy_and_save))
    for g, before in left_behind:
        assert digest(g) == before


@every_scenario
def test_nobody_sees_more_than_the_seat(scenario: Scenario) -> None:
    """After every choice a sampled world looks to each seat exactly like the real one."""

    def look(g: Game) -> Game:
        for number in range(g.box.players):
            view = observe(g, Seat(number))
            assert observe(determinize(view, Rng(number)), Seat(number)).same(view)
        return g

    assert_ok(play(scenario, look))


@every_scenario
@pytest.mark.parametrize("seed", [2, 3, 4, 5])
def test_what_is_not_said_does_not_matter(scenario: Scenario, seed: int) -> None:
    assert_ok(play(dealt_anew(scenario, seed), quiet=False))

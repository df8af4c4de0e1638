"""Tactical puzzles: all can be read and asked, forced ones are proved, and levels solve their share."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from game.bots import make_bot
from game.citadels.bot.search import last_round
from game.citadels.bot.search.flat import Mind
from game.citadels.bot.search.last_round import Limits, sensible, solve
from game.citadels.bot.search.learnt import value_model
from game.citadels.bot.search.models import pick_model
from game.citadels.rules.state import Game
from game.citadels.scenario.story import offered_for
from game.cli.advise import position, positions
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.kernel.steps import Ask, Seat
from game.puzzles.puzzle import file_of, own_puzzles
from game.scenario import Scenario, play
from tests.citadels.tables import rules
from tests.helpers.proof import SURE, distributions, guaranteed
from tests.helpers.scripts import build_script

ROOT = Path(__file__).resolve().parent.parent.parent
FILES = sorted((ROOT / "tests" / "puzzles").glob("*.yaml"))  # beside those for people: less clear, or less pretty
SMALL = Limits(answers=1200, fewest=4, most=8)


@cache
def forced() -> tuple[Scenario, ...]:
    return tuple(one.scenario for one in own_puzzles("citadels").puzzles if one.told.forced)


@cache
def judgement() -> tuple[Scenario, ...]:
    return tuple(one.scenario for one in own_puzzles("citadels").puzzles if not one.told.forced)


@cache
def puzzles_of(file: Path) -> tuple[Scenario, ...]:
    return tuple(positions(file))


def named(name: str) -> Scenario:
    found = own_puzzles("citadels").find(name)
    assert found is not None
    return found.scenario


def best_of(puzzle: Scenario) -> tuple[Game, Ask, set[str]]:
    found, ask = position(puzzle)
    g = of(Game, found)
    return g, ask, {word for choice in puzzle.best for word in offered_for(choice, g, ask)}


def script() -> ModuleType:
    return build_script("studies/puzzles")


def test_there_are_enough_and_each_says_why() -> None:
    everything = [puzzle for file in FILES for puzzle in puzzles_of(file)]
    assert len(everything) + len(forced()) + len(judgement()) >= 60
    assert len(own_puzzles("citadels").puzzles) >= 40
    assert len(forced()) >= 40
    assert all(puzzle.best and puzzle.why for puzzle in everything)


def test_every_puzzle_asks_a_question_with_more_than_its_best_answers() -> None:
    for puzzle in [*forced(), *judgement(), *(one for file in FILES for one in puzzles_of(file))]:
        assert play(puzzle).ok, puzzle.name
        g, ask, best = best_of(puzzle)
        assert best < set(sensible(g, ask.step, ask.options)), puzzle.name


def test_forced_puzzles_are_proved() -> None:
    """What is called best surely wins, in every world and against everything; nothing else does."""
    for puzzle in forced():
        g, ask, best = best_of(puzzle)
        found = guaranteed(rules().observe(g, Seat(ask.seat)), ask)
        assert {option for option, share in found.items() if share == SURE} == best, (puzzle.name, found)


@cache
def mind() -> Mind:
    return Mind(value_model(), pick_model())


def test_the_solver_of_last_rounds_finds_what_is_forced() -> None:
    for puzzle in forced():
        g, ask, best = best_of(puzzle)
        view = rules().observe(g, Seat(ask.seat))
        options = sensible(g, ask.step, ask.options)
        found = solve(view, ask, options, SMALL, mind(), Rng(1))
        assert found is not None, puzzle.name
        assert found[0].option in best, (puzzle.name, found)
        assert found == solve(view, ask, options, SMALL, mind(), Rng(1))


def test_the_solver_leaves_other_rounds_alone() -> None:
    g, ask, _ = best_of(named("dear_cards"))
    view = rules().observe(g, Seat(ask.seat))
    assert not last_round.is_last(view)
    assert solve(view, ask, ask.options, SMALL, mind(), Rng(1)) is None


def test_the_solver_gives_up_on_what_is_too_wide() -> None:
    g, ask, _ = best_of(named("too_dear_to_fall"))
    view = rules().observe(g, Seat(ask.seat))
    assert solve(view, ask, ask.options, Limits(answers=60, fewest=6), mind(), Rng(1)) is None


def test_distributions_are_all_there_is_and_each_once() -> None:
    """Two of the eight are open, A knows its own and what it passed on: the proof looks at every other deal."""
    g, ask, _ = best_of(puzzles_of(ROOT / "tests" / "puzzles" / "judgement_naming.yaml")[0])
    view = rules().observe(g, Seat(ask.seat))
    found = [(tuple(map(tuple, deal.roles)), tuple(sorted(deal.face_down))) for deal in distributions(view)]
    assert len(found) == len(set(found))
    drawn = set()
    from game.citadels.rules import guess_roles

    for seed in range(600):
        deal = guess_roles.dealt(view, Rng(seed))
        drawn.add((tuple(map(tuple, deal.roles)), tuple(sorted(deal.face_down))))
    assert drawn <= set(found)


@pytest.mark.parametrize(("level", "proved", "judged"), [("random", 0, 0), ("easy", 36, 15), ("normal", 36, 17)])
def test_quick_levels_solve_their_share(level: str, proved: int, judged: int) -> None:
    found = [one for file in (file_of("citadels"), *FILES) for one in script().answers(file, level, 1)]
    score = script().score(found)
    assert score["classes"]["forced"]["solved"] >= proved
    assert score["classes"]["judgement"]["solved"] >= judged


@pytest.mark.long
def test_hard_solves_everything_that_is_forced() -> None:
    """What is played out at the table of a puzzle is its answer."""
    for puzzle in forced():
        g, ask, best = best_of(puzzle)
        assert make_bot("hard", 1).decide(rules().observe(g, Seat(ask.seat)), ask) in best, puzzle.name


def test_the_command_scores_a_level(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(file_of("citadels"))
    assert script().main(["--level", "easy", "--path", file, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["classes"]["forced"]["total"] == len(forced())
    assert found["total"] == len(found["puzzles"]) == len(forced()) + len(judgement())
    assert script().main(["--level", "random", "--path", file, "--strict"]) == 1
    assert "best is" in capsys.readouterr().out
    bare = tmp_path / "forced_x.yaml"
    bare.write_text("- name: No best\n  seats: {A: {role: king}}\n  now: {seat: A}\n", encoding="utf-8")
    assert script().main(["--level", "normal", "--path", str(bare)]) == 2
    assert "forced_x.yaml:1" in capsys.readouterr().err

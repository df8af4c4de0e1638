"""How well computer players guess what they do not see: losses and hits, of every game that tells its guesses."""

from __future__ import annotations

import json
from math import fsum, log
from typing import Any

import pytest

from game import catalog
from game.bots.ai import ai
from game.kernel.rules import SomeRules
from game.kernel.steps import Seat
from studies import inference
from tools.sparring import make_bot

GAMES = ("citadels", "rattus_cartus", "la_citta")
LEVELS = ("easy", "hard")


def positions(game: str, every: int) -> list[Any]:
    """Every so many-th position with a choice in a game of four `normal`."""
    rules: SomeRules = catalog.rules(game)
    found: list[Any] = []
    state, choices = rules.new(rules.setup(4, {}, 5), 5), 0
    bots = [make_bot("normal", seat, game) for seat in range(4)]
    while (ask := state.pending) is not None:
        choices += len(ask.options) > 1
        if len(ask.options) > 1 and choices % every == 0:
            found.append(state.clone())
        state.choose(bots[ask.seat].decide(rules.observe(state, Seat(ask.seat)), ask))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_guesses_are_chances_of_things_that_there_are(game: str) -> None:
    known, rules, things = ai(game), catalog.rules(game), 0
    for state in positions(game, 9):
        ask = state.pending
        assert ask is not None
        view, truth = rules.observe(state, ask.seat), known.hidden(state)
        usual = known.guesses(view, ask, 1, "easy")
        for thing, chances in known.guesses(view, ask, 1, "hard").items():
            things += 1
            assert fsum(chances.values()) == pytest.approx(1.0)
            assert usual[thing][truth[thing]] > 0.0, "whoever keeps no account holds everything possible that is"
    assert things > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_guess_depends_on_the_view_alone(game: str) -> None:
    known, rules = ai(game), catalog.rules(game)
    for state in positions(game, 25):
        ask = state.pending
        assert ask is not None
        view = rules.observe(state, ask.seat)
        for level in LEVELS:
            found = known.guesses(view, ask, 1, level)
            assert found == known.guesses(rules.observe(state.clone(), ask.seat), ask, 1, level)


def test_a_murder_hits_who_holds_the_character_and_nobody_names_one_that_lies_open() -> None:
    known, rules, seen = ai("citadels"), catalog.rules("citadels"), 0
    for state in positions("citadels", 1):
        ask = state.pending
        assert ask is not None
        aims = known.aims(state, rules.observe(state, ask.seat), ask)
        if ask.step not in ("assassin.kill", "witch.bewitch", "thief.rob"):
            assert not aims
            continue
        seen += 1
        held = {f"rank:{rank}" for seat, ranks in enumerate(state.roles) if seat != ask.seat for rank in ranks}
        assert {word for word, hits in aims.items() if hits} == held & {*ask.options}
        assert not {f"rank:{rank}" for rank in state.face_up} & {*aims}
    assert seen


def test_losses_are_means_over_the_guesses_and_their_interval_is_that_of_games() -> None:
    key = ("loss", "card", "hard")
    games: list[inference.Sums] = [{key: [2.0, 2 * log(4), 2 * log(2)]}, {key: [1.0, log(4), log(2)]}]
    (row,) = inference.rows("some", games)
    assert (row["count"], row["games"], row["what"]) == (3, 2, "card by hard")
    assert row["before"] == pytest.approx(log(4))
    assert row["low"] == pytest.approx(row["high"]) == pytest.approx(-log(2)), "every game says the same"
    games[1][key][2] = 0.0
    (row,) = inference.rows("some", games)
    assert row["low"] < row["after"] - row["before"] < row["high"]


@pytest.mark.long
def test_all_games_are_told_in_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "normal", "--levels", "hard", "--games", "1", "--every", "20"]
    assert inference.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {one["game"] for one in found} == set(GAMES)
    assert "loss" in {one["kind"] for one in found} <= {"loss", "hits"}
    assert all(one["before"] >= 0.0 for one in found)
    assert "| rattus_cartus | nuns of the row by hard |" in inference.as_text(found)


def test_who_cannot_play_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert inference.main(["--game", "citadels", "--bots", "nobody"]) == 2
    assert "no computer player called 'nobody'" in capsys.readouterr().err

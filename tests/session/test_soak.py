"""A slice of build_scripts/soak.py: every promise after every answer, for the small game and for Citadels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import soak
from game import catalog
from game.bots.ai import ai
from game.bots.random_bot import RandomBot
from game.kernel.events import Facts
from game.kernel.rng import Rng
from game.kernel.steps import Seat
from soak_checks import CHECKS, Broken, Soak, just_played
from tests.games.hidden_numbers.rules import Game, HiddenNumbers, View
from tests.session.helpers import toy_setup


def toy_soak(rules: Any, seed: int, *checks: str) -> Soak:
    setup = toy_setup("human", "human", "human", seed=seed, rounds=6)
    return Soak(rules, setup, checks or CHECKS, bots=[RandomBot(1)], accounts=lambda g: list(g.coins))


@pytest.mark.parametrize("seed", range(4))
def test_the_small_game_keeps_every_promise(seed: int) -> None:
    game = toy_soak(HiddenNumbers(), seed)
    assert game.run() > 18
    assert all(game.counts[check] for check in (*CHECKS, "replay", "secret_events"))


@pytest.mark.long
@pytest.mark.parametrize("players", [4, 7, 8])
def test_citadels_keeps_every_promise(players: int) -> None:
    result = soak.soak(1, [players], list(CHECKS), seed=players)
    assert result["failures"] == []
    assert result["checked"]["survival"] == result["answers"]


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 5])
def test_rattus_cartus_keeps_every_promise(players: int) -> None:
    result = soak.soak(1, [players], list(CHECKS), players, "rattus_cartus")
    assert result["failures"] == []
    assert result["checked"]["survival"] == result["answers"]


@pytest.mark.parametrize("game", ["hidden_numbers", "rattus_cartus"])
def test_many_games_are_checked_in_a_sample_and_all_of_them_end(game: str) -> None:
    result = soak.soak(8, [3], ["survival"], 1, game, 4)
    assert result["failures"] == []
    assert result["checked"]["played"] == 6


def test_a_game_that_is_just_played_must_load_as_it_is() -> None:
    setup = toy_setup("human", "human", "human", seed=1, rounds=6).rules_setup
    with pytest.raises(Broken, match="came back from JSON"):
        [just_played(Forgetful(), setup, seed, lambda g: [], lambda event: []) for seed in range(6)]


def test_rats_that_no_event_tells_of_are_missed() -> None:
    rules, known = catalog.rules("rattus_cartus"), ai("rattus_cartus")
    with pytest.raises(Broken, match="accounts"):
        just_played(rules, rules.setup(3, {}, 1), 1, known.accounts, lambda event: [])


class Careless(HiddenNumbers):
    """Forgets that a drawn card teaches its owner something."""

    def learnt(self, before: Game, after: Game) -> bool:
        return False


class Forgetful(HiddenNumbers):
    """Loses a coin on the way through JSON."""

    def load(self, setup: dict[str, Any], saved: dict[str, Any]) -> Game:
        g = super().load(setup, saved)
        g.coins[0] = max(0, g.coins[0] - 1)
        return g


class LoudGame(Game):
    """Tells everybody what lies on top of the deck."""

    __slots__ = ()

    def tell(self, word: str, for_seat: Mapping[Seat, Facts] | None = None, **public: Any) -> None:
        super().tell(word, for_seat, top=self.deck[-1:], **public)

    def clone(self) -> LoudGame:
        return loud(super().clone())


def loud(g: Game) -> LoudGame:
    g.__class__ = LoudGame
    assert isinstance(g, LoudGame)
    return g


class Talkative(HiddenNumbers):
    """The rules of the loud game."""

    def new(self, setup: dict[str, Any], seed: int) -> Game:
        return loud(super().new(setup, seed))

    def determinize(self, view: View, rng: Rng) -> Game:
        return loud(super().determinize(view, rng))


@pytest.mark.parametrize(
    ("rules", "check"),
    [(Careless(), "undo"), (Forgetful(), "survival"), (Talkative(), "secrecy")],
)
def test_a_broken_promise_is_found(rules: Any, check: str) -> None:
    def some_games() -> None:
        for seed in range(10):
            toy_soak(rules, seed, check).run()

    with pytest.raises(Broken) as caught:
        some_games()
    assert caught.value.check == check

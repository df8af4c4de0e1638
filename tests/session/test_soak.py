"""A slice of build_scripts/soak.py: every promise after every answer, for the small game and for Citadels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import soak
from game.bots.random_bot import RandomBot
from game.kernel.events import Facts
from game.kernel.rng import Rng
from game.kernel.steps import Seat
from soak_checks import CHECKS, Broken, Soak
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

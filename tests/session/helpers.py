"""Matches of the small game, with people, scripted people and bots."""

from __future__ import annotations

from game.bots.inline import InlineBots
from game.kernel.rng import Rng
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from tests.games.hidden_numbers.rules import HiddenNumbers

RULES = HiddenNumbers()


def toy_setup(*players: str, seed: int = 1, rounds: int = 4) -> MatchSetup:
    """A set-up of the small game; by default one person and two random bots."""
    names = ("Ann", "Bo", "Cleo", "Dan")
    seats = [SeatSetup(names[i], i, player) for i, player in enumerate(players or (HUMAN, "random", "random"))]
    return MatchSetup("hidden_numbers", {"rounds": rounds}, seed, tuple(seats))


def toy_match(*players: str, seed: int = 1, rounds: int = 4) -> Match:
    """A match of the small game with bots in this process."""
    return Match.new(RULES, toy_setup(*players, seed=seed, rounds=rounds), InlineBots())


def play_on(match: Match, answers: int = 10_000) -> Match:
    """Up to so many answers more; people answer by a generator of their own seat and ask."""
    for _ in range(answers):
        ask = match.pending
        if ask is None:
            break
        if match.is_human(ask.seat):
            word = Rng(ask.number * 7 + ask.seat).choice(ask.options)
            assert match.answer(ask.number, word)
        assert match.step()
    return match


def answer(match: Match, word: str) -> None:
    """The pending ask is answered with this word by its person."""
    ask = match.pending
    assert ask is not None
    assert match.answer(ask.number, word), f"{word} is not among {ask.options}"
    assert match.step()

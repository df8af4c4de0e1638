"""The `normal` player: sees only its View, always answers, never goes in circles, and plays far better than chance."""

from __future__ import annotations

import pytest

from game.bots import make_bot
from game.bots.simulation import chooser, play_games, seats_of
from game.catalog import rules
from game.citadels.bot.attraction import _WORTH
from game.citadels.bot.normal import BEGUN, HABITS
from game.citadels.bot.turn import _ABILITIES
from game.citadels.content import own_cards
from game.citadels.deals import deals_of
from game.citadels.rules import Citadels, Game, Setup, asked
from game.kernel import steps
from game.kernel.options import PASS
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.kernel.steps import SHORT, play
from tests.citadels.tables import box_rules

CASTS = list(own_cards().presets)


def citadels() -> Citadels:
    return of(Citadels, rules("citadels"))


def random_setups(games: int) -> list[Setup]:
    """Every number of players in turn, with rank 9 and without, casts and districts by chance."""
    return [citadels().random_setup(2 + i % 7, i, nine=i % 7 > 1 and i // 7 % 2 == 1) for i in range(games)]


def decisions_depend_on_the_view_alone(setup: Setup, seed: int) -> None:
    """Play a game; at every ask everything hidden is changed, and the decision must stay."""
    game = citadels()
    bot, rng = make_bot("normal", 5), Rng(seed)
    g = game.start(setup, seed)
    while g.stack:
        ask = g.pending
        assert ask is not None
        view = game.observe(g, ask.seat)
        chosen = bot.decide(view, ask)
        assert view.same(game.observe(g, ask.seat)), "the View was changed by thinking"
        other = game.determinize(view, rng)
        asked = other.pending
        assert asked is not None
        assert bot.decide(game.observe(other, ask.seat), asked) == chosen
        g.choose(chosen)


@pytest.mark.parametrize(("players", "nine"), [(4, False), (5, True), (7, False), (8, True)])
def test_its_decision_depends_on_its_view_alone(players: int, nine: bool) -> None:
    decisions_depend_on_the_view_alone(citadels().preset(players, nine=nine), 11)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_its_decision_depends_on_its_view_alone_in_the_classic_edition(players: int) -> None:
    decisions_depend_on_the_view_alone(citadels().preset(players, "classic"), 3)


@pytest.mark.long
@pytest.mark.parametrize("number", range(28))
def test_its_decision_depends_on_its_view_alone_with_any_cast(number: int) -> None:
    decisions_depend_on_the_view_alone(random_setups(28)[number], number)


@pytest.mark.long
@pytest.mark.parametrize("cast", CASTS)
def test_tables_of_normal_players_come_to_an_end(cast: str) -> None:
    game = citadels()
    for players in range(2, 8 if cast == "classic" else 9):
        setup = game.preset(players, cast, nine=players > 2)
        g = play(game.start(setup, players), chooser(game, seats_of(["normal"], players), players))
        assert g.phase == "over"
        assert g.round < 40


def passes_nothing_twice(g: Game, seed: int) -> None:
    """In one turn no seat passes the same ask, with the same options, a second time."""
    game = citadels()
    bots = [make_bot("normal", seed * 8 + seat) for seat in range(g.box.players)]
    turn: tuple[object, ...] = ()
    passed: set[tuple[object, ...]] = set()
    answers = 0
    while g.stack:
        ask = g.pending
        assert ask is not None
        if turn != (g.round, g.rank, g.seat, g.resumed):
            turn, passed, answers = (g.round, g.rank, g.seat, g.resumed), set(), 0
        answers += 1
        assert answers < 80
        chosen = bots[ask.seat].decide(game.observe(g, ask.seat), ask)
        if chosen == PASS:
            question = (ask.seat, ask.step, *ask.options)
            assert question not in passed, f"{question} is passed twice"
            passed.add(question)
        g.choose(chosen)


@pytest.mark.long
def test_no_turn_goes_in_circles() -> None:
    for seed, setup in enumerate(random_setups(140)):
        passes_nothing_twice(citadels().start(setup, seed), seed)


def test_every_character_and_every_question_is_known() -> None:
    """A character of the box needs its line in these tables, one of the house may have it; a renamed step would fall
    back on `careful` unseen."""
    characters = own_cards().characters
    assert set(own_cards().box.characters) <= set(_WORTH) <= set(characters)
    assert set(_ABILITIES) <= set(characters)
    assert all(steps.is_known(f"citadels/{name}") for name in {*HABITS, *BEGUN})


def test_what_an_ability_asks_at_once_is_never_passed() -> None:
    """A player who tries it would begin and leave off for ever; no character of a stranger has to be named here."""
    assert {"abbot.take", "thief.rob", "wizard.look"} <= BEGUN
    assert {SHORT[name] for name, one in asked.QUESTIONS.items() if one.again is asked.by_ability} <= BEGUN


def against_random(setups: list[Setup], seeds: range) -> float:
    """The share won by one normal player, every seat in turn."""
    wins = 0.0
    for seed, setup in zip(seeds, setups, strict=True):
        seat = seed % setup.players
        levels = ["normal" if s == seat else "random" for s in range(setup.players)]
        wins += play_games(deals_of(setup), levels, range(seed, seed + 1)).wins[seat]
    return wins / len(setups)


@pytest.mark.long
@pytest.mark.parametrize(("players", "least"), [(2, 0.9), (3, 0.9), (4, 0.9), (8, 0.75)])
def test_it_nearly_always_beats_random_players_with_any_cast(players: int, least: float) -> None:
    setups = [box_rules().random_setup(players, seed) for seed in range(48)]
    assert against_random(setups, range(48)) > least


def test_it_nearly_always_beats_three_random_players_in_the_first_game() -> None:
    assert against_random([citadels().preset(4)] * 60, range(100, 160)) > 0.9

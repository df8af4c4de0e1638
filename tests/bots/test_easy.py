"""The `easy` player: weak, never silly; and the certain knowledge all levels share."""

from __future__ import annotations

import pytest

from game.bots import make_bot
from game.bots.simulation import play_games
from game.citadels.bot import easy
from game.citadels.bot import easy as easy_turn
from game.citadels.bot.beliefs import may_be_held
from game.citadels.content import own_cards
from game.citadels.deals import citadels, deals_of, setup_of
from game.kernel import steps
from game.kernel.rng import Rng
from game.kernel.steps import Seat
from tests.citadels.tables import box_rules


def share(candidate: str, reference: str, players: int, games: int) -> float:
    """What the candidate wins, in every seat in turn, with casts by chance from the box."""
    wins = 0.0
    for seed in range(games):
        seat = seed % players
        names = [candidate if s == seat else reference for s in range(players)]
        setup = box_rules().random_setup(players, 500 + seed, nine=3 < players < 8 and seed % 2 == 1)
        wins += play_games(deals_of(setup), names, range(500 + seed, 501 + seed)).wins[seat]
    return wins / games


@pytest.mark.parametrize(("players", "least"), [(2, 0.9), (4, 0.85), (8, 0.5)])
def test_easy_beats_random_players_with_any_cast(players: int, least: float) -> None:
    assert share("easy", "random", players, 48) > least


@pytest.mark.long
def test_normal_beats_easy() -> None:
    assert share("normal", "easy", 4, 100) > 0.45


def test_every_character_and_every_question_is_known() -> None:
    assert set(own_cards().box.characters) <= set(easy.PROMISES) <= set(own_cards().characters)
    assert all(steps.is_known(f"citadels/{name}") for name in {*easy._HABITS, *easy_turn.BEGUN})
    assert set(own_cards().characters) >= easy_turn.FREE


@pytest.mark.long
@pytest.mark.parametrize("number", range(14))
def test_its_decision_depends_on_its_view_alone_and_turns_end(number: int) -> None:
    game, players = citadels(), 2 + number % 7
    bot, rng = make_bot("easy", 5), Rng(number)
    g = game.start(setup_of(players, "random", number, number // 7), number)
    while (ask := g.pending) is not None:
        assert g.answered < 1500
        view = game.observe(g, ask.seat)
        chosen = bot.decide(view, ask)
        assert view.same(game.observe(g, ask.seat)), "the View was changed by thinking"
        other = game.determinize(view, rng)
        asked = other.pending
        assert asked is not None
        assert bot.decide(game.observe(other, ask.seat), asked) == chosen
        g.choose(chosen)


def test_named_opponents_can_be_easy_too() -> None:
    assert play_games(deals_of(setup_of(4, "random", 1, 0)), ["easy:builder", "easy"] * 2, range(3)).games == 3


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 9))
def test_who_may_hold_a_character_is_exactly_what_the_view_allows(players: int) -> None:
    """Whatever some world that fits the View has is possible, and whatever is possible some world has."""
    game = citadels()
    for seed in range(3):
        g = game.start(setup_of(players, "random", seed, seed), seed)
        bots = [make_bot("easy", seat) for seat in range(players)]
        looked = 0
        while (ask := g.pending) is not None and looked < 6:
            view = game.observe(g, ask.seat)
            if g.phase == "action" and ask.step != "theater.choose_partner" and g.answered % 5 == 0:
                looked += 1
                held = set()
                for sample in range(150):
                    world = game.determinize(view, Rng(sample))
                    held |= {rank for seat in view.others(ask.seat) for rank in world.roles[seat]}
                hidden = {rank for rank in held if view.shown[rank] < 0}
                if view.exchanged and players < 4:
                    assert may_be_held(view) >= hidden
                else:
                    assert may_be_held(view) == hidden
            g.choose(bots[ask.seat].decide(game.observe(g, Seat(ask.seat)), ask))
